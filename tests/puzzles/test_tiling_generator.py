"""New tiling puzzles: as ordered, always the same, and solvable; their lot and their measure."""

from collections import Counter
from datetime import date, timedelta

import pytest

from pentogames.puzzles import tiling_kernel
from pentogames.puzzles.tiling import StoppedError, Tiling
from pentogames.puzzles.tiling_count import count
from pentogames.puzzles.tiling_effort import LEVELS, difficulty, effort, level
from pentogames.puzzles.tiling_generator import (
    SEEDS,
    Family,
    Made,
    Order,
    daily_order,
    generate,
    order_of_code,
)
from pentogames.puzzles.tiling_library import entry
from pentogames.puzzles.tiling_lot import Lot
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_regions import LARGEST, SMALLEST, region
from pentogames.puzzles.tiling_text import draw, read_tiling

MONDAY = date(2026, 11, 30)

ORDERS = [
    Order(Family.RECTANGLE, 6, 2, 7),
    Order(Family.HOLES, 5, 1, 12),
    Order(Family.BLOT, 7, 2, 999_999),
    Order(Family.MIRROR, 6, 2, 54452, given=1),
    Order(Family.TURN, 8, 1, 0, one_solution=False),
    Order(Family.BLOT, 12, 2, 5, one_solution=False),
]


def check(made: Made) -> None:
    puzzle, order = made.puzzle, made.order
    assert len(puzzle.region) == 5 * order.pieces == 5 * len(puzzle.pieces)
    assert set(puzzle.givens) <= set(made.solution)
    assert {square for laid in made.solution for square in laid.squares} == puzzle.region
    assert Tiling(puzzle.region, puzzle.pieces, made.solution).left == ""
    assert not Counter(puzzle.pieces) - Counter("FILNPTUVWXYZ")
    assert len(puzzle.givens) >= (order.given or 0)
    assert made.difficulty == difficulty(puzzle)
    if order.one_solution:
        assert sum(count(puzzle).values()) == 1


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.code)
def test_a_new_puzzle_is_as_ordered(order: Order) -> None:
    made = generate(order)
    check(made)
    assert made.difficulty == order.difficulty


# Made by the first version; whoever changes them breaks the codes that people have passed on.
KEPT = {
    "mirror-5-1-one-42": """\
pieces: FLPTW

###.###
##...##
##...##
#.....#
.......
.#...#.
###.###
""",
    "turn-8-3-one-1": """\
pieces: FNPTUWXZ

##PP####
##PPP.##
#.......
#.......
.......#
.......#
##....##
####..##
""",
    "holes-10-2-any-2given-31": """\
pieces: FILNPUWXYZ

..ZZ.....WW.#
..Z.....WW...
.ZZ.....W....
#............
""",
}


@pytest.mark.parametrize("code", KEPT)
def test_a_code_makes_the_same_puzzle_for_ever(code: str) -> None:
    puzzle = generate(order_of_code(code)).puzzle
    drawn = f"pieces: {puzzle.pieces}\n\n{draw(puzzle.region, puzzle.givens)}\n"
    assert drawn == KEPT[code]
    assert read_tiling(drawn) == puzzle


def test_the_kernels_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    order = Order(Family.HOLES, 8, 2, 3)
    fast = generate(order)
    monkeypatch.setattr(tiling_kernel, "_search", None)
    assert generate(order) == fast


def test_another_seed_makes_another_puzzle() -> None:
    regions = {generate(Order(Family.BLOT, 5, 1, seed)).puzzle.region for seed in range(8)}
    assert len(regions) == 8


def test_pieces_beyond_those_ordered_are_laid_only_against_a_second_solution() -> None:
    for seed in range(3):
        any_number = generate(Order(Family.RECTANGLE, 10, 3, seed, one_solution=False, given=2))
        assert len(any_number.puzzle.givens) == 2
        check(any_number)
    # Twelve pieces fill no rectangle in one way only.
    made = generate(Order(Family.RECTANGLE, 12, 2, 1, given=0))
    check(made)
    assert 0 < len(made.puzzle.givens) < 10


@pytest.mark.parametrize("family", Family)
def test_the_smallest_puzzles_are_made(family: Family) -> None:
    for seed in range(3):
        check(generate(Order(family, SMALLEST + seed % 2, 1, seed)))


