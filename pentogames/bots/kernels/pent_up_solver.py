"""The last plies of Pent-Up for two players, exactly: a part of Pent-Up's kernel in Python.

Points are the mover's at the end: 2 for a win, 1 for a draw. Alpha-beta with a table of what is
known of positions, with a history of the moves that refuted something, and with an eye to how many
replies a move leaves. The last two plies are not searched: where the last two tiles go follows from
a few tests. ``pent_up_solver.h`` is the twin in C, which looks at the same positions in the same
order.
"""

from collections import Counter
from typing import NamedTuple

from pentogames.bots.kernels.pent_up_board import (
    BIAS,
    MISERE,
    STANDARD,
    Table,
    Tile,
    final_points,
)
from pentogames.bots.profile import Stop
from pentogames.core.shapes import LETTERS
from pentogames.core.splitmix import SplitMix

KNOWN = 1 << 17
"""Entries of the table of positions; a new one takes the place of an old one."""

HISTORY = 1 << 13
ASK_EVERY = 1000
"""Positions between two questions whether to stop."""

LOOK_FROM = 5
"""Tiles left, from which on moves are also put in order by the replies to them."""

REPLIES = 20
"""What a tile that the other side must lay on the table counts against a move."""

WIN = 2
_MAX_LEVELS = 20


class GivenUp(Exception):
    """The positions granted are used up, or it was stopped."""


class _Known(NamedTuple):
    """What is known of a position: its number, and the bounds of the mover's points."""

    number: int
    low: int
    high: int


def tile_number(seat: int, tile: Tile) -> int:
    """Return a number for a tile of a seat; those of all tiles, XORed, make that of a position."""
    form, level, x, y = tile
    seed = seat << 52 | level << 44 | form << 36 | (x + BIAS) << 18 | (y + BIAS)
    return SplitMix(seed).word()


class Solver:
    """Alpha-beta to the end of the game; ``left`` is the number of positions still granted."""

    def __init__(self, limit: int, stop: Stop) -> None:
        self.left = limit
        self._stop = stop
        self._ask_at = limit - ASK_EVERY
        self._known: dict[int, _Known] = {}
        self._history: Counter[int] = Counter()

    def best(self, table: Table) -> tuple[int, Tile]:
        """Return the mover's points and a tile that brings them; raises GivenUp."""
        best, chosen = -1, None
        for tile, number in self._options(table, table.hand(table.ply % 2)):
            if best == WIN:
                break
            reply = self._points(table.push(tile), number, 0, WIN - max(best, 0))
            if WIN - reply > best:
                best, chosen = WIN - reply, tile
        assert chosen is not None
        return best, chosen

    def _count(self) -> None:
        """Count a position."""
        self.left -= 1
        if self.left < 0:
            raise GivenUp
        if self.left <= self._ask_at:
            self._ask_at = self.left - ASK_EVERY
            if self._stop():
                raise GivenUp

    def _points(self, table: Table, number: int, alpha: int, beta: int) -> int:
        """Return the mover's points, exact between alpha and beta."""
        self._count()
        seat, left = table.ply % 2, 2 * len(LETTERS) - table.ply
        if left == 0:
            return final_points(table)[seat]
        if left == 1:
            return _points_with(table, seat, _level(table, table.hand(seat)), 0)
        if left == 2:
            return self._last_two(table)
        known = self._known.get(number % KNOWN)
        if known is not None and known.number == number:
            if known.low >= beta or known.low == known.high:
                return known.low
            if known.high <= alpha:
                return known.high
        best = self._search(table, number, alpha, beta)
        low = best if best > alpha else 0
        high = best if best < beta else WIN
        self._known[number % KNOWN] = _Known(number, low, high)
        return best

    def _search(self, table: Table, number: int, alpha: int, beta: int) -> int:
        """Return the mover's points with three tiles left or more."""
        hand, left = table.hand(table.ply % 2), 2 * len(LETTERS) - table.ply
        vain = _in_vain(table, alpha) if left == 3 else ""
        hand = "".join(letter for letter in hand if letter not in vain)
        best = alpha if vain else 0  # so much they might bring
        for tile, its_number in self._options(table, hand):
            after, window = table.push(tile), (WIN - beta, WIN - max(best, alpha))
            best = max(best, WIN - self._points(after, number ^ its_number, *window))
            if best >= beta:
                self._history[its_number % HISTORY] += left * left
                break
        return best

    def _options(self, table: Table, hand: str) -> list[tuple[Tile, int]]:
        """Return the moves of letters with their numbers, the most promising first."""
        seat, options = table.ply % 2, []
        look = 2 * len(LETTERS) - table.ply >= LOOK_FROM
        for places in table.places(hand).values():
            rank = _MAX_LEVELS - places.level if table.scoring == MISERE else places.level
            for tile in table.tiles_at(places):
                number = tile_number(seat, tile)
                score = self._history[number % HISTORY] * 32 + rank
                if look:
                    score -= REPLIES * _tiles_for_table(table.push(tile))
                options.append((score, tile, number))
        options.sort(key=lambda option: -option[0])
        return [(tile, number) for _, tile, number in options]

    def _last_two(self, table: Table) -> int:
        """Return the points of the mover with one tile left against one.

        It can leave the last tile its level, raise it onto its own, or take its places away.
        """
        seat = table.ply % 2
        mine, theirs = table.hand(seat), table.hand(1 - seat)
        level, reply = _level(table, mine), _level(table, theirs)
        stays = _points_with(table, seat, level, reply)
        if reply > level:
            return stays  # what lies below it does not change
        raised, blocked = _points_with(table, seat, level, level + 1), stays
        if reply == level > 1:
            lower = _level(table, theirs, level - 1)
            blocked = _points_with(table, seat, level, lower)
        most = max(stays, raised, blocked)
        if stays == raised == blocked:
            return stays
        best = 0
        for tile in table.tiles_at(table.places(mine)[mine]):
            if best >= most:
                break
            self._count()
            now = _level(table.push(tile), theirs)
            best = max(best, raised if now > level else blocked if now < reply else stays)
        return best


