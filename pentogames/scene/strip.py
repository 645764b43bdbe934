"""The strip below the board: one place for what is going on, and the buttons for the hand."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from pentogames.model.words import tr
from pentogames.scene.glyphs import draw_icon
from pentogames.scene.theme import LIGHT, MESSAGE_MS, Theme

BUTTON = 38.0  # side of a button, logical pixels
WHY_HEIGHT = 28.0  # of the button in a message, logical pixels
TEXT_SIZES = (14, 13, 12, 11, 10)  # pixels of the letters, the largest that fits
TEXT_FLAGS = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class HandButton:
    """A button for the piece in hand: icon, what it does in words (with its key), and the deed."""

    icon: str
    hint: str
    act: Callable[[], None]


class ButtonItem(QGraphicsItem):
    """A round button in a scene; it acts on release over itself, as buttons do."""

    def __init__(self, button: HandButton, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.button = button
        self.theme = LIGHT
        self._hovered = False
        self._pressed = False
        self.setAcceptHoverEvents(True)
        self.setToolTip(button.hint)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def boundingRect(self) -> QRectF:
        """Return the button's square about its centre."""
        return QRectF(-BUTTON / 2, -BUTTON / 2, BUTTON, BUTTON)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the button."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.theme
        fill = theme.accent if self._pressed or self._hovered else theme.raised
        ink = theme.on_accent if self._pressed or self._hovered else theme.text
        painter.setPen(QPen(theme.accent if self._hovered else theme.hairline, 1.2))
        painter.setBrush(fill)
        painter.drawEllipse(self.boundingRect().adjusted(1.5, 1.5, -1.5, -1.5))
        draw_icon(painter, self.button.icon, QRectF(-10, -10, 20, 20), ink)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show that the button can be pressed."""
        self._hovered = True
        self.update()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Go back to rest."""
        self._hovered = False
        self.update()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press."""
        self._pressed = True
        self.update()
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Act, if the pointer is still on the button."""
        self._pressed = False
        self.update()
        if self.boundingRect().contains(event.pos()):
            self.button.act()


@dataclass(frozen=True, slots=True)
class Offer:
    """A button in a message: a word or two, what it does in words (with its key), and the deed."""

    words: str
    hint: str
    act: Callable[[], None]


class WhyItem(ButtonItem):
    """The small button in a message: in one of refusal it asks for the lesson about it."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(HandButton("book", "", lambda: self.ask()), parent)
        self.ask: Callable[[], None] = lambda: None
        self.words = ""
        self.setVisible(False)

    def show_offer(self, offer: Offer | None) -> None:
        """Offer something, or (None) nothing any more."""
        self.setVisible(offer is not None)
        if offer is not None:
            self.prepareGeometryChange()
            self.ask, self.words = offer.act, offer.words
            self.setToolTip(offer.hint)

    @property
    def width(self) -> float:
        """The width that the words need."""
        return QFontMetricsF(_font()).horizontalAdvance(self.words) + 22

    def boundingRect(self) -> QRectF:
        """Return the button's rectangle about its centre."""
        return QRectF(-self.width / 2, -WHY_HEIGHT / 2, self.width, WHY_HEIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the button."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self._hovered or self._pressed
        painter.setPen(QPen(self.theme.accent, 1.2))
        painter.setBrush(self.theme.accent if lit else self.theme.raised)
        area = self.boundingRect().adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        painter.setFont(_font())
        painter.setPen(self.theme.on_accent if lit else self.theme.accent)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.words)


class Tone(StrEnum):
    """How a message is meant."""

    PLAIN = "plain"  # a prompt
    NEWS = "news"  # something happened
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class StripLayout:
    """Where a message goes: the plate round it, the room for its text, what that needs, and how."""

    plate: QRectF
    room: QRectF
    needed: QRectF
    font: QFont


