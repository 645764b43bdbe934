"""Files that are opened elsewhere come into the window that is there, if it has room for them."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from pentogames import APPLICATION_ID
from pentogames.core.record import Record
from pentogames.games.pauli import PAULI
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.puzzles.tiling_ending import ENDING
from pentogames.store.pento import load_records, save_records
from pentogames.window.door import Door
from pentogames.window.knock import SUFFIX, TOKEN
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.test_autosave import state

__all__ = ["state"]

ROOT = Path(__file__).parents[2]
GRACE = 60  # seconds until something has gone wrong for good

KNOCK = """
import sys
from pathlib import Path
from pentogames.window.knock import knock
sys.exit(0 if knock(Path(sys.argv[1]), Path(sys.argv[2])) else 3)
"""


@pytest.fixture
def door(table: MainWindow) -> Iterator[Door]:
    """The door of the window on the table."""
    door = Door(table.autosave.path, lambda: table)
    yield door
    door.release()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A file with the start of a game of Pauli."""
    path = tmp_path / "a game – 王.pento"
    save_records(path, [Record(PAULI, PAULI.options_type())])
    return path


def knock(qtbot: QtBot, window: MainWindow, path: Path, **environment: str) -> bool:
    """Knock at all doors, from another process as it would be; say whether one was opened."""
    assert window.autosave.path is not None
    folder = window.autosave.path.parent
    command = [sys.executable, "-c", KNOCK, str(folder), path.name]
    with subprocess.Popen(
        command,
        cwd=path.parent,
        env=os.environ | {"PYTHONPATH": str(ROOT)} | environment,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        qtbot.waitUntil(lambda: process.poll() is not None, timeout=GRACE * 1000)
        assert process.stderr is not None
        assert process.stderr.read() == ""
    QApplication.processEvents()
    assert process.returncode in (0, 3)
    return process.returncode == 0


def play(window: MainWindow) -> None:
    hands.play_by_keys(window.view, next(window.match.position.moves()))


def test_a_table_without_moves_makes_room(
    door: Door, table: MainWindow, game: Path, qtbot: QtBot
) -> None:
    assert knock(qtbot, table, game, XDG_ACTIVATION_TOKEN="a token")
    assert table.path == game
    assert table.match.game is PAULI
    assert table.isActiveWindow()
    assert os.environ.pop(TOKEN) == "a token"


def test_a_minimised_window_comes_back(
    door: Door, table: MainWindow, game: Path, qtbot: QtBot
) -> None:
    table.showMinimized()
    assert knock(qtbot, table, game)
    assert not table.isMinimized()


def test_a_game_that_is_played_is_not_disturbed(
    door: Door, table: MainWindow, game: Path, qtbot: QtBot
) -> None:
    play(table)
    assert not knock(qtbot, table, game)
    assert table.match.game is UNIVERSE
    assert table.match.position.ply == 1


def test_a_finished_game_makes_room_once_its_user_has_said_what_becomes_of_it(
    door: Door, table: MainWindow, game: Path, qtbot: QtBot
) -> None:
    table.take(Record(UNIVERSE, UniverseOptions()), None)
    while table.match.position.outcome() is None:
        assert table.match.try_move(next(table.match.position.moves()))
    with hands.answering(hands.click_answer("Discard")) as asked:
        assert knock(qtbot, table, game)
        qtbot.waitUntil(lambda: table.path == game, timeout=GRACE * 1000)
    assert asked == ["Save the game on the table first?"]


def test_what_is_open_already_comes_forward_as_it_is(
    door: Door, table: MainWindow, game: Path, qtbot: QtBot
) -> None:
    assert table.open_file(game)
    move = next(table.match.position.moves())
    assert table.match.try_move(move)
    link = game.with_name("the same.pento")
    link.symlink_to(game)
    assert knock(qtbot, table, link)
    assert table.path == game
    assert table.match.position.ply == 1


def test_while_something_is_asked_nobody_comes_in(
    door: Door, table: MainWindow, game: Path, qtbot: QtBot
) -> None:
    dialog = QDialog(table)
    dialog.open()
    assert not knock(qtbot, table, game)
    hands.key(dialog, Qt.Key.Key_Escape)
    dialog.deleteLater()
    assert knock(qtbot, table, game)


def test_a_puzzle_leaves_the_game_alone_and_is_not_disturbed_itself(
    door: Door, table: MainWindow, game: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    play(table)
    puzzle = tmp_path / f"four{ENDING}"
    puzzle.write_text("title: Two by hand\npieces: LP\n\n.....\n.....\n", encoding="utf-8")
    assert knock(qtbot, table, puzzle)
    page = table.puzzles.page
    assert page is not None
    assert page.isVisible()
    assert table.match.position.ply == 1
    assert not knock(qtbot, table, game)


@pytest.mark.parametrize("text", ["pieces: LP\n\n..x\n", None])
def test_what_is_wrong_with_a_puzzle_is_said(
    text: str | None, door: Door, table: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    puzzle = tmp_path / f"torn{ENDING}"
    if text is not None:
        puzzle.write_text(text, encoding="utf-8")
    with hands.answering(lambda box: hands.key(box, Qt.Key.Key_Escape)) as said:
        assert knock(qtbot, table, puzzle)
        qtbot.waitUntil(lambda: bool(said), timeout=GRACE * 1000)
    assert said[0].startswith(f"torn{ENDING} cannot be ")
    assert ("line 3, column 3" in said[0]) == (text is not None)
    assert table.puzzles.page is None


@pytest.mark.parametrize("message", [b"", b"{", b"[1]", b'{"open": 3, "token": ""}', b"\xff" * 99])
def test_nonsense_at_the_door_is_ignored(
    message: bytes, door: Door, table: MainWindow, game: Path, qtbot: QtBot
) -> None:
    assert table.autosave.path is not None
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(str(table.autosave.path.with_suffix(SUFFIX)))
        line.sendall(message)
        line.shutdown(socket.SHUT_WR)
        line.setblocking(False)
        qtbot.waitUntil(lambda: hung_up(line), timeout=GRACE * 1000)
    assert knock(qtbot, table, game)


def hung_up(line: socket.socket) -> bool:
    try:
        return line.recv(16) == b""
    except BlockingIOError:
        return False


def test_a_door_is_for_its_user_alone_and_goes_with_the_program(
    table: MainWindow, game: Path, qtbot: QtBot
) -> None:
    assert table.autosave.path is not None
    place = table.autosave.path.with_suffix(SUFFIX)
    place.write_text("of one that has crashed", encoding="utf-8")
    assert not knock(qtbot, table, game)
    door = Door(table.autosave.path, lambda: table)
    assert place.stat().st_mode & 0o777 == 0o600
    door.release()
    door.release()
    assert not place.exists()
    assert not knock(qtbot, table, game)


def test_where_there_can_be_no_door_there_is_none(table: MainWindow, tmp_path: Path) -> None:
    deep = tmp_path / ("deep" * 40)  # longer than an address can be
    deep.mkdir()
    for place in (None, deep / "table-1.pento"):
        Door(place, lambda: table).release()
    assert list(deep.iterdir()) == []


# A program that says what is on its table once it has been asked, by an event or at its door.
PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pentogames.window import start
from pentogames.window.main_window import MainWindow

def begin():
    application = QApplication.instance()
    print(application.desktopFileName(), flush=True)
    for path in sys.argv[1:]:
        QApplication.sendEvent(application, QFileOpenEvent(path))
    look()

def look():
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    if window.path is None:
        QTimer.singleShot(1, look)
    else:
        print(window.path)
        window.close()

QTimer.singleShot(0, begin)
sys.exit(start.start([]))
"""
BEGIN = f"{APPLICATION_ID}\n"


@contextmanager
def program(*paths: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", PROGRAM, *paths]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def end_of(process: subprocess.Popen[str]) -> str:
    """Return what a program has still to say until it ends in good order, without complaint."""
    said, errors = process.communicate(timeout=GRACE)
    assert re.sub(r"This plugin does not support .*\n", "", errors) == ""  # without a screen
    assert process.returncode == 0
    return said


def test_the_program_started_for_a_file_hands_it_over_and_ends(state: Path, game: Path) -> None:
    command = [sys.executable, "-m", "pentogames", str(game)]
    with program() as running:
        assert running.stdout is not None
        assert running.stdout.readline() == BEGIN
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=GRACE)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        assert end_of(running) == f"{game}\n"
    assert list(state.glob(f"*{SUFFIX}")) == []
    assert [path.name for path in state.glob("*.pento")] == ["table-1.pento"]
    assert load_records(state / "table-1.pento").value[0].game is PAULI


def test_macos_asks_by_an_event(state: Path, game: Path) -> None:
    with program(str(game)) as running:
        assert end_of(running) == f"{BEGIN}{game}\n"
