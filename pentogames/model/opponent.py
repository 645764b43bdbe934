"""The program as the opponent in a puzzle: it answers and advises, in a process of its own.

The process starts with the first question and ends when it is put away, or with the program.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from pentogames.bots.worker import Job
from pentogames.model.bot_runner import BotRunner, Ticket
from pentogames.puzzles.attack import Attack

PAUSE_MS = 600
"""How long the player looks at a move, at least, before it is answered."""

_ANSWER = "pentogames.puzzles.attack:answer"
_ADVISE = "pentogames.puzzles.attack:advise"


class Opponent(QObject):
    """Answers the newest question only: what comes too late to an older one is dropped."""

    answered = Signal(object)  # the Answer to the newest line
    advised = Signal(object)  # the steps of a hint
    failed = Signal(str)  # a sentence: the newest question is not answered

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pause = PAUSE_MS
        self._runner: BotRunner | None = None
        self._ticket: Ticket | None = None
        self._tell = self.answered
        self._found: Any = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._hand_out)

    @property
    def busy(self) -> bool:
        """Whether an answer or advice is awaited."""
        return self._ticket is not None

    @property
    def process_id(self) -> int | None:
        """The process's number; None if there is none."""
        return None if self._runner is None else self._runner.pid

    def answer(self, attack: Attack, line: Sequence[str]) -> None:
        """Find the answer to a line, and want nothing any more that was asked before."""
        self._ask(Job(_ANSWER, (attack, tuple(line))))
        self._tell = self.answered
        self._wait.start(self.pause)

    def advise(self, attack: Attack, line: Sequence[str], tried: Sequence[str]) -> None:
        """Find the steps of a hint, and want nothing any more that was asked before."""
        self._ask(Job(_ADVISE, (attack, tuple(line), tuple(tried))))
        self._tell = self.advised

    def drop(self) -> None:
        """Want nothing any more that was asked."""
        self._wait.stop()
        self._ticket = self._found = None
        if self._runner is not None:
            self._runner.cancel()

    def put_away(self) -> None:
        """End the process, if there is one, whatever it does."""
        self.drop()
        runner, self._runner = self._runner, None
        if runner is not None:
            runner.close()
            runner.deleteLater()

    def _ask(self, job: Job) -> None:
        self.drop()
        if self._runner is None:
            self._runner = BotRunner(self)
            self._runner.answered.connect(self._on_answered)
            self._runner.failed.connect(self._on_failed)
        self._ticket = self._runner.ask(job)

    def _on_answered(self, ticket: Ticket, found: Any) -> None:
        if ticket == self._ticket:
            self._found = found
            self._hand_out()

    def _on_failed(self, ticket: Ticket, sentence: str) -> None:
        if ticket == self._ticket:
            self.drop()
            self.failed.emit(sentence)

    def _hand_out(self) -> None:
        """Tell what was found, when it was found and the pause is over."""
        if self._found is not None and not self._wait.isActive():
            found, self._found, self._ticket = self._found, None, None
            self._tell.emit(found)
