"""The program's log: a file in the user's state folder that does not grow without end.

What goes wrong is written there in English for whoever is to find out why: errors nobody caught,
Qt's own messages, and what the worker processes could not do. Games and settings are not.
"""

import logging
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import PySide6
from PySide6.QtCore import QMessageLogContext, QSysInfo, QtMsgType, qInstallMessageHandler

from pentogames import __version__

FILE = "pentogames.log"
LARGEST = 256 * 1024  # bytes, then a new file is begun
OLDER = 2  # files that are kept beside it

ROOT = "pentogames"

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

QtHandler = Callable[[QtMsgType, QMessageLogContext, str], None]


class _File(logging.FileHandler):
    """The file, put aside for a new one when it is full.

    A disk that is full or gone must not disturb anybody's game. (The library's own file of this
    kind loads so much for the sake of others that the window would be seen to come later.)
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8", delay=True)
        self._path = path

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry, into a new file if it has no room in this one."""
        try:
            entry = len(self.format(record).encode("utf-8", "replace")) + 1
            if self._path.stat().st_size + entry > LARGEST:
                self._put_aside()
        except OSError:
            pass  # there is no file yet, or nothing can be written, which comes to light at once
        super().emit(record)

    def _put_aside(self) -> None:
        if self.stream is not None:
            self.stream.close()
            self.stream = None  # which lets the library open it again
        names = [self._path, *(self._path.with_name(f"{FILE}.{n}") for n in range(1, OLDER + 1))]
        for newer, older in reversed(list(pairwise(names))):
            if newer.exists():
                newer.replace(older)

    def handleError(self, record: logging.LogRecord) -> None:
        """Leave out what cannot be written."""


class Log:
    """Writes to the file from ``open`` to ``close``; without a folder to write to, nowhere."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._logger = logging.getLogger(ROOT)
        self._handler: _File | None = None
        self._before: QtHandler | None = None

    def open(self) -> None:
        """Begin to write, Qt's messages included, which are told on standard error as before."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handler = _File(self.path)
        except OSError:
            return
        form = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"
        handler.setFormatter(logging.Formatter(form))
        self._handler = handler
        self._logger.addHandler(handler)
        self._logger.setLevel(logging.INFO)
        self._logger.propagate = False
        self._before = qInstallMessageHandler(_on_qt_message)
        self._logger.info(
            "Pentogames %s, Python %s, PySide %s, %s",
            __version__,
            ".".join(map(str, sys.version_info[:3])),
            PySide6.__version__,
            QSysInfo.prettyProductName(),
        )

    def close(self) -> None:
        """Write no more."""
        if self._handler is None:
            return
        qInstallMessageHandler(self._before)
        self._logger.removeHandler(self._handler)
        self._logger.propagate = True
        self._handler.close()
        self._handler = None

    def error(self, kind: type[BaseException], error: BaseException, trace: object) -> None:
        """Write an error that nobody caught, and where it came from."""
        self._logger.error("uncaught", exc_info=(kind, error, trace))  # type: ignore[arg-type]


def _on_qt_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Write a message of Qt's to the log and, as Qt does, to standard error."""
    category = context.category or "default"
    logging.getLogger(f"{ROOT}.qt.{category}").log(_LEVELS.get(kind, logging.INFO), text)
    if sys.stderr is not None:  # there is none in a program without a console
        print(text, file=sys.stderr)
