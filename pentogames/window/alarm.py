"""What happens when an error is caught by nobody: one dialog, and the game goes on.

The error goes to the log. A second one while the dialog is open, or one from a place that has been
told of already, goes to the log alone: an error in painting comes again with each picture.
"""

import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.log import FILE, Log
from pentogames.model.words import tr
from pentogames.scene.strip import Tone
from pentogames.window.dialogs import sign_picture
from pentogames.window.style import theme_of

if TYPE_CHECKING:
    from pentogames.window.main_window import MainWindow

Place = tuple[str, int]
"""The file and the line in which an error arose."""


class Alarm(QObject):
    """Catches what nobody else has, from ``install`` to ``release``."""

    told = Signal(str)  # an error's kind and words, from whatever thread

    def __init__(self, window: "Callable[[], MainWindow | None]", log: Log) -> None:
        super().__init__()
        self._window = window
        self._log = log
        self._known: set[Place] = set()
        self._dialog: TroubleDialog | None = None
        self._telling = False
        self._hook, self._thread_hook = sys.excepthook, threading.excepthook
        # Not at once: the error may have come from the midst of painting.
        self.told.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take the place of what would otherwise print the error and be silent about it."""
        sys.excepthook = self._catch
        threading.excepthook = lambda given: self._take(given.exc_value)

    def release(self) -> None:
        """Give the place back."""
        sys.excepthook, threading.excepthook = self._hook, self._thread_hook

    def _catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if isinstance(error, KeyboardInterrupt | SystemExit):
            self._hook(kind, error, trace)
        else:
            self._take(error)

    def _take(self, error: BaseException | None) -> None:
        """Write an error to the log and, if its place is new, tell the user."""
        if error is None:
            return
        self._log.error(type(error), error, error.__traceback__)
        place = _place(error)
        if not self._telling and place not in self._known:
            self._telling = True
            self._known.add(place)
            self.told.emit(f"{type(error).__name__}: {error}")

    def _show(self, words: str) -> None:
        window = self._window()
        if window is None:
            return
        window.autosave.save()
        parent = QApplication.activeModalWidget() or window
        dialog = TroubleDialog(parent, words)
        dialog.save_asked.connect(window.save_as)
        dialog.log_asked.connect(lambda: open_log(window))
        dialog.finished.connect(self._forget)
        self._dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        self._telling = False
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None


class TroubleDialog(QDialog):
    """Says that something went wrong, and offers to save the game and to open the log."""

    save_asked = Signal()
    log_asked = Signal()

    def __init__(self, parent: QWidget, words: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Pentogames"))
        sign = QLabel()
        sign.setPixmap(sign_picture("warning", theme_of(parent), parent.devicePixelRatioF()))
        said = QLabel(
            tr("Something went wrong inside the program. Your game is kept, and you can go on.")
        )
        said.setWordWrap(True)
        said.setMinimumWidth(380)
        details = QLabel(words)
        details.setTextFormat(Qt.TextFormat.PlainText)
        details.setWordWrap(True)
        details.setObjectName("quiet")
        text = QVBoxLayout()
        text.setSpacing(8)
        text.addWidget(said)
        text.addWidget(details)
        text.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(text, 1)
        roles = QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox()
        go_on = buttons.addButton(tr("Go on"), roles.AcceptRole)
        save = buttons.addButton(tr("Save the game…"), roles.ActionRole)
        log = buttons.addButton(tr("Open the log"), roles.ActionRole)
        for button in (save, log):
            button.setAutoDefault(False)
        go_on.setDefault(True)
        go_on.clicked.connect(self.accept)
        save.clicked.connect(self.save_asked)
        log.clicked.connect(self.log_asked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(20)
        layout.addLayout(head)
        layout.addWidget(buttons)
        QTimer.singleShot(0, go_on, go_on.setFocus)


def open_log(window: "MainWindow") -> None:
    """Open the log with the system's program for texts; without one, say where it lies."""
    path = window.autosave.folder / FILE
    if not path.is_file():
        window.tell(tr("There is no log yet."))
    elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))) and window.scene is not None:
        said = tr("The log lies in {path}.").format(path=path)
        window.scene.strip.say(said, Tone.NEWS, stay=True)


def _place(error: BaseException) -> Place:
    frames = traceback.extract_tb(error.__traceback__)
    return (frames[-1].filename, frames[-1].lineno or 0) if frames else ("", 0)
