"""The door of a running program: files that are opened elsewhere come in by it, if there is room.

A file manager starts the program anew for each file. The new one knocks at the doors of those that
run already; one of them takes the file and comes forward, or all are busy and the new one opens a
window of its own. A door is a local socket beside the program's table (see ``model.autosave``), so
the lock that makes a table one program's own makes its door one's own, too. It is Python's socket
and not QtNetwork's, which would bring five megabytes of libraries. Where Python has no local
sockets, as on Windows, nobody listens and every file has a window of its own.
"""

import json
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtWidgets import QApplication

from pentogames.puzzles.tiling_file import is_tiling_file
from pentogames.window.main_window import MainWindow

SUFFIX = ".door"
TAKEN, BUSY = b"taken\n", b"busy\n"
PATIENCE = 2.0  # seconds in which a running program answers, or its door is passed by
GLANCE = 0.2  # seconds in which who knocks has said what it wants; the window stands still for it
LONGEST = 1 << 16  # bytes of a message
TOKEN = "XDG_ACTIVATION_TOKEN"
"""The variable by which Wayland lets a program come forward that the user has just asked for."""


def knock(folder: Path, path: Path) -> bool:
    """Ask the programs whose tables are in the folder to open a file; say whether one does."""
    message = {"open": str(path.absolute()), "token": os.environ.get(TOKEN, "")}
    doors = sorted(folder.glob(f"*{SUFFIX}"), key=_last_used, reverse=True)
    return any(_ask(door, json.dumps(message).encode()) for door in doors)


def _last_used(door: Path) -> float:
    """Return when the game beside a door was saved last."""
    try:
        return door.with_suffix(".pento").stat().st_mtime
    except OSError:
        return 0.0


def _ask(door: Path, message: bytes) -> bool:
    """Say whether the program behind a door takes what the message offers."""
    if not hasattr(socket, "AF_UNIX"):
        return False
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(door))
            line.sendall(message)
            line.shutdown(socket.SHUT_WR)
            return line.recv(len(TAKEN)) == TAKEN
    except OSError:  # nobody is behind it any more, or it is too busy to answer
        return False


class Door(QObject):
    """Listens for files that other programs offer; ``window`` gives the window of the moment."""

    def __init__(self, table: Path | None, window: Callable[[], MainWindow]) -> None:
        super().__init__()
        self._window = window
        self._address = None if table is None else table.with_suffix(SUFFIX)
        self._line = self._listen()
        if self._line is not None:
            kind = QSocketNotifier.Type.Read
            self._notifier = QSocketNotifier(self._line.fileno(), kind, self)
            self._notifier.activated.connect(self._answer)

    def _listen(self) -> socket.socket | None:
        """Return a socket at the address; None where that cannot be, which nobody need know."""
        if self._address is None or not hasattr(socket, "AF_UNIX"):
            return None
        line = socket.socket(socket.AF_UNIX)
        try:
            self._address.unlink(missing_ok=True)  # of one that has crashed: the table is ours now
            line.bind(str(self._address))
            self._address.chmod(0o600)
            line.listen()
        except OSError:  # a path too long for a socket, a file system that has none
            line.close()
            return None
        line.setblocking(False)
        return line

    def release(self) -> None:
        """Close the door."""
        if self._line is not None and self._address is not None:
            self._notifier.setEnabled(False)
            self._line.close()
            self._line = None
            self._address.unlink(missing_ok=True)

    def _answer(self) -> None:
        if self._line is None:
            return
        try:
            caller, _ = self._line.accept()
        except OSError:  # who knocked has gone again
            return
        with caller:
            caller.settimeout(GLANCE)
            try:
                path, token = _read(caller)
                takes = has_room(self._window(), path)
                caller.sendall(TAKEN if takes else BUSY)
            except (OSError, ValueError, KeyError, TypeError):
                return
        if takes:
            QTimer.singleShot(0, self, lambda: self._take(path, token))

    def _take(self, path: Path, token: str) -> None:
        if token:
            os.environ[TOKEN] = token  # where Qt looks for it
        window = self._window()
        come_forward(window)
        receive(window, path)


def _read(caller: socket.socket) -> tuple[Path, str]:
    """Return the file that is offered and the token; OSError, ValueError, KeyError, TypeError."""
    message = b""
    while (more := caller.recv(4096)) and len(message) < LONGEST:
        message += more
    asked: dict[str, Any] = json.loads(message)
    return Path(asked["open"]), str(asked["token"])


def has_room(window: MainWindow, path: Path) -> bool:
    """Say whether a window can open a file without disturbing what its user does.

    It can if nothing is asked in it, no lesson or puzzle is open, and the game is finished or lies
    in a file as it is. What is open already is where it belongs, too.
    """
    if QApplication.activeModalWidget() or QApplication.activePopupWidget():
        return False
    if window.aside.page is not None:
        return False
    if is_tiling_file(path) or _is_open(window, path):
        return True
    return not window.isWindowModified() or window.match.position.outcome() is not None


def receive(window: MainWindow, path: Path) -> None:
    """Open the game or the puzzle of a file, unless the user would rather stay."""
    if not (_is_open(window, path) and window.isWindowModified()):
        window.leave_for(path)


def come_forward(window: MainWindow) -> None:
    """Show the window in front of all others, as far as the desktop allows."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def _is_open(window: MainWindow, path: Path) -> bool:
    """Say whether the game on the table is that of the file."""
    try:
        return window.path is not None and window.path.samefile(path)
    except OSError:
        return False
