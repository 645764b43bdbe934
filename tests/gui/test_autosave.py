"""The game on the table outlives whatever ends the program."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from pentogames.core.record import Record
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.model.autosave import TABLES, Autosave, Restored
from pentogames.model.match import MatchModel
from pentogames.model.settings import Settings
from pentogames.scene.strip import Tone
from pentogames.store import safe_files
from pentogames.store.pento import load_records, save_records
from pentogames.store.safe_files import backup_path
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.test_hand import play_at_random

PROGRAM = """
import random, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pentogames.window import start
from pentogames.window.main_window import MainWindow
from tests.gui import hands

def say(text):
    print(text, flush=True)

def look():
    if QApplication.activeModalWidget() is None:
        QTimer.singleShot(1, look)
    else:
        say("asking")

def play():
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    window.activateWindow()
    QApplication.processEvents()
    window.scene.set_motion(False)
    chance = random.Random(7)
    for act in acts:
        if act == "undo":
            hands.key(window.view, hands.Qt.Key.Key_Z, modifier=hands.CONTROL)
        elif act == "new":
            hands.key(window.view, hands.Qt.Key.Key_N, modifier=hands.CONTROL)
        else:
            hands.play_by_keys(window.view, chance.choice(list(window.match.position.moves())))
        say(window.match.position.ply)
    say("ready")

acts = [word for word in sys.argv[1:] if not word.endswith(".pento")]
QTimer.singleShot(0, look)
QTimer.singleShot(0, play if acts else look)
sys.exit(start.start([word for word in sys.argv[1:] if word.endswith(".pento")]))
"""

GRACE = 60  # seconds until something has gone wrong for good


@contextmanager
def program(*acts: str, until: str = "ready") -> Iterator[subprocess.Popen[str]]:
    """Run the program in a process of its own, in which somebody plays, until it says so."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *acts],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            said = []
            for line in process.stdout:
                said.append(line.strip())
                if said[-1] == until:
                    break
            assert said[-1:] == [until], process.communicate()[1]
            yield process
        finally:
            process.kill()


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which programs started by the test keep their state; they welcome nobody."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    settings = Settings(tmp_path / "config" / "Pentogames" / "Pentogames.ini")
    settings.welcomed = True
    settings.sync()
    return tmp_path / "Pentogames"


def restored(folder: Path) -> Restored:
    """Return what the next program finds."""
    autosave = Autosave(folder)
    autosave.claim()
    try:
        return autosave.restore()
    finally:
        autosave.release()


@pytest.mark.parametrize("until", ["1", "5", "9"])
def test_killed_it_loses_no_move(state: Path, until: str) -> None:
    with program(*["move"] * 12, until=until) as process:
        process.kill()
        process.wait(GRACE)
        more = process.stdout.read().split()
    found = restored(state)
    last = int(more[-1]) if more else int(until)
    assert found.record.position.ply in (last, last + 1)  # it may not have come to say so
    assert found.unsaved
    assert found.warning == ""


def test_killed_after_an_undo_it_is_where_it_was(state: Path) -> None:
    with program("move", "move", "move", "undo") as process:
        process.kill()
        process.wait(GRACE)
    record = restored(state).record
    assert record.position.ply == 2
    assert len(record.main_line()) == 3
    assert record.forward()


def end(process: subprocess.Popen[str]) -> None:
    """End a program as a session that logs off does; it obeys at once and complains of nothing."""
    process.send_signal(signal.SIGTERM)
    errors = process.communicate(timeout=2)[1]
    assert process.returncode == 0
    assert errors.replace("This plugin does not support propagateSizeHints()\n", "") == ""


def test_the_end_of_the_session_ends_it_in_good_order(state: Path) -> None:
    with program("move", "move") as process:
        end(process)
    assert restored(state).record.position.ply == 2


def test_so_it_does_with_a_dialog_open(state: Path) -> None:
    with program("move", "move", "new", until="asking") as process:
        end(process)
    assert restored(state).record.position.ply == 2


def test_a_file_named_at_the_start_does_not_sweep_the_table(state: Path, tmp_path: Path) -> None:
    other = tmp_path / "Überraschung 王.pento"
    save_records(other, [Record(UNIVERSE, UniverseOptions(players=4))])
    autosave = Autosave(state)
    autosave.claim()
    autosave.watch(MatchModel(record_of(3), modified=True))
    autosave.release()
    with program(str(other), until="asking") as process:
        end(process)
    assert restored(state).record.position.ply == 3


