"""Who plays each seat, beside the board: to be changed in the middle of the game."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from pentogames.core.game import Seat
from pentogames.model.computer import ComputerModel
from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.scene.theme import LIGHT, Theme
from pentogames.teach.words import words_for
from pentogames.window.computer.who import WhoBox
from pentogames.window.seat_icon import seat_icon


class PlayersPage(QWidget):
    """A row for each seat: its sign, its player's name, and whether the computer plays there."""

    def __init__(self, match: MatchModel, computer: ComputerModel) -> None:
        super().__init__()
        self._match = match
        self._computer = computer
        self._theme = LIGHT
        self._shown: tuple[str, tuple[Seat, ...]] = ("", ())
        self.boxes: dict[Seat, WhoBox] = {}
        self._icons: dict[Seat, QLabel] = {}
        self._names: dict[Seat, QLabel] = {}
        self._rows = QWidget()
        note = QLabel(tr("Seats can be given to the computer, or taken over, at any time."))
        note.setObjectName("quiet")
        note.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self._rows)
        layout.addWidget(note)
        layout.addStretch(1)
        match.record_changed.connect(self.refresh)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._theme = theme
        for seat, label in self._icons.items():
            label.setPixmap(seat_icon(theme, seat, self.devicePixelRatioF()))

    def refresh(self) -> None:
        """Show who plays."""
        seats: tuple[Seat, ...] = self._match.position.seats
        if self._shown != (self._match.game.name, seats):
            self._shown = (self._match.game.name, seats)
            self._build(seats)
        words = words_for(self._match.game.name)
        for seat, box in self.boxes.items():
            box.set_level(self._match.level(seat))
            name = self._match.player(seat) or words.name(seat, tr)
            self._names[seat].setText(name)
            box.setAccessibleName(tr("Who plays {seat}").format(seat=name))

    def _build(self, seats: tuple[Seat, ...]) -> None:
        """Make the rows of other seats."""
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        self.boxes, self._icons, self._names = {}, {}, {}
        for number, seat in enumerate(seats):
            icon, name, box = QLabel(), QLabel(), WhoBox()
            name.setTextFormat(Qt.TextFormat.PlainText)
            icon.setPixmap(seat_icon(self._theme, seat, self.devicePixelRatioF()))
            box.activated.connect(lambda _, seat=seat, box=box: self._give(seat, box.level))
            grid.addWidget(icon, 2 * number, 0)
            grid.addWidget(name, 2 * number, 1)
            grid.addWidget(box, 2 * number + 1, 1)
            self.boxes[seat], self._icons[seat], self._names[seat] = box, icon, name
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(self._rows, rows)
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = rows

    def _give(self, seat: Seat, level: int | None) -> None:
        self._computer.take_over(seat, level)