def _tiles_for_table(table: Table) -> int:
    """Return how many of the mover's tiles must go on the table.

    They have most places there: it takes longest to show that none of them refutes the last move.
    """
    return sum(each.level == 1 for each in table.places(table.hand(table.ply % 2)).values())


def _level(table: Table, letter: str, up_to: int | None = None) -> int:
    """Return the highest level, up to one, on which a letter has a place."""
    return table.stack.places((letter,), up_to)[letter].level


def _points_with(table: Table, seat: int, own: int, other: int) -> int:
    """Return a seat's points if the last two tiles come to lie on levels (0: lies already)."""
    more = {seat: [own] if own else [], 1 - seat: [other] if other else []}
    return final_points(table, more)[seat]


def _in_vain(table: Table, alpha: int) -> str:
    """Return the letters that the mover, with two tiles left, lays on the table in vain.

    Even if all goes well afterwards, they do not bring it more than alpha. A tile on the table can
    raise the last two tiles to level 2 and nothing else. If the other side has, above the table, a
    place that does not raise the mover's last tile, it still has it then.
    """
    if table.scoring != STANDARD:
        return ""
    seat = table.ply % 2
    hand, theirs, vain = table.hand(seat), table.hand(1 - seat), ""
    for letter in hand:
        if _level(table, letter) > 1:
            continue
        reply, last = _level(table, theirs), hand.replace(letter, "")
        most = _level(table, last)
        if reply == 1:
            most = max(most, 3)
        elif most <= reply:
            most = max(most, 2) if _harmless(table, theirs, last) else reply + 1
        more = {seat: [1, most], 1 - seat: [reply]}
        if final_points(table, more)[seat] <= alpha:
            vain += letter
    return vain


def _harmless(table: Table, theirs: str, letter: str) -> bool:
    """Say whether the other side has a place on its level that does not raise a letter."""
    places = table.places(theirs)[theirs]
    return any(_level(table.push(tile), letter) <= places.level for tile in table.tiles_at(places))
