"""The classic tiling puzzles: rectangles, squares, triplications, and Universe's own boards."""

from collections.abc import Callable, Iterator

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_count import count
from pentogames.puzzles.tiling_effort import effort
from pentogames.puzzles.tiling_names import known_tilings, rectangle

Puzzle = tuple[str, str, Tiling]  # key, name and puzzle

HOLES = {
    "8x8-pinwheel": ("8×8 with a pinwheel", ((3, 2), (5, 3), (4, 5), (2, 4))),
    "8x8-four": ("8×8 with four windows", ((2, 2), (5, 2), (2, 5), (5, 5))),
    "8x8-near-corners": ("8×8 with holes near its corners", ((1, 1), (6, 1), (1, 6), (6, 6))),
    "8x8-diagonal": ("8×8 with a diagonal", ((2, 2), (3, 3), (4, 4), (5, 5))),
    "8x8-slit": ("8×8 with a slit", ((2, 4), (3, 4), (4, 4), (5, 4))),
    "8x8-bite": ("8×8 without a block in a corner", ((6, 6), (7, 6), (6, 7), (7, 7))),
    "8x8-notches": ("8×8 with a notch in each side", ((3, 0), (7, 3), (4, 7), (0, 4))),
}


def _rectangles() -> Iterator[Puzzle]:
    for name in ("6x10", "5x12", "4x15", "3x20"):
        yield name, name.replace("x", "×"), known_tilings()[name].tiling


def _squares() -> Iterator[Puzzle]:
    square = rectangle(8, 8)
    for what in ("centre", "corners"):
        name = f"8x8-{what}"
        yield name, f"8×8 without its {what}", known_tilings()[name].tiling
    for key, (name, holes) in HOLES.items():
        yield key, name, Tiling(square - {Square(x, y) for x, y in holes})


def _fives() -> Iterator[Puzzle]:
    """Yield 5xk with any pieces, and with those that leave one solution, the hardest of them."""
    for columns in range(3, 11):
        name = f"5x{columns}"
        yield name, f"5×{columns} with any pieces", known_tilings()[name].tiling
    for columns in range(4, 11):
        region = rectangle(columns, 5)
        unique = [pieces for pieces, number in count(Tiling(region)).items() if number == 1]
        puzzles = [Tiling(region, pieces) for pieces in unique]
        hardest = max(puzzles, key=lambda puzzle: effort(puzzle, most=1000))
        yield f"5x{columns}-one", f"5×{columns} in one way", hardest


def _triplications() -> Iterator[Puzzle]:
    for letter in LETTERS:
        yield f"triple-{letter}", f"Triple {letter}", known_tilings()[f"triple-{letter}"].tiling


def _universe() -> Iterator[Puzzle]:
    boards = {
        "10x9": ("Board of 10×9", UniverseOptions(players=2, rows=9), 2),
        "10x10": ("Board for two", UniverseOptions(players=2), 2),
        "three-players": ("Board for three", UniverseOptions(players=3), 3),
        "cross": ("Board for four", UniverseOptions(players=4), 4),
    }
    for key, (name, options, sets) in boards.items():
        squares = UNIVERSE.layout(UNIVERSE.start(options)).squares
        yield key, name, Tiling(frozenset(squares), LETTERS * sets)


GROUPS: dict[str, Callable[[], Iterator[Puzzle]]] = {
    "rectangles": _rectangles,
    "squares": _squares,
    "fives": _fives,
    "triplications": _triplications,
    "universe": _universe,
}
"""By name in the order in which they are shown."""
