"""A puzzle with an opponent before it is written, and the games that puzzles are taken from."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pentogames.bots.thinking import think


@dataclass(frozen=True)
class Draft:
    """A position with its only move, and what was proved of it; see puzzles.attack.Attack.

    ``hardness`` is the difficulty itself, or what puzzles are ranked by to find it.
    """

    position: str
    move: str
    plies: int
    nodes: int
    hardness: int
    defence: str = ""


def positions(game: str, start: Any, level: int, seed: int) -> Iterator[Any]:
    """Yield the positions of a game of a bot with itself, as long as it goes on.

    Time does not count, so the game is the same on every machine.
    """
    position = start
    while position.outcome() is None:
        yield position
        thought = think(game, position, level, 1000 * seed + position.ply, seconds=600.0)
        position = position.after(thought.move)
