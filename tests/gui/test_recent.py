"""The files opened last, in the menu and on the welcome page, each with a picture."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from pentogames.core.record import Record
from pentogames.games import game_named
from pentogames.store.pento import save_records
from pentogames.window.main_window import MainWindow
from pentogames.window.recent import PICTURE
from pentogames.window.welcome import Welcome
from tests.gui import hands


def some_game(path: Path, name: str = "universe", moves: int = 2) -> Path:
    game = game_named(name)
    record: Record[Any, Any] = Record(game, game.options_type())
    for _ in range(moves):
        record.play(next(iter(record.position.moves())))
    save_records(path, [record])
    return path


def open_recent(window: MainWindow) -> QMenu:
    """Open the menu by keys: Qt takes quick clicks on submenus apart."""
    menu = hands.open_menu(window, "Game")
    while menu.activeAction() is None or menu.activeAction().menu() is not window.recent_menu:
        hands.key(menu, Qt.Key.Key_Down)
    hands.key(menu, Qt.Key.Key_Right)
    assert window.recent_menu.isVisible()
    return window.recent_menu


def image_of(action: QAction) -> QImage:
    return action.icon().pixmap(PICTURE, 1.0).toImage()


def is_blank(image: QImage) -> bool:
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return all(image.pixelColor(x, y).alpha() == 0 for x, y in points)


def pictures(window: MainWindow, qtbot: QtBot) -> dict[str, QImage]:
    """Open the menu and wait until every picture in it is painted; return them."""
    menu = open_recent(window)
    actions = [action for action in menu.actions() if not action.icon().isNull()]
    qtbot.waitUntil(lambda: not any(is_blank(image_of(action)) for action in actions))
    return {action.text(): image_of(action) for action in actions}


def test_each_has_a_picture_of_its_own(table: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    for name in ("universe", "pent-up", "pentago", "pauli"):
        table.settings.add_recent_file(some_game(tmp_path / f"{name}.pento", name))
    found = pictures(table, qtbot)
    assert len(found) == 4
    seen = list(found.values())
    assert all(one != other for n, one in enumerate(seen) for other in seen[:n])
    hands.close_menus()


def test_a_picture_is_painted_once_until_its_file_is_written_again(
    table: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = some_game(tmp_path / "a.pento")
    table.settings.add_recent_file(path)
    painted: list[Path] = []
    table.recent.painted.connect(painted.append)
    before = pictures(table, qtbot)
    hands.close_menus()
    assert pictures(table, qtbot) == before
    hands.close_menus()
    assert painted == [path]
    some_game(path, moves=8)
    after = pictures(table, qtbot)
    hands.close_menus()
    assert painted == [path, path]
    assert after != before


def test_one_that_is_gone_is_grey_and_says_so(table: MainWindow, tmp_path: Path) -> None:
    path = some_game(tmp_path / "gone.pento")
    table.settings.add_recent_file(path)
    path.unlink()
    menu = open_recent(table)
    (entry,) = (action for action in menu.actions() if "gone" in action.text())
    assert entry.text() == "gone.pento is not there any more"
    assert not entry.isEnabled()
    assert str(path) in entry.toolTip()
    hands.close_menus()


def test_one_that_cannot_be_read_is_offered_without_a_picture(
    table: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    bad = tmp_path / "bad.pento"
    bad.write_text("[Game nothing")
    table.settings.add_recent_file(bad)
    menu = open_recent(table)
    qtbot.waitUntil(lambda: table.recent.picture(bad) is not None)
    (entry,) = (action for action in menu.actions() if "bad" in action.text())
    assert entry.isEnabled()
    assert is_blank(image_of(entry))
    hands.close_menus()


def test_a_game_of_memory_shows_only_what_it_is(
    table: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    for name, moves in (("running", 2), ("begun", 1)):
        path = some_game(tmp_path / f"{name}.pento", "picture-puzzle", moves)
        table.settings.add_recent_file(path)
    first, second = pictures(table, qtbot).values()
    assert first == second
    hands.close_menus()


def test_the_welcome_offers_them(table: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    paths = [some_game(tmp_path / f"{n}.pento", moves=n) for n in (1, 2, 3, 4)]
    for path in paths:
        table.settings.add_recent_file(path)
    paths[3].unlink()
    hands.key(table.view, Qt.Key.Key_F1, modifier=Qt.KeyboardModifier.ShiftModifier)
    (welcome,) = table.findChildren(Welcome)
    assert welcome.recent is not None
    buttons = welcome.recent.buttons
    assert list(buttons) == paths[2::-1]
    qtbot.waitUntil(lambda: all(not button.icon().isNull() for button in buttons.values()))
    QTest.mouseClick(buttons[paths[1]], Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    assert table.path == paths[1]
    assert table.match.position.ply == 2


def test_a_welcome_without_any_has_no_such_row(table: MainWindow) -> None:
    hands.key(table.view, Qt.Key.Key_F1, modifier=Qt.KeyboardModifier.ShiftModifier)
    (welcome,) = table.findChildren(Welcome)
    assert welcome.recent is None
    hands.key(welcome, Qt.Key.Key_Escape)
