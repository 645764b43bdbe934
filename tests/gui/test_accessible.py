"""Squares and pieces as a screen reader finds them: children of the table's view."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QGraphicsView

from pentogames.core.game import Game
from pentogames.core.record import Record
from pentogames.games import GAMES, game_named
from pentogames.scene import accessible, speech
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.pauli_most import MostPage
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_solitaire import open_level as open_solitaire
from tests.gui.hands_tiling import open_level as open_tiling

NAME, VALUE = QAccessible.Text.Name, QAccessible.Text.Value


def children(view: QGraphicsView) -> dict[str, QAccessibleInterface]:
    """Return what a screen reader finds in a view, by its name."""
    QCoreApplication.processEvents()
    table = QAccessible.queryAccessibleInterface(view)
    assert table.isValid()
    assert table.role() == QAccessible.Role.Table
    found = [table.child(number) for number in range(table.childCount())]
    assert [table.indexOfChild(child) for child in found] == list(range(len(found)))
    assert all(child.isValid() and child.parent() is table for child in found)
    assert table.child(len(found)) is None
    return {child.text(NAME): child for child in found}


def begin(window: MainWindow, name: str, *moves: str, **names: str) -> None:
    game = game_named(name)
    record: Record[Any, Any] = Record(game, game.options_type(), tags=names)
    for text in moves:
        record.play(game.parse(record.position, text))
    window.take(record, None)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What screen readers are asked to say."""
    sentences: list[str] = []
    keep: Callable[[Any], None] = lambda event: sentences.append(event.message())  # noqa: E731
    monkeypatch.setattr(speech.QAccessible, "updateAccessibility", keep)
    return sentences


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_square_of_every_game_is_a_child(
    table: MainWindow, game: Game[Any, Any, Any]
) -> None:
    begin(table, game.name)
    found = children(table.view)
    squares = [child for child in found.values() if child.role() == QAccessible.Role.Cell]
    layout = game.layout(table.match.position)
    assert [child.text(VALUE).split()[0] for child in squares] == [
        layout.name(square) for square in layout.squares
    ]


def test_a_piece_is_told_at_home_in_hand_and_on_the_board(table: MainWindow) -> None:
    begin(table, "universe", White="Ada", Black="Bo")
    piece = children(table.view)["Ada F: not on the board"]
    assert piece.state().selectable
    assert not piece.state().selected
    hands.pick_up(table.view, hands.home_of(hands.scene_of(table.view), "White", "F"))
    piece = children(table.view)["Ada F: not on the board"]
    assert piece.state().selected
    focus = QAccessible.queryAccessibleInterface(table.view).focusChild()
    assert focus.text(NAME) == "Ada F: not on the board"
    hands.key(table.view, Qt.Key.Key_Escape)
    table.match.try_move(table.match.game.parse(table.match.position, "12-D3-C5"))
    found = children(table.view)
    piece = found["Ada F: C4, C5, D3, D4, E4"]
    assert piece.state().marqueed
    assert not piece.state().selectable
    assert found["D4: Ada F"].state().marqueed
    assert not found["D5: empty"].state().marqueed


def test_a_square_is_found_where_it_is_on_the_screen(table: MainWindow) -> None:
    begin(table, "universe", "12-D3-C5")
    view, found = table.view, children(table.view)
    square = next(s for s in hands.scene_of(view).board.layout.squares if (s.x, s.y) == (0, 0))
    centre = view.viewport().mapToGlobal(
        hands.spot(view, hands.centre(hands.scene_of(view), square))
    )
    assert found["A1: empty"].rect().contains(centre)
    at = QAccessible.queryAccessibleInterface(view).childAt(centre.x(), centre.y())
    assert at.text(NAME) == "A1: empty"
    assert QAccessible.queryAccessibleInterface(view).childAt(-5, -5) is None
    middle: QPoint = found["D4: White F"].rect().center()
    piece = QAccessible.queryAccessibleInterface(view).childAt(middle.x(), middle.y())
    assert piece.text(VALUE) == "C4, C5, D3, D4, E4"


def test_of_a_stack_the_upper_tile_is_told(table: MainWindow) -> None:
    begin(table, "pent-up", "I(0,0)(4,0)^1", "I(0,1)(4,1)^1", "P(2,1)(0,0)^2")
    found = children(table.view)
    assert "(0,0) level 2: White P" in found
    assert "(4,0) level 1: White I" in found


