"""Drawn by ourselves: how the sides stand now, as a bar, and through the whole game, as a graph."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from pentogames.model.analysis import Point
from pentogames.model.words import tr
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.theme import LIGHT, Theme
from pentogames.window.tips import plain_tip

BAR = 26  # height, logical pixels
TALLEST = 240  # of a graph, logical pixels
EDGE = 7.0  # round the graph, logical pixels


class StandingBar(QWidget):
    """Shares of the chance to win, side by side in the colours of the sides."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.sides: tuple[str, ...] = ()
        self.values: tuple[float, ...] | None = None
        self.setFixedHeight(BAR)

    def show_values(self, sides: tuple[str, ...], values: tuple[float, ...] | None) -> None:
        """Show how the sides stand; None if that is not known."""
        self.sides, self.values = sides, values
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        frame = QPainterPath()
        frame.addRoundedRect(area, 6, 6)
        painter.fillPath(frame, self.theme.surface)
        painter.setClipPath(frame)
        left = area.left()
        for side, share in zip(self.sides, self.values or (), strict=False):
            style = self.theme.seat(side)
            part = QRectF(left, area.top(), share * area.width(), area.height())
            painter.fillRect(part, style.fill)
            if left > area.left():
                painter.setPen(QPen(style.edge, 1))
                painter.drawLine(part.topLeft(), part.bottomLeft())
            if part.width() > BAR:
                at = QPointF(part.left() + BAR / 2, part.center().y())
                draw_glyph(painter, style.glyph, at, 5.0, style.ink)
            left = part.right()
        painter.setClipping(False)
        painter.setPen(QPen(self.theme.frame, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(frame)


class StandingGraph(QWidget):
    """The shares of every position, one above the other; a click, or the arrow keys, go there."""

    chosen = Signal(int)  # a node

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.sides: tuple[str, ...] = ()
        self.names: tuple[str, ...] = ()
        self.points: tuple[Point, ...] = ()
        self.at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(84)
        self.setMaximumHeight(TALLEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Graph of the game"))

    def sizeHint(self) -> QSize:
        """Return a size that shows a game well."""
        return QSize(220, 130)

    def show_points(
        self, sides: tuple[str, ...], names: tuple[str, ...], points: tuple[Point, ...], at: int
    ) -> None:
        """Show the positions of a line to sides called so; ``at`` is the one on the table."""
        self.sides, self.names, self.points, self.at = sides, names, points, at
        self.setAccessibleDescription(self._told(at))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.update()

    @property
    def area(self) -> QRectF:
        """The part of the widget in which the graph lies."""
        return QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)

    def x_of(self, ply: int) -> float:
        """Return where a position stands in the widget."""
        return self.area.left() + self.area.width() * ply / max(1, len(self.points) - 1)

    def ply_at(self, x: float) -> int:
        """Return the position nearest to a place in the widget."""
        last = len(self.points) - 1
        share = (x - self.area.left()) / max(1.0, self.area.width())
        return max(0, min(last, round(share * last)))

    # -- events -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the position under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(self.ply_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along with the pointer while the button is pressed."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(self.ply_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the positions with the arrows, Home and End."""
        goals = {
            Qt.Key.Key_Left: self.at - 1,
            Qt.Key.Key_Right: self.at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self.points) - 1,
        }
        key = Qt.Key(event.key())
        if key in goals:
            self._go(goals[key])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus."""
        super().focusOutEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tell what the position under the pointer is worth."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.points:
            text = self._told(self.ply_at(event.pos().x()))
            QToolTip.showText(event.globalPos(), plain_tip(text), self)
            return True
        return super().event(event)

    def _go(self, ply: int) -> None:
        if 0 <= ply < len(self.points) and ply != self.at:
            self.chosen.emit(self.points[ply].node)

    def _told(self, ply: int) -> str:
        """Return a position's worth in words."""
        if ply >= len(self.points):
            return ""
        point = self.points[ply]
        if point.values is None:
            text = tr("After {number} moves: not analysed.", "After one move: not analysed.", ply)
            return text.format(number=ply)
        shares = ", ".join(
            f"{name} {point.worth(side):.0%}" for side, name in enumerate(self.names)
        )
        text = tr("After {number} moves: {shares}.", "After one move: {shares}.", ply)
        return text.format(number=ply, shares=shares)

    # -- painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the graph."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(self.theme.accent, 2) if self.hasFocus() else self.theme.hairline)
        painter.setBrush(self.theme.surface)
        painter.drawRoundedRect(frame, 8, 8)
        for first, last in self._stretches():
            self._paint_stretch(painter, first, last)
        self._paint_middle(painter)
        self._paint_blunders(painter)
        if len(self.points) > 1:
            x = self.x_of(self.at)
            painter.setPen(QPen(self.theme.accent, 2))
            painter.drawLine(QPointF(x, self.area.top()), QPointF(x, self.area.bottom()))

    def _stretches(self) -> list[tuple[int, int]]:
        """Return the first and last positions of every part of the line that is known."""
        found: list[tuple[int, int]] = []
        for ply, point in enumerate(self.points):
            if point.values is None:
                continue
            if found and found[-1][1] == ply - 1:
                found[-1] = (found[-1][0], ply)
            else:
                found.append((ply, ply))
        return found

    def _paint_stretch(self, painter: QPainter, first: int, last: int) -> None:
        """Draw the shares of positions one above the other, the first side at the bottom."""
        plies = range(first, last + 1)
        half = self.area.width() / max(1, len(self.points) - 1) / 2 if first == last else 0.0
        below = [0.0 for _ in plies]
        for number, side in enumerate(self.sides):
            above = [
                low + (self.points[ply].values or ())[number]
                for low, ply in zip(below, plies, strict=True)
            ]
            style = self.theme.seat(side)
            edges = [
                [QPointF(self.x_of(ply), self._y(share)) for ply, share in zip(plies, row)]  # noqa: B905
                for row in (above, below)
            ]
            if half:
                edges = [[row[0] - QPointF(half, 0), row[0] + QPointF(half, 0)] for row in edges]
            path = QPainterPath(edges[0][0])
            for corner in (*edges[0][1:], *reversed(edges[1])):
                path.lineTo(corner)
            path.closeSubpath()
            painter.fillPath(path, style.fill)
            if number + 1 < len(self.sides):
                painter.setPen(QPen(self.theme.frame, 1.4))
                painter.drawPolyline(edges[0])
            below = above

    def _y(self, share: float) -> float:
        return self.area.bottom() - share * self.area.height()

    def _paint_middle(self, painter: QPainter) -> None:
        """Draw where two sides stand alike."""
        if len(self.sides) != 2 or len(self.points) < 2:
            return
        colour = QColor(self.theme.frame)
        colour.setAlphaF(0.6)
        painter.setPen(QPen(colour, 1, Qt.PenStyle.DashLine))
        y = self._y(0.5)
        painter.drawLine(QPointF(self.area.left(), y), QPointF(self.area.right(), y))

    def _paint_blunders(self, painter: QPainter) -> None:
        """Mark the moves that gave something away."""
        for ply, point in enumerate(self.points):
            if "?" not in point.glyph or point.values is None:
                continue
            centre = QPointF(self.x_of(ply), self._y(point.values[0]))
            painter.setPen(QPen(self.theme.surface, 1.2))
            painter.setBrush(self.theme.bad)
            painter.drawEllipse(centre, 3.6, 3.6)
