"""What every puzzle on the screen says of itself: how it starts, what it is worth, how it is kept.

A state is a value; putting another one in its place is a step that can be undone. Time, hints and
steps are counted by whoever plays it (model.puzzle).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Result:
    """Something reached: in which measure, how good, and the evidence.

    Scores of a measure are compared number by number, the smaller the better.
    """

    measure: str
    score: tuple[float, ...]
    evidence: str

    def beats(self, other: "Result | None") -> bool:
        """Say whether this is better than what was reached before."""
        return other is None or self.score < other.score


@dataclass(frozen=True, slots=True)
class Effort:
    """What an attempt has taken: seconds, hints, and steps, undo and redo among them."""

    seconds: float
    hints: int
    steps: int


class Puzzle(Protocol[S]):
    """A puzzle of one level; ``key`` names it in files (``pauli-most/4x4``)."""

    @property
    def key(self) -> str:
        """The name of the puzzle and its level, never translated."""

    def start(self) -> S:
        """Return the state at the beginning."""

    def again(self, state: S) -> S:
        """Return where a restart leads from a state."""

    def running(self, state: S) -> bool:
        """Say whether time passes in this state."""

    def results(self, state: S, effort: Effort) -> tuple[Result, ...]:
        """Return what is reached in the state with the effort of this attempt."""

    def write(self, state: S) -> Mapping[str, Any]:
        """Return the state as something that JSON can hold."""

    def read(self, plain: Mapping[str, Any]) -> S:
        """Return the state that ``write`` has written; ValueError if there is none such."""
