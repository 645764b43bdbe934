"""The seven levels of each game's computer player, read from ``resources/bots/<game>.toml``.

A level is work and a way of erring, so that its strength is the same on every machine; time is a
mere cap. The file holds one table ``[[level]]`` for each, the gentlest first; what they are called
is said by ``teach/levels.py``. Example:

    [[level]]
    search = "mcts"       # "one-ply", "mcts" or "alpha-beta"
    work = 400            # simulations (mcts) or nodes (alpha-beta)
    seconds = 1.0         # cap of time
    width = 12            # moves looked at in each position; 0: all
    temperature = 0.02    # 0: the best move; else softmax over the values

All keys but ``search`` may be left out; the fields of Level have the others and their meaning.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cache
from typing import Any

from pentogames.resources import resource_path

COUNT = 7
"""The number of levels of every game; they are counted from 1."""

CAREFUL = 4
"""The first level that misses neither a win at once nor the only move against a loss."""


class Search(StrEnum):
    """How a level looks for its move."""

    ONE_PLY = "one-ply"
    MCTS = "mcts"
    ALPHA_BETA = "alpha-beta"


class Leaf(StrEnum):
    """What tells the value of a leaf of ``mcts``, as far as that is no playout."""

    ESTIMATE = "estimate"
    """The estimate of the position."""
    BEST_MOVE = "best-move"
    """The estimate after the best of its moves: one ply more, where lists of moves are quick."""


class LevelsError(ValueError):
    """A file of levels that is wrong; the text says where and what was expected."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a computer player thinks, and how it errs.

    ``number`` counts from 1. ``work`` is simulations of ``mcts`` or nodes of ``alpha-beta`` and
    nothing to ``one-ply``; ``seconds`` caps the time whatever the work. ``width`` is the number of
    moves looked at in each position (0: all).

    ``temperature`` is 0 for the best move; else a move worth ``d`` less than the best is taken
    ``exp(-d / temperature)`` times as often. ``blind`` is the chance that a move is overlooked
    altogether; careful levels (from 4 on) have none.

    ``exact`` is the number of nodes granted to the game's solver before the search starts, and
    ``checked`` that for looking at the moves that the search likes best, when it is over.
    ``leaf`` says by what a leaf of ``mcts`` is judged, and ``playouts`` is the share of a playout
    in its value (0: none, 1: playouts alone). ``explore`` weighs what is little tried against what
    has done well; ``sharpness`` is the temperature by which estimates of moves become chances.
    """

    number: int
    search: Search
    work: int = 1
    seconds: float = 1.0
    width: int = 0
    temperature: float = 0.0
    blind: float = 0.0
    exact: int = 0
    leaf: Leaf = Leaf.ESTIMATE
    playouts: float = 0.0
    explore: float = 1.0
    sharpness: float = 0.1
    checked: int = 0

    @property
    def careful(self) -> bool:
        """Whether it never misses a win at once or the only move against a loss."""
        return self.number >= CAREFUL

    def unerring(self) -> "Level":
        """Return the level without its ways of erring, for hints and analysis."""
        return replace(self, temperature=0.0, blind=0.0)

    def scaled(self, work: float) -> "Level":
        """Return the level with so many times the work (0.1: a tenth), solving included."""
        if work == 1.0:
            return self
        return replace(
            self,
            work=max(1, round(self.work * work)),
            exact=round(self.exact * work),
            checked=round(self.checked * work),
        )


@cache
def levels_of(game: str) -> tuple[Level, ...]:
    """Return the seven levels of a game, the gentlest first.

    Raises LevelsError, and FileNotFoundError if the program has no levels for the game.
    """
    name = f"{game}.toml"
    return read_levels(resource_path("bots", name).read_text(encoding="utf-8"), name)


def level_of(game: str, number: int) -> Level:
    """Return a level of a game by its number, from 1; ValueError if there is no such number."""
    if not 1 <= number <= COUNT:
        raise ValueError(f"levels run from 1 to {COUNT}, not {number}")
    return levels_of(game)[number - 1]


def read_levels(text: str, name: str) -> tuple[Level, ...]:
    """Read the levels in the text of a file of that name; LevelsError says what is wrong with it.

    Other tables of the file (weights of the evaluation) are somebody else's.
    """
    import tomllib  # the window, which wants to be there soon, knows levels by their numbers

    try:
        tables = tomllib.loads(text).get("level", [])
    except tomllib.TOMLDecodeError as error:
        raise LevelsError(f"{name}: {error}") from error
    if not isinstance(tables, list) or len(tables) != COUNT:
        raise LevelsError(f"{name}: [[level]] stands there {COUNT} times, once for each level")
    return tuple(_read(table, number, name) for number, table in enumerate(tables, start=1))


def _read(table: Mapping[str, Any], number: int, name: str) -> Level:
    where = f"{name}: level {number}"
    unknown = sorted(set(table) - set(_RANGES) - set(_CHOICES))
    if unknown:
        raise LevelsError(f"{where}: there is no key {unknown[0]!r}")
    for key, choices in _CHOICES.items():
        if table.get(key, _LEFT_OUT.get(key)) not in tuple(choices):
            words = ", ".join(f'"{choice}"' for choice in choices)
            raise LevelsError(f"{where}: {key} is one of {words}")
    chosen = {key: kind(table[key]) for key, kind in _CHOICES.items() if key in table}
    numbers = {key: _number(table[key], key, where) for key in _RANGES if key in table}
    level = Level(number, **chosen, **numbers)
    if level.careful and level.blind:
        raise LevelsError(f"{where}: from level {CAREFUL} on nothing is overlooked: no blind")
    return level


def _number(value: Any, key: str, where: str) -> Any:
    kind = _KINDS[key]
    low, high = _RANGES[key]
    right_kind = isinstance(value, int if kind is int else int | float)
    if not right_kind or isinstance(value, bool) or not low <= value <= high:
        what = "a whole number" if kind is int else "a number"
        raise LevelsError(f"{where}: {key} is {what} from {low:g} to {high:g}, not {value!r}")
    return kind(value)


_CHOICES: Mapping[str, Any] = {"search": Search, "leaf": Leaf}
_LEFT_OUT: Mapping[str, str] = {"leaf": Leaf.ESTIMATE}
_RANGES: Mapping[str, tuple[float, float]] = {
    "work": (1, 1e9),
    "seconds": (0.01, 3600),
    "width": (0, 1e6),
    "temperature": (0, 100),
    "blind": (0, 0.95),
    "exact": (0, 1e9),
    "checked": (0, 1e9),
    "playouts": (0, 1),
    "explore": (0, 100),
    "sharpness": (0.001, 100),
}
_KINDS: Mapping[str, Any] = {field.name: field.type for field in fields(Level)}
