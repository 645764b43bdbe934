"""Pauli: single pieces in five colours on an 8x8 board, and a card for each pentomino.

Rules: Pauli page. What this module offers is the game as every game offers it (``PAULI``), its
values, and what a screen asks besides: ``matches``, ``what_if``, ``places_for``, ``consequences``,
and ``matches_on`` for pieces without owners.
The rules themselves are in _pauli_position.py, how matches are found in _pauli_matches.py.
"""

import re
from typing import Any

from pentogames.core.cells import Square, bits
from pentogames.core.game import (
    Effect,
    EffectKind,
    Mark,
    NotationError,
    Role,
    Seat,
    Standing,
    Token,
)
from pentogames.core.layout import Layout, edge_labels
from pentogames.core.shapes import LETTERS
from pentogames.games._pauli_matches import (
    COLOUR_NAMES,
    COLOURS,
    GRID,
    LETTER_OF,
    SIZE,
    read_square,
    square_name,
)
from pentogames.games._pauli_position import (
    HOME,
    SEATS,
    STOCK,
    PauliMove,
    PauliOptions,
    PauliPosition,
    PauliRule,
    Reason,
)
from pentogames.games._pauli_preview import (
    Chance,
    Match,
    PlainMatch,
    Preview,
    consequences,
    matches,
    matches_on,
    places_for,
    what_if,
)
from pentogames.games._pauli_records import read_position, write_position

__all__ = [
    "COLOURS",
    "COLOUR_NAMES",
    "PAULI",
    "STOCK",
    "Chance",
    "Match",
    "Pauli",
    "PauliMove",
    "PauliOptions",
    "PauliPosition",
    "PauliRule",
    "PlainMatch",
    "Preview",
    "Reason",
    "consequences",
    "matches",
    "matches_on",
    "places_for",
    "what_if",
]

_NOTATION = re.compile(r"([A-Z])-([a-z][1-9][0-9]*)", re.ASCII)

_PIECES = tuple(
    (seat, colour, number)
    for seat, stock in zip(SEATS, STOCK, strict=True)
    for colour, count in zip(COLOURS, stock, strict=True)
    for number in range(1, count + 1)
)
"""The thirty pieces in the order of a position's ``places``: owner, colour and number."""

_LAYOUT = Layout(
    squares=GRID.squares(GRID.full),
    labels=edge_labels(range(SIZE), range(SIZE), lower_case=True),
    name=square_name,
    square=read_square,
)


