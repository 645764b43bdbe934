"""Universe's kernel in Python: the twin of ``_universe.c``, equal to it to the last bit.

A state is bytes: the code of its board, the number of players, the index of the mover's seat (255:
the game is over), how many seats are out, which (four bytes, the first out first), the hands of
four seats (two bytes each, a bit a piece in the order of LETTERS), vacant squares, and the legal
placements of the pieces that somebody in the game still holds. The two sets are in words of eight
bytes; all is little-endian. Numbers of placements and bits of squares are those of a board's table
(games/_universe_table.py).

The kernel trusts its callers that a state is one of a game.
"""

from collections.abc import Callable, Sequence

from pentogames.bots.kernels.universe_board import (
    OVER,
    Board,
    State,
    find_parts,
    members,
    read_state,
    reserves,
)
from pentogames.bots.kernels.universe_solver import LOCAL, GivenUp, Node, Solution, Solver
from pentogames.bots.kernels.universe_solver import check as _check
from pentogames.bots.kernels.universe_solver import solve as _solve
from pentogames.core.splitmix import SplitMix

PATIENCE = 4
"""Samples refused in one draw before the pool is cleaned."""
TESTS = 20000
"""Placements tested for the children of one state, about."""
FEW_EXACT = 8
"""Children evaluated exactly, however many placements there are."""
FEW_LEFT = 24
"""Placements that a single reply might take away, all of them."""
RESERVES_COUNTED = 3
WON = 1_000_000
"""The rating of a move that comes first."""

Weights = tuple[int, int, int, int]
"""What counts: mobility, playable pieces, moves in reserve, and being the one to move."""
Four = tuple[int, int, int, int]
"""A figure for each of four seats, 0 for seats that take no part."""


def board(words: int, stride: int, pieces: bytes, masks: bytes) -> Board:
    """Return a board for the other functions: its placements' pieces, and their sets of squares.

    ``words`` of eight bytes hold such a set, 2 or 5; ``stride`` is that of the board's grid.
    ValueError if that cannot be.
    """
    return Board(words, stride, pieces, masks)


def after(board: Board, data: bytes, number: int) -> bytes:
    """Return the state after a legal placement of the mover's; ValueError if it is not legal."""
    state = read_state(board, data)
    if state.mover == OVER or number < 0 or not state.legal >> number & 1:
        raise ValueError("no legal placement")
    return _play(board, state, number).write(board)


def _play(board: Board, state: State, number: int) -> State:
    """Let the mover lay a placement; finds who is out, and who moves next."""
    then = state.copy()
    then.hands[state.mover] &= ~(1 << board.piece[number])
    then.vacant &= ~board.mask[number]
    legal = state.legal & ~board.touching(number) & board.held(then.hands_of_alive())
    then.legal = board.unfenced(legal, then.vacant)
    counts = _count_pieces(board, then.legal)
    seat = state.mover
    while len(then.out) < then.players - 1:
        seat = (seat + 1) % then.players
        if seat in then.out:
            continue
        if _mobility(counts, then.hands[seat]):
            then.mover = seat
            return then
        then.out = (*then.out, seat)
    then.mover = OVER
    return then


def _count_pieces(board: Board, legal: int) -> list[int]:
    return [(legal & placements).bit_count() for placements in board.of_piece]


def _mobility(counts: list[int], hand: int) -> int:
    return sum(counts[piece] for piece in members(hand))


def log_64(n: int) -> int:
    """Return 64 times the binary logarithm of n + 1, between powers of two on a straight line."""
    whole = (n + 1).bit_length() - 1
    return (whole << 6) + ((n + 1 << 6) >> whole) - 64


def strengths(board: Board, data: bytes, weights: Weights) -> Four:
    """Return how strong each seat stands; of seats that are out it is meaningless."""
    a, b, c, d = _judge(board, read_state(board, data), weights)
    return a, b, c, d


