"""Pent-Up for one: with one set of twelve tiles build as high as possible.

The rules are the game's own, a tile going on the highest level that is open to it. Nobody else
plays: the position is Pent-Up's with a single seat. Pars are proved by packaging/towers.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pentogames.core.game import NotationError
from pentogames.core.options import require_one_of
from pentogames.core.shapes import LETTERS, Placement
from pentogames.games.pent_up import PENT_UP, PentUpOptions, PentUpPosition
from pentogames.puzzles.puzzle import Effort, Result
from pentogames.resources import resource_path

HEIGHT = "height"
"""A measure: the highest level reached, negative."""
POINTS = "points"
"""A measure: the sum of the levels of all twelve tiles, negative."""


@dataclass(frozen=True)
class TowerOptions(PentUpOptions):
    """One player, whom the game for two or three does not know."""

    players: int = 1

    def __post_init__(self) -> None:
        require_one_of("players", self.players, (1,))


@dataclass(frozen=True, slots=True)
class TowerPar:
    """The best that can be reached in both measures, and a tower that reaches both."""

    height: int
    points: int
    moves: str


@cache
def tower_par() -> TowerPar:
    """Return par."""
    text = resource_path("puzzles", "tower.toml").read_text(encoding="utf-8")
    return TowerPar(**tomllib.loads(text))


def height(position: PentUpPosition) -> int:
    """Return the highest level reached; 0 on the empty table."""
    return len(position.stack.covers)


def points(position: PentUpPosition) -> int:
    """Return the sum of the levels of all tiles."""
    return sum(tile.squares[0].level for tile in position.placed)


def highest_tiles(position: PentUpPosition) -> tuple[str, int]:
    """Return which tiles in hand can go highest now, by their letters, and the level."""
    levels = {letter: position.level_for(letter) for letter in position.hand(position.seats[0])}
    top = max(levels.values())
    return "".join(letter for letter, level in levels.items() if level == top), top


@dataclass(frozen=True)
class TowerPuzzle:
    """The tower, to be built; its states are positions."""

    key: str = "pent-up-tower/12"

    def start(self) -> PentUpPosition:
        """Return the empty table."""
        return PENT_UP.start(TowerOptions())

    def again(self, state: PentUpPosition) -> PentUpPosition:
        """Return the empty table."""
        return self.start()

    def running(self, state: PentUpPosition) -> bool:
        """Say whether tiles are left."""
        return state.ply < len(LETTERS)

    def move(self, state: PentUpPosition, move: Placement) -> PentUpPosition:
        """Return the position after a legal move."""
        return state.after(move)

    def results(self, state: PentUpPosition, effort: Effort) -> tuple[Result, ...]:
        """Return the height reached and, when all tiles lie, their points."""
        if not state.placed:
            return ()
        moves = PENT_UP.format_position(state)
        tall = Result(HEIGHT, (-height(state),), moves)
        if self.running(state):
            return (tall,)
        return tall, Result(POINTS, (-points(state),), moves)

    def write(self, state: PentUpPosition) -> Mapping[str, Any]:
        """Return the moves that lead there."""
        return {"moves": PENT_UP.format_position(state)}

    def read(self, plain: Mapping[str, Any]) -> PentUpPosition:
        """Return the position that was written; ValueError if there is none such."""
        try:
            return PENT_UP.parse_position(TowerOptions(), str(plain["moves"]))
        except (NotationError, IndexError) as error:
            raise ValueError("no tower") from error
