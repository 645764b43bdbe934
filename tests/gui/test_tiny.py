"""A fifth game on the screen: with its rules, its words and one description it can be played."""

import pytest
from PySide6.QtCore import Qt

from pentogames.core.cells import Square
from pentogames.core.record import Record
from pentogames.window.main_window import MainWindow
from tests.contract.tiny import TINY, TinyOptions, TinyRule
from tests.gui import hands, tiny_screen


@pytest.fixture
def row(table: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The tiny game on the table."""
    tiny_screen.register(monkeypatch)
    table.take(Record(TINY, TinyOptions()), None)
    return table


def owners(window: MainWindow) -> str:
    return str(TINY.text(window.match.position)).strip()


def test_it_is_played_by_mouse_and_keys_to_its_end(row: MainWindow) -> None:
    scene = hands.scene_of(row.view)
    hands.click(row.view, hands.centre(scene, Square(0, 0)))
    assert owners(row) == "L...."
    hands.press(row.view, hands.centre(scene, Square(3, 0)))
    hands.move(row.view, hands.centre(scene, Square(2, 0)))
    hands.release(row.view, hands.centre(scene, Square(2, 0)))
    assert owners(row) == "L.RR."
    hands.key(row.view, Qt.Key.Key_2)
    hands.key(row.view, Qt.Key.Key_5)
    assert owners(row) == "LLRRR"
    assert scene.strip.text.endswith("The last stone is put: Right.")
    shown = {name for name, item in scene.items_by_id.items() if item.token.squares}
    assert shown == {f"stone-{x}" for x in range(5)}
    hands.key(row.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert owners(row) == "LLRR."


def test_a_refusal_says_the_rule_and_shows_the_squares(row: MainWindow) -> None:
    scene = hands.scene_of(row.view)
    hands.key(row.view, Qt.Key.Key_3)
    hands.key(row.view, Qt.Key.Key_3)
    assert scene.refused == TinyRule.OCCUPIED
    assert scene.strip.text.endswith("That square is taken.")
    assert Square(2, 0) in {square for mark in scene.marks.marks for square in mark.squares}
