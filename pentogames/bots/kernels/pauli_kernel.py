"""Pauli for searches, in Python: evaluation, promising moves, playouts. The twin of _pauli.c.

States are described in pauli_board. A move's key is ``colour << 6 | square``. Scores are whole
numbers for the side to move: WON and -WON at the end of the game, SOON if it can win at once, else
sixteenths of the weights' unit, which is about a thousandth of a card.

Weights are 45 numbers of 32 bits in bytes, lowest byte first:

- what it is worth to be 0, 1, ... 12 cards short of the goal;
- what it is worth to be half a piece ahead in the race of the stashes (up to five halves), by the
  pieces left to the side that has fewer;
- what it is worth to have 0, 1, ... 5 pieces of a colour at home;
- an active card, over a passive one;
- in sixteenths: the best move with a gain of the side to move, its best one on another square, the
  same two of the opponent (they count against it), a card that the side to move could take at once,
  one that the opponent could take if it were to move, a square where the opponent could win then,
  two or more of them, and a copy of a pentomino with three pieces of three colours and two vacant
  squares, of which the side has two or three.

A gain is what a move brings at once by cards or explosions, against placing that piece without any
effect.
"""

from functools import lru_cache
from struct import Struct
from typing import NamedTuple

from pentogames.bots.kernels.pauli_board import (
    DRAWN,
    FULL,
    GOING,
    THROUGH,
    Board,
    Copy,
    beside,
    vacant_squares,
)
from pentogames.bots.kernels.pauli_chances import Chances, Spot, prospects_on
from pentogames.core.splitmix import SplitMix

WON = 1 << 25
SOON = 1 << 24
LONGEST = 240
TRIES = 32

_PACKED = Struct("<45i")


class Weights(NamedTuple):
    """The weights as above."""

    remaining: tuple[int, ...]
    race: tuple[int, ...]
    economy: tuple[int, ...]
    active: int
    mine: tuple[int, int]
    theirs: tuple[int, int]
    threatened: tuple[int, int]
    menace: tuple[int, int]
    triple: int


@lru_cache(maxsize=16)
def unpack(packed: bytes) -> Weights:
    """Return the weights; ValueError if these bytes are none."""
    if len(packed) != _PACKED.size:
        raise ValueError("these are no weights for Pauli")
    it = _PACKED.unpack(packed)
    mine, theirs, threatened, menace = ((it[at], it[at + 1]) for at in range(36, 44, 2))
    return Weights(it[:13], it[13:29], it[29:35], it[35], mine, theirs, threatened, menace, it[44])


# Evaluation


def _lead_term(board: Board, weights: Weights, own: int, other: int) -> int:
    """Return what so many cards are worth to the one who has them, against those of the other."""
    remaining, goal = weights.remaining, board.goal
    return remaining[max(0, goal - own)] - remaining[max(0, goal - other)]


def _cards_term(board: Board, weights: Weights) -> int:
    """Return what cards are worth to Cool."""
    cool, hot = board.held
    active = (cool & board.active).bit_count() - (hot & board.active).bit_count()
    lead = _lead_term(board, weights, cool.bit_count(), hot.bit_count())
    return lead + weights.active * active


def _stash_term(board: Board, weights: Weights) -> int:
    """Return what stashes are worth to Cool."""
    mine, other = board.home[board.mover], board.home[1 - board.mover]
    lead = max(-5, min(5, 2 * (mine - other) - 1))
    term = (-lead if board.mover else lead) * weights.race[min(mine, other)]
    economy = weights.economy
    cool, hot = board.stash
    for colour in range(5):
        term += economy[cool[colour]] - economy[hot[colour]]
    return term


def _blast(board: Board, weights: Weights, seat: int, square: int, colour: int) -> int:
    """Return what an explosion is worth to the seat, against placing the piece without effect."""
    after = board.copy()
    emptied = 0
    for match, letter in board.new_matches(square, colour):
        if board.active >> letter & 1:
            emptied |= match
    after.mover = 1 - seat
    after.stash[seat][colour] -= 1
    after.home[seat] -= 1
    quiet = _cards_term(after, weights) + _stash_term(after, weights)
    after.colours[colour] |= 1 << square
    if seat == 0:
        after.cool |= 1 << square
    after.send_home(emptied)
    term = _cards_term(after, weights) + _stash_term(after, weights) - quiet
    return -term if seat else term


