"""What of a record must stay unseen while its game goes on; most games have no secrets.

A game of memory whose moves stand in a list, or can be undone, is no game. A module here, found by
the game's name, says which moves may not be read and whether one may go back just now.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from pentogames.core.record import NodeId, Record


@dataclass(frozen=True, slots=True)
class Secrets:
    """The moves whose notation is not to be read, and why the cursor must stay.

    ``stay`` is empty if the cursor may go; else it is an English sentence, to be translated.
    """

    moves: frozenset[NodeId] = frozenset()
    stay: str = ""


class Keeper(Protocol):
    """Says what is secret in a record of its game."""

    def __call__(self, record: Record[Any, Any]) -> Secrets:
        """Return the secrets of a record as it stands."""


OPEN = Secrets()


def secrets_of(record: Record[Any, Any]) -> Secrets:
    """Return the secrets of a record as it stands."""
    keeper = _keeper_of(record.game.name)
    return OPEN if keeper is None else keeper(record)


@cache
def _keeper_of(game: str) -> Keeper | None:
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return None
    keeper: Keeper = import_module(module).secrets
    return keeper
