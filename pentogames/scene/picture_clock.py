"""The clock beside the Picture-Puzzle's board: an hourglass without figures, or a stopwatch."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.model.picture_driver import ClockKind
from pentogames.scene.area_item import AreaItem
from pentogames.scene.clock_text import clock_text

LATE = 0.2
"""The share of the time from which on the clock warns."""


class ClockItem(AreaItem):
    """Shows how much of the time for a move is left."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = ClockKind.NONE
        self.left = 0.0
        self.limit = 1.0
        self.running = False

    def show_time(self, kind: ClockKind, left: float, limit: float, *, running: bool) -> None:
        """Show the time left of a limit, in seconds; without a kind the clock is gone."""
        self.kind, self.left, self.limit, self.running = kind, left, limit, running
        self.setVisible(kind is not ClockKind.NONE)
        self.update()

    @property
    def share(self) -> float:
        """The share of the time that is left."""
        return min(1.0, max(0.0, self.left / self.limit))

    def boundingRect(self) -> QRectF:
        """Return the clock's rectangle."""
        return self.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the clock."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.kind is ClockKind.HOURGLASS:
            self._paint_hourglass(painter)
        elif self.kind is ClockKind.STOPWATCH:
            self._paint_stopwatch(painter)

    def _ink(self) -> QPen:
        late = self.share <= LATE and self.running
        return QPen(self.theme.bad if late else self.theme.accent, 2.4)

    def _paint_hourglass(self, painter: QPainter) -> None:
        """Draw two bulbs; the sand in the upper one is the time left."""
        height = self.area.height() - 12
        width = min(height * 0.62, self.area.width() - 20)
        centre = self.area.center()
        box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
        rim = height * 0.07
        upper, lower = QPainterPath(), QPainterPath()
        for path, edge in ((upper, box.top() + rim), (lower, box.bottom() - rim)):
            bend = (edge - centre.y()) * 0.45
            path.moveTo(box.left() + width * 0.08, edge)
            path.lineTo(box.right() - width * 0.08, edge)
            path.cubicTo(
                QPointF(box.right() - width * 0.08, centre.y() + bend),
                QPointF(centre.x() + width * 0.06, centre.y() + bend * 0.6),
                QPointF(centre.x() + width * 0.03, centre.y()),
            )
            path.lineTo(centre.x() - width * 0.03, centre.y())
            path.cubicTo(
                QPointF(centre.x() - width * 0.06, centre.y() + bend * 0.6),
                QPointF(box.left() + width * 0.08, centre.y() + bend),
                QPointF(box.left() + width * 0.08, edge),
            )
            path.closeSubpath()
        self._paint_sand(painter, upper, lower, box, rim)
        pen = QPen(self.theme.frame, 1.6)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(upper)
        painter.drawPath(lower)
        painter.setBrush(self.theme.frame)
        for y in (box.top(), box.bottom() - rim):
            painter.drawRoundedRect(QRectF(box.left(), y, width, rim), rim / 2, rim / 2)

    def _paint_sand(
        self,
        painter: QPainter,
        upper: QPainterPath,
        lower: QPainterPath,
        box: QRectF,
        rim: float,
    ) -> None:
        # Bulbs are cones, so a level of share ** 0.5 looks like the share of the sand.
        half = box.height() / 2 - rim
        middle = box.center().y()
        fine = self._ink().color()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fine)
        level = half * math.sqrt(self.share)
        painter.save()
        painter.setClipPath(upper)
        painter.drawRect(QRectF(box.left(), middle - level, box.width(), level))
        painter.setClipPath(lower)
        fallen = half * (1 - math.sqrt(self.share))
        painter.drawRect(QRectF(box.left(), middle + half - fallen, box.width(), fallen))
        if self.running and self.share > 0:
            painter.drawRect(QRectF(box.center().x() - 0.8, middle, 1.6, half))
        painter.restore()

    def _paint_stopwatch(self, painter: QPainter) -> None:
        """Draw a dial whose sector is the time left, and the time in figures."""
        radius = min(self.area.height() / 2 - 10, self.area.width() / 2 - 10)
        centre = self.area.center() + QPointF(0, 4)
        painter.setPen(QPen(self.theme.frame, 2))
        painter.setBrush(self.theme.surface)
        top = QRectF(centre.x() - 5, centre.y() - radius - 8, 10, 8)
        painter.drawRoundedRect(top, 2, 2)
        painter.drawEllipse(centre, radius, radius)
        pen = self._ink()
        pen.setWidthF(max(3.0, radius * 0.14))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        inner = radius - pen.widthF() * 0.5 - 2
        circle = QRectF(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner)
        painter.drawArc(circle, 90 * 16, round(360 * 16 * self.share))
        font = QFont()
        font.setPixelSize(max(12, round(radius * 0.5)))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self.theme.text)
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, clock_text(self.left))
