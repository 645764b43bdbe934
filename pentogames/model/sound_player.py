"""What plays a wave file: a small program of the system's, or Windows itself.

Qt's own way would be QtMultimedia, whose package is larger than all of this program, and needs
libraries that not every system has. So a process is started for each sound. Nothing waits for it,
only so many live at a time, and what does not work is not tried again.
"""

import logging
import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, QTimer

PROGRAMS = (
    ("paplay",),  # PulseAudio, and PipeWire where it takes PulseAudio's place
    ("pw-play",),  # PipeWire
    ("aplay", "-q"),  # ALSA
    ("afplay",),  # macOS
)
"""Commands that play the file named after them, in the order in which they are tried."""

AT_ONCE = 3
"""How many sounds are played at a time: further ones are left out, late ones would only confuse."""

LONGEST_MS = 4_000
"""When a process is ended that does not end by itself, as where another program has the device."""

_log = logging.getLogger(__name__)


class Player(Protocol):
    """Plays files without waiting for them."""

    @property
    def ready(self) -> bool:
        """Whether a file would be played now."""

    def play(self, path: Path) -> None:
        """Begin to play a file."""

    def look_again(self) -> None:
        """Try again what did not work."""

    def release(self) -> None:
        """End what is being played."""


def player_here(parent: QObject) -> Player:
    """Return what plays files on this system."""
    return WindowsPlayer() if sys.platform == "win32" else ProgramPlayer(PROGRAMS, parent)


class _Process(QProcess):
    """A process that plays a file with a command, and is ended if it lasts too long."""

    def __init__(self, command: tuple[str, ...], path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.command = command
        self.setProgram(command[0])
        self.setArguments([*command[1:], str(path)])
        self.setProcessEnvironment(environment())
        self.setStandardInputFile(QProcess.nullDevice())
        self.setStandardOutputFile(QProcess.nullDevice())
        self.setStandardErrorFile(QProcess.nullDevice())
        self._limit = QTimer(self, singleShot=True, interval=LONGEST_MS)
        self._limit.timeout.connect(self.kill)
        self._limit.start()

    @property
    def failed(self) -> bool:
        """Whether the file has not been played, once the process has ended."""
        return self.error() is not QProcess.ProcessError.UnknownError or self.exitCode() != 0


class ProgramPlayer(QObject):
    """Plays files with the first program that is there, and the next one if that fails.

    Without any it is silent; the log has a line about it.
    """

    def __init__(self, programs: Iterable[tuple[str, ...]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._programs = tuple(programs)
        self._commands: list[tuple[str, ...]] | None = None  # None before the first sound
        self._running: list[_Process] = []

    @property
    def ready(self) -> bool:
        """Whether there is a program, and not too many of it at work."""
        return bool(self._found()) and len(self._running) < AT_ONCE

    def look_again(self) -> None:
        """Look for programs anew at the next sound."""
        self._commands = None

    def play(self, path: Path) -> None:
        """Start the program with a file, if ``ready``."""
        if not self.ready:
            return
        process = _Process(self._found()[0], path, self)
        # Queued, so that all is settled within the process when it is looked at.
        process.finished.connect(self._sweep, Qt.ConnectionType.QueuedConnection)
        process.errorOccurred.connect(self._sweep, Qt.ConnectionType.QueuedConnection)
        self._running.append(process)
        process.start()

    def release(self) -> None:
        """End all processes."""
        self._commands = []
        for process in self._running:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished()
        self._running.clear()

    def _sweep(self) -> None:
        """Forget the processes that have ended, and the commands that have failed."""
        ended = [each for each in self._running if each.state() is QProcess.ProcessState.NotRunning]
        for process in ended:
            self._running.remove(process)
            process.deleteLater()
            if process.failed and self._commands and self._commands[0] == process.command:
                del self._commands[0]
                self._tell_if_silent()

    def _found(self) -> list[tuple[str, ...]]:
        """Return the commands that may work, the best one first."""
        if self._commands is None:
            paths = ((shutil.which(name), rest) for name, *rest in self._programs)
            self._commands = [(path, *rest) for path, rest in paths if path is not None]
            self._tell_if_silent()
        return self._commands

    def _tell_if_silent(self) -> None:
        if not self._commands:
            names = ", ".join(name for name, *_ in self._programs)
            _log.info("no sounds: none of %s plays them here", names)


class WindowsPlayer:
    """Plays files by Windows itself, which plays one at a time: the next one ends it."""

    ready = True

    def play(self, path: Path) -> None:
        """Begin to play a file; without a device nothing happens."""
        if sys.platform == "win32":
            import winsound

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(str(path), flags)
            except RuntimeError as error:
                _log.info("no sound: %s", error)

    def look_again(self) -> None:
        """Do nothing: Windows looks for a device at each sound."""

    def release(self) -> None:
        """End the sound that is played, so that its file can be deleted."""
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(None, 0)


def environment() -> QProcessEnvironment:
    """Return the environment for programs of the system's.

    A frozen program looks for libraries among its own; theirs must be found where they were.
    """
    result = QProcessEnvironment.systemEnvironment()
    if getattr(sys, "frozen", False):
        result.remove("LD_LIBRARY_PATH")
        before = os.environ.get("LD_LIBRARY_PATH_ORIG")
        if before is not None:
            result.insert("LD_LIBRARY_PATH", before)
    return result
