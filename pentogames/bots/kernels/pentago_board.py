"""The board of Pentago for its kernel in Python: states, keys, and the rules.

A colour's stones are nine patterns of nine bits, a pattern a block. Cell ``9 * block + i`` is the
i-th of the block's squares, row by row from its lower left corner; block 0 is the upper left one.
A key is ``20 * cell + turn``: turns 0 to 17 are ``2 * block`` (clockwise) or ``2 * block + 1``,
then SKIP and NONE (a stone that makes five).

A state is bytes: the number of colours, flags, the colour to move (or OVER), the number of stones,
the places of the four colours (0: not placed), and the patterns by colour and block, two bytes
each, the low one first.
"""

from collections.abc import Iterator, Sequence
from struct import Struct

from pentogames.core.blocks import (
    BLOCK_SQUARES,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    GRID,
    carried,
    has_five,
)
from pentogames.core.blocks import BLOCKS as NUMBERS
from pentogames.core.splitmix import SplitMix

BLOCKS = 9
CELLS = 81
SKIP = 18
NONE = 19
KEYS = 20
HALF = 2
"""Two quarters of a block, beside 0 (clockwise) and 1: the mover's turn, and then one more."""

HEADER = 8
OVER = 255
EITHER_WAY = 1
MAY_SKIP = 2
FIRST_ENDS = 4
COLOURS = 4

SQUARES = tuple(square for number in NUMBERS for square in BLOCK_SQUARES[number])
"""The squares by cell."""

_FORMS = {colours: Struct(f"<4B4B{BLOCKS * colours}H") for colours in range(2, COLOURS + 1)}


def _home_of(quarter: int) -> tuple[int, ...]:
    """Return where what lies on each of a block's cells after a turn has come from."""
    plate = BLOCK_SQUARES[1]
    home = [0] * 9
    for i, square in enumerate(plate):
        if quarter == HALF:
            there = carried(carried(square, 1, CLOCKWISE), 1, CLOCKWISE)
        else:
            there = carried(square, 1, COUNTER_CLOCKWISE if quarter else CLOCKWISE)
        home[plate.index(there)] = i
    return tuple(home)


HOME_OF = tuple(_home_of(quarter) for quarter in range(3))
TURNED = tuple(
    tuple(sum((pattern >> home[i] & 1) << i for i in range(9)) for pattern in range(512))
    for home in HOME_OF
)
"""What each pattern becomes by a turn clockwise, counter-clockwise, and by two quarters."""

_MASKS = tuple(
    tuple(
        GRID.mask(BLOCK_SQUARES[number][i] for i in range(9) if pattern >> i & 1)
        for pattern in range(512)
    )
    for number in NUMBERS
)


