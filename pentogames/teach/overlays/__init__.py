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
    """

    name: str
    label: str
    hint: str
    icon: str
    marks: Callable[[Any], Iterable[Mark]]


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


@cache
def overlays_for(game: str) -> tuple[Overlay, ...]:
    """Return the overlays of the game of that name, in the order of its switches."""
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    overlays: tuple[Overlay, ...] = module.OVERLAYS
    return overlays
