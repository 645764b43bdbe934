"""What is painted over a board of plates: rows of stones as lines, and the keyboard's cursor."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Role
from pentogames.scene.geometry import Geometry
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.items import MarksItem, TableItem
from pentogames.scene.stones import GLYPH, STONE, paint_stone
from pentogames.scene.theme import Theme
from pentogames.scene.theme_seats import SeatStyle


def paint_row(
    painter: QPainter, theme: Theme, geometry: Geometry, mark: Mark, *, dashed: bool = False
) -> None:
    """Draw a line through the stones of a row, from end to end; its label is their colour."""
    cell = geometry.cell
    start, end = (geometry.rect(mark.squares[index]).center() for index in (0, -1))
    for colour, width in ((theme.surface, 0.21), (theme.roles[mark.role].line, 0.12)):
        pen = QPen(colour, max(2.0, cell * width))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if dashed and width < 0.2:
            pen.setDashPattern([1.2, 1.7])
        painter.setPen(pen)
        painter.drawLine(start, end)
    if mark.label:
        _paint_glyphs(painter, theme, geometry, mark)


def _paint_glyphs(painter: QPainter, theme: Theme, geometry: Geometry, mark: Mark) -> None:
    """Draw the glyphs of a row's stones anew, so that the line does not hide whose they are."""
    style = theme.seat(mark.label)
    radius = STONE * geometry.cell
    for square in mark.squares:
        centre = geometry.rect(square).center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.fill)
        painter.drawEllipse(centre, radius * 0.62, radius * 0.62)
        draw_glyph(painter, style.glyph, centre, radius * GLYPH, style.ink)


def _fitting(mark: Mark) -> Mark:
    """Return the mark, without a label that would hide a stone."""
    labelled = len(mark.squares) > 1 or mark.role is Role.HINT
    return mark if labelled else Mark(mark.role, mark.squares)


class PlateMarks(MarksItem):
    """Marks on stones and plates.

    Rows that cause a refusal are lines; rows of winners are not painted here, they stay on the
    board (RowsItem). A mark on a single square has no label: there the stone itself is seen; only
    a hint, which is where no stone is, has one.
    """

    def set_marks(self, marks: Iterable[Mark]) -> None:
        """Show these marks and no others."""
        kept = (mark for mark in marks if mark.role is not Role.LINE)
        super().set_marks(map(_fitting, kept))

    def _draw_area(self, painter: QPainter, mark: Mark) -> None:
        if mark.role is Role.CAUSE:
            paint_row(painter, self.theme, self.geometry, mark)
        else:
            super()._draw_area(painter, mark)


class RowsItem(MarksItem):
    """Lines through rows of stones; ``dashed`` ones would only come to be."""

    def __init__(self, *, dashed: bool = False) -> None:
        super().__init__()
        self.dashed = dashed

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the lines."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in self.marks:
            paint_row(painter, self.theme, self.geometry, mark, dashed=self.dashed)


class CursorItem(TableItem):
    """The keyboard's cursor: a frame round a square; seen only while the scene has the focus."""

    def __init__(self, square: Square) -> None:
        super().__init__()
        self.square = square
        self.setVisible(False)

    def show_at(self, square: Square) -> None:
        """Go to a square and be seen."""
        self.prepareGeometryChange()
        self.square = square
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the square's rectangle."""
        return self.geometry.rect(self.square).adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the frame."""
        scene = self.scene()
        if not scene.hasFocus():
            return
        cell = self.geometry.cell
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = cell * 0.05
        area = self.geometry.rect(self.square).adjusted(inset, inset, -inset, -inset)
        for colour, width in ((self.theme.surface, 0.12), (self.theme.accent, 0.07)):
            painter.setPen(QPen(colour, max(2.0, cell * width)))
            painter.drawRoundedRect(area, cell * 0.16, cell * 0.16)


class TargetItem(TableItem):
    """Where a stone would lie: a ghost of it on a vacant square, a dashed cross on a taken one."""

    def __init__(self) -> None:
        super().__init__()
        self.square = Square(0, 0)
        self.style: SeatStyle | None = None
        self.setVisible(False)

    def show_at(self, square: Square, style: SeatStyle | None) -> None:
        """Go to a square and be seen, as a ghost in this style or, without one, as a cross."""
        if self.isVisible() and (square, style) == (self.square, self.style):
            return
        self.prepareGeometryChange()
        self.square, self.style = square, style
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the square's rectangle."""
        return self.geometry.rect(self.square).adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the ghost or the cross."""
        cell = self.geometry.cell
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = self.geometry.rect(self.square).center()
        if self.style is not None:
            painter.setOpacity(0.6)
            paint_stone(painter, self.theme, self.style, centre, cell * STONE, ghost=True)
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(self.theme.bad, max(2.0, cell * 0.07))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        arm = cell * 0.18
        painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm))
        painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm))
        pen.setDashPattern([1.6, 1.6])
        painter.setPen(pen)
        painter.drawEllipse(centre, cell * 0.45, cell * 0.45)
