"""Pent-Up's moves as text: ``F(0,0)(1,2)^1``, and for the X ``X(3,4)^2`` (rules page, "Notation").

The level can be told from what lies there and is redundant: it may be left out when a move is
read, and an error says so if it is wrong.
"""

import re
from collections.abc import Callable

from pentogames.core.cells import Square
from pentogames.core.game import NotationError, Seat
from pentogames.core.shapes import SHAPES, Placement, marked_squares, squares_from_marks

_SQUARE = re.compile(r"\((-?[0-9]{1,6}),(-?[0-9]{1,6})\)")
_LEVEL = re.compile(r"\^([0-9]{1,6})")


def square_name(square: Square) -> str:
    """Name a square of the table, or the column of squares above it: ``(3,-4)``."""
    return f"({square.x},{square.y})"


def read_square_name(text: str) -> Square:
    """Read ``(3,-4)`` as a square of the table (level 1); ValueError if it is no such name."""
    match = _SQUARE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no square")
    return Square(int(match[1]), int(match[2]), 1)


def write_move(move: Placement) -> str:
    """Write a move, legal or not, in the smaller notation; ValueError if it has not the form."""
    marks = marked_squares(move.piece, move.squares) if move.piece in SHAPES else None
    if marks is None:
        raise ValueError(f"no notation for {move}")
    first, second = map(square_name, marks)
    written = first if move.piece == "X" else first + second
    return f"{move.piece}{written}^{move.squares[0].level}"


def read_move(seat: Seat, text: str, level_of: Callable[[tuple[Square, ...]], int]) -> Placement:
    """Read a move of a seat, legal or not; NotationError.

    ``level_of`` returns the level on which a tile over those squares comes to lie.
    """
    piece = text[:1].upper()
    if piece not in SHAPES:
        raise NotationError("expected the letter of a tile, one of FILNPTUVWXYZ", 1)
    first, end = _expect_square(text, 1)
    second = first
    if piece != "X":
        second, end = _expect_square(text, end)
    squares = squares_from_marks(piece, first, second)
    if squares is None:
        raise NotationError(f"no way to turn {piece} puts its marked squares there", 2)
    level = level_of(squares)
    written = _LEVEL.match(text, end)
    if written is not None:
        if int(written[1]) != level:
            raise NotationError(f"the tile comes to lie on level {level} there", end + 2)
        end = written.end()
    if end != len(text):
        raise NotationError("expected the level, as in ^1, or the end of the move", end + 1)
    return Placement(seat, piece, tuple(Square(x, y, level) for x, y, _ in squares))


def _expect_square(text: str, start: int) -> tuple[Square, int]:
    """Read a square at an index of the text and return it with the index of what follows."""
    match = _SQUARE.match(text, start)
    if match is None:
        raise NotationError("expected a square such as (3,-4)", start + 1)
    return read_square_name(match[0]), match.end()
