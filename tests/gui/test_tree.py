"""The tree of moves: variations to fold, go to, promote and delete; signs beside moves."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from pentogames.bots.profiles import profile_of
from pentogames.core.record import GLYPHS, Record
from pentogames.games import GAMES, game_named
from pentogames.store.pento import load_records
from pentogames.window.main_window import MainWindow
from pentogames.window.move_list import INDENT, left_of
from pentogames.window.move_rows import Fold, Row
from tests.gui import hands
from tests.gui.test_moves_and_files import assert_at, click_row

Tree = dict[str, int]

OPEN = [game.name for game in GAMES if profile_of(game.name) is not None]
"""Games without secrets, in which one may go anywhere at any time."""


def plant(table: MainWindow, name: str = "universe") -> Tree:
    """Put a game of four moves with two variations on the table; return its nodes by name.

    ``a b c d`` is the game; ``B C`` goes on otherwise after ``a``, and ``γ`` otherwise after ``B``.
    """
    game = game_named(name)
    record = Record(game, game.options_type())

    def step(after: int, choice: int) -> int:
        record.go(after)
        return record.play(list(record.position.moves())[choice])

    tree = {"start": 0}
    for node, parent, choice in (
        ("a", "start", 0),
        ("b", "a", 0),
        ("c", "b", 0),
        ("d", "c", 0),
        ("B", "a", 1),
        ("C", "B", 0),
        ("γ", "B", 1),
        ("δ", "γ", 0),
    ):
        tree[node] = step(tree[parent], choice)
    record.go(tree["d"])
    table.take(record, None)
    return tree


def rows(table: MainWindow) -> list[Row]:
    listed: list[Row] = table.panel.moves.model().rows
    return listed


def names(table: MainWindow, tree: Tree) -> str:
    """Return the list of moves by their names, those of variations in brackets for each level."""
    named = {node: name for name, node in tree.items()}
    return " ".join("(" * row.indent + named[row.node] for row in rows(table)[1:])


def row_of(table: MainWindow, node: int) -> int:
    return next(number for number, row in enumerate(rows(table)) if row.node == node)


def at(table: MainWindow) -> int:
    return table.match.record.cursor


def click_fold(table: MainWindow, node: int) -> None:
    moves = table.panel.moves
    index = moves.model().index(row_of(table, node))
    moves.scrollTo(index)
    area = moves.visualRect(index)
    row = rows(table)[index.row()]
    place = QPoint(round(left_of(row, area.toRectF()) - INDENT / 2), area.center().y())
    QTest.mouseClick(moves.viewport(), hands.LEFT, hands.PLAIN, place)


WHOLE = "a b (B (C ((γ ((δ c d"


@pytest.fixture
def tree(table: MainWindow) -> Tree:
    nodes = plant(table)
    assert names(table, nodes) == WHOLE
    return nodes


# -- going ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OPEN)
def test_keys_lead_from_one_variation_to_the_next_and_round(table: MainWindow, name: str) -> None:
    nodes = plant(table, name)
    click_row(table, row_of(table, nodes["b"]))
    for move in ("B", "b", "B"):
        hands.key(table.view, Qt.Key.Key_Down, modifier=Qt.KeyboardModifier.AltModifier)
        assert at(table) == nodes[move]
    hands.key(table.view, Qt.Key.Key_PageDown)
    assert at(table) == nodes["C"]
    hands.key(table.view, Qt.Key.Key_Up, modifier=Qt.KeyboardModifier.AltModifier)
    assert at(table) == nodes["γ"]
    hands.key(table.view, Qt.Key.Key_End)
    assert at(table) == nodes["δ"]
    assert not table.actions_by_name["variation-next"].isEnabled()


def test_arrows_in_the_list_go_along_all_rows(table: MainWindow, tree: Tree) -> None:
    moves = table.panel.moves
    click_row(table, 1)
    for name in ("b", "B", "C", "γ", "δ", "c", "d"):
        hands.key(moves, Qt.Key.Key_Down)
        assert at(table) == tree[name]
        assert_at(table, table.match.position.ply)


# -- folding --------------------------------------------------------------------------------------


def test_a_click_folds_a_variation_and_another_unfolds_it(table: MainWindow, tree: Tree) -> None:
    click_fold(table, tree["B"])
    assert names(table, tree) == "a b (B c d"
    assert rows(table)[row_of(table, tree["B"])].fold is Fold.SHUT
    assert at(table) == tree["d"]
    click_fold(table, tree["B"])
    assert names(table, tree) == WHOLE
    click_fold(table, tree["γ"])
    assert names(table, tree) == "a b (B (C ((γ c d"


def test_folding_round_the_cursor_takes_it_to_the_variations_first_move(
    table: MainWindow, tree: Tree
) -> None:
    click_row(table, row_of(table, tree["δ"]))
    click_fold(table, tree["B"])
    assert at(table) == tree["B"]
    assert names(table, tree) == "a b (B c d"


def test_going_on_unfolds(table: MainWindow, tree: Tree) -> None:
    click_fold(table, tree["B"])
    click_row(table, row_of(table, tree["B"]))
    assert names(table, tree) == "a b (B c d"
    hands.key(table.view, Qt.Key.Key_PageDown)
    assert names(table, tree) == WHOLE
    assert at(table) == tree["C"]


def test_left_and_right_fold_in_the_list(table: MainWindow, tree: Tree) -> None:
    moves = table.panel.moves
    click_row(table, row_of(table, tree["C"]))
    hands.key(moves, Qt.Key.Key_Left)
    assert at(table) == tree["B"]
    hands.key(moves, Qt.Key.Key_Left)
    assert names(table, tree) == "a b (B c d"
    spoken = moves.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith(", variation, folded")
    hands.key(moves, Qt.Key.Key_Right)
    assert names(table, tree) == WHOLE


def test_all_are_folded_and_unfolded_by_one_key(table: MainWindow, tree: Tree) -> None:
    fold = table.actions_by_name["fold"]
    for folded in (True, False):
        hands.key(table.view, Qt.Key.Key_F, modifier=hands.CONTROL | hands.SHIFT)
        assert names(table, tree) == ("a b (B c d" if folded else WHOLE)
        assert fold.isChecked() == folded
    plant(table)
    assert not fold.isChecked()


# -- promoting and deleting -----------------------------------------------------------------------


def test_a_variation_becomes_the_main_line(table: MainWindow, tree: Tree) -> None:
    assert not table.actions_by_name["promote"].isEnabled()
    click_row(table, row_of(table, tree["δ"]))
    hands.key(table.view, Qt.Key.Key_Up, modifier=hands.CONTROL)
    assert names(table, tree) == "a b (B (γ ((C (δ c d"
    hands.key(table.view, Qt.Key.Key_Up, modifier=hands.CONTROL)
    assert names(table, tree) == "a B (b (c (d γ (C δ"
    assert at(table) == tree["δ"]
    assert table.isWindowModified()
    assert not table.actions_by_name["promote"].isEnabled()


def test_a_variation_is_deleted_after_a_question(table: MainWindow, tree: Tree) -> None:
    click_row(table, row_of(table, tree["B"]))
    with hands.answering(hands.click_answer("Cancel")) as said:
        hands.key(table.view, Qt.Key.Key_Delete, modifier=hands.CONTROL)
    assert said[0].endswith(" and what follows, 4 moves altogether?")
    assert names(table, tree) == WHOLE
    with hands.answering(hands.click_answer("Delete")):
        hands.key(table.view, Qt.Key.Key_Delete, modifier=hands.CONTROL)
    assert names(table, tree) == "a b c d"
    assert at(table) == tree["a"]
    assert_at(table, 1)


def test_one_move_is_deleted_and_what_replaced_it_stays(table: MainWindow, tree: Tree) -> None:
    click_row(table, row_of(table, tree["C"]))
    with hands.answering(hands.click_answer("Delete")) as said:
        hands.key(table.view, Qt.Key.Key_Delete, modifier=hands.CONTROL)
    assert said[0].startswith("Delete ")
    assert "altogether" not in said[0]
    assert names(table, tree) == "a b (B (γ (δ c d"
    assert at(table) == tree["B"]


def test_the_key_to_delete_stays_in_the_comment(table: MainWindow, tree: Tree) -> None:
    editor = table.panel.comment
    QTest.mouseClick(editor.viewport(), hands.LEFT)
    hands.type_text(editor, "two words")
    hands.key(editor, Qt.Key.Key_Home)
    hands.key(editor, Qt.Key.Key_Delete, modifier=hands.CONTROL)
    assert editor.toPlainText() == "words"
    assert names(table, tree) == WHOLE


def test_nothing_is_deleted_at_the_start(table: MainWindow, tree: Tree) -> None:
    hands.key(table.view, Qt.Key.Key_Home)
    for name in ("delete-moves", "promote", "variation-next", "sign-good"):
        assert not table.actions_by_name[name].isEnabled()


# -- signs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "glyph"), list(enumerate(GLYPHS, start=1)))
def test_signs_are_written_by_keys(table: MainWindow, tree: Tree, number: int, glyph: str) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    hands.key(table.view, Qt.Key(Qt.Key.Key_0.value + number), modifier=alt)
    row = rows(table)[-1]
    assert (row.node, row.glyph) == (tree["d"], glyph)
    assert row.text.endswith(glyph)
    checked = [n for n in table.actions_by_name.mapped() if n[0].startswith("sign-")]
    on = [words for name, words, _ in checked if table.actions_by_name[name].isChecked()]
    assert [words.split(" ")[0] for words in on] == [glyph]
    hands.key(table.view, Qt.Key.Key_0, modifier=alt)
    assert rows(table)[-1].glyph == ""


def test_a_tree_is_saved_and_read(table: MainWindow, tree: Tree, tmp_path) -> None:
    click_row(table, row_of(table, tree["γ"]))
    hands.key(table.view, Qt.Key.Key_3, modifier=Qt.KeyboardModifier.AltModifier)
    QTest.mouseClick(table.panel.comment.viewport(), hands.LEFT)
    hands.type_text(table.panel.comment, "daring")
    path = tmp_path / "tree.pento"
    with hands.answering(hands.choose_file(str(path))):
        hands.key(table.view, Qt.Key.Key_S, modifier=hands.CONTROL)
    before = [(row.text, row.indent, row.comment) for row in rows(table)]
    assert ("daring", 2) in [(comment, indent) for _, indent, comment in before]
    (record,) = load_records(path).value
    plant(table, "pauli")
    table.take(record, path)
    assert [(row.text, row.indent, row.comment) for row in rows(table)] == before


# -- the menu -------------------------------------------------------------------------------------


def test_a_right_click_offers_what_can_be_done_with_the_move(table: MainWindow, tree: Tree) -> None:
    moves = table.panel.moves
    index = moves.model().index(row_of(table, tree["C"]))
    place = moves.visualRect(index).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, place, moves.viewport().mapToGlobal(place)
    )
    QApplication.sendEvent(moves.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert at(table) == tree["C"]
    hands.click_entry(menu, "Make it the main line")
    hands.close_menus()
    assert names(table, tree) == "a B (b (c (d C (γ (δ"


def test_the_menu_key_offers_it_as_well(table: MainWindow, tree: Tree) -> None:
    moves = table.panel.moves
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), moves.viewport().mapToGlobal(QPoint(0, 0))
    )
    QApplication.sendEvent(moves.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert at(table) == tree["d"]
    hands.click_entry(hands.click_entry(menu, "Sign beside the move").menu(), "Blunder")
    hands.close_menus()
    assert table.match.record.node(tree["d"]).glyph == "??"


def test_comments_stand_beside_the_moves(table: MainWindow, tree: Tree) -> None:
    moves = table.panel.moves
    index = moves.model().index(row_of(table, tree["c"]))
    plain = moves.grab(moves.visualRect(index)).toImage()
    table.match.set_comment(tree["c"], "Takes the corner")
    beside = moves.grab(moves.visualRect(index)).toImage()
    differing = {
        x
        for x in range(beside.width() // 2, beside.width())
        for y in range(beside.height())
        if beside.pixel(x, y) != plain.pixel(x, y)
    }
    assert len(differing) > 30
