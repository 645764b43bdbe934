"""Choosing how time is shared out: the way, and its figures."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from pentogames.core.time_control import TimeControl, TimeKind
from pentogames.model.words import tr
from pentogames.teach.sentences import later

KINDS = (
    (TimeKind.NONE, later("No clock")),
    (TimeKind.COUNTDOWN, later("Time for the whole game")),
    (TimeKind.INCREMENT, later("Time, and more for each move")),
    (TimeKind.HOURGLASS, later("Hourglass: my time runs to you")),
    (TimeKind.PER_MOVE, later("Time for each move")),
)
MINUTES = 60
FIELD_HEIGHT = 30  # as high as the list above, logical pixels
LONGEST_GAME, LONGEST_MOVE = 600, 3600
"""The largest figures: minutes for a player, seconds for a move."""


LEAST_LETTERS = 10
"""How many letters of a way of sharing out time are seen at least."""


class ClockBox(QWidget):
    """A list of ways to share out time; below it the figures that the way chosen has."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.kind = QComboBox()
        self.kind.setAccessibleName(tr("Clock"))
        self.kind.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.kind.setMinimumContentsLength(LEAST_LETTERS)
        for kind, words in KINDS:
            self.kind.addItem(tr(words), kind)
        self.minutes = _spin(1, LONGEST_GAME, tr("Minutes for each player"))
        self.seconds = _spin(1, LONGEST_MOVE, tr("Seconds for a move"))
        self.step = _spin(1, LONGEST_MOVE, tr("Seconds more after each move"))
        self._minutes_words = QLabel(tr("min"))
        self._step_words = QLabel("+")
        self._seconds_words = QLabel(tr("s", sense="seconds"))
        figures = QHBoxLayout()
        figures.setSpacing(6)
        for widget in (
            *(self.minutes, self._minutes_words, self._step_words),
            *(self.step, self.seconds, self._seconds_words),
        ):
            figures.addWidget(widget)
        figures.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.kind)
        layout.addLayout(figures)
        self.choose(TimeControl())
        self.kind.currentIndexChanged.connect(self._on_changed)
        for spin in (self.minutes, self.seconds, self.step):
            spin.valueChanged.connect(self._on_changed)

    def control(self) -> TimeControl:
        """Return the way chosen, with its figures."""
        kind = TimeKind(self.kind.currentData())
        if kind is TimeKind.PER_MOVE:
            return TimeControl(kind, self.seconds.value())
        if kind is TimeKind.INCREMENT:
            return TimeControl(kind, self.minutes.value() * MINUTES, self.step.value())
        return TimeControl(kind, self.minutes.value() * MINUTES)

    def choose(self, control: TimeControl) -> None:
        """Show a way as the choice; its figures are rounded to what can be chosen here."""
        self.kind.setCurrentIndex(self.kind.findData(control.kind))
        if control.kind is TimeKind.PER_MOVE:
            self.seconds.setValue(control.seconds)
            self.minutes.setValue(TimeControl().seconds // MINUTES)
        else:
            self.minutes.setValue(round(control.seconds / MINUTES))
            self.seconds.setValue(30)
        self.step.setValue(control.step)
        self._show_figures()

    def _on_changed(self) -> None:
        self._show_figures()
        self.changed.emit()

    def _show_figures(self) -> None:
        kind = self.kind.currentData()
        per_move, step = kind == TimeKind.PER_MOVE, kind == TimeKind.INCREMENT
        minutes = kind != TimeKind.NONE and not per_move
        for widget, shown in (
            (self.minutes, minutes),
            (self._minutes_words, minutes),
            (self._step_words, step),
            (self.step, step),
            (self.seconds, per_move),
            (self._seconds_words, step or per_move),
        ):
            widget.setVisible(shown)


def _spin(least: int, most: int, name: str) -> QSpinBox:
    spin = QSpinBox()
    spin.setRange(least, most)
    spin.setAccessibleName(name)
    spin.setToolTip(name)
    spin.setMinimumHeight(FIELD_HEIGHT)
    return spin
