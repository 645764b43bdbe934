"""The sign of a seat as a small picture, for widgets."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.theme import Theme

SIZE = 26


def seat_icon(theme: Theme, seat: str, ratio: float) -> QPixmap:
    """Return the seat's colour and glyph, ``ratio`` pixels to a logical one."""
    pixmap = QPixmap(round(SIZE * ratio), round(SIZE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    style = theme.seat(seat)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre = QPointF(SIZE / 2, SIZE / 2)
    painter.setBrush(style.fill)
    painter.setPen(QPen(style.edge, 1.6))
    painter.drawEllipse(centre, SIZE / 2 - 2, SIZE / 2 - 2)
    draw_glyph(painter, style.glyph, centre, SIZE * 0.24, style.ink)
    painter.end()
    return pixmap
