"""What lies still on a table: the board with its labels, and painted marks."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from pentogames.core.game import Mark, Role
from pentogames.core.layout import Layout
from pentogames.scene.geometry import Geometry, outline
from pentogames.scene.theme import LIGHT, Theme
from pentogames.scene.tile import hatch

FLAT = Geometry(1.0, 0.0, 0.0)


class TableItem(QGraphicsItem):
    """Base of what is drawn in the scene's own coordinates and follows theme and geometry."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.geometry = FLAT
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.update()

    def set_geometry(self, geometry: Geometry) -> None:
        """Move and grow with the board."""
        self.prepareGeometryChange()
        self.geometry = geometry
        self.update()


class BoardItem(TableItem):
    """The board as the engine describes it: squares, parts, labels at the edge."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.layout = layout
        self.labels_shown = True
        self._outer = {square for area in layout.areas if area.outer for square in area.squares}

    def show_labels(self, on: bool) -> None:
        """Show or hide the letters and numbers at the edge."""
        self.labels_shown = on
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area of the squares and their labels."""
        area = QRectF()
        for square in self.layout.squares:
            area = area.united(self.geometry.rect(square))
        cell = self.geometry.cell
        return area.adjusted(-1.5 * cell, -1.5 * cell, 1.5 * cell, 1.5 * cell)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the board: squares and grid without antialiasing, so that they stay crisp."""
        geometry, theme = self.geometry, self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for square in self.layout.squares:
            colour = theme.board_outer if square in self._outer else theme.board
            painter.fillRect(geometry.rect(square), colour)
        painter.setPen(QPen(theme.grid, 0))
        # Edges are whole device pixels but for the last digit of a fraction, which may lie on
        # either side; a part of a pixel further in, all lines fall on the first of their square's.
        nudge = 0.25 / painter.deviceTransform().m11()
        for square in self.layout.squares:
            rect = geometry.rect(square).translated(nudge, nudge)
            painter.drawLine(rect.topLeft(), rect.topRight())
            painter.drawLine(rect.topLeft(), rect.bottomLeft())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_frames(painter)
        if self.labels_shown:
            self._draw_labels(painter)

    def _draw_frames(self, painter: QPainter) -> None:
        cell = self.geometry.cell
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.frame, max(1.0, cell * 0.03)))
        for area in self.layout.areas:
            if area.framed:
                painter.drawPath(self._line(area.squares))
        pen = QPen(self.theme.frame, max(2.0, cell * 0.07))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(self._line(self.layout.squares))

    def _line(self, squares: Iterable[tuple[int, int, int]]) -> QPainterPath:
        path = outline(((x, y) for x, y, _ in squares), self.geometry.cell)
        return path.translated(self.geometry.left, self.geometry.base)

    def _draw_labels(self, painter: QPainter) -> None:
        cell = self.geometry.cell
        font = QFont()
        font.setPixelSize(max(9, min(15, round(cell * 0.34))))
        painter.setFont(font)
        painter.setPen(self.theme.text_quiet)
        for label in self.layout.labels:
            centre = self.geometry.point(label.x, label.y)
            box = QRectF(centre.x() - cell, centre.y() - cell, 2 * cell, 2 * cell)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, label.text)


class MarksItem(TableItem):
    """Painted squares, each role in a form of its own besides its colour.

    With a ``halo`` their lines are set off by a light one (in the dark, a dark one), where they lie
    on pieces of every colour.
    """

    def __init__(self) -> None:
        super().__init__()
        self.marks: tuple[Mark, ...] = ()
        self.halo = False

    def set_marks(self, marks: Iterable[Mark]) -> None:
        """Show these marks and no others."""
        self.prepareGeometryChange()
        self.marks = tuple(mark for mark in marks if mark.squares)
        self.setOpacity(1.0)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area of the marked squares."""
        area = QRectF()
        for mark in self.marks:
            for square in mark.squares:
                area = area.united(self.geometry.rect(square))
        return area.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the marks."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in self.marks:
            if mark.role is Role.LEGAL:
                self._draw_dots(painter, mark)
            else:
                self._draw_area(painter, mark)

    def _draw_dots(self, painter: QPainter, mark: Mark) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        colour = self.theme.roles[mark.role].line
        painter.setBrush(colour)
        radius = self.geometry.cell * 0.09
        for square in mark.squares:
            painter.drawEllipse(self.geometry.rect(square).center(), radius, radius)

    def _draw_halo(self, painter: QPainter, path: QPainterPath, width: float) -> None:
        colour = QColor(self.theme.surface)
        colour.setAlphaF(0.85)
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)

    def _draw_area(self, painter: QPainter, mark: Mark) -> None:
        cell = self.geometry.cell
        style = self.theme.roles[mark.role]
        path = outline(((s.x, s.y) for s in mark.squares), cell, cell * 0.06, cell * 0.1)
        path = path.translated(self.geometry.left, self.geometry.base)
        painter.fillPath(path, style.wash)
        if mark.role in (Role.BAD, Role.DEAD):
            painter.save()
            painter.setClipPath(path)
            hatch(
                painter, path.boundingRect(), cell / (3 if mark.role is Role.BAD else 2), style.line
            )
            painter.restore()
        if mark.role not in (Role.OPEN, Role.DEAD):
            pen = QPen(style.line, max(1.6, cell * 0.06))
            if self.halo:
                self._draw_halo(painter, path, 2.2 * pen.widthF())
            if mark.role in (Role.INSTEAD, Role.HINT):
                pen.setDashPattern([2.0, 1.5])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
        if mark.label:
            self._draw_label(painter, mark)

    def _draw_label(self, painter: QPainter, mark: Mark) -> None:
        """Write the label on a small plate, on the marked square nearest to the middle."""
        cell = self.geometry.cell
        middle = self.geometry.centre(mark.squares)
        rects = [self.geometry.rect(square) for square in mark.squares]
        at = min(rects, key=lambda r: (r.center() - middle).manhattanLength()).center()
        font = QFont()
        font.setPixelSize(max(10, min(26, round(cell * 0.38))))
        font.setWeight(QFont.Weight.DemiBold)
        metrics = QFontMetricsF(font)
        height = metrics.height() * 1.05
        width = max(height, metrics.horizontalAdvance(mark.label) + height * 0.5)
        plate = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
        style = self.theme.roles[mark.role]
        painter.setPen(QPen(style.line, 1.2))
        painter.setBrush(self.theme.surface)
        painter.drawRoundedRect(plate, height / 2, height / 2)
        painter.setFont(font)
        painter.setPen(self.theme.text)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, mark.label)
