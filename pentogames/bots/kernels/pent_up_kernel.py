"""Pent-Up's kernel: what searches ask of its positions millions of times.

A state is bytes: the number of players, the scoring (its index in ``Scoring``), the number of tiles
laid; then, for each tile in the order of play, its orientation (the number in ``ORIENTATIONS``),
its level, and the x and y of its anchor, the lower left corner of the box around it, as two bytes
each that are BIAS when it is 0. A key is ``orientation << 32 | (x + BIAS) << 16 | (y + BIAS)``:
where a tile comes to rest follows from the place. Points are what a seat gets at the end from each
of the others: 2 for being ahead of it, 1 if they are equal.

This is the kernel in Python, upon the rules' own sets; ``_pent_up.c`` gives the same answers.
"""

from collections.abc import Iterator
from typing import NamedTuple

from pentogames.core.cells import Square, bits
from pentogames.core.shapes import LETTERS
from pentogames.games._pent_up_stack import EMPTY, ORIENTATIONS, Places, Stack
from pentogames.games.pent_up import Scoring

BIAS = 32768
HEADER = 3
TILE_BYTES = 6
STANDARD, MISERE, ADVANCED = range(len(Scoring))

_MASK = (1 << 64) - 1

Weights = tuple[int, int, int, int, int]
"""The worth of a tile on the level that counts most, the percentage that is left of it a level
further on, the worth of a level that a seat's next tile can open, the percentage of that for the
seat to move (whose turn it is, is worth less to the others), and the worth of each kind of tile
that reaches the highest level."""


FORMS = [
    (
        LETTERS.index(each.letter),
        tuple(dy * 5 + dx for dx, dy in each.offsets),
        *each.mark,
    )
    for each in ORIENTATIONS
]
"""The orientations as ``set_forms`` takes them: the number of the letter, the squares as numbers
(5 to a row), and where square 1 lies from the anchor."""


def set_forms(forms: list[tuple[int, tuple[int, ...], int, int]]) -> None:
    """Do nothing: this kernel has the orientations from the rules; the other one is given them."""


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


class SplitMix:
    """The random numbers that all kernels share (splitmix64, by Sebastiano Vigna)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def draw(self, count: int) -> int:
        """Return a number from 0 up to and without count."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
        z ^= z >> 31
        return (z >> 32) * count >> 32


def state_of(players: int, scoring: int, tiles: list[Tile]) -> bytes:
    """Return the state with the tiles, in the order of play."""
    state = bytearray((players, scoring, len(tiles)))
    for form, level, x, y in tiles:
        state += bytes((form, level))
        state += (x + BIAS).to_bytes(2, "little") + (y + BIAS).to_bytes(2, "little")
    return bytes(state)


def moves(state: bytes) -> list[int]:
    """List the keys of the legal moves, by tile, orientation and then row by row."""
    table = Table(state)
    if table.over:
        return []
    places = table.places(table.hand(table.ply % table.players))
    return [tile.key for each in places.values() for tile in table.tiles_at(each)]


def after(state: bytes, key: int) -> bytes:
    """Return the state after a move; ValueError if the tile is not in the mover's hand."""
    table = Table(state)
    laid = Tile.of_key(key)
    if table.over or ORIENTATIONS[laid.form].letter not in table.hand(table.ply % table.players):
        raise ValueError("that tile is not in the hand")
    squares = laid.squares()
    window, level = table.stack.window, 1
    if window.holds(squares):
        bit = [window.bit(square.x, square.y) for square in squares]
        covers = table.stack.covers
        level += max(sum(bool(cover & each) for cover in covers) for each in bit)
    else:
        tops = {(s.x, s.y): s.level for tile in table.tiles for s in tile.squares()}
        level += max(tops.get((square.x, square.y), 0) for square in squares)
    tile = state_of(table.players, table.scoring, [laid._replace(level=level)])[HEADER:]
    return state[:2] + bytes((table.ply + 1,)) + state[HEADER:] + tile


def standing(state: bytes) -> tuple[int, ...]:
    """Return the points by seat if the game ended now."""
    return _points(Table(state))


def playout(state: bytes, seed: int, by_policy: int) -> tuple[int, ...]:
    """Play to the end, purely at random or by the playout policy; return the points by seat.

    Random draws a tile and then one of its places. The policy draws a place among all of those on
    the highest level that any tile reaches (in misère, of the tiles that must stay lowest), and
    one move in eight at random.
    """
    table, random = Table(state), SplitMix(seed)
    while not table.over:
        tile = _policy_tile(table, random) if by_policy else _random_tile(table, random)
        table = table.push(tile)
    return _points(table)


def _random_tile(table: Table, random: SplitMix) -> Tile:
    hand = table.hand(table.ply % table.players)
    letter = hand[random.draw(len(hand))]
    places = table.places(letter)[letter]
    return table.nth(places, random.draw(places.total()))


