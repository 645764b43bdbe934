"""Pictures of the Picture-Puzzle: files, samples, an estimate of difficulty, symmetric brushes.

A picture's file is a small UTF-8 text: a line ``picture`` with the name, then the nine rows from
the top, ``.`` for a vacant square and ``r g b y`` for a stone::

    picture Love
    .........
    .rr...rr.
    (seven rows more)
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from pentogames.core.blocks import BLOCK_MASKS, GRID, SIZE, SQUARES, symbol_at, write_rows
from pentogames.core.cells import Square
from pentogames.core.game import NotationError
from pentogames.games.picture_puzzle import COLOURS, Stones, read_picture
from pentogames.resources import resource_path

LONGEST_NAME = 60  # characters
HARDEST = 5

_KEYWORD = "picture"


class PictureError(ValueError):
    """What is wrong in a picture's file, and where: line and column count from 1."""

    def __init__(self, line: int, column: int, reason: str) -> None:
        super().__init__(f"{line}:{column}: {reason}")
        self.line = line
        self.column = column
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its name; ``rows`` is its text as the options of a match have it."""

    name: str
    rows: str

    @property
    def stones(self) -> Stones:
        """The squares of each colour."""
        return read_picture(self.rows)


# Files


def read_picture_file(text: str) -> Picture:
    """Read a picture's file; PictureError."""
    lines = [line.rstrip() for line in text.removeprefix("\ufeff").splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    keyword, _, name = (lines[0] if lines else "").partition(" ")
    name = name.strip()
    if keyword != _KEYWORD or not name:
        raise PictureError(1, 1, f"expected {_KEYWORD!r} and a name")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise PictureError(1, len(_KEYWORD) + 2, f"a name has at most {LONGEST_NAME} characters")
    if len(lines) != SIZE + 1:
        raise PictureError(min(len(lines), SIZE + 1) + 1, 1, "expected nine rows below the name")
    rows = "/".join(lines[1:])
    try:
        stones = read_picture(rows)
    except NotationError as error:
        line, column = _place_in_file(lines, error.column)
        raise PictureError(line, column, str(error)) from None
    if not any(stones):
        raise PictureError(2, 1, "the picture has no stones")
    return Picture(name, rows)


def _place_in_file(lines: list[str], column: int) -> tuple[int, int]:
    """Return line and column in a file of a column in the rows joined by ``/``."""
    line = 1
    while line < SIZE and column > len(lines[line]) + 1:
        column -= len(lines[line]) + 1
        line += 1
    return line + 1, column


def write_picture_file(picture: Picture) -> str:
    """Write a picture so that ``read_picture_file`` gives it back."""
    return "\n".join([f"{_KEYWORD} {picture.name}", *picture.rows.split("/"), ""])


@cache
def samples() -> tuple[Picture, ...]:
    """Return the twelve samples, in the order of the rules page."""
    paths = sorted(resource_path("pictures").glob("*.txt"))
    return tuple(read_picture_file(path.read_text(encoding="utf-8")) for path in paths)


# Symmetries and brushes

Image = Callable[[Square], Square]

_LAST = SIZE - 1


def _same(square: Square) -> Square:
    return square


def _left_right(square: Square) -> Square:
    return Square(_LAST - square.x, square.y)


def _top_bottom(square: Square) -> Square:
    return Square(square.x, _LAST - square.y)


def _half_turn(square: Square) -> Square:
    return Square(_LAST - square.x, _LAST - square.y)


def _rising(square: Square) -> Square:
    return Square(square.y, square.x)


def _falling(square: Square) -> Square:
    return Square(_LAST - square.y, _LAST - square.x)


def _clockwise(square: Square) -> Square:
    return Square(square.y, _LAST - square.x)


def _counter_clockwise(square: Square) -> Square:
    return Square(_LAST - square.y, square.x)


class Brush(StrEnum):
    """How a stroke of the picture editor is repeated on the board."""

    SINGLE = "single"
    LEFT_RIGHT = "left-right"
    TOP_BOTTOM = "top-bottom"
    CROSS = "cross"  # both of these
    RISING = "rising"  # mirrored at the diagonal that rises to the right
    FALLING = "falling"
    HALF_TURN = "half-turn"
    QUARTER_TURNS = "quarter-turns"
    STAR = "star"  # all mirrors and turns


_IMAGES: dict[Brush, tuple[Image, ...]] = {
    Brush.SINGLE: (_same,),
    Brush.LEFT_RIGHT: (_same, _left_right),
    Brush.TOP_BOTTOM: (_same, _top_bottom),
    Brush.CROSS: (_same, _left_right, _top_bottom, _half_turn),
    Brush.RISING: (_same, _rising),
    Brush.FALLING: (_same, _falling),
    Brush.HALF_TURN: (_same, _half_turn),
    Brush.QUARTER_TURNS: (_same, _clockwise, _half_turn, _counter_clockwise),
    Brush.STAR: (
        _same,
        _left_right,
        _top_bottom,
        _half_turn,
        _rising,
        _falling,
        _clockwise,
        _counter_clockwise,
    ),
}


def stroke(square: Square, brush: Brush) -> tuple[Square, ...]:
    """Return the squares that a brush paints with one touch of a square, each once."""
    return tuple(dict.fromkeys(image(square) for image in _IMAGES[brush]))


def painted(rows: str, squares: Iterable[Square], colour: str | None) -> str:
    """Return a picture's rows with a colour on the squares; None takes the stones away."""
    mask = GRID.mask(squares)
    stones = tuple(
        lying | mask if letter == colour else lying & ~mask
        for letter, lying in zip(COLOURS, read_picture(rows), strict=True)
    )
    return write_rows(stones, COLOURS)


# Difficulty


class Factor(StrEnum):
    """What makes a picture hard to keep in mind."""

    ASYMMETRY = "asymmetry"  # figure: per cent of the stones without an image in the best symmetry
    PATCHES = "patches"  # figure: patches of one colour, squares that touch at a corner included
    BLOCKS = "blocks"  # figure: blocks that hold a stone
    COLOURS = "colours"  # figure: colours
    STONES = "stones"  # figure: stones


@dataclass(frozen=True, slots=True)
class Cause:
    """A factor of difficulty, its figure, and how many levels it adds."""

    factor: Factor
    figure: int
    weight: float


@dataclass(frozen=True, slots=True)
class Difficulty:
    """An estimate from 1 (easiest) to 5, and its causes, the weightiest first."""

    level: int
    causes: tuple[Cause, ...]


_SCALES = {
    Factor.ASYMMETRY: (0, 60, 1.5),
    Factor.PATCHES: (1, 16, 1.5),
    Factor.BLOCKS: (4, 9, 0.6),
    Factor.COLOURS: (1, 4, 0.9),
    Factor.STONES: (9, 45, 0.5),
}
"""Of each factor: up to which figure it adds nothing, from which it adds all, and how many levels.

The rules page names the factors that tell most: how abstract a picture is (how many patches it
falls into), how unsymmetrical, and how many blocks it occupies. The scales are set by eye so that
the samples spread over all levels.
"""


def difficulty(rows: str) -> Difficulty:
    """Estimate how hard a picture is; one without stones is of level 1."""
    stones = read_picture(rows)
    figures = {
        Factor.ASYMMETRY: _asymmetry(stones),
        Factor.PATCHES: sum(_patches(mask) for mask in stones),
        Factor.BLOCKS: sum(any(mask & block for mask in stones) for block in BLOCK_MASKS.values()),
        Factor.COLOURS: sum(map(bool, stones)),
        Factor.STONES: sum(mask.bit_count() for mask in stones),
    }
    causes = [Cause(factor, figure, _weight(factor, figure)) for factor, figure in figures.items()]
    causes.sort(key=lambda cause: -cause.weight)
    level = 1 + int(sum(cause.weight for cause in causes))
    return Difficulty(min(level, HARDEST), tuple(causes))


def _weight(factor: Factor, figure: int) -> float:
    low, high, levels = _SCALES[factor]
    return levels * min(max((figure - low) / (high - low), 0), 1)


def _asymmetry(stones: Stones) -> int:
    """Return how many per cent of the stones have no image in the symmetry where most have one."""
    colours = {square: symbol_at(stones, COLOURS, square) for square in SQUARES}
    lying = [square for square, colour in colours.items() if colour != "."]
    if not lying:
        return 0
    lonely = min(
        sum(colours[image(square)] != colours[square] for square in lying)
        for image in _IMAGES[Brush.STAR]
        if image is not _same
    )
    return round(100 * lonely / len(lying))


def _patches(mask: int) -> int:
    """Return into how many parts a colour falls, squares that touch at a corner being together."""
    left = set(GRID.squares(mask))
    patches = 0
    while left:
        patches += 1
        waiting = [left.pop()]
        while waiting:
            square = waiting.pop()
            near = {
                Square(square.x + dx, square.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)
            } & left
            left -= near
            waiting.extend(near)
    return patches
