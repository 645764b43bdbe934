"""Pentago in writing: turns and set-up positions.

Rules: pentago page, section Notation. ``e5-5R`` is a stone on e5 and block 5 turned clockwise (L:
counter-clockwise), ``e5`` a winning placement, ``e5-0`` a stone and a skipped turn; ``-5R`` (a
block turned before a stone is placed) can be written and read, but never played.

A position is one line of three fields: the nine rows from the top; the number of the turn, counted
in the order of turns, or ``-`` when the game is over; and for each colour the ply that made its
five, ``-`` without one::

    ........./........./........./....1..../........./........./........./........./......... 2 -,-
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pentogames.core.blocks import (
    read_number,
    read_rows,
    read_stone_and_turn,
    write_rows,
    write_stone_and_turn,
)
from pentogames.core.cells import Square
from pentogames.core.game import NotationError, Seat

SKIP = 0
"""The block of a turn in which no block is turned although nobody has won."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A move of Pentago: a stone on a square, and a block turned by a quarter.

    ``block`` is None for a winning placement, which ends the turn, and SKIP where turning is
    skipped; ``quarters`` is 0 then. ``square`` is None only in a move that cannot be made. ``seat``
    is whoever makes the move; None stands for the seat whose turn it is, and it is not compared.
    """

    square: Square | None
    block: int | None = None
    quarters: int = 0
    seat: Seat | None = field(default=None, compare=False)


class SetUp(NamedTuple):
    """A position as written; ``outs`` are plies by colour, 0 without a five."""

    stones: tuple[int, ...]
    turn: int | None
    outs: tuple[int, ...]


def write_turn(turn: Turn) -> str:
    """Write a turn; ValueError if its square or direction has no name."""
    return write_stone_and_turn(turn.square, turn.block, turn.quarters)


def read_turn(text: str) -> Turn:
    """Read a turn, legal or not; NotationError."""
    return Turn(*read_stone_and_turn(text))


def write_position(setup: SetUp, colours: Sequence[str]) -> str:
    """Write a position in one line."""
    turn = "-" if setup.turn is None else str(setup.turn + 1)
    outs = ",".join(str(out) if out else "-" for out in setup.outs)
    return f"{write_rows(setup.stones, colours)} {turn} {outs}"


def read_position(text: str, colours: Sequence[str], turns: int) -> SetUp:
    """Read a position with so many turns in a round of the table; NotationError.

    Only the form is looked at, not whether such a position can be.
    """
    fields = text.split(" ")
    if len(fields) != 3:
        raise NotationError("expected three fields: rows, turn, and plies by colour")
    stones = read_rows(fields[0], colours)
    column = len(fields[0]) + 2
    turn = None if fields[1] == "-" else read_number(fields[1], column, turns) - 1
    column += len(fields[1]) + 1
    outs = []
    for part in fields[2].split(","):
        outs.append(0 if part == "-" else read_number(part, column, 81))
        column += len(part) + 1
    if len(outs) != len(colours):
        raise NotationError(f"expected {len(colours)} plies", len(text) + 1)
    return SetUp(stones, turn, tuple(outs))
