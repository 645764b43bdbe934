"""Random numbers that are the same on every machine and in every version of Python.

Boards and puzzles are made again from their seeds, perhaps years later, and kernels in C and in
Python must draw the same; Python promises the same numbers for few of its own functions.
"""

_WORD = (1 << 64) - 1


class SplitMix:
    """The generator SplitMix64 of Steele, Lea and Flood: a counter, and a mixing of its bits."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & _WORD

    def word(self) -> int:
        """Draw 64 bits."""
        z = self.seed = (self.seed + 0x9E3779B97F4A7C15) & _WORD
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
        return z ^ z >> 31

    def below(self, limit: int) -> int:
        """Draw a number from 0 to ``limit`` - 1; the limit is less than 2**32."""
        return (self.word() >> 32) * limit >> 32
