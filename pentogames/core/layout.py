"""Where the squares of a board lie and what they are called, in board units.

A layout is what a screen, a text or a screen reader needs to know of a board; it holds no pieces.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pentogames.core.cells import Square, letter_name, read_letter_name


@dataclass(frozen=True, slots=True)
class Area:
    """A named part of a board, such as an outer region or a block that can be turned.

    ``outer`` parts are shown in a second shade, ``framed`` ones with a line round them.
    """

    name: str
    squares: tuple[Square, ...]
    outer: bool = False
    framed: bool = True


@dataclass(frozen=True, slots=True)
class EdgeLabel:
    """A column's letter or a row's number, centred on the point (x, y) in board units.

    The centre of ``Square(0, 0)`` is the point (0.5, 0.5); labels lie outside the board.
    """

    text: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The squares of a board, its named areas, its labels, and the names of its squares.

    ``squares`` are those in use. On an unbounded board (``unbounded``) they are the ones worth
    showing now: what is occupied and a margin around it. ``name`` and ``square`` undo each other;
    ``square`` raises ValueError.
    """

    squares: tuple[Square, ...]
    areas: tuple[Area, ...] = ()
    labels: tuple[EdgeLabel, ...] = ()
    unbounded: bool = False
    levels: int = 1
    name: Callable[[Square], str] = letter_name
    square: Callable[[str], Square] = read_letter_name


def edge_labels(columns: range, rows: range, *, lower_case: bool = False) -> tuple[EdgeLabel, ...]:
    """Return letters below and numbers to the left of a rectangle of squares."""
    letters = tuple(
        EdgeLabel(chr(ord("a" if lower_case else "A") + x), x + 0.5, rows.start - 0.5)
        for x in columns
    )
    numbers = tuple(EdgeLabel(str(y + 1), columns.start - 0.5, y + 0.5) for y in rows)
    return letters + numbers
