"""What is said when something cannot be done in a tiling puzzle."""

from collections.abc import Mapping

from pentogames.puzzles.tiling_play import Trouble
from pentogames.teach.sentences import Sentence

TROUBLES: Mapping[Trouble, Sentence] = {
    Trouble.OFF_REGION: Sentence("That reaches beyond the squares to be covered."),
    Trouble.COVERED: Sentence("There is a piece in the way."),
    Trouble.GIVEN: Sentence("That piece belongs to the puzzle and stays where it is."),
    Trouble.NONE_LEFT: Sentence("No {piece} is left beside the board."),
    Trouble.NOT_READY_SQUARES: Sentence("First click the squares that are to be removed."),
    Trouble.NOT_READY_PIECES: Sentence("First click the pieces that you want to use."),
}
"""Why a piece cannot be laid or taken; figures: piece."""