def _judge(board: Board, state: State, weights: Weights) -> list[int]:
    parts = find_parts(board, state.vacant, state.legal)
    counts = _count_pieces(board, state.legal)
    strength = [0] * 4
    for seat in state.alive:
        hand, others = state.hands[seat], 0
        for other in state.alive:
            if other != seat:
                others |= state.hands[other]
        kinds = sum(counts[piece] > 0 for piece in members(hand))
        kept = min(reserves(parts, hand, others), RESERVES_COUNTED) if len(parts) > 1 else 0
        strength[seat] = (
            weights[0] * log_64(_mobility(counts, hand))
            + weights[1] * log_64(kinds)
            + 64 * weights[2] * kept
            + (64 * weights[3] if seat == state.mover else 0)
        )
    return strength


def children(board: Board, data: bytes, width: int, weights: Weights) -> list[tuple[int, int, int]]:
    """Return up to ``width`` (0: all) of the mover's placements, the best first.

    Each stands as its rating, its number and how many seats are left after it. The rating is six
    times the mover's strength above the mean of the others that are left, seen after the move;
    WON if the mover has come first, ``n - WON`` if it is out as the one after ``n`` others, or
    will be by the next reply, with two seats left. Those that look best are judged exactly, the
    others follow by what they overlap alone.
    """
    state = read_state(board, data)
    if state.mover == OVER:
        return []
    rough = _rate_roughly(board, state, weights)
    exact = max(TESTS // (1 + state.legal.bit_count()), FEW_EXACT)
    seats = len(state.alive)
    rated = []
    for _, number in rough[:exact]:
        then = _play(board, state, number)
        score = _score(board, then, state.mover, weights)
        rated.append((score, number, then.players - len(then.out)))
    rated.sort(key=lambda one: (-one[0], one[1]))
    lowest = rated[-1][0]
    rated += [(min(score, lowest), number, seats) for score, number in rough[exact:]]
    return rated[:width] if width else rated


def _rate_roughly(board: Board, state: State, weights: Weights) -> list[tuple[int, int]]:
    """Judge each of the mover's placements by what it alone would overlap of each hand."""
    mover = state.mover
    others = [seat for seat in state.alive if seat != mover]
    found = []
    for number in members(state.legal & board.held(state.hands[mover])):
        counts = _count_pieces(board, state.legal & ~board.touching(number))
        own = state.hands[mover] & ~(1 << board.piece[number])
        score = len(others) * log_64(_mobility(counts, own))
        score -= sum(log_64(_mobility(counts, state.hands[seat])) for seat in others)
        found.append((weights[0] * score * (6 // len(others)), number))
    found.sort(key=lambda one: (-one[0], one[1]))
    return found


def _score(board: Board, then: State, mover: int, weights: Weights) -> int:
    if mover in then.out:
        return then.out.index(mover) - WON
    if then.mover == OVER:
        return WON
    alive = then.alive
    if len(alive) == 2 and then.mover != mover and _finishes(board, then, mover):
        return len(then.out) - WON
    strength = _judge(board, then, weights)
    ahead = sum(strength[mover] - strength[seat] for seat in alive)
    return ahead * (6 // (len(alive) - 1))


def _finishes(board: Board, state: State, other: int) -> bool:
    """Say whether the mover has a move after which the only other seat has none."""
    threatened = state.legal & board.held(state.hands[other])
    if threatened.bit_count() > FEW_LEFT:
        return False
    for number in members(state.legal & board.held(state.hands[state.mover])):
        vacant = state.vacant & ~board.mask[number]
        if not any(
            not board.mask[one] & ~vacant and not board.fences(vacant, one)
            for one in members(threatened)
        ):
            return True
    return False


def playouts(board: Board, data: bytes, seed: int, count: int, random: bool) -> Four:
    """Play to the end so many times, and sum the seats' places: 0 the last, players - 1 the first.

    Purely random all legal moves have equal chances; else of two moves drawn that one is played
    whose piece has fewer places left.
    """
    state = read_state(board, data)
    numbers = SplitMix(seed)
    sums = [0] * 4
    for _ in range(count):
        out = _Playout(board, state, numbers, random).finish()
        for place, seat in enumerate(out):
            sums[seat] += place
    a, b, c, d = sums
    return a, b, c, d


class _Playout:
    """One game played to its end, from a pool by piece of placements that may still be legal."""

    def __init__(self, board: Board, state: State, numbers: SplitMix, random: bool) -> None:
        self._board = board
        self._vacant = state.vacant
        self._hands = list(state.hands)
        self._out = list(state.out)
        self._alive = state.alive
        self._mover = state.mover
        self._numbers = numbers
        self._random = random
        self._pool = [list(members(state.legal & some)) for some in board.of_piece]

    def finish(self) -> list[int]:
        """Play on, and return the seats in the order of their places, the last first."""
        board, alive = self._board, self._alive
        at = alive.index(self._mover) if self._mover != OVER else 0
        while len(alive) > 1:
            seat = alive[at]
            number = self._choose(self._hands[seat])
            if number is None:
                self._out.append(alive.pop(at))
                at %= len(alive)
                continue
            self._vacant &= ~board.mask[number]
            self._hands[seat] &= ~(1 << board.piece[number])
            at = (at + 1) % len(alive)
        return [*self._out, *alive]

    def _choose(self, hand: int) -> int | None:
        number = self._draw(hand)
        if number is None or self._random:
            return number
        other = self._draw(hand)
        assert other is not None  # what was drawn is still in the pool
        piece, pool = self._board.piece, self._pool
        return other if len(pool[piece[other]]) < len(pool[piece[number]]) else number

    def _draw(self, hand: int) -> int | None:
        """Draw one of a hand's legal placements, each with equal chance."""
        board = self._board
        buckets = [self._pool[piece] for piece in members(hand)]
        refused = 0
        while True:
            if refused == PATIENCE:
                self._clean()
            total = sum(map(len, buckets))
            if not total:
                return None
            at = self._numbers.below(total)
            for bucket in buckets:
                if at < len(bucket):
                    break
                at -= len(bucket)
            number = bucket[at]
            if not board.mask[number] & ~self._vacant and not board.fences(self._vacant, number):
                return number
            last = bucket.pop()
            if at < len(bucket):
                bucket[at] = last
            refused += 1

    def _clean(self) -> None:
        """Take away what no longer lies on vacant squares, of pieces that may yet be played."""
        mask, taken = self._board.mask, ~self._vacant
        together = 0
        for seat in self._alive:
            together |= self._hands[seat]
        for piece in members(together):
            bucket = self._pool[piece]
            bucket[:] = [number for number in bucket if not mask[number] & taken]


def solve(
    board: Board, data: bytes, nodes: int, stop: Callable[[], bool], every: bool
) -> Solution | None:
    """Solve a state in which two seats are left; None if that takes too long, or more are left.

    Returns whether the mover wins, whether all its moves were looked at, how many positions were,
    and pairs of a best placement and the plies to the end after it (this move counted, the winner
    hurries and the loser stays; -1 where unknown). Unless ``every`` best move is wanted the first
    that wins is enough. Without a win all legal moves are best.
    """
    state = read_state(board, data)
    if not _solvable(state):
        return None
    try:
        solver = Solver(board, state, nodes, stop)
    except GivenUp:
        return None
    return _solve(solver, _root(solver, state), every)


def check(
    board: Board, data: bytes, order: Sequence[int], nodes: int, stop: Callable[[], bool]
) -> tuple[int, bool, int]:
    """Go through placements of the mover's in that order until one of them wins.

    Returns how many lose, from the first on, whether the one that follows is proved to win, and
    how many positions were looked at; nothing is found out where ``solve`` would not begin.
    ValueError if one is not legal.
    """
    state = read_state(board, data)
    if not _solvable(state, at_most=board.count):
        return 0, False, 0
    legal = state.legal & board.held(state.hands[state.mover])
    if any(number < 0 or not legal >> number & 1 for number in order):
        raise ValueError("no legal placement")
    if not _solvable(state):
        return 0, False, 0
    try:
        solver = Solver(board, state, nodes, stop)
    except GivenUp:
        return 0, False, 0
    return _check(solver, _root(solver, state), order)


def _solvable(state: State, at_most: int = LOCAL) -> bool:
    two = state.mover != OVER and len(state.alive) == 2
    return two and state.legal.bit_count() <= at_most


def _root(solver: Solver, state: State) -> Node:
    (other,) = (seat for seat in state.alive if seat != state.mover)
    everything = (1 << len(solver.numbers)) - 1
    return Node(state.vacant, everything, state.hands[state.mover], state.hands[other], True)
