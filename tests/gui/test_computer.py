"""Computer players at the window's table, by real events: they think, move, stop, and give way."""

import os
import random
import signal
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pentogames.core.record import Record
from pentogames.games import game_named
from pentogames.model.computer import Mood
from pentogames.store.pento import load_records
from pentogames.window.main_window import MainWindow
from pentogames.window.new_game import NewGameDialog
from tests.gui.hands import (
    CONTROL,
    LEFT,
    SHIFT,
    answering,
    choose_file,
    click,
    click_answer,
    click_button,
    home_of,
    hover,
    key,
    pick_up,
    play_by_drag,
    scene_of,
)
from tests.model.askers import PATIENCE, Ticks

SILENCE = 50  # milliseconds for which the event loop may be silent
LONG = 60  # seconds that the top level may think: nobody waits for them

Begin = Callable[..., MainWindow]


@pytest.fixture
def begin(table: MainWindow) -> Begin:
    """Begin a game: ``begin("universe", Black=1)`` has the computer play Black at level 1."""
    table.settings.pace = "quick"
    table.settings.thinking_seconds = LONG

    def start(name: str, options: Any = None, **levels: int) -> MainWindow:
        game = game_named(name)
        tags = {f"{seat}Player": f"computer level {level}" for seat, level in levels.items()}
        table.take(Record(game, game.options_type.read(options or {}), tags=tags), None)
        return table

    return start


def plies(table: MainWindow) -> int:
    return int(table.match.position.ply)


def mood(table: MainWindow) -> Mood:
    return table.desk.computer.mood


def play_first(table: MainWindow) -> None:
    """Drag the first legal piece to its place."""
    play_by_drag(table.view, next(iter(table.match.position.moves())))


def wait_for(qtbot: QtBot, true: Callable[[], bool]) -> None:
    qtbot.waitUntil(true, timeout=PATIENCE)


def wait_for_thinking(qtbot: QtBot, table: MainWindow) -> None:
    """Wait until the worker has told how far it is."""
    wait_for(qtbot, lambda: table.desk.computer.share > 0)


def test_the_computer_answers_a_move(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=1)
    assert mood(table) is Mood.IDLE
    play_first(table)
    assert mood(table) is Mood.THINKING
    wait_for(qtbot, lambda: plies(table) == 2)
    assert mood(table) is Mood.IDLE
    play_first(table)
    wait_for(qtbot, lambda: plies(table) == 4)


@pytest.mark.parametrize(
    ("name", "seats"),
    [("pent-up", "White Black"), ("pentago", "1 2"), ("pauli", "Cool Hot")],
)
def test_computers_play_each_other_until_they_are_paused(
    name: str, seats: str, begin: Begin, qtbot: QtBot
) -> None:
    table = begin(name, **dict.fromkeys(seats.split(), 1))
    wait_for(qtbot, lambda: plies(table) >= 3)
    key(table, Qt.Key.Key_P, modifier=CONTROL)
    at = plies(table)
    assert mood(table) is Mood.WAITING
    key(table, Qt.Key.Key_Return, modifier=CONTROL)
    wait_for(qtbot, lambda: plies(table) == at + 1)
    assert mood(table) is Mood.WAITING
    key(table, Qt.Key.Key_P, modifier=CONTROL)
    wait_for(qtbot, lambda: plies(table) >= at + 3)
    key(table, Qt.Key.Key_P, modifier=CONTROL)


def test_the_window_goes_on_while_the_top_level_thinks(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=7)
    play_first(table)
    wait_for_thinking(qtbot, table)
    ticks = Ticks()
    qtbot.waitUntil(lambda: ticks.number >= 100, timeout=PATIENCE)
    assert ticks.number * SILENCE > ticks.elapsed()
    assert table.scene is not None
    assert table.scene.homes["Black"].thinking is not None
    assert table.scene.homes["White"].thinking is None
    assert "Ctrl+." in table.scene.strip.text


@pytest.mark.parametrize("by_key", [True, False])
def test_stop_has_it_move_at_once(by_key: bool, begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=7)
    play_first(table)
    wait_for_thinking(qtbot, table)
    if by_key:
        key(table, Qt.Key.Key_Period, modifier=CONTROL)
    else:
        QTest.mouseClick(table.panel.deed, LEFT)
    wait_for(qtbot, lambda: plies(table) == 2)
    assert table.scene is not None
    assert table.scene.homes["Black"].thinking is None