def test_what_cannot_be_as_hard_comes_as_near_as_it_can() -> None:
    made = generate(Order(Family.RECTANGLE, SMALLEST, 4, 1))
    check(made)
    assert made.difficulty < 4


def test_a_maker_tells_how_far_it_is_and_stops() -> None:
    shares: list[float] = []

    def report(share: float) -> bool:
        shares.append(share)
        return len(shares) < 3

    with pytest.raises(StoppedError):
        generate(Order(Family.RECTANGLE, SMALLEST, 4, 1), report)
    assert len(shares) == 3
    assert shares == sorted(set(shares))
    assert 0 <= shares[0] < shares[-1] < 1


# Codes


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.code)
def test_codes_are_read_back(order: Order) -> None:
    assert order_of_code(order.code) == order
    assert order_of_code(f" {order.code.upper()}\n") == order


@pytest.mark.parametrize(
    "code",
    [
        "",
        "blot",
        "blob-6-2-one-7",
        "blot-2-2-one-7",
        "blot-13-2-one-7",
        "blot-6-5-one-7",
        "blot-6-2-two-7",
        "blot-6-2-one-1000000",
        "blot-6-2-one-5given-7",
        "blot-6-2-one--7",
    ],
)
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match=r"code|pieces|difficult|seeds|Family"):
        order_of_code(code)


# The day's puzzle


def test_each_day_has_its_puzzle() -> None:
    orders = [daily_order(MONDAY + timedelta(days)) for days in range(28)]
    assert [order.difficulty for order in orders] == [1, 1, 2, 2, 3, 3, 4] * 4
    assert len({order.code for order in orders}) == 28
    assert all(order.one_solution for order in orders)
    assert {order.family for order in orders} == set(Family)
    assert orders[0] == order_of_code("blot-5-1-one-359897")


# Regions


@pytest.mark.parametrize("family", Family)
@pytest.mark.parametrize("pieces", range(SMALLEST, LARGEST + 1))
def test_regions_have_their_size_and_are_connected(family: Family, pieces: int) -> None:
    for seed in range(6):
        squares = region(family, pieces, Lot(seed))
        assert len(squares) == 5 * pieces
        assert min(square.x for square in squares) == min(square.y for square in squares) == 0
        reached = {min(squares)}
        while more := {
            one
            for one in squares - reached
            if any(abs(one.x - other.x) + abs(one.y - other.y) == 1 for other in reached)
        }:
            reached |= more
        assert reached == squares
        if family in (Family.MIRROR, Family.TURN):
            assert len(Tiling(squares).symmetries) > 1


# Lot


def test_lots_depend_on_their_seed_alone() -> None:
    assert Lot(7).word() == Lot("7").word() != Lot(8).word()
    assert Lot("ab").word() != Lot("ba").word()
    things = list(range(20))
    Lot("x").shuffle(things)
    assert sorted(things) == list(range(20)) != things
    lot = Lot("even")
    drawn = Counter(lot.below(6) for _ in range(6000))
    assert sorted(drawn) == list(range(6))
    assert all(850 < number < 1150 for number in drawn.values())
    assert {lot.choose("ab") for _ in range(20)} == {"a", "b"}
    assert max(lot.below(SEEDS) for _ in range(100)) < SEEDS


# The measure


def test_levels_go_by_effort() -> None:
    assert [level(tried) for tried in (1, LEVELS[0], LEVELS[0] + 1)] == [1, 1, 2]
    assert [level(LEVELS[1]), level(LEVELS[2]), level(LEVELS[2] + 1)] == [2, 3, 4]


def test_what_people_find_harder_takes_more_effort() -> None:
    efforts = [effort(entry(key).puzzle) for key in ("5x3", "5x10", "triple-U", "triple-I")]
    assert efforts == sorted(set(efforts))
    assert efforts[0] >= 3  # pieces


def test_effort_is_bounded() -> None:
    assert effort(entry("3x20").puzzle, most=50) == 50
    assert effort(Tiling(rectangle(5, 3), "XXX"), most=50) == 50


def test_givens_make_a_puzzle_easier() -> None:
    made = generate(ORDERS[0])
    most = Tiling(made.puzzle.region, made.puzzle.pieces, made.solution[:4])
    assert effort(most) <= effort(made.puzzle)
