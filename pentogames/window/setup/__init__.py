"""Choosing the options of a game: one panel a game, found by the game's name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pentogames.core.game import Seat
from pentogames.core.options import Options


class SetupPanel(QWidget):
    """Lets the user choose the options of one game; what it offers always goes together."""

    own_clock = False
    """Whether the game is played with clocks of its own kind, among the ``tags``."""

    changed = Signal()
    seated = Signal(object)  # the players' names by seat: the panel has settled who sits where

    def options(self) -> Options:
        """Return the options as chosen."""
        raise AssertionError("each game's panel has its own")

    def choose(self, options: Options) -> None:
        """Show these options as the choice."""
        raise AssertionError("each game's panel has its own")

    def set_names(self, names: Mapping[Seat, str]) -> None:
        """Take note of the players' names as typed, by seat; empty where there is none."""

    def called(self, seat: Seat, name: str) -> str:
        """Return what ``seated`` calls the player at a seat who has typed this name, or none."""
        return name

    def tags(self) -> Mapping[str, str]:
        """Return what is chosen besides the options, as tags of the record: a clock."""
        return {}

    def choose_tags(self, tags: Mapping[str, str]) -> None:
        """Show what these tags of a record say as the choice."""

    def named_seats(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the seats, of all that take part, whose players have names: by default all."""
        return seats


@cache
def setup_for(game: str) -> type[SetupPanel]:
    """Return the panel of the game of that name (``pent-up`` has ``setup/pent_up.py``)."""
    panel: type[SetupPanel] = import_module(f"{__name__}.{game.replace('-', '_')}").PANEL
    return panel
