"""What Pauli's codes are called in front of people."""

from pentogames.teach.sentences import Sentence
from pentogames.teach.words import Words

WORDS = Words(
    title="Pauli",
    summary="Win the pentominoes' cards with matches of five colours, and blow up second ones.",
    refusals={
        "game-over": Sentence("The game is over."),
        "not-your-turn": Sentence("It is not your turn: {seat} is to move."),
        "no-such-colour": Sentence("There are no pieces of colour {colour}."),
        "off-board": Sentence("That square is not on the board."),
        "square-taken": Sentence("You cannot put a piece on {square}: there is one already."),
        "none-left": Sentence("You have no {colour} piece left; you still have: {left}."),
        "exclusion-1": Sentence(
            "That would make two or more matches of the same pentomino at once: {letters}."
        ),
        "exclusion-2": Sentence(
            "That would make second matches of active cards that {seat} holds: {letters}.",
            one="That would make a second match of {letters}, whose active card {seat} holds.",
            count="count",
        ),
    },
    outcomes={
        "cards": Sentence("{winners} wins with enough cards, and more than the opponent."),
        "empty-stash": Sentence("{winners} wins: the opponent's stash is empty."),
        "no-placement": Sentence("{winners} wins: the opponent cannot place any piece."),
        "repetition": Sentence("The game is drawn: the same position came up for the third time."),
    },
    names={
        "Cool": "Cool",
        "Hot": "Hot",
        "blue": "Blue",
        "green": "Green",
        "yellow": "Yellow",
        "orange": "Orange",
        "red": "Red",
        "free": "Free",
        "passive": "Passive",
        "active": "Active",
        "cards": "Cards",
        "active-cards": "Active cards",
        "stash": "Pieces in the stash",
    },
    terms={
        "blue": "blue",
        "green": "green",
        "yellow": "yellow",
        "orange": "orange",
        "red": "red",
    },
    options={
        "goal": "Cards that win",
        "repetition_draw": "A position's third occurrence is a draw",
        "cards": "Cards given at the start",
    },
    choices={
        **{f"goal:{goal}": str(goal) for goal in range(1, 13)},
        "repetition_draw:True": "Yes",
        "repetition_draw:False": "No",
    },
)