def test_two_programs_have_tables_of_their_own(state: Path) -> None:
    with program("move"), program("move", "move"):
        pass
    first, second = Autosave(state), Autosave(state)
    first.claim()
    second.claim()
    plies = [each.restore().record.position.ply for each in (first, second)]
    assert plies == [2, 1]  # the newest first
    first.release()
    second.release()


# -- in one process -------------------------------------------------------------------------------


def record_of(moves: int) -> Record[Any, Any]:
    record = Record(UNIVERSE, UniverseOptions())
    for _ in range(moves):
        record.play(next(record.position.moves()))
    return record


def message(window: MainWindow) -> str:
    """Return what the strip says besides whose turn it is; empty for nothing."""
    strip = hands.scene_of(window.view).strip
    return strip.text if strip.tone is Tone.NEWS else ""


def table_file(window: MainWindow) -> Path:
    assert window.autosave.path is not None
    return window.autosave.path


def test_a_damaged_table_falls_back_to_the_state_before(new_table: NewTable) -> None:
    window = new_table()
    play_at_random(window, 4, seed=1)
    before = window.match.record.position_at(window.match.record.main_line()[2])
    path = table_file(window)
    window.close()
    path.write_bytes(path.read_bytes()[:40])
    window = new_table()
    assert window.match.position == before
    assert message(window) == (
        "The last state of your game was damaged; this is the one saved before it."
    )


def test_a_table_damaged_for_good_is_put_aside_and_said(new_table: NewTable) -> None:
    window = new_table()
    play_at_random(window, 4, seed=1)
    path = table_file(window)
    window.close()
    path.write_bytes(b"\xff\x00 no game")
    backup_path(path).write_bytes(b"")
    window = new_table()
    assert window.match.position.ply == 0
    aside = path.with_suffix(".damaged")
    assert aside.read_bytes() == b"\xff\x00 no game"
    assert str(aside) in message(window)
    play_at_random(window, 1, seed=1)
    assert new_table().match.position.ply == 1


def test_without_a_place_for_the_table_one_can_play(new_table: NewTable, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    window = new_table()
    told = message(window)
    assert told.startswith("This game cannot be kept safe at the moment: ")
    hands.scene_of(window.view).strip.clear_message()
    play_at_random(window, 2, seed=1)
    assert window.match.position.ply == 2
    assert message(window) == ""  # it is said once


def test_with_all_tables_taken_one_can_play(new_table: NewTable, tmp_path: Path) -> None:
    others = [Autosave(tmp_path / "state") for _ in range(TABLES)]
    for other in others:
        other.claim()
    window = new_table()
    assert message(window) == (
        "This game cannot be kept safe at the moment: the program is open too many times."
    )
    play_at_random(window, 2, seed=1)
    assert window.match.position.ply == 2
    for other in others:
        other.release()


def test_a_full_disk_is_said_once_each_time(
    new_table: NewTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = new_table()
    strip = hands.scene_of(window.view).strip

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    for _ in range(2):
        with monkeypatch.context() as patch:
            patch.setattr(safe_files.os, "fsync", full)
            play_at_random(window, 1, seed=1)
            assert message(window) == (
                "This game cannot be kept safe at the moment: the disk is full."
            )
            strip.clear_message()
            play_at_random(window, 1, seed=1)
            assert message(window) == ""
        play_at_random(window, 1, seed=1)  # now there is room again
        assert message(window) == ""
    position = window.match.position
    assert new_table().match.position == position


def test_it_knows_its_file_and_whether_it_was_saved(new_table: NewTable, tmp_path: Path) -> None:
    window = new_table()
    play_at_random(window, 2, seed=1)
    window = new_table()
    assert window.isWindowModified()  # or the next new game would sweep it away unasked
    path = tmp_path / "mine.pento"
    with hands.answering(hands.choose_file(str(path))):
        hands.key(window.view, Qt.Key.Key_S, modifier=hands.CONTROL)
    window = new_table()
    assert not window.isWindowModified()
    assert window.path == path
    play_at_random(window, 1, seed=1)
    hands.key(window.view, Qt.Key.Key_S, modifier=hands.CONTROL)  # without a question
    assert load_records(path).value[0].main_line() == (1, 2, 3)
    path.unlink()
    window = new_table()
    assert window.path is None


def test_the_cursor_in_a_variation_is_where_it_was(new_table: NewTable) -> None:
    window = new_table()
    match = window.match
    play_at_random(window, 2, seed=1)
    old_line = match.record.cursor
    match.undo()
    play_at_random(window, 2, seed=8)
    match.go(old_line)
    position = match.position
    window = new_table()
    assert window.match.position == position
    assert len(window.match.record.main_line()) == 3
    assert window.match.record.tags == {}
