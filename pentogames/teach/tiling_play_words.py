"""What is said of tiling puzzles while they are played: groups, levels, and what cannot be done."""

from collections.abc import Mapping

from pentogames.puzzles.tiling_play import Trouble
from pentogames.teach.sentences import Sentence, later

TROUBLES: Mapping[Trouble, Sentence] = {
    Trouble.OFF_REGION: Sentence("That reaches beyond the squares to be covered."),
    Trouble.COVERED: Sentence("There is a piece in the way."),
    Trouble.GIVEN: Sentence("That piece belongs to the puzzle and stays where it is."),
    Trouble.NONE_LEFT: Sentence("No {piece} is left beside the board."),
    Trouble.NOT_READY_SQUARES: Sentence("First click the squares that are to be removed."),
    Trouble.NOT_READY_PIECES: Sentence("First click the pieces that you want to use."),
}
"""Why a piece cannot be laid or taken; figures: piece."""

OWN_GROUP = "own"
"""The group of the puzzles that begin with a decision of the player's."""

GROUPS: Mapping[str, str] = {
    "rectangles": later("Rectangles"),
    "squares": later("Squares"),
    "fives": later("Five rows"),
    "triplications": later("Pieces three times as large"),
    "universe": later("Universe's boards"),
    "figures": later("Small shapes"),
    "things": later("Things"),
    "animals": later("Animals"),
    "letters": later("Letters and figures"),
    OWN_GROUP: later("Yours to decide"),
}
"""The groups of the library by their codes."""

DIFFICULTIES = (later("easy"), later("medium"), later("hard"), later("very hard"))
"""What the difficulties of the library are called, the easiest first."""

RATED = later("{name} ({difficulty})")
CHOSEN = later("{name}, with pieces that you choose")
ANY_FOUR = later("8×8 without any four squares")
