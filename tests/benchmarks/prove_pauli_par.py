"""Prove the best figures of Pauli's solitaire: what resources/puzzles/pauli_par.toml says.

Run by hand from the project's folder: ``python -m tests.benchmarks.prove_pauli_par``. It needs
numpy and, on one core, some four minutes: two for the proofs, and two for the short searches of
search_pauli_par.py where no proof is known.

It shares nothing with the program but the forms of the pentominoes, and compares what it finds with
the figures shipped.

*The most matches in a rectangle, proved.* All colourings of the rectangle with five colours are
looked at, without the limit of six of each colour and with no square vacant: both only add to the
choice, since filling a vacant square destroys no match. The rectangle is cut into a lower and an
upper part. A copy of a pentomino that lies in both is a match when the colours of its two parts are
complementary sets, so the matches across the cut of all pairs of colourings are one product of two
matrices of zeros and ones. Of the colourings of the upper part, those that differ only in the names
of the colours are taken once.

*The fewest pieces with exactly one match of each letter, proved.* Take a figure with the fewest
pieces. Every piece lies in a match, so each connected part has five pieces or more. Two parts have
ten or more together, and parts of five and six pieces hold at most one and six copies, so up to
eleven pieces a figure of more than seven letters is connected, and up to nine pieces every figure
is. All connected figures of n squares are made, those that hold a copy of every letter are kept,
and their colourings are tried square by square, giving up when a letter has two matches or can have
none any more.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from time import perf_counter

import numpy as np

from pentogames.core.shapes import LETTERS, SHAPES
from pentogames.puzzles.panchromatic import fewest_levels, most_levels
from tests.benchmarks.search_pauli_par import AT_HAND, Cell, Copy, copies_in, drawn, search

BATCH = 256


# The most matches, by looking at all colourings.


def colourings(size: int, up_to_names: bool) -> np.ndarray:
    """All colourings of so many cells, a row each, or one of those that differ in names only."""
    if not up_to_names:
        return np.array(list(product(range(5), repeat=size)), dtype=np.int16)
    found = [[0]]
    for _ in range(size - 1):
        found = [[*row, colour] for row in found for colour in range(min(max(row) + 2, 5))]
    return np.array(found, dtype=np.int16)


def colour_sets(rows: np.ndarray, cells: Sequence[int]) -> np.ndarray:
    """The set of colours on the cells, for each colouring; 0 if a colour occurs twice."""
    sets = np.zeros(len(rows), np.int16)
    double = np.zeros(len(rows), bool)
    for cell in cells:
        bit = (1 << rows[:, cell]).astype(np.int16)
        double |= (sets & bit) != 0
        sets |= bit
    sets[double] = 0
    return sets


class Halves:
    """A rectangle cut in two, with the colourings of its parts and the matches across the cut."""

    def __init__(self, columns: int, rows: int) -> None:
        cut = rows // 2
        cells = [(x, y) for y in range(rows) for x in range(columns)]
        self.low = {cell: number for number, cell in enumerate(c for c in cells if c[1] < cut)}
        self.high = {cell: number for number, cell in enumerate(c for c in cells if c[1] >= cut)}
        self.lows = colourings(len(self.low), up_to_names=False)
        self.highs = colourings(len(self.high), up_to_names=True)

    def matches(self, copies: Sequence[Copy]) -> Iterator[np.ndarray]:
        """The matches of the copies, lower colourings by upper ones, in batches of the upper."""
        within_low = np.zeros(len(self.lows), np.float32)
        within_high = np.zeros(len(self.highs), np.float32)
        across: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
        for _, cells in copies:
            low = tuple(self.low[cell] for cell in cells if cell in self.low)
            high = tuple(self.high[cell] for cell in cells if cell in self.high)
            if not high:
                within_low += colour_sets(self.lows, low) == 31
            elif not low:
                within_high += colour_sets(self.highs, high) == 31
            else:
                across.setdefault(high, []).append(low)
        left, right = (
            [within_low, np.ones_like(within_low)],
            [
                np.ones_like(within_high),
                within_high,
            ],
        )
        for high, lows in across.items():
            wanted = [colour_sets(self.lows, low) for low in lows]
            given = colour_sets(self.highs, high)
            for chosen in combinations(range(5), len(high)):
                colours = sum(1 << colour for colour in chosen)
                left.append(sum((sets == 31 ^ colours).astype(np.float32) for sets in wanted))
                right.append((given == colours).astype(np.float32))
        lower, upper = np.stack(left, axis=1), np.stack(right)
        for first in range(0, len(self.highs), BATCH):
            yield lower @ upper[:, first : first + BATCH]

    def colour_of(self, low: int, high: int) -> dict[Cell, int]:
        whole = {cell: int(self.lows[low, number]) for cell, number in self.low.items()}
        return whole | {cell: int(self.highs[high, number]) for cell, number in self.high.items()}


def best_of(
    halves: Halves, scores: Iterator[np.ndarray], columns: int, rows: int
) -> tuple[int, str]:
    """The highest score of all colourings, and a figure with it of six pieces a colour at most."""
    highest, figure = -1, ""
    for batch, score in enumerate(scores):
        top = int(score.max())
        if top < highest or (top == highest and figure):
            continue
        if top > highest:
            highest, figure = top, ""
        for low, high in np.argwhere(score == top):
            colour_of = halves.colour_of(low, batch * BATCH + high)
            if max(Counter(colour_of.values()).values()) <= AT_HAND:
                figure = drawn(columns, rows, colour_of)
                break
    return highest, figure


def prove_most(columns: int, rows: int) -> tuple[int, str]:
    """The most matches in a rectangle, and a figure that has them."""
    halves = Halves(columns, rows)
    return best_of(halves, halves.matches(copies_in(columns, rows)), columns, rows)


def prove_kinds(columns: int, rows: int) -> tuple[int, str]:
    """The most different pentominoes in a small rectangle, and a figure that has them."""
    halves, copies = Halves(columns, rows), copies_in(columns, rows)
    by_letter = [
        halves.matches([copy for copy in copies if copy[0] == letter])
        for letter in sorted({letter for letter, _ in copies})
    ]
    kinds = (
        sum((part > 0.5).astype(np.int8) for part in parts)
        for parts in zip(*by_letter, strict=True)
    )
    return best_of(halves, kinds, columns, rows)


# The fewest pieces, by looking at all connected figures.

FORMS = {
    orientation.offsets: letter for letter in LETTERS for orientation in SHAPES[letter].orientations
}


def placed(cells: Sequence[Cell]) -> tuple[Cell, ...]:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted((x - left, y - low) for x, y in cells))


def standard(cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """The same for all turned and flipped images of a figure."""
    images = []
    for _ in range(4):
        cells = [(y, -x) for x, y in cells]
        images += [placed(cells), placed([(-x, y) for x, y in cells])]
    return min(images)


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def enlarged(figures: set[tuple[Cell, ...]]) -> set[tuple[Cell, ...]]:
    """All connected figures of one cell more."""
    return {
        standard((*figure, cell))
        for figure in figures
        for cell in {near for own in figure for near in beside(own)} - set(figure)
    }


def copies_of(figure: tuple[Cell, ...]) -> list[Copy]:
    """All copies of pentominoes in a connected figure."""
    found = {frozenset([cell]) for cell in figure}
    for _ in range(4):
        found = {
            part | {near}
            for part in found
            for cell in part
            for near in beside(cell)
            if near in figure and near not in part
        }
    return [(FORMS[placed(sorted(part))], tuple(sorted(part))) for part in found]


class Painting:
    """Tries to colour a figure so that each of the letters has exactly one match."""

    def __init__(self, figure: tuple[Cell, ...], copies: Sequence[Copy]) -> None:
        self.copies = copies
        self.order = sorted(figure, key=lambda cell: -sum(cell in own for _, own in copies))
        self.colour_of: dict[Cell, int] = {}
        self.tried = 0

    def painted(self, used: int = 0) -> dict[Cell, int] | None:
        """A colouring, or None if there is none; ``used`` colours have been used so far."""
        self.tried += 1
        if len(self.colour_of) == len(self.order):
            return dict(self.colour_of)
        cell = self.order[len(self.colour_of)]
        for colour in range(min(used + 1, 5)):
            self.colour_of[cell] = colour
            if self.hopeful():
                found = self.painted(max(used, colour + 1))
                if found:
                    return found
            del self.colour_of[cell]
        return None

    def hopeful(self) -> bool:
        """Whether no letter has two matches, and each has one or can still get one."""
        made: Counter[str] = Counter()
        possible = set()
        for letter, own in self.copies:
            colours = [self.colour_of[cell] for cell in own if cell in self.colour_of]
            if len(set(colours)) == len(colours):
                possible.add(letter)
                made[letter] += len(colours) == 5
        return len(possible) == len({letter for letter, _ in self.copies}) and (
            max(made.values(), default=0) <= 1
        )


def prove_fewest(letters: str) -> tuple[int, str]:
    """The fewest pieces with exactly one match of each letter, and a figure that has them."""
    figures = {((0, 0),)}
    for size in range(2, 13):
        figures = enlarged(figures)
        if size < 5:
            continue
        if size > 10:  # one part fewer than all: a figure in two parts has ten pieces or more
            assert len(letters) > 7
        holding = tried = 0
        for figure in sorted(figures):
            copies = [copy for copy in copies_of(figure) if copy[0] in letters]
            if {letter for letter, _ in copies} != set(letters):
                continue
            holding += 1
            painting = Painting(figure, copies)
            found = painting.painted()
            tried += painting.tried
            if found:
                width, height = 1 + max(x for x, _ in found), 1 + max(y for _, y in found)
                return size, drawn(width, height, found)
        print(
            f"  {size:2} pieces: {len(figures)} figures, {holding} hold all letters; "
            f"{tried} colourings begun, none good"
        )
    raise AssertionError("no figure of twelve pieces or fewer")


def report(what: str, found: tuple[int, str], standing: str, par: int, start: float) -> None:
    verdict = "as shipped" if found[0] == par else f"SHIPPED: {par}"
    seconds = perf_counter() - start
    print(f"{what}: {found[0]} ({standing}; {verdict}) {found[1]}  [{seconds:.0f} s]")


def main() -> None:
    for level in most_levels():
        size, start = (level.columns, level.rows), perf_counter()
        if level.columns * level.rows <= 16:
            found, standing = prove_most(*size), "proved"
        else:
            found, standing = search(*size, seconds=60, seed=1), "searched"
        report(f"{level.name} matches", found, standing, level.matches.value, start)
        start = perf_counter()
        if level.columns * level.rows <= 12:
            found, standing = prove_kinds(*size), "proved"
        else:
            found = search(*size, seconds=30, seed=1, kinds=True)
            fitting = len({letter for letter, _ in copies_in(*size)})
            standing = "proved: no others fit" if found[0] == fitting else "searched"
        report(f"{level.name} kinds", found, standing, level.kinds.value, start)
    for wanted in fewest_levels():
        start = perf_counter()
        found = prove_fewest(wanted.letters)
        report(f"{wanted.name} pieces", found, "proved", wanted.pieces.value, start)


if __name__ == "__main__":
    main()
