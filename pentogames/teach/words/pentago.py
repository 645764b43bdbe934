"""The words of Pentago."""

from pentogames.teach.sentences import Sentence
from pentogames.teach.words import Words

WORDS = Words(
    title="Multiplayer Pentago",
    summary="Place a stone, turn a block; five in a row win.",
    refusals={
        "game-over": Sentence("The game is over."),
        "not-your-turn": Sentence("It is the turn of {seat}."),
        "place-first": Sentence("Place a stone first, then turn a block."),
        "off-board": Sentence("That square lies off the board."),
        "square-taken": Sentence("There is a stone on {square} already."),
        "already-won": Sentence("Your stone on {square} makes five and wins: no block is turned."),
        "turn-now": Sentence("Your stone is on {square}: now turn a block."),
        "skip-not-allowed": Sentence("You may not skip the turn of a block in this game."),
        "no-empty-block": Sentence(
            "You may skip the turn only while some block is empty, and none is any more."
        ),
        "no-such-block": Sentence("The blocks are numbered 1 to 9; there is no block {block}."),
        "no-quarter-turn": Sentence("A block is turned by exactly one quarter, either way round."),
        "direction-not-allowed": Sentence(
            "Blocks turn clockwise only in this game: {instead} would be allowed."
        ),
    },
    outcomes={
        "five": Sentence("{winners} made five in a row and won."),
        "shared-five": Sentence("{winners} made five in the same turn and share the first place."),
        "all-five": Sentence("Everybody made five in the same turn: a draw."),
        "full-board": Sentence("The board is full; the first place goes to {winners}."),
        "no-five": Sentence("The board is full and nobody made five: a draw."),
    },
    names={
        "1": "Player 1",
        "2": "Player 2",
        "3": "Player 3",
        "4": "Player 4",
        "A": "Team A",
        "B": "Team B",
        "A1": "A1",
        "B1": "B1",
        "A2": "A2",
        "B2": "B2",
        "stones": "Stones",
    },
    options={
        "players": "Players",
        "teams": "Teams",
        "directions": "Blocks turn",
        "skip_while_empty": "Turning may be skipped while a block is empty",
        "first_five_ends": "The first five ends the game",
    },
    choices={
        "players:2": "Two",
        "players:3": "Three",
        "players:4": "Four",
        "teams:none": "Every man for himself",
        "teams:pairs": "Two pairs",
        "teams:two-against-one": "Two against one",
        "directions:clockwise": "Clockwise only",
        "directions:either": "In either direction",
    },
    leave=Sentence("{player} made five in a row; the others play on."),
)
