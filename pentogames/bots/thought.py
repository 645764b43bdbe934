"""What comes out of thinking: a move, what it is worth, and the lines that were looked at."""

from dataclasses import dataclass
from typing import Any

from pentogames.bots.profile import Reason, Value


@dataclass(frozen=True, slots=True)
class Line:
    """A move with its value (by side), the work spent on it, and how the game would go on.

    ``proved`` means that the value is exact.
    """

    move: Any
    value: Value
    work: int = 0
    continuation: tuple[Any, ...] = ()
    proved: bool = False


@dataclass(frozen=True, slots=True)
class Thought:
    """The answer of a computer player: moves are the rules'.

    ``lines`` is best first, and its first is the move that was chosen unless the level is gentle.
    ``value`` is by side; ``proved`` means that it is exact. ``work`` counts what the level counts
    (playouts or nodes), ``complete`` says that all the work of the level was done: False if time
    or a request to stop cut it short.
    """

    move: Any
    value: Value
    lines: tuple[Line, ...]
    work: int
    seconds: float
    proved: bool = False
    complete: bool = True
    depth: int | None = None
    reasons: tuple[Reason, ...] = ()