def test_nobody_moves_for_the_computer(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=7)
    play_first(table)
    wait_for_thinking(qtbot, table)
    scene = scene_of(table.view)
    hover(table.view, home_of(scene, "Black", "P"))
    pick_up(table.view, home_of(scene, "Black", "P"))
    key(table.view, Qt.Key.Key_P)
    assert not scene.gestures.busy
    assert "is thinking" in scene.strip.text
    assert plies(table) == 1


def test_a_drag_ends_when_the_computer_takes_the_seat(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=7)
    scene = scene_of(table.view)
    pick_up(table.view, home_of(scene, "White", "P"))
    assert scene.gestures.busy
    key(table, Qt.Key.Key_T, modifier=CONTROL | SHIFT)
    assert not scene.gestures.busy
    assert table.match.level("White") == 7
    wait_for_thinking(qtbot, table)
    key(table, Qt.Key.Key_T, modifier=CONTROL)
    assert mood(table) is Mood.IDLE
    assert table.match.level("White") is None
    play_first(table)
    assert plies(table) == 1


def test_undo_while_it_thinks_takes_back_ones_own_move(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=7)
    play_first(table)
    wait_for_thinking(qtbot, table)
    key(table, Qt.Key.Key_Z, modifier=CONTROL)
    assert plies(table) == 0
    assert mood(table) is Mood.IDLE
    wait_for(qtbot, lambda: not table.desk.runner.busy)
    QTest.qWait(0)
    assert plies(table) == 0


def test_undo_takes_back_the_reply_too_and_redo_brings_it_again(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=1)
    play_first(table)
    wait_for(qtbot, lambda: plies(table) == 2)
    key(table, Qt.Key.Key_Z, modifier=CONTROL)
    assert (plies(table), mood(table)) == (0, Mood.IDLE)
    key(table, Qt.Key.Key_Y, modifier=CONTROL)
    assert (plies(table), mood(table)) == (2, Mood.IDLE)


def test_after_a_step_back_it_waits_until_it_is_asked(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=1)
    play_first(table)
    wait_for(qtbot, lambda: plies(table) == 2)
    key(table, Qt.Key.Key_PageUp)
    assert (plies(table), mood(table)) == (1, Mood.WAITING)
    assert "waits" in scene_of(table.view).strip.text
    key(table, Qt.Key.Key_Return, modifier=CONTROL)
    wait_for(qtbot, lambda: plies(table) == 2)


def test_it_plays_one_move_for_a_person(begin: Begin, qtbot: QtBot) -> None:
    table = begin("pentago")
    key(table, Qt.Key.Key_Return, modifier=CONTROL)
    wait_for(qtbot, lambda: plies(table) == 1)
    assert mood(table) is Mood.IDLE
    assert table.match.level("1") is None


def test_a_worker_that_is_killed_is_told_and_tried_again(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=7)
    play_first(table)
    wait_for_thinking(qtbot, table)
    assert table.desk.runner.pid is not None
    os.kill(table.desk.runner.pid, signal.SIGKILL)
    wait_for(qtbot, lambda: mood(table) is Mood.FAILED)
    scene = scene_of(table.view)
    assert "unharmed" in scene.strip.text
    assert plies(table) == 1
    click(table.view, scene.strip.why.scenePos())
    wait_for_thinking(qtbot, table)
    key(table, Qt.Key.Key_Period, modifier=CONTROL)
    wait_for(qtbot, lambda: plies(table) == 2)


def test_a_new_game_while_it_thinks(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=7)
    play_first(table)
    wait_for_thinking(qtbot, table)

    def choose(dialog: Any) -> None:
        assert isinstance(dialog, NewGameDialog)
        assert dialog.levels() == {"Black": 7}
        box = dialog.who("Black")
        key(box, Qt.Key.Key_Home, Qt.Key.Key_Down)
        click_button(dialog, "Start")

    with answering(choose, click_answer("Discard")):
        key(table, Qt.Key.Key_N, modifier=CONTROL)
    assert (plies(table), mood(table)) == (0, Mood.IDLE)
    assert table.match.level("Black") == 1
    assert table.settings.levels("universe") == {"Black": 1}


