"""The table in words: what a screen reader is told of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from pentogames.core.record import Record
from pentogames.games import GAMES, game_named
from tests.gui import hands


def told(table) -> str:
    interface = QAccessible.queryAccessibleInterface(table.view)
    assert interface.text(QAccessible.Text.Name)
    return interface.text(QAccessible.Text.Description)


def begin(table, name, moves=(), options=None, names=None):
    game = game_named(name)
    record = Record(game, game.options_type.read(options or {}), tags=names or {})
    for text in moves:
        record.play(game.parse(record.position, text))
    table.take(record, None)


def test_the_squares_of_every_piece_are_told_and_whose_turn_it_is(table):
    begin(table, "universe", names={"White": "Ada", "Black": "Bo"})
    assert told(table) == "Ada to move. The board is empty."
    table.match.try_move(table.match.game.parse(table.match.position, "12-D3-C5"))
    assert told(table) == "Bo to move. Ada F: C4, C5, D3, D4, E4."
    hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert told(table) == "Ada to move. The board is empty."


def test_levels_and_stones_and_colours_are_told(table):
    begin(table, "pent-up", ["I(0,0)(4,0)^1", "I(0,1)(4,1)^1", "P(2,1)(0,0)^2"])
    assert "White P: (0,0) level 2" in told(table)
    begin(table, "pentago", ["e5-1R", "d4-5R"], names={"1": "Ann", "2": "Bo"})
    assert "Ann: e5" in told(table)
    assert "Bo: d6" in told(table)
    begin(table, "pauli", ["B-c3"])
    assert "c3" in told(table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_is_told_from_its_start(table, game):
    begin(table, game.name)
    assert told(table).endswith(".")


def test_a_covered_table_is_not_told(table):
    game = game_named("picture-puzzle")
    table.take(Record(game, game.options_type()), None)
    assert not table.scene.covered
    assert "e5" in told(table)
    table.scene.go_on()
    assert table.scene.covered
    assert told(table).endswith("The board is empty.")


def test_a_refusal_is_announced(table):
    begin(table, "universe", ["12-D3-C5"])
    said = []
    table.scene.strip.on_say = said.append
    hands.key(table.view, Qt.Key.Key_X)  # it appears in the middle, over the F
    assert said == ["One of these squares is occupied already."]
    hands.key(table.view, Qt.Key.Key_Return)
    assert table.match.position.ply == 1
