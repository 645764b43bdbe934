"""Thinking behind signals: one worker process, asked for moves, hints, analyses and solutions.

The event loop never waits for the worker. What is asked is answered by a signal that carries the
request's ticket; what has become outdated (after an undo, a new game) is dropped by ``cancel`` and
never answered at all. A worker that does not obey, or that has died, is replaced by another one.

Whoever wants two things at the same time, such as moves and an analysis, has two runners.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from pentogames.model.words import tr

if TYPE_CHECKING:
    from pentogames.bots.worker import Answer, Job, Worker

_log = logging.getLogger(__name__)

LOOK_MS = 15
"""Between two looks at what the worker has answered."""
OBEY_MS = 80
"""How long a worker may take to drop a job before it is killed."""
CLOSE_SECONDS = 1.0

THINK = "pentogames.bots.thinking:think"
HINT = "pentogames.bots.hints:hint"
ANALYSE = "pentogames.bots.analysis:analyse"
PREPARE = "pentogames.bots.jobs:prepare"


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a request was about: the match (a number of the asker's), and its ply.

    ``number`` is different for each request, ``generation`` counts the cancellations before it.
    """

    number: int
    match: int
    ply: int
    generation: int


class BotRunner(QObject):
    """Owns a worker, which is started when it is first needed.

    ``answered`` carries a ticket and what the job gave back, ``progressed`` a ticket and what the
    job told, ``failed`` a ticket and a sentence for the user. A ticket gets any number of the
    second and then one of the others; none after ``cancel``.
    """

    answered = Signal(object, object)
    progressed = Signal(object, object)
    failed = Signal(object, str)
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: Worker | None = None
        self._ended: list[Worker] = []  # not cleared away yet
        self._pending: dict[int, _Request] = {}
        self._dropped: set[int] = set()  # what the worker has not yet confirmed to be dropped
        self._numbers = count(1)
        self._generation = 0
        self._busy = False
        self._closed = False
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._look_for_answers)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(OBEY_MS)
        self._patience.timeout.connect(self._replace_disobedient)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._busy

    @property
    def pid(self) -> int | None:
        """The number of the worker's process; None while there is none."""
        return None if self._worker is None else self._worker.pid

    def prepare(self, game: str) -> None:
        """Let the worker start, and load what it needs for a game, before anything is asked."""
        if not self._closed:
            self._submit(next(self._numbers), _job(PREPARE, (game,)))

    def think(
        self, game: str, position: Any, level: int, seed: int, *, match: int = 0, **rest: Any
    ) -> Ticket:
        """Ask for a Thought; ``rest`` is whatever else ``bots.thinking.think`` takes."""
        job = _job(THINK, (game, position, level, seed), rest)
        return self.ask(job, match=match, ply=position.ply)

    def hint(self, game: str, position: Any, *, match: int = 0, **rest: Any) -> Ticket:
        """Ask for a Hint; ``rest`` is whatever else ``bots.hints.hint`` takes."""
        return self.ask(_job(HINT, (game, position), rest), match=match, ply=position.ply)

    def analyse(
        self, game: str, start: Any, moves: Sequence[Any], *, match: int = 0, **rest: Any
    ) -> Ticket:
        """Ask for what each position of a line is worth (a Judged for each, told as progress too).

        ``rest`` is whatever else ``bots.analysis.analyse`` takes.
        """
        job = _job(ANALYSE, (game, start, tuple(moves)), rest)
        return self.ask(job, match=match, ply=start.ply)

    def ask(self, job: "Job", *, match: int = 0, ply: int = 0) -> Ticket:
        """Ask for the job, to be done after those before. After ``close`` nothing is answered."""
        ticket = Ticket(next(self._numbers), match, ply, self._generation)
        if not self._closed:
            self._pending[ticket.number] = _Request(ticket, job)
            self._submit(ticket.number, job)
            self._settle()
        return ticket

    def stop(self) -> None:
        """Let what is being done give up: it answers with the best it has until now."""
        if self._worker is not None:
            for number in self._pending:
                self._worker.stop(number)

    def cancel(self) -> None:
        """Drop all that was asked: nothing of it will be answered, and the worker is free soon."""
        self._generation += 1
        if self._worker is not None and self._pending:
            for number in self._pending:
                self._worker.drop(number)
            self._dropped |= self._pending.keys()
            self._patience.start()
        self._pending.clear()
        self._settle()

    def close(self) -> None:
        """End the worker, within two seconds; from now on nothing is asked or answered."""
        self._closed = True
        self.cancel()
        self._look.stop()
        self._patience.stop()
        if self._worker is not None:
            self._worker.close(CLOSE_SECONDS)
            self._worker = None
        for worker in self._ended:
            worker.close()
        self._ended.clear()

    def _submit(self, number: int, job: "Job") -> None:
        """Hand a job to the worker, a new one if there is none."""
        if not self._pending.keys() - {number}:
            self._read()  # one that has died of idleness is replaced and not complained of
        if self._worker is None:
            from pentogames.bots.worker import Worker

            try:
                self._worker = Worker()
            except OSError:
                return  # told as a failure at the next look
        self._worker.submit(number, job)

    def _read(self) -> None:
        """Take what the worker has answered, and part from it if it has died."""
        if self._worker is not None:
            for answer in self._worker.answers():
                self._take(answer)
        # Whoever was told may have closed us, or asked and cancelled.
        if self._worker is not None and not self._worker.alive:
            self._put_away()

    def _put_away(self) -> None:
        """Part from a worker; it is cleared away when its process has ended."""
        if self._worker is not None:
            self._worker.kill()
            self._ended.append(self._worker)
            self._worker = None
        self._dropped.clear()
        self._patience.stop()

    def _look_for_answers(self) -> None:
        self._read()
        if self._worker is None:
            self._fail_all()
        self._ended = [worker for worker in self._ended if not worker.reap()]
        self._settle()

    def _take(self, answer: "Answer") -> None:
        """Tell an answer if it is still wanted."""
        from pentogames.bots.worker import Done, Dropped, Progress

        number = answer.number
        if isinstance(answer, Progress):
            if number in self._pending:
                self.progressed.emit(self._pending[number].ticket, answer.value)
            return
        self._dropped.discard(number)
        if not self._dropped:
            self._patience.stop()
        request = self._pending.pop(number, None)
        if request is None or isinstance(answer, Dropped):
            return
        self._settle()
        if isinstance(answer, Done):
            self.answered.emit(request.ticket, answer.result)
        else:
            _log.error("a worker failed: %s\n%s", answer.error, answer.trace)
            sentence = tr("The computer could not work on this: {error}")
            self.failed.emit(request.ticket, sentence.format(error=answer.error))

    def _fail_all(self) -> None:
        """Say of all that was asked that the worker is gone."""
        requests = list(self._pending.values())
        if requests:
            _log.error("a worker ended by itself with %d jobs to do", len(requests))
        self._pending.clear()
        self._settle()
        for request in requests:
            sentence = tr("The computer stopped thinking unexpectedly. Your game is unharmed.")
            self.failed.emit(request.ticket, sentence)

    def _replace_disobedient(self) -> None:
        """Take another worker instead of one that goes on with what was dropped."""
        self._put_away()
        for number, request in self._pending.items():
            self._submit(number, request.job)
        self._settle()

    def _settle(self) -> None:
        """Look for answers as long as something may come, and tell whether one is awaited."""
        looking = bool(self._pending or self._dropped or self._ended) and not self._closed
        if looking != self._look.isActive():
            if looking:
                self._look.start()
            else:
                self._look.stop()
        if self._busy != bool(self._pending):
            self._busy = not self._busy
            self.busy_changed.emit(self._busy)


@dataclass(frozen=True, slots=True)
class _Request:
    ticket: Ticket
    job: "Job"


def _job(call: str, arguments: tuple[Any, ...], keywords: Mapping[str, Any] | None = None) -> "Job":
    """Return a job; workers and all they need are loaded for the first one."""
    from pentogames.bots.worker import Job

    return Job(call, arguments, keywords or {})
