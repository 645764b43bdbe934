"""How much time players have: ways of sharing it out, as values; no clock is read here.

A way turns what every seat has left, and what the seat on turn has used, into what all have left
after the move. Times are in seconds, by seat.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum

from pentogames.core.game import Seat

LONGEST = 24 * 3600
"""Seconds that a player, or a move, may be given at most."""


class TimeKind(StrEnum):
    """What a player's time is for, and how it comes back."""

    NONE = "none"
    COUNTDOWN = "countdown"  # so much for the whole game
    INCREMENT = "increment"  # and some more after each move (Fischer)
    HOURGLASS = "hourglass"  # what one uses runs to the others
    PER_MOVE = "move"  # the same for every move


@dataclass(frozen=True, slots=True)
class TimeControl:
    """A way of sharing out time: ``seconds`` at first, or for a move, and ``step`` after each."""

    kind: TimeKind = TimeKind.NONE
    seconds: int = 600
    step: int = 5

    def __bool__(self) -> bool:
        return self.kind is not TimeKind.NONE

    @property
    def tag(self) -> str:
        """How it is written: ``countdown 600``, ``increment 300+5``; empty for none."""
        if not self:
            return ""
        step = f"+{self.step}" if self.kind is TimeKind.INCREMENT else ""
        return f"{self.kind} {self.seconds}{step}"

    @property
    def low(self) -> float:
        """The time from which on a player has to hurry: a tenth, from 5 to 30 seconds."""
        return min(30.0, max(5.0, self.seconds / 10))

    def first(self, seats: Collection[Seat]) -> dict[Seat, float]:
        """Return what every seat has before the first move."""
        return dict.fromkeys(seats, float(self.seconds))

    def during(
        self, left: Mapping[Seat, float], seat: Seat, used: float, rivals: Collection[Seat] = ()
    ) -> dict[Seat, float]:
        """Return what all have left when the seat on turn has used so much of its time.

        In an hourglass the ``rivals`` have more by it, in equal shares.
        """
        used = min(max(used, 0.0), left[seat])
        now = dict(left) | {seat: left[seat] - used}
        if self.kind is TimeKind.HOURGLASS:
            now |= {rival: left[rival] + used / len(rivals) for rival in rivals}
        return now

    def after(
        self, left: Mapping[Seat, float], seat: Seat, used: float, rivals: Collection[Seat] = ()
    ) -> dict[Seat, float]:
        """Return what all have left after a move of the seat, which has used so much for it."""
        now = self.during(left, seat, used, rivals)
        if self.kind is TimeKind.INCREMENT:
            now[seat] += self.step
        elif self.kind is TimeKind.PER_MOVE:
            now[seat] = float(self.seconds)
        return now

    def thinking(self, left: float) -> float:
        """Return how long one who plans well thinks about a move with so much time left."""
        if self.kind is TimeKind.PER_MOVE:
            return 0.7 * left
        step = self.step if self.kind is TimeKind.INCREMENT else 0
        return min(0.05 * left + 0.7 * step, 0.7 * left)


def read_control(text: str) -> TimeControl:
    """Read what ``TimeControl.tag`` writes; whatever is nothing of that stands for none."""
    kind, _, times = text.partition(" ")
    seconds, plus, step = times.partition("+")
    if kind not in set(TimeKind) - {TimeKind.NONE} or bool(plus) != (kind == TimeKind.INCREMENT):
        return TimeControl()
    first, more = _whole(seconds), _whole(step) if plus else TimeControl().step
    if first is None or more is None or first < 1:
        return TimeControl()
    return TimeControl(TimeKind(kind), first, more)


def _whole(text: str) -> int | None:
    """Return a number of seconds that a clock may give; None if it is none."""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(LONGEST))):
        return None
    return int(text) if int(text) <= LONGEST else None
