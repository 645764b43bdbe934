"""The one interface of all games: positions, moves, refusals, outcomes, tokens and effects.

A game is a stateless singleton (Game), its states are immutable values (Position), and play() is
the one checked door through which a move reaches a position. Nothing in here, or in any game, says
a sentence to a user: codes and figures leave, and teach/ makes sentences of them.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol, Self, TypeVar

from pentogames.core.cells import Square
from pentogames.core.layout import Layout
from pentogames.core.options import Options

Seat = str
"""A place at the table, by its name in records: ``White``, ``Cool``, ``1``, ``A1``."""


class Role(StrEnum):
    """What painted squares mean; screens give each a colour and a form of its own."""

    BAD = "bad"  # what breaks the rule
    CAUSE = "cause"  # what is already there and makes the move illegal
    INSTEAD = "instead"  # where the move could, or must, be made
    LINE = "line"  # a winning row or a match
    LEGAL = "legal"
    OPEN = "open"  # regions of vacant squares
    EXACT = "exact"
    DEAD = "dead"
    HINT = "hint"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class Mark:
    """Squares to paint, what they mean, and a short label (a count, a name) to write on them."""

    role: Role
    squares: tuple[Square, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is illegal: the rule it breaks, the squares to show and the figures to tell.

    ``rule`` is a member of the game's own ``rules`` and the key of the rule's sentence and lesson.
    ``incomplete`` means that the move is legal so far but only half of a compound move.
    """

    rule: StrEnum
    marks: tuple[Mark, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    incomplete: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: places from 1 by seat (or by team), ties sharing a place.

    ``reason`` is a code of the game's; ``marks`` show it on the board.
    """

    places: Mapping[str, int]
    reason: str
    marks: tuple[Mark, ...] = ()

    @property
    def draw(self) -> bool:
        """Whether nobody is ahead of anybody."""
        return len(set(self.places.values())) <= 1

    @property
    def winners(self) -> tuple[str, ...]:
        """Those on the first place; nobody in a draw."""
        if self.draw:
            return ()
        return tuple(seat for seat, place in self.places.items() if place == 1)


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands in the middle of a game: what a score card beside the board shows.

    ``out`` is the ply (moves made in the game until then) at which the seat left the game,
    ``place`` its place if that is decided. ``figures`` are numbers by name (``pieces``,
    ``cards``), in the order in which they are worth showing.
    """

    seat: Seat
    out: int | None = None
    place: int | None = None
    figures: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Token:
    """One thing that lies on the table: a tile, a stone, a card, a block that can be turned.

    ``id`` is the same for the whole game. ``squares`` is where it lies, empty while it is off the
    board, at home with its ``owner`` (or, without one, beside the board). ``kind`` chooses how it
    is drawn, ``face`` what is on it (a piece's letter, a colour), ``state`` which side is up.
    """

    id: str
    kind: str
    owner: Seat | None
    face: str
    squares: tuple[Square, ...] = ()
    state: str = ""


class EffectKind(StrEnum):
    """What happens to tokens, as a screen shows it."""

    PUT = "put"  # from off the board onto it
    TAKE = "take"  # from the board
    TURN = "turn"  # round a centre
    CHANGE = "change"  # of owner, face or state


@dataclass(frozen=True, slots=True)
class Effect:
    """A step of what a move does: tokens as they are before and after it.

    ``centre`` and ``quarters`` (clockwise, negative: counter-clockwise) belong to TURN. The effects
    of a move are in the order in which a screen shows them; a token may change in several.
    """

    kind: EffectKind
    before: tuple[Token, ...]
    after: tuple[Token, ...]
    centre: tuple[float, float] | None = None
    quarters: int = 0
    marks: tuple[Mark, ...] = ()

    def reversed(self) -> "Effect":
        """Return the effect that undoes this one."""
        kind = {EffectKind.PUT: EffectKind.TAKE, EffectKind.TAKE: EffectKind.PUT}.get(
            self.kind, self.kind
        )
        return Effect(kind, self.after, self.before, self.centre, -self.quarters, self.marks)


def apply_effects(tokens: Iterable[Token], effects: Iterable[Effect]) -> dict[str, Token]:
    """Return the tokens, by id, after the effects; those that no effect names stay as they are."""
    result = {token.id: token for token in tokens}
    for effect in effects:
        for token in effect.before:
            result.pop(token.id, None)
        result.update((token.id, token) for token in effect.after)
    return result


class NotationError(ValueError):
    """A text that is no move (or no position) of the game; ``column`` counts from 1."""

    def __init__(self, message: str, column: int = 1) -> None:
        super().__init__(message)
        self.column = column


class IllegalMove(Exception):
    """A move that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal.rule))
        self.refusal = refusal


M = TypeVar("M")
O = TypeVar("O", bound=Options)  # noqa: E741


class Position(Protocol[M]):
    """A state of a game: immutable, hashable, picklable and complete.

    A set-up position counts its plies as the game does (for games of placing: pieces placed).
    """

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is; None when the game is over."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that take part, in the order of turns, those that are out included."""

    @property
    def ply(self) -> int:
        """The number of moves made."""

    @property
    def options(self) -> Any:
        """The options of the game that is played."""

    def moves(self) -> Iterator[M]:
        """Yield the legal moves, in an order that depends on the position alone."""

    def refusal(self, move: M) -> Refusal | None:
        """Say why the move is illegal; None exactly when it is legal."""

    def after(self, move: M) -> Self:
        """Return the position after a move that the caller knows to be legal."""

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""


P = TypeVar("P", bound=Position[Any])


class Game(Protocol[M, P, O]):
    """A game: a stateless singleton that starts, writes, reads and describes its positions."""

    @property
    def name(self) -> str:
        """The name in records and on the command line."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats that a game of this kind can have."""

    @property
    def options_type(self) -> type[O]:
        """The dataclass of the options; called without arguments it gives the rule sheet's."""

    @property
    def rules(self) -> type[StrEnum]:
        """The rules that a refusal may name."""

    def start(self, options: O) -> P:
        """Return the position at the start of a game."""

    def format(self, position: P, move: M) -> str:
        """Write a move; the text has no white space."""

    def parse(self, position: P, text: str) -> M:
        """Read a move, legal or not; NotationError."""

    def format_position(self, position: P) -> str:
        """Write a position in one line, so that parse_position gives an equal one back."""

    def parse_position(self, options: O, text: str) -> P:
        """Read a set-up position; NotationError if the text is wrong or no such position can be."""

    def layout(self, position: P) -> Layout:
        """Return the board."""

    def tokens(self, position: P, viewer: Seat | None = None) -> tuple[Token, ...]:
        """Return what lies where, as the viewer (None: anybody) may see it."""

    def effects(self, before: P, move: M) -> tuple[Effect, ...]:
        """Return what a legal move does to the tokens, in the order in which to show it."""

    def standings(self, position: P) -> tuple[Standing, ...]:
        """Return how each seat stands, in the order of turns."""

    def board(self, position: P) -> dict[str, Any]:
        """Return the board as the engine protocol words it, ready for JSON."""

    def text(self, position: P) -> str:
        """Draw the position with characters, for a terminal; several lines."""


def play(position: P, move: Any) -> P:
    """Return the position after the move: the one checked door. Raises IllegalMove."""
    refusal = position.refusal(move)
    if refusal is not None:
        raise IllegalMove(refusal)
    return position.after(move)
