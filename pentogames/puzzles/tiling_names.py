"""Known tiling puzzles by name, with their published numbers of solutions.

Rules: pentominoes page, "Tiling puzzles"; the last two are Universe's own boards.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS, SHAPES
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_text import read_tiling

_RECTANGLES = {
    (3, 20): 2,
    (4, 15): 368,
    (5, 12): 1010,
    (6, 10): 2339,
    (5, 3): 7,
    (5, 4): 50,
    (5, 5): 107,
    (5, 6): 541,
    (5, 7): 1396,
    (5, 8): 3408,
    (5, 9): 5902,
    (5, 10): 6951,
}
_TRIPLED = dict(zip(LETTERS, (125, 19, 113, 68, 497, 106, 48, 63, 91, 15, 86, 131), strict=True))

# As the four players' board of games.universe, whose set-up would cost every start of the program.
_CROSS = """
######.....#####
###..........###
###..........###
#..............#
#..............#
...............#
................
................
................
................
#...............
#..............#
#..............#
###..........###
###..........###
#####.....######
"""


@dataclass(frozen=True, slots=True)
class KnownTiling:
    """A puzzle with its name, what it is in a few words, and its number of solutions if published.

    Rotations and reflections are not counted apart.
    """

    name: str
    summary: str
    tiling: Tiling
    solutions: int | None = None


def rectangle(columns: int, rows: int) -> frozenset[Square]:
    """Return the squares of a rectangle with its lower left corner at (0, 0)."""
    return frozenset(Square(x, y) for x in range(columns) for y in range(rows))


@cache
def known_tilings() -> dict[str, KnownTiling]:
    """Return the known puzzles by name."""
    return {known.name: known for known in _known()}


def _known() -> Iterator[KnownTiling]:
    for (rows, columns), number in _RECTANGLES.items():
        pieces = rows * columns // 5
        which = "all twelve pieces" if pieces == len(LETTERS) else f"any {pieces} of the pieces"
        yield KnownTiling(
            f"{rows}x{columns}", f"rectangle, {which}", Tiling(rectangle(columns, rows)), number
        )
    square = rectangle(8, 8)
    centre = {Square(x, y) for x in (3, 4) for y in (3, 4)}
    corners = {Square(x, y) for x in (0, 7) for y in (0, 7)}
    yield KnownTiling("8x8-centre", "square without its centre", Tiling(square - centre), 65)
    yield KnownTiling("8x8-corners", "square without its corners", Tiling(square - corners), 2170)
    for letter, number in _TRIPLED.items():
        yield KnownTiling(
            f"triple-{letter}",
            f"the {letter} three times its size, with 9 of the other 11 pieces",
            Tiling(_tripled(letter), LETTERS.replace(letter, "")),
            number,
        )
    ten = Tiling(rectangle(10, 10), LETTERS * 2)
    yield KnownTiling("10x10", "square, 20 of the 24 pieces of two sets", ten)
    cross = Tiling(read_tiling(_CROSS).region, LETTERS * 4)
    yield KnownTiling("cross", "Universe's whole board, 40 of the 48 pieces of four sets", cross)


def _tripled(letter: str) -> frozenset[Square]:
    return frozenset(
        Square(3 * x + dx, 3 * y + dy)
        for x, y in SHAPES[letter].offsets
        for dx in range(3)
        for dy in range(3)
    )
