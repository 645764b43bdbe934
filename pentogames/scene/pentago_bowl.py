"""Bowls of Pentago: a seat's name, its stones without end, and what it has to do now."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QRadialGradient

from pentogames.core.game import Seat, Standing, Token
from pentogames.model.words import tr
from pentogames.scene.home import HEAD, HomeItem, ordinal
from pentogames.scene.seat_clock import CLOCK_HEIGHT, clock_width
from pentogames.scene.stones import STONE, paint_stone

LARGEST = 132.0  # across a dish at most, logical pixels
STEP_HEIGHT = 22.0  # of a line that says what is to be done
HEAP = ((-0.42, -0.2), (0.02, -0.42), (0.44, -0.16), (-0.2, 0.06), (0.24, 0.14), (-0.46, 0.3),
        (-0.02, 0.44), (0.42, 0.42))  # fmt: skip
"""Where stones lie in a dish, from the back to the front, in radii of the dish."""


class Phase(Enum):
    """What a seat has to do now."""

    NOTHING = "nothing"
    PLACE = "place"
    TURN = "turn"


class BowlItem(HomeItem):
    """A seat's panel: its dish; whom it plays with; the two steps of a turn; its place at last."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.phase = Phase.NOTHING
        self.partner = ""
        self.place = ""

    def set_state(self, player: str, note: str, *, active: bool, standing: Standing) -> None:
        """Show the player's name, and whether it is their turn; a place is written in the dish.

        In a draw nobody has a place to show.
        """
        placed = standing.place is not None and note == ordinal(standing.place)
        self.place = note if placed else ""
        note = note if active else ""
        super().set_state(player, note, active=active, standing=standing)

    def set_turn(self, phase: Phase, partner: str) -> None:
        """Show what the seat has to do now, and who plays with it (empty: nobody)."""
        self.phase, self.partner = phase, partner
        hand, arrow = Qt.CursorShape.OpenHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if phase is Phase.PLACE else arrow)
        self.update()

    # -- where things are -------------------------------------------------------------------------

    @property
    def lying(self) -> bool:
        """Whether the panel is a bar, with its dish at the right."""
        return self.area.width() > 1.7 * self.area.height()

    @property
    def head(self) -> QRectF:
        """The line with the name: it leaves room for the dish in a bar, and wastes none at all."""
        head = super().head
        if self.lying:
            return head.adjusted(0, 0, -self.area.height(), 0)
        return head.adjusted(-3, 0, 6, 0) if self.narrow else head

    @property
    def clock_area(self) -> QRectF:
        """The clock stands at the right of the name, or below it where there is hardly room."""
        if not self.narrow or self.lying:
            return super().clock_area
        width = clock_width(self.clock)
        left = self.area.center().x() - width / 2
        return QRectF(left, self.head.bottom() + self._partner_room, width, CLOCK_HEIGHT)

    @property
    def _partner_room(self) -> float:
        return 18.0 if self.partner else 0.0

    @property
    def narrow(self) -> bool:
        """Whether there is hardly room for a name."""
        return self.area.width() < 110

    @property
    def dish(self) -> QRectF:
        """The square in which the dish is drawn."""
        if self.lying:
            side = min(self.area.height() - 16, LARGEST)
            centre = QPointF(self.area.right() - self.area.height() / 2, self.area.center().y())
        else:
            top = self.area.top() + HEAD + 4 + self._partner_room
            if self.clock.text and self.narrow:
                top += CLOCK_HEIGHT + 2
            room = self.area.bottom() - top - 2 * STEP_HEIGHT - 14
            side = max(20.0, min(self.area.width() - 20, room - 6, LARGEST))
            centre = QPointF(self.area.center().x(), top + room / 2)
        return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)

    @property
    def stone_radius(self) -> float:
        """The radius of stones in the dish."""
        return self.dish.width() * 0.15

    def slot(self, token: Token) -> tuple[QPointF, float]:
        """Return the middle of the dish."""
        return self.dish.center(), self.stone_radius / STONE

    # -- painting ---------------------------------------------------------------------------------

    def paint_inside(self, painter: QPainter) -> None:
        """Draw the dish, and what is to be done."""
        if self.partner:
            self._paint_partner(painter)
        self._paint_dish(painter, stones=not self.place)
        if self.place:
            self._paint_place(painter)
        if self.phase is not Phase.NOTHING:
            self._paint_steps(painter)

    def _paint_partner(self, painter: QPainter) -> None:
        font = QFont()
        font.setPixelSize(12)
        painter.setFont(font)
        painter.setPen(self.theme.text_quiet)
        indent = 2 if self.narrow else 26
        box = QRectF(self.head.left(), self.head.bottom() - 5, self.head.width(), 18)
        box.setLeft(box.left() + indent)
        text = tr("with {partner}").format(partner=self.partner)
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _paint_dish(self, painter: QPainter, *, stones: bool) -> None:
        theme, dish = self.theme, self.dish
        centre, radius = dish.center(), dish.width() / 2
        painter.setPen(QPen(theme.plate_edge, max(1.0, radius * 0.05)))
        painter.setBrush(theme.plate)
        painter.drawEllipse(centre, radius, radius)
        hollow = QRadialGradient(centre + QPointF(0, radius * 0.25), radius * 0.95)
        hollow.setColorAt(0.0, theme.hole.lighter(106))
        hollow.setColorAt(1.0, theme.hole.darker(110))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hollow)
        painter.drawEllipse(centre, radius * 0.86, radius * 0.86)
        if not stones:
            return
        style = theme.seat(self.seat)
        for x, y in HEAP:
            at = centre + QPointF(x, y) * (radius * 0.95)
            paint_stone(painter, theme, style, at, self.stone_radius)

    def _paint_place(self, painter: QPainter) -> None:
        """Write the place into the empty dish."""
        font = QFont()
        font.setPixelSize(max(13, round(self.dish.width() * 0.26)))
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        first = self.place == ordinal(1)
        painter.setPen(self.theme.accent if first else self.theme.text)
        painter.drawText(self.dish, Qt.AlignmentFlag.AlignCenter, self.place)

    def _paint_steps(self, painter: QPainter) -> None:
        """Write the two steps of the turn, the one that is due lit up."""
        boxes = self._step_boxes()
        long = {Phase.PLACE: tr("Place a stone"), Phase.TURN: tr("Turn a block")}
        short = {Phase.PLACE: tr("Place"), Phase.TURN: tr("Turn", sense="a block")}
        font = QFont()
        font.setPixelSize(12)
        font.setWeight(QFont.Weight.DemiBold)
        widest = max(QFontMetricsF(font).horizontalAdvance(words) for words in long.values())
        steps = long if widest < boxes[0].width() - 8 else short
        for box, (phase, words) in zip(boxes, steps.items(), strict=True):
            due = phase is self.phase
            if due:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.theme.accent)
                painter.drawRoundedRect(box, STEP_HEIGHT / 2, STEP_HEIGHT / 2)
            font.setWeight(QFont.Weight.DemiBold if due else QFont.Weight.Normal)
            painter.setFont(font)
            painter.setPen(self.theme.on_accent if due else self.theme.text_quiet)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _step_boxes(self) -> tuple[QRectF, QRectF]:
        """Return where the two steps stand: one below the other, in a bar side by side."""
        area = self.area.adjusted(8, 0, -8, -7)
        bottom = area.bottom() - STEP_HEIGHT
        if not self.lying:
            first = QRectF(area.left(), bottom - STEP_HEIGHT - 3, area.width(), STEP_HEIGHT)
            return first, first.translated(0, STEP_HEIGHT + 3)
        width = (self.dish.left() - area.left() - 12) / 2
        first = QRectF(area.left(), bottom, width, STEP_HEIGHT)
        return first, first.translated(width + 4, 0)
