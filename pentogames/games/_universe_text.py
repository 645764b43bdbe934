"""Universe in writing: moves, set-up positions, and a drawing for a terminal.

Rules: universe page, section Notation. A move is written ``7-B3-E4``: the piece's number and its
two marked squares; piece 1, which has one mark, ``1-B2``. A position is written in one line, the
pieces in the order of play, then who is out since which ply, then whose turn it is::

    White:12-D3-C5 Yellow:1-F10 ... out:Red@31 out:Blue@31 turn:White

With ``turn:nobody`` the game is over.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pentogames.core.cells import Square, letter_name, read_letter_name
from pentogames.core.game import NotationError, Seat
from pentogames.core.shapes import (
    LETTERS,
    NUMBERS,
    SHAPES,
    Placement,
    marked_squares,
    squares_from_marks,
)
from pentogames.games._universe_board import Board

_MOVE_NUMBER = re.compile(r"\s*(\d+\.+\s*)?")
_OUT = re.compile(r"(\w+)@(\d{1,3})")
_NOBODY = "nobody"
_EXAMPLE = "expected a move such as 7-B3-E4"


def write_move(move: Placement) -> str:
    """Write a move with the piece's number; ValueError if its squares have not the piece's form."""
    marks = marked_squares(move.piece, move.squares)
    if marks is None:
        raise ValueError(f"the squares have not the form of piece {move.piece}")
    first, second = map(letter_name, marks)
    number = SHAPES[move.piece].number
    return f"{number}-{first}" if first == second else f"{number}-{first}-{second}"


def read_move(seat: Seat, text: str) -> Placement:
    """Read a move, legal or not, of the seat.

    The piece may be given by number or letter, both notations of a symmetric piece are read, and a
    move number in front (``1.7-B3-E4``) is skipped. NotationError.
    """
    start = _MOVE_NUMBER.match(text)
    column = start.end() + 1 if start else 1
    fields = []
    for part in text[column - 1 :].rstrip().split("-"):
        fields.append((part, column))
        column += len(part) + 1
    piece = _read_piece(*fields[0])
    wanted = len(set(SHAPES[piece].marks))
    if len(fields) - 1 < wanted:
        raise NotationError(f"piece {piece} needs {_squares(wanted)}; {_EXAMPLE}", len(text) + 1)
    if len(fields) - 1 > wanted:
        raise NotationError(f"piece {piece} takes only {_squares(wanted)}", fields[wanted + 1][1])
    first = _read_square(*fields[1])
    second = _read_square(*fields[wanted])
    squares = squares_from_marks(piece, first, second)
    if squares is None:
        number = SHAPES[piece].number
        message = f"the marks of piece {number} ({piece}) never lie on {fields[1][0]} and "
        raise NotationError(message + fields[wanted][0], fields[wanted][1])
    return Placement(seat, piece, squares)


def _squares(count: int) -> str:
    return "one square" if count == 1 else "two squares"


def _read_piece(text: str, column: int) -> str:
    if not text:
        raise NotationError(_EXAMPLE, column)
    if text.isascii() and text.upper() in SHAPES:
        return text.upper()
    if text.isascii() and text.isdecimal() and len(text) <= 2 and int(text) in NUMBERS:
        return NUMBERS[int(text)].letter
    raise NotationError(f"{text!r} is no piece: there are 1 to 12, or {' '.join(LETTERS)}", column)


def _read_square(text: str, column: int) -> Square:
    try:
        return read_letter_name(text)
    except ValueError:
        raise NotationError(f"{text!r} is no square such as B3", column) from None


class Setup(NamedTuple):
    """What a written position says; ``turn`` is None when the game is over."""

    placed: tuple[Placement, ...]
    out: tuple[tuple[Seat, int], ...]
    turn: Seat | None


def write_position(setup: Setup) -> str:
    """Write a position in one line."""
    words = [f"{move.seat}:{write_move(move)}" for move in setup.placed]
    words += [f"out:{seat}@{ply}" for seat, ply in setup.out]
    return " ".join([*words, f"turn:{setup.turn or _NOBODY}"])


def read_position(text: str, seats: Sequence[Seat], board: Board) -> Setup:
    """Read a position whose pieces lie on the board, none over another, and none used twice.

    NotationError if the text is wrong or says anything else; the rest, such as fenced-off regions,
    is not looked at.
    """
    placed: list[Placement] = []
    out: list[tuple[Seat, int]] = []
    turn: Seat | None = None
    ended = False
    for word in re.finditer(r"\S+", text):
        column = word.start() + 1
        if ended:
            raise NotationError("nothing may follow whose turn it is", column)
        key, colon, value = word[0].partition(":")
        if not colon:
            raise NotationError(f"expected {seats[0]}:7-B3-E4, out:… or turn:…", column)
        column += len(key) + 1
        if key == "turn":
            turn, ended = _read_turn(value, column, seats, [seat for seat, _ in out]), True
        elif key == "out":
            out.append(_read_out(value, column, seats, out))
        else:
            placed.append(_read_placed(key, value, column, seats, placed, board))
    if not ended:
        raise NotationError(f"expected turn:{seats[0]} at the end", len(text) + 1)
    return Setup(tuple(placed), tuple(out), turn)


def _read_placed(
    seat: str, value: str, column: int, seats: Sequence[Seat], placed: list[Placement], board: Board
) -> Placement:
    if seat not in seats:
        seat_column = column - len(seat) - 1
        raise NotationError(f"{seat!r} does not play here: {', '.join(seats)} do", seat_column)
    try:
        move = read_move(seat, value)
    except NotationError as error:
        raise NotationError(str(error), column + error.column - 1) from None
    if any((other.seat, other.piece) == (seat, move.piece) for other in placed):
        raise NotationError(f"{seat} has used piece {move.piece} before", column)
    in_use = set(board.grid.squares(board.area))
    if not in_use.issuperset(move.squares):
        raise NotationError(f"{value} does not lie on the board", column)
    if any(set(other.squares) & set(move.squares) for other in placed):
        raise NotationError(f"{value} lies on another piece", column)
    return move


def _read_out(
    value: str, column: int, seats: Sequence[Seat], out: list[tuple[Seat, int]]
) -> tuple[Seat, int]:
    match = _OUT.fullmatch(value)
    if match is None or match[1] not in seats:
        raise NotationError(f"expected a seat and a ply, such as {seats[0]}@20", column)
    seat, ply = match[1], int(match[2])
    if any(seat == gone for gone, _ in out):
        raise NotationError(f"{seat} is out already", column)
    if out and ply < out[-1][1]:
        raise NotationError("who went out first comes first", column + len(seat) + 1)
    return seat, ply


def _read_turn(value: str, column: int, seats: Sequence[Seat], gone: Sequence[Seat]) -> Seat | None:
    left = [seat for seat in seats if seat not in gone]
    if value == _NOBODY and len(left) == 1:
        return None
    if value in left and len(left) > 1:
        return value
    expected = left if len(left) > 1 else [_NOBODY]
    raise NotationError(f"whose turn can it be? {', '.join(expected)}", column)


def draw(board: Board, placed: Iterable[Placement]) -> list[str]:
    """Draw the board, the top row first: the piece's letter and the first letter of its seat."""
    signs = dict.fromkeys(board.grid.squares(board.area), ".")
    for move in placed:
        signs.update((square, move.piece + move.seat[0].lower()) for square in move.squares)
    columns = range(min(s.x for s in signs), max(s.x for s in signs) + 1)
    rows = range(min(s.y for s in signs), max(s.y for s in signs) + 1)
    lines = [
        f"{y + 1:2} " + "".join(f" {signs.get(Square(x, y), ''):2}" for x in columns)
        for y in reversed(rows)
    ]
    names = "".join(f" {chr(ord('A') + x)} " for x in columns)
    return [line.rstrip() for line in (*lines, f"   {names}")]
