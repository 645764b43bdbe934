"""What there is to see in a position of Pauli: its matches, and what a move would bring about.

This is what a screen shows while a card or a square is pointed at. Nothing in here decides a rule.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from pentogames.core.cells import Square, bits
from pentogames.core.game import Refusal
from pentogames.core.shapes import LETTERS
from pentogames.games._pauli_matches import COLOURS, GRID, LETTER_OF, all_matches, colouring
from pentogames.games._pauli_position import SEATS, PauliMove, PauliPosition


@dataclass(frozen=True, slots=True, order=True)
class PlainMatch:
    """A match of pieces that nobody owns: its pentomino and its squares, row by row from below."""

    letter: str
    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A panchromatic match: its squares, row by row from below, with colours and owners.

    ``controller`` is the seat that owns ``majority`` (3, 4 or 5) of its pieces.
    """

    letter: str
    squares: tuple[Square, ...]
    colours: tuple[str, ...]
    owners: tuple[str, ...]
    controller: str

    @property
    def majority(self) -> int:
        """How many of the five pieces the controller owns."""
        return self.owners.count(self.controller)


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would do: a refusal, or matches made, or explosions and what they take along.

    Each of the matches in ``made`` gives its card to its controller. ``emptied`` are the squares
    whose pieces go home, ``turned`` the letters of the cards that turn passive.
    """

    refusal: Refusal | None = None
    made: tuple[Match, ...] = ()
    exploding: tuple[Match, ...] = ()
    emptied: tuple[Square, ...] = ()
    turned: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chance:
    """A vacant square where a piece of the colour would complete a match, with its squares.

    ``controller`` is who would own most of it if the seat to move put that piece there.
    """

    square: Square
    colour: str
    squares: tuple[Square, ...]
    controller: str


def matches(position: PauliPosition) -> tuple[Match, ...]:
    """Return all matches on the board, by letter; there is at most one of each."""
    return tuple(_match(position, match) for match in position.live if match)


def matches_on(pieces: Mapping[Square, str]) -> tuple[PlainMatch, ...]:
    """Return all matches of pieces given by their colours' letters, by letter and squares.

    The squares are of the board of 8x8; there may be any number of pieces and of matches.
    """
    found = all_matches(colouring(pieces))
    return tuple(
        sorted(PlainMatch(LETTERS[LETTER_OF[match]], GRID.squares(match)) for match in found)
    )


def what_if(position: PauliPosition, move: PauliMove) -> Preview:
    """Return what the move would do if it were made, or why it cannot be."""
    refusal = position.refusal(move)
    if refusal is not None:
        return Preview(refusal)
    turn = position.turn_of(move)
    return Preview(
        None,
        tuple(_match(position, match, move) for match in turn.made),
        tuple(_match(position, match, move) for match in turn.exploding),
        GRID.squares(turn.emptied),
        tuple(LETTERS[letter] for letter in bits(turn.turned)),
    )


def places_for(position: PauliPosition, letter: str) -> tuple[Chance, ...]:
    """Return where one more piece would complete a match of the pentomino, by square and colour.

    Pieces that the seat to move has not left, and moves that the exclusion principle forbids, are
    among them: the position's ``refusal`` tells them apart.
    """
    number = LETTERS.index(letter)
    mine = position.cool if position.turn == 0 else ~position.cool
    found = []
    for opening in position.openings:
        if opening.letter == number:
            count = (opening.match & mine & ~opening.bit).bit_count() + 1
            found.append(
                Chance(
                    GRID.square(opening.bit.bit_length() - 1),
                    COLOURS[opening.colour],
                    GRID.squares(opening.match),
                    SEATS[position.turn if count >= 3 else 1 - position.turn],
                )
            )
    return tuple(sorted(found, key=lambda chance: (chance.square, chance.colour, chance.squares)))


def consequences(before: PauliPosition, move: PauliMove) -> tuple[str, ...]:
    """Return in codes what follows a legal move, as a record's comments name it.

    ``explodes F`` for each pentomino of which matches explode, ``takes W`` for each card that the
    mover gets, ``gives L`` for each that the opponent gets.
    """
    turn = before.turn_of(move)
    if turn.exploding:
        letters = sorted({LETTERS[LETTER_OF[match]] for match in turn.exploding})
        return tuple(f"explodes {letter}" for letter in letters)
    made = (_match(before, match, move) for match in turn.made)
    return tuple(
        f"{'takes' if match.controller == move.seat else 'gives'} {match.letter}"
        for match in sorted(made, key=lambda match: match.letter)
    )


def _match(position: PauliPosition, match: int, move: PauliMove | None = None) -> Match:
    """Return a match that lies on the board, or will when the move is made."""
    squares, colours, owners = GRID.squares(match), [], []
    for square in squares:
        bit = GRID.mask([square])
        if move is not None and square == move.square:
            colours.append(move.colour)
            owners.append(move.seat)
        else:
            worn = next(number for number in range(5) if position.colours[number] & bit)
            colours.append(COLOURS[worn])
            owners.append(SEATS[0 if position.cool & bit else 1])
    controller = next(seat for seat in SEATS if owners.count(seat) >= 3)
    return Match(LETTERS[LETTER_OF[match]], squares, tuple(colours), tuple(owners), controller)
