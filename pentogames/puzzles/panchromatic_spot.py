"""Spot the matches: a random board of Pauli's pieces, on which all matches are to be found.

Rules: Pauli page, "Solitaire". A board is made of its level and a number, and is the same on every
machine and in every version of Python: the drawing of lots is written out here. ``easy-123`` names
one, so that a board can be shared. Time is the caller's business.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import TypeVar

from pentogames.core.cells import Square
from pentogames.core.splitmix import SplitMix
from pentogames.games.pauli import COLOURS, PlainMatch, matches_on

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class SpotLevel:
    """How large a board is, how many pieces lie on it, and how many matches it may have."""

    name: str
    columns: int
    rows: int
    pieces: int
    fewest: int
    most: int


SPOT_LEVELS = (
    SpotLevel("first", 4, 4, 10, 1, 3),
    SpotLevel("easy", 5, 5, 15, 2, 5),
    SpotLevel("medium", 6, 6, 22, 4, 8),
    SpotLevel("hard", 8, 8, 30, 3, 8),
    SpotLevel("expert", 8, 8, 45, 10, 20),
)

SEEDS = 1_000_000
"""Boards of a level are numbered from 0 to one less than this."""


class Verdict(StrEnum):
    """What is said of marked squares."""

    RIGHT = "right"
    FOUND_ALREADY = "found-already"
    NOT_FIVE = "not-five"
    VACANT = "vacant"
    COLOUR_TWICE = "colour-twice"
    APART = "apart"


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, the pentomino it concerns (if the squares form one) and the squares to paint."""

    verdict: Verdict
    squares: tuple[Square, ...]
    letter: str = ""


@dataclass(frozen=True)
class SpotBoard:
    """A board to search: the pieces' colours by square, sorted, and its number within the level."""

    level: SpotLevel
    seed: int
    pieces: tuple[tuple[Square, str], ...]

    @property
    def code(self) -> str:
        """The name by which the board can be shared: ``easy-123``."""
        return f"{self.level.name}-{self.seed}"

    @cached_property
    def matches(self) -> tuple[PlainMatch, ...]:
        """All matches on the board, by letter and squares."""
        return matches_on(dict(self.pieces))


def make_board(level: SpotLevel, seed: int) -> SpotBoard:
    """Return the level's board of that number; ValueError if there is none.

    Boards are drawn until one has as many matches as the level wants.
    """
    if not 0 <= seed < SEEDS:
        raise ValueError(f"boards are numbered from 0 to {SEEDS - 1}")
    lots = _Lots(seed)
    squares = [Square(x, y) for y in range(level.rows) for x in range(level.columns)]
    while True:
        colours = [*COLOURS * (level.pieces // 5), *lots.shuffled(COLOURS)[: level.pieces % 5]]
        board = dict(zip(lots.shuffled(squares), lots.shuffled(colours), strict=False))
        if level.fewest <= len(matches_on(board)) <= level.most:
            return SpotBoard(level, seed, tuple(sorted(board.items())))


def board_of_code(text: str) -> SpotBoard:
    """Return the board that a code such as ``easy-123`` names; ValueError if there is none."""
    name, dash, number = text.strip().partition("-")
    level = next((level for level in SPOT_LEVELS if level.name == name), None)
    if not (dash and level and number.isascii() and number.isdecimal()):
        raise ValueError(f"{text!r} names no board")
    return make_board(level, int(number))


@dataclass(frozen=True)
class SpotGame:
    """A search: the board, the matches found, in order, and how many marks were wrong.

    A value: ``after`` returns the next one.
    """

    board: SpotBoard
    found: tuple[PlainMatch, ...] = ()
    wrong: int = 0

    @property
    def left(self) -> int:
        """How many matches are still to be found."""
        return len(self.board.matches) - len(self.found)

    @property
    def missed(self) -> tuple[PlainMatch, ...]:
        """The matches that have not been found: what is shown when the search is given up."""
        return tuple(match for match in self.board.matches if match not in self.found)

    def judge(self, squares: Iterable[Square]) -> Judgement:
        """Say whether five marked squares are a match and, if they are not, why."""
        marked = tuple(sorted(set(squares)))
        if len(marked) != 5:
            return Judgement(Verdict.NOT_FIVE, marked)
        pieces = dict(self.board.pieces)
        vacant = tuple(square for square in marked if square not in pieces)
        if vacant:
            return Judgement(Verdict.VACANT, vacant)
        alike = _alike(pieces, marked)
        if alike:
            return Judgement(Verdict.COLOUR_TWICE, alike)
        match = next((m for m in self.board.matches if set(m.squares) == set(marked)), None)
        if match is None:
            return Judgement(Verdict.APART, marked)
        verdict = Verdict.FOUND_ALREADY if match in self.found else Verdict.RIGHT
        return Judgement(verdict, match.squares, match.letter)

    def after(self, squares: Iterable[Square]) -> "SpotGame":
        """Return the search after five squares were marked.

        What was found already counts neither as found again nor as wrong, nor do marks of another
        number than five.
        """
        judgement = self.judge(squares)
        if judgement.verdict is Verdict.RIGHT:
            match = PlainMatch(judgement.letter, judgement.squares)
            return replace(self, found=(*self.found, match))
        if judgement.verdict in (Verdict.FOUND_ALREADY, Verdict.NOT_FIVE):
            return self
        return replace(self, wrong=self.wrong + 1)


def _alike(pieces: Mapping[Square, str], squares: Iterable[Square]) -> tuple[Square, ...]:
    """Return the squares whose colours occur more than once among them."""
    worn = [pieces[square] for square in squares]
    return tuple(square for square in squares if worn.count(pieces[square]) > 1)


class _Lots(SplitMix):
    """Lots drawn from a number."""

    def shuffled(self, things: Iterable[_T]) -> list[_T]:
        """Return the things in an order drawn by lot."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.word() % (last + 1)
            order[last], order[other] = order[other], order[last]
        return order
