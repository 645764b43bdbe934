"""An error that nobody caught: told once, written to the log, and the game goes on."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer, QUrl, qWarning
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from pentogames.model.log import FILE, LARGEST, OLDER, Log
from pentogames.store.pento import load_records
from pentogames.window import alarm as alarms
from pentogames.window.alarm import Alarm, TroubleDialog
from pentogames.window.main_window import MainWindow
from tests.gui import hands


@pytest.fixture
def log(table: MainWindow) -> Iterator[Log]:
    """The log of the program whose window the table is."""
    log = Log(table.autosave.folder)
    log.open()
    yield log
    log.close()


@pytest.fixture
def alarm(table: MainWindow, log: Log) -> Iterator[Alarm]:
    """The alarm of the program, in the place of the one that fails tests."""
    alarm = Alarm(lambda: table, log)
    alarm.install()
    yield alarm
    alarm.release()


def dialogs() -> list[TroubleDialog]:
    QCoreApplication.processEvents()
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, TroubleDialog)]


def break_down(table: MainWindow, text: str = "broken") -> None:
    """Let a press of a key run into an error."""

    def fail() -> None:
        raise ValueError(text)

    table.activateWindow()  # there is no window manager to do it
    QCoreApplication.processEvents()
    table.actions_by_name["rules"].triggered.disconnect()
    table.actions_by_name["rules"].triggered.connect(fail)
    hands.key(table.view, Qt.Key.Key_F1)


def words_of(dialog: TroubleDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def press(dialog: TroubleDialog, text: str) -> None:
    button = next(b for b in dialog.findChildren(QPushButton) if b.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_one_dialog_tells_it_and_the_game_goes_on(
    table: MainWindow, alarm: Alarm, log: Log
) -> None:
    break_down(table)
    (dialog,) = dialogs()
    assert "ValueError: broken" in words_of(dialog)
    QTimer.singleShot(0, lambda: [][0])
    assert dialogs() == [dialog]
    press(dialog, "Go on")
    assert not dialog.isVisible()
    break_down(table, "the same place")
    assert [d for d in dialogs() if d.isVisible()] == []
    written = log.path.read_text()
    assert written.count("Traceback") == 3
    assert "ValueError: the same place" in written
    assert "IndexError" in written
    table.activateWindow()
    QCoreApplication.processEvents()
    move = next(iter(table.match.position.moves()))
    hands.play_by_keys(table.view, move)
    assert table.match.position.ply == 1


def test_the_game_is_saved_from_the_dialog(
    table: MainWindow, alarm: Alarm, tmp_path: Path, qtbot: QtBot
) -> None:
    table.match.try_move(next(iter(table.match.position.moves())))
    path = tmp_path / "kept.pento"

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, TroubleDialog)
        with hands.answering(hands.choose_file(str(path))):
            press(dialog, "Save the game…")
        assert dialog.isVisible()
        press(dialog, "Go on")

    with hands.answering(answer):
        break_down(table)
        qtbot.waitUntil(lambda: path.exists() and not dialogs())
    assert len(load_records(path).value[0].main_line()) == 1


def test_the_log_is_opened_from_the_dialog_and_from_the_menu(
    table: MainWindow, alarm: Alarm, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    can = [True, True, False]
    monkeypatch.setattr(
        alarms.QDesktopServices, "openUrl", lambda url: (opened.append(url), can.pop(0))[1]
    )
    break_down(table)
    (dialog,) = dialogs()
    press(dialog, "Open the log")
    press(dialog, "Go on")
    table.activateWindow()
    QCoreApplication.processEvents()
    hands.key(table.view, Qt.Key.Key_L, modifier=hands.CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert [Path(url.toLocalFile()) for url in opened] == [log.path, log.path]
    with_menu = hands.open_menu(table, "Help")
    hands.click_entry(with_menu, "Open the log")
    assert table.scene is not None
    assert str(log.path) in table.scene.strip.text


def test_without_a_log_that_is_said(table: MainWindow) -> None:
    hands.key(table.view, Qt.Key.Key_L, modifier=hands.CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert table.scene is not None
    assert table.scene.strip.text == "There is no log yet."


def test_an_error_of_a_thread_is_told_as_well(table: MainWindow, alarm: Alarm, log: Log) -> None:
    def fail() -> None:
        raise KeyError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    (dialog,) = dialogs()
    assert "in a thread" in words_of(dialog)
    press(dialog, "Go on")
    assert "in a thread" in log.path.read_text()


def test_it_gives_its_place_back(table: MainWindow) -> None:
    before = sys.excepthook, threading.excepthook
    alarm = Alarm(lambda: table, Log(table.autosave.folder))
    alarm.install()
    assert sys.excepthook is not before[0]
    alarm.release()
    assert (sys.excepthook, threading.excepthook) == before


def test_messages_of_qt_are_written(
    table: MainWindow, log: Log, capsys: pytest.CaptureFixture[str]
) -> None:
    qWarning("a wire is loose")
    assert "WARNING pentogames.qt.default: a wire is loose" in log.path.read_text()
    assert capsys.readouterr().err == "a wire is loose\n"


def test_the_log_does_not_grow_without_end(table: MainWindow, log: Log) -> None:
    for number in range(2000):
        error = ValueError(f"{number:0500}")
        log.error(type(error), error, None)
    files = sorted(path.name for path in table.autosave.folder.glob(f"{FILE}*"))
    assert files == [FILE, *(f"{FILE}.{number}" for number in range(1, OLDER + 1))]
    assert all((table.autosave.folder / name).stat().st_size <= LARGEST for name in files)


def test_without_a_place_for_the_log_nothing_is_disturbed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    log = Log(tmp_path / "file")
    log.open()
    error = ValueError("lost")
    log.error(type(error), error, None)
    log.close()
    assert not log.path.exists()
