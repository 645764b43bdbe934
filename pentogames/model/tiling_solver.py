"""The solver of tiling puzzles in a process of its own, so that the window never waits for it.

The process starts with the first question and ends when it is put away, or with the program.
"""

from PySide6.QtCore import QObject, QTimer, Signal

from pentogames.bots.worker import Done, Dropped, Job, Progress, Worker
from pentogames.puzzles.tiling_insight import Question

LOOK_MS = 15
"""How often is looked for an answer while one is awaited: it costs some 20 µs."""

GRACE = 1.0
"""Seconds that a process which was ended may take to be gone; it takes some milliseconds."""

_JOB = "pentogames.puzzles.tiling_insight:tell"


class TilingSolver(QObject):
    """Answers the newest question only: what comes too late to an older one is dropped."""

    told = Signal(object)  # an Insight into the newest question, more each time
    failed = Signal()  # the newest question is not answered, and nothing more comes

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: Worker | None = None
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
        return None if self._worker is None else self._worker.pid

    def ask(self, question: Question) -> None:
        """Ask this, and want no answer any more to what was asked before."""
        try:
            if self._worker is None or not self._worker.alive:
                self.put_away()
                self._worker = Worker()
        except OSError:
            self.failed.emit()
            return
        if self._awaited:
            self._worker.drop(self._number)
        self._number += 1
        self._awaited = True
        self._worker.submit(self._number, Job(_JOB, (question,)))
        self._timer.start()

    def put_away(self) -> None:
        """End the process, if there is one, whatever it does."""
        self._timer.stop()
        self._awaited = False
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            worker.reap(GRACE)

    def _look(self) -> None:
        """Take the answers that have come."""
        worker = self._worker
        if worker is None:
            return
        for answer in worker.answers():
            if answer.number != self._number or isinstance(answer, Dropped):
                continue
            if isinstance(answer, Progress):
                self.told.emit(answer.value)
            else:
                self._end(well=isinstance(answer, Done))
        if not worker.alive and self._worker is worker:
            self._end(well=False)

    def _end(self, *, well: bool) -> None:
        self._awaited = False
        self._timer.stop()
        if not well:
            self.put_away()
            self.failed.emit()
