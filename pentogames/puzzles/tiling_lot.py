"""Choices by lot that are the same on every machine and in every version of Python."""

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from pentogames.core.splitmix import SplitMix

T = TypeVar("T")


class Lot:
    """Draws numbers; the same seed, an integer or a text, draws the same ones."""

    def __init__(self, seed: int | str) -> None:
        state = 0
        for byte in str(seed).encode():
            state = SplitMix(state ^ byte).word()
        self._numbers = SplitMix(state)

    def word(self) -> int:
        """Draw a number of 64 bits."""
        return self._numbers.word()

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
