"""Cards to choose from, with small pictures of Pentago's tables and table rules."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from pentogames.core.blocks import CLOCKWISE
from pentogames.games._pentago_options import Seating
from pentogames.scene.glyphs import draw_icon
from pentogames.scene.plates import INSET, SIDE, paint_plate
from pentogames.scene.stones import paint_stone
from pentogames.scene.theme import Theme
from pentogames.window.style import theme_of

Paint = Callable[[QPainter, QRectF, Theme], None]

PICTURE = 46.0  # side of a picture, logical pixels
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
"""Where seats sit round a table, clockwise from the upper left."""


class CardButton(QAbstractButton):
    """A choice with a picture and a few words; in a group only one is chosen, alone it is a switch.

    A switch that is on carries a tick.
    """

    def __init__(self, text: str, paint: Paint) -> None:
        super().__init__()
        self.setText(text)
        self.setCheckable(True)
        self._paint = paint
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size that shows picture and words."""
        return QSize(108, round(PICTURE) + 14)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, picture and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_of(self)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        on = self.isChecked()
        pen = QPen(theme.accent if on or self.hasFocus() else theme.hairline, 2 if on else 1)
        if self.underMouse() and self.isEnabled() and not on:
            pen = QPen(theme.frame, 1)
        painter.setPen(pen)
        painter.setBrush(theme.surface)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(frame, 7, 7)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.text, 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), 5, 5)
        picture = QRectF(7, (self.height() - PICTURE) / 2, PICTURE, PICTURE)
        painter.save()
        self._paint(painter, picture, theme)
        painter.restore()
        self._paint_words(painter, theme, picture.right() + 7)

    def _paint_words(self, painter: QPainter, theme: Theme, left: float) -> None:
        font = QFont(self.font())
        font.setPixelSize(13)
        one_of_many = self.group() is not None
        bold = self.isChecked() and one_of_many
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        box = QRectF(left, 4, self.width() - left - 6, self.height() - 8)
        if self.isChecked() and not one_of_many:
            box.setRight(box.right() - 20)
            mark = QRectF(self.width() - 26, self.height() / 2 - 8, 16, 16)
            draw_icon(painter, "place", mark, theme.accent)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        wrapped = flags | Qt.TextFlag.TextWordWrap
        while font.pixelSize() > 10:
            needed = QFontMetricsF(font).boundingRect(box, wrapped, self.text())
            if needed.height() <= box.height() and needed.width() <= box.width():
                break
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(theme.text)
        painter.drawText(box, wrapped, self.text())


def paint_seating(painter: QPainter, area: QRectF, theme: Theme, seating: Seating) -> None:
    """Draw a table with a stone for each seat; partners have the same."""
    side = area.width() * 0.46
    centre = area.center()
    _paint_board(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), theme)
    away = area.width() * 0.37
    corners = CORNERS if len(seating.seats) > 2 else CORNERS[::2]
    for seat, (x, y) in zip(seating.seats, corners, strict=False):
        at = centre + QPointF(x, y) * away
        paint_stone(painter, theme, theme.seat(seat), at, area.width() * 0.125)


def paint_directions(
    painter: QPainter, area: QRectF, theme: Theme, quarters: tuple[int, ...]
) -> None:
    """Draw a block with the arrows that may be used."""
    side = area.width() * 0.62
    cell = side / (SIDE - 2 * INSET)
    plate = QRectF(area.center().x() - side / 2, area.bottom() - side - 1, side, side)
    paint_plate(painter, theme, plate, cell)
    for quarter in quarters:
        size = area.width() * 0.42
        x = plate.right() if quarter == CLOCKWISE else plate.left()
        box = QRectF(x - size / 2, plate.top() - size * 0.45, size, size)
        painter.setPen(QPen(theme.accent, 1))
        painter.setBrush(theme.raised)
        painter.drawEllipse(box)
        icon = "turn-right" if quarter == CLOCKWISE else "turn-left"
        inner = size * 0.2
        draw_icon(painter, icon, box.adjusted(inner, inner, -inner, -inner), theme.accent)


def paint_skip(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw a board with one empty block among blocks that hold stones, and a sign for going on."""
    side = area.width() * 0.9
    board = QRectF(area.left(), area.center().y() - side / 2, side, side)
    _paint_board(painter, board, theme)
    step = side / 3
    for index, seat in enumerate("1212.1212"):
        centre = board.topLeft() + QPointF(index % 3 + 0.5, index // 3 + 0.5) * step
        if seat != ".":
            paint_stone(painter, theme, theme.seat(seat), centre, step * 0.27)
            continue
        half = step / 2 - 1
        painter.setPen(QPen(theme.accent, 2))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(
            QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), 3, 3
        )
        draw_icon(painter, "skip", QRectF(centre.x() - 6, centre.y() - 6, 12, 12), theme.accent)


def paint_first_five(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw five stones in a row with a line through them, and a bar that ends it."""
    step = area.width() / 6
    start = area.bottomLeft() + QPointF(step * 0.7, -step * 0.7)
    end = start + QPointF(step * 3.7, -step * 3.7)
    for index in range(5):
        at = start + (end - start) * (index / 4)
        paint_stone(painter, theme, theme.seat("4"), at, step * 0.52)
    pen = QPen(theme.accent, 2.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(start, end)
    across = QPointF(step * 0.75, step * 0.75)
    stop = end + QPointF(step * 0.8, -step * 0.8)
    painter.setPen(QPen(theme.text, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(stop - across, stop + across)


def _paint_board(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw nine plates on their bed, too small for hollows."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.bed)
    painter.drawRoundedRect(area, area.width() * 0.08, area.width() * 0.08)
    step = area.width() / 3
    painter.setBrush(theme.plate)
    for index in range(9):
        corner = area.topLeft() + QPointF(index % 3, index // 3) * step
        gap = max(0.8, step * 0.06)
        painter.drawRoundedRect(
            QRectF(corner, corner + QPointF(step, step)).adjusted(gap, gap, -gap, -gap), 2, 2
        )
