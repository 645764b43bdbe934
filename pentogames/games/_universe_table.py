"""All placements on a board of Universe, and the legal ones among them as one bit set.

Vacant squares only shrink, so a placement once illegal stays illegal. The legal placements are
therefore one integer, a bit a placement, from which each move takes away what it covers and what
would now fence off a pocket of one to four squares. Flooding the board anew for every placement,
the rejected alternative, is about a hundred times slower at the opening.

Nothing in here knows of seats: all of them share the legal placements, and what one seat may play
is ``legal & table.held(hand)``.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from typing import NamedTuple, TypeVar

from pentogames.core.cells import Square, bits
from pentogames.core.shapes import LETTERS, SHAPES, Placement
from pentogames.games._universe_board import Board, centre_board, framed_board

Thing = TypeVar("Thing", int, str)

PIECE_SIZE = 5

# Sets of placements that hold some squares are remembered: one of 10x10 takes about 0.6 kB.
_HOLDING_KEPT = 1 << 14


class _Pocket(NamedTuple):
    """One to four connected squares, and the squares of the board beside them."""

    squares: int
    border: int


class Table:
    """The placements of the twelve pieces on a board, numbered from 0 in the order of pieces.

    By the number of a placement: ``pieces`` its letter, ``squares`` its squares, ``masks`` those
    squares as a set of the board's grid. ``index`` leads from such a set back to the number (five
    squares have the form of one piece only). ``of_piece`` and ``covers`` (by a square's bit index)
    are sets of placements; ``first`` is the set of those that are legal on the empty board.

    A table is built once for a board and shared; pickled it is a reference, not a copy. What the
    count of the first moves does not need, is worked out when it is first asked for: the program's
    first window stands the sooner for it.
    """

    def __init__(self, board: Board, key: tuple[tuple[str, ...] | None, int]) -> None:
        self._key = key
        self.board = board
        self.pieces, self.masks, self._cells = zip(*_placements_on(board), strict=True)
        self._area = tuple(bits(board.area))
        self.of_piece = _by_holder(LETTERS, self.pieces)
        self.covers = _by_holder(self._area, self._cells)
        self._pockets = tuple(self._list_pockets())
        self._holding = lru_cache(maxsize=_HOLDING_KEPT)(self._find_holding)
        self._touching = cache(self._find_touching)
        self._held: dict[str, int] = {}
        self._placements: dict[str, tuple[Placement, ...]] = {}
        self.first = self.legal(board.area)

    def __reduce__(self) -> tuple[object, ...]:
        return table_for, self._key

    @cached_property
    def squares(self) -> tuple[tuple[Square, ...], ...]:
        """The squares of each placement, sorted."""
        named = {cell: self.board.grid.square(cell) for cell in self._area}
        return tuple(tuple([named[cell] for cell in cells]) for cells in self._cells)

    @cached_property
    def index(self) -> dict[int, int]:
        """The number of the placement on a set of squares."""
        return {mask: number for number, mask in enumerate(self.masks)}

    @cached_property
    def _numbers(self) -> dict[tuple[str, tuple[Square, ...]], int]:
        found = zip(self.pieces, self.squares, strict=True)
        return {placed: number for number, placed in enumerate(found)}

    @cached_property
    def _inside(self) -> dict[int, int]:
        """The sets of the pockets that hold each square."""
        return _by_holder(self._area, [tuple(bits(each.squares)) for each in self._pockets])

    @cached_property
    def _beside(self) -> dict[int, int]:
        """The sets of the pockets that each square lies beside."""
        return _by_holder(self._area, [tuple(bits(each.border)) for each in self._pockets])

    def _list_pockets(self) -> Iterator[_Pocket]:
        grid, area = self.board.grid, self.board.area
        pockets = {1 << cell for cell in self._area}
        for size in range(1, PIECE_SIZE):
            larger: set[int] = set()
            for squares in sorted(pockets):
                border = grid.border(squares) & area
                yield _Pocket(squares, border)
                if size < PIECE_SIZE - 1:
                    larger.update([squares | 1 << cell for cell in bits(border)])
            pockets = larger

    def held(self, hand: str) -> int:
        """Return the set of all placements of the pieces, whose letters the hand is."""
        found = self._held.get(hand)
        if found is None:
            found = 0
            for piece in hand:
                found |= self.of_piece[piece]
            self._held[hand] = found
        return found

    def placements(self, seat: str) -> tuple[Placement, ...]:
        """Return all placements, by number, as moves of the seat."""
        known = self._placements.get(seat)
        if known is None:
            known = tuple(
                Placement(seat, piece, squares)
                for piece, squares in zip(self.pieces, self.squares, strict=True)
            )
            self._placements[seat] = known
        return known

    def number(self, piece: str, squares: tuple[Square, ...]) -> int | None:
        """Return the number of the piece's placement on the squares, sorted; None if none is."""
        return self._numbers.get((piece, squares))

    def legal(self, vacant: int) -> int:
        """Return the set of the placements that are legal while just those squares are vacant.

        No region of vacant squares may have fewer than five of them.
        """
        gone = 0
        for cell in bits(self.board.area & ~vacant):
            gone |= self.covers[cell]
        gone |= self._fencing((1 << len(self._pockets)) - 1, vacant)
        return (1 << len(self.masks)) - 1 & ~gone

    def legal_after(self, legal: int, vacant: int, number: int) -> int:
        """Return what is left of the legal placements after the one of that number.

        ``vacant`` is the set of squares that are vacant then.
        """
        gone = touched = occupied = 0
        for cell in self._cells[number]:
            gone |= self.covers[cell]
            touched |= self._beside[cell]
            occupied |= self._inside[cell]
        return legal & ~gone & ~self._fencing(touched & ~occupied, vacant)

    def _fencing(self, pockets: int, vacant: int) -> int:
        """Return placements that would fence off one of the pockets, a set of their numbers.

        Such a placement covers the whole vacant border of a vacant pocket and nothing of it.
        """
        fencing = 0
        occupied = ~vacant
        for number in numbers(pockets):
            squares, border = self._pockets[number]
            if squares & occupied:
                continue
            open_border = border & vacant
            if open_border.bit_count() <= PIECE_SIZE:
                fencing |= self._holding(open_border) & ~self._touching(squares)
        return fencing

    def _find_touching(self, squares: int) -> int:
        """Return the set of the placements that cover any of the squares."""
        touching = 0
        for cell in bits(squares):
            touching |= self.covers[cell]
        return touching

    def _find_holding(self, squares: int) -> int:
        """Return the set of the placements that cover all of the squares."""
        holding = -1
        for cell in bits(squares):
            holding &= self.covers[cell]
        return holding


def _placements_on(board: Board) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """Yield piece, set of squares and bit indices of each placement, the latter as squares sort."""
    grid, outside = board.grid, ~board.area
    for piece in LETTERS:
        for orientation in SHAPES[piece].orientations:
            columns, rows = zip(*orientation.offsets, strict=True)
            cells = [y * grid.stride + x for x, y in orientation.offsets]
            form = sum(1 << cell for cell in cells)
            for y in range(grid.rows - max(rows)):
                for shift in range(y * grid.stride, y * grid.stride + grid.columns - max(columns)):
                    if not form << shift & outside:
                        yield piece, form << shift, tuple([cell + shift for cell in cells])


def _by_holder(things: Iterable[Thing], held: Sequence[Iterable[Thing]]) -> dict[Thing, int]:
    """Return for each thing, such as a square, the set of the numbers in ``held`` that have it.

    Sets of thousands are written as texts of digits, the highest number first: setting their bits
    one by one would copy each of them hundreds of times.
    """
    digits = {thing: bytearray(b"0" * len(held)) for thing in things}
    for number, have in enumerate(held, 1):
        for thing in have:
            digits[thing][-number] = ord("1")
    return {thing: int(text, 2) for thing, text in digits.items()}


def numbers(chosen: int) -> Iterator[int]:
    """Yield the numbers in a set of placements (or pockets), lowest first.

    A set of thousands is walked faster as a text of digits than by taking its lowest bit away.
    """
    digits = bin(chosen)[:1:-1]
    number = digits.find("1")
    while number >= 0:
        yield number
        number = digits.find("1", number + 1)


@cache
def table_for(outer: tuple[str, ...] | None, rows: int) -> Table:
    """Return the table of the board with those outer regions (None: the centre, of ``rows``)."""
    board = centre_board(rows) if outer is None else framed_board(outer)
    return Table(board, (outer, rows))
