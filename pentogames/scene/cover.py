"""The cover over a table: nothing of the board is seen until the right player asks for it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from pentogames.scene.area_item import AreaItem
from pentogames.scene.glyphs import draw_icon
from pentogames.scene.strip import ButtonItem, HandButton
from pentogames.scene.theme import RADIUS, Theme

HEIGHT = 42.0  # of a button with words, logical pixels
WIDEST = 520.0  # of the card on a cover
STRIPE = 26.0  # from one stripe of a cover to the next


def _font(size: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    font = QFont()
    font.setPixelSize(size)
    font.setWeight(weight)
    return font


class WordButton(ButtonItem):
    """A button with words on it; ``main`` ones are what is to be done next."""

    def __init__(
        self, act: Callable[[], None], parent: QGraphicsItem | None = None, *, main: bool = True
    ) -> None:
        super().__init__(HandButton("", "", act), parent)  # type: ignore[arg-type]
        self.words = ""
        self.main = main
        self._width = 100.0

    def show_at(self, centre: QPointF, width: float, words: str, hint: str = "") -> None:
        """Say these words, in at most this width, about a centre; without words it is gone."""
        self.prepareGeometryChange()
        self.words = words
        self._width = width
        self.setPos(centre)
        self.setToolTip(hint)
        self.setVisible(bool(words))
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the button's rectangle about its centre."""
        return QRectF(-self._width / 2, -HEIGHT / 2, self._width, HEIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the button."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, area = self.theme, self.boundingRect().adjusted(1.5, 1.5, -1.5, -1.5)
        lit = self._hovered or self._pressed
        fill = theme.accent if self.main else theme.raised
        if lit:
            fill = fill.lighter(112) if theme.dark or not self.main else fill.darker(116)
        painter.setBrush(fill)
        painter.setPen(QPen(theme.accent if self.main or lit else theme.hairline, 1.2))
        painter.drawRoundedRect(area, RADIUS, RADIUS)
        font = _font(14, QFont.Weight.DemiBold if self.main else QFont.Weight.Medium)
        painter.setFont(font)
        painter.setPen(theme.on_accent if self.main else theme.text)
        room = area.adjusted(8, 0, -8, 0)
        elide = Qt.TextElideMode.ElideRight
        text = QFontMetricsF(font).elidedText(self.words, elide, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


class CoverItem(AreaItem):
    """An opaque cover with a card that says who looks away and who takes the table."""

    def __init__(self, go_on: Callable[[], None]) -> None:
        super().__init__()
        self.title = ""
        self.line = ""
        self.icon = "eye"
        self.button = WordButton(go_on, self)
        self.setVisible(False)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.button.theme = theme
        super().set_theme(theme)

    def set_area(self, area: QRectF) -> None:
        """Cover another rectangle of the scene."""
        super().set_area(area)
        self._place_button()

    def say(self, title: str, line: str, button: str, icon: str = "eye") -> None:
        """Say what is to be done now; without a title the cover is gone."""
        self.title, self.line, self.icon = title, line, icon
        self.button.words = button
        self.setVisible(bool(title))
        self._place_button()
        self.update()

    def card(self) -> QRectF:
        """Return the rectangle of the card."""
        width = min(WIDEST, self.area.width() - 32)
        height = min(self._height(width), self.area.height() - 16)
        card = QRectF(0, 0, width, height)
        card.moveCenter(self.area.center())
        return card

    def _texts(self, width: float) -> tuple[float, float]:
        """Return the heights of the title and of the line in a card of this width."""
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        room = QRectF(0, 0, width - 56, 1000)
        title = QFontMetricsF(self._title_font()).boundingRect(room, flags, self.title)
        line = QFontMetricsF(_font(16)).boundingRect(room, flags, self.line)
        return title.height(), line.height()

    def _title_font(self) -> QFont:
        return _font(26, QFont.Weight.DemiBold)

    def _height(self, width: float) -> float:
        title, line = self._texts(width)
        return 28 + 56 + 16 + title + 14 + line + 26 + HEIGHT + 28

    def _place_button(self) -> None:
        card = self.card()
        centre = QPointF(card.center().x(), card.bottom() - 28 - HEIGHT / 2)
        metrics = QFontMetricsF(_font(14, QFont.Weight.DemiBold))
        width = metrics.horizontalAdvance(self.button.words) + 48
        words = self.button.words
        self.button.show_at(centre, min(max(width, 160.0), card.width() - 40), words)

    def boundingRect(self) -> QRectF:
        """Return the area covered."""
        return self.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the cover, quietly striped, and the card."""
        theme = self.theme
        painter.fillRect(self.area, theme.table)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.setClipRect(self.area)
        painter.setPen(QPen(theme.hairline, 1))
        x = self.area.left() - self.area.height()
        while x < self.area.right():
            foot = QPointF(x, self.area.bottom())
            painter.drawLine(foot, foot + QPointF(self.area.height(), -self.area.height()))
            x += STRIPE
        painter.restore()
        card = self.card()
        painter.setBrush(theme.surface)
        painter.setPen(QPen(theme.accent, 2))
        painter.drawRoundedRect(card, 14, 14)
        self._paint_card(painter, card)

    def _paint_card(self, painter: QPainter, card: QRectF) -> None:
        theme = self.theme
        sign = QRectF(card.center().x() - 28, card.top() + 28, 56, 56)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        painter.drawEllipse(sign)
        draw_icon(painter, self.icon, sign.adjusted(13, 13, -13, -13), theme.on_accent)
        title, line = self._texts(card.width())
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        room = QRectF(card.left() + 28, sign.bottom() + 16, card.width() - 56, title)
        painter.setFont(self._title_font())
        painter.setPen(theme.text)
        painter.drawText(room, flags, self.title)
        room = QRectF(room.left(), room.bottom() + 14, room.width(), line + 2)
        painter.setFont(_font(16))
        painter.setPen(theme.text_quiet)
        painter.drawText(room, flags, self.line)
