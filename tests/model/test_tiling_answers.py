"""Solutions of several puzzles, found by another process while the window goes on."""

import pytest

from pentogames.model.tiling_answers import TilingAnswers
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_names import rectangle

LINE = Tiling(rectangle(5, 1), "I")
SQUARE = Tiling(rectangle(5, 5))
NONE = Tiling(rectangle(5, 1), "F")


@pytest.fixture
def answers(qtbot):
    answers = TilingAnswers()
    yield answers
    answers.put_away()


def test_each_is_solved_and_one_without_a_solution_keeps_none(qtbot, answers) -> None:
    answers.find([LINE, NONE, SQUARE, LINE])
    assert answers.left == 3
    qtbot.waitUntil(lambda: answers.left == 0, timeout=20_000)
    for tiling in (LINE, SQUARE):
        solution = answers.solution(tiling)
        assert solution is not None
        assert {square for laid in solution for square in laid.squares} == tiling.region
    assert answers.solution(NONE) is None
    assert answers.solver.process_id is None  # nothing is left of it


def test_what_is_not_wanted_any_more_is_not_solved(qtbot, answers) -> None:
    answers.find([LINE, SQUARE])
    answers.find([])
    assert answers.left == 0
    assert answers.solver.process_id is None
    answers.find([SQUARE])
    qtbot.waitSignal(answers.found, timeout=20_000).wait()
    assert answers.solution(SQUARE) is not None
    assert answers.solution(LINE) is None
    answers.find([SQUARE])
    assert answers.left == 0


def test_a_solver_that_has_ended_is_told(qtbot, answers, monkeypatch) -> None:
    monkeypatch.setattr("pentogames.model.tiling_solver._JOB", "pentogames.nowhere:nothing")
    with qtbot.waitSignal(answers.failed, timeout=20_000):
        answers.find([LINE])
    assert answers.left == 0
