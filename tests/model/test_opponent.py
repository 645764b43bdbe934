"""The opponent in puzzles: it answers the newest question, advises, and leaves no process."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from pentogames.model.opponent import Opponent
from pentogames.puzzles.attack import Answer
from pentogames.puzzles.attack_library import kind

ATTACK = kind("endgame").attacks[0]
LONG = 20_000


@pytest.fixture
def opponent(qtbot: QtBot):
    made = Opponent()
    made.pause = 0
    yield made
    made.put_away()
    assert made.process_id is None


def test_it_answers_a_line(opponent: Opponent, qtbot: QtBot) -> None:
    with qtbot.waitSignal(opponent.answered, timeout=LONG) as told:
        opponent.answer(ATTACK, (ATTACK.move,))
        assert opponent.busy
    (answer,) = told.args
    assert isinstance(answer, Answer)
    assert answer.holds
    assert not opponent.busy


def test_it_advises_in_steps(opponent: Opponent, qtbot: QtBot) -> None:
    with qtbot.waitSignal(opponent.advised, timeout=LONG) as told:
        opponent.advise(ATTACK, (), ())
    assert len(told.args[0]) == 3


def test_only_the_newest_question_is_answered(opponent: Opponent, qtbot: QtBot) -> None:
    told: list[Answer] = []
    opponent.answered.connect(told.append)
    wrong = next(text for text in ATTACK.tries if text != ATTACK.move)
    opponent.answer(ATTACK, (ATTACK.move,))
    opponent.answer(ATTACK, (wrong,))
    qtbot.waitUntil(lambda: not opponent.busy, timeout=LONG)
    assert [answer.holds for answer in told] == [False]


def test_what_is_dropped_is_not_answered(opponent: Opponent, qtbot: QtBot) -> None:
    told: list[Answer] = []
    opponent.answered.connect(told.append)
    opponent.answer(ATTACK, (ATTACK.move,))
    opponent.drop()
    assert not opponent.busy
    with qtbot.waitSignal(opponent.advised, timeout=LONG):
        opponent.advise(ATTACK, (), ())
    assert told == []


def test_the_player_can_look_at_the_move_before_it_is_answered(
    opponent: Opponent, qtbot: QtBot
) -> None:
    """However quick the answer is: here it is known before anything is asked."""
    opponent.pause = 150
    known = replace(ATTACK, defence="anything")
    with qtbot.waitSignal(opponent.answered, timeout=LONG) as told:
        opponent.answer(known, (known.move,))
        assert opponent._wait.remainingTime() > 0
    assert told.args[0].move == "anything"


def test_an_error_is_told(opponent: Opponent, qtbot: QtBot) -> None:
    with qtbot.waitSignal(opponent.failed, timeout=LONG) as told:
        opponent.answer(ATTACK, ("nonsense",))
    assert "nonsense" in told.args[0]
    assert not opponent.busy
