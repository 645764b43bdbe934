"""Tiling puzzles: published numbers, a slow twin, and what holds for every solution."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.puzzles import tiling_frontier
from pentogames.puzzles.tiling import Laid, Solution, StoppedError, Tiling, has_form
from pentogames.puzzles.tiling_count import count, distinct, solutions
from pentogames.puzzles.tiling_frontier import TooManyError
from pentogames.puzzles.tiling_names import known_tilings, rectangle
from pentogames.puzzles.tiling_search import first_solution, search
from tests.twins.tiling import TwinSolution, classes, tilings

KNOWN = known_tilings()
SLOW = {"8x8-corners"}  # counted by tests/benchmarks/count_tilings.py
PUBLISHED = {name: known for name, known in KNOWN.items() if known.solutions is not None}


def check_solution(tiling: Tiling, solution: Solution) -> None:
    covered = [square for laid in solution for square in laid.squares]
    assert len(covered) == len(set(covered))
    assert set(covered) == tiling.region
    assert all(has_form(laid) for laid in solution)
    assert not Counter(laid.piece for laid in solution) - Counter(tiling.pieces)
    assert set(tiling.givens) <= set(solution)
    assert list(solution) == sorted(solution)


def as_twin(solution: Solution) -> TwinSolution:
    return frozenset(
        (piece, frozenset((x, y) for x, y, _ in squares)) for piece, squares in solution
    )


# Published figures


@pytest.mark.parametrize("name", sorted(set(PUBLISHED) - SLOW))
def test_the_published_number_is_counted(name: str) -> None:
    assert sum(count(PUBLISHED[name].tiling).values()) == PUBLISHED[name].solutions


def test_all_solutions_of_6x10_are_found_and_differ() -> None:
    tiling = KNOWN["6x10"].tiling
    found = list(solutions(tiling))
    assert len(set(found)) == len(found) == 2339
    for solution in found:
        check_solution(tiling, solution)
    assert found[:3] == list(islice(solutions(tiling), 3))


@pytest.mark.parametrize("name", ["4x15", "triple-X", "5x6"])
def test_no_solution_is_another_one_turned(name: str) -> None:
    tiling = KNOWN[name].tiling
    found = list(solutions(tiling))
    assert len(list(distinct(tiling, found))) == len(found) == KNOWN[name].solutions


@pytest.mark.parametrize("name", sorted(KNOWN))
def test_every_known_puzzle_is_solved(name: str) -> None:
    tiling = KNOWN[name].tiling
    solution = first_solution(tiling)
    assert solution is not None
    check_solution(tiling, solution)
    assert len(solution) == len(tiling.region) // 5


def test_the_known_puzzles_have_their_sizes() -> None:
    sizes = {
        name: (len(known.tiling.region), len(known.tiling.pieces)) for name, known in KNOWN.items()
    }
    assert sizes["8x8-centre"] == sizes["8x8-corners"] == sizes["3x20"] == (60, 12)
    assert sizes["5x7"] == (35, 12)
    assert sizes["triple-P"] == (45, 11)
    assert sizes["10x10"] == (100, 24)
    assert sizes["cross"] == (200, 48)
    assert len(KNOWN) == 28


def test_the_cross_is_the_board_of_universe() -> None:
    board = UNIVERSE.layout(UNIVERSE.start(UniverseOptions(players=4)))
    assert KNOWN["cross"].tiling.region == set(board.squares)


# The twin

SMALL = [
    (3, 5, LETTERS),
    (4, 5, LETTERS),
    (5, 5, LETTERS),
    (5, 4, "PPPPLLLL"),
    (2, 10, "LLPPYYNI"),
    (5, 5, "LLLPPPPUYY"),
    (4, 5, "YYYY"),
    (3, 5, "PUV"),
    (3, 5, "XYZ"),
]


@pytest.mark.parametrize(("columns", "rows", "pieces"), SMALL)
def test_all_ways_to_solve_agree_with_the_twin(columns: int, rows: int, pieces: str) -> None:
    tiling = Tiling(rectangle(columns, rows), pieces)
    cells = frozenset((x, y) for x, y, _ in tiling.region)
    expected = tilings(cells, pieces)
    apart = list(solutions(tiling, all_symmetries=True))
    assert {as_twin(solution) for solution in apart} == expected
    assert len(apart) == len(expected)
    searched = list(search(tiling))
    assert sorted(searched) == sorted(apart)
    assert count(tiling, all_symmetries=True) == Counter(
        "".join(sorted(piece for piece, _ in solution)) for solution in expected
    )
    together = classes(expected, cells)
    assert sum(count(tiling).values()) == len(together)
    for found in (list(solutions(tiling)), list(distinct(tiling, searched))):
        twins = [as_twin(solution) for solution in found]
        assert len(twins) == len(together)
        assert all(any(twin in each for twin in twins) for each in together)


def test_some_solutions_stay_the_same_when_turned() -> None:
    tiling = Tiling(rectangle(4, 5), "PPPPLLLL")
    apart = sum(count(tiling, all_symmetries=True).values())
    assert sum(count(tiling).values()) > apart / len(tiling.symmetries)


@st.composite
def small_puzzles(draw_one: st.DrawFn) -> Tiling:
    """Regions grown from pieces that lie side by side, so that most can be solved."""
    pieces = draw_one(st.text(LETTERS, min_size=1, max_size=4))
    square = Square(0, 0)
    taken = {square}
    while len(taken) < 5 * len(pieces):
        beside = sorted(
            {
                Square(x + dx, y + dy)
                for x, y, _ in taken
                for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
            }
            - taken
        )
        beside.sort(key=lambda s: (abs(s.x) + abs(s.y), s))
        taken.add(draw_one(st.sampled_from(beside[:6])))
    return Tiling(frozenset(taken), pieces + draw_one(st.text(LETTERS, max_size=8)))


@settings(max_examples=60, deadline=None)
@given(small_puzzles())
def test_random_regions_agree_with_the_twin(tiling: Tiling) -> None:
    cells = frozenset((x, y) for x, y, _ in tiling.region)
    expected = tilings(cells, tiling.pieces)
    found = list(solutions(tiling, all_symmetries=True))
    for solution in found:
        check_solution(tiling, solution)
    assert {as_twin(solution) for solution in found} == expected
    assert sorted(search(tiling)) == sorted(found)
    assert sum(count(tiling).values()) == len(list(solutions(tiling)))


# Givens


def test_givens_stay_where_they_are() -> None:
    plain = Tiling(rectangle(5, 5))
    every = list(search(plain))
    given_one = every[0][1]
    tiling = Tiling(plain.region, LETTERS, (given_one,))
    expected = sorted(solution for solution in every if given_one in solution)
    assert sorted(search(tiling)) == expected
    assert sorted(solutions(tiling, all_symmetries=True)) == expected
    assert sum(count(tiling, all_symmetries=True).values()) == len(expected)
    assert all(given_one.piece not in pieces for pieces in count(tiling))


def test_givens_may_take_symmetries_away() -> None:
    region = rectangle(5, 5)
    assert len(Tiling(region).symmetries) == 8
    corner = Laid("I", tuple(Square(0, y) for y in range(5)))
    middle = Laid("I", tuple(Square(2, y) for y in range(5)))
    assert len(Tiling(region, LETTERS, (corner,)).symmetries) == 2
    assert len(Tiling(region, LETTERS, (middle,)).symmetries) == 4


def test_a_puzzle_whose_pieces_are_all_given_is_solved() -> None:
    line = Laid("I", tuple(Square(x, 0) for x in range(5)))
    for pieces in ("I", LETTERS):
        tiling = Tiling(rectangle(5, 1), pieces, (line,))
        assert list(search(tiling)) == list(solutions(tiling)) == [(line,)]
        assert count(tiling) == {"": 1}


@pytest.mark.parametrize(
    ("columns", "rows", "pieces"), [(3, 2, LETTERS), (5, 5, "FILN"), (5, 2, "XX"), (5, 1, "")]
)
def test_what_cannot_be_solved_has_no_solution(columns: int, rows: int, pieces: str) -> None:
    tiling = Tiling(rectangle(columns, rows), pieces)
    assert first_solution(tiling) is None
    assert list(solutions(tiling)) == []
    assert count(tiling) == {}


@pytest.mark.parametrize(
    ("pieces", "givens", "reason"),
    [
        ("A", (), "there is no piece A"),
        (LETTERS, (Laid("I", tuple(Square(x, 9) for x in range(5))),), "outside the region"),
        (LETTERS, (Laid("L", tuple(Square(x, 0) for x in range(5))),), "does not look like that"),
        ("F", (Laid("I", tuple(Square(x, 0) for x in range(5))),), "more pieces I are given"),
    ],
)
def test_a_puzzle_that_makes_no_sense_is_refused(
    pieces: str, givens: tuple[Laid, ...], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        Tiling(rectangle(5, 2), pieces, givens)


def test_a_region_needs_a_square() -> None:
    with pytest.raises(ValueError, match="at least one square"):
        Tiling(frozenset())


# Anywhere on the plane, and either way round


def test_a_region_may_lie_anywhere() -> None:
    moved = frozenset(Square(x - 7, y + 3) for x, y, _ in rectangle(5, 4))
    assert count(Tiling(moved)) == count(Tiling(rectangle(4, 5)))
    for solution in solutions(Tiling(moved)):
        check_solution(Tiling(moved), solution)


# Stopping


@pytest.mark.parametrize("asked", [0, 1, 5])
def test_the_solvers_stop_when_told(asked: int) -> None:
    tiling = KNOWN["5x10"].tiling
    shares: list[float] = []

    def report(share: float) -> bool:
        shares.append(share)
        return len(shares) <= asked

    with pytest.raises(StoppedError):
        count(tiling, report=report)
    assert len(shares) == asked + 1
    for find in (search(tiling, report), solutions(tiling, report=report)):
        shares.clear()
        with pytest.raises(StoppedError):
            list(find)
        assert len(shares) == asked + 1


def test_reports_rise_from_none_to_all() -> None:
    shares: list[float] = []

    def report(share: float) -> bool:
        shares.append(share)
        return True

    tiling = KNOWN["5x6"].tiling
    for work in (
        lambda: count(tiling, report=report),
        lambda: list(solutions(tiling, report=report)),
        lambda: list(search(tiling, report)),
    ):
        shares.clear()
        work()
        assert shares == sorted(shares)
        assert 0 <= shares[0] < 0.2
        assert 0.9 < shares[-1] < 1


@pytest.mark.parametrize("most", ["MOST_NODES", "MOST_COMBINATIONS"])
def test_too_large_a_puzzle_is_not_counted(monkeypatch: pytest.MonkeyPatch, most: str) -> None:
    monkeypatch.setattr(tiling_frontier, most, 100)
    with pytest.raises(TooManyError):
        count(KNOWN["5x6"].tiling)
