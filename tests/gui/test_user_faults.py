"""What a user does who wants the program to break: each test holds a whole kind of fault."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QPointF

from pentogames.core.blocks import read_square_name
from pentogames.core.record import Record
from pentogames.games import GAMES, game_named
from pentogames.window.main_window import MainWindow
from tests.gui import hands, hands_pentago

ALL = [game.name for game in GAMES]


def begin(window: MainWindow, game: str) -> None:
    chosen = game_named(game)
    window.take(Record(chosen, chosen.options_type()), None)


# -- another game while something is in hand ------------------------------------------------------


@pytest.mark.parametrize("before", ALL)
def test_another_game_takes_the_table_with_something_in_hand(
    table: MainWindow, before: str
) -> None:
    rng = random.Random(before)
    caught = 0
    for after in ALL:
        begin(table, before)
        scene = hands.scene_of(table.view)
        for _ in range(40):
            at = somewhere(table, rng)
            rng.choice((hands.press, hands.release, hands.click, hands.hover))(table.view, at)
            if scene.gestures.busy:
                break
        caught += scene.gestures.busy
        begin(table, after)
        assert table.match.game.name == after
        assert not hands.scene_of(table.view).gestures.busy
        hands.release(table.view, somewhere(table, rng))
    assert caught or before == "picture-puzzle"  # its table is covered at first


def somewhere(window: MainWindow, rng: random.Random) -> QPointF:
    scene = hands.scene_of(window.view)
    if scene.items_by_id and rng.random() < 0.5:
        return rng.choice(list(scene.items_by_id.values())).sceneBoundingRect().center()
    return scene.geometry.rect(rng.choice(scene.board.layout.squares)).center()


@pytest.mark.parametrize("after", ALL)
def test_another_game_takes_the_table_in_the_middle_of_a_turn(
    table: MainWindow, after: str
) -> None:
    hands_pentago.begin(table, players=4)
    hands_pentago.put_by_click(table, read_square_name("e5"))
    assert hands_pentago.hand_of(table).pending is not None
    begin(table, after)
    assert table.match.game.name == after
    assert table.match.can_undo() is False


def test_the_window_changes_its_size_under_a_pressed_square(table: MainWindow) -> None:
    scene = hands_pentago.begin(table)
    square = read_square_name("i9")
    at = hands.centre(scene, square)
    hands.press(table.view, at)
    table.resize(770, 560)
    QCoreApplication.processEvents()
    hands.release(table.view, at)
    assert hands_pentago.hand_of(table).pending is None
    hands.press(table.view, hands.centre(scene, square))
    table.resize(1180, 780)
    QCoreApplication.processEvents()
    hands.release(table.view, hands.centre(scene, square))
    assert hands_pentago.hand_of(table).pending == square
