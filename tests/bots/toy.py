"""Tiny games for the searches, small enough to be solved by a plain recursion.

Take: from a heap 1 to 3 counters are taken in turn; who takes the last one wins, the others share
what is left. Tic-tac-toe as everybody knows it. Both are positions, games and profiles in one, with
estimates that know as little as possible.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from pentogames.bots.profile import Exact, Key, Reason, Stop, Value
from pentogames.bots.search.found import value_for

LINES = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip


@dataclass(frozen=True)
class Toy:
    """A position of a toy: moves are their own keys, positions their own states."""

    sides: int
    mover: int

    def moves(self) -> Iterator[int]:
        raise NotImplementedError

    def after(self, move: int) -> "Toy":
        raise NotImplementedError

    def result(self) -> Value | None:
        raise NotImplementedError


@dataclass(frozen=True)
class Take(Toy):
    """A heap of counters: up to three are taken, and who takes the last one wins."""

    heap: int

    def moves(self) -> Iterator[int]:
        return iter(range(1, min(3, self.heap) + 1))

    def after(self, move: int) -> "Take":
        return Take(self.sides, (self.mover + 1) % self.sides, self.heap - move)

    def result(self) -> Value | None:
        if self.heap:
            return None
        return value_for((self.mover - 1) % self.sides, self.sides, 1.0)


@dataclass(frozen=True)
class Crosses(Toy):
    """Tic-tac-toe; squares hold the side, or -1."""

    squares: tuple[int, ...]

    def moves(self) -> Iterator[int]:
        return (square for square in range(9) if self.squares[square] < 0)

    def after(self, move: int) -> "Crosses":
        squares = (*self.squares[:move], self.mover, *self.squares[move + 1 :])
        return Crosses(2, 1 - self.mover, squares)

    def result(self) -> Value | None:
        for line in LINES:
            owner = {self.squares[square] for square in line}
            if owner in ({0}, {1}):
                return (1.0, 0.0) if owner == {0} else (0.0, 1.0)
        return None if -1 in self.squares else (0.5, 0.5)


def crosses(text: str) -> Crosses:
    """Return the position drawn by nine of ``x``, ``o`` and ``.``; x begins."""
    squares = tuple({"x": 0, "o": 1, ".": -1}[letter] for letter in text)
    return Crosses(2, squares.count(0) - squares.count(1), squares)


class ToyReason(StrEnum):
    """Why a toy's move is good."""

    MADE = "made"


class ToyProfile:
    """The profile of all toys, which solves nothing. ``asked`` counts the calls of ``children``."""

    game = "toy"

    def __init__(self) -> None:
        self.asked = 0

    def sides(self, position: Toy) -> tuple[str, ...]:
        return tuple("ABCD"[: position.sides])

    def state(self, position: Toy) -> Toy:
        return position

    def key(self, position: Toy, move: int) -> Key:
        return move

    def move(self, position: Toy, key: Any) -> int:
        assert key in position.moves()
        return key  # type: ignore[no-any-return]

    def mover(self, state: Toy) -> int:
        return -1 if state.result() is not None else state.mover

    def result(self, state: Toy) -> Value | None:
        return state.result()

    def estimate(self, state: Toy) -> Value:
        result = state.result()
        return (0.5,) * state.sides if result is None else result

    def children(self, state: Toy, width: int) -> list[tuple[float, Key]]:
        self.asked += 1
        found: list[tuple[float, Key]] = [
            (self.estimate(state.after(move))[state.mover], move) for move in state.moves()
        ]
        found.sort(key=lambda child: -child[0])
        return found[: width or None]

    def after(self, state: Toy, key: Any) -> Toy:
        return state.after(key)

    def playout(self, state: Toy, seed: int, *, random: bool) -> Value:
        while (result := state.result()) is None:
            moves = list(state.moves())
            seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
            state = state.after(moves[(seed >> 33) % len(moves)])
        return result

    def identity(self, state: Toy) -> Toy:
        return state

    def solve(self, state: Toy, nodes: int, stop: Stop) -> Exact | None:
        return None

    def reasons(self, position: Toy, move: int) -> tuple[Reason, ...]:
        return (Reason(ToyReason.MADE, facts={"move": move}),)


@cache
def plain(state: Toy) -> Value:
    """Return the values under best play, by plain max-n: of moves as good, the first is played."""
    result = state.result()
    if result is not None:
        return result
    return max((plain(state.after(move)) for move in state.moves()), key=lambda v: v[state.mover])
