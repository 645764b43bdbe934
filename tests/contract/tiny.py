"""A game small enough to see through, for tests of what all games have in common.

On a row of squares each in turn puts a stone on one vacant square or on two that touch. Whoever
puts the last stone wins, loses, or is glad with all the others.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import ModuleType
from typing import Any

import pytest

from pentogames import games
from pentogames.core.cells import Square
from pentogames.core.game import (
    Effect,
    EffectKind,
    Mark,
    NotationError,
    Outcome,
    Refusal,
    Role,
    Standing,
    Token,
)
from pentogames.core.layout import Layout, edge_labels
from pentogames.core.options import Options, OptionsError, require_one_of, require_type
from pentogames.teach.sentences import Sentence
from pentogames.teach.words import Words

SEATS = ("Left", "Right", "Third")


@dataclass(frozen=True)
class TinyOptions(Options):
    players: int = 2
    length: int = 5
    end: str = "last wins"
    blocked: tuple[int, ...] = ()
    motto: str = ""

    def __post_init__(self) -> None:
        require_one_of("players", self.players, (2, 3))
        require_type("length", self.length, int)
        require_one_of("end", self.end, ("last wins", "last loses", "peace"))
        require_type("blocked", self.blocked, tuple)
        for x in self.blocked:
            require_type("blocked", x, int)
        require_type("motto", self.motto, str)
        if not 1 <= self.length <= 9:
            raise OptionsError(f"option 'length' must be from 1 to 9, not {self.length}")


class TinyRule(StrEnum):
    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    HOW_MANY = "how-many"
    OFF_BOARD = "off-board"
    OCCUPIED = "occupied"
    APART = "apart"


@dataclass(frozen=True)
class Stones:
    seat: str
    squares: tuple[Square, ...]


@dataclass(frozen=True)
class TinyPosition:
    options: TinyOptions
    owners: tuple[str | None, ...]
    ply: int = 0
    last: str | None = field(default=None, compare=True)

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS[: self.options.players]

    @cached_property
    def vacant(self) -> tuple[int, ...]:
        return tuple(
            x
            for x, owner in enumerate(self.owners)
            if owner is None and x not in self.options.blocked
        )

    @property
    def to_move(self) -> str | None:
        return self.seats[self.ply % len(self.seats)] if self.vacant else None

    def moves(self) -> Iterator[Stones]:
        seat = self.to_move
        if seat is None:
            return
        for x in self.vacant:
            yield Stones(seat, (Square(x, 0),))
            if x + 1 in self.vacant:
                yield Stones(seat, (Square(x, 0), Square(x + 1, 0)))

    def refusal(self, move: Stones) -> Refusal | None:
        if self.to_move is None:
            return Refusal(TinyRule.GAME_OVER)
        if move.seat != self.to_move:
            return Refusal(TinyRule.NOT_YOUR_TURN, facts={"seat": self.to_move})
        if len(move.squares) not in (1, 2):
            return Refusal(TinyRule.HOW_MANY, facts={"count": len(move.squares)})
        outside = tuple(s for s in move.squares if not self._on_board(s))
        if outside:
            return Refusal(TinyRule.OFF_BOARD, (Mark(Role.BAD, outside),))
        taken = tuple(s for s in move.squares if s.x not in self.vacant)
        if taken:
            marks = (Mark(Role.BAD, move.squares), Mark(Role.CAUSE, taken))
            return Refusal(TinyRule.OCCUPIED, marks, {"count": len(taken)})
        if len(move.squares) == 2 and move.squares[1].x - move.squares[0].x != 1:
            return Refusal(TinyRule.APART, (Mark(Role.INSTEAD, move.squares),))
        return None

    def _on_board(self, square: Square) -> bool:
        return square.y == square.level == 0 and 0 <= square.x < self.options.length

    def after(self, move: Stones) -> "TinyPosition":
        owners = list(self.owners)
        for square in move.squares:
            owners[square.x] = move.seat
        return TinyPosition(self.options, tuple(owners), self.ply + 1, move.seat)

    def outcome(self) -> Outcome | None:
        if self.vacant:
            return None
        marks = (Mark(Role.LINE, tuple(Square(x, 0) for x in range(self.options.length))),)
        if self.options.end == "peace" or self.last is None:
            return Outcome(dict.fromkeys(self.seats, 1), "peace", marks)
        if self.options.end == "last wins":
            places = {seat: 1 if seat == self.last else 2 for seat in self.seats}
        else:
            places = {seat: len(self.seats) if seat == self.last else 1 for seat in self.seats}
        return Outcome(places, "last-stone", marks)


class Tiny:
    name = "tiny"
    seats = SEATS
    options_type = TinyOptions
    rules = TinyRule

    def start(self, options: TinyOptions) -> TinyPosition:
        return TinyPosition(options, (None,) * options.length)

    def format(self, position: TinyPosition, move: Stones) -> str:
        """``S(3)`` or ``S(3)(4)``: round brackets in a move are meant to be hard to read."""
        return "S" + "".join(f"({square.x})" for square in move.squares)

    def parse(self, position: TinyPosition, text: str) -> Stones:
        if not text.startswith("S(") or not text.endswith(")"):
            raise NotationError("a move is S(3) or S(3)(4)")
        numbers = text[2:-1].split(")(")
        for number in numbers:
            if len(number) != 1 or number not in "0123456789":
                raise NotationError("a square is one digit", text.index(number, 2) + 1)
        return Stones(position.to_move or "", tuple(Square(int(n), 0) for n in numbers))

    def format_position(self, position: TinyPosition) -> str:
        owners = "".join(owner[0] if owner else "." for owner in position.owners)
        return f"{owners} {position.ply} {position.last or '-'}"

    def parse_position(self, options: TinyOptions, text: str) -> TinyPosition:
        words = text.split(" ")
        if len(words) != 3 or len(words[0]) != options.length:
            raise NotationError("a position is LR... 2 Right")
        initials = {seat[0]: seat for seat in SEATS[: options.players]} | {".": None}
        for column, letter in enumerate(words[0], start=1):
            if letter not in initials:
                raise NotationError(f"{letter!r} is no player", column)
        if words[1] not in {str(ply) for ply in range(10)}:
            raise NotationError("that is no number of moves", len(words[0]) + 2)
        last = None if words[2] == "-" else words[2]
        if last not in {*initials.values(), None}:
            raise NotationError("that is no player", len(text))
        owners = tuple(initials[letter] for letter in words[0])
        return TinyPosition(options, owners, int(words[1]), last)

    def layout(self, position: TinyPosition) -> Layout:
        columns = range(position.options.length)
        return Layout(tuple(Square(x, 0) for x in columns), labels=edge_labels(columns, range(1)))

    def tokens(self, position: TinyPosition, viewer: str | None = None) -> tuple[Token, ...]:
        return tuple(self._token(x, owner) for x, owner in enumerate(position.owners))

    def _token(self, x: int, owner: str | None) -> Token:
        squares = () if owner is None else (Square(x, 0),)
        return Token(f"stone-{x}", "stone", owner, "", squares)

    def effects(self, before: TinyPosition, move: Stones) -> tuple[Effect, ...]:
        return tuple(
            Effect(
                EffectKind.PUT,
                (self._token(square.x, None),),
                (self._token(square.x, move.seat),),
            )
            for square in move.squares
        )

    def standings(self, position: TinyPosition) -> tuple[Standing, ...]:
        outcome = position.outcome()
        return tuple(
            Standing(
                seat,
                place=outcome.places[seat] if outcome else None,
                figures=(("stones", position.owners.count(seat)),),
            )
            for seat in position.seats
        )

    def board(self, position: TinyPosition) -> dict[str, Any]:
        return {"owners": list(position.owners)}

    def text(self, position: TinyPosition) -> str:
        return "".join(owner[0] if owner else "." for owner in position.owners) + "\n"


TINY = Tiny()

WORDS = Words(
    title="Tiny",
    summary="Put the last stone.",
    refusals={
        TinyRule.GAME_OVER: Sentence("The game is over."),
        TinyRule.NOT_YOUR_TURN: Sentence("It is {seat}'s turn."),
        TinyRule.HOW_MANY: Sentence("Put one stone or two, not {count}."),
        TinyRule.OFF_BOARD: Sentence("That is not on the board."),
        TinyRule.OCCUPIED: Sentence(
            "{count} squares are taken.", one="That square is taken.", count="count"
        ),
        TinyRule.APART: Sentence("The two squares do not touch."),
    },
    outcomes={
        "peace": Sentence("All are glad."),
        "last-stone": Sentence("The last stone is put: {winners}."),
    },
)

MODULES: dict[str, dict[str, Any]] = {
    "pentogames.games": {"TINY": TINY},
    "pentogames.teach.words": {"WORDS": WORDS},
}
"""What lies in the file tiny.py of each of these folders, for a game that is more than a test."""


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tiny game be found by its name, as registered games are."""
    for folder, contents in MODULES.items():
        module = ModuleType(f"{folder}.tiny")
        vars(module).update(contents)
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr("pentogames.games.NAMES", (*games.NAMES, TINY.name))
