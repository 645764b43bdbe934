"""What a search asks of a game: one small interface, filled once a game in ``profiles/``.

A search works on *states*: whatever a game's kernel finds quick (bytes, integers, tuples), made of
a position, immutable and hashable. It never lists the rules' moves; it knows a move by its *key*, a
small hashable value of the kernel's. Only what is to be played or shown becomes a rules' move.

Several players: every side has a value of its own, and the side to move is taken to do what is
best for itself (max-n). Partners of a team are one side. Alpha-beta, which needs two opponents,
takes all other sides as one that plays against the side that thinks (paranoid).
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol, TypeVar, runtime_checkable

from pentogames.core.game import Mark

Key = Hashable
"""A move as a kernel knows it; equal keys are equal moves in states of one game."""

Value = tuple[float, ...]
"""What each side may expect, by index of the side: 1 to win, 0 to come last, something between for
places between and for doubt. The values of a state sum to half the number of sides."""

S = TypeVar("S")

Stop = Callable[[], bool]
"""Asked often (at least every 20 ms) by whatever takes long; true as soon as it is to give up."""


def never() -> bool:
    """Let a search go on: the Stop of those who do not want to stop it."""
    return False


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good (or bad): a code that teach/ has a sentence for, squares and figures.

    The most important one comes first where there are several.
    """

    code: StrEnum
    marks: tuple[Mark, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Exact:
    """What a solver has proved of a state: its value, and keys by which that is reached.

    ``best`` has all of them or those that the proof came by; it is empty if there is none (a lost
    game, in which all moves are alike). ``depth`` counts the plies to the end under best play (of
    the loser: as long as possible), or is None if unknown; ``nodes`` counts the positions that
    were looked at.
    """

    value: Value
    best: tuple[Key, ...] = ()
    depth: int | None = None
    nodes: int = 0


class Profile(Protocol[S]):
    """What the searches need of a game. Stateless but for caches; safe to use from one thread."""

    @property
    def game(self) -> str:
        """The game's name in the registry of games."""

    def sides(self, position: Any) -> tuple[str, ...]:
        """Return the sides by index, as an outcome names them: seats, or teams."""

    def state(self, position: Any) -> S:
        """Return the state that a search of the position starts from."""

    def key(self, position: Any, move: Any) -> Key:
        """Return the key of a legal move of the rules."""

    def move(self, position: Any, key: Key) -> Any:
        """Return the move of the rules; it is legal."""

    def mover(self, state: S) -> int:
        """Return the index of the side to move; -1 at the end of the game."""

    def result(self, state: S) -> Value | None:
        """Return the values at the end of the game; None while it goes on."""

    def estimate(self, state: S) -> Value:
        """Return what the sides may expect, judged without looking ahead."""

    def children(self, state: S, width: int) -> list[tuple[float, Key]]:
        """Return up to ``width`` promising moves, best first, with the mover's value after each.

        Moves that win at once are first, with the value 1. Moves without which the game is lost
        at once (blocks) are kept however narrow the width. A mover always has one. The list
        depends on the state alone; a width of 0 asks for all legal moves.
        """

    def after(self, state: S, key: Key) -> S:
        """Return the state after a legal move."""

    def playout(self, state: S, seed: int, *, random: bool) -> Value:
        """Play to the end by the playout policy, or purely at random, as the seed decides."""

    def identity(self, state: S) -> Hashable:
        """Return what is equal for states that are worth the same (transpositions)."""

    def solve(self, state: S, nodes: int, stop: Stop) -> Exact | None:
        """Solve the state if that takes at most so many nodes; None where that is out of reach."""

    def reasons(self, position: Any, move: Any) -> tuple[Reason, ...]:
        """Say what the evaluation finds in a legal move, the most telling first; may be empty."""


@runtime_checkable
class Checking(Protocol):
    """A profile of two opponents whose solver can look at moves in an order that it is given."""

    def check(
        self, state: Any, keys: Sequence[Key], nodes: int, stop: Stop
    ) -> tuple[int, bool, int]:
        """Look at moves one after the other until one wins or so many nodes are spent.

        Returns how many lose, from the first on, whether the next is proved to win, and the nodes.
        """

    def answers(self, state: Any, nodes: int, stop: Stop) -> float:
        """Return what share of the mover's moves is found to win, by so many nodes."""
