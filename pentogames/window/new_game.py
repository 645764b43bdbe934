"""The dialog for a new game: which one, with which options, and who plays."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSpacerItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from pentogames.bots.players import level_at, player_tag, player_text
from pentogames.bots.profiles import has_profile
from pentogames.core.game import Game, Seat
from pentogames.core.options import Options
from pentogames.core.record import Record
from pentogames.core.time_control import read_control
from pentogames.model.match_clock import CONTROL_TAG
from pentogames.model.words import tr
from pentogames.scene.picture import paint_cover
from pentogames.scene.specs import games_on_screen
from pentogames.scene.theme import Theme
from pentogames.teach.words import words_for
from pentogames.window.clocks.box import ClockBox
from pentogames.window.computer.who import WhoBox
from pentogames.window.seat_icon import seat_icon
from pentogames.window.setup import SetupPanel, setup_for

NAME_WIDTH = 150
GAMES_WIDTH = 190
THUMBNAIL = QSize(64, 64)


class NewGameDialog(QDialog):
    """Asks for everything a new game needs; ``record`` makes it.

    ``remembered`` says at which levels the computer played in a game, by seat, the last time;
    ``clock``, which clock to offer unless the game on the table has one (core.time_control).
    """

    def __init__(
        self,
        theme: Theme,
        current: Record[Any, Any],
        parent: QWidget | None,
        remembered: Callable[[str], Mapping[Seat, int]] = lambda game: {},
        clock: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self._theme = theme
        self._games = games_on_screen()
        self._names: dict[str, QLineEdit] = {}
        self._typed: dict[str, str] = {}
        self._remembered = remembered
        self._whos: dict[Seat, WhoBox] = {}
        self._levels: dict[Seat, int | None] = {}  # as chosen, also at seats that are not shown
        self.games = QListWidget()
        self.games.setIconSize(THUMBNAIL)
        self.games.setFixedWidth(GAMES_WIDTH)
        self.games.setWordWrap(True)
        self.games.setAccessibleName(tr("Games"))
        self.panels = QStackedWidget()
        for game in self._games:
            self._add_game(game)
        self._form = QFormLayout()
        self._form.setSpacing(8)
        heading = QLabel(tr("Players"))
        heading.setObjectName("title")
        self._summary = QLabel()
        self._summary.setObjectName("quiet")
        self._summary.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = buttons.addButton(tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)

        self.clock = ClockBox()
        self.clock.choose(read_control(current.tags.get(CONTROL_TAG, clock)))
        self._clock_title = QLabel(tr("Clock"))
        self._clock_title.setObjectName("title")
        players = QVBoxLayout()
        players.addWidget(heading)
        players.addLayout(self._form)
        players.addStretch(1)
        players.addWidget(self._clock_title)
        players.addWidget(self.clock)
        middle = QVBoxLayout()
        middle.addWidget(self._summary)
        middle.addWidget(self.panels, 1)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        columns.addWidget(self.games)
        columns.addLayout(middle, 3)
        columns.addLayout(players, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(16)
        layout.addLayout(columns, 1)
        layout.addWidget(buttons)
        self.resize(940, 570)

        self.games.currentRowChanged.connect(self._game_chosen)
        self._start_with(current)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game chosen."""
        return self._games[self.games.currentRow()]

    @property
    def panel(self) -> SetupPanel:
        """The panel of the chosen game's options."""
        panel = self.panels.currentWidget()
        assert isinstance(panel, SetupPanel)
        return panel

    def options(self) -> Options:
        """Return the options chosen."""
        return self.panel.options()

    def record(self) -> Record[Any, Any]:
        """Return a new record of the game that was asked for."""
        tags = {seat: name for seat, name in self._typed_names().items() if name}
        tags |= {player_tag(seat): player_text(level) for seat, level in self.levels().items()}
        if not self.panel.own_clock and self.clock.control():
            tags[CONTROL_TAG] = self.clock.control().tag
        return Record(self.game, self.options(), tags=tags | dict(self.panel.tags()))

    def levels(self) -> dict[Seat, int]:
        """Return the levels of the computer players, by seat; the other seats are persons'."""
        chosen = {seat: who.level for seat, who in self._whos.items()}
        return {seat: level for seat, level in chosen.items() if level is not None}

    def who(self, seat: Seat) -> WhoBox:
        """Return the choice of who plays a seat; KeyError if there is none."""
        return self._whos[seat]

    def _add_game(self, game: Game[Any, Any, Any]) -> None:
        title = tr(words_for(game.name).title)
        pixmap = paint_cover(game.name, THUMBNAIL, self._theme, self.devicePixelRatioF())
        thumbnail = QIcon(pixmap)
        thumbnail.addPixmap(pixmap, QIcon.Mode.Selected)  # not tinted
        item = QListWidgetItem(thumbnail, title)
        item.setSizeHint(QSize(0, THUMBNAIL.height() + 16))
        self.games.addItem(item)
        panel = setup_for(game.name)()
        panel.changed.connect(self._ask_names)
        panel.seated.connect(self._seat)
        self.panels.addWidget(panel)

    def _start_with(self, current: Record[Any, Any]) -> None:
        """Offer the same game, options and players as on the table."""
        self._typed = dict(current.tags)
        row = next(i for i, game in enumerate(self._games) if game.name == current.game.name)
        self.games.setCurrentRow(row)
        if not current.set_up:
            self.panel.choose(current.options)
        self.panel.choose_tags(current.tags)
        for seat, who in self._whos.items():
            who.set_level(level_at(current.tags, seat))

    def offer(self, name: str) -> None:
        """Show the game of that name as the choice, with the levels of the last time."""
        self.games.setCurrentRow([game.name for game in self._games].index(name))
        levels = self._remembered(name)
        for seat, who in self._whos.items():
            who.set_level(levels.get(seat))

    def _game_chosen(self, row: int) -> None:
        self.panels.setCurrentIndex(row)
        self._summary.setText(tr(words_for(self.game.name).summary))
        for widget in (self._clock_title, self.clock):
            widget.setVisible(not self.panel.own_clock)
        self._whos = {}
        self._levels = dict(self._remembered(self.game.name))
        self._ask_names()

    def _ask_names(self) -> None:
        """Show a line for each seat of the options chosen; names typed before are kept."""
        self._typed.update((seat, edit.text()) for seat, edit in self._names.items())
        self._levels.update((seat, who.level) for seat, who in self._whos.items())
        while self._form.rowCount():
            self._form.removeRow(0)
        self._names, self._whos = {}, {}
        words = words_for(self.game.name)
        for seat in self.panel.named_seats(self.game.start(self.options()).seats):
            edit = QLineEdit(self._typed.get(seat, ""))
            edit.setPlaceholderText(words.name(seat, tr))
            edit.setAccessibleName(tr("Name of {seat}").format(seat=words.name(seat, tr)))
            edit.setMaxLength(40)
            edit.setMinimumWidth(NAME_WIDTH)
            label = QLabel()
            label.setPixmap(seat_icon(self._theme, seat, self.devicePixelRatioF()))
            edit.textChanged.connect(self._tell_names)
            self._form.addRow(label, edit)
            self._names[seat] = edit
            if has_profile(self.game.name):
                self._ask_who(seat, words.name(seat, tr))
        self._tell_names()

    def _ask_who(self, seat: Seat, name: str) -> None:
        """Show below a seat's name whether a person or the computer plays there."""
        who = WhoBox(self._levels.get(seat))
        who.setAccessibleName(tr("Who plays {seat}").format(seat=name))
        self._form.addRow(QLabel(), who)
        self._form.addItem(QSpacerItem(0, 4))
        self._whos[seat] = who

    def _tell_names(self) -> None:
        self.panel.set_names(self._typed_names())

    def _typed_names(self) -> dict[Seat, str]:
        return {seat: edit.text().strip() for seat, edit in self._names.items()}

    def _seat(self, names: Mapping[Seat, str]) -> None:
        """Write other names into the lines: who sits where was settled in the panel.

        A computer player goes with its name.
        """
        typed = self._typed_names().items()
        before = {self.panel.called(seat, name): seat for seat, name in typed}
        levels = {seat: who.level for seat, who in self._whos.items()}
        for seat, name in names.items():
            self._names[seat].setText(name)
            if seat in self._whos and before.get(name) in levels:
                self._whos[seat].set_level(levels[before[name]])
