"""Thinking behind signals: answers, outdated ones, disobedient and dying workers, and the end."""

import os
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from pentogames.bots.worker import Job
from pentogames.model.bot_runner import OBEY_MS, Ticket
from tests.model.askers import PATIENCE, Asker, Ticks

COUNT = Job("tests.bots.jobs:count")
STUBBORN = Job("tests.bots.jobs:stubborn")


def add(one: int, other: int) -> Job:
    return Job("tests.bots.jobs:add", (one, other))


@pytest.fixture
def asker(qtbot: QtBot) -> Iterator[Asker]:
    asker = Asker(qtbot)
    yield asker
    asker.runner.close()


def test_an_answer_carries_what_it_was_asked_for(asker: Asker) -> None:
    first = asker.runner.ask(add(1, 2), match=7, ply=3)
    second = asker.runner.ask(add(3, 4), match=7, ply=4)
    assert asker.runner.busy
    asker.wait_until_free()
    assert asker.answers == [(first, 3), (second, 7)]
    assert asker.told == [(first, [1, 2]), (second, [3, 4])]
    assert (first.match, first.ply, first.generation) == (7, 3, 0)
    assert second.number != first.number
    assert asker.busy == [True, False]


def test_stop_brings_the_best_so_far(asker: Asker) -> None:
    ticket = asker.ask_and_wait_for_begin(COUNT)
    asker.runner.stop()
    asker.wait_until_free()
    ((answered, result),) = asker.answers
    assert answered == ticket
    assert result > 0


@pytest.mark.parametrize("job", [COUNT, STUBBORN], ids=["obedient", "stubborn"])
def test_what_is_cancelled_is_never_answered(asker: Asker, job: Job) -> None:
    asker.ask_and_wait_for_begin(job)
    asker.runner.ask(add(1, 1))
    asker.runner.cancel()
    assert not asker.runner.busy
    told = len(asker.told)
    wanted = asker.runner.ask(add(2, 2))
    assert wanted.generation == 1
    asker.wait_until_free()
    assert asker.answers == [(wanted, 4)]
    assert asker.told[told:] == [(wanted, [2, 2])]
    assert asker.failures == []


def test_only_a_disobedient_worker_is_replaced(asker: Asker) -> None:
    asker.ask_and_wait_for_begin(COUNT)
    process = asker.runner.pid
    asker.runner.cancel()
    asker.runner.ask(add(1, 1))
    asker.wait_until_free()
    assert asker.runner.pid == process
    asker.ask_and_wait_for_begin(STUBBORN)
    asker.runner.cancel()
    asker.runner.ask(add(1, 1))
    asker.wait_until_free()
    assert asker.runner.pid not in {process, None}
    assert [result for _, result in asker.answers] == [2, 2]


def test_a_cancelled_worker_is_free_within_a_tenth_of_a_second() -> None:
    """That is: when its patience is over it is killed, which takes nobody's consent."""
    assert OBEY_MS <= 80


def test_a_worker_killed_in_mid_thought_is_told_and_replaced(asker: Asker) -> None:
    ticket = asker.ask_and_wait_for_begin(STUBBORN)
    waiting = asker.runner.ask(COUNT)
    assert asker.runner.pid is not None
    os.kill(asker.runner.pid, signal.SIGKILL)
    asker.wait_until_free()
    assert [failed for failed, _ in asker.failures] == [ticket, waiting]
    assert asker.failures[0][1].endswith("Your game is unharmed.")
    wanted = asker.runner.ask(add(1, 1))
    asker.wait_until_free()
    assert asker.answers == [(wanted, 2)]


def test_a_worker_that_died_idle_is_replaced_in_silence(asker: Asker, qtbot: QtBot) -> None:
    asker.runner.ask(add(1, 1))
    asker.wait_until_free()
    worker = asker.runner._worker
    assert worker is not None
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    assert worker.reap(PATIENCE / 1000)
    asker.runner.ask(add(2, 2))
    asker.wait_until_free()
    assert [result for _, result in asker.answers] == [2, 4]
    assert asker.failures == []


def test_an_error_is_told_in_a_sentence(asker: Asker) -> None:
    ticket = asker.runner.ask(Job("tests.bots.jobs:fail", ("nothing to do",)))
    asker.wait_until_free()
    assert asker.failures == [
        (ticket, "The computer could not work on this: ValueError: nothing to do")
    ]


def test_where_no_process_can_be_had_that_is_told(
    asker: Asker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("pentogames.bots.worker.Worker", refuse)
    ticket = asker.runner.ask(COUNT)
    asker.wait_until_free()
    assert [failed for failed, _ in asker.failures] == [ticket]


def test_whoever_is_told_may_ask_and_cancel(asker: Asker) -> None:
    def go_on(ticket: Ticket, result: int) -> None:
        if result < 4:
            asker.runner.cancel()
            asker.runner.ask(add(result, 1))

    asker.runner.answered.connect(go_on)
    asker.runner.ask(add(0, 1))
    asker.runner.ask(add(50, 50))
    asker.wait_until_free()
    assert [result for _, result in asker.answers] == [1, 2, 3, 4]


@pytest.mark.parametrize("job", [add(1, 1), COUNT, STUBBORN])
def test_closing_ends_the_worker_at_once_and_for_good(asker: Asker, job: Job) -> None:
    asker.runner.ask(job)
    asker.runner.close()
    assert asker.runner.pid is None
    assert not asker.runner.busy
    asker.runner.ask(add(1, 1))
    asker.runner.prepare("universe")
    assert not asker.runner.busy
    assert asker.runner.pid is None
    assert asker.answers == []


def test_preparing_is_no_request(asker: Asker) -> None:
    asker.runner.prepare("picture-puzzle")
    assert asker.runner.pid is not None
    assert not asker.runner.busy
    ticket = asker.runner.ask(Job("tests.bots.jobs:loaded", ("pentogames.bots.thinking",)))
    asker.wait_until_free()
    assert asker.answers == [(ticket, ["pentogames.bots.thinking"])]


SILENCE = 50  # milliseconds for which the event loop may be silent


def test_the_event_loop_goes_on_while_a_worker_starts_and_works(asker: Asker, qtbot: QtBot) -> None:
    """Ticks of a timer are counted against the time from before the start of the worker."""
    ticks = Ticks()
    asker.ask_and_wait_for_begin(COUNT)
    qtbot.waitUntil(lambda: ticks.number >= 200, timeout=PATIENCE)
    asker.runner.stop()
    asker.wait_until_free()
    assert ticks.number * SILENCE > ticks.elapsed()


def test_a_worker_that_stands_still_holds_nobody_up(asker: Asker, qtbot: QtBot) -> None:
    """Whatever waited for the worker would wait for ever: it neither answers nor ends."""
    asker.ask_and_wait_for_begin(COUNT)
    assert asker.runner.pid is not None
    os.kill(asker.runner.pid, signal.SIGSTOP)
    ticks = Ticks()
    asker.runner.stop()
    for number in range(20):
        asker.runner.ask(add(number, number))
    qtbot.waitUntil(lambda: ticks.number >= 50, timeout=PATIENCE)
    asker.runner.cancel()
    asker.runner.ask(add(1, 1))
    asker.wait_until_free()
    assert asker.answers[-1][1] == 2
