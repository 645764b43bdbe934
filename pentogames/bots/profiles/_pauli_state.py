"""Pauli's positions and moves as the kernel's states and keys.

The rules' sets of squares have a guard column between rows, the kernel's have none.
"""

from collections.abc import Callable
from itertools import pairwise
from struct import Struct

from pentogames.bots.kernels.pauli_board import COOL_WON, DRAWN, EXPLODED, GOING, HOT_WON, REPEATS
from pentogames.core.cells import Square
from pentogames.games._pauli_matches import COLOURS, GRID
from pentogames.games._pauli_position import Key
from pentogames.games.pauli import PauliMove, PauliPosition

_HEAD = Struct("<4B2H5QQ12Q")
_NO_MATCHES = (0,) * 12


def state_of(position: PauliPosition, fingerprint: Callable[[bytes], int]) -> bytes:
    """Return the state of a position; ``fingerprint`` is the kernel's."""
    repeats = position.options.repetition_draw
    signs = [fingerprint(_packed(key, GOING, position.options.goal, 0)) for key in position.past]
    flags = (REPEATS if repeats else 0) | (EXPLODED if _exploded(position) else 0)
    live = tuple(_tight(match) for match in position.live)
    head = _packed(position.key, _status(position), position.options.goal, flags, live)
    return head + Struct(f"<{len(signs)}Q").pack(*signs)


def key_of(move: PauliMove) -> int:
    """Return the key of a move."""
    return COLOURS.index(move.colour) << 6 | move.square.y << 3 | move.square.x


def move_of(position: PauliPosition, key: int) -> PauliMove:
    """Return the move of a key, for the seat to move."""
    square = Square(key & 7, key >> 3 & 7)
    return PauliMove(position.seats[position.turn], COLOURS[key >> 6], square)


def _packed(
    key: Key, status: int, goal: int, flags: int, live: tuple[int, ...] = _NO_MATCHES
) -> bytes:
    colours, cool, held, turn = key
    tight = (_tight(mask) for mask in (*colours, cool))
    return _HEAD.pack(status, turn, goal, flags, *held, *tight, *live)


def _tight(mask: int) -> int:
    """Return a set of the rules' squares without the guard column."""
    tight = 0
    for y in range(8):
        tight |= (mask >> GRID.stride * y & 0xFF) << 8 * y
    return tight


def _status(position: PauliPosition) -> int:
    outcome = position.outcome()
    if outcome is None:
        return GOING
    if outcome.draw:
        return DRAWN
    return COOL_WON if outcome.winners == (position.seats[0],) else HOT_WON


def _exploded(position: PauliPosition) -> bool:
    """Say whether pieces went home since the oldest position that can be repeated."""
    counts = [sum(mask.bit_count() for mask in colours) for colours, *_ in position.past]
    counts.append(position.occupied.bit_count())
    return any(later < earlier for earlier, later in pairwise(counts))
