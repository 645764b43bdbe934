"""The exploded view: the levels of a stack apart from each other, seen aslant from the front.

An oblique projection: depth goes to the right and up, height straight up, so that squares one above
the other on neighbouring levels stay one above the other in the picture, and equal shapes equal.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

from pentogames.core.cells import Square
from pentogames.scene.stack_camera import Box, box_of

SLANT = 0.42  # how far a row lies to the right of the one before it, in squares
FLATNESS = 0.5  # height of a row in the picture, in squares
GAP = 1.1  # between a level's last row and the next level's first, in squares
THICKNESS = 0.2  # of a tile, in squares
EDGE = 0.5  # of a level's sheet, around its tiles, in squares
_LARGEST = 64.0  # side of a square, logical pixels


@dataclass(frozen=True, slots=True)
class Oblique:
    """Where the exploded view puts points: ``bases`` is the scene's y of row 0's edge by level."""

    cell: float
    left: float
    bases: tuple[float, ...]
    sheets: tuple[Box, ...]

    def point(self, x: float, y: float, level: int) -> QPointF:
        """Return the scene's point of a point on the plane of a level."""
        return QPointF(
            self.left + (x + SLANT * y) * self.cell,
            self.bases[level - 1] - FLATNESS * y * self.cell,
        )

    def matrix(self, cell: float) -> QTransform:
        """Return the linear part, for a drawing with squares of side ``cell`` and y down."""
        scale = self.cell / cell
        return QTransform(scale, 0, -SLANT * scale, FLATNESS * scale, 0, 0)

    def sheet(self, level: int) -> QPolygonF:
        """Return the parallelogram on which the tiles of a level lie."""
        box = self.sheets[level - 1]
        corners = (
            (box.left, box.low),
            (box.right, box.low),
            (box.right, box.high),
            (box.left, box.high),
        )
        return QPolygonF([self.point(x, y, level) for x, y in corners])


def exploded(area: QRectF, levels: Sequence[Sequence[Square]]) -> Oblique:
    """Return the view that shows the squares of each level, from the first up, in an area."""
    sheets = tuple(box_of(squares).grown(EDGE) for squares in levels)
    start = min(box.left + SLANT * box.low for box in sheets)
    end = max(box.right + SLANT * box.high for box in sheets)
    deep = sum(FLATNESS * (box.high - box.low) for box in sheets) + GAP * (len(sheets) - 1)
    cell = min(area.width() / (end - start), area.height() / deep, _LARGEST)
    foot = area.center().y() + deep * cell / 2
    bases = []
    for box in sheets:
        bases.append(foot + FLATNESS * box.low * cell)
        foot -= (FLATNESS * (box.high - box.low) + GAP) * cell
    left = area.center().x() - (start + end) / 2 * cell
    return Oblique(cell, left, tuple(bases), sheets)


def between(first: QTransform, second: QTransform, share: float) -> QTransform:
    """Return a linear map on the way from one to another."""
    return QTransform(
        first.m11() + (second.m11() - first.m11()) * share,
        first.m12() + (second.m12() - first.m12()) * share,
        first.m21() + (second.m21() - first.m21()) * share,
        first.m22() + (second.m22() - first.m22()) * share,
        0,
        0,
    )
