"""Homes: where a seat's things lie while they are off the board."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.game import Outcome, Seat, Standing, Token
from pentogames.model.words import tr
from pentogames.scene.area_item import AreaItem
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.seat_clock import SeatClock, clock_width, paint_clock
from pentogames.scene.theme import RADIUS
from pentogames.teach.levels import level_name

HEAD = 30.0
"""Height of the line with the player's name, in logical pixels."""


class HomeItem(AreaItem):
    """A seat's panel: the player's name, whether it is their turn, and below what they have.

    Subclasses place tokens in it (``slot``) and find them under the pointer (``token_at``).
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.player = ""
        self.note = ""
        self.active = False
        self.standing: Standing | None = None
        self.level: int | None = None
        self.thinking: float | None = None  # how far a computer player is with its thinking
        self.clock = SeatClock()

    def set_level(self, level: int | None) -> None:
        """Show that the computer plays here, at a level; None: a person does."""
        self.level = level
        self.update()

    def set_thinking(self, share: float | None) -> None:
        """Show how far (0 to 1) a computer player is with its thinking; None if it does not."""
        if share != self.thinking:
            self.thinking = share
            self.update(self.head)

    def set_clock(self, clock: SeatClock) -> None:
        """Show what the player's clock says."""
        if clock != self.clock:
            self.clock = clock
            self.update()

    def set_state(self, player: str, note: str, *, active: bool, standing: Standing) -> None:
        """Show the player's name, a note at its right, and whether it is their turn."""
        self.player, self.note, self.active, self.standing = player, note, active, standing
        self.update()

    @property
    def head(self) -> QRectF:
        """The line of the panel that says whose it is."""
        return QRectF(self.area.left() + 8, self.area.top() + 4, self.area.width() - 16, HEAD)

    @property
    def inner(self) -> QRectF:
        """The part of the panel below the head."""
        return self.area.adjusted(8, HEAD + 4, -8, -8)

    @property
    def clock_area(self) -> QRectF:
        """Where the clock stands: at the right end of the head."""
        width = clock_width(self.clock)
        return QRectF(
            self.head.right() + 4 - width, self.head.top() + 4, width, self.head.height() - 8
        )

    def set_tokens(self, tokens: tuple[Token, ...]) -> None:
        """Take note of all tokens of the seat, those on the board included."""

    def slot(self, token: Token) -> tuple[QPointF, float]:
        """Return where a token lies at home: its centre, and the side of its squares there."""
        return self.inner.center(), 1.0

    def token_at(self, point: QPointF) -> str | None:
        """Return the id of the token at a point of the scene, as far as the home knows."""
        return None

    def boundingRect(self) -> QRectF:
        """Return the panel's rectangle."""
        return self.area.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel and its head."""
        theme = self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.surface)
        painter.setPen(QPen(theme.accent, 2) if self.active else QPen(theme.hairline, 1))
        painter.drawRoundedRect(self.area, RADIUS, RADIUS)
        self._paint_head(painter)
        self.paint_inside(painter)

    def paint_inside(self, painter: QPainter) -> None:
        """Draw what belongs to the panel itself, below its head."""

    def _paint_head(self, painter: QPainter) -> None:
        theme, style = self.theme, self.theme.seat(self.seat)
        head = self.head
        chip = QPointF(head.left() + 10, head.center().y())
        painter.setBrush(style.fill)
        painter.setPen(QPen(style.edge, 1.4))
        painter.drawEllipse(chip, 9, 9)
        draw_glyph(painter, style.glyph, chip, 4.6, style.ink)
        if self.thinking is not None:
            self._paint_thinking(painter, chip)
        font = QFont()
        font.setPixelSize(14)
        font.setWeight(QFont.Weight.DemiBold if self.active else QFont.Weight.Medium)
        quiet = QFont()
        quiet.setPixelSize(12)
        if self.clock.text:
            area = self.clock_area
            paint_clock(painter, theme, area, self.clock)
            if area.intersects(head.adjusted(0, 0, 0, -HEAD / 3)):
                head = head.adjusted(0, 0, -area.width(), 0)
        note = self._note_that_fits(head.width() - 34, font, quiet)
        note_width = QFontMetricsF(quiet).horizontalAdvance(note) + 2
        out = self.standing is not None and self.standing.out is not None
        painter.setFont(font)
        painter.setPen(theme.text_quiet if out else theme.text)
        name = head.adjusted(26, 0, -(note_width + 8 if note else 0), 0)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        elide = Qt.TextElideMode.ElideRight
        if QFontMetricsF(font).horizontalAdvance(self.player) > name.width():
            font.setPixelSize(12)
            painter.setFont(font)
        text = QFontMetricsF(font).elidedText(self.player, elide, name.width())
        painter.drawText(name, align, text)
        painter.setFont(quiet)
        painter.setPen(theme.accent if self.active else theme.text_quiet)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        beside = head.intersected(self.area.adjusted(0, 0, -8, 0))
        painter.drawText(beside, right, note)

    def _paint_thinking(self, painter: QPainter, chip: QPointF) -> None:
        """Draw a ring round the chip that closes while a computer player thinks."""
        ring = QRectF(chip.x() - 11.5, chip.y() - 11.5, 23, 23)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.hairline, 2.4))
        painter.drawEllipse(ring)
        painter.setPen(QPen(self.theme.accent, 2.4))
        share = min(1.0, max(0.04, self.thinking or 0.0))
        painter.drawArc(ring, 90 * 16, round(-share * 360 * 16))

    def _note_that_fits(self, room: float, font: QFont, quiet: QFont) -> str:
        """Return the first of the notes that has room beside the name, if any has.

        The frame says whose turn it is too, so that may be left out; how somebody has come out of
        the game may not.
        """
        standing = self.standing
        if standing is not None and (standing.out is not None or standing.place is not None):
            return self.note
        notes = [self.note]
        if self.level is not None:
            notes = [level_name(self.level, tr), str(self.level)]
        left = room - QFontMetricsF(font).horizontalAdvance(self.player) - 8
        widths = QFontMetricsF(quiet)
        return next((note for note in notes if widths.horizontalAdvance(note) <= left), "")


def note_on(standing: Standing, outcome: Outcome | None, *, active: bool) -> str:
    """Return what stands beside a player's name: a place, that they are out, or on turn."""
    if standing.place is not None and not (outcome is not None and outcome.draw):
        return ordinal(standing.place)
    if standing.out is not None:
        return tr("out")
    return tr("to move") if active else ""


def ordinal(place: int) -> str:
    """Return a place as a word, such as 1st."""
    words = {1: tr("1st"), 2: tr("2nd"), 3: tr("3rd"), 4: tr("4th")}
    return words.get(place, str(place))