class StripItem(QGraphicsItem):
    """Shows a prompt; a message over it that fades by itself; and buttons while a hand is full."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.area = QRectF()
        self._prompt = ""
        self._message = ""
        self._tone = Tone.PLAIN
        self._buttons: list[ButtonItem] = []
        self.why = WhyItem(self)
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear_message)
        self.on_clear: Callable[[], None] = lambda: None
        self.on_say: Callable[[str], None] = lambda text: None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def text(self) -> str:
        """What the strip says now."""
        return self._message or self._prompt

    @property
    def tone(self) -> Tone:
        """How it says it."""
        return self._tone if self._message else Tone.PLAIN

    @property
    def buttons(self) -> tuple[ButtonItem, ...]:
        """The buttons shown."""
        return tuple(self._buttons)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        for button in (*self._buttons, self.why):
            button.theme = theme
        self.update()

    def set_area(self, area: QRectF) -> None:
        """Fill another rectangle of the scene."""
        self.prepareGeometryChange()
        self.area = area
        self._place_buttons()
        self.update()

    def set_prompt(self, text: str) -> None:
        """Say what is to be done now; it stays until something else is to be done."""
        self._prompt = text
        self.update()

    def say(
        self,
        text: str,
        tone: Tone,
        *,
        stay: bool = False,
        why: Callable[[], None] | None = None,
        offer: Offer | None = None,
    ) -> None:
        """Show a message over the prompt; it goes by itself after a while unless it shall stay.

        With ``why`` it has a button that asks for the reason, with an ``offer`` one for that.
        """
        if text != self._message:
            self.on_say(text)
        self._message, self._tone = text, tone
        if why is not None:
            offer = Offer(tr("Why?"), tr("Open the lesson about this rule (Ctrl+?)"), why)
        self.why.show_offer(offer)
        self._place_why()
        if stay:
            self._timer.stop()
        else:
            self._timer.start(MESSAGE_MS)
        self.update()

    def clear_message(self) -> None:
        """Take the message away."""
        self._timer.stop()
        self._message = ""
        self.why.setVisible(False)
        self.on_clear()
        self.update()

    def end_standing_message(self) -> None:
        """Take away a message that was to stay while something is as it is, and no other."""
        if self._message and not self._timer.isActive():
            self.clear_message()

    def show_buttons(self, buttons: tuple[HandButton, ...]) -> None:
        """Show these buttons and no others."""
        for item in self._buttons:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        self._buttons = [ButtonItem(button, self) for button in buttons]
        for item in self._buttons:
            item.theme = self.theme
        self._place_buttons()
        self.update()

    def _place_buttons(self) -> None:
        width = len(self._buttons) * (BUTTON + 6)
        x = self.area.right() - width + BUTTON / 2
        for item in self._buttons:
            item.setPos(QPointF(x, self.area.center().y()))
            x += BUTTON + 6
        self._place_why()

    def _place_why(self) -> None:
        if self.why.isVisible():
            plate = self.layout().plate
            self.why.setPos(QPointF(plate.right() - self.why.width / 2 - 5, plate.center().y()))

    def layout(self) -> StripLayout:
        """Return where the plate of a message lies, and its text, as large as there is room for."""
        room = self.area.adjusted(8, 4, -8, -6)
        if self._buttons:
            room.setRight(room.right() - len(self._buttons) * (BUTTON + 6) - 4)
        right = self.why.width + 10 if self.why.isVisible() else 16.0
        text = room.adjusted(40, 0, -right, 0)
        for size in TEXT_SIZES:
            font = _font(size)
            needed = QFontMetricsF(font).boundingRect(text, TEXT_FLAGS, self.text)
            if needed.height() <= text.height() and needed.width() <= text.width():
                break
        plate = needed.adjusted(-38, -7, right, 7)
        if self.why.isVisible():
            half = max(plate.height(), WHY_HEIGHT + 10) / 2
            plate.setTop(needed.center().y() - half)
            plate.setBottom(needed.center().y() + half)
        return StripLayout(plate.intersected(room.adjusted(0, -4, 0, 4)), text, needed, font)

    def boundingRect(self) -> QRectF:
        """Return the strip's rectangle."""
        return self.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Write the message or the prompt."""
        text = self.text
        if not text:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout = self.layout()
        plate = layout.plate
        colour = self.theme.text_quiet
        if self.tone is not Tone.PLAIN:
            colour = self.theme.text
            edge = self.theme.bad if self.tone is Tone.REFUSED else self.theme.accent
            painter.setPen(QPen(edge, 1.4))
            painter.setBrush(self.theme.surface)
            radius = min(18.0, plate.height() / 2)
            painter.drawRoundedRect(plate, radius, radius)
            mark = QRectF(plate.left() + 12, plate.center().y() - 8, 16, 16)
            draw_icon(painter, "back" if self.tone is Tone.REFUSED else "place", mark, edge)
        painter.setFont(layout.font)
        painter.setPen(colour)
        painter.drawText(layout.room, TEXT_FLAGS, text)


def _font(size: int = TEXT_SIZES[0]) -> QFont:
    font = QFont()
    font.setPixelSize(size)
    return font
