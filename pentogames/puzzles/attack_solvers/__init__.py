"""What proves puzzles with an opponent: one module a game, found by the game's name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from pentogames.bots.profile import Stop, never
from pentogames.core.game import Mark


@dataclass(frozen=True, slots=True)
class Reply:
    """What the defender answers, and whether the attacker reaches the goal all the same.

    ``move`` is the best defence, or the refutation if the goal ``holds`` no more; None where
    nothing needs to be shown, because the attacker's turns are used up.
    """

    holds: bool
    move: Any = None


@dataclass(frozen=True, slots=True)
class Clue:
    """A step of a hint: a code that teach/ has a sentence for, squares to mark and figures."""

    code: str
    marks: tuple[Mark, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)


class Solver(Protocol):
    """Proofs of one game's puzzles; stateless.

    ``turns`` are those that the attacker has left; endgames, which do not count them, ignore them.
    """

    def wins(self, position: Any, turns: int, stop: Stop = never) -> tuple[Any, ...]:
        """Return all moves of the attacker, who is to move, by which the goal is reached.

        The quickest come first. An empty list proves that there are none.
        """

    def reply(self, position: Any, turns: int, stop: Stop = never) -> Reply:
        """Answer the attacker's last move for the defender, who is to move."""

    def clues(self, position: Any, move: Any) -> tuple[Clue, ...]:
        """Return the steps of a hint that leads to a move, the last of them the move itself."""


def solver_of(game: str) -> Solver:
    """Return the solver of the game of that name; ModuleNotFoundError if it has none."""
    solver: Solver = import_module(f"{__name__}.{game.replace('-', '_')}").SOLVER
    return solver
