"""New tiling puzzles, made in a process of their own so that the window never waits."""

from PySide6.QtCore import QObject, Signal

from pentogames.bots.worker import Job
from pentogames.model.bot_runner import BotRunner, Ticket
from pentogames.puzzles.tiling_generator import Order

_JOB = "pentogames.puzzles.tiling_generator:make"


class TilingMaker(QObject):
    """Makes the puzzle that was ordered last; what was ordered before is dropped."""

    progressed = Signal(float)  # the share of the work that is done at most, 0 to 1
    made = Signal(object)  # the puzzle ordered, as Made
    failed = Signal(str)  # a sentence for the user

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.runner = BotRunner(self)
        self.runner.progressed.connect(self._on_progressed)
        self.runner.answered.connect(self._on_answered)
        self.runner.failed.connect(self._on_failed)

    def make(self, order: Order) -> None:
        """Make the puzzle of an order, and none other."""
        self.runner.cancel()
        self.runner.ask(Job(_JOB, (order,)))

    def cancel(self) -> None:
        """Make nothing any more."""
        self.runner.cancel()

    def close(self) -> None:
        """End the process."""
        self.runner.close()

    def _on_progressed(self, ticket: Ticket, share: float) -> None:
        self.progressed.emit(share)

    def _on_answered(self, ticket: Ticket, made: object) -> None:
        self.made.emit(made)

    def _on_failed(self, ticket: Ticket, sentence: str) -> None:
        self.failed.emit(sentence)
