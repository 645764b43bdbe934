"""Pent-Up's positions as the kernel in Python has them, upon the rules' own sets of squares.

What a state is says ``pent_up_kernel``.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pentogames.core.cells import Square, bits
from pentogames.core.shapes import LETTERS
from pentogames.games._pent_up_stack import EMPTY, ORIENTATIONS, Places, Stack
from pentogames.games.pent_up import Scoring

BIAS = 32768
HEADER = 3
TILE_BYTES = 6
STANDARD, MISERE, ADVANCED = range(len(Scoring))


class Tile(NamedTuple):
    """A tile that lies: its orientation, its level and its anchor."""

    form: int
    level: int
    x: int
    y: int

    @property
    def key(self) -> int:
        """The move that laid it."""
        return self.form << 32 | self.x + BIAS << 16 | self.y + BIAS

    @classmethod
    def of_key(cls, key: int) -> "Tile":
        """Return the tile that a move lays, as if it came to lie on the table."""
        return cls(key >> 32, 1, (key >> 16 & 65535) - BIAS, (key & 65535) - BIAS)

    def squares(self) -> tuple[Square, ...]:
        """Return its squares, sorted as the rules have them."""
        offsets = ORIENTATIONS[self.form].offsets
        return tuple(Square(self.x + dx, self.y + dy, self.level) for dx, dy in offsets)


class Table:
    """The tiles of a state, and what follows from them; changed by ``push`` and ``pop``."""

    def __init__(self, state: bytes) -> None:
        self.players, self.scoring, self.ply = state[:HEADER]
        self.tiles = tuple(_tiles(state))
        self.stack: Stack = EMPTY
        for tile in self.tiles:
            self.stack = self.stack.with_tile(tile.squares())

    def push(self, tile: Tile) -> "Table":
        """Return the table with one more tile."""
        table = Table.__new__(Table)
        table.players, table.scoring, table.ply = self.players, self.scoring, self.ply + 1
        table.tiles = (*self.tiles, tile)
        table.stack = self.stack.with_tile(tile.squares())
        return table

    @property
    def over(self) -> bool:
        """Whether all tiles lie."""
        return self.ply == self.players * len(LETTERS)

    @property
    def levels(self) -> int:
        """The highest level with a tile."""
        return len(self.stack.covers)

    def hand(self, seat: int) -> str:
        """Return the letters that a seat has not played."""
        played = {ORIENTATIONS[tile.form].letter for tile in self.tiles[seat :: self.players]}
        return "".join(letter for letter in LETTERS if letter not in played)

    def counts(self, seat: int) -> list[int]:
        """Return the seat's numbers of tiles by level, from level 1."""
        counts = [0] * self.levels
        for tile in self.tiles[seat :: self.players]:
            counts[tile.level - 1] += 1
        return counts

    def places(self, letters: str) -> dict[str, Places]:
        """Return where letters can go, in the order of the letters."""
        found = self.stack.places(letters)
        return {letter: found[letter] for letter in letters}

    def tiles_at(self, places: Places) -> Iterator[Tile]:
        """Yield the places as tiles, by orientation and then row by row."""
        for orientation, anchors in places.anchors:
            for index in bits(anchors):
                x, y = self.stack.window.corner(index)
                yield Tile(orientation.number, places.level, x, y)

    def nth(self, places: Places, number: int) -> Tile:
        """Return the place with a number in the order of ``tiles_at``."""
        for orientation, anchors in places.anchors:
            count = anchors.bit_count()
            if number < count:
                index = next(index for i, index in enumerate(bits(anchors)) if i == number)
                x, y = self.stack.window.corner(index)
                return Tile(orientation.number, places.level, x, y)
            number -= count
        raise IndexError("a number beyond the last place")


def _tiles(state: bytes) -> Iterator[Tile]:
    if len(state) != HEADER + TILE_BYTES * state[2]:
        raise ValueError("no state of Pent-Up")
    for at in range(HEADER, len(state), TILE_BYTES):
        form, level, x_low, x_high, y_low, y_high = state[at : at + TILE_BYTES]
        yield Tile(form, level, x_low + 256 * x_high - BIAS, y_low + 256 * y_high - BIAS)


def state_of(players: int, scoring: int, tiles: list[Tile]) -> bytes:
    """Return the state with the tiles, in the order of play."""
    state = bytearray((players, scoring, len(tiles)))
    for form, level, x, y in tiles:
        state += bytes((form, level))
        state += (x + BIAS).to_bytes(2, "little") + (y + BIAS).to_bytes(2, "little")
    return bytes(state)


def _key(scoring: int, counts: list[int]) -> list[int]:
    if scoring == ADVANCED:
        return [sum(level * n for level, n in enumerate(counts, start=1)), *counts[-1:]]
    return counts if scoring == MISERE else counts[::-1]


def final_points(table: Table, more: Mapping[int, list[int]] | None = None) -> tuple[int, ...]:
    """Return the points by seat if the game ended now, with more tiles of seats on levels."""
    added = more or {}
    levels = max(table.levels, *(level for tiles in added.values() for level in tiles), 0)
    keys = []
    for seat in range(table.players):
        counts = table.counts(seat) + [0] * (levels - table.levels)
        for level in added.get(seat, ()):
            counts[level - 1] += 1
        keys.append(_key(table.scoring, counts))
    return tuple(
        sum(2 if mine > theirs else mine == theirs for j, theirs in enumerate(keys) if j != i)
        for i, mine in enumerate(keys)
    )
