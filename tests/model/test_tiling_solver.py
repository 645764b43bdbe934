"""The solver's process: the newest question is answered, and nothing is left of it."""

import os
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from pentogames.model.tiling_solver import TilingSolver
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_insight import Insight, Question
from pentogames.puzzles.tiling_names import known_tilings, rectangle

SMALL = Question(Tiling(rectangle(5, 3)), count=True)
SMALLER = Question(Tiling(rectangle(5, 2)), count=True)
LONG = Question(known_tilings()["8x8-corners"].tiling, count=True)
PATIENCE = 20_000


@pytest.fixture
def solver(qtbot: QtBot) -> Iterator[TilingSolver]:
    solver = TilingSolver()
    yield solver
    solver.put_away()


@pytest.fixture
def told(solver: TilingSolver) -> list[Insight]:
    found: list[Insight] = []
    solver.told.connect(found.append)
    return found


def finished(solver: TilingSolver, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not solver.busy, timeout=PATIENCE)


def test_a_question_is_answered_step_by_step(
    solver: TilingSolver, told: list[Insight], qtbot: QtBot
) -> None:
    assert solver.process_id is None
    solver.ask(SMALL)
    assert solver.busy
    finished(solver, qtbot)
    assert [each.solvable for each in told] == [True, True]
    assert [each.solutions for each in told] == [None, 7]


def test_only_the_newest_question_is_answered(
    solver: TilingSolver, told: list[Insight], qtbot: QtBot
) -> None:
    for question in (LONG, SMALL, LONG, SMALLER):
        solver.ask(question)
    finished(solver, qtbot)
    assert told[-1].solutions == 0
    assert {each.solutions for each in told} <= {None, 0}
    solver.ask(SMALL)
    finished(solver, qtbot)
    assert told[-1].solutions == 7


def test_a_process_that_dies_is_told_and_the_next_question_starts_another(
    solver: TilingSolver, told: list[Insight], qtbot: QtBot
) -> None:
    solver.ask(SMALL)
    finished(solver, qtbot)
    first = solver.process_id
    assert first is not None
    with qtbot.waitSignal(solver.failed, timeout=PATIENCE):
        solver.ask(LONG)
        os.kill(first, signal.SIGKILL)
    assert (solver.busy, solver.process_id) == (False, None)
    solver.ask(SMALL)
    finished(solver, qtbot)
    assert told[-1].solutions == 7
    assert solver.process_id != first


def test_nothing_comes_after_it_is_put_away(
    solver: TilingSolver, told: list[Insight], qtbot: QtBot
) -> None:
    solver.ask(LONG)
    solver.put_away()
    assert (solver.busy, solver.process_id) == (False, None)
    solver.ask(SMALLER)
    finished(solver, qtbot)
    assert told[-1].solutions == 0
    assert {each.solutions for each in told} <= {None, 0}
