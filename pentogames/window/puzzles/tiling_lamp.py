"""The lamp that says whether a puzzle can still be solved: a sign, and words beside it."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pentogames.scene.glyphs import draw_icon
from pentogames.scene.theme import LIGHT, Theme

SIDE = 24.0  # of the lamp, logical pixels
HEIGHT = 40


class Light(StrEnum):
    """What the lamp shows."""

    LOOKING = "looking"  # an empty ring
    GOOD = "good"  # a tick
    BAD = "bad"  # a cross


class Lamp(QWidget):
    """Shows a light and says what it means."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.light = Light.LOOKING
        self.words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_light(self, light: Light, words: str) -> None:
        """Show a light with its words."""
        self.light, self.words = light, words
        self.setAccessibleName(words)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a lamp with two lines of words."""
        return QSize(240, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lamp and its words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.theme
        centre = QPointF(SIDE / 2 + 2, self.height() / 2)
        bulb = QRectF(centre.x() - SIDE / 2, centre.y() - SIDE / 2, SIDE, SIDE)
        if self.light is Light.LOOKING:
            painter.setPen(QPen(theme.text_quiet, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(bulb.adjusted(2, 2, -2, -2))
        else:
            good = self.light is Light.GOOD
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.good if good else theme.bad)
            painter.drawEllipse(bulb)
            sign = bulb.adjusted(4, 4, -4, -4)
            draw_icon(painter, "place" if good else "back", sign, theme.window)
        painter.setPen(theme.text)
        room = QRectF(self.rect()).adjusted(SIDE + 12, 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, flags, self.words)
        painter.end()
