"""The puzzle of the day: a calendar with the days that were solved, and a look at the puzzle."""

from collections.abc import Callable
from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.words import tr
from pentogames.puzzles.tiling_generator import Made, daily_order
from pentogames.scene.carry import ARROWS
from pentogames.scene.glyphs import icon
from pentogames.scene.theme import Theme
from pentogames.window.puzzles.new_tiling_preview import NewTilingPreview

IsSolved = Callable[[date], bool]

WEEK = 7  # days
DAY = QSize(52, 34)


class DayButton(QToolButton):
    """A day; ``stepped`` tells by how many days the arrow keys want to leave it."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by a day or a week."""
        if event.key() in ARROWS:
            right, up = ARROWS[Qt.Key(event.key())]
            self.stepped.emit(right - WEEK * up)
        else:
            super().keyPressEvent(event)


class MonthCalendar(QWidget):
    """A month's days up to today, one of them chosen; ``chosen`` tells another one."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, today: date, is_solved: IsSolved) -> None:
        super().__init__()
        self._theme = theme
        self._today = today
        self._is_solved = is_solved
        self._first = today.replace(day=1)
        self.day = today
        self.days: dict[date, QToolButton] = {}
        self._group = QButtonGroup(self)
        self.title = QLabel()
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back = self._arrow("‹", tr("The month before"), -1)
        self.forward = self._arrow("›", tr("The month after"), 1)
        self._grid = QGridLayout()
        self._grid.setSpacing(2)
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self.title, 1)
        head.addWidget(self.forward)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(head)
        layout.addLayout(self._grid)
        layout.addStretch(1)
        self._show_month()

    def _arrow(self, sign: str, text: str, months: int) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.clicked.connect(lambda: self._turn(months))
        return button

    def _turn(self, months: int) -> None:
        """Show another month."""
        month = self._first.month - 1 + months
        self._first = date(self._first.year + month // 12, month % 12 + 1, 1)
        on_a_day = any(button.hasFocus() for button in self.days.values())
        self._show_month()
        if on_a_day:  # or else the keys would go wherever Qt likes
            self._focus(self.day if self.day in self.days else self._first)

    def _step(self, day: date, days: int) -> None:
        """Choose the day so many days later, in whatever month, if it is not beyond today."""
        day += timedelta(days)
        if day > self._today:
            return
        if day not in self.days:
            self._first = day.replace(day=1)
            self._show_month()
        self._choose(day)
        self._focus(day)

    def _focus(self, day: date) -> None:
        button = self.days[day]
        button.show()  # a new one is shown later, and could not have the keys yet
        button.setFocus()

    def _show_month(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.days = {}
        first, locale = QDate(self._first.year, self._first.month, 1), QLocale()
        self.title.setText(locale.toString(first, "MMMM yyyy"))
        self.forward.setEnabled(self._first < self._today.replace(day=1))
        for weekday in range(WEEK):
            name = locale.standaloneDayName(weekday + 1, QLocale.FormatType.NarrowFormat)
            label = QLabel(name)
            label.setObjectName("quiet")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(label, 0, weekday)
        for number in range(first.daysInMonth()):
            day = self._first + timedelta(number)
            row, column = divmod(number + self._first.weekday(), WEEK)
            self._grid.addWidget(self._day_button(day), row + 1, column)

    def _day_button(self, day: date) -> QToolButton:
        button = DayButton()
        button.setText(str(day.day))
        button.setFixedSize(DAY)
        button.stepped.connect(lambda days: self._step(day, days))
        button.setCheckable(True)
        button.setChecked(day == self.day)
        button.setEnabled(day <= self._today)
        button.setAccessibleName(QLocale().toString(QDate(day.year, day.month, day.day)))
        if day <= self._today and self._is_solved(day):
            button.setIcon(icon("place", self._theme.good))
            button.setIconSize(QSize(12, 12))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setToolTip(tr("Solved"))
            button.setAccessibleDescription(tr("Solved"))
        button.clicked.connect(lambda: self._choose(day))
        self._group.addButton(button)
        self.days[day] = button
        return button

    def _choose(self, day: date) -> None:
        if day != self.day:
            self.day = day
            self.days[day].setChecked(True)
            self.chosen.emit(day)


class DayDialog(QDialog):
    """Shows the puzzle of a day; ``made`` is the one that was accepted."""

    def __init__(
        self, theme: Theme, today: date, is_solved: IsSolved, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Puzzle of the day"))
        self.calendar = MonthCalendar(theme, today, is_solved)
        self.preview = NewTilingPreview(theme)
        hint = QLabel(tr("Easy on Mondays, hardest on Sundays, and the same for everybody."))
        hint.setObjectName("quiet")
        hint.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.play = buttons.addButton(tr("Play"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.play.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.calendar, 1)
        left.addWidget(hint)
        columns = QHBoxLayout()
        columns.setSpacing(20)
        columns.addLayout(left)
        columns.addWidget(self.preview, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(16)
        layout.addLayout(columns, 1)
        layout.addWidget(buttons)
        self.resize(780, 440)
        self.calendar.chosen.connect(self._show)
        self.preview.changed.connect(self._on_preview)
        self.finished.connect(self.preview.close_down)
        self.calendar.days[today].setFocus()
        self._show(today)

    @property
    def made(self) -> Made | None:
        """The puzzle that is shown; None while it is being made."""
        return self.preview.made

    def _show(self, day: date) -> None:
        self.preview.order(daily_order(day))

    def _on_preview(self) -> None:
        self.play.setEnabled(self.made is not None)


def today() -> date:
    """Return the day that the computer's clock shows."""
    return date.today()


def ask_for_day(
    theme: Theme, is_solved: IsSolved, parent: QWidget | None
) -> tuple[date, Made] | None:
    """Ask for a day's puzzle, offering today's first; None if none is wanted."""
    dialog = DayDialog(theme, today(), is_solved, parent)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    made, day = dialog.made, dialog.calendar.day
    dialog.deleteLater()
    return (day, made) if accepted and made is not None else None
