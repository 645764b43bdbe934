"""Pictures of the Picture-Puzzle as sets of squares: taking them apart, and restoring them.

Rules: pentago page, section Picture-Puzzle. A picture is nine rows of text from the top, ``/``
between them, ``.`` for a vacant square and a letter of COLOURS for a stone. Its stones are sets of
squares, one a colour.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from pentogames.core.blocks import (
    BLOCKS,
    DIRECTION_LETTERS,
    GRID,
    OFF_BOARD,
    carried,
    read_rows,
    symbol_at,
    turned,
)
from pentogames.core.cells import Square, bits
from pentogames.core.game import Seat

COLOURS = ("r", "g", "b", "y")
REMOVE = "x"
GIVE_UP = "gives-up"

Stones = tuple[int, ...]
"""Sets of squares, one a colour, in the order of COLOURS."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move of the Picture-Puzzle: a stone is removed or placed, then a block is turned.

    ``what`` is REMOVE, the letter of the colour that is placed, or GIVE_UP, which goes without a
    square and a block. A move whose ``square`` or ``block`` is None is half of one. ``seat`` is
    whoever makes the move; None stands for the seat whose turn it is, and it is not compared.
    """

    what: str
    square: Square | None = None
    block: int | None = None
    quarters: int = 0
    seat: Seat | None = field(default=None, compare=False)


@lru_cache(maxsize=256)
def read_picture(text: str) -> Stones:
    """Read a picture; NotationError."""
    return read_rows(text, COLOURS)


def count_stones(stones: Stones) -> int:
    """Return how many stones there are of all colours."""
    return sum(mask.bit_count() for mask in stones)


def occupied(stones: Stones) -> int:
    """Return the set of squares that hold a stone of any colour."""
    return stones[0] | stones[1] | stones[2] | stones[3]


def all_turned(stones: Stones, block: int, quarters: int) -> Stones:
    """Return the stones after a block is turned."""
    return tuple(turned(mask, block, quarters) for mask in stones)


def without(stones: Stones, square: Square) -> Stones:
    """Return the stones but that on the square."""
    gone = ~(1 << GRID.index(square))
    return tuple(mask & gone for mask in stones)


def laid(picture: Stones) -> bytes:
    """Return where the stones of a complete picture lie, each by the index of its square.

    They are counted colour by colour, and row by row from below.
    """
    return bytes(index for mask in picture for index in bits(mask))


def placed(picture: Stones, places: bytes, colour: int, index: int) -> bytes:
    """Return where the stones lie when one at hand, of the colour, is placed on a square.

    ``places`` tells it of the picture's stones as ``laid`` counts them, OFF_BOARD at hand.
    """
    first = sum(mask.bit_count() for mask in picture[:colour])
    stone = places.index(OFF_BOARD, first)
    return places[:stone] + bytes((index,)) + places[stone + 1 :]


def differing(stones: Stones, others: Stones) -> tuple[Square, ...]:
    """Return the squares on which two boards differ, colours included."""
    different = 0
    for mask, other in zip(stones, others, strict=True):
        different |= mask ^ other
    return GRID.squares(different)


def solution(picture: Stones, taken: Iterable[Step]) -> tuple[Step, ...]:
    """Return a restoration of the picture from what has been taken apart.

    It goes backwards: each stone is placed where the turn after its removal has carried its square,
    and then that turn is undone. As many moves restore the picture as have taken it apart.
    """
    stones = picture
    restoring: list[Step] = []
    for step in taken:
        assert step.square is not None
        assert step.block is not None
        colour = symbol_at(stones, COLOURS, step.square)
        place = carried(step.square, step.block, step.quarters)
        restoring.append(Step(colour, place, step.block, -step.quarters))
        stones = all_turned(without(stones, step.square), step.block, step.quarters)
    return tuple(reversed(restoring))


def next_removal(stones: Stones, before: Step | None, rng: Random) -> Step:
    """Choose a stone and a turn by lot, for the computer.

    The turn changes the board, and does not undo the turn before, if there is any such turn.
    """
    square = rng.choice(GRID.squares(occupied(stones)))
    left = without(stones, square)
    turns = [(block, quarters) for block in BLOCKS for quarters in DIRECTION_LETTERS]
    undoing = None if before is None else (before.block, -before.quarters)
    telling = [turn for turn in turns if turn != undoing and all_turned(left, *turn) != left]
    return Step(REMOVE, square, *rng.choice(telling or turns))


def take_apart(picture: Stones, n: int, rng: Random) -> tuple[Step, ...]:
    """Choose by lot how the computer takes a picture of n stones and more apart."""
    stones = picture
    taken: list[Step] = []
    for _ in range(n):
        step = next_removal(stones, taken[-1] if taken else None, rng)
        assert step.square is not None
        assert step.block is not None
        stones = all_turned(without(stones, step.square), step.block, step.quarters)
        taken.append(step)
    return tuple(taken)
