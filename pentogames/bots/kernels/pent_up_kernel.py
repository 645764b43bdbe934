"""Pent-Up's kernel: what searches ask of its positions millions of times.

A state is bytes: the number of players, the scoring (its index in ``Scoring``), the number of tiles
laid; then, for each tile in the order of play, its orientation (the number in ``ORIENTATIONS``),
its level, and the x and y of its anchor, the lower left corner of the box around it, as two bytes
each that are BIAS when it is 0. A key is ``orientation << 32 | (x + BIAS) << 16 | (y + BIAS)``:
where a tile comes to rest follows from the place. Points are what a seat gets at the end from each
of the others: 2 for being ahead of it, 1 if they are equal.

This is the kernel in Python, upon the rules' own sets; ``_pent_up.c`` gives the same answers.
"""

from pentogames.bots.kernels.pent_up_board import (
    ADVANCED,
    HEADER,
    MISERE,
    SplitMix,
    Table,
    Tile,
    final_points,
    state_of,
)
from pentogames.bots.kernels.pent_up_solver import GivenUp, Solver
from pentogames.bots.profile import Stop, never
from pentogames.core.shapes import LETTERS
from pentogames.games._pent_up_stack import ORIENTATIONS

Weights = tuple[int, ...]
"""The worth of a tile on the level that counts most, the percentage that is left of it a level
further on, the worth of a level that a seat's next tile can open, the percentage of that for the
seat to move (whose turn it is, is worth less to the others), the worth of each kind of tile that
reaches the highest level, and, by letter, that of having a tile still in the hand."""

KEEP = 5
"""From which number on the weights are those of tiles in hands."""

POLICY_PLIES = 4
"""How many plies before the end playouts by policy are solved, with POLICY_NODES positions."""

POLICY_NODES = 300

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
    one move in eight at random. With two players it solves the last plies, if that is quick.
    """
    table, random = Table(state), SplitMix(seed)
    while not table.over:
        if by_policy and table.players == 2 and table.ply == 2 * len(LETTERS) - POLICY_PLIES:
            points = _solved(table, POLICY_NODES, never)[0]
            if points >= 0:
                return (points, 2 - points) if table.ply % 2 == 0 else (2 - points, points)
        tile = _policy_tile(table, random) if by_policy else _random_tile(table, random)
        table = table.push(tile)
    return final_points(table)


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
    counts, weight = table.counts(seat), weights[0]
    total = sum(weights[KEEP + LETTERS.index(letter)] for letter in table.hand(seat))
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
