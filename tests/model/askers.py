"""For tests of what thinks behind signals: a runner with all it has told, and ticks of the loop."""

from typing import Any

from PySide6.QtCore import QElapsedTimer, QTimer
from pytestqt.qtbot import QtBot

from pentogames.bots.worker import Job
from pentogames.model.bot_runner import BotRunner, Ticket

PATIENCE = 30_000  # milliseconds until something is broken


class Asker:
    """A runner, and all that it has told."""

    def __init__(self, qtbot: QtBot) -> None:
        self.runner = BotRunner()
        self.answers: list[tuple[Ticket, Any]] = []
        self.told: list[tuple[Ticket, Any]] = []
        self.failures: list[tuple[Ticket, str]] = []
        self.busy: list[bool] = []
        self._qtbot = qtbot
        self.runner.answered.connect(lambda ticket, result: self.answers.append((ticket, result)))
        self.runner.progressed.connect(lambda ticket, value: self.told.append((ticket, value)))
        self.runner.failed.connect(lambda ticket, text: self.failures.append((ticket, text)))
        self.runner.busy_changed.connect(self.busy.append)

    def ask_and_wait_for_begin(self, job: Job) -> Ticket:
        ticket = self.runner.ask(job)
        self._qtbot.waitUntil(lambda: (ticket, "begun") in self.told, timeout=PATIENCE)
        return ticket

    def wait_for_progress(self, ticket: Ticket) -> None:
        self._qtbot.waitUntil(
            lambda: any(told == ticket for told, _ in self.told), timeout=PATIENCE
        )

    def wait_until_free(self) -> None:
        self._qtbot.waitUntil(lambda: not self.runner.busy, timeout=PATIENCE)


class Ticks:
    """A timer of the event loop that counts."""

    def __init__(self) -> None:
        self.number = 0
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer()
        self._timer.setInterval(5)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def elapsed(self) -> int:
        """Return the milliseconds since it was made."""
        return self._clock.elapsed()

    def _tick(self) -> None:
        self.number += 1
