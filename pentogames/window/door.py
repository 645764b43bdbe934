"""The door of a running program: files that are opened elsewhere come in by it, if there is room.

``knock`` is who stands before it. A door is a local socket beside the program's table (see
``model.autosave``), so the lock that makes a table one program's own makes its door one's own, too.
It is Python's socket and not QtNetwork's, which would bring five megabytes of libraries.
"""

import json
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtWidgets import QApplication

from pentogames.puzzles.tiling_ending import is_tiling_file
from pentogames.window.knock import BUSY, SUFFIX, TAKEN, TOKEN
from pentogames.window.main_window import MainWindow

GLANCE = 0.2  # seconds in which who knocks has said what it wants; the window stands still for it
LONGEST = 1 << 16  # bytes of a message


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
