"""What Pentago's kernel reads off the lines of the board: the worth of positions and of all moves.

The 36 lines (9 rows, 9 columns, 18 diagonals of five squares and more) are numbers in base three as
one colour sees them: 0 vacant, 1 its stone, 2 anything else. What a line is worth, and in how many
ways one stone makes it five, comes from tables of all 3^9 contents. The board is seen lying still
and after each of the turns that may follow, in which only the lines through the turned block are
looked at: so a threat that needs a turn counts as well. What one more stone changes is a sum over
the lines through its square; therefore the values of all moves, 1458 at most, are had from one such
sum for each turn.

An entry of a table is points + ways * WAY + fives * FIVE, so that sums of entries are sums of all
three. A way is a row of five squares that wants one stone (or none, in a view after a turn); fives
are counted in the board lying still.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from pentogames.bots.kernels.pentago_board import (
    BLOCKS,
    CELLS,
    HALF,
    HOME_OF,
    SQUARES,
    TURNED,
    Board,
)
from pentogames.core.cells import Square

WAY = 1 << 32
FIVE = 1 << 48
POWER = tuple(3**i for i in range(9))
CONTENTS = 3**9
TO_MOVE, WAITING = 0, 1
OWN, OTHER = 1, 2
"""The digits of a line; vacant squares are 0."""

WEIGHTS = 24
"""Weights are points of a row of five squares without others' stones, by the number of own ones
(0 to 5): of the colour to move in the board lying still, then after a turn; then of one waiting."""

Table = list[int]
Lines = Iterable[tuple[int, int]]
"""Lines by number, each with its content."""


class Part(NamedTuple):
    """A block's part of a line: its cells of the block in order, and the first one's place."""

    line: int
    cells: tuple[int, ...]
    start: int


def _lines() -> tuple[tuple[int, ...], ...]:
    """Return the cells of the lines."""
    cell_of = {square: cell for cell, square in enumerate(SQUARES)}
    lines = []
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for y, x in product(range(9), range(9)):
            if Square(x - dx, y - dy) in cell_of:
                continue
            line = [Square(x + k * dx, y + k * dy) for k in range(9)]
            cells = tuple(cell_of[square] for square in line if square in cell_of)
            if len(cells) >= 5:
                lines.append(cells)
    return tuple(lines)


LINES = _lines()
_OFFSETS = tuple(OTHER * sum(POWER[len(line) :]) for line in LINES)


def _parts_of(block: int) -> tuple[Part, ...]:
    parts = []
    for number, line in enumerate(LINES):
        places = [place for place, cell in enumerate(line) if cell // 9 == block]
        if places:
            cells = tuple(line[place] % 9 for place in places)
            parts.append(Part(number, cells, places[0]))
    return tuple(parts)


PARTS = tuple(_parts_of(block) for block in range(BLOCKS))
THROUGH = tuple(tuple(part.line for part in parts) for parts in PARTS)
COMMON = tuple(
    tuple(tuple(line for line in THROUGH[a] if line in THROUGH[b]) for b in range(BLOCKS))
    for a in range(BLOCKS)
)


@cache
def _codes(block: int) -> tuple[tuple[int, ...], ...]:
    """Return by pattern what a colour's stones in a block add to each line through it."""
    return tuple(
        tuple(
            sum(POWER[part.start + k] for k, cell in enumerate(part.cells) if pattern >> cell & 1)
            for part in PARTS[block]
        )
        for pattern in range(512)
    )


@cache
def _vacancies() -> tuple[tuple[int, ...], ...]:
    """Return the places of the vacant squares by a line's content."""
    found: tuple[tuple[int, ...], ...] = ((),)
    for i in range(9):
        vacant = tuple((*places, i) for places in found)
        found = vacant + found + found
    return found


class Weigher(NamedTuple):
    """The tables of an evaluation, each by role: next to move, or waiting."""

    still: tuple[Table, Table]
    turned: tuple[Table, Table]


def weigher(weights: tuple[int, ...]) -> Weigher:
    """Make the tables of an evaluation of its 24 weights; ValueError if there are not so many."""
    if len(weights) != WEIGHTS:
        raise ValueError(f"expected {WEIGHTS} weights")
    of_mover, of_waiting = weights[:12], weights[12:]
    return Weigher(
        (_table(of_mover[:6], still=True), _table(of_waiting[:6], still=True)),
        (_table(of_mover[6:], still=False), _table(of_waiting[6:], still=False)),
    )


