"""Moves that wait to be confirmed, by mouse and by keys, in every game that can wait."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from pentogames.core.record import Record
from pentogames.games import game_named
from pentogames.window.main_window import MainWindow
from tests.gui import hands, hands_pauli, hands_pentago
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import dump

Way = Callable[[MainWindow, Any], None]


def lay(window: MainWindow, move: Any) -> None:
    hands.play_by_clicks(window.view, move)


def drag(window: MainWindow, move: Any) -> None:
    hands.play_by_drag(window.view, move)


def put_and_turn(window: MainWindow, move: Any) -> None:
    hands_pentago.play(window, move, 0)


def put_arrow(window: MainWindow, move: Any) -> None:
    hands_pauli.play_by_drag(window.view, move)


WAYS = {"universe": lay, "pent-up": drag, "pentago": put_and_turn, "pauli": put_arrow}


def table_for(new_table: NewTable, game: str) -> MainWindow:
    window = new_table()
    window.settings.confirm_moves = True
    kind = game_named(game)
    window.take(Record(kind, kind.options_type()), None)
    return window


def a_move(window: MainWindow) -> Any:
    return next(iter(window.match.position.moves()))


@pytest.mark.parametrize(("game", "way"), WAYS.items())
def test_a_move_counts_when_it_is_confirmed(new_table: NewTable, game: str, way: Way) -> None:
    window = table_for(new_table, game)
    scene, move = hands.scene_of(window.view), a_move(window)
    way(window, move)
    assert scene.confirm.move == move
    assert not window.match.record.main_line()
    assert window.match.game.format(window.match.position, move) in scene.strip.text
    hands.key(window.view, Qt.Key.Key_Return)
    assert [window.match.last_move(), scene.confirm.move] == [move, None]
    assert not scene.strip.buttons


@pytest.mark.parametrize(("game", "way"), WAYS.items())
def test_a_move_that_is_taken_back_leaves_nothing(new_table: NewTable, game: str, way: Way) -> None:
    window = table_for(new_table, game)
    scene = hands.scene_of(window.view)
    before, count = dump(scene), len(scene.items())
    way(window, a_move(window))
    assert scene.confirm.move is not None
    hands.key(window.view, Qt.Key.Key_Escape)
    assert dump(scene) == before
    assert len(scene.items()) == count
    assert not window.match.record.main_line()


def test_the_buttons_below_the_board_do_it_too(new_table: NewTable) -> None:
    window = table_for(new_table, "universe")
    scene, move = hands.scene_of(window.view), a_move(window)
    lay(window, move)
    hands.click(window.view, hands.strip_button(scene, "back"))
    assert scene.confirm.move is None
    lay(window, move)
    hands.click(window.view, hands.strip_button(scene, "place"))
    assert window.match.last_move() == move


def test_undo_takes_a_waiting_move_back_before_the_last_one(new_table: NewTable) -> None:
    window = table_for(new_table, "universe")
    scene = hands.scene_of(window.view)
    lay(window, a_move(window))
    hands.key(window.view, Qt.Key.Key_Return)
    lay(window, a_move(window))
    hands.key(window, Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert scene.confirm.move is None
    assert len(window.match.record.main_line()) == 1


def test_a_waiting_move_is_still_seen_after_a_change_of_size_and_theme(
    new_table: NewTable,
) -> None:
    window = table_for(new_table, "universe")
    scene, move = hands.scene_of(window.view), a_move(window)
    lay(window, move)
    window.resize(900, 600)
    window.settings.theme = "wood"
    QCoreApplication.processEvents()
    item = hands.tile(scene, move.seat, move.piece)
    assert item.token.squares == tuple(move.squares)
    assert scene.geometry.centre(item.token.squares) == item.pos()
    hands.key(window.view, Qt.Key.Key_Return)
    assert window.match.last_move() == move


def test_another_game_forgets_the_move(new_table: NewTable) -> None:
    window = table_for(new_table, "universe")
    lay(window, a_move(window))
    window.take(Record(window.match.game, window.match.game.options_type()), None)
    scene = hands.scene_of(window.view)
    assert scene.confirm.move is None
    assert not any(token.squares for token in scene.tokens())


def test_nothing_is_asked_unless_the_user_wishes_it(table: MainWindow) -> None:
    move = a_move(table)
    lay(table, move)
    assert table.match.last_move() == move
