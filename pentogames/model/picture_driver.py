"""What keeps a match of the Picture-Puzzle going besides its players: the computer and the clock.

The computer takes pictures apart where the options say so. The clock runs while a player restores,
for each move anew; when it has run out the player gives up. The time used stands in a tag of the
record, and of a single player the records are kept.
"""

import math
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from pentogames.core.record import Record
from pentogames.games.picture_puzzle import (
    COMPUTER,
    GIVE_UP,
    Phase,
    PicturePuzzlePosition,
    Step,
    computer_move,
)
from pentogames.model.match import MatchModel
from pentogames.model.picture_records import Best, PictureRecords
from pentogames.model.ticker import Ticker
from pentogames.store.safe_files import FileError

CLOCK_TAG = "Clock"
"""The clock for each restoring move, such as ``hourglass 30`` (seconds); absent without one."""
TIME_TAG = "RestoringTime"
"""The seconds that the restoring of this match has taken so far."""
LONGEST = 3600  # seconds that a clock may give


class ClockKind(StrEnum):
    """What shows the time."""

    NONE = "none"
    HOURGLASS = "hourglass"
    STOPWATCH = "stopwatch"


@dataclass(frozen=True, slots=True)
class ClockChoice:
    """The clock of a match: what shows the time, and how many seconds a move may take."""

    kind: ClockKind = ClockKind.NONE
    seconds: int = 30

    @property
    def limit(self) -> float | None:
        """The time for a move; None without a clock."""
        return None if self.kind is ClockKind.NONE else float(self.seconds)

    @property
    def tag(self) -> str:
        """The text of the tag; empty without a clock."""
        return "" if self.kind is ClockKind.NONE else f"{self.kind} {self.seconds}"


def read_clock(text: str) -> ClockChoice:
    """Read a clock's tag; whatever is no clock stands for none."""
    kind, _, seconds = text.partition(" ")
    known = kind in (ClockKind.HOURGLASS, ClockKind.STOPWATCH)
    if not (known and seconds.isascii() and seconds.isdecimal() and len(seconds) <= 4):
        return ClockChoice()
    if not 1 <= int(seconds) <= LONGEST:
        return ClockChoice()
    return ClockChoice(ClockKind(kind), int(seconds))


def time_used(record: Record[Any, Any]) -> float:
    """Return the seconds that restoring has taken so far, as the record says."""
    try:
        seconds = float(record.tags.get(TIME_TAG, "0"))
    except ValueError:
        return 0.0
    return seconds if math.isfinite(seconds) and seconds > 0 else 0.0


class PictureDriver(QObject):
    """Makes the computer's moves, runs the clock, and keeps records; the screen says when."""

    ran_out = Signal()  # the time, and so the player has given up
    record_made = Signal(object)  # Best

    def __init__(
        self,
        match: MatchModel,
        parent: QObject | None = None,
        *,
        records: PictureRecords | None = None,
        rng: Random | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.records = PictureRecords() if records is None else records
        self.rng = Random() if rng is None else rng
        self.ticker = Ticker(self)
        self.ticker.ran_out.connect(self._give_up)

    @property
    def clock(self) -> ClockChoice:
        """The clock of this match."""
        return read_clock(self.match.record.tags.get(CLOCK_TAG, ""))

    @property
    def computer_moves(self) -> bool:
        """Whether it is for the computer to take the picture apart now."""
        position: PicturePuzzlePosition = self.match.position
        return position.to_move == COMPUTER

    def take_apart(self) -> None:
        """Make all of the computer's moves of this attempt that are left."""
        while self.computer_moves:
            position: PicturePuzzlePosition = self.match.position
            if not self.match.try_move(computer_move(position, self.rng)):
                raise AssertionError("the computer's moves are legal")

    def begin_move(self) -> None:
        """Set the clock going for the next restoring move."""
        self.ticker.begin(self.clock.limit)

    def note_move(self, before: PicturePuzzlePosition, after: PicturePuzzlePosition) -> None:
        """Add up the time of a restoring move that was made, and keep a record if it is one."""
        if before.phase is not Phase.RESTORE:
            return
        self.ticker.pause()
        total = time_used(self.match.record) + self.ticker.used
        self.match.set_tag(TIME_TAG, f"{total:.1f}")
        if (after.n, after.done) != (before.n, before.done):
            self._note_record(before, after, total)

    def _note_record(
        self, before: PicturePuzzlePosition, after: PicturePuzzlePosition, total: float
    ) -> None:
        player = before.restorer
        if before.options.players > 1 or player not in after.left:
            return
        best = Best(before.n, round(total, 1))
        try:
            new = self.records.note(before.picture, best)
        except FileError:
            return  # a record that cannot be kept is no reason to disturb a game
        if new:
            self.record_made.emit(best)

    def _give_up(self) -> None:
        position: PicturePuzzlePosition = self.match.position
        if position.phase is Phase.RESTORE:
            self.ran_out.emit()
            self.match.try_move(Step(GIVE_UP))
