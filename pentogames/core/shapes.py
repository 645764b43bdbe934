"""The twelve pentominoes: their orientations, marked squares and placements, and a piece in hand.

Rules: pentominoes page. The marks travel with a piece when it is turned or flipped, so that
``7-B3-E4`` (number, square 1, square 2) names one placement.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from pentogames.core.cells import Square

Offset = tuple[int, int]

LETTERS = "FILNPTUVWXYZ"

# As the rules page pictures them, by number; "1" and "2" are the marked squares.
_PICTURES = {
    "X": (1, ".#. #1# .#."),
    "I": (2, "1###2"),
    "Y": (3, ".2.. ###1"),
    "N": (4, ".##1 #2.."),
    "U": (5, "##2 1.#"),
    "P": (6, "1. ## #2"),
    "L": (7, "2... ###1"),
    "V": (8, "#2# #.. 1.."),
    "T": (9, ".2. .#. 1##"),
    "W": (10, ".2# ##. 1.."),
    "Z": (11, ".2# .#. 1#."),
    "F": (12, ".#. 1#. .#2"),
}


class Transform(NamedTuple):
    """A way to turn and flip a piece: first flipped left to right or not, then turned clockwise."""

    flipped: bool = False
    quarters: int = 0

    def apply(self, offset: Offset) -> Offset:
        """Return where the offset goes, about (0, 0)."""
        x, y = offset
        if self.flipped:
            x = -x
        for _ in range(self.quarters % 4):
            x, y = y, -x
        return x, y

    def then_turned(self, quarters: int) -> "Transform":
        """Return this followed by a turn of ``quarters`` clockwise."""
        return Transform(self.flipped, (self.quarters + quarters) % 4)

    def then_flipped(self) -> "Transform":
        """Return this followed by a flip left to right, as seen on the board."""
        return Transform(not self.flipped, -self.quarters % 4)


TRANSFORMS = tuple(
    Transform(flipped, quarters) for flipped in (False, True) for quarters in range(4)
)


@dataclass(frozen=True, slots=True)
class Orientation:
    """A fixed orientation: offsets from its lower left corner, sorted, and its marked pairs.

    ``marks`` holds the offsets of (square 1, square 2) for every way to write it, the smallest
    first; the X has one mark, given twice. ``transform`` is one way to reach the orientation.
    """

    offsets: tuple[Offset, ...]
    marks: tuple[tuple[Offset, Offset], ...]
    transform: Transform


@dataclass(frozen=True, slots=True)
class Shape:
    """A pentomino: its letter, its number in Universe, its squares and its marks as pictured."""

    letter: str
    number: int
    offsets: tuple[Offset, ...]
    marks: tuple[Offset, Offset]

    @property
    def orientations(self) -> tuple[Orientation, ...]:
        """The different fixed orientations: 8, 4, 2 or 1 of them."""
        return _orientations(self)


def _shape(letter: str) -> Shape:
    number, picture = _PICTURES[letter]
    rows = picture.split()
    drawn = {
        (x, len(rows) - 1 - y): sign
        for y, row in enumerate(rows)
        for x, sign in enumerate(row)
        if sign != "."
    }
    first = next(offset for offset, sign in drawn.items() if sign == "1")
    second = next((offset for offset, sign in drawn.items() if sign == "2"), first)
    return Shape(letter, number, tuple(sorted(drawn)), (first, second))


@cache
def _orientations(shape: Shape) -> tuple[Orientation, ...]:
    found: dict[tuple[Offset, ...], tuple[Transform, list[tuple[Offset, Offset]]]] = {}
    for transform in TRANSFORMS:
        turned = [transform.apply(offset) for offset in shape.offsets]
        left, low = min(x for x, _ in turned), min(y for _, y in turned)
        offsets = tuple(sorted((x - left, y - low) for x, y in turned))
        (x1, y1), (x2, y2) = (transform.apply(mark) for mark in shape.marks)
        pair = ((x1 - left, y1 - low), (x2 - left, y2 - low))
        marks = found.setdefault(offsets, (transform, []))[1]
        if pair not in marks:
            marks.append(pair)
    return tuple(
        Orientation(offsets, tuple(sorted(marks)), transform)
        for offsets, (transform, marks) in found.items()
    )


SHAPES = {letter: _shape(letter) for letter in LETTERS}
NUMBERS = {shape.number: shape for shape in SHAPES.values()}


@dataclass(frozen=True, slots=True)
class Placement:
    """A seat's piece on five squares, sorted: a move of the games of placing pentominoes.

    Nothing is checked here: a placement may be as illegal as a hand can make it.
    """

    seat: str
    piece: str
    squares: tuple[Square, ...]


def moved(offsets: Iterable[Offset], x: int, y: int, level: int = 0) -> tuple[Square, ...]:
    """Return the squares of offsets laid with their origin at (x, y), sorted."""
    return tuple(sorted(Square(x + dx, y + dy, level) for dx, dy in offsets))


def marked_squares(piece: str, squares: Iterable[Square]) -> tuple[Square, Square] | None:
    """Return the marked squares that name a piece lying on the squares, the smaller notation.

    None if the squares have not the piece's form. For the X both are its centre.
    """
    lying = sorted(squares)
    if not lying:
        return None
    left, low, level = min(s.x for s in lying), min(s.y for s in lying), lying[0].level
    offsets = tuple((x - left, y - low) for x, y, _ in lying)
    for orientation in SHAPES[piece].orientations:
        if orientation.offsets == offsets:
            (x1, y1), (x2, y2) = orientation.marks[0]
            return Square(left + x1, low + y1, level), Square(left + x2, low + y2, level)
    return None


@cache
def _by_marks(piece: str) -> dict[Offset, tuple[Offset, ...]]:
    """Map (square 2 minus square 1) to the offsets of the piece's squares from square 1."""
    table: dict[Offset, tuple[Offset, ...]] = {}
    for orientation in SHAPES[piece].orientations:
        for (x1, y1), (x2, y2) in orientation.marks:
            offsets = tuple((x - x1, y - y1) for x, y in orientation.offsets)
            table[x2 - x1, y2 - y1] = offsets
    return table


