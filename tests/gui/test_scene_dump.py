"""Whatever is done, and however quickly: afterwards the scene equals the game's tokens."""

import random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pentogames.core.record import Record
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import assert_scene_is_position, dump, expected_dump

KEYS = {
    "undo": Qt.Key.Key_PageUp,
    "redo": Qt.Key.Key_PageDown,
    "start": Qt.Key.Key_Home,
    "end": Qt.Key.Key_End,
}


def act(window: MainWindow, chance: random.Random) -> None:
    """Do something at random: a move by hand, most often, or a step or jump through the game."""
    match, view = window.match, window.view
    kind = chance.choice(["move", "move", "move", *KEYS, "row"])
    if kind == "move" and match.position.to_move is not None:
        move = chance.choice(list(match.position.moves()))
        chance.choice((hands.play_by_drag, hands.play_by_keys))(view, move)
        assert match.last_move() == move
    elif kind in KEYS:
        hands.key(view, KEYS[kind])
    else:
        nodes = [node.id for node in match.record.walk()]
        match.go(chance.choice(nodes))


@pytest.mark.parametrize("players", [2, 4])
def test_after_every_step(new_table: NewTable, players: int) -> None:
    window = new_table()
    window.take(Record(UNIVERSE, UniverseOptions(players=players)), None)
    scene, chance = hands.scene_of(window.view), random.Random(players)
    items = len(scene.items())
    for _ in range(40):
        act(window, chance)
        assert_scene_is_position(scene)
        assert len(scene.items()) == items
    assert len(list(window.match.record.walk())) > len(window.match.record.main_line()) + 1


def test_in_the_middle_of_every_animation(new_table: NewTable, qtbot: QtBot) -> None:
    window = new_table(motion=True)
    scene, chance = hands.scene_of(window.view), random.Random(5)
    items = len(scene.items())
    moving = 0
    for _ in range(40):
        act(window, chance)  # while the one before is still to be seen
        moving += scene.animator.running
        if chance.random() < 0.3:
            scene.animator.finish()
            assert_scene_is_position(scene)
    assert moving > 20
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert_scene_is_position(scene)
    assert len(scene.items()) == items


def test_the_dump_tells_what_is_wrong(table: MainWindow) -> None:
    scene = hands.scene_of(table.view)
    hands.play_by_drag(table.view, next(table.match.position.moves()))
    placed = hands.tile(scene, "White", table.match.last_move().piece)
    at_home = hands.tile(scene, "White", "X")
    cell = scene.geometry.cell
    for spoil, mend in (
        (lambda: placed.moveBy(cell, 0), lambda: placed.moveBy(-cell, 0)),
        (lambda: placed.setRotation(90), lambda: placed.setRotation(0)),
        (lambda: placed.setScale(0.9), lambda: placed.setScale(1)),
        (lambda: placed.setOpacity(0.5), lambda: placed.setOpacity(1)),
        (lambda: at_home.moveBy(0, 1), lambda: at_home.moveBy(0, -1)),
    ):
        spoil()
        assert dump(scene) != expected_dump(scene)
        mend()
        assert dump(scene) == expected_dump(scene)
