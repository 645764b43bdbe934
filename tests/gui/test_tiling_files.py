"""Files of tiling puzzles at the window: opened, dropped, refused, offered again."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from pentogames.core.record import Record
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_file import save_tiling
from pentogames.puzzles.tiling_names import rectangle
from pentogames.store.pento import save_records
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.tiling_page import TilingPage
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_solitaire import page_of

SMALL = Tiling(rectangle(5, 4), "FILNPTUV")


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep results away from those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    path = tmp_path / "small ö.pentile"
    save_tiling(path, SMALL, "A small one")
    return path


def drop(window: MainWindow, *paths: Path) -> bool:
    """Drag files over the window's table and drop them; say whether they are taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    target = window.childAt(window.view.geometry().center())
    while not (target.isWindow() or target.acceptDrops()):  # as Qt looks for it
        target = target.parentWidget()
    copy, left, plain = Qt.DropAction.CopyAction, hands.LEFT, hands.PLAIN
    enter = QDragEnterEvent(QPoint(50, 50), copy, data, left, plain)
    QApplication.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(target, QDragMoveEvent(QPoint(60, 60), copy, data, left, plain))
    end = QDropEvent(QPointF(60, 60), copy, data, left, plain, QEvent.Type.Drop)
    QApplication.sendEvent(target, end)
    QApplication.processEvents()
    return end.isAccepted()


def open_by_dialog(window: MainWindow, path: Path, *more) -> list[str]:
    with hands.answering(hands.choose_file(str(path)), *more) as said:
        hands.key(window.view, Qt.Key.Key_O, modifier=hands.CONTROL)
    return said[1:]


def test_a_puzzle_is_opened_and_the_game_waits(table: MainWindow, puzzle: Path) -> None:
    move = next(table.match.position.moves())
    assert table.match.try_move(move)
    assert open_by_dialog(table, puzzle) == []  # nothing is asked of the unsaved game
    page = page_of(table, TilingPage)
    assert page.puzzle.tiling == SMALL
    assert page.levels.currentText() == "A small one"
    page.leave_meant.emit()
    assert table.match.position.ply == 1
    menu = hands.open_menu(table, "Game", "Open recent")
    hands.click_entry(menu, "small ö.pentile")
    hands.close_menus()
    assert page_of(table, TilingPage).puzzle.tiling == SMALL


def test_a_puzzle_has_its_title_after_a_restart(new_table: NewTable, puzzle: Path) -> None:
    open_by_dialog(new_table(), puzzle)
    page = page_of(new_table(), TilingPage)
    assert page.puzzle.tiling == SMALL
    assert page.levels.currentText() == "A small one"


def test_a_file_that_is_no_puzzle_is_named_with_the_place(
    table: MainWindow, tmp_path: Path
) -> None:
    wrong, none = tmp_path / "wrong.pentile", tmp_path / "none.pentile"
    wrong.write_text("....\n.x..\n", encoding="utf-8")
    assert open_by_dialog(table, wrong, hands.click_answer("OK")) == [
        "wrong.pentile cannot be read: line 2, column 2: 'x' is neither . nor # nor a piece."
    ]
    with hands.answering(hands.click_answer("OK")) as said:
        table.leave_for(none)
    assert said == ["none.pentile cannot be opened: there is no such file or folder."]
    assert table.aside.page is None


def test_a_puzzle_and_a_game_are_dropped_on_the_table(
    table: MainWindow, puzzle: Path, tmp_path: Path
) -> None:
    game = tmp_path / "game.pento"
    record = Record(UNIVERSE, UniverseOptions(players=3))
    record.play(next(record.position.moves()))
    save_records(game, [record])
    assert drop(table, game)
    assert table.path == game
    assert table.match.position.ply == 1
    assert drop(table, puzzle)
    assert page_of(table, TilingPage).puzzle.tiling == SMALL


def test_other_things_cannot_be_dropped(table: MainWindow, puzzle: Path, tmp_path: Path) -> None:
    other = tmp_path / "a.txt"
    other.write_text("", encoding="utf-8")
    assert not drop(table, other)
    assert not drop(table, puzzle, puzzle)
    assert not drop(table)
    assert table.aside.page is None
