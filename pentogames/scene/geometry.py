"""From board units to logical pixels, with every cell a whole number of device pixels."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from pentogames.core.cells import Square
from pentogames.core.layout import Layout

Corner = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Geometry:
    """Where a board lies in its scene.

    ``cell`` is the side of a square in logical pixels, ``left`` the scene's x of column 0's left
    edge and ``base`` the scene's y of row 0's lower edge; all are whole device pixels.
    """

    cell: float
    left: float
    base: float

    def point(self, x: float, y: float) -> QPointF:
        """Return the scene's point of a point in board units."""
        return QPointF(self.left + x * self.cell, self.base - y * self.cell)

    def rect(self, square: Square) -> QRectF:
        """Return the scene's rectangle of a square."""
        return QRectF(self.point(square.x, square.y + 1), self.point(square.x + 1, square.y))

    def centre(self, squares: Sequence[Square]) -> QPointF:
        """Return the centre of the squares' bounding box."""
        return self.point(
            (min(s.x for s in squares) + max(s.x for s in squares) + 1) / 2,
            (min(s.y for s in squares) + max(s.y for s in squares) + 1) / 2,
        )

    def square(self, point: QPointF, level: int = 0) -> Square:
        """Return the square that holds a point of the scene, on the board or beyond it.

        The left and the upper edge belong to a square, as they do to a pixel.
        """
        return Square(
            math.floor((point.x() - self.left) / self.cell),
            math.ceil((self.base - point.y()) / self.cell) - 1,
            level,
        )


@dataclass(frozen=True, slots=True)
class Extent:
    """The part of a board's plane that is to be seen, in board units."""

    left: float
    right: float
    low: float
    high: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From low to high."""
        return self.high - self.low


def extent_of(layout: Layout) -> Extent:
    """Return what is to be seen of a board: its squares, its labels, and a narrow margin."""
    margin = 0.35
    xs = [square.x for square in layout.squares]
    ys = [square.y for square in layout.squares]
    return Extent(
        min([min(xs), *(label.x for label in layout.labels)]) - margin,
        max([max(xs) + 1, *(label.x for label in layout.labels)]) + margin,
        min([min(ys), *(label.y for label in layout.labels)]) - margin,
        max([max(ys) + 1, *(label.y for label in layout.labels)]) + margin,
    )


def fit(area: QRectF, extent: Extent, ratio: float, largest: float = 200) -> Geometry:
    """Return the geometry that shows the extent as large as the area allows, centred.

    ``ratio`` is the number of device pixels in a logical one, ``largest`` the greatest cell.
    """
    wanted = min(area.width() / extent.width, area.height() / extent.height, largest)
    cell = max(1, math.floor(wanted * ratio)) / ratio
    left = area.center().x() - cell * (extent.left + extent.width / 2)
    base = area.center().y() + cell * (extent.low + extent.height / 2)
    return Geometry(cell, round(left * ratio) / ratio, round(base * ratio) / ratio)


def outline(
    cells: Iterable[tuple[int, int]], cell: float, inset: float = 0, radius: float = 0
) -> QPainterPath:
    """Return the line round a set of cells (x right, y up), as one path with y down.

    ``inset`` draws it in from the edges and ``radius`` rounds its corners, all in the unit of
    ``cell``. Cells that touch only at a corner are kept apart; holes get a line of their own.
    """
    path = QPainterPath()
    path.setFillRule(path.fillRule().OddEvenFill)
    for loop in _loops(set(cells)):
        _add_loop(path, loop, cell, inset, radius)
    return path


def _loops(cells: set[tuple[int, int]]) -> list[list[Corner]]:
    """Return the borders of the cells as loops of corners, the inside to the left."""
    edges: dict[Corner, list[Corner]] = {}
    for x, y in sorted(cells):
        sides = (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        )
        for start, end, beyond in sides:
            if beyond not in cells:
                edges.setdefault(start, []).append(end)
    loops = []
    while edges:
        start = min(edges)
        loop = [start]
        here, step = start, (0, 0)
        while True:
            ends = edges[here]
            # Where two cells meet at a corner, the left turn stays with the cell we come from.
            left = (here[0] - step[1], here[1] + step[0])
            after = left if left in ends else ends[0]
            ends.remove(after)
            if not ends:
                del edges[here]
            step = (after[0] - here[0], after[1] - here[1])
            here = after
            if here == start:
                break
            loop.append(here)
        loops.append(_corners_only(loop))
    return loops


def _corners_only(loop: list[Corner]) -> list[Corner]:
    corners = []
    for index, (x, y) in enumerate(loop):
        before, after = loop[index - 1], loop[(index + 1) % len(loop)]
        if (before[0] == x) != (x == after[0]):
            corners.append((x, y))
    return corners


def _direction(start: Corner, end: Corner) -> tuple[int, int]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    return (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)


def _add_loop(
    path: QPainterPath, loop: list[Corner], cell: float, inset: float, radius: float
) -> None:
    for index, corner in enumerate(loop):
        ax, ay = _direction(loop[index - 1], corner)
        bx, by = _direction(corner, loop[(index + 1) % len(loop)])
        # Inward is to the left of each edge, so an inset corner moves along both normals.
        x = corner[0] * cell + inset * (-ay - by)
        y = corner[1] * cell + inset * (ax + bx)
        start = QPointF(x - ax * radius, -(y - ay * radius))
        if index:
            path.lineTo(start)
        else:
            path.moveTo(start)
        if radius:
            path.quadTo(QPointF(x, -y), QPointF(x + bx * radius, -(y + by * radius)))
    path.closeSubpath()
