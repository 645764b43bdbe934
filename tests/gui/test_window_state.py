"""The window comes back as it was left, and leaving it saves the game."""

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pentogames.store.pento import load_records
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable


def full(window: MainWindow) -> tuple[bool, bool]:
    QCoreApplication.processEvents()
    return window.isFullScreen(), window.actions_by_name["full-screen"].isChecked()


def test_f11_fills_the_screen_and_gives_it_back(table: MainWindow) -> None:
    before = table.size()
    hands.key(table.view, Qt.Key.Key_F11)
    assert full(table) == (True, True)
    hands.key(table.view, Qt.Key.Key_F11)
    assert full(table) == (False, False)
    assert table.size() == before


def test_a_maximised_window_is_so_again_after_the_full_screen(table: MainWindow) -> None:
    table.showMaximized()
    hands.key(table.view, Qt.Key.Key_F11)
    hands.key(table.view, Qt.Key.Key_F11)
    assert table.isMaximized()


def test_left_on_the_full_screen_it_comes_back_so(new_table: NewTable) -> None:
    hands.key(new_table().view, Qt.Key.Key_F11)
    window = new_table()
    assert full(window) == (True, True)
    hands.key(window.view, Qt.Key.Key_F11)
    assert full(window) == (False, False)


def test_a_window_whose_screen_is_gone_comes_back_where_it_is_seen(new_table: NewTable) -> None:
    window = new_table()
    window.move(30000, 30000)
    window.close()
    window = new_table()
    window.restore_state()
    screen = window.screen().availableGeometry()
    seen = screen & QRect(window.pos(), window.size())
    assert seen.width() > 200
    assert seen.height() > 200


def test_leaving_the_window_saves_what_is_being_typed(table: MainWindow, qtbot: QtBot) -> None:
    table.match.try_move(next(iter(table.match.position.moves())))
    other = QWidget()
    qtbot.addWidget(other)
    table.panel.comment.setFocus()
    hands.type_text(table.panel.comment, "half a th")
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    path = table.autosave.path
    assert path is not None
    (record,) = load_records(path).value
    assert record.node(record.main_line()[0]).comment.endswith("half a th")