def _table(points: Sequence[int], *, still: bool) -> Table:
    """Return the entries of all contents of a line."""
    rows = []
    for digits in product(range(3), repeat=5):
        own = digits.count(OWN)
        entry = 0
        if OTHER not in digits:
            entry = points[own]
            if own == 5:
                entry += FIVE if still else WAY
            elif own == 4:
                entry += WAY
        rows.append(entry)
    return [
        rows[code % 243]
        + rows[code // 3 % 243]
        + rows[code // 9 % 243]
        + rows[code // 27 % 243]
        + rows[code // 81]
        for code in range(CONTENTS)
    ]


def points_of(total: int) -> int:
    """Return the points in a sum of entries."""
    low = total & (WAY - 1)
    return low - WAY if low >= WAY // 2 else low


def ways_of(total: int) -> int:
    """Return the number of ways in a sum of entries."""
    return (total - points_of(total)) // WAY & 0xFFFF


def fives_of(total: int) -> int:
    """Return the number of fives in a sum of entries."""
    return (total - points_of(total)) // FIVE


class Sight:
    """The lines as one colour sees them, and what each turn of a block changes in them.

    ``changes`` are by block and turn (HALF among them), and by the parts of the block.
    """

    __slots__ = ("changes", "codes")

    def __init__(self, board: Board, colour: int) -> None:
        self.codes = list(_OFFSETS)
        self.changes: list[list[dict[int, int]]] = []
        for block in range(BLOCKS):
            table, lines = _codes(block), THROUGH[block]
            own = board.block[colour][block]
            others = board.all_of(block) & ~own
            was = [a + 2 * b for a, b in zip(table[own], table[others], strict=True)]
            for line, code in zip(lines, was, strict=True):
                self.codes[line] += code
            changes = []
            for turned in TURNED:
                now = zip(table[turned[own]], table[turned[others]], strict=True)
                changes.append(
                    {
                        line: a + 2 * b - code
                        for line, (a, b), code in zip(lines, now, was, strict=True)
                    }
                )
            self.changes.append(changes)


class Sum:
    """The sum of all entries, and by how much one more stone on each cell changes it."""

    __slots__ = ("gain", "total")

    def __init__(self, total: int, gain: list[int]) -> None:
        self.total = total
        self.gain = gain

    def copy(self) -> "Sum":
        """Return a sum of its own."""
        return Sum(self.total, self.gain[:])


class Looker:
    """Adds up lines as one colour sees them; ``stone`` is the digit of the next stone."""

    def __init__(self, sight: Sight, still: Table, turned: Table, stone: int, ways: int) -> None:
        self.sight = sight
        self.still = still
        self.turned = turned
        self.steps = tuple(stone * power for power in POWER)
        self.ways = ways
        self.home = list(range(CELLS))
        self.vacancies = _vacancies()

    def all_lines(self) -> Sum:
        """Add up all lines of the board, lying still and after each turn that may follow."""
        total = Sum(0, [0] * CELLS)
        codes = self.sight.codes
        self._add(self.still, enumerate(codes), 1, total)
        for block in range(BLOCKS):
            for quarter in range(self.ways):
                self._set_home(block, quarter)
                change = self.sight.changes[block][quarter]
                lines = [(line, codes[line] + change[line]) for line in THROUGH[block]]
                self._add(self.turned, lines, 1, total)
            self._set_home(block, None)
        return total

    def without(self, block: int, whole: Sum) -> Sum:
        """Return the sum less the lines through a block."""
        rest = whole.copy()
        self._add_through(block, None, -1, rest)
        return rest

    def with_turn(self, block: int, quarter: int, rest: Sum) -> Sum:
        """Return the sum after a turn of the block, whose lines the given sum lacks."""
        whole = rest.copy()
        self._add_through(block, quarter, 1, whole)
        return whole

    def _set_home(self, block: int, quarter: int | None) -> None:
        first = 9 * block
        home = range(9) if quarter is None else HOME_OF[quarter]
        self.home[first : first + 9] = [first + i for i in home]

    def _add(self, table: Table, lines: Lines, sign: int, total: Sum) -> None:
        home, steps, gain, vacancies = self.home, self.steps, total.gain, self.vacancies
        for line, code in lines:
            worth = table[code]
            total.total += sign * worth
            cells = LINES[line]
            for i in vacancies[code]:
                gain[home[cells[i]]] += sign * (table[code + steps[i]] - worth)

    def _add_through(self, block: int, quarter: int | None, sign: int, total: Sum) -> None:
        """Add (or take away) the lines through a block that has been turned, or not (None)."""
        codes, changes = self.sight.codes, self.sight.changes
        own = dict.fromkeys(THROUGH[block], 0) if quarter is None else changes[block][quarter]
        self._set_home(block, quarter)
        seen = {line: codes[line] + own[line] for line in THROUGH[block]}
        self._add(self.still, seen.items(), sign, total)
        for other in range(BLOCKS):
            if other == block:
                continue
            common = COMMON[block][other]
            for way in range(self.ways):
                self._set_home(other, way)
                change = changes[other][way]
                lines = [(line, seen[line] + change[line]) for line in common]
                self._add(self.turned, lines, sign, total)
            self._set_home(other, None)
        for way in range(self.ways):  # the same block again
            both = way if quarter is None else HALF if quarter == way else None
            self._set_home(block, both)
            if both is None:
                again = [(line, codes[line]) for line in THROUGH[block]]
            else:
                change = changes[block][both]
                again = [(line, codes[line] + change[line]) for line in THROUGH[block]]
            self._add(self.turned, again, sign, total)
        self._set_home(block, None)
