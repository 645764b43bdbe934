"""Hints at the window's table: the key, the strip's button, what is painted, and what ends them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pentogames.bots.hints import LEVEL, Step
from pentogames.bots.profiles import profile_of
from pentogames.core.game import Role
from pentogames.core.record import Record
from pentogames.games import GAMES, game_named
from pentogames.model import hints as hint_model
from pentogames.window.main_window import MainWindow
from tests.gui.hands import CONTROL, click, key, play_by_drag, scene_of
from tests.model.askers import PATIENCE

NAMES = [game.name for game in GAMES if profile_of(game.name) is not None]
QUICK = 2  # the level of these tests' hints

Begin = Callable[..., MainWindow]


@pytest.fixture
def begin(table: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Begin a game; its hints are those of a level that answers at once."""
    assert LEVEL > QUICK
    ask = table.desk.runner.hint
    monkeypatch.setattr(
        table.desk.runner, "hint", lambda *asked, **rest: ask(*asked, **rest, level=QUICK)
    )

    def start(name: str, **options: object) -> MainWindow:
        game = game_named(name)
        table.take(Record(game, game.options_type.read(options)), None)
        return table

    return start


def model(table: MainWindow) -> hint_model.HintModel:
    return table.desk.hints.model


def ask(table: MainWindow, qtbot: QtBot) -> None:
    """Press the key, and wait for the answer if it has to be thought about."""
    key(table, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: not model(table).thinking, timeout=PATIENCE)


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_tells_more_with_every_key(name: str, begin: Begin, qtbot: QtBot) -> None:
    table = begin(name)
    scene = scene_of(table.view)
    ask(table, qtbot)
    hint = model(table).hint
    assert hint is not None
    told = []
    for step in hint.steps:
        assert model(table).step is step
        assert scene.notes.marks == hint.shown(step)
        assert all(mark.role is Role.HINT for mark in scene.notes.marks)
        assert scene.ring.isVisible() == (step is Step.WHICH)
        told.append(scene.strip.text)
        if step is not hint.steps[-1]:
            key(table, Qt.Key.Key_H)
    assert len(set(told)) == len(told)
    notation = table.match.game.format(table.match.position, hint.move)
    assert notation in told[hint.steps.index(Step.MOVE)]
    assert notation not in told[0]


def test_after_the_last_step_comes_the_next_best_move(begin: Begin, qtbot: QtBot) -> None:
    table = begin("pauli")
    ask(table, qtbot)
    first = model(table).hint
    assert first is not None
    scene = scene_of(table.view)
    for _ in first.steps:
        click(table.view, scene.strip.why.scenePos())
    qtbot.waitUntil(lambda: not model(table).thinking, timeout=PATIENCE)
    second = model(table).hint
    assert second is not None
    assert second.move != first.move


def test_when_all_moves_are_told_the_first_comes_again(begin: Begin, qtbot: QtBot) -> None:
    table = begin("pauli")
    ask(table, qtbot)
    first = model(table).hint
    assert first is not None
    model(table)._told = [move for move in table.match.position.moves() if move != first.move]
    for _ in first.steps:
        key(table, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: not model(table).thinking, timeout=PATIENCE)
    again = model(table).hint
    assert again is not None
    assert again.move == first.move


def test_a_move_ends_a_hint(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe")
    ask(table, qtbot)
    scene = scene_of(table.view)
    assert scene.notes.marks
    play_by_drag(table.view, next(iter(table.match.position.moves())))
    assert table.match.position.ply == 1
    assert not scene.notes.marks
    assert not scene.ring.isVisible()
    assert model(table).hint is None
    assert "Hint" not in scene.strip.text


def test_a_move_while_a_hint_is_looked_for_ends_that(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe")
    key(table, Qt.Key.Key_H)
    assert model(table).thinking
    play_by_drag(table.view, next(iter(table.match.position.moves())))
    assert not model(table).thinking
    assert not table.desk.runner.busy


def test_a_hint_in_the_middle_of_a_game_that_is_looked_through(begin: Begin, qtbot: QtBot) -> None:
    table = begin("pentago")
    for _ in range(3):
        table.match.try_move(next(iter(table.match.position.moves())))
    key(table, Qt.Key.Key_Home)
    key(table, Qt.Key.Key_PageDown)
    ask(table, qtbot)
    hint = model(table).hint
    assert hint is not None
    assert hint.seat == "2"
    assert table.match.position.refusal(hint.move) is None


def test_the_computer_gives_no_hints_about_its_own_thinking(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe")
    table.settings.pace = "quick"
    ask(table, qtbot)
    key(table, Qt.Key.Key_Return, modifier=CONTROL)
    assert model(table).hint is None
    assert not table.actions_by_name["hint"].isEnabled()
    qtbot.waitUntil(lambda: table.match.position.ply == 1, timeout=PATIENCE)
    assert table.actions_by_name["hint"].isEnabled()


def test_there_is_no_hint_where_no_computer_plays(begin: Begin) -> None:
    table = begin("picture-puzzle")
    assert not table.actions_by_name["hint"].isEnabled()
    assert not table.actions_by_name["computer-move"].isEnabled()
