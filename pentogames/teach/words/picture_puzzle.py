"""The words of the Picture-Puzzle."""

from pentogames.teach.sentences import Sentence, Translate, later, untranslated
from pentogames.teach.words import Words

WORDS = Words(
    title="Picture-Puzzle",
    summary="One takes a picture apart, the next restores it from memory.",
    refusals={
        "game-over": Sentence("The game is over."),
        "not-your-turn": Sentence("It is the turn of {seat}."),
        "not-a-move": Sentence("That is no move of the Picture-Puzzle."),
        "take-apart-now": Sentence(
            "The picture is being taken apart: remove a stone, then turn a block."
        ),
        "restore-now": Sentence("The picture is being restored: place a stone, then turn a block."),
        "remove-first": Sentence("Remove a stone first, then turn a block."),
        "place-first": Sentence("Place a stone first, then turn a block."),
        "off-board": Sentence("That square lies off the board."),
        "no-stone": Sentence("There is no stone on {square} to remove."),
        "square-taken": Sentence("There is a stone on {square} already."),
        "not-at-hand": Sentence(
            "You have no {colour} stone at hand; the colours at hand are: {hand}."
        ),
        "turn-now": Sentence("The stone of {square} has been moved: now turn a block."),
        "no-such-block": Sentence("The blocks are numbered 1 to 9; there is no block {block}."),
        "no-quarter-turn": Sentence("A block is turned by exactly one quarter, either way round."),
    },
    outcomes={
        "last-left": Sentence("{winners} is the last one left and won."),
        "all-failed": Sentence("All who were left failed in the same round and share the win."),
        "all-removed": Sentence(
            "The picture has no stones for another round: all who are left share the win."
        ),
        "failed": Sentence("The picture was not restored: the game is over."),
    },
    names={
        "computer": "The computer",
        "1": "Player 1",
        "2": "Player 2",
        "3": "Player 3",
        "4": "Player 4",
        "5": "Player 5",
        "6": "Player 6",
        "7": "Player 7",
        "8": "Player 8",
        "r": "Red",
        "g": "Green",
        "b": "Blue",
        "y": "Yellow",
        "restored": "Highest number restored",
        "take-apart": "Taking apart",
        "restore": "Restoring",
        "over": "Over",
    },
    terms={"red": "red", "green": "green", "blue": "blue", "yellow": "yellow"},
    options={
        "players": "Players",
        "pictures": "Pictures",
        "rounds_per_picture": "Rounds with the same picture",
        "taken_apart_by": "Taken apart by",
    },
    choices={
        "players:1": "One, against the computer",
        "players:2": "Two",
        "players:3": "Three",
        "players:4": "Four",
        "players:5": "Five",
        "players:6": "Six",
        "players:7": "Seven",
        "players:8": "Eight",
        "rounds_per_picture:1": "A new picture each round",
        "rounds_per_picture:3": "The same for three rounds",
        "rounds_per_picture:4": "The same for four rounds",
        "taken_apart_by:player": "The player before",
        "taken_apart_by:computer": "The computer",
    },
)

ATTEMPT_RUNS = later("While an attempt runs nothing is taken back, and nobody looks back.")
PLACED_STAYS = later("A stone that is placed is not taken back: now turn a block.")
"""Why undo is refused."""

SYMMETRICAL = Sentence("It is symmetrical.")
CAUSES = {
    "asymmetry": Sentence("{figure} % of its stones break the symmetry."),
    "patches": Sentence(
        "It falls into {figure} patches of colour.",
        one="It is one patch of colour.",
        count="figure",
    ),
    "blocks": Sentence(
        "It occupies {figure} of the nine blocks.",
        one="It occupies one of the nine blocks.",
        count="figure",
    ),
    "colours": Sentence("It has {figure} colours.", one="It has one colour.", count="figure"),
    "stones": Sentence("It has {figure} stones.", one="It has one stone.", count="figure"),
}
"""What makes a picture hard, or does not, by the factors of puzzles/pictures.py."""


def tell_cause(factor: str, figure: int, translate: Translate = untranslated) -> str:
    """Return the sentence that tells a factor of a picture's difficulty."""
    sentence = SYMMETRICAL if (factor, figure) == ("asymmetry", 0) else CAUSES[factor]
    return sentence.say({"figure": figure}, translate)
