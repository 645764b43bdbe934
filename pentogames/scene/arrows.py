"""Arrows on a board: what leads where."""

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.scene.items import TableItem

if TYPE_CHECKING:
    from pentogames.teach.lesson_plan import Arrow

WIDTH, HEAD = 0.13, 0.42  # of the shaft and of the head, in squares
GAP = 0.18  # from the middles of the squares to the ends, in squares


class ArrowsItem(TableItem):
    """Shows arrows from square to square."""

    def __init__(self) -> None:
        super().__init__()
        self.arrows: tuple[Arrow, ...] = ()

    def set_arrows(self, arrows: Iterable["Arrow"]) -> None:
        """Show these arrows and no others."""
        self.prepareGeometryChange()
        self.arrows = tuple(arrows)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area of the arrows."""
        area = QRectF()
        for arrow in self.arrows:
            area = area.united(self.geometry.rect(arrow.start)).united(
                self.geometry.rect(arrow.end)
            )
        return area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the arrows, cased so that they stand out on anything."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for arrow in self.arrows:
            path = self._path(arrow)
            casing = QPen(self.theme.surface, max(2.0, self.geometry.cell * 0.08))
            casing.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(casing)
            painter.setBrush(self.theme.accent)
            painter.drawPath(path)
            painter.fillPath(path, self.theme.accent)

    def _path(self, arrow: "Arrow") -> QPainterPath:
        """Return the outline of an arrow."""
        cell = self.geometry.cell
        start, end = (self.geometry.rect(square).center() for square in (arrow.start, arrow.end))
        length = math.hypot(end.x() - start.x(), end.y() - start.y()) or 1.0
        along = (end - start) / length
        across = QPointF(-along.y(), along.x())
        tail, tip = start + along * (GAP * cell), end - along * (GAP * cell / 2)
        neck = tip - along * (HEAD * cell)
        shaft, wing = across * (WIDTH * cell / 2), across * (HEAD * cell / 2)
        corners = (tail + shaft, neck + shaft, neck + wing, tip)
        mirrored = (neck - wing, neck - shaft, tail - shaft)
        path = QPainterPath(corners[0])
        for corner in (*corners[1:], *mirrored):
            path.lineTo(corner)
        path.closeSubpath()
        return path
