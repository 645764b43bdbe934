"""What is said of new tiling puzzles: their families of regions, and what they are like."""

from collections.abc import Mapping

from pentogames.puzzles.tiling_regions import Family
from pentogames.teach.sentences import Sentence, later

FAMILIES: Mapping[Family, str] = {
    Family.RECTANGLE: later("Rectangle"),
    Family.HOLES: later("Rectangle with holes"),
    Family.BLOT: later("Blot"),
    Family.MIRROR: later("Mirror image"),
    Family.TURN: later("Pinwheel"),
}

LAID = Sentence(
    "{count} pieces lie there already",
    one="One piece lies there already",
    count="count",
)
ONE_SOLUTION = later("exactly one solution")
NEAREST = later("It is {difficulty}: none of this size turned out {wanted}.")
"""Said of a puzzle that is as near to the difficulty ordered as could be found."""
