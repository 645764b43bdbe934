"""A window on a table of its own, shown offscreen, and closed so that nothing is left of it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from pentogames.model import sound_player
from pentogames.model.autosave import Autosave
from pentogames.model.progress import LessonProgress
from pentogames.model.settings import Settings
from pentogames.scene.picture import load_fonts
from pentogames.window.main_window import MainWindow
from pentogames.window.start import open_window

# Helpers that assert say what they found, as tests do.
pytest.register_assert_rewrite("tests.gui.hands", "tests.gui.hands_lessons", "tests.gui.scene_dump")

NewTable = Callable[..., MainWindow]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Overlook what Qt's platform without a screen says of itself at every dialog."""
    itself = pytest.mark.qt_log_ignore(r"This plugin does not support .*")
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(itself)


@pytest.fixture(scope="session")
def application(qapp: QApplication) -> QApplication:
    """The application, dressed as start() dresses it."""
    qapp.setStyle("Fusion")
    load_fonts()
    return qapp


@pytest.fixture(autouse=True)
def silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play no sound to whoever runs the tests."""
    monkeypatch.setattr(sound_player, "PROGRAMS", ())


@pytest.fixture
def new_table(
    application: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[NewTable]:
    """Start the window, on the same settings and tables each time; the one before is closed.

    ``new_table(motion=…, theme=…, size=…)``; without motion and in the light theme by default.
    """
    # No power cut is tested here, and thousands of moves need not wait for the disk.
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    opened: list[MainWindow] = []

    def start(
        *, motion: bool = False, theme: str = "light", size: tuple[int, int] = (1180, 780)
    ) -> MainWindow:
        for window in opened:
            _end(window)
        opened.clear()
        settings = Settings(tmp_path / "settings.ini")
        settings.motion, settings.theme = motion, theme
        progress = LessonProgress(tmp_path / "lessons.json")
        window = open_window(settings, Autosave(tmp_path / "state"), progress)
        opened.append(window)
        window.resize(*size)
        window.show()
        window.activateWindow()
        QCoreApplication.processEvents()
        assert window.isActiveWindow()
        return window

    yield start
    for window in opened:
        _end(window)


@pytest.fixture
def table(new_table: NewTable) -> MainWindow:
    """A window as it is at the very first start, without motion."""
    return new_table()


def _end(window: MainWindow) -> None:
    """Close a window as the end of the program does, and let go of all that belongs to it."""
    window.close()
    window.autosave.release()
    if window.scene is not None:
        window.scene.dispose()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
