"""Pentago on the screen: half a move taken back, undo and redo, with and without motion."""

import random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pentogames.core.blocks import read_square_name
from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PENTAGO
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui import hands_pentago as pentago
from tests.gui.conftest import NewTable
from tests.gui.hands_pentago import assert_scene_is_position, begin, hand_of, scene_of

# -- half a move taken back -----------------------------------------------------------------------


def lose_focus(window: MainWindow) -> None:
    QApplication.sendEvent(window.view, QFocusEvent(QEvent.Type.FocusOut))


TAKE_BACKS = {
    "escape": lambda window: hands.key(window.view, Qt.Key.Key_Escape),
    "undo": lambda window: hands.key(window.view, Qt.Key.Key_Z, modifier=hands.CONTROL),
    "button": lambda window: hands.click(window.view, hands.strip_button(scene_of(window), "undo")),
    "focus": lose_focus,
}


@pytest.mark.parametrize("how", TAKE_BACKS)
def test_in_the_middle_of_a_turn_the_stone_is_taken_back(table: MainWindow, how: str) -> None:
    begin(table)
    pentago.play(table, Turn(read_square_name("a1"), 1, 1), how=1)
    pentago.put_by_click(table, read_square_name("e5"))
    assert table.actions_by_name["undo"].isEnabled()
    TAKE_BACKS[how](table)
    assert pentago.texts(table) == ["a1-1R"]
    assert table.match.position.ply == 1
    assert_scene_is_position(table)
    assert scene_of(table).strip.text == "Player 2: place a stone."
    pentago.play(table, Turn(read_square_name("e5"), 5, 1), how=2)
    assert pentago.texts(table) == ["a1-1R", "e5-5R"]


def test_undo_is_possible_with_half_a_move_and_no_whole_one(table: MainWindow) -> None:
    begin(table)
    undo = table.actions_by_name["undo"]
    assert not undo.isEnabled()
    pentago.put_by_click(table, read_square_name("e5"))
    assert undo.isEnabled()
    undo.trigger()
    assert not undo.isEnabled()
    assert_scene_is_position(table)


@pytest.mark.parametrize("half", ["stone in hand", "stone waiting", "plate in hand"])
@pytest.mark.parametrize(
    "event", ["focus", "undo", "redo", "first", "another game", "release lost", "escape", "resize"]
)
def test_whatever_happens_in_mid_turn_nothing_sticks(
    table: MainWindow, half: str, event: str
) -> None:
    begin(table)
    for text in ("a1-1R", "a2-1R", "a3-1R"):
        pentago.play(table, PENTAGO.parse(table.match.position, text), how=1)
    table.match.undo()
    if half == "stone in hand":
        hands.pick_up(table.view, pentago.bowl(table, "1"))
        hands.move(table.view, pentago.at(table, "e5"))
        assert scene_of(table).loose
    else:
        pentago.put_by_click(table, read_square_name("e5"))
    if half == "plate in hand":
        pentago.turn_by_drag(table, 5, 1, 50, let_go=False)
    happen(table, event)
    if event == "resize":
        assert hand_of(table).busy
        hands.key(table.view, Qt.Key.Key_Escape)
    elif event == "release lost" and half != "stone in hand":
        assert scene_of(table).turning
        assert scene_of(table).plate(5).rotation() == 0.0
        hands.key(table.view, Qt.Key.Key_Escape)
    assert_scene_is_position(table)
    hands.release(table.view, pentago.at(table, "e5"))
    assert_scene_is_position(table)
    assert len(pentago.texts(table)) == (0 if event == "another game" else 3)


def happen(window: MainWindow, event: str) -> None:
    if event == "focus":
        lose_focus(window)
    elif event == "another game":
        begin(window, players=3)
    elif event == "release lost":
        hands.hover(window.view, pentago.at(window, "h2"))
    elif event == "escape":
        hands.key(window.view, Qt.Key.Key_Escape)
    elif event == "resize":
        window.resize(900, 640)
    else:
        window.actions_by_name[event].trigger()


# -- going through the game, with and without motion ----------------------------------------------


@pytest.mark.parametrize("motion", [False, True])
def test_undo_redo_and_jumps_leave_the_scene_equal_to_the_position(
    new_table: NewTable, qtbot: QtBot, motion: bool
) -> None:
    window = new_table(motion=motion)
    scene = begin(window, players=4, directions="either")
    lot = random.Random(3)
    for _ in range(14):
        window.match.try_move(lot.choice(list(window.match.position.moves())))
        scene.animator.finish()
    steps = ["undo", "undo", "redo", "previous", "previous", "next", "first", "next", "last"]
    for name in steps:
        window.actions_by_name[name].trigger()
        tokens = {token.id: token for token in PENTAGO.tokens(window.match.position)}
        assert {name: item.token for name, item in scene.items_by_id.items()} == tokens
        assert scene.animator.running == (motion and name not in ("first", "last"))
        qtbot.waitUntil(lambda: not scene.animator.running)
        assert_scene_is_position(window)


def test_the_turn_is_shown_in_less_than_300_ms_and_never_delays_the_game(
    new_table: NewTable, qtbot: QtBot
) -> None:
    window = new_table(motion=True)
    scene = begin(window, directions="either")
    durations: list[int] = []
    run = scene.animator.run

    def noting(milliseconds: int, *rest: object) -> None:
        durations.append(milliseconds)
        run(milliseconds, *rest)  # type: ignore[arg-type]

    scene.animator.run = noting  # type: ignore[method-assign]
    for text in ("d6-5R", "e5-5L", "d4-5R"):
        assert window.match.try_move(PENTAGO.parse(window.match.position, text))
        assert scene.animator.running
        assert scene.plate(5).rotation() != 0.0
    for _ in range(3):
        window.match.undo()
    assert window.match.position.ply == 0
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert len(durations) == 6
    assert max(durations) < 300
    assert_scene_is_position(window)


def test_a_turn_by_hand_goes_on_from_where_the_hand_has_left_it(
    new_table: NewTable, qtbot: QtBot
) -> None:
    window = new_table(motion=True)
    scene = begin(window)
    pentago.put_by_click(window, read_square_name("d6"))
    pentago.turn_by_drag(window, 5, 1, 70)
    assert pentago.texts(window) == ["d6-5R"]
    assert scene.plate(5).rotation() == pytest.approx(-20, abs=3)
    (stone,) = scene.stones_on(5)
    assert stone.opacity() == 1.0
    # The next stone is put while the plate still moves.
    pentago.put_by_click(window, read_square_name("e5"))
    assert not scene.animator.running
    assert scene.plate(5).rotation() == 0.0
    pentago.turn_by_drag(window, 5, 1, 15)
    assert scene.animator.running
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert scene.plate(5).rotation() == 0.0
    hands.key(window.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert_scene_is_position(window)


def test_motion_is_switched_off_in_the_middle_of_a_turn(new_table: NewTable) -> None:
    window = new_table(motion=True)
    begin(window)
    pentago.play(window, Turn(read_square_name("d6"), 5, 1), how=2)
    assert scene_of(window).animator.running
    window.actions_by_name["motion"].trigger()
    assert_scene_is_position(window)
