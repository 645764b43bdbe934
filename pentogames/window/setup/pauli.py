"""Setting up Pauli: the goal, cards given at the start, who is Cool, and repetition."""

import random
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
)

from pentogames.core.game import Seat
from pentogames.core.options import Options
from pentogames.games.pauli import PauliOptions
from pentogames.model.words import tr
from pentogames.teach.sentences import later
from pentogames.teach.words import words_for
from pentogames.window.setup import SetupPanel
from pentogames.window.setup.pauli_balance import BalanceDialog
from pentogames.window.setup.pauli_picker import CardPicker

SEATS = ("Cool", "Hot")
PLAYERS = {"Cool": later("Player 1"), "Hot": later("Player 2")}
"""What players are called who have no name, while they choose their seats."""
GOALS = (7, 6, 5)
"""The whole game and its shorter ones; any other number is to be had beside them."""


class PauliSetup(SetupPanel):
    """Goal, cards, seats and repetition."""

    def __init__(self) -> None:
        super().__init__()
        self._names: dict[Seat, str] = dict.fromkeys(SEATS, "")
        self._lot = random.SystemRandom()
        self.goals = QButtonGroup(self)
        self.goal = QSpinBox()
        self.goal.setRange(1, 12)
        self.goal.setAccessibleName(tr("Cards that win"))
        self.picker = CardPicker(SEATS)
        self.balance = _button(tr("Balance offer…"))
        self.clear = _button(tr("Give none"))
        self.draw = _button(tr("Draw who is Cool"))
        self.swap = _button(tr("Change sides"))
        self._note = _quiet()
        self.repetition = QCheckBox(tr(words_for("pauli").options["repetition_draw"]))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(QLabel(tr("Cards that win")))
        layout.addLayout(self._goal_row())
        layout.addSpacing(6)
        layout.addWidget(QLabel(tr("Cards at the start")))
        layout.addWidget(self.picker)
        layout.addWidget(self._note)
        layout.addLayout(_row(self.balance, self.clear))
        layout.addSpacing(6)
        layout.addWidget(QLabel(tr("Who is Cool, and moves first")))
        layout.addLayout(_row(self.draw, self.swap))
        layout.addSpacing(6)
        layout.addWidget(self.repetition)
        layout.addStretch(1)
        self._connect()
        self.choose(PauliOptions())

    def _goal_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for goal in GOALS:
            button = _button(str(goal))
            button.setCheckable(True)
            button.setMinimumWidth(64)
            self.goals.addButton(button, goal)
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(QLabel(tr("or")))
        row.addWidget(self.goal)
        row.addStretch(1)
        return row

    def _connect(self) -> None:
        self.goals.idClicked.connect(self.goal.setValue)
        self.goal.valueChanged.connect(self._goal_changed)
        self.picker.changed.connect(self._cards_changed)
        self.balance.clicked.connect(self._ask_balance)
        self.clear.clicked.connect(lambda: self._give({}))
        self.draw.clicked.connect(self._draw)
        self.swap.clicked.connect(self._swap)
        self.repetition.toggled.connect(lambda _: self.changed.emit())

    # -- the options ------------------------------------------------------------------------------

    def options(self) -> Options:
        """Return the options as chosen."""
        return PauliOptions(
            goal=self.goal.value(),
            repetition_draw=self.repetition.isChecked(),
            cards=tuple((seat, self.picker.cards(seat)) for seat in SEATS),
        )

    def choose(self, options: Options) -> None:
        """Show these options as the choice."""
        assert isinstance(options, PauliOptions)
        self.goal.setValue(options.goal)
        self._show_goal()
        self.repetition.setChecked(options.repetition_draw)
        self.picker.give({seat: options.given(seat) for seat in SEATS})
        self._refresh()

    def set_names(self, names: Mapping[Seat, str]) -> None:
        """Take note of the players' names."""
        self._names = {seat: names.get(seat, "") for seat in SEATS}

    def called(self, seat: Seat, name: str) -> str:
        """Return what the player at a seat is called, named or not."""
        return name or tr(PLAYERS[seat])

    def _goal_changed(self) -> None:
        self._show_goal()
        self.changed.emit()

    def _show_goal(self) -> None:
        """Press the button of the goal, if there is one."""
        self.goals.setExclusive(False)
        for goal in GOALS:
            self.goals.button(goal).setChecked(goal == self.goal.value())
        self.goals.setExclusive(self.goal.value() in GOALS)

    def _cards_changed(self) -> None:
        self._refresh()
        self.changed.emit()

    def _give(self, cards: Mapping[Seat, tuple[str, ...]]) -> None:
        self.picker.give(cards)
        self._cards_changed()

    def _refresh(self) -> None:
        given = {seat: self.picker.cards(seat) for seat in SEATS}
        words = words_for("pauli")
        self.clear.setEnabled(any(given.values()))
        self._note.setText(
            " ".join(
                tr("{seat} starts with {letters}.").format(
                    seat=words.name(seat, tr), letters=" ".join(letters)
                )
                for seat, letters in given.items()
                if letters
            )
            or tr("Handicap: click a card to give it to Cool, again to give it to Hot.")
        )

    # -- who sits where ---------------------------------------------------------------------------

    def _players(self) -> tuple[str, str]:
        """Return what to call the players, Cool first, be they named or not."""
        cool, hot = (self.called(seat, self._names[seat]) for seat in SEATS)
        return cool, hot

    def _seat(self, cool: str, hot: str) -> None:
        self.seated.emit({"Cool": cool, "Hot": hot})

    def _draw(self) -> None:
        first, second = self._lot.sample(self._players(), 2)
        self._seat(first, second)

    def _swap(self) -> None:
        cool, hot = self._players()
        self._seat(hot, cool)

    def _ask_balance(self) -> None:
        dialog = BalanceDialog(self._players(), self.picker.cards("Hot"), self.window())
        if dialog.exec():
            self._give({"Hot": dialog.cards})
            self._seat(dialog.names["Cool"], dialog.names["Hot"])
        dialog.deleteLater()


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setAutoDefault(False)
    return button


def _quiet() -> QLabel:
    label = QLabel()
    label.setObjectName("quiet")
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _row(*buttons: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row


PANEL = PauliSetup
