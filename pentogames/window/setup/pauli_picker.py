"""Choosing cards of Pauli: the twelve of them, to be clicked."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from pentogames.core.game import Seat
from pentogames.core.shapes import LETTERS, SHAPES
from pentogames.model.words import tr
from pentogames.scene.geometry import outline
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.theme import Theme
from pentogames.teach.words import words_for
from pentogames.window.style import theme_of

COLUMNS, ROWS = 6, 2
SPACE = 6.0  # between cards, logical pixels
CARD = QSize(64, 52)
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -COLUMNS,
    Qt.Key.Key_Down: COLUMNS,
}


class CardPicker(QWidget):
    """The twelve cards; a click, or Space, gives one to the next of the seats, then to nobody."""

    changed = Signal()

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self._seats = seats
        self._owners: dict[str, Seat] = {}
        self._cursor = 0
        self._hovered = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self.sizeHint().height())
        self._describe()

    def sizeHint(self) -> QSize:
        """Return the size at which the pentominoes are easily told apart."""
        return QSize(CARD.width() * COLUMNS + 30, CARD.height() * ROWS + int(SPACE) + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which they still are."""
        return QSize(46 * COLUMNS + 30, self.sizeHint().height())

    def cards(self, seat: Seat) -> tuple[str, ...]:
        """Return the letters of the cards given to a seat."""
        return tuple(letter for letter in LETTERS if self._owners.get(letter) == seat)

    def give(self, cards: Mapping[Seat, tuple[str, ...]]) -> None:
        """Show these cards as given, and no others."""
        self._owners = {letter: seat for seat, letters in cards.items() for letter in letters}
        self._describe()
        self.update()

    def place(self, letter: str) -> QRectF:
        """Return where a card is drawn."""
        row, column = divmod(LETTERS.index(letter), COLUMNS)
        width = (self.width() - 4 - SPACE * (COLUMNS - 1)) / COLUMNS
        height = (self.height() - 4 - SPACE * (ROWS - 1)) / ROWS
        return QRectF(2 + column * (width + SPACE), 2 + row * (height + SPACE), width, height)

    def _card_at(self, point: QPointF) -> str:
        return next((letter for letter in LETTERS if self.place(letter).contains(point)), "")

    def _hand_on(self, letter: str) -> None:
        """Give a card to the seat after the one that has it, or to nobody after the last."""
        owner = self._owners.pop(letter, None)
        following = 0 if owner is None else self._seats.index(owner) + 1
        if following < len(self._seats):
            self._owners[letter] = self._seats[following]
        self._describe()
        self.update()
        self.changed.emit()

    def _describe(self) -> None:
        words = words_for("pauli")
        self.setAccessibleName(tr("Cards at the start"))
        given = "; ".join(
            f"{words.name(seat, tr)}: {', '.join(self.cards(seat))}"
            for seat in self._seats
            if self.cards(seat)
        )
        at = LETTERS[self._cursor]
        self.setAccessibleDescription(f"{at}. {given}" if given else at)

    # -- events -----------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what a click would take."""
        self._hovered = self._card_at(event.position())
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if self._hovered else arrow)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Show nothing to be taken any more."""
        self._hovered = ""
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Give the card under the pointer to the next seat."""
        letter = self._card_at(event.position())
        if letter and event.button() == Qt.MouseButton.LeftButton:
            self._cursor = LETTERS.index(letter)
            self._hand_on(letter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the cards with the arrows, or to one by its letter; Space gives it."""
        letter = event.text().upper()
        if event.key() in STEPS:
            self._cursor = (self._cursor + STEPS[Qt.Key(event.key())]) % len(LETTERS)
        elif event.key() == Qt.Key.Key_Space:
            self._hand_on(LETTERS[self._cursor])
        elif len(letter) == 1 and letter in LETTERS:
            self._cursor = LETTERS.index(letter)
        else:
            super().keyPressEvent(event)
            return
        self._describe()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    # -- painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards."""
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for letter in LETTERS:
            self._paint_card(painter, letter, theme)
        painter.end()

    def _paint_card(self, painter: QPainter, letter: str, theme: Theme) -> None:
        place, owner = self.place(letter), self._owners.get(letter)
        hovered = letter == self._hovered
        painter.setBrush(theme.tint if owner else theme.surface)
        painter.setPen(QPen(theme.frame if owner or hovered else theme.hairline, 1.2))
        painter.drawRoundedRect(place, 6, 6)
        font = QFont(self.font())
        font.setPixelSize(12)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(theme.text)
        align = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        painter.drawText(place.adjusted(6, 3, 0, 0), align, letter)
        unit = min((place.width() - 12) / 5, (place.height() - 10) / 3.4)
        offsets = SHAPES[letter].offsets
        across, up = max(x for x, _ in offsets) + 1, max(y for _, y in offsets) + 1
        path = outline(offsets, unit, unit * 0.04, unit * 0.12)
        middle = place.center() + QPointF(-across * unit / 2, up * unit / 2 + 3)
        painter.setPen(QPen(theme.frame, 1.2))
        painter.setBrush(theme.frame if owner else Qt.BrushStyle.NoBrush)
        painter.drawPath(path.translated(middle))
        if owner:
            self._paint_owner(painter, place, owner, theme)
        if self.hasFocus() and letter == LETTERS[self._cursor]:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.accent, 2.2))
            painter.drawRoundedRect(place, 6, 6)

    def _paint_owner(self, painter: QPainter, place: QRectF, owner: Seat, theme: Theme) -> None:
        style = theme.seat(owner)
        centre = place.topRight() + QPointF(-11, 11)
        painter.setBrush(style.fill)
        painter.setPen(QPen(style.edge, 1.2))
        painter.drawEllipse(centre, 7.5, 7.5)
        draw_glyph(painter, style.glyph, centre, 3.9, style.ink)