class Board:
    """A state unpacked, to be changed in place."""

    __slots__ = ("block", "colours", "flags", "mover", "place", "stones")

    def __init__(
        self,
        flags: int,
        mover: int,
        place: list[int],
        block: list[list[int]],
        stones: int,
    ) -> None:
        self.colours = len(place)
        self.flags = flags
        self.mover = mover
        self.place = place
        self.block = block
        self.stones = stones

    @property
    def ways(self) -> int:
        """In how many directions a block may be turned."""
        return 2 if self.flags & EITHER_WAY else 1

    def copy(self) -> "Board":
        """Return a board of its own with the same state."""
        block = [patterns[:] for patterns in self.block]
        return Board(self.flags, self.mover, self.place[:], block, self.stones)

    def all_of(self, block: int) -> int:
        """Return the pattern of all stones in a block."""
        pattern = 0
        for patterns in self.block:
            pattern |= patterns[block]
        return pattern

    def vacant(self) -> list[int]:
        """Return the vacant cells, in order."""
        return [
            9 * block + i
            for block in range(BLOCKS)
            for pattern in (self.all_of(block),)
            for i in range(9)
            if not pattern >> i & 1
        ]

    def has_empty_block(self) -> bool:
        """Say whether some block holds no stone."""
        return any(not self.all_of(block) for block in range(BLOCKS))

    def active(self) -> list[int]:
        """Return the colours that are still in the game."""
        if self.mover == OVER:
            return []
        return [colour for colour, place in enumerate(self.place) if not place]

    def five(self, colour: int) -> bool:
        """Say whether a colour has five in a row."""
        patterns = self.block[colour]
        mask = 0
        for block in range(BLOCKS):
            mask |= _MASKS[block][patterns[block]]
        return has_five(mask)

    def following(self) -> int:
        """Return the colour that moves after the mover."""
        colour = (self.mover + 1) % self.colours
        while self.place[colour]:
            colour = (colour + 1) % self.colours
        return colour

    def put(self, cell: int) -> None:
        """Place a stone of the mover's."""
        self.block[self.mover][cell // 9] |= 1 << cell % 9
        self.stones += 1

    def turn(self, turn: int) -> None:
        """Turn a block."""
        block, table = turn // 2, TURNED[turn % 2]
        for patterns in self.block:
            patterns[block] = table[patterns[block]]

    def finish(self, made: Sequence[int]) -> None:
        """Give the next place to the colours that made five, and the turn to the next colour."""
        place = 1 + self.colours - self.place.count(0)
        for colour in made:
            self.place[colour] = place
        ended = made and self.flags & FIRST_ENDS
        if ended or self.place.count(0) <= 1 or self.stones == CELLS:
            self.mover = OVER
        else:
            self.mover = self.following()

    def made(self) -> list[int]:
        """Return the colours in the game that have five."""
        return [
            colour for colour, place in enumerate(self.place) if not place and self.five(colour)
        ]

    def play(self, key: int) -> None:
        """Make a legal move."""
        cell, turn = divmod(key, KEYS)
        self.put(cell)
        if turn < SKIP:
            self.turn(turn)
            self.finish(self.made())
        else:
            self.finish((self.mover,) if turn == NONE else ())


def pack_state(flags: int, mover: int, places: Sequence[int], patterns: Sequence[int]) -> bytes:
    """Return the state: places by colour (0: none), patterns by colour and then by block."""
    stones = sum(pattern.bit_count() for pattern in patterns)
    four = (*places, 0, 0)[:COLOURS]
    return _FORMS[len(places)].pack(len(places), flags, mover, stones, *four, *patterns)


def read_board(state: bytes) -> Board:
    """Unpack a state; ValueError if it is none."""
    form = _FORMS.get(state[0]) if state else None
    if form is None or len(state) != form.size:
        raise ValueError("not a state of Pentago")
    fields = form.unpack(state)
    colours, flags, mover, stones = fields[:4]
    patterns = fields[HEADER:]
    if (mover >= colours and mover != OVER) or max(patterns) > 511:
        raise ValueError("not a state of Pentago")
    block = [list(patterns[BLOCKS * c : BLOCKS * (c + 1)]) for c in range(colours)]
    return Board(flags, mover, list(fields[4 : 4 + colours]), block, stones)


def read_running(state: bytes) -> Board:
    """Unpack a state in which somebody has the turn; ValueError."""
    board = read_board(state)
    if board.mover == OVER or board.stones >= CELLS or len(board.active()) < 2:
        raise ValueError("the game is over")
    return board


def write_board(board: Board) -> bytes:
    """Pack a board into a state."""
    four = (*board.place, 0, 0)[:COLOURS]
    patterns = [pattern for patterns in board.block for pattern in patterns]
    form = _FORMS[board.colours]
    return form.pack(board.colours, board.flags, board.mover, board.stones, *four, *patterns)


def sixteen_bits(seed: int) -> Iterator[int]:
    """Yield numbers of sixteen bits: four of each number of splitmix64, the lowest bits first."""
    numbers = SplitMix(seed)
    while True:
        word = numbers.word()
        yield word & 0xFFFF
        yield word >> 16 & 0xFFFF
        yield word >> 32 & 0xFFFF
        yield word >> 48
