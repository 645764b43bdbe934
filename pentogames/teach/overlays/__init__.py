"""Overlays: what can be painted over a position to help the eye; one module a game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from pentogames.core.game import Mark


@dataclass(frozen=True, slots=True)
class Overlay:
    """Something to show on the board, with a switch of its own.

    ``icon`` is the name of a picture for the switch. ``marks`` gives what is painted for a
    position; overlays of what is in hand give nothing here and are painted by the hand.
    ``in_bar`` ones have their switch in the bar too, and ``at_first`` ones are on until somebody
    switches them off.
    """

    name: str
    label: str
    hint: str
    icon: str
    marks: Callable[[Any], Iterable[Mark]]
    in_bar: bool = True
    at_first: bool = False


def nothing(position: Any) -> Iterable[Mark]:
    """Return no marks, whatever the position."""
    return ()


LEGAL_SQUARES = Overlay(
    "legal",
    "Legal squares",
    "Show where the piece in hand can go, turned as it is",
    "squares",
    nothing,
)


COORDINATES = Overlay(
    "coordinates",
    "Coordinates",
    "Show the letters and numbers at the edge of the board",
    "",
    nothing,
    in_bar=False,
    at_first=True,
)
EXPLAIN = Overlay(
    "explain",
    "Explain the last move",
    "Say beside the board what the last move did",
    "",
    nothing,
    in_bar=False,
)


@cache
def overlays_for(game: str) -> tuple[Overlay, ...]:
    """Return the overlays of the game of that name, in the order of its switches.

    The last ones are those of every game.
    """
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    overlays: tuple[Overlay, ...] = module.OVERLAYS
    return (*overlays, COORDINATES, EXPLAIN)
