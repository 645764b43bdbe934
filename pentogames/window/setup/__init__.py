"""Choosing the options of a game: one panel a game, found by the game's name."""

from functools import cache
from importlib import import_module

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pentogames.core.options import Options


class SetupPanel(QWidget):
    """Lets the user choose the options of one game; what it offers always goes together."""

    changed = Signal()

    def options(self) -> Options:
        """Return the options as chosen."""
        raise AssertionError("each game's panel has its own")

    def choose(self, options: Options) -> None:
        """Show these options as the choice."""
        raise AssertionError("each game's panel has its own")


@cache
def setup_for(game: str) -> type[SetupPanel]:
    """Return the panel of the game of that name (``pent-up`` has ``setup/pent_up.py``)."""
    panel: type[SetupPanel] = import_module(f"{__name__}.{game.replace('-', '_')}").PANEL
    return panel
