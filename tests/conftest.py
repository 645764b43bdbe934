"""What holds for every test: no screen, no files of the user's, nothing left behind."""

import gc
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

GRACE = 5000  # milliseconds until what is being closed must be gone


def _settle_environment() -> None:
    """Make Qt and the locale the same on every machine, whatever the user's desktop has set."""
    for name in list(os.environ):
        if name.startswith(("QT_", "LC_")) or name in {"LANGUAGE", "DISPLAY", "WAYLAND_DISPLAY"}:
            del os.environ[name]
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["LANG"] = "C.UTF-8"
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Whoever starts the tests in the background of a shell lets them, and the programs that
        # they start, ignore Ctrl-C; tests of Ctrl-C would wait for ever.
        signal.signal(signal.SIGINT, signal.default_int_handler)


# Before any QApplication is made, and any child process started.
_settle_environment()

settings.register_profile("project", deadline=None, database=None)
settings.register_profile("ci", settings.get_profile("project"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "project")


@pytest.fixture(scope="session", autouse=True)
def user_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Give the program, and the processes it starts, a home of their own; return it."""
    home = tmp_path_factory.mktemp("home")
    variables = {
        "HOME": home,
        "XDG_CACHE_HOME": home / ".cache",
        "XDG_CONFIG_HOME": home / ".config",
        "XDG_DATA_HOME": home / ".local" / "share",
        "XDG_STATE_HOME": home / ".local" / "state",
        "XDG_RUNTIME_DIR": home / "run",
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, folder in variables.items():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            patch.setenv(name, str(folder))
        yield home


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Fail a test, once there is a QApplication, after which a window, thread or process lives on.

    What was there before the test, from fixtures of a wider scope, may stay.
    """
    before = _living() if QApplication.instance() else {}
    yield
    if QApplication.instance() is None:
        return
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    deadline = QDeadlineTimer(GRACE)
    while left := _living().keys() - before.keys():
        if deadline.hasExpired():
            pytest.fail(f"left behind: {', '.join(sorted(kind for kind, _ in left))}")
        gc.collect()
        QTest.qWait(10)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _living() -> dict[tuple[str, int], object]:
    """Return what can outlive a test, by its description and identity.

    The values keep what was found alive, so that no identity is used again meanwhile.
    """
    found: dict[tuple[str, int], object] = {}
    main_thread = QThread.currentThread()
    for widget in QApplication.topLevelWidgets():
        # The tool tip is Qt's own, one for the whole program.
        if widget.metaObject().className() != "QTipLabel":
            found[f"window {type(widget).__name__} {widget.windowTitle()!r}", id(widget)] = widget
    for thread in shiboken6.Shiboken.getAllValidWrappers():
        if isinstance(thread, QThread) and thread.isRunning() and thread is not main_thread:
            found[f"thread {type(thread).__name__} {thread.objectName()!r}", id(thread)] = thread
    for worker in threading.enumerate():
        if not isinstance(worker, threading._DummyThread):
            found[f"thread {worker.name}", id(worker)] = worker
    for process in Path("/proc").glob("[0-9]*"):  # none where there is no /proc
        command = _child_command(process)
        if command:
            found[f"process {command}", int(process.name)] = None
    return found


def _child_command(process: Path) -> str:
    """Return the command of a child process of ours; nothing if it is none, or has ended.

    The tracker of multiprocessing, which is there until we end, does not count.
    """
    try:
        # "pid (command) state parent ...", and the command may hold parentheses of its own.
        name, _, status = (process / "stat").read_text(errors="replace").rpartition(")")
        if int(status.split()[1]) != os.getpid():
            return ""
        command = (process / "cmdline").read_text(errors="replace").replace("\0", " ").strip()
    except OSError:
        return ""
    return "" if "resource_tracker" in command else command or name
