"""A clock that goes by itself while it should, and says when its time has run out."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from pentogames.core.clock import Clock

TICK_MS = 100


class Ticker(QObject):
    """Holds a clock; ``now`` says what time it is, in seconds, and may be another in tests."""

    ticked = Signal()
    ran_out = Signal()  # once for each limit; the clock stands then

    def __init__(
        self, parent: QObject | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self.now = now
        self.clock = Clock()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        """Whether time is passing."""
        return self.clock.running

    @property
    def used(self) -> float:
        """The time used, in seconds."""
        return self.clock.used(self.now())

    @property
    def left(self) -> float | None:
        """The time left, in seconds; None without a limit."""
        return self.clock.left(self.now())

    def begin(self, limit: float | None) -> None:
        """Set a new clock going."""
        self.clock = Clock(limit).started(self.now())
        self._timer.start()
        self.ticked.emit()

    def pause(self) -> None:
        """Let the clock stand; ``go_on`` continues with the time that is left."""
        self._timer.stop()
        if self.clock.running:
            self.clock = self.clock.stopped(self.now())
            self.ticked.emit()

    def go_on(self) -> None:
        """Set the clock going again."""
        self.clock = self.clock.started(self.now())
        self._timer.start()

    def tick(self) -> None:
        """Look whether the time has run out."""
        if self.clock.running and self.clock.run_out(self.now()):
            self.pause()
            self.ran_out.emit()
        else:
            self.ticked.emit()
