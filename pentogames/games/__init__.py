"""The games: one file each, none importing another, loaded by name when first asked for.

Adding one is a file and its name here. The file of ``pent-up`` is ``pent_up.py``, and the game is
``PENT_UP`` in it.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, TypeAlias, overload

from pentogames.core.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any]

NAMES: tuple[str, ...] = ("universe", "pent-up", "pentago", "picture-puzzle", "pauli")
"""The names of all games, in the order in which they are offered."""


def game_named(name: str) -> AnyGame:
    """Return the registered game of that name; KeyError if there is none."""
    if name not in NAMES:
        raise KeyError(name)
    called = name.replace("-", "_")
    game: AnyGame = getattr(import_module(f"{__name__}.{called}"), called.upper())
    return game


class _Games(Sequence[AnyGame]):
    """The games of some names, in their order; only those that are looked at are loaded."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    @overload
    def __getitem__(self, index: int) -> AnyGame: ...

    @overload
    def __getitem__(self, index: slice) -> "_Games": ...

    def __getitem__(self, index: int | slice) -> "AnyGame | _Games":
        if isinstance(index, slice):
            return _Games(self._names[index])
        return game_named(self._names[index])

    def __len__(self) -> int:
        return len(self._names)


GAMES: Sequence[AnyGame] = _Games(NAMES)
"""All games. Who needs no more than their names takes NAMES and loads none of them."""