class Pauli:
    """The game of Pauli."""

    name = "pauli"
    seats: tuple[Seat, ...] = SEATS
    options_type = PauliOptions
    rules = PauliRule

    def start(self, options: PauliOptions) -> PauliPosition:
        """Return the empty board, with the cards that the options give."""
        held = [sum(1 << LETTERS.index(letter) for letter in options.given(seat)) for seat in SEATS]
        return PauliPosition.build(options, (HOME,) * len(_PIECES), (held[0], held[1]), 0)

    def format(self, position: PauliPosition, move: PauliMove) -> str:
        """Write a move: ``B-d4``."""
        return f"{move.colour}-{square_name(move.square)}"

    def parse(self, position: PauliPosition, text: str) -> PauliMove:
        """Read a move of the seat whose turn it is or, after the end, would be."""
        found = _NOTATION.fullmatch(text)
        if found is None:
            raise NotationError(f"{text!r} is no move: a colour's letter and a square, as in B-d4")
        return PauliMove(SEATS[position.turn], found[1], read_square(found[2]))

    def format_position(self, position: PauliPosition) -> str:
        """Write a position in one line."""
        return write_position(position)

    def parse_position(self, options: PauliOptions, text: str) -> PauliPosition:
        """Read a position; NotationError if the text is wrong or no such position can be."""
        return read_position(options, text)

    def layout(self, position: PauliPosition) -> Layout:
        """Return the board of 64 squares, a1 to h8."""
        return _LAYOUT

    def tokens(self, position: PauliPosition, viewer: Seat | None = None) -> tuple[Token, ...]:
        """Return the thirty pieces (``Cool/B/1``) and the twelve cards (``card/F``)."""
        pieces = (_piece(piece, place) for piece, place in enumerate(position.places))
        cards = (_card(position, number) for number in range(len(LETTERS)))
        return (*pieces, *cards)

    def effects(self, before: PauliPosition, move: PauliMove) -> tuple[Effect, ...]:
        """Return the steps of a turn: the piece, then explosions and cards, or new matches."""
        after, turn = before.after(move), before.turn_of(move)
        piece, index = before.piece_for(move), GRID.index(move.square)
        put = Effect(EffectKind.PUT, (_piece(piece, HOME),), (_piece(piece, index),))
        if not turn.exploding:
            return (put, *(_taken(before, after, match) for match in turn.made))
        lying = list(before.places)
        lying[piece] = index
        sent = [
            number
            for number, place in enumerate(lying)
            if place != HOME and turn.emptied >> place & 1
        ]
        take = Effect(
            EffectKind.TAKE,
            tuple(_piece(number, lying[number]) for number in sent),
            tuple(_piece(number, HOME) for number in sent),
            marks=tuple(_mark(match) for match in turn.exploding),
        )
        # The exploding match is a second one of an active card; whether the first one is destroyed
        # along with it, so that cards turn, depends on the pieces they share.
        if not turn.turned:
            return put, take
        cards = tuple(bits(turn.turned))
        change = Effect(
            EffectKind.CHANGE,
            tuple(_card(before, number) for number in cards),
            tuple(_card(after, number) for number in cards),
        )
        return put, take, change

    def standings(self, position: PauliPosition) -> tuple[Standing, ...]:
        """Return the cards, those that are active, and the pieces in the stash of each seat."""
        outcome = position.outcome()
        return tuple(
            Standing(
                seat,
                place=outcome.places[seat] if outcome else None,
                figures=(
                    ("cards", position.held[number].bit_count()),
                    (
                        "active-cards",
                        sum(1 for card in bits(position.held[number]) if position.live[card]),
                    ),
                    ("stash", sum(position.stash(number, colour) for colour in range(5))),
                ),
            )
            for number, seat in enumerate(SEATS)
        )

    def board(self, position: PauliPosition) -> dict[str, Any]:
        """Return pieces by square, stashes by seat and colour, and cards by letter."""
        return {
            "pieces": {
                square_name(square): [seat, colour]
                for square, (seat, colour) in sorted(_lying(position).items())
            },
            "stash": {
                seat: {
                    colour: position.stash(number, index) for index, colour in enumerate(COLOURS)
                }
                for number, seat in enumerate(SEATS)
            },
            "cards": {
                letter: {"owner": _owner(position, number), "active": bool(position.live[number])}
                for number, letter in enumerate(LETTERS)
            },
        }

    def text(self, position: PauliPosition) -> str:
        """Draw the board, stashes and cards; Cool's pieces point up (^), Hot's down (v).

        Small letters are passive cards.
        """
        lying = _lying(position)
        rows = []
        for y in reversed(range(SIZE)):
            cells = (lying.get(Square(x, y)) for x in range(SIZE))
            drawn = (
                f"{cell[1]}{'^' if cell[0] == 'Cool' else 'v'}" if cell else ". " for cell in cells
            )
            rows.append(f"{y + 1}  {' '.join(drawn)}".rstrip())
        rows.append("   " + "  ".join("abcdefgh"))
        for number, seat in enumerate(SEATS):
            stash = " ".join(
                f"{colour}{position.stash(number, index)}" for index, colour in enumerate(COLOURS)
            )
            cards = _card_letters(position, position.held[number])
            rows.append(f"{seat:4}  stash {stash}  cards {cards}")
        free = position.held[0] | position.held[1]
        rows.append(f"free  cards {_card_letters(position, ~free)}")
        return "\n".join(rows)


def _piece(number: int, place: int) -> Token:
    """Return the token of a piece at a place."""
    seat, colour, copy = _PIECES[number]
    squares = () if place == HOME else (GRID.square(place),)
    return Token(f"{seat}/{colour}/{copy}", "arrow", seat, colour, squares)


def _card(position: PauliPosition, number: int) -> Token:
    """Return the token of a pentomino's card."""
    owner = _owner(position, number)
    state = "free" if owner is None else "active" if position.live[number] else "passive"
    return Token(f"card/{LETTERS[number]}", "card", owner, LETTERS[number], state=state)


def _owner(position: PauliPosition, number: int) -> Seat | None:
    owner = position.owner_of_card(number)
    return None if owner is None else SEATS[owner]


def _taken(before: PauliPosition, after: PauliPosition, match: int) -> Effect:
    """Return the effect of a new match on its card."""
    number = LETTER_OF[match]
    return Effect(
        EffectKind.CHANGE, (_card(before, number),), (_card(after, number),), marks=(_mark(match),)
    )


def _mark(match: int) -> Mark:
    return Mark(Role.LINE, GRID.squares(match), LETTERS[LETTER_OF[match]])


def _lying(position: PauliPosition) -> dict[Square, tuple[Seat, str]]:
    """Return the owner and the colour of the piece on each occupied square."""
    return {
        GRID.square(place): _PIECES[number][:2]
        for number, place in enumerate(position.places)
        if place != HOME
    }


def _card_letters(position: PauliPosition, cards: int) -> str:
    letters = (
        letter if position.live[number] else letter.lower()
        for number, letter in enumerate(LETTERS)
        if cards >> number & 1
    )
    return "".join(letters) or "-"


PAULI = Pauli()