def _policy_tile(table: Table, random: SplitMix) -> Tile:
    if random.draw(8) == 0:
        return _random_tile(table, random)
    places = table.places(table.hand(table.ply % table.players))
    choose = min if table.scoring == MISERE else max
    level = choose(each.level for each in places.values())
    best = [each for each in places.values() if each.level == level]
    number = random.draw(sum(each.total() for each in best))
    for each in best:
        if number < each.total():
            return table.nth(each, number)
        number -= each.total()
    raise AssertionError("a number beyond the last place")


def _key(scoring: int, counts: list[int]) -> list[int]:
    if scoring == ADVANCED:
        return [sum(level * n for level, n in enumerate(counts, start=1)), *counts[-1:]]
    return counts if scoring == MISERE else counts[::-1]


def _points(table: Table) -> tuple[int, ...]:
    keys = [_key(table.scoring, table.counts(seat)) for seat in range(table.players)]
    return tuple(
        sum(2 if mine > theirs else mine == theirs for j, theirs in enumerate(keys) if j != i)
        for i, mine in enumerate(keys)
    )


def judge(state: bytes, weights: Weights) -> tuple[int, ...]:
    """Return what each seat's standing is worth."""
    return _judge(Table(state), weights)


def _judge(table: Table, weights: Weights) -> tuple[int, ...]:
    own = [_tile_points(table, seat, weights) for seat in range(table.players)]
    if not table.over:
        for i in range(table.players):
            seat = (table.ply + i) % table.players
            reach = _reach_points(table, seat, weights)
            own[seat] += _part(reach, weights[3]) if i == 0 else reach
    return tuple(own)


def _lead(own: tuple[int, ...], seat: int) -> int:
    """Return how far a seat is ahead of the best of the others."""
    return own[seat] - max(other for i, other in enumerate(own) if i != seat)


def _part(number: int, percent: int) -> int:
    """Return a percentage, rounded towards zero as C does."""
    return (abs(number) * percent // 100) * (1 if number >= 0 else -1)


def _tile_points(table: Table, seat: int, weights: Weights) -> int:
    counts, total, weight = table.counts(seat), 0, weights[0]
    for i in range(1, len(counts) + 1):
        level = i if table.scoring == MISERE else len(counts) + 1 - i
        if table.scoring == ADVANCED:
            weight = weights[0] * level // 4
        total += weight * counts[level - 1]
        weight = weight * weights[1] // 100
    return total


def _reach_points(table: Table, seat: int, weights: Weights) -> int:
    hand = table.hand(seat)
    if not hand:
        return 0
    levels = [each.level for each in table.places(hand).values()]
    best = max(levels)
    worth = weights[2] if best > table.levels else weights[2] // 2 if best == table.levels else 0
    if best > 1 and best >= table.levels:
        worth += weights[4] * min(6, levels.count(best))
    return -worth if table.scoring == MISERE else worth


def children(state: bytes, share: int, weights: Weights) -> list[tuple[int, int]]:
    """Return moves with what they are worth to the mover, best first.

    Of each tile's places ``share`` are looked at, evenly spread over all that it has, and one of a
    tile on an empty table, which looks alike from all sides; with a share of 0 all are.
    """
    table = Table(state)
    if table.over:
        return []
    seat, candidates = table.ply % table.players, []
    for places in table.places(table.hand(seat)).values():
        total = places.total()
        take = 1 if share and table.ply == 0 else min(share, total) if share else total
        for i in range(take):
            tile = table.nth(places, i * total // take)
            candidates.append((_lead(_judge(table.push(tile), weights), seat), tile.key))
    candidates.sort(key=lambda candidate: -candidate[0])
    return candidates


def solve(state: bytes, limit: int, alpha: int, beta: int) -> tuple[int, int]:
    """Return the points that the mover of two can force, and the positions looked at.

    The points are exact between alpha and beta, beyond them a bound; -1 if the limit of
    positions was too low.
    """
    table = Table(state)
    if table.players != 2:
        raise ValueError("only two players are solved")
    solver = _Solver(limit)
    points = solver.points(table, alpha, beta)
    return points, limit - max(0, solver.left)


class _Solver:
    """Alpha-beta to the end of the game."""

    def __init__(self, limit: int) -> None:
        self.left = limit

    def points(self, table: Table, alpha: int, beta: int) -> int:
        """Return the mover's points; -1 when no positions are left to look at."""
        self.left -= 1
        if self.left < 0:
            return -1
        if table.over:
            return _points(table)[table.ply % 2]
        best = 0
        for tile in self._candidates(table):
            if best >= beta:
                break
            reply = self.points(table.push(tile), 2 - beta, 2 - max(alpha, best))
            if self.left < 0:
                return -1
            best = max(best, 2 - reply)
        return best

    def _candidates(self, table: Table) -> list[Tile]:
        """Return the moves, those that reach what counts most first; of the last tile one."""
        tiles: list[Tile] = []
        last = table.ply == table.players * len(LETTERS) - 1
        for places in table.places(table.hand(table.ply % 2)).values():
            tiles.extend([table.nth(places, 0)] if last else table.tiles_at(places))
        return sorted(tiles, key=lambda t: t.level if table.scoring == MISERE else -t.level)
