"""Numbers by lot that are the same on every machine and in every version of Python.

A puzzle is made again from its seed, perhaps years later; Python promises that for few of its own
random functions. The generator is SplitMix64: a counter, and a mixing of its bits.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Lot:
    """Draws numbers; the same seed, an integer or a text, draws the same ones."""

    def __init__(self, seed: int | str) -> None:
        self._state = 0
        for byte in str(seed).encode():
            self._state = (self._state ^ byte) & _WORD
            self._state = self.word()

    def word(self) -> int:
        """Draw a number of 64 bits."""
        self._state = (self._state + _STEP) & _WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        return mixed ^ mixed >> 31

    def below(self, limit: int) -> int:
        """Draw a number from 0 to ``limit - 1``; what 64 bits favour is beyond measure."""
        return self.word() * limit >> 64

    def choose(self, things: Sequence[T]) -> T:
        """Draw one of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Bring the things into an order by lot."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
