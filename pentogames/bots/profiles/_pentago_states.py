"""Between Pentago's rules and its kernel: states of positions, keys of moves.

``kernels/pentago_kernel.py`` says what states and keys are made of.
"""

from collections.abc import Mapping

from pentogames.bots.kernels.pentago_board import (
    EITHER_WAY,
    FIRST_ENDS,
    KEYS,
    MAY_SKIP,
    NONE,
    OVER,
    SKIP,
    pack_state,
)
from pentogames.core.blocks import BLOCK_SQUARES, BLOCKS, CLOCKWISE, COUNTER_CLOCKWISE, GRID
from pentogames.core.cells import Square
from pentogames.games import _pentago_notation as notation
from pentogames.games._pentago_notation import Turn
from pentogames.games._pentago_options import EITHER_WAY as EITHER
from pentogames.games._pentago_options import NO_TEAMS
from pentogames.games.pentago import PentagoPosition

CELLS: tuple[Square, ...] = tuple(square for block in BLOCKS for square in BLOCK_SQUARES[block])
"""The squares by the kernel's cell."""

CELL_OF: Mapping[Square, int] = {square: cell for cell, square in enumerate(CELLS)}
_BITS = tuple(1 << GRID.index(square) for square in CELLS)
_QUARTERS = (CLOCKWISE, COUNTER_CLOCKWISE)


def state_of(position: PentagoPosition) -> bytes:
    """Return the kernel's state of a position."""
    options = position.options
    flags = EITHER_WAY if options.directions == EITHER else 0
    flags |= MAY_SKIP if options.skip_while_empty else 0
    flags |= FIRST_ENDS if options.first_five_ends or options.teams != NO_TEAMS else 0
    places = position.places()
    colours = options.seating.colours
    mover = OVER if position.turn is None else options.seating.colour_of_turn[position.turn]
    patterns = [
        sum(1 << i for i in range(9) if stones & _BITS[first + i])
        for stones in position.stones
        for first in range(0, 81, 9)
    ]
    outs = [places[c] if out else 0 for c, out in zip(colours, position.outs, strict=True)]
    return pack_state(flags, mover, outs, patterns)


def key_of(move: Turn) -> int:
    """Return the key of a legal move."""
    assert move.square is not None
    return KEYS * CELL_OF[move.square] + _turn_of(move)


def _turn_of(move: Turn) -> int:
    if move.block is None:
        return NONE
    if move.block == notation.SKIP:
        return SKIP
    return 2 * (move.block - 1) + _QUARTERS.index(move.quarters)


def move_of(key: int) -> Turn:
    """Return the move of a key."""
    cell, turn = divmod(key, KEYS)
    if turn == NONE:
        return Turn(CELLS[cell])
    if turn == SKIP:
        return Turn(CELLS[cell], notation.SKIP)
    return Turn(CELLS[cell], turn // 2 + 1, _QUARTERS[turn % 2])