def test_nothing_is_told_of_what_a_cover_hides(table: MainWindow) -> None:
    begin(table, "picture-puzzle")
    assert "e5: empty" not in children(table.view)
    table.scene.go_on()
    assert "e5: empty" in children(table.view)


def test_a_child_that_is_kept_says_what_is_there_now(table: MainWindow) -> None:
    begin(table, "pentago")
    square = children(table.view)["e5: empty"]
    table.match.try_move(table.match.game.parse(table.match.position, "e5-1R"))
    QCoreApplication.processEvents()
    assert square.text(NAME) == "e5: Player 1"
    begin(table, "pent-up")
    last = QAccessible.queryAccessibleInterface(table.view).childCount() - 1
    kept = QAccessible.queryAccessibleInterface(table.view).child(last)
    begin(table, "pentago")
    QCoreApplication.processEvents()
    assert not kept.isValid()
    assert (kept.text(NAME), kept.rect().isEmpty()) == ("", True)
    assert kept.state().invalid


def test_moves_and_refusals_are_announced(table: MainWindow, said: list[str]) -> None:
    begin(table, "universe", "12-D3-C5", White="Ada", Black="Bo")
    said.clear()
    hands.key(table.view, Qt.Key.Key_X)  # it appears in the middle, over the F
    assert said == ["One of these squares is occupied already."]
    hands.key(table.view, Qt.Key.Key_Escape)
    said.clear()
    hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert said == ["Ada to move"]
    said.clear()
    hands.play_by_keys(table.view, table.match.game.parse(table.match.position, "12-D3-C5"))
    assert said[-1].startswith("Ada ")
    assert said[-1].endswith("Bo to move")


def test_the_squares_of_a_puzzle_are_children_and_the_cursor_is_told(
    table: MainWindow, said: list[str]
) -> None:
    page = open_tiling(table, "Rectangles", "6 × 10")
    found = children(page.view)
    assert len(found) == 60 + 12
    assert found["F: not on the board"].state().selectable
    said.clear()
    hands.key(page.view, Qt.Key.Key_Right)
    cursor = [child for child in children(page.view).values() if child.state().focused]
    assert [child.text(NAME) for child in cursor] == said[-1:]
    focus = QAccessible.queryAccessibleInterface(page.view).focusChild()
    assert focus.text(NAME) == said[-1]


def test_the_pieces_of_a_solitaire_are_counted(table: MainWindow) -> None:
    page = open_solitaire(table, "Most matches", "3×3", MostPage)
    found = children(page.view)
    assert len(found) == 9 + 5
    stacks = [child for name, child in found.items() if name.endswith(" left")]
    assert len(stacks) == 5
    assert all(child.state().selectable for child in stacks)


def test_who_remembers_names_is_told_which_have_changed(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(table, "universe")
    children(table.view)
    told: list[tuple[QAccessible.Event, str]] = []

    def keep(event: QAccessibleEvent) -> None:
        if event.type() != QAccessible.Event.Announcement:
            told.append((event.type(), event.accessibleInterface().text(NAME)))

    monkeypatch.setattr(accessible.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(accessible.QAccessible, "updateAccessibility", keep)
    table.match.try_move(table.match.game.parse(table.match.position, "12-D3-C5"))
    squares = {f"{name}: White F" for name in ("C4", "C5", "D3", "D4", "E4")}
    changed = {name for kind, name in told if kind == QAccessible.Event.NameChanged}
    assert changed == {*squares, "White F: C4, C5, D3, D4, E4"}
    told.clear()
    begin(table, "pentago")
    gone = [name for kind, name in told if kind == QAccessible.Event.ObjectHide]
    assert gone == [""] * (100 + 24 - 81)


def test_what_qt_remembers_of_a_window_goes_with_it(new_table: NewTable) -> None:
    view = new_table().view
    known = [QAccessible.uniqueId(child) for child in children(view).values()]
    assert all(QAccessible.accessibleInterface(number) is not None for number in known)
    new_table()
    assert [QAccessible.accessibleInterface(number) for number in known] == [None] * len(known)
