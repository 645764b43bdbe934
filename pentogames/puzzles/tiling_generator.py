"""New tiling puzzles by order: a family of regions, a size, a difficulty, and a seed.

The same order makes the same puzzle everywhere, for ever: numbers are drawn by tiling_lot, nothing
is measured in seconds, and the compiled solvers find what those in Python find. A puzzle is made of
one of its solutions, so it has one; pieces of that solution are laid as givens, one by one, until
the puzzle is as easy as ordered and, if ordered, has no other solution.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from itertools import count, islice

from pentogames.puzzles.tiling import Report, Solution, StoppedError, Tiling
from pentogames.puzzles.tiling_board import TilingBoard
from pentogames.puzzles.tiling_count import distinct
from pentogames.puzzles.tiling_effort import difficulty
from pentogames.puzzles.tiling_library import HARDEST
from pentogames.puzzles.tiling_lot import Lot
from pentogames.puzzles.tiling_regions import LARGEST, SMALLEST, Family, region
from pentogames.puzzles.tiling_search import search_board

SEEDS = 1_000_000
ATTEMPTS = 40
"""So many regions are tried for an order; then the nearest to its difficulty is taken.

More are tried only while there is none at all.
"""

FEWEST_LEFT = 2  # pieces that a player lays at least

_FIND_MOST = 20_000  # placements to the first solution of a region that is worth a puzzle
_PROVE_MOST = 150_000  # placements of the proof that there is no other solution
_CODE = re.compile(r"([a-z]+)-([0-9]{1,2})-([1-4])-(one|any)(?:-([0-9]{1,2})given)?-([0-9]{1,6})")


@dataclass(frozen=True, slots=True)
class Order:
    """What a new puzzle is to be like; ValueError if there is no such puzzle.

    ``pieces`` cover the region. ``given`` of them are laid at the start, more only if there would
    be a second solution; None leaves that to the difficulty. ``one_solution`` asks for no second
    one but rotations and reflections.
    """

    family: Family
    pieces: int
    difficulty: int
    seed: int
    one_solution: bool = True
    given: int | None = None

    def __post_init__(self) -> None:
        if not SMALLEST <= self.pieces <= LARGEST:
            raise ValueError(f"a new puzzle has {SMALLEST} to {LARGEST} pieces")
        if not 1 <= self.difficulty <= HARDEST:
            raise ValueError(f"difficulties are 1 to {HARDEST}")
        if self.given is not None and not 0 <= self.given <= self.pieces - FEWEST_LEFT:
            raise ValueError(f"at least {FEWEST_LEFT} pieces are left to be laid")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"seeds are 0 to {SEEDS - 1}")

    @property
    def code(self) -> str:
        """The order as one word, for people to pass on: ``mirror-8-2-one-4711``."""
        which = "one" if self.one_solution else "any"
        given = "" if self.given is None else f"-{self.given}given"
        return f"{self.family}-{self.pieces}-{self.difficulty}-{which}{given}-{self.seed}"


@dataclass(frozen=True, slots=True)
class Made:
    """A new puzzle with the difficulty that it has, and one of its solutions."""

    order: Order
    puzzle: Tiling
    difficulty: int
    solution: Solution


def order_of_code(code: str) -> Order:
    """Return the order of a code, in whatever case; ValueError if it is none."""
    match = _CODE.fullmatch(code.strip().lower())
    if match is None:
        raise ValueError(f"{code!r} is no puzzle's code")
    family, pieces, level, which, given, seed = match.groups()
    fixed = None if given is None else int(given)
    return Order(Family(family), int(pieces), int(level), int(seed), which == "one", fixed)


def daily_order(day: date) -> Order:
    """Return what the puzzle of a day is like: easy on Mondays, hardest on Sundays."""
    lot = Lot(f"daily {day.isoformat()}")
    level = (1, 1, 2, 2, 3, 3, 4)[day.weekday()]
    pieces = (4, 6, 7, 10)[level - 1] + lot.below(3)
    return Order(lot.choose(list(Family)), pieces, level, lot.below(SEEDS))


def generate(order: Order, report: Report | None = None) -> Made:
    """Return the puzzle of an order; of the difficulty ordered if one is soon found.

    StoppedError if the report, told which share of the attempts is done, says so.
    """
    nearest: Made | None = None
    for attempt in count():
        if nearest is not None and (attempt >= ATTEMPTS or not _error(nearest)):
            break
        if report is not None and not report(min(0.99, attempt / ATTEMPTS)):
            raise StoppedError
        made = _attempt(order, Lot(f"{order.code} {attempt}"))
        if made is not None and (nearest is None or _error(made) < _error(nearest)):
            nearest = made
    assert nearest is not None
    return nearest


def make(order: Order, *, stop: Callable[[], bool], progress: Callable[[float], None]) -> Made:
    """Make the puzzle of an order as a worker's job (bots.worker)."""

    def report(share: float) -> bool:
        progress(share)
        return not stop()

    return generate(order, report)


def _error(made: Made) -> int:
    return abs(made.difficulty - made.order.difficulty)


def _attempt(order: Order, lot: Lot) -> Made | None:
    """Return the puzzle of one region; None if that has none, or none as ordered."""
    solution = _a_solution(Tiling(region(order.family, order.pieces, lot)), lot)
    if solution is None:
        return None
    squares = frozenset(square for laid in solution for square in laid.squares)
    bare = Tiling(squares, "".join(laid.piece for laid in solution))
    laid = list(solution)
    lot.shuffle(laid)
    made = None
    for number in range(order.given or 0, order.pieces - FEWEST_LEFT + 1):
        puzzle = replace(bare, givens=tuple(laid[:number]))
        if order.one_solution and not _is_unique(puzzle):
            continue
        made = Made(order, puzzle, difficulty(puzzle), solution)
        if order.given is not None or made.difficulty <= order.difficulty:
            break
    return made


def _a_solution(tiling: Tiling, lot: Lot) -> Solution | None:
    """Return a solution by lot, with whatever pieces it takes; None if none is soon found."""
    board = TilingBoard(tiling)
    for placements in board.by_lowest:
        lot.shuffle(placements)
    try:
        found = next(search_board(board, most=_FIND_MOST), None)
    except StoppedError:
        return None
    return None if found is None else board.solution(found)


def _is_unique(tiling: Tiling) -> bool:
    """Say whether it is soon proved that a puzzle has no second solution."""
    board = TilingBoard(tiling)
    found: Iterator[Solution] = map(board.solution, search_board(board, most=_PROVE_MOST))
    try:
        return len(list(islice(distinct(tiling, found), 2))) == 1
    except StoppedError:
        return False
