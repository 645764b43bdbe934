"""The program itself on a real X11 screen of its own, played with a mouse by xdotool."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from pentogames.core.shapes import Placement
from pentogames.model.settings import Settings
from pentogames.store.pento import read_records
from pentogames.window.main_window import MainWindow
from tests.gui import hands

GRACE = 60  # seconds until something has gone wrong for good
SOON = 2  # seconds in which the program must have ended


@contextmanager
def screen() -> Iterator[str]:
    """Start a screen that nobody sees; give what DISPLAY is to be."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24"]
    server = subprocess.Popen(
        [*command, "-dpi", "96", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait(GRACE)


@contextmanager
def program(environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Start the program as a user does, and end it by force if it has not ended by itself."""
    process = subprocess.Popen(
        [sys.executable, "-m", "pentogames"],
        cwd=Path(__file__).parents[2],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def xdotool(environment: dict[str, str], *words: object) -> str:
    command = ["xdotool", *map(str, words)]
    return subprocess.check_output(command, env=environment, text=True, timeout=GRACE).strip()


def in_window(window: MainWindow, point: QPointF) -> QPoint:
    """Return where a point of the scene is in a window; in all of this size it is the same."""
    at = hands.spot(window.view, point)
    return window.view.viewport().mapTo(window, at)


def test_a_move_by_mouse_and_the_end(table: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
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
    with screen() as display:
        environment = os.environ | {
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "XDG_CONFIG_HOME": str(tmp_path / "config"),
            "XDG_STATE_HOME": str(tmp_path / "real-state"),
        }
        with program(environment) as process:
            search = ("search", "--sync", "--onlyvisible", "--pid", process.pid, "--name")
            (number,) = xdotool(environment, *search, "Pentogames").split()
            xdotool(environment, "windowsize", "--sync", number, table.width(), table.height())
            xdotool(environment, "windowmove", "--sync", number, 0, 0)
            xdotool(environment, "windowfocus", "--sync", number)
            xdotool(environment, "mousemove", start.x(), start.y(), "mousedown", 1)
            for part in (0.2, 0.6, 1.0):
                at = start + (end - start) * part
                xdotool(environment, "mousemove", at.x(), at.y())
            xdotool(environment, "mouseup", 1)
            path = tmp_path / "real-state" / "Pentogames" / "table-1.pento"
            qtbot.waitUntil(lambda: path.exists() and played(path), timeout=GRACE * 1000)
            xdotool(environment, "key", "ctrl+q")
            errors = process.communicate(timeout=SOON)[1]
    assert process.returncode == 0
    assert errors == ""
    (record,) = read_records(path)
    assert [record.node(node).move for node in record.main_line()] == [move]


def played(path: Path) -> bool:
    (record,) = read_records(path)
    return len(record.main_line()) > 0
