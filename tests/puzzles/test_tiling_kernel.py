"""The compiled solvers: same solutions, same order and same numbers as their twins in Python."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.puzzles import kernels, tiling_frontier, tiling_kernel
from pentogames.puzzles.tiling import Laid, StoppedError, Tiling
from pentogames.puzzles.tiling_board import TilingBoard
from pentogames.puzzles.tiling_count import count, solutions
from pentogames.puzzles.tiling_frontier import TooManyError
from pentogames.puzzles.tiling_kernel import Placements, kernel_in_use, suits
from pentogames.puzzles.tiling_names import known_tilings, rectangle
from pentogames.puzzles.tiling_search import search_board, search_plain
from pentogames.resources import resource_path

KNOWN = known_tilings()
WORD = 8  # bytes
Find = Callable[..., Iterator[Placements]]


def by_both(tiling: Tiling, monkeypatch: pytest.MonkeyPatch) -> tuple[list[object], list[object]]:
    """Return what is found with the kernels, and without."""

    def found() -> list[object]:
        return [count(tiling), count(tiling, all_symmetries=True), list(solutions(tiling))]

    fast = found()
    with monkeypatch.context() as patch:
        patch.setattr(tiling_kernel, "_search", None)
        assert not kernel_in_use()
        return fast, found()


def test_the_kernels_are_in_use_where_they_are_compiled() -> None:
    folder = resource_path().parent / "pentogames" / "puzzles" / "kernels"
    compiled = [path for path in folder.glob("_*") if path.suffix in {".so", ".pyd"}]
    assert kernel_in_use() == (len(compiled) == 2)
    assert all(name in (kernels.__doc__ or "") for name in ("solvers", "twins"))


@pytest.mark.parametrize(
    "name", ["3x20", "4x15", "5x3", "5x6", "5x9", "triple-F", "triple-X", "triple-I"]
)
def test_known_puzzles_are_solved_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fast, slow = by_both(KNOWN[name].tiling, monkeypatch)
    assert fast == slow
    assert len(fast[2]) == KNOWN[name].solutions


@pytest.mark.parametrize("pieces", ["PPPPLLLL", "LLPPYYNI", "LLLPPPPUYY", "YYYYYYYY", "I8"])
def test_copies_of_pieces_are_used_alike(pieces: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, rows in ((4, 5), (2, 10), (5, 5)):
        letters = "I" * 8 if pieces == "I8" else pieces
        fast, slow = by_both(Tiling(rectangle(columns, rows), letters), monkeypatch)
        assert fast == slow


def test_all_pieces_given_leave_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Laid("I", tuple(Square(x, 0) for x in range(5)))
    fast, slow = by_both(Tiling(rectangle(5, 1), LETTERS, (line,)), monkeypatch)
    assert fast == slow == [{"": 1}, {"": 1}, [(line,)]]


@st.composite
def regions(draw: st.DrawFn) -> Tiling:
    """Rectangles with some squares taken out, as many as leave a multiple of five."""
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(2, 6))
    squares = sorted(rectangle(columns, rows))
    while len(squares) > 5 and (len(squares) % 5 or draw(st.booleans())):
        squares.remove(draw(st.sampled_from(squares)))
    return Tiling(frozenset(squares), draw(st.text(LETTERS, max_size=6)) + LETTERS)


@settings(max_examples=60, deadline=None)
@given(regions())
def test_random_regions_are_searched_alike(tiling: Tiling) -> None:
    board = TilingBoard(tiling)
    assert list(search_board(board)) == list(search_plain(board))
    plain = tiling_frontier.Frontier(board)
    assert list(tiling_frontier.placements(board)) == list(plain.solutions())
    assert tiling_frontier.ways(board) == plain.ways()


@pytest.mark.parametrize("name", ["6x10", "8x8-corners", "10x10", "cross"])
def test_the_first_solutions_are_the_same(name: str) -> None:
    board = TilingBoard(KNOWN[name].tiling)
    assert list(islice(search_board(board), 20)) == list(islice(search_plain(board), 20))


def found_within(find: Find, most: int) -> tuple[int, bool]:
    """Return how many solutions so many placements find, and whether these are all."""
    found: list[Placements] = []
    try:
        found.extend(find(TilingBoard(KNOWN["5x3"].tiling), None, most))
    except StoppedError:
        return len(found), False
    return len(found), True


def test_a_search_stops_after_so_many_placements() -> None:
    limits = range(0, 700, 7)
    numbers = [found_within(search_plain, most) for most in limits]
    assert numbers == [found_within(search_board, most) for most in limits]
    assert numbers == sorted(numbers)
    assert numbers[0] == (0, False)
    assert numbers[-1] == (28, True)


def test_a_board_too_large_for_the_kernels_is_searched_all_the_same() -> None:
    wide = Tiling(rectangle(60, 20), "I" * 240)
    board = TilingBoard(wide)
    assert not suits(board)
    assert len(next(search_board(board))) == 240


def test_numbers_beyond_64_bits_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    board = TilingBoard(Tiling(rectangle(5, 80), "P" * 80))
    assert suits(board)
    number = tiling_frontier.ways(board)["P" * 80]
    assert number > 1 << 64
    monkeypatch.setattr(tiling_kernel, "_search", None)
    assert tiling_frontier.ways(board) == {"P" * 80: number}


def test_what_is_too_large_is_refused_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiling_frontier, "MOST_NODES", 500)
    for switched_off in (False, True):
        if switched_off:
            monkeypatch.setattr(tiling_kernel, "_search", None)
        with pytest.raises(TooManyError):
            count(KNOWN["5x6"].tiling)
        with pytest.raises(TooManyError):
            next(solutions(KNOWN["5x6"].tiling))


SOUND = (4, b"\0" * WORD, b"\x1f" + b"\0" * 7, b"\x1f" + b"\0" * 7, b"\0")
FIRSTS = b"\0\0\0\0" + b"\1\0\0\0" * 65


@pytest.mark.parametrize(
    "tables",
    [
        (4, b"", b"", b"", b"", b"", b""),
        (0, *SOUND[1:], FIRSTS, b"\1\0"),
        (*SOUND[:4], b"\1", FIRSTS, b"\1\0"),
        (*SOUND[:3], b"\x0f" + b"\0" * 7, b"\0", FIRSTS, b"\1\0"),
        (*SOUND, FIRSTS[:-4], b"\1\0"),
        (*SOUND, b"\0" * 260 + b"\2\0\0\0", b"\1\0"),
        (*SOUND, b"\1\0\0\0" * 66, b"\1\0"),
    ],
)
def test_the_search_refuses_tables_that_do_not_agree(tables: tuple[object, ...]) -> None:
    search = tiling_kernel._search
    if search is not None:
        assert search.Search(*SOUND, FIRSTS, b"\1\0").advance(10) == 1
        with pytest.raises(ValueError, match="do not agree"):
            search.Search(*tables)
    assert kernel_in_use() == (search is not None)
