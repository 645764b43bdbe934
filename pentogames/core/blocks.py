"""The board of nine blocks that turn: squares as bits, turning, rows of five, and its texts.

Pentago and the Picture-Puzzle share the board of 9 x 9 squares. A set of squares is an integer of
``GRID`` (row by row, with a guard column), so that rows of five are found by shifting alone; a
block's nine bits are cut out, looked up and put back. Kept block by block, a turn would cost the
same, but a search for rows would first have to bring the bits into rows: 1.7 µs against 0.9 µs.

Blocks are numbered as read, 1 upper left to 9 lower right (rules page pentago, head). ``quarters``
is +1 for a quarter turn clockwise and -1 for one counter-clockwise.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeGuard

from pentogames.core.cells import Grid, Square, bits, letter_name, read_letter_name
from pentogames.core.game import NotationError
from pentogames.core.layout import Area, Layout, edge_labels

SIZE = 9
GRID = Grid(SIZE, SIZE)
SQUARES = GRID.squares(GRID.full)
BLOCKS = range(1, 10)
CLOCKWISE = +1
COUNTER_CLOCKWISE = -1
DIRECTION_LETTERS = {CLOCKWISE: "R", COUNTER_CLOCKWISE: "L"}
OFF_BOARD = 255
"""The byte that stands for no square where stones are tracked one by one."""

_STEPS = (1, GRID.stride, GRID.stride + 1, GRID.stride - 1)
"""What to add to a bit's index for the next square to the right, up, and up to either side."""


def square_name(square: Square) -> str:
    """Name a square by column letter and row number in lower case: ``Square(0, 0)`` is ``a1``."""
    return letter_name(square).lower()


def read_square_name(text: str) -> Square:
    """Read ``e5`` (or ``E5``) back into a square of the board; ValueError if it is none."""
    square = read_letter_name(text)
    if not GRID.holds(square):
        raise ValueError(f"{text!r} lies off the board")
    return square


def on_board(square: Any) -> TypeGuard[Square]:
    """Say whether the value, whatever it is, is a square of the board."""
    return (
        isinstance(square, Square)
        and all(type(number) is int for number in square)
        and GRID.holds(square)
        and square.level == 0
    )


def is_block(block: Any) -> TypeGuard[int]:
    """Say whether the value, whatever it is, is the number of a block."""
    return type(block) is int and block in BLOCKS


def is_quarter(quarters: Any) -> TypeGuard[int]:
    """Say whether the value, whatever it is, is one quarter turn in either direction."""
    return type(quarters) is int and quarters in DIRECTION_LETTERS


def _corner(block: int) -> tuple[int, int]:
    """Return the lower left square of a block, as column and row."""
    row, column = divmod(block - 1, 3)
    return 3 * column, 3 * (2 - row)


BLOCK_SQUARES: Mapping[int, tuple[Square, ...]] = {
    block: tuple(Square(x + dx, y + dy) for dy in range(3) for dx in range(3))
    for block in BLOCKS
    for x, y in (_corner(block),)
}
BLOCK_MASKS: Mapping[int, int] = {
    block: GRID.mask(squares) for block, squares in BLOCK_SQUARES.items()
}


