"""Files that are dragged onto the window and dropped there, to be opened."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from pentogames.puzzles.tiling_ending import ENDING as PUZZLE
from pentogames.window.files import ENDING as GAME

ENDINGS = (GAME, PUZZLE)


class FileDrop(QObject):
    """Takes a single file of ours that is dropped on a window, and opens it.

    Boards take no part in the window system's drags, so these pass through to the window.
    """

    def __init__(self, window: QWidget, open_file: Callable[[Path], object]) -> None:
        super().__init__(window)
        self._open = open_file
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is dragged over the window, if it is a file of ours."""
        if not isinstance(event, QDropEvent):  # what enters and what moves are kinds of it
            return False
        path = dropped(event.mimeData())
        if path is None:
            if isinstance(event, QDragEnterEvent):
                event.ignore()
            return True
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            # Not from within the drag: who drags waits for its end, and a dialog may follow.
            QTimer.singleShot(0, self, lambda: self._open(path))
        return True


def dropped(data: QMimeData) -> Path | None:
    """Return the file that is dragged; None if it is none of ours, or several."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() in ENDINGS else None
