"""What one more piece would do on a board of Pauli, in Python. A part of pauli_kernel."""

from typing import NamedTuple

from pentogames.bots.kernels.pauli_board import COPIES, FULL, THROUGH, Board


class Spot:
    """A vacant square for one colour: the letters of the matches that a piece there completes.

    ``twice`` are those of two matches at once; ``cool2`` and ``cool3`` those with so many of Cool's
    pieces, or more, among the four.
    """

    __slots__ = ("all", "cool2", "cool3", "twice")

    def __init__(self) -> None:
        self.all = self.twice = self.cool2 = self.cool3 = 0

    def copy(self) -> "Spot":
        """Return another spot that is equal."""
        spot = Spot()
        spot.all, spot.twice = self.all, self.twice
        spot.cool2, spot.cool3 = self.cool2, self.cool3
        return spot

    def add(self, letter: int, cool: int) -> None:
        """Take in a match."""
        card = 1 << letter
        self.twice |= self.all & card
        self.all |= card
        if cool >= 2:
            self.cool2 |= card
        if cool >= 3:
            self.cool3 |= card

    def takes(self, board: Board, seat: int) -> tuple[int, int] | None:
        """Return the cards that a seat takes here and those it gives; None if it may not move."""
        if self.twice & ~board.active or self.all & board.active & board.held[1 - seat]:
            return None
        mine = self.all & ~self.cool3 if seat else self.cool2
        return mine, self.all & ~mine


class Prospect(NamedTuple):
    """A copy of a pentomino through a vacant square, with two or three pieces of other colours.

    ``worn`` are its colours as bits, ``cool`` counts Cool's pieces, ``other`` is its other vacant
    square, or -1 if there are two more.
    """

    worn: int
    cool: int
    letter: int
    other: int


def prospects_on(board: Board, square: int) -> list[Prospect]:
    """Return the prospects of a vacant square."""
    free = FULL & ~(board.occupied | 1 << square)
    found = []
    for squares, letter in THROUGH[square]:
        vacant = squares & free
        rest = vacant & (vacant - 1)
        if not vacant or rest & (rest - 1):
            continue
        worn = _colours_on(board, squares)
        if worn.bit_count() == (2 if rest else 3):
            cool = (squares & board.cool).bit_count()
            found.append(Prospect(worn, cool, letter, -1 if rest else vacant.bit_length() - 1))
    return found


def _colours_on(board: Board, squares: int) -> int:
    """Return the set of the colours of the pieces on some squares."""
    blue, green, yellow, orange, red = board.colours
    return (
        (squares & blue != 0)
        | (squares & green != 0) << 1
        | (squares & yellow != 0) << 2
        | (squares & orange != 0) << 3
        | (squares & red != 0) << 4
    )


class Chances:
    """The spots of a board by square and colour, and its copies with three pieces.

    ``triples`` counts copies of pentominoes with three pieces of three colours and two vacant
    squares: those where Cool has most of the pieces, less those where Hot has.
    """

    __slots__ = ("spots", "triples")

    def __init__(self, spots: dict[int, dict[int, Spot]], triples: int) -> None:
        self.spots = spots
        self.triples = triples

    @classmethod
    def of(cls, board: Board) -> "Chances":
        """Return the chances of a board."""
        chances = cls({}, 0)
        free = FULL & ~board.occupied
        for squares, letter in COPIES:
            vacant = squares & free
            rest = vacant & (vacant - 1)
            if not vacant or rest & (rest - 1):
                continue
            worn = _colours_on(board, squares)
            if worn.bit_count() != (3 if rest else 4):
                continue
            cool = (squares & board.cool).bit_count()
            if rest:
                chances.triples += _majority_sign(cool)
            else:
                chances._open(vacant.bit_length() - 1, worn, letter, cool)
        return chances

    def followed(self, prospects: list[Prospect], square: int, colour: int, seat: int) -> "Chances":
        """Return what becomes of the chances by the seat's move, which explodes nothing.

        ``prospects`` are those of the square before the move.
        """
        spots = self.spots.copy()
        spots.pop(square, None)
        chances = Chances(spots, self.triples)
        for worn, cool, letter, other in prospects:
            if other >= 0:
                chances.triples -= _majority_sign(cool)
            if worn >> colour & 1:
                continue
            now = cool if seat else cool + 1
            if other >= 0:
                chances._open(other, worn | 1 << colour, letter, now)
            else:
                chances.triples += _majority_sign(now)
        return chances

    def _open(self, square: int, worn: int, letter: int, cool: int) -> None:
        """Enter a match that wants one piece; what may be shared with other boards is copied."""
        colour = (worn ^ 31).bit_length() - 1
        here = self.spots[square] = dict(self.spots.get(square, {}))
        spot = here[colour] = here[colour].copy() if colour in here else Spot()
        spot.add(letter, cool)


def _majority_sign(cool: int) -> int:
    """Return 1 if so many of three pieces make Cool's majority, -1 if Hot's."""
    return 1 if cool >= 2 else -1
