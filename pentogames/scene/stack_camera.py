"""Where a stack is seen: fitting, moving and enlarging a table without an edge, in pure figures.

Every result is a Geometry: cells and edges are whole device pixels. ``ratio`` is the number of
device pixels in a logical one, ``table`` the part of the scene in which the table is seen.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from pentogames.core.cells import Square
from pentogames.scene.arrange import Arrangement
from pentogames.scene.geometry import Extent, Geometry, fit
from pentogames.scene.theme import GAP

LEAST = 15.0  # squares that are seen across, however small the stack is
ROOM = 3.0  # squares around the stack when the view is fitted to it
KEPT = 2.0  # squares around it that may be left before it is fitted again
DRIFT = 2.5  # squares by which its middle may be away from the middle of the view
SLACK = 1.35  # how much larger the squares must become for fitting to be worth the motion
SMALLEST_CELL, LARGEST_CELL, LARGEST_FITTED = 8.0, 120.0, 64.0  # logical pixels
LEAST_HOME = 120.0  # width, logical pixels


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the table in board units, from ``left`` to ``right`` and ``low`` to ``high``.

    Around squares it ends with the far edges of the last ones.
    """

    left: float
    right: float
    low: float
    high: float

    def grown(self, by: float) -> "Box":
        """Return the box with a margin on all sides."""
        return Box(self.left - by, self.right + by, self.low - by, self.high + by)

    def holds(self, other: "Box") -> bool:
        """Whether the other lies within this one."""
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.low <= other.low
            and other.high <= self.high
        )

    def whole(self) -> "Box":
        """Return the squares that lie within the box whole."""
        ceil, floor = math.ceil, math.floor
        return Box(ceil(self.left), floor(self.right), ceil(self.low), floor(self.high))

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.low + self.high) / 2


def box_of(squares: Iterable[Square]) -> Box:
    """Return the smallest box around squares, of which there are some."""
    xs, ys = zip(*((x, y) for x, y, _ in squares), strict=True)
    return Box(min(xs), max(xs) + 1, min(ys), max(ys) + 1)


def fitted(table: QRectF, stack: Box, ratio: float) -> Geometry:
    """Return the geometry that shows the whole stack and the room around it."""
    box = stack.grown(ROOM)
    wide, high = max(box.right - box.left, LEAST), max(box.high - box.low, LEAST)
    x, y = box.middle
    extent = Extent(x - wide / 2, x + wide / 2, y - high / 2, y + high / 2)
    return fit(table, extent, ratio, LARGEST_FITTED)


def outgrown(geometry: Geometry, table: QRectF, stack: Box, ratio: float) -> bool:
    """Whether the stack has outgrown what is seen, drifted aside, or become much smaller."""
    seen = sight(geometry, table)
    (x, y), (middle_x, middle_y) = stack.middle, seen.middle
    if max(abs(x - middle_x), abs(y - middle_y)) > DRIFT or not seen.holds(stack.grown(KEPT)):
        return True
    return fitted(table, stack, ratio).cell > geometry.cell * SLACK


def board_point(geometry: Geometry, point: QPointF) -> QPointF:
    """Return a point of the scene in board units."""
    return QPointF(
        (point.x() - geometry.left) / geometry.cell, (geometry.base - point.y()) / geometry.cell
    )


def sight(geometry: Geometry, table: QRectF) -> Box:
    """Return the part of the table that is seen."""
    start = board_point(geometry, table.bottomLeft())
    end = board_point(geometry, table.topRight())
    return Box(start.x(), end.x(), start.y(), end.y())


def with_point_at(cell: float, board: QPointF, scene: QPointF, ratio: float) -> Geometry:
    """Return the geometry with this cell that shows a point of the board at one of the scene."""
    cell = max(1, round(cell * ratio)) / ratio
    left = scene.x() - board.x() * cell
    base = scene.y() + board.y() * cell
    return Geometry(cell, whole(left, ratio), whole(base, ratio))


def panned(geometry: Geometry, by: QPointF, table: QRectF, stack: Box, ratio: float) -> Geometry:
    """Return the geometry moved in the scene, but so that two squares of the stack stay in it."""
    cell = geometry.cell
    left, base = geometry.left + by.x(), geometry.base + by.y()
    left = max(left, table.left() + (2 - stack.right) * cell)
    left = min(left, table.right() - (2 + stack.left) * cell)
    base = max(base, table.top() + (2 + stack.low) * cell)
    base = min(base, table.bottom() + (stack.high - 2) * cell)
    return Geometry(cell, whole(left, ratio), whole(base, ratio))


def to_reveal(geometry: Geometry, table: QRectF, box: Box) -> QPointF:
    """Return by how much the table must move in the scene for all squares of a box to be seen."""
    seen = sight(geometry, table).whole()
    dx = max(seen.left - box.left, 0) - max(box.right - seen.right, 0)
    dy = max(seen.low - box.low, 0) - max(box.high - seen.high, 0)
    return QPointF(dx * geometry.cell, -dy * geometry.cell)


def on_the_way(start: Geometry, end: Geometry, share: float) -> Geometry:
    """Return a geometry between two."""
    if share >= 1:
        return end
    return Geometry(
        start.cell + (end.cell - start.cell) * share,
        start.left + (end.left - start.left) * share,
        start.base + (end.base - start.base) * share,
    )


def whole(length: float, ratio: float) -> float:
    """Round a length to whole device pixels."""
    return round(length * ratio) / ratio


def with_slim_homes(parts: Arrangement) -> Arrangement:
    """Give the board a fifth of the width of homes that stand beside it."""
    board, homes = QRectF(parts.board), dict(parts.homes)
    for seat, home in parts.homes.items():
        spare = min(max(home.width() - LEAST_HOME, 0), home.width() * 0.2)
        if home.right() <= parts.board.left():
            homes[seat] = home.adjusted(0, 0, -spare, 0)
            board.setLeft(homes[seat].right() + GAP)
        elif home.left() >= parts.board.right():
            homes[seat] = home.adjusted(spare, 0, 0, 0)
            board.setRight(homes[seat].left() - GAP)
    return replace(parts, board=board, homes=homes)
