"""Overlays of Pauli: all matches, and what the colour in hand could make or may not."""

from collections.abc import Iterator

from pentogames.core.game import Mark, Role
from pentogames.core.shapes import LETTERS
from pentogames.games.pauli import PauliMove, PauliPosition, PauliRule, matches, places_for
from pentogames.teach.overlays import Overlay, nothing

EXCLUDED = frozenset({PauliRule.EXCLUSION_1, PauliRule.EXCLUSION_2})


def all_matches(position: PauliPosition) -> Iterator[Mark]:
    """Yield every match on the board, with its letter."""
    for match in matches(position):
        yield Mark(Role.LINE, match.squares, match.letter)


def openings_for(position: PauliPosition, colour: str) -> Iterator[Mark]:
    """Yield the squares where the seat to move makes matches with a colour, and their letters."""
    seat = position.seats[position.turn]
    found: dict[PauliMove, list[str]] = {}
    for letter in LETTERS:
        for chance in places_for(position, letter):
            move = PauliMove(seat, colour, chance.square)
            if chance.colour == colour and letter not in found.setdefault(move, []):
                found[move].append(letter)
    for move, letters in found.items():
        if position.refusal(move) is None:
            yield Mark(Role.HINT, (move.square,), "".join(letters))


def barred_squares(position: PauliPosition, colour: str) -> Iterator[Mark]:
    """Yield the squares that the exclusion principle forbids the seat to move with a colour."""
    seat = position.seats[position.turn]
    squares = {
        opening.square
        for letter in LETTERS
        for opening in places_for(position, letter)
        if opening.colour == colour
    }
    for square in sorted(squares):
        refusal = position.refusal(PauliMove(seat, colour, square))
        if refusal is not None and refusal.rule in EXCLUDED:
            yield Mark(Role.DEAD, (square,))


OVERLAYS = (
    Overlay(
        "matches",
        "Matches",
        "Show all matches on the board, with owner and majority",
        "matches",
        all_matches,
    ),
    Overlay(
        "openings",
        "Openings",
        "Show where the colour in hand makes a match",
        "openings",
        nothing,
    ),
    Overlay(
        "barred",
        "Forbidden squares",
        "Show where the exclusion principle forbids the colour in hand",
        "dead",
        nothing,
    ),
)
