"""What is told of tiling puzzles in the middle: what is hopeless, left, or to be taken back."""

import pytest

from pentogames.core.cells import Square
from pentogames.puzzles.tiling import Laid, StoppedError, Tiling
from pentogames.puzzles.tiling_codes import read_laid
from pentogames.puzzles.tiling_insight import (
    Insight,
    Question,
    hopeless_pockets,
    insights,
    next_piece,
    pockets,
    stuck_pieces,
    take_back,
    tell,
)
from pentogames.puzzles.tiling_names import known_tilings, rectangle
from pentogames.puzzles.tiling_search import first_solution, search
from pentogames.puzzles.tiling_text import read_tiling

SMALL = Tiling(rectangle(5, 3), "FILNPTUVWXYZ")
SOLUTION = next(search(SMALL))
SIX_BY_TEN = known_tilings()["6x10"].tiling
CORNER = Laid("V", tuple(Square(*at) for at in ((0, 2), (1, 2), (2, 0), (2, 1), (2, 2))))
"""Cuts four squares off."""
MOUTH = Laid("U", tuple(Square(*at) for at in ((4, 4), (4, 5), (5, 4), (6, 4), (6, 5))))
"""Cuts one square off."""
MIDDLE = Laid("I", tuple(Square(x, 1) for x in range(5)))


def go_on(share: float) -> bool:
    return True


def of(question: Question) -> list[Insight]:
    return list(insights(question, go_on))


# -- hopeless -------------------------------------------------------------------------------------


def test_pieces_that_fit_nowhere() -> None:
    tiling = read_tiling("pieces: ILPUX\n\n.....\n#...#\n")
    assert stuck_pieces(tiling) == "X"
    assert stuck_pieces(Tiling(tiling.region, "IIX")) == "X"
    rest = Tiling(SMALL.region, SMALL.pieces, (MIDDLE,))
    assert stuck_pieces(rest) == SMALL.pieces.replace("I", "")


def test_pockets_are_the_connected_parts() -> None:
    rest = Tiling(SMALL.region, SMALL.pieces, (MIDDLE,))
    rows = [tuple(Square(x, y) for x in range(5)) for y in (0, 2)]
    assert sorted(pockets(rest)) == rows
    assert hopeless_pockets(rest, go_on) == tuple(rows)
    assert hopeless_pockets(Tiling(rest.region, "III", (MIDDLE,)), go_on) == ()


def test_a_pocket_of_a_wrong_size_is_hopeless_and_the_large_rest_is_not_called_so() -> None:
    rest = Tiling(SIX_BY_TEN.region, SIX_BY_TEN.pieces, (CORNER, MOUTH))
    corner = tuple(Square(x, y) for x in (0, 1) for y in (0, 1))
    assert hopeless_pockets(rest, go_on) == (corner, (Square(5, 5),))


def test_the_rest_of_a_puzzle_is_no_pocket() -> None:
    tiling = SIX_BY_TEN
    laid = (read_laid("X1,1,0"), read_laid("I0,5,0"))
    rest = Tiling(tiling.region, tiling.pieces, laid)
    assert first_solution(rest) is None
    assert hopeless_pockets(rest, go_on) == ()


# -- solutions ------------------------------------------------------------------------------------


def test_quick_answers_come_first() -> None:
    known = of(Question(SMALL, marks=True, count=True))
    assert [each.solvable for each in known] == [None, True, True]
    assert [each.solutions for each in known] == [None, None, 7]
    assert known[-1].solution == first_solution(SMALL)


def test_solutions_left_after_pieces_are_laid() -> None:
    last = of(Question(SMALL, SOLUTION[:1], count=True))[-1]
    again = [each for each in search(SMALL) if SOLUTION[0] in each]
    assert last.solutions == len(again)
    nothing = of(Question(SMALL, (MIDDLE,), count=True))[-1]
    assert (nothing.solvable, nothing.solutions) == (False, 0)


def test_large_puzzles_are_solved_and_not_counted() -> None:
    last = of(Question(known_tilings()["cross"].tiling, count=True))[-1]
    assert (last.solvable, last.solutions, last.too_many) == (True, None, True)


# -- hints ----------------------------------------------------------------------------------------


def test_the_next_piece_is_one_of_the_solution_where_there_is_least_room() -> None:
    laid = next_piece(SMALL, SOLUTION)
    assert laid in SOLUTION
    rest = Tiling(SMALL.region, SMALL.pieces, SOLUTION[:2])
    assert next_piece(rest, SOLUTION) == SOLUTION[2]
    assert next_piece(Tiling(SMALL.region, SMALL.pieces, SOLUTION), SOLUTION) is None


def test_one_piece_is_taken_back_if_one_is_enough() -> None:
    tiling, good = SIX_BY_TEN, first_solution(SIX_BY_TEN)
    assert good is not None
    wrong = CORNER
    others = tuple(
        laid
        for laid in good
        if laid.piece != wrong.piece and not set(laid.squares) & set(wrong.squares)
    )[:3]
    assert take_back(tiling, (wrong, *others), go_on) == (wrong,)
    hint = of(Question(tiling, (wrong, *others), hint=True))[-1]
    assert (hint.solvable, hint.take_back) == (False, (wrong,))


def test_all_from_some_piece_on_are_taken_back_if_one_is_not_enough() -> None:
    good = next(
        laid
        for laid in first_solution(SIX_BY_TEN) or ()
        if laid.piece not in "UV" and not set(laid.squares) & {*CORNER.squares, *MOUTH.squares}
    )
    assert take_back(SIX_BY_TEN, (good, CORNER, MOUTH), go_on) == (CORNER, MOUTH)


def test_nothing_helps_a_puzzle_without_a_solution() -> None:
    nothing = Tiling(rectangle(5, 2), "XX")
    assert take_back(nothing, (), go_on) == ()


# -- stopping -------------------------------------------------------------------------------------


def test_work_stops_as_soon_as_the_report_says_so() -> None:
    work = insights(Question(SIX_BY_TEN, count=True), lambda share: False)
    with pytest.raises(StoppedError):
        list(work)


def test_a_job_tells_what_it_knew_when_it_was_stopped() -> None:
    told: list[Insight] = []
    last = tell(
        Question(SIX_BY_TEN, marks=True, count=True),
        stop=lambda: any(each.solvable for each in told),
        progress=told.append,
    )
    assert (last.solvable, last.solutions) == (True, None)
    assert told[-1] == last
