"""The program itself on a real X11 screen of its own, played with a mouse by xdotool.

Once it is started from the checkout, and once as the frozen program that players are given, which
finds nothing in its environment but the screen and the user's folders.
"""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from pentogames.core.shapes import Placement
from pentogames.model.settings import Settings
from pentogames.store.pento import read_records
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.real_screen import GRACE, SOON, Screen, program, screen, xdotool
from tests.packaging.frozen import frozen_program

WAYS = ("checkout", "frozen")


@pytest.fixture(params=WAYS)
def command(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What starts the program."""
    if request.param == "frozen":
        return [str(frozen_program(tmp_path_factory))]
    return [sys.executable, "-m", "pentogames"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """All that the program finds in its environment, but for the screen."""
    folders = {"HOME": "home", "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "real-state"}
    return {"LANG": "C.UTF-8", "QT_QPA_PLATFORM": "xcb"} | {
        name: str(tmp_path / folder) for name, folder in folders.items()
    }


def in_window(window: MainWindow, point: QPointF) -> QPoint:
    """Return where a point of the scene is in a window; in all of this size it is the same."""
    at = hands.spot(window.view, point)
    return window.view.viewport().mapTo(window, at)


def test_a_move_by_mouse_and_the_end(
    table: MainWindow,
    command: list[str],
    environment: dict[str, str],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    scene = hands.scene_of(table.view)
    move: Placement = table.match.game.parse(table.match.position, "9-E1-D3")
    transform, square = hands.way_to(move.piece, move.squares, grip=2)
    assert transform == (False, 0)  # it need not be turned
    start = in_window(table, hands.home_of(scene, move.seat, move.piece))
    end = in_window(table, hands.centre(scene, square))

    # The program is not a new one to its user, whom it would welcome.
    settings = Settings(tmp_path / "config" / "Pentogames" / "Pentogames.ini")
    settings.welcomed = True
    settings.sync()
    path = tmp_path / "real-state" / "Pentogames" / "table-1.pento"
    with (
        screen() as there,
        program(command, environment | {"DISPLAY": there.display}) as process,
    ):
        put_in_the_corner(there, process.pid, table)
        # Painted: the board, and no longer the blank screen.
        qtbot.waitUntil(lambda: colours(there, table) > 50, timeout=GRACE * 1000)
        before = there.picture().pixelColor(end)
        drag(there, start, end)
        qtbot.waitUntil(lambda: path.exists() and played(path), timeout=GRACE * 1000)
        xdotool(there.display, "mousemove", 1, 1)
        qtbot.waitUntil(lambda: there.picture().pixelColor(end) != before, timeout=GRACE * 1000)
        xdotool(there.display, "key", "ctrl+q")
        errors = process.communicate(timeout=SOON)[1]
    assert process.returncode == 0
    assert errors == ""
    (record,) = read_records(path)
    assert [record.node(node).move for node in record.main_line()] == [move]


def put_in_the_corner(there: Screen, pid: int, table: MainWindow) -> None:
    """Wait for the program's window, give it the size of the table's, the corner, and the keys."""
    search = ("search", "--sync", "--onlyvisible", "--pid", pid, "--name", "Pentogames")
    (number,) = xdotool(there.display, *search).split()
    xdotool(there.display, "windowsize", "--sync", number, table.width(), table.height())
    xdotool(there.display, "windowmove", "--sync", number, 0, 0)
    xdotool(there.display, "windowfocus", "--sync", number)


def drag(there: Screen, start: QPoint, end: QPoint) -> None:
    xdotool(there.display, "mousemove", start.x(), start.y(), "mousedown", 1)
    for part in (0.2, 0.6, 1.0):
        at = start + (end - start) * part
        xdotool(there.display, "mousemove", at.x(), at.y())
    xdotool(there.display, "mouseup", 1)


def colours(there: Screen, table: MainWindow) -> int:
    """Count the colours in the part of the screen where the window is, in some of its rows."""
    picture = there.picture()
    places = ((x, y) for x in range(table.width()) for y in range(0, table.height(), 40))
    return len({picture.pixel(x, y) for x, y in places})


def played(path: Path) -> bool:
    (record,) = read_records(path)
    return len(record.main_line()) > 0
