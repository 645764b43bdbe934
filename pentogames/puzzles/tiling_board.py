"""A tiling puzzle as sets of squares in integers: what its solvers work with.

Both solvers fill the first vacant square next, so placements are kept by their lowest square. The
order runs along the shorter side of the region, which keeps the edge of what is filled short.
"""

from collections.abc import Iterable

from pentogames.core.cells import Grid, Square, bits
from pentogames.core.shapes import SHAPES, moved
from pentogames.puzzles.tiling import Laid, Solution, Symmetry, Tiling

TRIED = "XIUVLFTWPZNY"
"""Pieces in the order in which they are tried.

Of some thousand orders measured, this one finds the first solutions of the large known puzzles
soonest: the slowest takes 454 placements, and 38,000 in alphabetical order.
"""


class TilingBoard:
    """The squares and placements of a puzzle, on a grid of its own.

    ``start`` holds the squares that are not to be covered, guard columns too, ``full`` all squares.
    ``by_lowest[i]`` lists the placements whose lowest square is bit ``i``, as (squares, piece).
    """

    def __init__(self, tiling: Tiling) -> None:
        self.tiling = tiling
        self._left = min(s.x for s in tiling.region)
        self._low = min(s.y for s in tiling.region)
        width = max(s.x for s in tiling.region) - self._left + 1
        height = max(s.y for s in tiling.region) - self._low + 1
        self._swapped = width > height
        self.grid = Grid(min(width, height), max(width, height))
        self.full = (1 << self.grid.stride * self.grid.rows) - 1
        self.vacant = self.mask(tiling.vacant)
        self.start = self.full ^ self.vacant
        self.by_lowest = self._placements()
        self._laid: dict[tuple[int, str], Laid] = {}

    def mask(self, squares: Iterable[Square]) -> int:
        """Return the set of squares of the puzzle."""
        return self.grid.mask(map(self._onto_grid, squares))

    def laid(self, mask: int, piece: str) -> Laid:
        """Return the piece that covers a set of squares."""
        laid = self._laid.get((mask, piece))
        if laid is None:
            squares = tuple(sorted(map(self._from_grid, self.grid.squares(mask))))
            laid = self._laid[mask, piece] = Laid(piece, squares)
        return laid

    def solution(self, placements: Iterable[tuple[int, str]]) -> Solution:
        """Return the solution that the placements, with the givens, make."""
        found = [self.laid(mask, piece) for mask, piece in placements]
        return tuple(sorted([*found, *self.tiling.givens]))

    def images(self, symmetry: Symmetry) -> dict[int, int]:
        """Map the squares of every placement to where the symmetry takes them."""
        moved = {
            index: self.mask([symmetry.square(self._from_grid(self.grid.square(index)))])
            for index in bits(self.vacant)
        }
        return {
            mask: sum(moved[index] for index in bits(mask))
            for placements in self.by_lowest
            for mask, _ in placements
        }

    def _onto_grid(self, square: Square) -> Square:
        x, y = square.x - self._left, square.y - self._low
        return Square(y, x) if self._swapped else Square(x, y)

    def _from_grid(self, square: Square) -> Square:
        x, y, _ = square
        if self._swapped:
            x, y = y, x
        return Square(x + self._left, y + self._low)

    def _placements(self) -> list[list[tuple[int, str]]]:
        found: list[list[tuple[int, str]]] = [[] for _ in range(self.full.bit_length())]
        pieces = [piece for piece in TRIED if piece in self.tiling.left]
        for orientation, piece in ((o, p) for p in pieces for o in SHAPES[p].orientations):
            # The lowest square is that of the lowest row, and in it the one furthest left.
            first_x, first_y = min(orientation.offsets, key=lambda offset: offset[::-1])
            shape = self.grid.mask(moved(orientation.offsets, 0, 0)) >> (
                first_y * self.grid.stride + first_x
            )
            for index in range(len(found)):
                mask = shape << index
                if mask & ~self.vacant == 0:
                    found[index].append((mask, piece))
        return found
