"""Properties of moves, by which a lesson knows that a player did what it asked for.

Each game has a module here with a small set of named ones. A name may have an argument behind a
colon: ``piece:F``. A property looks at a legal move and the position before it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

Property = Callable[[Any, Any, str], bool]
"""Says of a position, a legal move in it and the argument (empty: none) whether it holds."""

Test = Callable[[Any, Any], bool]
"""Says of a position and a legal move in it whether a property holds."""


def any_move(before: Any, move: Any, argument: str) -> bool:
    """Say yes: every legal move will do."""
    return True


def wins(before: Any, move: Any, argument: str) -> bool:
    """Say whether the move ends the game with the mover, or the mover's team, on first place."""
    outcome = before.after(move).outcome()
    return outcome is not None and any(before.to_move.startswith(name) for name in outcome.winners)


COMMON: Mapping[str, Property] = {"any": any_move, "wins": wins}


@cache
def properties_of(game: str) -> Mapping[str, Property]:
    """Return the properties of the game of that name, by their names."""
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    own: Mapping[str, Property] = module.PROPERTIES
    return {**COMMON, **own}


def property_named(game: str, text: str) -> Test:
    """Return the game's property of that name, its argument filled in; KeyError."""
    name, _, argument = text.partition(":")
    known = properties_of(game)[name]
    return lambda before, move: known(before, move, argument)
