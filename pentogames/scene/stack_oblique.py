"""The exploded view: the levels of a stack apart from each other, seen aslant from the front.

An oblique projection: depth goes to the right and up, height straight up, so that squares one above
the other on neighbouring levels stay one above the other in the picture, and equal shapes equal.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from pentogames.core.cells import Square
from pentogames.scene.geometry import Geometry
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


def plane(flat: Geometry, oblique: Oblique, level: int, share: float) -> QTransform:
    """Return where a level's plane is when it has gone a share (0 to 1) of its way apart.

    The transform leads from squares, with y down, to the scene.
    """
    cell, corner = oblique.cell, oblique.point(0, 0, level)

    def on_the_way(start: float, end: float) -> float:
        return start + (end - start) * share

    return QTransform(
        on_the_way(flat.cell, cell),
        0,
        on_the_way(0, -SLANT * cell),
        on_the_way(flat.cell, FLATNESS * cell),
        on_the_way(flat.left, corner.x()),
        on_the_way(flat.base, corner.y()),
    )
