"""The boards of Universe: which squares are in use, their regions, and the heart of the centre.

Rules: universe page, section Board. With two players the board is the centre alone, columns A to J;
with three and four it lies in a frame of 16x16 squares, the centre being D4 to M13.
"""

from collections.abc import Mapping
from functools import cache

from pentogames.core.cells import Grid, Square

CENTRE = "centre"
OUTER = ("south", "west", "north", "east")
SIZE = 10
"""Columns, and usually rows, of the centre."""

_FRAME = 16
_FIRST_ROWS = (7, 4, 4, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 4, 4, 6)
_HEIGHTS = (5, 10, 10, 14, 14, 15, 16, 16, 16, 16, 15, 14, 14, 10, 10, 5)


class Board:
    """The squares that one set-up of the game uses, as sets of squares of ``grid``.

    ``regions`` holds the regions in use and ``unused`` the others, by name; ``area`` all squares
    in use, ``heart`` the central ones: four, or two on a board with an odd number of rows.
    """

    def __init__(
        self, grid: Grid, regions: Mapping[str, int], unused: Mapping[str, int] | None = None
    ) -> None:
        self.grid = grid
        self.regions = dict(regions)
        self.unused = dict(unused or {})
        self.area = sum(self.regions.values())
        self.heart = _heart(grid.squares(self.regions[CENTRE]), grid)

    def holds(self, square: Square) -> bool:
        """Say whether the square is one of the board's, in use or not."""
        grid = self.grid
        if square.level or not grid.holds(square):
            return False
        bit = 1 << grid.index(square)
        return bool(bit & self.area) or any(bit & region for region in self.unused.values())

    def unused_regions(self, squares: int) -> tuple[str, ...]:
        """Return the names of the unused regions that the set of squares touches."""
        return tuple(name for name, region in self.unused.items() if region & squares)


@cache
def centre_board(rows: int) -> Board:
    """Return the board for two players: ten columns and the number of rows."""
    grid = Grid(SIZE, rows)
    return Board(grid, {CENTRE: grid.full})


@cache
def framed_board(outer: tuple[str, ...]) -> Board:
    """Return the board of the centre and the named outer regions, in the frame of 16x16."""
    grid = Grid(_FRAME, _FRAME)
    regions = dict.fromkeys((CENTRE, *OUTER), 0)
    for x, (first, height) in enumerate(zip(_FIRST_ROWS, _HEIGHTS, strict=True)):
        for y in range(first - 1, first - 1 + height):
            regions[_region_of(x, y)] |= 1 << grid.index(Square(x, y))
    unused = {name: regions.pop(name) for name in OUTER if name not in outer}
    return Board(grid, regions, unused)


def _region_of(x: int, y: int) -> str:
    margin = (_FRAME - SIZE) // 2
    if y < margin:
        return "south"
    if x < margin:
        return "west"
    if y >= margin + SIZE:
        return "north"
    if x >= margin + SIZE:
        return "east"
    return CENTRE


def _heart(centre: tuple[Square, ...], grid: Grid) -> int:
    """Return the squares in the middle of a rectangle."""
    x_sum = centre[0].x + centre[-1].x
    y_sum = centre[0].y + centre[-1].y
    return grid.mask(
        square
        for square in centre
        if abs(2 * square.x - x_sum) <= 1 and abs(2 * square.y - y_sum) <= 1
    )