def test_a_lesson_while_it_thinks(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=7)
    play_first(table)
    wait_for_thinking(qtbot, table)
    table.lessons.learn("pauli")
    assert mood(table) is Mood.WAITING
    key(table, Qt.Key.Key_W, modifier=CONTROL)
    assert mood(table) is Mood.THINKING


def test_quitting_while_it_thinks(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", Black=7)
    play_first(table)
    wait_for_thinking(qtbot, table)
    key(table, Qt.Key.Key_Q, modifier=CONTROL)
    assert table.desk.runner.pid is None


def test_who_plays_is_kept_in_the_file_and_on_the_table(
    begin: Begin, qtbot: QtBot, tmp_path: Any, new_table: Callable[[], MainWindow]
) -> None:
    table = begin("universe", Black=3)
    play_first(table)
    wait_for(qtbot, lambda: plies(table) == 2)
    path = tmp_path / "game.pento"
    with answering(choose_file(str(path))):
        key(table, Qt.Key.Key_S, modifier=CONTROL)
    assert load_records(path).value[0].tags["BlackPlayer"] == "computer level 3"
    again = new_table()
    assert again.match.level("Black") == 3
    assert scene_of(again.view).homes["Black"].level == 3
    assert mood(again) is Mood.IDLE


def test_a_seat_is_given_away_beside_the_board(begin: Begin, qtbot: QtBot) -> None:
    table = begin("pauli")
    table.panel.tabs.setCurrentIndex(1)
    box = table.desk.players.boxes["Cool"]
    box.setFocus()
    key(box, Qt.Key.Key_Home, Qt.Key.Key_Down)
    assert table.match.level("Cool") == 1
    wait_for(qtbot, lambda: plies(table) == 1)
    assert mood(table) is Mood.IDLE
    key(box, Qt.Key.Key_Up)
    assert table.match.level("Cool") is None
    assert "CoolPlayer" not in table.match.record.tags


def test_it_says_when_it_has_proved_who_wins(table: MainWindow, qtbot: QtBot) -> None:
    """Nine moves by lot leave Black, on turn, a won game."""
    table.settings.pace = "quick"
    game, lot = game_named("universe"), random.Random(0)
    record = Record(game, game.options_type(), tags={"BlackPlayer": "computer level 5"})
    for _ in range(9):
        record.play(lot.choice(list(record.position.moves())))
    table.take(record, None)
    assert mood(table) is Mood.THINKING
    wait_for(qtbot, lambda: plies(table) == 10)
    assert scene_of(table.view).strip.text.startswith("Proved: Black wins in at most ")


def test_players_who_change_sides_take_their_levels_along(table: MainWindow, qtbot: QtBot) -> None:
    def choose(dialog: Any) -> None:
        assert isinstance(dialog, NewGameDialog)
        dialog.offer("pauli")
        key(dialog.who("Hot"), Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Down)
        click_button(dialog, "Change sides")
        assert dialog.levels() == {"Cool": 2}
        click_button(dialog, "Start")

    with answering(choose):
        key(table, Qt.Key.Key_N, modifier=CONTROL)
    assert table.match.level("Cool") == 2
    assert table.match.level("Hot") is None
    wait_for(qtbot, lambda: plies(table) == 1)


def test_the_next_new_game_offers_the_same_players(table: MainWindow) -> None:
    table.settings.set_levels("pentago", {"2": 3})

    def look(dialog: Any) -> None:
        assert isinstance(dialog, NewGameDialog)
        dialog.offer("pentago")
        assert dialog.levels() == {"2": 3}
        dialog.offer("picture-puzzle")
        assert dialog.levels() == {}
        click_button(dialog, "Cancel")

    with answering(look):
        key(table, Qt.Key.Key_N, modifier=CONTROL)


def test_partners_may_be_persons_and_computers(begin: Begin, qtbot: QtBot) -> None:
    table = begin("pentago", options={"players": 4, "teams": "pairs"}, B1=1, A2=1)
    key(table, Qt.Key.Key_Return, modifier=CONTROL)
    wait_for(qtbot, lambda: plies(table) == 3)
    assert mood(table) is Mood.IDLE
    assert table.match.position.to_move == "B2"
