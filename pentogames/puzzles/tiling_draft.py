"""A tiling puzzle while it is drawn: its sheet, its squares, pieces and givens, undo and redo.

The sheet is the rectangle of squares that can be drawn on, with Square(0, 0) in its lower left
corner. Squares are painted by strokes, with or without images about the middle of the sheet.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.puzzles.strokes import Strokes
from pentogames.puzzles.tiling import Laid, Tiling
from pentogames.puzzles.tiling_text import MOST_COLUMNS, MOST_PIECES, MOST_ROWS

LEAST_SIDE = 3
FIRST_COLUMNS, FIRST_ROWS = 12, 9
MOST_COPIES = 40
"""Copies of one piece at most, as far as they are chosen here."""

_MARGIN = 2  # squares round a puzzle that is taken up, both sides together


class Mirror(StrEnum):
    """How a stroke is repeated on the sheet."""

    NONE = "none"
    LEFT_RIGHT = "left-right"
    TOP_BOTTOM = "top-bottom"
    BOTH = "both"
    HALF_TURN = "half-turn"
    QUARTER_TURNS = "quarter-turns"
    ALL = "all"  # all mirrors and turns of a square sheet


class DraftTrouble(StrEnum):
    """Why a piece cannot be given where it is held."""

    OFF_SHEET = "off-sheet"
    COVERED = "covered"
    TOUCHES = "touches"  # another given of the same letter, from which a text could not tell it
    TOO_MANY = "too-many"


Image = Callable[[int, int, int, int], tuple[int, int]]
"""Maps column and row on a sheet whose last column and row are given, too."""

_IMAGES: dict[Mirror, tuple[Image, ...]] = {
    Mirror.NONE: (),
    Mirror.LEFT_RIGHT: (lambda x, y, right, top: (right - x, y),),
    Mirror.TOP_BOTTOM: (lambda x, y, right, top: (x, top - y),),
    Mirror.HALF_TURN: (lambda x, y, right, top: (right - x, top - y),),
}
_IMAGES[Mirror.BOTH] = tuple(
    image
    for mirror in (Mirror.LEFT_RIGHT, Mirror.TOP_BOTTOM, Mirror.HALF_TURN)
    for image in _IMAGES[mirror]
)
_IMAGES[Mirror.QUARTER_TURNS] = (
    *_IMAGES[Mirror.HALF_TURN],
    lambda x, y, right, top: (y, top - x),
    lambda x, y, right, top: (right - y, x),
)
_IMAGES[Mirror.ALL] = (
    *_IMAGES[Mirror.BOTH],
    lambda x, y, right, top: (y, x),
    lambda x, y, right, top: (right - y, top - x),
    lambda x, y, right, top: (y, top - x),
    lambda x, y, right, top: (right - y, x),
)
_NOT_SQUARE = {Mirror.QUARTER_TURNS: Mirror.HALF_TURN, Mirror.ALL: Mirror.BOTH}


@dataclass(frozen=True, slots=True)
class DraftState:
    """What is drawn; ``pieces`` are the letters of all pieces at hand, sorted, those given too."""

    columns: int = FIRST_COLUMNS
    rows: int = FIRST_ROWS
    region: frozenset[Square] = frozenset()
    pieces: str = LETTERS
    givens: tuple[Laid, ...] = ()

    @property
    def tiling(self) -> Tiling | None:
        """The puzzle; None as long as there is no square to be covered."""
        return Tiling(self.region, self.pieces, self.givens) if self.region else None

    def on_sheet(self, square: Square) -> bool:
        """Say whether a square is one of the sheet."""
        return 0 <= square.x < self.columns and 0 <= square.y < self.rows

    def given_at(self, square: Square) -> Laid | None:
        """Return the given that covers a square; None if there is none."""
        return next((laid for laid in self.givens if square in laid.squares), None)

    def images(self, square: Square, mirror: Mirror) -> tuple[Square, ...]:
        """Return the squares that a touch of one paints, each once.

        A sheet that is not square has no quarter turns: there the others are meant.
        """
        right, top = self.columns - 1, self.rows - 1
        meant = mirror if right == top else _NOT_SQUARE.get(mirror, mirror)
        places = [image(square.x, square.y, right, top) for image in _IMAGES[meant]]
        return tuple(dict.fromkeys([square, *(Square(x, y) for x, y in places)]))

    def trouble(self, laid: Laid) -> DraftTrouble | None:
        """Say why a piece cannot be given there."""
        if not all(map(self.on_sheet, laid.squares)):
            return DraftTrouble.OFF_SHEET
        covered = {square for each in self.givens for square in each.squares}
        if covered.intersection(laid.squares):
            return DraftTrouble.COVERED
        alike = {s for each in self.givens if each.piece == laid.piece for s in each.squares}
        if any(_beside(square) & alike for square in laid.squares):
            return DraftTrouble.TOUCHES
        given = sum(each.piece == laid.piece for each in self.givens)
        if given >= self.pieces.count(laid.piece) and len(self.pieces) >= MOST_PIECES:
            return DraftTrouble.TOO_MANY
        return None

    def painted(self, squares: Iterable[Square], *, on: bool) -> "DraftState":
        """Return the state with squares of the region, or not; givens on the latter are gone."""
        touched = frozenset(squares)
        if on:
            return replace(self, region=self.region | touched)
        givens = tuple(laid for laid in self.givens if not touched.intersection(laid.squares))
        return replace(self, region=self.region - touched, givens=givens)

    def with_given(self, laid: Laid) -> "DraftState":
        """Return the state with a piece given; its squares belong to the region, it to the pieces.

        The caller has looked for trouble.
        """
        givens = tuple(sorted((*self.givens, laid)))
        number = sum(each.piece == laid.piece for each in givens)
        state = self if self.pieces.count(laid.piece) >= number else self.copies(laid.piece, number)
        return replace(state, region=state.region.union(laid.squares), givens=givens)

    def without_given(self, laid: Laid) -> "DraftState":
        """Return the state without a given; its squares are to be covered."""
        return replace(self, givens=tuple(each for each in self.givens if each != laid))

    def copies(self, letter: str, number: int) -> "DraftState":
        """Return the state with so many copies of a piece, but no fewer than are given."""
        given = sum(laid.piece == letter for laid in self.givens)
        others = self.pieces.replace(letter, "")
        return replace(self, pieces="".join(sorted(others + letter * max(number, given))))

    def with_sets(self, sets: int) -> "DraftState":
        """Return the state with so many of each piece, but no fewer than are given."""
        state = self
        for letter in LETTERS:
            state = state.copies(letter, sets)
        return state

    def resized(self, columns: int, rows: int) -> "DraftState":
        """Return the state on another sheet; what lies beyond it is gone, with its givens."""
        state = replace(self, columns=columns, rows=rows)
        return state.painted([s for s in self.region if not state.on_sheet(s)], on=False)


def state_of(tiling: Tiling) -> DraftState:
    """Return a puzzle in the middle of a sheet with some room round it."""
    left, low = min(s.x for s in tiling.region), min(s.y for s in tiling.region)
    across = max(s.x for s in tiling.region) - left + 1
    up = max(s.y for s in tiling.region) - low + 1
    columns = max(across, min(max(FIRST_COLUMNS, across + _MARGIN), MOST_COLUMNS))
    rows = max(up, min(max(FIRST_ROWS, up + _MARGIN), MOST_ROWS))
    dx, dy = (columns - across) // 2 - left, (rows - up) // 2 - low

    def shifted(squares: Iterable[Square]) -> list[Square]:
        return [Square(x + dx, y + dy) for x, y, _ in squares]

    givens = tuple(Laid(piece, tuple(shifted(squares))) for piece, squares in tiling.givens)
    return DraftState(columns, rows, frozenset(shifted(tiling.region)), tiling.pieces, givens)


def _beside(square: Square) -> set[Square]:
    x, y, _ = square
    return {Square(x + 1, y), Square(x - 1, y), Square(x, y + 1), Square(x, y - 1)}


class TilingDraft(Strokes[DraftState]):
    """A state that changes step by step; a stroke of many squares is one step."""

    def __init__(self, state: DraftState | None = None) -> None:
        super().__init__(DraftState() if state is None else state)
        self.mirror = Mirror.NONE

    def touch(self, square: Square, *, on: bool) -> None:
        """Paint a square with its images: to be covered, or not of the region."""
        self.state = self.state.painted(self.state.images(square, self.mirror), on=on)


@dataclass(frozen=True, slots=True)
class Tally:
    """What is counted of a draft: squares, the pieces that they take, and the pieces at hand.

    ``over`` squares are more than a multiple of five.
    """

    squares: int
    needed: int
    over: int
    at_hand: int


def tally(state: DraftState) -> Tally:
    """Count a draft."""
    needed, over = divmod(len(state.region), 5)
    return Tally(len(state.region), needed, over, len(state.pieces))


def copies_of(state: DraftState) -> Counter[str]:
    """Return how many of each piece are at hand."""
    return Counter(state.pieces)
