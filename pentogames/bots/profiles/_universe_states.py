"""States of Universe's kernel: how they are made of positions, and what can be read off them."""

from functools import cache
from itertools import combinations
from typing import Any

from pentogames.bots.kernels.universe_board import HEADER, OVER, SEATS
from pentogames.bots.profile import Value
from pentogames.core.cells import bits
from pentogames.core.shapes import LETTERS
from pentogames.games._universe_board import OUTER, SIZE
from pentogames.games._universe_table import Table, table_for
from pentogames.games.universe import UniverseOptions, UniversePosition

_BOARDS: tuple[tuple[tuple[str, ...] | None, int], ...] = (
    (None, SIZE),
    (None, SIZE - 1),
    *((pair, SIZE) for pair in combinations(OUTER, 2)),
    (OUTER, SIZE),
)
"""By the code of a board what ``table_for`` is asked for."""

_NARROW, _WIDE = 2, 5
_WORD = 64


def code_of(options: UniverseOptions) -> int:
    """Return the code of the board that the options choose."""
    outer = {2: None, 3: options.regions, 4: OUTER}[options.players]
    return _BOARDS.index((outer, options.rows))


def make_board(kernel: Any, code: int) -> Any:
    """Return the kernel's board of a code."""
    table = table_for(*_BOARDS[code])
    size = 8 * words_of(table)
    pieces = bytes(LETTERS.index(piece) for piece in table.pieces)
    masks = b"".join(mask.to_bytes(size, "little") for mask in table.masks)
    return kernel.board(words_of(table), table.board.grid.stride, pieces, masks)


def words_of(table: Table) -> int:
    """Return how many words of eight bytes a set of the board's squares has in the kernel."""
    return _NARROW if table.board.area.bit_length() <= _NARROW * _WORD else _WIDE


@cache
def letters_mask(hand: str) -> int:
    """Return the pieces of those letters as the kernel writes a hand."""
    return sum(1 << LETTERS.index(piece) for piece in hand)


def state_of(position: UniversePosition) -> bytes:
    """Return the state that stands for a position."""
    table, seats = position.table, position.seats
    out = [seats.index(seat) for seat, _ in position.out]
    mover = OVER if position.to_move is None else seats.index(position.to_move)
    head = bytes((code_of(position.options), len(seats), mover, len(out), *out))
    hands = [letters_mask(position.hand(seat)) for seat in seats] + [0] * (SEATS - len(seats))
    together = 0
    for index, hand in enumerate(hands):
        together |= 0 if index in out else hand
    legal = position.legal & table.held("".join(LETTERS[piece] for piece in bits(together)))
    return b"".join(
        (
            head.ljust(HEADER - 2 * SEATS, b"\0"),
            *(hand.to_bytes(2, "little") for hand in hands),
            position.vacant.to_bytes(8 * words_of(table), "little"),
            legal.to_bytes(8 * (-(-len(table.masks) // _WORD)), "little"),
        )
    )


def board_code(state: bytes) -> int:
    """Return the code of the board that a state is one of."""
    return state[0]


def players_of(state: bytes) -> int:
    """Return how many seats take part, those that are out included."""
    return state[1]


def mover_of(state: bytes) -> int:
    """Return the index of the seat to move; -1 at the end of the game."""
    return -1 if state[2] == OVER else state[2]


def out_of(state: bytes) -> bytes:
    """Return the indices of the seats that are out, the first out first."""
    return state[4 : 4 + state[3]]


def alive_in(state: bytes) -> list[int]:
    """Return the indices of the seats that are still in the game."""
    out = out_of(state)
    return [seat for seat in range(state[1]) if seat not in out]


def situation(state: bytes) -> bytes:
    """Return the part of a state that decides everything: all but the legal placements."""
    return state[: HEADER + 8 * (_NARROW if state[0] < _NARROW else _WIDE)]


def count_legal(state: bytes) -> int:
    """Return how many placements are legal for somebody."""
    return int.from_bytes(state[len(situation(state)) :], "little").bit_count()


def value_of_places(out: bytes | list[int], alive: list[int], players: int) -> list[float]:
    """Return what the seats get: 0 for the last place, 1 for the first, in equal steps.

    Of seats that are not out yet it is what they have for certain.
    """
    value = [0.0] * players
    for place, seat in enumerate(out):
        value[seat] = place / (players - 1)
    for seat in alive:
        value[seat] = len(out) / (players - 1)
    return value


def final_value(state: bytes) -> Value | None:
    """Return the values at the end of the game; None while it goes on."""
    if state[2] != OVER:
        return None
    return tuple(value_of_places(out_of(state), alive_in(state), players_of(state)))
