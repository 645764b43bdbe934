"""A clock as a value: time is an argument, in seconds of any steady clock, and never read here."""

from dataclasses import dataclass, replace
from typing import Self


@dataclass(frozen=True, slots=True)
class Clock:
    """How much time is used of a limit, in seconds; ``limit`` None stands for time without end.

    ``since`` is when the clock was last set going; None while it stands.
    """

    limit: float | None = None
    spent: float = 0.0
    since: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is passing."""
        return self.since is not None

    def started(self, now: float) -> Self:
        """Return the clock going; one that goes already goes on."""
        return self if self.running else replace(self, since=now)

    def stopped(self, now: float) -> Self:
        """Return the clock standing, with the time used so far."""
        return replace(self, spent=self.used(now), since=None)

    def used(self, now: float) -> float:
        """Return the time used; a clock that is set back counts nothing."""
        return self.spent + (0.0 if self.since is None else max(0.0, now - self.since))

    def left(self, now: float) -> float | None:
        """Return the time left, at least 0; None if there is no limit."""
        return None if self.limit is None else max(0.0, self.limit - self.used(now))

    def run_out(self, now: float) -> bool:
        """Say whether the limit is reached."""
        return self.limit is not None and self.used(now) >= self.limit