def _gain(
    board: Board, weights: Weights, seat: int, square: int, colour: int, takes: tuple[int, int]
) -> tuple[int, bool]:
    """Return what a move that completes a match is worth to the seat, and whether it wins."""
    mine, others = takes
    if (mine | others) & board.active:
        return _blast(board, weights, seat, square, colour), False
    held, theirs = board.held[seat], board.held[1 - seat]
    own = ((held | mine) & ~others).bit_count()
    other = ((theirs | others) & ~mine).bit_count()
    worth = _lead_term(board, weights, own, other)
    worth -= _lead_term(board, weights, held.bit_count(), theirs.bit_count())
    worth += weights.active * (mine.bit_count() - others.bit_count())
    return worth, own >= board.goal and own > other


class Outlook(NamedTuple):
    """What a seat could do if it were to move: gains of its best move and of the best elsewhere.

    ``wins`` counts the squares where it could win, ``cards`` are the letters whose cards it could
    take.
    """

    best: int
    second: int
    wins: int
    cards: int


def look_out(board: Board, chances: Chances, weights: Weights, seat: int) -> Outlook:
    """Return what the seat could do if it were to move."""
    best, second, wins, cards = 0, 0, 0, 0
    stash, held, active = board.stash[seat], board.held[seat], board.active
    for square, here in chances.spots.items():
        most, won = 0, False
        for colour, spot in here.items():
            takes = spot.takes(board, seat) if stash[colour] else None
            if takes is None:
                continue
            worth, decides = _gain(board, weights, seat, square, colour, takes)
            won |= decides
            if not spot.all & active:
                cards |= takes[0] & ~held
            most = max(most, worth)
        wins += won
        if most > best:
            best, second = most, best
        elif most > second:
            second = most
    return Outlook(best, second, wins, cards)


def _score(board: Board, chances: Chances | None, weights: Weights) -> int:
    """Return the score for the side to move; chances are needed only while the game goes on."""
    mover = board.mover
    if chances is None:
        return 0 if board.status == DRAWN else WON if board.status - 1 == mover else -WON
    own = look_out(board, chances, weights, mover)
    if own.wins:
        return SOON
    other = look_out(board, chances, weights, 1 - mover)
    term = 16 * (_cards_term(board, weights) + _stash_term(board, weights))
    term += weights.triple * chances.triples
    return (
        (-term if mover else term)
        + weights.mine[0] * own.best
        + weights.mine[1] * own.second
        - weights.theirs[0] * other.best
        - weights.theirs[1] * other.second
        + weights.threatened[0] * own.cards.bit_count()
        - weights.threatened[1] * other.cards.bit_count()
        - (weights.menace[other.wins > 1] if other.wins else 0)
    )


# Promising moves


def _children_on(
    board: Board, chances: Chances, weights: Weights, square: int
) -> list[tuple[int, int]]:
    """Return the moves on a square with their scores."""
    found = []
    prospects = prospects_on(board, square)
    for colour in range(5):
        if not board.stash[board.mover][colour]:
            continue
        made = board.new_matches(square, colour)
        if not board.allowed(made):
            continue
        after, then = board.copy(), None
        exploded = after.make(square, colour, made)
        if after.status == GOING:
            if exploded:
                then = Chances.of(after)
            else:
                then = chances.followed(prospects, square, colour, board.mover)
        found.append((-_score(after, then, weights), colour << 6 | square))
    return found


def fingerprint(state: bytes) -> int:
    """Return what repetition compares, hashed: pieces with owners, cards, the side to move."""
    return Board.read(state).sign


def legal(state: bytes) -> list[int]:
    """Return the keys of all legal moves."""
    board = Board.read(state)
    return board.legal() if board.status == GOING else []


def after(state: bytes, key: int) -> bytes:
    """Return the state after a legal move; ValueError for a key that cannot be one."""
    board = Board.read(state)
    colour, square = key >> 6, key & 63
    if (
        not 0 <= colour < 5
        or board.status != GOING
        or board.occupied >> square & 1
        or not board.stash[board.mover][colour]
    ):
        raise ValueError("this is no legal move of Pauli")
    board.make(square, colour, board.new_matches(square, colour))
    return board.write()


def estimate(state: bytes, weights: bytes) -> int:
    """Return the score of a state for the side to move."""
    board = Board.read(state)
    chances = Chances.of(board) if board.status == GOING else None
    return _score(board, chances, unpack(weights))