def block_of(square: Square) -> int:
    """Return the number of the block that holds the square."""
    return 3 * (2 - square.y // 3) + square.x // 3 + 1


def block_centre(block: int) -> tuple[float, float]:
    """Return the middle of a block in board units."""
    x, y = _corner(block)
    return x + 1.5, y + 1.5


def carried(square: Square, block: int, quarters: int) -> Square:
    """Return where a turn of a block carries a square; squares of other blocks stay."""
    if block_of(square) != block:
        return square
    x, y = _corner(block)
    dx, dy = square.x - x, square.y - y
    return Square(x + dy, y + 2 - dx) if quarters > 0 else Square(x + 2 - dy, y + dx)


def _turn_table(block: int, quarters: int) -> dict[int, int]:
    """Return what every one of the 512 fillings of a block becomes when it is turned."""
    table = {0: 0}
    for square in BLOCK_SQUARES[block]:
        old = 1 << GRID.index(square)
        new = 1 << GRID.index(carried(square, block, quarters))
        table |= {before | old: after | new for before, after in table.items()}
    return table


_TURNED = {
    (block, quarters): (BLOCK_MASKS[block], _turn_table(block, quarters))
    for block in BLOCKS
    for quarters in DIRECTION_LETTERS
}
_TRACKS = {
    (block, quarters): bytes(
        GRID.index(carried(GRID.square(index), block, quarters))
        if index <= GRID.index(SQUARES[-1]) and GRID.full >> index & 1
        else index
        for index in range(256)
    )
    for block in BLOCKS
    for quarters in DIRECTION_LETTERS
}


def turned(stones: int, block: int, quarters: int) -> int:
    """Return the set of squares after a block is turned by a quarter."""
    mask, table = _TURNED[block, quarters]
    part = stones & mask
    return stones ^ part ^ table[part]


def tracked(places: bytes, block: int, quarters: int) -> bytes:
    """Return where stones lie after a turn, each given by the index of its square as a byte.

    Bytes that are no square, such as OFF_BOARD, stay.
    """
    return places.translate(_TRACKS[block, quarters])


def has_five(stones: int) -> bool:
    """Say whether five or more squares of the set lie in a row, straight or diagonal."""
    for step in _STEPS:
        pair = stones & stones >> step
        if pair & pair >> 2 * step & stones >> 4 * step:
            return True
    return False


def rows_of_five(stones: int) -> tuple[tuple[Square, ...], ...]:
    """Return all rows of five or more squares of the set, each whole and from end to end."""
    return tuple(
        tuple(GRID.square(index) for index in row)
        for step in _STEPS
        for row in _runs(stones, step)
        if len(row) >= 5
    )


def _runs(stones: int, step: int) -> Iterator[list[int]]:
    """Yield the unbroken rows of bits that lie ``step`` apart, singles included."""
    for start in bits(stones & ~(stones << step)):
        run = [start]
        while stones >> (run[-1] + step) & 1:
            run.append(run[-1] + step)
        yield run


ROWS: tuple[int, ...] = tuple(
    row
    for step in _STEPS
    for start in bits(GRID.full)
    for row in (sum(1 << start + step * k for k in range(5)),)
    if row & GRID.full == row
)
"""The 140 rows of five squares of the board, as sets."""


def read_rows(text: str, symbols: Sequence[str]) -> tuple[int, ...]:
    """Read nine rows from the top, ``/`` between them, ``.`` for a vacant square.

    Returns a set of squares for each of the symbols (single characters). NotationError.
    """
    stones = dict.fromkeys(symbols, 0)
    rows = text.split("/")
    column = 1
    for y, row in zip(range(SIZE - 1, -1, -1), rows, strict=False):
        for x, symbol in enumerate(row[:SIZE]):
            if symbol in stones:
                stones[symbol] |= 1 << GRID.index(Square(x, y))
            elif symbol != ".":
                raise NotationError(f"{symbol!r} is none of .{''.join(symbols)}", column + x)
        if len(row) != SIZE:
            raise NotationError("a row must have nine squares", column + min(len(row), SIZE))
        column += SIZE + 1
    if len(rows) != SIZE:
        raise NotationError("there must be nine rows", min(len(text), SIZE * (SIZE + 1) - 1) + 1)
    return tuple(stones.values())


def symbol_at(stones: Sequence[int], symbols: Sequence[str], square: Square) -> str:
    """Return the symbol of the set that holds the square, ``.`` if none does."""
    bit = 1 << GRID.index(square)
    return next((symbol for mask, symbol in zip(stones, symbols, strict=True) if mask & bit), ".")


def write_rows(stones: Sequence[int], symbols: Sequence[str]) -> str:
    """Write sets of squares so that ``read_rows`` gives them back."""
    return "/".join(
        "".join(symbol_at(stones, symbols, Square(x, y)) for x in range(SIZE))
        for y in range(SIZE - 1, -1, -1)
    )


def drawn(stones: Sequence[int], symbols: Sequence[str]) -> str:
    """Draw the board for a terminal: rows from the top, blocks apart, letters and numbers."""
    lines = []
    for number, row in zip(range(SIZE, 0, -1), write_rows(stones, symbols).split("/"), strict=True):
        parts = "   ".join(" ".join(row[x : x + 3]) for x in (0, 3, 6))
        lines.append(f"{number}  {parts}")
        if number in (7, 4):
            lines.append("")
    lines.append("")
    lines.append("   " + "   ".join(" ".join("abcdefghi"[x : x + 3]) for x in (0, 3, 6)))
    return "\n".join(lines)


_STONE_AND_TURN = re.compile(
    r"(?P<square>[A-Za-z][1-9][0-9]{0,8})?(?:-(?P<block>[0-9]{1,9})(?P<direction>[RLrl])?)?",
    re.ASCII,
)
_QUARTERS = {letter: quarters for quarters, letter in DIRECTION_LETTERS.items()}


def write_stone_and_turn(square: Square | None, block: int | None, quarters: int) -> str:
    """Write the square of a stone and the turn of a block as ``e5-5R``; either may be missing.

    Block 0 stands for none and is written ``e5-0``. ValueError if there is no name for the square
    or the direction.
    """
    text = "" if square is None else square_name(square)
    if block is None:
        return text
    if block == 0:
        return f"{text}-0"
    if quarters not in DIRECTION_LETTERS:
        raise ValueError(f"{quarters!r} is no direction")
    return f"{text}-{block}{DIRECTION_LETTERS[quarters]}"


def read_stone_and_turn(text: str, start: int = 0) -> tuple[Square | None, int | None, int]:
    """Read from ``start`` on what ``write_stone_and_turn`` has written: square, block, quarters.

    The square may lie off the board and the block may be none of the nine. NotationError.
    """
    found = _STONE_AND_TURN.fullmatch(text, start)
    if found is None or start == len(text):
        so_far = _STONE_AND_TURN.match(text, start)
        column = so_far.end() + 1 if so_far else start + 1
        raise NotationError("expected a square and a turn, such as e5-5R", column)
    square = read_letter_name(found["square"]) if found["square"] else None
    if found["block"] is None:
        return square, None, 0
    block, letter = int(found["block"]), (found["direction"] or "").upper()
    if block == 0:
        if letter:
            raise NotationError("without a block there is no direction", len(text))
        return square, 0, 0
    if not letter:
        raise NotationError("expected R (clockwise) or L (counter-clockwise)", len(text) + 1)
    return square, block, _QUARTERS[letter]


def read_number(text: str, column: int, most: int, least: int = 1) -> int:
    """Read a number of a position's text, ``least`` to ``most``; NotationError at the column."""
    known = text.isascii() and text.isdecimal() and len(text) <= len(str(most))
    if not (known and least <= int(text) <= most):
        raise NotationError(f"expected a number from {least} to {most}", column)
    return int(text)


LAYOUT = Layout(
    squares=SQUARES,
    areas=tuple(Area(str(block), BLOCK_SQUARES[block]) for block in BLOCKS),
    labels=edge_labels(range(SIZE), range(SIZE), lower_case=True),
    name=square_name,
    square=read_square_name,
)
"""The board: its blocks are the areas ``1`` to ``9``."""
