"""Computer players behind signals: moves, hints and analyses of the real games."""

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from pentogames.bots.analysis import Judged
from pentogames.bots.hints import Hint
from pentogames.bots.profiles import profile_of
from pentogames.bots.thinking import think
from pentogames.bots.thought import Thought
from pentogames.games import GAMES, game_named
from tests.model.askers import PATIENCE, Asker, Ticks

NAMES = [game.name for game in GAMES if profile_of(game.name) is not None]
SILENCE = 50  # milliseconds for which the event loop may be silent
TOP = 7


@pytest.fixture
def asker(qtbot: QtBot) -> Iterator[Asker]:
    asker = Asker(qtbot)
    yield asker
    asker.runner.close()


def opening(name: str, plies: int = 0) -> Any:
    """Return a position soon after the start."""
    game = game_named(name)
    position = game.start(game.options_type())
    for _ in range(plies):
        position = position.after(next(iter(position.moves())))
    return position


@pytest.mark.parametrize("name", NAMES)
def test_moves_hints_and_analyses_come_through(name: str, asker: Asker) -> None:
    position = opening(name, 2)
    moves = [next(iter(position.moves()))]
    thinking = asker.runner.think(name, position, 2, 7, match=3)
    hinting = asker.runner.hint(name, position, match=3, level=2)
    analysing = asker.runner.analyse(name, position, moves, match=3, level=2)
    asker.wait_until_free()
    assert asker.failures == []
    (thought, hint, judged) = (result for _, result in asker.answers)
    assert [ticket for ticket, _ in asker.answers] == [thinking, hinting, analysing]
    assert thinking.ply == position.ply
    assert isinstance(thought, Thought)
    assert thought.move == think(name, position, 2, 7).move
    assert isinstance(hint, Hint)
    assert position.refusal(hint.move) is None
    assert [each.ply for each in judged] == [0, 1]
    told = [value for ticket, value in asker.told if ticket == analysing]
    assert [value for value in told if isinstance(value, Judged)] == list(reversed(judged))


def test_the_event_loop_goes_on_while_the_top_level_thinks(asker: Asker, qtbot: QtBot) -> None:
    position = opening("universe")
    ticks = Ticks()
    ticket = asker.runner.think("universe", position, TOP, 1, seconds=60.0)
    asker.wait_for_progress(ticket)
    thinking_since = ticks.number
    qtbot.waitUntil(lambda: ticks.number >= thinking_since + 100, timeout=PATIENCE)
    assert ticks.number * SILENCE > ticks.elapsed()
    asker.runner.stop()
    asker.wait_until_free()
    ((answered, thought),) = asker.answers
    assert answered == ticket
    assert position.refusal(thought.move) is None
    assert not thought.complete


def test_a_thought_that_is_cancelled_makes_room_for_the_next(asker: Asker) -> None:
    asker.wait_for_progress(asker.runner.think("pentago", opening("pentago"), TOP, 1, seconds=60.0))
    asker.runner.cancel()
    later = opening("pentago", 1)
    ticket = asker.runner.think("pentago", later, 1, 1)
    asker.wait_until_free()
    ((answered, thought),) = asker.answers
    assert answered == ticket
    assert later.refusal(thought.move) is None


def test_a_thinker_that_is_killed_is_replaced(asker: Asker) -> None:
    position = opening("pauli")
    asker.wait_for_progress(asker.runner.think("pauli", position, TOP, 1, seconds=60.0))
    assert asker.runner.pid is not None
    os.kill(asker.runner.pid, signal.SIGKILL)
    asker.wait_until_free()
    assert len(asker.failures) == 1
    asker.runner.think("pauli", position, 1, 1)
    asker.wait_until_free()
    assert len(asker.answers) == 1


def test_there_is_nothing_to_think_about(asker: Asker) -> None:
    asker.runner.think("picture-puzzle", opening("picture-puzzle"), 1, 1)
    asker.wait_until_free()
    ((_, sentence),) = asker.failures
    assert "no computer plays picture-puzzle" in sentence
