"""Search for figures of Pauli's pieces with many matches in a rectangle, by simulated annealing.

Run by hand from the project's folder; it prints the best figure, top row first:

    python -m tests.benchmarks.search_pauli_par 5 5 600          matches in all, in a 5x5 square
    python -m tests.benchmarks.search_pauli_par 5 5 600 kinds    different pentominoes

Better ones than those of resources/puzzles/pauli_par.toml belong there.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterable
from math import exp
from time import perf_counter

from pentogames.core.shapes import LETTERS, placements

Cell = tuple[int, int]
Copy = tuple[str, tuple[Cell, ...]]

COLOURS = "BGYOR"
AT_HAND = 6
ROUNDS = 5


def copies_in(columns: int, rows: int) -> list[Copy]:
    """All copies of the pentominoes in a rectangle."""
    return [
        (letter, tuple((x, y) for x, y, _ in squares))
        for letter in LETTERS
        for squares in placements(letter, range(columns), range(rows))
    ]


def drawn(columns: int, rows: int, colour_of: dict[Cell, int]) -> str:
    """A figure as the data write it, top row first."""
    return "/".join(
        "".join(COLOURS[colour_of[x, y]] if (x, y) in colour_of else "." for x in range(columns))
        for y in reversed(range(rows))
    )


def striped(columns: int, rows: int, kinds: bool) -> tuple[float, str]:
    """The best of the colourings in which a step to the side or up always shifts the colour.

    They are far from what annealing comes to first, and in the 5x5 square one has the most matches
    known: all diagonals of one colour each.
    """
    copies, found = copies_in(columns, rows), []
    for shift in range(5):
        colour_of = {(x, y): (x + shift * y) % 5 for x in range(columns) for y in range(rows)}
        if max(Counter(colour_of.values()).values()) <= AT_HAND:
            made = [letter for letter, own in copies if len({colour_of[cell] for cell in own}) == 5]
            value = len(set(made)) + len(made) / 1000 if kinds else len(made)
            found.append((value, drawn(columns, rows, colour_of)))
    return max(found, default=(-1, ""))


class Colouring:
    """A full rectangle, the pieces left over, and which copies of pentominoes are matches.

    ``places`` are the cells and then the spare pieces; each place holds a colour.
    """

    def __init__(self, columns: int, rows: int, rng: random.Random) -> None:
        self.copies = copies_in(columns, rows)
        self.cells = [(x, y) for y in range(rows) for x in range(columns)]
        self.places = list(range(5)) * AT_HAND
        rng.shuffle(self.places)
        number_of = {cell: number for number, cell in enumerate(self.cells)}
        self.members = [[number_of[cell] for cell in own] for _, own in self.copies]
        self.touching: list[set[int]] = [set() for _ in self.places]
        for copy, own in enumerate(self.members):
            for number in own:
                self.touching[number].add(copy)
        self.is_match = [False] * len(self.copies)
        self.tally: Counter[str] = Counter()
        self.recount(range(len(self.copies)))

    def recount(self, changed: Iterable[int]) -> None:
        """Bring the matches among these copies up to date."""
        for copy in changed:
            now = len({self.places[number] for number in self.members[copy]}) == 5
            if now != self.is_match[copy]:
                self.is_match[copy] = now
                self.tally[self.copies[copy][0]] += 1 if now else -1

    def swap(self, one: int, other: int) -> None:
        """Exchange the colours of two places; done twice, it is undone."""
        places = self.places
        if places[one] != places[other]:
            places[one], places[other] = places[other], places[one]
            # A copy that holds both is a match as before.
            self.recount(self.touching[one] ^ self.touching[other])

    def value(self, kinds: bool) -> float:
        """Matches in all, or different pentominoes with the matches as a tie-break."""
        total = self.tally.total()
        return sum(map(bool, self.tally.values())) + total / 1000 if kinds else total

    def colour_of(self) -> dict[Cell, int]:
        return dict(zip(self.cells, self.places, strict=False))


def search(
    columns: int, rows: int, seconds: float, seed: int, kinds: bool = False
) -> tuple[int, str]:
    """The best value of the striped colourings and of so many seconds of annealing, in rounds."""
    rng = random.Random(seed)
    state = Colouring(columns, rows, rng)
    hot = 0.6 if kinds else 3.0
    score = state.value(kinds)
    best, figure = striped(columns, rows, kinds)
    start = perf_counter()
    while (spent := (perf_counter() - start) / seconds) < 1:
        heat = hot * 0.08 ** (spent * ROUNDS % 1)
        one, other = rng.randrange(len(state.cells)), rng.randrange(len(state.places))
        state.swap(one, other)
        new = state.value(kinds)
        if new < score and rng.random() >= exp((new - score) / heat):
            state.swap(one, other)
            continue
        score = new
        if score > best:
            best, figure = score, drawn(columns, rows, state.colour_of())
    return int(best), figure


def main() -> None:
    columns, rows, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    print(*search(columns, rows, seconds, random.randrange(10**6), "kinds" in sys.argv[4:]))


if __name__ == "__main__":
    main()
