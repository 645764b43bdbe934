"""Regions for new tiling puzzles: by family, size and lot."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum

from pentogames.core.cells import Square
from pentogames.puzzles.tiling_lot import Lot

Cell = tuple[int, int]
Region = frozenset[Square]

SMALLEST, LARGEST = 3, 12
"""Sizes of regions, in pieces that cover them."""

_NARROWEST = 3
_MOST_HOLES = 6
_TRIES = 100


class Family(StrEnum):
    """What a region looks like; each value is part of puzzles' codes and never changes."""

    RECTANGLE = "rectangle"
    HOLES = "holes"  # a rectangle with some squares missing
    BLOT = "blot"  # grown by lot
    MIRROR = "mirror"  # the same on the left and on the right
    TURN = "turn"  # the same when turned


def region(family: Family, pieces: int, lot: Lot) -> Region:
    """Return a region of the family for so many pieces, ``SMALLEST`` to ``LARGEST``."""
    return _MAKERS[family](5 * pieces, lot)


def _rectangle(size: int, lot: Lot) -> Region:
    return _block(lot.choose(_sides(size)))


def _sides(size: int) -> list[Cell]:
    """Return the columns and rows of the rectangles of this size, wide ones before high ones."""
    sides = [(size // low, low) for low in range(_NARROWEST, size) if size % low == 0]
    return [(wide, low) for wide, low in sides if wide >= low]


def _holes(size: int, lot: Lot) -> Region:
    """Take squares out of a rectangle, opposite ones where that comes out even."""
    blocks = [
        sides
        for more in range(1, _MOST_HOLES + 1)
        for sides in _sides(size + more)
        if sides[1] > _NARROWEST
    ]
    for _ in range(_TRIES):
        wide, low = lot.choose(blocks)
        cells = {(x, y) for x in range(wide) for y in range(low)}
        while len(cells) > size:
            x, y = lot.choose(sorted(cells))
            opposite = wide - 1 - x, low - 1 - y
            cells -= {(x, y), opposite} if len(cells) - size > 1 else {(x, y)}
        if len(cells) == size and _is_connected(cells):
            return _squares(cells)
    return _rectangle(size, lot)


def _blot(size: int, lot: Lot) -> Region:
    return _grown(size, lot, lambda cell: [cell])


def _mirror(size: int, lot: Lot) -> Region:
    # With an axis between squares a size is even.
    between = -1 if size % 2 == 0 and lot.below(2) else 0
    return _grown(size, lot, lambda cell: [cell, (between - cell[0], cell[1])])


def _turn(size: int, lot: Lot) -> Region:
    """Turn about a square or a corner of squares, by quarters if the size allows that."""
    about = 0 if size % 2 else -1

    def quarter(cell: Cell) -> Cell:
        return about - cell[1], cell[0]

    def orbit(cell: Cell) -> list[Cell]:
        half = quarter(quarter(cell))
        return [cell, half] if size % 4 > 1 else [cell, quarter(cell), half, quarter(half)]

    return _grown(size, lot, orbit)


def _grown(size: int, lot: Lot, orbit: Callable[[Cell], list[Cell]]) -> Region:
    """Grow a region by cells with all that ``orbit`` makes of them, near ones rather than far."""
    for _ in range(_TRIES):
        cells = set(orbit((0, 0)))
        while len(cells) < size:
            beside = {cell for one in cells for cell in _neighbours(one)} - cells
            fitting = [cell for cell in beside if len(cells | set(orbit(cell))) <= size]
            if not fitting:
                break
            fitting.sort(key=lambda cell: (_distance(cell, cells), cell))
            cells.update(orbit(lot.choose(fitting[: 2 + len(fitting) // 2])))
        if len(cells) == size and _is_connected(cells):
            return _squares(cells)
    raise AssertionError("there is no such region")


def _distance(cell: Cell, cells: set[Cell]) -> int:
    """Return how far a cell lies out; less if it fills a bay."""
    bay = sum(one in cells for one in _neighbours(cell))
    return (2 * cell[0] + 1) ** 2 + (2 * cell[1] + 1) ** 2 - 12 * bay


def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    x, y = cell
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)


def _is_connected(cells: set[Cell]) -> bool:
    reached = [min(cells)]
    left = cells - set(reached)
    for cell in reached:  # it grows meanwhile
        for beside in _neighbours(cell):
            if beside in left:
                left.remove(beside)
                reached.append(beside)
    return not left


def _block(sides: Cell) -> Region:
    return _squares((x, y) for x in range(sides[0]) for y in range(sides[1]))


def _squares(cells: Iterable[Cell]) -> Region:
    """Return the cells as squares, the lowest column and row 0."""
    cells = list(cells)
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset(Square(x - left, y - low) for x, y in cells)


_MAKERS: Mapping[Family, Callable[[int, Lot], Region]] = {
    Family.RECTANGLE: _rectangle,
    Family.HOLES: _holes,
    Family.BLOT: _blot,
    Family.MIRROR: _mirror,
    Family.TURN: _turn,
}