def children(state: bytes, width: int, weights: bytes) -> list[tuple[int, int]]:
    """Return promising moves as pairs of the mover's score and the key, best first.

    There are at most ``width`` unless the opponent threatens to win: then every move that may
    prevent it is kept. A width of 0 asks for all moves; otherwise squares more than two steps away
    from all pieces are left out.
    """
    board = Board.read(state)
    if board.status != GOING:
        return []
    unpacked = unpack(weights)
    chances = Chances.of(board)
    border = beside(board.occupied)
    near = border | beside(border) if width and board.occupied else FULL
    squares = vacant_squares(board)
    found: list[tuple[int, int]] = []
    for wanted in (near, FULL & ~near):
        if not found:
            for square in squares:
                if wanted >> square & 1:
                    found += _children_on(board, chances, unpacked, square)
    found.sort(key=lambda child: (-child[0], -len(THROUGH[child[1] & 63]), child[1]))
    if not width or len(found) <= width:
        return found
    if look_out(board, chances, unpacked, 1 - board.mover).wins:
        while width < len(found) and found[width][0] > -SOON:
            width += 1
    return found[:width]


# Playouts


def _draw_move(board: Board, vacant: list[int], dice: SplitMix) -> tuple[int, list[Copy]]:
    """Draw a legal move by lot, and return it with its matches."""
    colours = [colour for colour in range(5) if board.stash[board.mover][colour]]
    kinds = len(colours)
    for _ in range(TRIES):
        lot = dice.below(len(vacant) * kinds)
        square, colour = vacant[lot // kinds], colours[lot % kinds]
        made = board.new_matches(square, colour)
        if board.allowed(made):
            return colour << 6 | square, made
    keys = board.legal()
    key = keys[dice.below(len(keys))]
    return key, board.new_matches(key & 63, key >> 6)


def _worths(
    board: Board, weights: Weights, square: int, here: dict[int, Spot]
) -> tuple[list[int], int]:
    """Return the mover's gains on a square by colour, and the opponent's best one there."""
    mover, block = board.mover, 0
    worths = [0] * 5
    for colour, spot in here.items():
        theirs = spot.takes(board, 1 - mover) if board.stash[1 - mover][colour] else None
        if theirs is not None:
            block = max(block, _gain(board, weights, 1 - mover, square, colour, theirs)[0])
        mine = spot.takes(board, mover) if board.stash[mover][colour] else None
        worths[colour] = (
            -WON if mine is None else _gain(board, weights, mover, square, colour, mine)[0]
        )
    return worths, block


def _eager_move(board: Board, chances: Chances, weights: Weights, dice: SplitMix) -> int:
    """Return the key of the best move that takes cards, explodes or blocks, by lot among equals.

    It is -1 if no move does any of that with a gain.
    """
    best, key, equals = 0, -1, 0
    for square in sorted(chances.spots):
        worths, block = _worths(board, weights, square, chances.spots[square])
        for colour in range(5):
            worth = worths[colour] + block // 2
            if not board.stash[board.mover][colour] or worth < best or worth <= 0:
                continue
            equals = 1 if worth > best else equals + 1
            best = worth
            if equals == 1 or dice.below(equals) == 0:
                key = colour << 6 | square
    return key


def playout(state: bytes, seed: int, weights: bytes | None) -> int:
    """Play to the end and return the status there.

    With weights, moves that gain something are preferred, else all legal moves are as likely. After
    LONGEST plies whoever has more cards wins.
    """
    board, dice = Board.read(state), SplitMix(seed)
    unpacked = None if weights is None else unpack(weights)
    vacant = vacant_squares(board)
    chances = Chances.of(board) if unpacked else Chances({}, 0)
    for _ in range(LONGEST):
        if board.status != GOING:
            return board.status
        key = _eager_move(board, chances, unpacked, dice) if unpacked else -1
        if key < 0:
            key, made = _draw_move(board, vacant, dice)
        else:
            made = board.new_matches(key & 63, key >> 6)
        square = key & 63
        seat, prospects = board.mover, prospects_on(board, square) if unpacked else []
        if board.make(square, key >> 6, made):
            vacant = vacant_squares(board)
            chances = Chances.of(board) if unpacked else chances
            continue
        if unpacked:
            chances = chances.followed(prospects, square, key >> 6, seat)
        at = vacant.index(square)
        vacant[at] = vacant[-1]
        vacant.pop()
    if board.status != GOING:
        return board.status
    lead = board.held[0].bit_count() - board.held[1].bit_count()
    return 1 if lead > 0 else 2 if lead < 0 else DRAWN
