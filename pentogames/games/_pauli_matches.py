"""The geometry of Pauli: its board, its pieces, and how panchromatic matches are found.

Sets of squares are integers of GRID, a board's colouring is five of them (``Colouring``, in the
order of COLOURS), and a match is the set of its five squares: LETTER_OF says of which pentomino.

Matches through a square are found by growing connected sets of different colours from it. Looking
through all placements that cover the square takes two to four times as long
(tests/benchmarks/bench_pauli.py), since most of them fail only at their third or fourth square.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pentogames.core.cells import Grid, Square, bits, letter_name, read_letter_name
from pentogames.core.shapes import LETTERS, placements

SIZE = 8
GRID = Grid(SIZE, SIZE)
_BESIDE = {1 << index: GRID.border(1 << index) for index in bits(GRID.full)}
"""The squares beside each square, as bits."""

COLOURS = "BGYOR"
COLOUR_NAMES = {"B": "blue", "G": "green", "Y": "yellow", "O": "orange", "R": "red"}

Colouring = tuple[int, ...]
"""The squares of each colour, in the order of COLOURS."""

LETTER_OF: dict[int, int] = {
    GRID.mask(squares): number
    for number, letter in enumerate(LETTERS)
    for squares in placements(letter, range(SIZE), range(SIZE))
}
"""The index in LETTERS of the pentomino that a set of five connected squares forms."""


class Opening(NamedTuple):
    """A match that wants one more piece: a vacant square (as a bit) and the colour it needs.

    ``colour`` and ``letter`` are indices in COLOURS and LETTERS; ``match`` includes the square.
    """

    bit: int
    colour: int
    letter: int
    match: int


def square_name(square: Square) -> str:
    """Name a square as Pauli writes it, ``d4``; ValueError if it has no such name."""
    return letter_name(square).lower()


def read_square(text: str) -> Square:
    """Read ``d4`` into a square, on the board or not; ValueError if it is no such name."""
    return read_letter_name(text)


def colouring(pieces: Mapping[Square, str]) -> Colouring:
    """Return the colouring of a board given as the colour's letter on each occupied square."""
    return tuple(
        GRID.mask(square for square, worn in pieces.items() if worn == colour) for colour in COLOURS
    )


def matches_with(colours: Colouring, bit: int, colour: int) -> list[int]:
    """Return the matches that a piece of the colour makes, or would make, on the square ``bit``.

    ``colour`` is an index; what lies on the square itself is not looked at.
    """
    occupied = colours[0] | colours[1] | colours[2] | colours[3] | colours[4]
    return _grown(bit, occupied & ~(colours[colour] | bit), colours)


def all_matches(colours: Colouring) -> list[int]:
    """Return every match on the board, once each, by its lowest square."""
    occupied = colours[0] | colours[1] | colours[2] | colours[3] | colours[4]
    found: list[int] = []
    for mask in colours:
        for index in bits(mask):
            higher = occupied >> index << index
            found += _grown(1 << index, higher & ~mask, colours)
    return sorted(found, key=lambda match: (match & -match, match))


def openings(colours: Colouring) -> list[Opening]:
    """Return every match that one more piece on a vacant square would complete."""
    occupied = colours[0] | colours[1] | colours[2] | colours[3] | colours[4]
    found = []
    for index in bits(GRID.border(occupied)):
        for match in _grown(1 << index, occupied, colours):
            colour = next(number for number in range(5) if not colours[number] & match)
            found.append(Opening(1 << index, colour, LETTER_OF[match], match))
    return found


def union(masks: Iterable[int]) -> int:
    """Return the squares that lie in any of the sets."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def _grown(seed: int, available: int, colours: Colouring) -> list[int]:
    """Return all connected sets of ``seed`` and four available squares of different colours."""
    found: list[int] = []
    _extend(seed, _BESIDE[seed] & available, available, colours, 4, found)
    return found


def _extend(
    got: int, untried: int, available: int, colours: Colouring, wanted: int, found: list[int]
) -> None:
    """Add to ``found`` every set that extends ``got`` by ``wanted`` squares, each set once.

    ``untried`` are the available squares beside ``got``. Each is taken in and then, for the sets
    still to come, left out for good; taking one in leaves out all others of its colour.
    """
    while untried:
        bit = untried & -untried
        untried ^= bit
        if wanted == 1:
            found.append(got | bit)
            continue
        available ^= bit
        for mask in colours:
            if mask & bit:
                rest = available & ~mask
                near = (untried | _BESIDE[bit]) & rest
                if near:
                    _extend(got | bit, near, rest, colours, wanted - 1, found)
                break
