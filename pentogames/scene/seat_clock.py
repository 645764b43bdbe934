"""A player's clock beside the name: quiet figures of one width, and a plate while it runs."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from pentogames.scene.glyphs import draw_icon
from pentogames.scene.theme import Theme

CLOCK_HEIGHT = 22.0
"""Height of a clock's plate, in logical pixels."""

PADDING = 6.0  # at both sides of the figures on a plate
SIGN = 14.0  # side of the sign that stands before figures when time is low


@dataclass(frozen=True, slots=True)
class SeatClock:
    """What a clock says: its figures (none: there is no clock), whether it runs, and if in need."""

    text: str = ""
    running: bool = False
    low: bool = False

    @property
    def indent(self) -> float:
        """The room before the figures or their sign: a plate has a rim there."""
        return PADDING if self.running or self.low else 0.0


def _font() -> QFont:
    font = QFont()
    font.setPixelSize(13)
    font.setWeight(QFont.Weight.DemiBold)
    font.setFeature(QFont.Tag("tnum"), 1)  # figures of one width, so that nothing trembles
    return font


def clock_width(clock: SeatClock) -> float:
    """Return the width that a clock needs; 0 if there is none."""
    if not clock.text:
        return 0.0
    sign = SIGN + 3 if clock.low else 0.0
    return QFontMetricsF(_font()).horizontalAdvance(clock.text) + clock.indent + PADDING + sign + 1


def paint_clock(painter: QPainter, theme: Theme, area: QRectF, clock: SeatClock) -> None:
    """Draw a clock: figures alone while it stands, on a plate while it runs.

    One whose time is low has a frame and a sign, and is filled while it runs.
    """
    ink = theme.text if clock.running else theme.text_quiet
    if clock.low:
        ink = theme.surface if clock.running else theme.bad
        painter.setBrush(theme.bad if clock.running else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.bad, 1.4))
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
    elif clock.running:
        painter.setBrush(theme.tint)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
    room = area.adjusted(clock.indent, 0, -PADDING, 0)
    if clock.low:
        sign = QRectF(room.left() - 2, room.center().y() - SIGN / 2, SIGN, SIGN)
        draw_icon(painter, "clock", sign, ink)
    painter.setFont(_font())
    painter.setPen(ink)
    right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
    painter.drawText(room, right, clock.text)
