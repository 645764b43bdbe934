"""Figures of Pauli's pieces: as many matches as possible, or one of each in the fewest pieces.

Rules: Pauli page, "Solitaire". A figure is a value; put a piece and there is another one, so undo
is keeping the old ones. What is known of the best figures is in resources/puzzles/pauli_par.toml;
tests/benchmarks/prove_pauli_par.py reruns its proofs and searches.
"""

import tomllib
from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, cached_property
from typing import Any

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.games.pauli import COLOURS, PlainMatch, matches_on
from pentogames.resources import resource_path

AT_HAND = 6
"""Pieces of each colour that a figure may use."""


class Trouble(StrEnum):
    """Why a piece cannot be put or taken."""

    NO_SUCH_COLOUR = "no-such-colour"
    OFF_REGION = "off-region"
    SQUARE_TAKEN = "square-taken"
    SQUARE_VACANT = "square-vacant"
    NONE_LEFT = "none-left"


@dataclass(frozen=True)
class Figure:
    """Pieces on a rectangle of squares, at most 8x8: colours by square, sorted."""

    columns: int
    rows: int
    pieces: tuple[tuple[Square, str], ...] = ()

    @cached_property
    def _colours(self) -> dict[Square, str]:
        return dict(self.pieces)

    def colour_at(self, square: Square) -> str | None:
        """Return the colour of the piece on the square; None if there is none."""
        return self._colours.get(square)

    def left(self, colour: str) -> int:
        """Return how many pieces of the colour are still at hand."""
        return AT_HAND - sum(1 for _, worn in self.pieces if worn == colour)

    def trouble(self, square: Square, colour: str) -> Trouble | None:
        """Say why a piece of the colour cannot be put on the square; None if it can."""
        if len(colour) != 1 or colour not in COLOURS:
            return Trouble.NO_SUCH_COLOUR
        if not (0 <= square.x < self.columns and 0 <= square.y < self.rows and square.level == 0):
            return Trouble.OFF_REGION
        if square in self._colours:
            return Trouble.SQUARE_TAKEN
        return None if self.left(colour) else Trouble.NONE_LEFT

    def put(self, square: Square, colour: str) -> "Figure":
        """Return the figure with one more piece; ValueError with the trouble if it cannot be."""
        trouble = self.trouble(square, colour)
        if trouble is not None:
            raise ValueError(trouble)
        return replace(self, pieces=tuple(sorted((*self.pieces, (square, colour)))))

    def take(self, square: Square) -> "Figure":
        """Return the figure without the piece on the square; ValueError if there is none."""
        if square not in self._colours:
            raise ValueError(Trouble.SQUARE_VACANT)
        return replace(self, pieces=tuple(pair for pair in self.pieces if pair[0] != square))

    @cached_property
    def matches(self) -> tuple[PlainMatch, ...]:
        """All matches in the figure, by letter and squares."""
        return matches_on(self._colours)

    @cached_property
    def tally(self) -> dict[str, int]:
        """The number of matches of each of the twelve pentominoes."""
        counts = Counter(match.letter for match in self.matches)
        return {letter: counts[letter] for letter in LETTERS}

    @property
    def kinds(self) -> int:
        """The number of different pentominoes that have a match."""
        return len({match.letter for match in self.matches})

    @property
    def text(self) -> str:
        """The figure as a word, top row first: ``BG../..YO``; read_figure undoes it."""
        return "/".join(
            "".join(self._colours.get(Square(x, y), ".") for x in range(self.columns))
            for y in reversed(range(self.rows))
        )


def read_figure(text: str) -> Figure:
    """Read a figure as ``Figure.text`` writes it; ValueError if there is no such figure."""
    rows = text.split("/")[::-1]
    if not (len(rows) <= 8 and 1 <= len(rows[0]) <= 8):
        raise ValueError("a figure has one to eight rows and columns")
    figure = Figure(len(rows[0]), len(rows))
    for y, row in enumerate(rows):
        if len(row) != figure.columns:
            raise ValueError("the rows of a figure are of one length")
        for x, sign in enumerate(row):
            if sign != ".":
                figure = figure.put(Square(x, y), sign)
    return figure


class Standing(StrEnum):
    """How sure a best value is."""

    PROVED = "proved"
    BEST_KNOWN = "best-known"


@dataclass(frozen=True, slots=True)
class Par:
    """The best value known, whether it is proved to be the best, and a figure that has it."""

    value: int
    standing: Standing
    figure: Figure


@dataclass(frozen=True, slots=True)
class MostLevel:
    """As many matches as possible in a rectangle, counted in all or by different pentominoes."""

    name: str
    columns: int
    rows: int
    matches: Par
    kinds: Par

    def start(self) -> Figure:
        """Return the empty rectangle."""
        return Figure(self.columns, self.rows)


class Count(StrEnum):
    """How often a pentomino that is wanted once is matched."""

    NONE = "none"
    ONE = "one"
    TOO_MANY = "too-many"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table of wanted pentominoes: how many matches there are, and which."""

    letter: str
    matches: tuple[PlainMatch, ...]

    @property
    def count(self) -> Count:
        """None, one, or too many; then all of them are to be painted."""
        return (Count.NONE, Count.ONE, Count.TOO_MANY)[min(len(self.matches), 2)]


@dataclass(frozen=True, slots=True)
class FewestLevel:
    """Exactly one match of each of the letters in the fewest pieces; others do not count."""

    name: str
    letters: str
    pieces: Par

    def start(self) -> Figure:
        """Return the empty board."""
        return Figure(8, 8)

    def table(self, figure: Figure) -> tuple[Row, ...]:
        """Return a row for each of the wanted pentominoes."""
        return tuple(
            Row(letter, tuple(match for match in figure.matches if match.letter == letter))
            for letter in self.letters
        )

    def solved(self, figure: Figure) -> bool:
        """Say whether each of the wanted pentominoes has exactly one match."""
        return all(figure.tally[letter] == 1 for letter in self.letters)


@cache
def most_levels() -> tuple[MostLevel, ...]:
    """Return the levels of the most matches, the source's 4x4 among them, by size."""
    return tuple(
        MostLevel(
            entry["level"],
            entry["columns"],
            entry["rows"],
            _par(entry["matches"]),
            _par(entry["kinds"]),
        )
        for entry in _data()["most"]
    )


@cache
def fewest_levels() -> tuple[FewestLevel, ...]:
    """Return the levels of one match of each, all twelve last."""
    return tuple(
        FewestLevel(entry["level"], entry["letters"], _par(entry["pieces"]))
        for entry in _data()["fewest"]
    )


def _par(entry: dict[str, Any]) -> Par:
    return Par(entry["value"], Standing(entry["standing"]), read_figure(entry["figure"]))


@cache
def _data() -> dict[str, Any]:
    with resource_path("puzzles", "pauli_par.toml").open("rb") as file:
        return tomllib.load(file)
