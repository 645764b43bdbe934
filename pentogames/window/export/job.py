"""Work that is done in small pieces, so that the window stays awake and it can be called off."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal


class Job(QObject):
    """Collects the pieces of a file, one each time when nothing else is to be done."""

    finished = Signal(bytes)

    def __init__(self, pieces: Iterator[bytes], parent: QObject) -> None:
        super().__init__(parent)
        self._pieces = pieces
        self._made: list[bytes] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    def cancel(self) -> None:
        """Stop; nothing is heard of it any more."""
        self._timer.stop()
        self.deleteLater()

    def _go_on(self) -> None:
        piece = next(self._pieces, None)
        if piece is not None:
            self._made.append(piece)
            return
        self.cancel()
        self.finished.emit(b"".join(self._made))
