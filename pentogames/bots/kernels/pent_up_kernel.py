"""Pent-Up's kernel: what searches ask of its positions millions of times.

A state is bytes: the number of players, the scoring (its index in ``Scoring``), the number of tiles
laid; then, for each tile in the order of play, its orientation (the number in ``ORIENTATIONS``),
its level, and the x and y of its anchor, the lower left corner of the box around it, as two bytes
each that are BIAS when it is 0. A key is ``orientation << 32 | (x + BIAS) << 16 | (y + BIAS)``:
where a tile comes to rest follows from the place. Points are what a seat gets at the end from each
of the others: 2 for being ahead of it, 1 if they are equal.

This is the kernel in Python, upon the rules' own sets; ``_pent_up.c`` gives the same answers.
"""

from operator import mul

from pentogames.bots.kernels.pent_up_board import (
    ADVANCED,
    HEADER,
    MISERE,
    Table,
    Tile,
    final_points,
    state_of,
)
from pentogames.bots.kernels.pent_up_solver import GivenUp, Solver
from pentogames.bots.profile import Stop
from pentogames.core.shapes import LETTERS
from pentogames.core.splitmix import SplitMix
from pentogames.games._pent_up_stack import ORIENTATIONS

SPAN = 3
"""How many levels are told apart where it is counted which of them a hand's tiles reach."""

PARTS = {"ahead": 1, "tiles": 1, "turn": 1, "mover": 2 * SPAN, "waiter": 2 * SPAN, "keep": 12}
"""What is seen of a seat's standing, and how many figures that is.

``ahead`` is the number of other seats that it would win against if the game ended now, less those
that it would lose to. ``tiles`` is how many it has on the level that counts first; in the advanced
scoring, its points. ``turn`` is 1 for the seat to move. ``mover`` (if it is to move) and ``waiter``
(if not) tell of the levels that count most, from one above the highest downward (misère: from the
table upward), whether any tile of its hand must go there, and then how many. ``keep`` is 1 for each
tile that it still has, from F to Z."""

Weights = tuple[int, ...]
"""The worth of each of these figures at the first tile, then of each of them at the last one. In
between it passes from the one to the other."""

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
    return final_points(Table(state))


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
    return final_points(table)


def _random_tile(table: Table, random: SplitMix) -> Tile:
    hand = table.hand(table.ply % table.players)
    letter = hand[random.below(len(hand))]
    places = table.places(letter)[letter]
    return table.nth(places, random.below(places.total()))


def _policy_tile(table: Table, random: SplitMix) -> Tile:
    if random.below(8) == 0:
        return _random_tile(table, random)
    places = table.places(table.hand(table.ply % table.players))
    choose = min if table.scoring == MISERE else max
    level = choose(each.level for each in places.values())
    best = [each for each in places.values() if each.level == level]
    number = random.below(sum(each.total() for each in best))
    for each in best:
        if number < each.total():
            return table.nth(each, number)
        number -= each.total()
    raise AssertionError("a number beyond the last place")


def features(state: bytes) -> tuple[tuple[int, ...], ...]:
    """Return what is seen of each seat's standing, in the order of PARTS."""
    return _features(Table(state))


def _features(table: Table) -> tuple[tuple[int, ...], ...]:
    others = table.players - 1
    seen = []
    for seat, points in enumerate(final_points(table)):
        to_move = not table.over and seat == table.ply % table.players
        hand = table.hand(seat)
        reached = _reached(table, hand)
        nothing = [0] * len(reached)
        keep = [int(letter in hand) for letter in LETTERS]
        by_turn = [*reached, *nothing] if to_move else [*nothing, *reached]
        tiles = _counting_tiles(table, seat)
        seen.append((points - others, tiles, int(to_move), *by_turn, *keep))
    return tuple(seen)


def _counting_tiles(table: Table, seat: int) -> int:
    """Return the tiles that count: on the level that counts first, or by their levels."""
    counts = table.counts(seat)
    if table.scoring == ADVANCED:
        return sum(level * count for level, count in enumerate(counts, start=1))
    return (counts[0] if table.scoring == MISERE else counts[-1]) if counts else 0


def _reached(table: Table, hand: str) -> list[int]:
    """Return whether tiles of a hand must go on the levels that count, and how many."""
    any_there, count = [0] * SPAN, [0] * SPAN
    for places in table.places(hand).values() if hand else ():
        at = places.level - 1 if table.scoring == MISERE else table.levels + 1 - places.level
        if at < SPAN:
            any_there[at] = 1
            count[at] += 1
    return any_there + count


def judge(state: bytes, weights: Weights) -> tuple[int, ...]:
    """Return what each seat's standing is worth, times the number of tiles in the game."""
    return _judge(Table(state), weights)


def _judge(table: Table, weights: Weights) -> tuple[int, ...]:
    left = table.players * len(LETTERS) - table.ply
    half = len(weights) // 2
    mixed = [
        first * left + last * table.ply
        for first, last in zip(weights[:half], weights[half:], strict=True)
    ]
    return tuple(sum(map(mul, mixed, seen)) for seen in _features(table))


def _lead(own: tuple[int, ...], seat: int) -> int:
    """Return how far a seat is ahead of the best of the others."""
    return own[seat] - max(other for i, other in enumerate(own) if i != seat)


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


def solve(state: bytes, limit: int, stop: Stop) -> tuple[int, int, int]:
    """Return the points that the mover of two can force, a move that does, and the positions used.

    Points are -1 if the limit of positions was too low, or if ``stop``, asked now and then, says
    that it is enough.
    """
    table = Table(state)
    if table.players != 2 or table.over or not table.ply:
        raise ValueError("only a game of two that has begun is solved")
    return _solved(table, limit, stop)


def _solved(table: Table, limit: int, stop: Stop) -> tuple[int, int, int]:
    solver = Solver(limit, stop)
    try:
        points, tile = solver.best(table)
    except GivenUp:
        return -1, 0, limit
    return points, tile.key, limit - solver.left
