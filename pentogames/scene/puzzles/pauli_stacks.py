"""The pieces at hand in Pauli's solitaires: a stack a colour, beside the board or below it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.games.pauli import COLOURS
from pentogames.scene.items import TableItem
from pentogames.scene.puzzles.pauli_items import INSET, ROUND, draw_piece
from pentogames.scene.theme import RADIUS

LARGEST = 52.0  # side of a piece, logical pixels
STEP = 0.05  # between pieces of a stack, in sides of a piece


class StacksItem(TableItem):
    """Five stacks with the number of pieces in each, and the key that takes one."""

    def __init__(self) -> None:
        super().__init__()
        self.area = QRectF()
        self.left: dict[str, int] = dict.fromkeys(COLOURS, 0)
        self.held = ""

    def set_area(self, area: QRectF) -> None:
        """Fill another rectangle of the scene, in a row or in a column as it is wide or tall."""
        self.prepareGeometryChange()
        self.area = area
        self.update()

    def show_left(self, left: dict[str, int], held: str) -> None:
        """Show how many pieces of each colour are left, and which colour is in hand."""
        self.left, self.held = left, held
        self.update()

    def place(self, colour: str) -> QRectF:
        """Return where the stack of a colour lies, be it empty."""
        index, area = COLOURS.index(colour), self.area
        if area.width() > area.height():
            width = area.width() / len(COLOURS)
            return QRectF(area.left() + index * width, area.top(), width, area.height())
        height = area.height() / len(COLOURS)
        return QRectF(area.left(), area.top() + index * height, area.width(), height)

    def colour_at(self, point: QPointF) -> str:
        """Return the colour whose stack is at a point; empty if there is none."""
        return next((colour for colour in COLOURS if self.place(colour).contains(point)), "")

    def boundingRect(self) -> QRectF:
        """Return the rectangle of all stacks."""
        return self.area.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the stacks."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.hairline, 1))
        painter.setBrush(self.theme.surface)
        painter.drawRoundedRect(self.area, RADIUS, RADIUS)
        for colour in COLOURS:
            self._paint_stack(painter, colour)

    def _paint_stack(self, painter: QPainter, colour: str) -> None:
        place = self.place(colour)
        side = min(place.width() - 30, place.height() - 12, LARGEST)
        if colour == self.held:
            painter.setPen(QPen(self.theme.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(3, 3, -3, -3), RADIUS - 2, RADIUS - 2)
        box = QRectF(0, 0, side, side)
        box.moveCenter(place.center() - QPointF(11, 0))
        count = self.left[colour]
        if not count:
            pen = QPen(self.theme.frame, 1.2)
            pen.setDashPattern([2.5, 2.0])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            gap = side * INSET
            tile = box.adjusted(gap, gap, -gap, -gap)
            painter.drawRoundedRect(tile, side * ROUND, side * ROUND)
        for height in range(count):
            rise = (height - (count - 1) / 2) * STEP * side
            draw_piece(painter, self.theme, colour, box.translated(rise * 0.6, -rise))
        self._write(painter, QPointF(box.right() + 7, place.center().y()), str(count), colour)

    def _write(self, painter: QPainter, at: QPointF, number: str, letter: str) -> None:
        font = QFont()
        font.setPixelSize(15)
        font.setWeight(QFont.Weight.DemiBold)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font)
        painter.setPen(self.theme.text if number != "0" else self.theme.text_quiet)
        painter.drawText(QRectF(at.x(), at.y() - 18, 20, 20), align, number)
        font.setPixelSize(11)
        painter.setFont(font)
        painter.setPen(self.theme.text_quiet)
        painter.drawText(QRectF(at.x(), at.y() + 1, 20, 15), align, letter)
