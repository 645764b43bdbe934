"""Pent-Up: stack pentominoes; who has more tiles on the highest level wins. Rules: pent-up page.

Two or three players lay their twelve tiles in turn on an unbounded table and on each other. A
tile must go on the highest level that is open to it. Nobody is ever without a move, so seats
alternate to the end, when all tiles lie.

A move is a Placement whose squares carry the level, from 1 on the table. Squares have signed
coordinates; the first tile lies with its square 1 at (0, 0), which makes 63 first moves and one
record of a game, wherever on the table it is shown.

The rules are stated twice: in sets of squares as integers, fast, for ``moves`` (_pent_up_stack),
and rule by rule for ``refusal`` (_pent_up_refusal).
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from pentogames.core.cells import Square, bits
from pentogames.core.game import (
    Effect,
    EffectKind,
    NotationError,
    Outcome,
    Refusal,
    Seat,
    Standing,
    Token,
)
from pentogames.core.layout import Layout
from pentogames.core.options import Options, OptionsError, require_one_of, require_type
from pentogames.core.shapes import LETTERS, Placement
from pentogames.games._pent_up_notation import (
    read_move,
    read_square_name,
    square_name,
    write_move,
)
from pentogames.games._pent_up_refusal import Rule, Table, refuse
from pentogames.games._pent_up_scores import Reason, Scoring, Verdict, judge, points
from pentogames.games._pent_up_stack import EMPTY, Places, Stack

__all__ = [
    "PENT_UP",
    "PentUp",
    "PentUpOptions",
    "PentUpPosition",
    "Reason",
    "Rule",
    "Scoring",
    "Verdict",
]

SEATS = ("White", "Black", "Red")
LAYOUT_MARGIN = 5  # blank squares shown around the tiles: room for one tile against them
_NO_TILES = "-"


@dataclass(frozen=True)
class PentUpOptions(Options):
    """Two or three players; most on the highest level wins, or on the table (``misere``).

    ``scoring`` "advanced", for three players only, gives each tile the points of its level;
    ``misere`` is then ignored.
    """

    players: int = 2
    misere: bool = False
    scoring: str = "standard"

    def __post_init__(self) -> None:
        require_one_of("players", self.players, (2, 3))
        require_type("misere", self.misere, bool)
        require_one_of("scoring", self.scoring, ("standard", "advanced"))
        if self.scoring == "advanced" and self.players != 3:
            raise OptionsError("scoring 'advanced' is for 3 players only")

    @property
    def rule_of_scoring(self) -> Scoring:
        """The scoring that applies."""
        if self.scoring == "advanced":
            return Scoring.ADVANCED
        return Scoring.MISERE if self.misere else Scoring.STANDARD


@dataclass(frozen=True)
class PentUpPosition:
    """The tiles that lie on the table, in the order in which they were laid.

    ``stack`` says the same in sets of squares; it follows from ``placed`` and is no part of
    comparisons. Make positions with ``PENT_UP.start`` and ``after``.
    """

    options: PentUpOptions
    placed: tuple[Placement, ...] = ()
    stack: Stack = field(default=EMPTY, compare=False, repr=False)

    def __getstate__(self) -> dict[str, Any]:
        # What is cached beside the fields is cheaper to find again than to send to a worker.
        return {"options": self.options, "placed": self.placed, "stack": self.stack}

    @property
    def seats(self) -> tuple[Seat, ...]:
        """White, Black and, with three players, Red."""
        return SEATS[: self.options.players]

    @property
    def ply(self) -> int:
        """The number of tiles laid."""
        return len(self.placed)

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is; None when all tiles lie."""
        return None if self._over else SEATS[self.ply % self.options.players]

    @property
    def _over(self) -> bool:
        return self.ply == self.options.players * len(LETTERS)

    def hand(self, seat: Seat) -> str:
        """Return the letters of the tiles that the seat has not played, in order."""
        played = {tile.piece for tile in self.placed if tile.seat == seat}
        return "".join(letter for letter in LETTERS if letter not in played)

    def levels(self) -> Mapping[Seat, tuple[int, ...]]:
        """Return by seat the numbers of tiles on each level, from level 1 to the highest."""
        counts = {seat: [0] * len(self.stack.covers) for seat in self.seats}
        for tile in self.placed:
            counts[tile.seat][tile.squares[0].level - 1] += 1
        return {seat: tuple(tiles) for seat, tiles in counts.items()}

    def moves(self) -> Iterator[Placement]:
        """Yield the legal moves, by tile, orientation and then row by row from below.

        The first tile may lie anywhere; of its places those with square 1 at (0, 0) are listed.
        """
        seat = self.to_move
        if seat is None:
            return
        for letter in self.hand(seat):
            yield from self.placements(letter)

    def placements(self, piece: str) -> Iterator[Placement]:
        """Yield the legal moves of one tile of the seat to move; none if it is not in its hand."""
        seat, places = self.to_move, self._places.get(piece)
        if seat is not None and places is not None:
            yield from self.stack.placements(seat, places)

    def level_for(self, piece: str) -> int:
        """Return the level on which a tile must go now, whoever's it is."""
        if piece in self._places:
            return self._places[piece].level
        return self.stack.places((piece,))[piece].level

    def open_squares(self, piece: str) -> tuple[Square, ...]:
        """Return all squares that some legal move of the tile covers, row by row from below."""
        places = self._places.get(piece)
        return () if places is None else self.stack.covered_by(places)

    def resting_level(self, squares: tuple[Square, ...]) -> int:
        """Return the level on which a tile over the squares comes to rest, held or not."""
        return 1 + max(self._table.height(x, y) for x, y, _ in squares)

    def random_move(self, random: Random) -> Placement:
        """Return one of the legal moves, each as likely as the other, without listing them."""
        seat = self.to_move
        assert seat is not None
        number = random.randrange(sum(places.total() for places in self._places.values()))
        for level, sets in self._places.values():
            for orientation, anchors in sets:
                count = anchors.bit_count()
                if number < count:
                    index = next(index for i, index in enumerate(bits(anchors)) if i == number)
                    return self.stack.placement(seat, level, orientation, index)
                number -= count
        raise AssertionError("a number beyond the last move")

    def refusal(self, move: Placement) -> Refusal | None:
        """Say why the move is illegal; None exactly when it is legal."""
        return refuse(self._table, self.to_move, move)

    def after(self, move: Placement) -> "PentUpPosition":
        """Return the position after a move that the caller knows to be legal."""
        stack = self.stack.with_tile(move.squares)
        return PentUpPosition(self.options, (*self.placed, move), stack)

    def winning_now(self) -> Verdict:
        """Return how the game would end if it ended now, and what decides it."""
        return judge(self.options.rule_of_scoring, self.levels(), self.placed)

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while tiles are left."""
        return self.winning_now().outcome if self._over else None

    @cached_property
    def _places(self) -> dict[str, Places]:
        """Where each tile in the hand of the seat to move can go."""
        seat = self.to_move
        return {} if seat is None else self.stack.places(self.hand(seat))

    @cached_property
    def _table(self) -> Table:
        return Table(self.placed)


class PentUp:
    """The game: starts, writes, reads and describes positions."""

    name = "pent-up"
    seats = SEATS
    options_type = PentUpOptions
    rules = Rule

    def start(self, options: PentUpOptions) -> PentUpPosition:
        """Return the empty table."""
        return PentUpPosition(options)

    def format(self, position: PentUpPosition, move: Placement) -> str:
        """Write a move; ValueError if its squares have not the tile's form."""
        return write_move(move)

    def parse(self, position: PentUpPosition, text: str) -> Placement:
        """Read a move of the seat to move (when all is over, of the next); NotationError."""
        seat = SEATS[position.ply % position.options.players]
        return read_move(seat, text, position.resting_level)

    def format_position(self, position: PentUpPosition) -> str:
        """Write the moves that lead there, with spaces between; ``-`` before the first."""
        return " ".join(write_move(tile) for tile in position.placed) or _NO_TILES

    def parse_position(self, options: PentUpOptions, text: str) -> PentUpPosition:
        """Read the moves that lead to a position and make them; NotationError."""
        position = self.start(options)
        if text.strip() == _NO_TILES:
            return position
        for word in re.finditer(r"\S+", text):
            try:
                move = self.parse(position, word[0])
            except NotationError as error:
                raise NotationError(str(error), word.start() + error.column) from None
            refusal = position.refusal(move)
            if refusal is not None:
                message = f"{word[0]} is illegal there ({refusal.rule})"
                raise NotationError(message, word.start() + 1)
            position = position.after(move)
        if not position.placed:
            raise NotationError(f"expected moves, or {_NO_TILES} for the empty table")
        return position

    def layout(self, position: PentUpPosition) -> Layout:
        """Return the squares of the table around the tiles, row by row from below."""
        columns, rows = _extent(position, LAYOUT_MARGIN)
        return Layout(
            squares=tuple(Square(x, y, 1) for y in rows for x in columns),
            unbounded=True,
            levels=max(1, len(position.stack.covers)),
            name=square_name,
            square=read_square_name,
        )

    def tokens(self, position: PentUpPosition, viewer: Seat | None = None) -> tuple[Token, ...]:
        """Return all tiles; those in hand lie nowhere. Nothing is hidden from anybody."""
        lying = {(tile.seat, tile.piece): tile.squares for tile in position.placed}
        return tuple(
            _token(seat, letter, lying.get((seat, letter), ()))
            for seat in position.seats
            for letter in LETTERS
        )

    def effects(self, before: PentUpPosition, move: Placement) -> tuple[Effect, ...]:
        """Return that the tile is put where it goes."""
        at_home = _token(move.seat, move.piece, ())
        lying = _token(move.seat, move.piece, move.squares)
        return (Effect(EffectKind.PUT, (at_home,), (lying,)),)

    def standings(self, position: PentUpPosition) -> tuple[Standing, ...]:
        """Return the figure that counts first in this scoring, and the tiles left, by seat."""
        outcome = position.outcome()
        scoring = position.options.rule_of_scoring
        return tuple(
            Standing(
                seat,
                place=None if outcome is None else outcome.places[seat],
                figures=(*_figures(scoring, tiles), ("tiles", len(position.hand(seat)))),
            )
            for seat, tiles in position.levels().items()
        )

    def board(self, position: PentUpPosition) -> dict[str, Any]:
        """Return the tiles in the order of play, and the numbers of tiles by level."""
        placed = [
            {
                "player": tile.seat,
                "piece": tile.piece,
                "level": tile.squares[0].level,
                "squares": [[x, y] for x, y, _ in tile.squares],
            }
            for tile in position.placed
        ]
        levels = {seat: list(tiles) for seat, tiles in position.levels().items()}
        return {"placed": placed, "levels": levels}

    def text(self, position: PentUpPosition) -> str:
        """Draw the table from above, the topmost tile of each column as seat, letter and level."""
        columns, rows = _extent(position, 1)
        tops: dict[tuple[int, int], tuple[int, str]] = {}
        for tile in position.placed:
            for x, y, level in tile.squares:
                name = f"{tile.seat[0]}{tile.piece}{level}"
                tops[x, y] = max(tops.get((x, y), (0, "")), (level, name))
        lines = [
            f"{y:>4} " + "".join(f"{tops.get((x, y), (0, '.'))[1]:>5}" for x in columns)
            for y in reversed(rows)
        ]
        lines.append(" " * 5 + "".join(f"{x:>5}" for x in columns))
        for seat, tiles in position.levels().items():
            counts = " ".join(map(str, tiles)) or _NO_TILES
            lines.append(f"{seat:<5} {position.hand(seat) or _NO_TILES:<12} {counts}")
        return "\n".join(lines)


def _extent(position: PentUpPosition, margin: int) -> tuple[range, range]:
    """Return the columns and rows of the tiles' bounding box with a margin around it.

    Before the first tile the box is the square (0, 0).
    """
    squares = [square for tile in position.placed for square in tile.squares] or [Square(0, 0, 1)]
    left, right = min(x for x, _, _ in squares), max(x for x, _, _ in squares)
    low, high = min(y for _, y, _ in squares), max(y for _, y, _ in squares)
    return range(left - margin, right + margin + 1), range(low - margin, high + margin + 1)


def _token(seat: Seat, letter: str, squares: tuple[Square, ...]) -> Token:
    return Token(f"{seat}/{letter}", "tile", seat, letter, squares)


def _figures(scoring: Scoring, tiles: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """Return by name what is compared first in the scoring."""
    if scoring is Scoring.MISERE:
        return (("on-table", sum(tiles[:1])),)
    on_top = ("on-top", sum(tiles[-1:]))
    return (on_top,) if scoring is Scoring.STANDARD else (("points", points(tiles)), on_top)


PENT_UP = PentUp()
