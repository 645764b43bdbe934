"""Starting and ending the program with a window."""

import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from pentogames import APPLICATION_ID, APPLICATION_NAME, __version__
from pentogames.core.record import Record
from pentogames.model.autosave import Autosave, default_folder
from pentogames.model.language import Language
from pentogames.model.log import Log
from pentogames.model.match import MatchModel
from pentogames.model.progress import FILE, LessonProgress, data_folder
from pentogames.model.settings import Settings
from pentogames.resources import resource_path
from pentogames.scene.picture import load_fonts
from pentogames.scene.specs import first_on_screen
from pentogames.window.alarm import Alarm
from pentogames.window.door import Door, come_forward, receive
from pentogames.window.front import Front
from pentogames.window.main_window import MainWindow


def start(arguments: Sequence[str]) -> int:
    """Open the window and stay until it is closed; returns the exit code."""
    Program.setApplicationName(APPLICATION_NAME)
    Program.setApplicationVersion(__version__)
    Program.setDesktopFileName(APPLICATION_ID)
    names = [argument for argument in arguments if not argument.startswith("-")]
    application = Program([sys.argv[0], *arguments])
    application.setStyle("Fusion")
    load_fonts()
    settings = Settings()
    autosave = Autosave(default_folder())
    log = Log(autosave.folder)
    log.open()
    language = Language(application)
    language.use(settings.language)
    front = Front(open_window(settings, autosave), language)
    window = front.window
    alarm = Alarm(lambda: front.window, log)
    alarm.install()
    quit_on_signals(application)
    # The desktop asks at the end of the session, and need not close the window in good order.
    application.commitDataRequest.connect(
        lambda _: autosave.save(), Qt.ConnectionType.DirectConnection
    )
    door = Door(autosave.path, lambda: front.window)
    application.file_asked.connect(lambda path: _take(front, Path(path)))
    window.installEventFilter(FirstPaint(application, lambda: complete(application)))
    window.show()
    if names:
        # From within the loop, so that ending the program ends a dialog about the file as well.
        QTimer.singleShot(0, window, lambda: receive(window, Path(names[0])))
    elif not settings.welcomed:
        QTimer.singleShot(0, window, window.show_welcome)
    settings.welcomed = True
    code = application.exec()
    door.release()
    autosave.release()
    alarm.release()
    log.close()
    return code


class FirstPaint(QObject):
    """Acts once, when the window that it is a filter of has been painted for the first time."""

    def __init__(self, parent: QObject, act: Callable[[], None]) -> None:
        super().__init__(parent)
        self._act = act

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the painting, which goes on all at once."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._act)
        return False


def complete(application: QApplication) -> None:
    """Do what the window need not wait for."""
    application.setWindowIcon(QIcon(str(resource_path("icons", "pentogames.svg"))))
    if not gc.isenabled():  # as app.run promises; what there is by now is there to stay
        gc.freeze()
        gc.enable()


class Program(QApplication):
    """The application; it says which file macOS asks it to open, by an event of its own kind."""

    file_asked = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Take the request for a file; all else is Qt's."""
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(event.file())
            return True
        return super().event(event)


def _take(front: Front, path: Path) -> None:
    """Open a file that the system has given to this window and to no other."""
    come_forward(front.window)
    receive(front.window, path)


def open_window(
    settings: Settings, autosave: Autosave, progress: LessonProgress | None = None
) -> MainWindow:
    """Return a window with the game that was on the table, or a new one.

    Without a ``progress`` of lessons it is the user's own.
    """
    if progress is None:
        progress = LessonProgress(data_folder() / FILE)
    autosave.claim()
    restored = autosave.restore()
    record = first_record() if restored.record is None else restored.record
    match = MatchModel(record, path=restored.path, modified=restored.unsaved)
    window = MainWindow(match, settings, autosave, progress)
    autosave.watch(match)
    if restored.warning:
        window.tell(restored.warning)
    return window


def first_record() -> Record[Any, Any]:
    """Return the game that lies on the table at the very first start."""
    game = first_on_screen()
    return Record(game, game.options_type())


def quit_on_signals(application: QApplication) -> None:
    """Close the window in good order when the session ends or somebody presses Ctrl-C.

    Python runs signal handlers only between its own instructions, and Qt's loop has none; so a
    signal is written to a socket that the loop watches.
    """
    theirs, ours = socket.socketpair()
    theirs.setblocking(False)
    signal.set_wakeup_fd(theirs.fileno())
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read, application)
    keeper = _Keeper(application, notifier, theirs, ours)
    notifier.activated.connect(keeper.wake)
    application.aboutToQuit.connect(keeper.release)


class _Keeper(QObject):
    """Holds the two ends of the socket for as long as the application lives."""

    def __init__(
        self, application: QApplication, notifier: QSocketNotifier, *ends: socket.socket
    ) -> None:
        super().__init__(application)
        self._application = application
        self._notifier = notifier
        self._ends = ends

    def wake(self) -> None:
        """Close all windows, which saves what is to be saved, and end."""
        self._ends[1].recv(64)
        self._application.closeAllWindows()
        self._application.quit()

    def release(self) -> None:
        """Close the socket: the program is ending, and needs no signal to do so."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for end in self._ends:
            end.close()
