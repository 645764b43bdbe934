"""Counting the games against the computer at the window's table, and showing what came of them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pentogames.core.game import Outcome
from pentogames.games import game_named
from pentogames.model.progress import data_folder

if TYPE_CHECKING:
    from pentogames.model.statistics import Statistics
    from pentogames.window.main_window import MainWindow


class StatisticsDesk(QObject):
    """Counts the games of the window's match, and shows what came of them."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._statistics: Statistics | None = None
        window.match.ended.connect(self._count)
        window.actions_by_name.connect({"statistics": self.show})

    @property
    def statistics(self) -> "Statistics":
        """What came of all games; read when it is first wanted."""
        if self._statistics is None:
            from pentogames.model.statistics import FILE, Statistics

            self._statistics = Statistics(data_folder() / FILE, self)
            self._statistics.failed.connect(self._window.tell)
        return self._statistics

    def _count(self, outcome: Outcome) -> None:
        """Count the game that has ended, if the user wishes it."""
        if self._window.settings.counts_games:
            from pentogames.model.statistics import count

            count(self._window.match, outcome, self.statistics)

    def show(self) -> None:
        """Open the statistics at the game that is on the table."""
        from pentogames.window.statistics import StatisticsDialog  # loaded when it is opened

        window = self._window
        dialog = StatisticsDialog(self.statistics, window.settings, window.theme, window)
        dialog.show_game(window.match.game.name)
        dialog.play_asked.connect(self._play)
        dialog.exec()
        dialog.deleteLater()

    def _play(self, game: str, level: int) -> None:
        """Offer a new game against the computer at a level, the user beginning."""
        kind = game_named(game)
        seats = kind.start(kind.options_type()).seats
        self._window.settings.set_levels(game, dict.fromkeys(seats[1:], level))
        self._window.new_game(game)