def squares_from_marks(piece: str, first: Square, second: Square) -> tuple[Square, ...] | None:
    """Return the squares of the piece whose marks lie there, sorted; None if no turn does it."""
    offsets = _by_marks(piece).get((second.x - first.x, second.y - first.y))
    return None if offsets is None else moved(offsets, first.x, first.y, first.level)


def placements(piece: str, columns: range, rows: range) -> Iterator[tuple[Square, ...]]:
    """Yield the squares of every placement of the piece in a rectangle, sorted, by orientation."""
    # Placements share squares, and a shift leaves sorted offsets sorted: there are thousands.
    lying = {(x, y): Square(x, y) for x in columns for y in rows}
    for orientation in SHAPES[piece].orientations:
        width = max(x for x, _ in orientation.offsets)
        height = max(y for _, y in orientation.offsets)
        for y in range(rows.start, rows.stop - height):
            for x in range(columns.start, columns.stop - width):
                yield tuple([lying[x + dx, y + dy] for dx, dy in orientation.offsets])


@dataclass(frozen=True, slots=True)
class Hand:
    """A piece in hand: which, how it is turned, and by which of its squares it is held.

    ``grip`` is an index into the shape's offsets as pictured; turning and flipping go about it, so
    that the square under the pointer stays the same one.
    """

    piece: str
    transform: Transform = TRANSFORMS[0]
    grip: int = 2

    def turned(self, quarters: int = 1) -> "Hand":
        """Return the hand with the piece turned clockwise."""
        return Hand(self.piece, self.transform.then_turned(quarters), self.grip)

    def flipped(self) -> "Hand":
        """Return the hand with the piece flipped left to right."""
        return Hand(self.piece, self.transform.then_flipped(), self.grip)

    def gripped(self, grip: int) -> "Hand":
        """Return the hand holding the piece by another of its squares."""
        return Hand(self.piece, self.transform, grip)

    def offsets(self) -> tuple[Offset, ...]:
        """Return the piece's squares relative to the gripped one, in the order of the shape's."""
        turned = [self.transform.apply(offset) for offset in SHAPES[self.piece].offsets]
        grip_x, grip_y = turned[self.grip]
        return tuple((x - grip_x, y - grip_y) for x, y in turned)

    def at(self, square: Square) -> tuple[Square, ...]:
        """Return the squares covered with the gripped square there, sorted."""
        return moved(self.offsets(), square.x, square.y, square.level)
