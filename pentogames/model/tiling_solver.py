"""The solver of tiling puzzles in a process of its own, so that the window never waits for it.

The process starts with the first question and ends when it is put away, or with the program.
"""

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from PySide6.QtCore import QObject, QTimer, Signal

from pentogames.puzzles.tiling_insight import Insight, Question
from pentogames.puzzles.tiling_worker import Asked, Told, serve

LOOK_MS = 15
"""How often is looked for an answer while one is awaited: it costs some 20 µs."""


class TilingSolver(QObject):
    """Answers the newest question only: what comes too late to an older one is dropped."""

    told = Signal(object)  # an Insight into the newest question, more each time
    failed = Signal()  # the process has ended by itself, and the question is not answered

    def __init__(
        self, parent: QObject | None = None, target: Callable[[Connection], None] = serve
    ) -> None:
        super().__init__(parent)
        self._target = target
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._number = 0
        self._awaited = False
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._awaited

    @property
    def process_id(self) -> int | None:
        """The process's number; None if there is none."""
        return None if self._process is None else self._process.pid

    def ask(self, question: Question) -> None:
        """Ask this, and nothing that was asked before."""
        self._number += 1
        self._awaited = True
        self._timer.start()
        try:
            self._open().send(Asked(self._number, question))
        except OSError:
            self._fail()

    def put_away(self) -> None:
        """End the process, if there is one."""
        self._timer.stop()
        self._awaited = False
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()  # it holds nothing that would be lost
            process.join()
            process.close()

    def _open(self) -> Connection:
        """Return the way to the process, which is started if need be."""
        if self._connection is None:
            # A forked copy of a program with a window would hold the window's locks and sockets.
            context = get_context("spawn")
            self._connection, inner = context.Pipe()
            self._process = context.Process(
                target=self._target, args=(inner,), name="pentogames-solver", daemon=True
            )
            self._process.start()
            inner.close()
        return self._connection

    def _look(self) -> None:
        """Take the answers that have come."""
        try:
            while self._connection is not None and self._connection.poll():
                self._take(self._connection.recv())
        except (EOFError, OSError):
            self._fail()

    def _take(self, told: Told) -> None:
        if told.number != self._number or not self._awaited:
            return
        if told.insight.done:
            self._awaited = False
            self._timer.stop()
        insight: Insight = told.insight
        self.told.emit(insight)

    def _fail(self) -> None:
        """Take note that the process is gone; the next question starts another."""
        self.put_away()
        self.failed.emit()
