"""The balance offer of Pauli: one player offers cards, the other chooses the side.

Rules: Pauli, Options. Whoever is Hot gets the cards, passive side up; whoever is Cool moves first.
"""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from pentogames.core.game import Seat
from pentogames.model.words import tr
from pentogames.window.seat_icon import seat_icon
from pentogames.window.setup.pauli_picker import CardPicker
from pentogames.window.style import theme_of

OFFER, CHOICE = 0, 1


class BalanceDialog(QDialog):
    """Asks one player for cards, then the other for a side; ``cards`` and ``names`` tell both."""

    def __init__(self, players: tuple[str, str], cards: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Balance offer"))
        self._players = players
        self._names: dict[Seat, str] = {}
        self.picker = CardPicker(("Hot",))
        self.picker.give({"Hot": cards})
        self.offerers = QButtonGroup(self)
        self.cool = _large_button()
        self.hot = _large_button()
        self.offer = QPushButton(tr("Make the offer"))
        self.offer.setDefault(True)
        self.back = QPushButton(tr("Back"))
        self._text = QLabel()
        self._question = QLabel()
        self.pages = QStackedWidget()
        self.pages.addWidget(self._offer_page())
        self.pages.addWidget(self._choice_page())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.addWidget(self.pages)
        self.offerers.idToggled.connect(self._refresh)
        self.picker.changed.connect(self._refresh)
        self.offer.clicked.connect(lambda: self._show(CHOICE))
        self.back.clicked.connect(lambda: self._show(OFFER))
        self.cool.clicked.connect(lambda: self._take("Cool"))
        self.hot.clicked.connect(lambda: self._take("Hot"))
        self._refresh()
        self.resize(500, 300)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that go to Hot."""
        return self.picker.cards("Hot")

    @property
    def names(self) -> Mapping[Seat, str]:
        """The players by seat, once the dialog is accepted."""
        return self._names

    @property
    def offering(self) -> str:
        """The player who offers cards."""
        return self._players[self.offerers.checkedId()]

    @property
    def choosing(self) -> str:
        """The player who chooses a side."""
        return self._players[1 - self.offerers.checkedId()]

    def _offer_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(14)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(QLabel(tr("Who offers?")))
        for number, player in enumerate(self._players):
            button = QPushButton(player)
            button.setCheckable(True)
            button.setAutoDefault(False)
            self.offerers.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        self.offerers.button(0).setChecked(True)
        _wrap(self._text)
        layout.addLayout(row)
        layout.addWidget(self._text)
        layout.addWidget(self.picker)
        layout.addStretch(1)
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        layout.addLayout(_buttons(cancel, self.offer))
        return page

    def _choice_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(14)
        self._question.setObjectName("title")
        _wrap(self._question)
        sides = QHBoxLayout()
        sides.setSpacing(12)
        sides.addWidget(self.cool, 1)
        sides.addWidget(self.hot, 1)
        theme = theme_of(self)
        for button, seat in ((self.cool, "Cool"), (self.hot, "Hot")):
            button.setIcon(QIcon(seat_icon(theme, seat, self.devicePixelRatioF())))
            button.setIconSize(QSize(26, 26))
        layout.addWidget(self._question)
        layout.addLayout(sides)
        layout.addStretch(1)
        self.back.setAutoDefault(False)
        layout.addLayout(_buttons(self.back))
        return page

    def _refresh(self) -> None:
        self._text.setText(
            tr(
                "{offering} picks any cards, or none. {choosing} then chooses a side: Cool, with "
                "the first turn, or Hot, with these cards, passive side up."
            ).format(offering=self.offering, choosing=self.choosing)
        )
        self._question.setText(tr("{player}, which side?").format(player=self.choosing))
        self.cool.setText(tr("Cool\nand the first turn"))
        cards = tr("and the cards {letters}").format(letters=" ".join(self.cards))
        self.hot.setText(tr("Hot") + "\n" + (cards if self.cards else tr("and no cards")))

    def _show(self, page: int) -> None:
        self.pages.setCurrentIndex(page)
        (self.cool if page == CHOICE else self.picker).setFocus()

    def _take(self, seat: Seat) -> None:
        """Seat the choosing player there, and the offering one opposite."""
        other = "Hot" if seat == "Cool" else "Cool"
        self._names = {seat: self.choosing, other: self.offering}
        self.accept()


def _large_button() -> QPushButton:
    button = QPushButton()
    button.setMinimumHeight(110)
    button.setAutoDefault(False)
    return button


def _wrap(label: QLabel) -> None:
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)


def _buttons(*buttons: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addStretch(1)
    for button in buttons:
        row.addWidget(button)
    return row
