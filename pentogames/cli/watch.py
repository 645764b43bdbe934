"""Watching long work from the command line: a time limit, and progress on a terminal."""

import sys
from time import monotonic
from types import TracebackType

EVERY = 0.2  # seconds between two lines of progress


class Watch:
    """Answers whether work is to go on, and shows on standard error how far it is.

    Progress is shown only if that is a terminal, on one line, which is wiped at the end. ``found``
    is for whoever works: how many things there are so far. Without ``seconds`` there is no limit.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self.found = 0
        now = monotonic()
        self._end = None if seconds is None else now + seconds
        self._shows = sys.stderr.isatty()
        self._next = now + EVERY
        self._shown = False

    def __enter__(self) -> "Watch":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()

    def report(self, share: float) -> bool:
        """Take note of the share of the work that is done, 0 to 1; false once the time is over."""
        now = monotonic()
        if self._shows and now >= self._next:
            self._next = now + EVERY
            self._shown = True
            found = f", {self.found} found" if self.found else ""
            print(f"\r\x1b[K{share:4.0%}{found}", end="", file=sys.stderr, flush=True)
        return self._end is None or now < self._end

    def clear(self) -> None:
        """Wipe the line of progress."""
        if self._shown:
            self._shown = False
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
