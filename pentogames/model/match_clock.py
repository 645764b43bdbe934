"""The players' clocks at a match: whose runs, what each has left, and when one has run out.

What all have left after a move stands beside it in the record, so every position knows its times:
a move taken back gives them back. A clock runs for whoever is on turn, at the end of the line that
is played; after a step back, or forth again, it waits for the next move, or for ``go_on``. It
stands while it is paused, while the match is ``held`` (a dialog, another page), and at the end.
"""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from pentogames.bots.profiles import profile_of
from pentogames.core.clock import Clock
from pentogames.core.game import Seat
from pentogames.core.record import ROOT, NodeId
from pentogames.core.time_control import LONGEST, TimeControl, read_control
from pentogames.model.match import Cause, Change, MatchModel
from pentogames.model.ticker import TICK_MS
from pentogames.store.clock_remarks import take_clock, with_clock

CONTROL_TAG = "TimeControl"
"""How time is shared out, such as ``increment 300+5``; absent without clocks."""
TURN_TAG = "TurnTime"
"""The seconds that the player on turn had used when the game was put down."""
OUT_OF_TIME = "time"
"""Why a result was awarded (the tag Termination)."""
LEAST_THOUGHT = 0.1
"""Seconds that a computer player thinks even in time trouble."""


class MatchClock(QObject):
    """Runs the clocks of a match; ``now`` says what time it is, in seconds, and may be replaced.

    A clock stands whenever ``held`` says so; that is asked at every tick.
    """

    changed = Signal()  # what is left, or whether a clock runs
    paused_changed = Signal()
    fell = Signal(str)  # the seat whose time has run out; its clock stands

    def __init__(self, match: MatchModel, held: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.now: Callable[[], float] = time.monotonic
        self.match = match
        self.control = TimeControl()
        self.paused = False
        self._held = held
        self._waiting = False
        self._turn = Clock()
        self._last = self.now()
        self._left: dict[Seat, float] = {}
        self._seat: Seat | None = None
        self._rivals: tuple[Seat, ...] = ()  # of the seat on turn, still in the game
        self._record = match.record
        self._node: NodeId = ROOT
        self._used: dict[NodeId, float] = {}  # of turns that were left without a move
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)
        match.changed.connect(self._on_changed)
        match.record_changed.connect(self._follow)
        self._take()

    # -- looking ----------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether somebody's time is passing."""
        return self._turn.running

    @property
    def seat(self) -> Seat | None:
        """The seat whose clock runs, or will; None without clocks and at the end."""
        return self._seat

    @property
    def over(self) -> bool:
        """Whether no clock can run here: none was wished for, or the game has ended."""
        return self._seat is None or self.match.awarded is not None

    def times(self) -> dict[Seat, float]:
        """Return the seconds that every seat has left; empty without clocks."""
        if not self.control or self._seat is None:
            return dict(self._left)
        used = self._turn.used(self.now())
        return self.control.during(self._left, self._seat, used, self._rivals)

    def allowance(self) -> float | None:
        """Return how long a computer player should think at most; None without clocks."""
        if not self.control or self._seat is None:
            return None
        return max(LEAST_THOUGHT, self.control.thinking(self.times()[self._seat]))

    # -- what a person asks for -------------------------------------------------------------------

    def pause(self, *, on: bool) -> None:
        """Let all clocks stand, or go on."""
        self.tick()
        self._waiting = False
        if on != self.paused:
            self.paused = on
            self.paused_changed.emit()
        self.tick()

    def go_on(self) -> None:
        """Let the clock run here, after a step back, for whoever is on turn."""
        self._waiting = False
        self.tick()

    def play_without(self) -> None:
        """Take the clocks away; the game goes on without them."""
        self.match.set_tag(CONTROL_TAG, "")
        self.match.set_tag(TURN_TAG, "")
        self._take()
        self.match.record_changed.emit()

    def award(self) -> None:
        """Let the player on turn, whose time has run out, be last, and all others first."""
        match = self.match
        profile, seat = profile_of(match.game.name), match.position.to_move
        sides: tuple[str, ...] = match.position.seats
        if profile is not None:  # it knows who plays in a team
            sides = profile.sides(match.position)
            seat = sides[profile.mover(profile.state(match.position))]
        match.award({side: 1 if side != seat else len(sides) for side in sides}, OUT_OF_TIME)

    def put_down(self) -> None:
        """Write down how long the player on turn has thought, before the game is saved."""
        if self.control and self._seat is not None and not self.match.can_redo():
            self.match.set_tag(TURN_TAG, f"{self._turn.used(self.now()):.1f}")

    # -- time -------------------------------------------------------------------------------------

    def tick(self) -> None:
        """Look what time it is, whether a clock may run, and whether it has run out."""
        now = self.now()
        may_run = not (self.over or self.paused or self._waiting or self._held())
        if may_run and not self._turn.running and not self._turn.run_out(now):
            self._turn = self._turn.started(now)
        elif self._turn.running and not may_run:
            self._turn = self._turn.stopped(self._last)  # since then it has been held
        self._last = now
        if self._turn.running and self._turn.run_out(now):
            self._turn = self._turn.stopped(now)
            assert self._seat is not None
            self.changed.emit()
            self.fell.emit(self._seat)
        else:
            self.changed.emit()

    def _on_changed(self, change: Change) -> None:
        if self.match.record is not self._record:
            self._take()
            return
        if self.control:
            self.tick()
            if change.cause is Cause.MOVE:
                self._used.pop(self._node, None)
                self._write()
            elif self._seat is not None:
                self._used[self._node] = self._turn.used(self.now())
            self.match.set_tag(TURN_TAG, "")
            self._waiting = change.cause is not Cause.MOVE and self.match.can_redo()
            self._settle()

    def _write(self) -> None:
        """Write what all have left beside the move that was made."""
        if self._seat is None:
            return
        used = self._turn.used(self.now())
        left = self.control.after(self._left, self._seat, used, self._rivals)
        record = self.match.record
        comment = record.node(record.cursor).comment
        self.match.set_comment(record.cursor, with_clock(comment, left))

    def _take(self) -> None:
        """Take the clocks of another match; one that was begun already is paused."""
        match, self._record = self.match, self.match.record
        self.control = read_control(match.record.tags.get(CONTROL_TAG, ""))
        self._waiting, self._used = match.can_redo(), {}
        used = _seconds(match.record.tags.get(TURN_TAG, ""))
        if used and not match.can_redo():
            self._used[match.record.cursor] = used
        self._turn = Clock()
        self._settle()
        begun = bool(match.record.main_line()) or used > 0
        paused = bool(self.control) and begun and not self.over and not match.can_redo()
        if paused != self.paused:
            self.paused = paused
            self.paused_changed.emit()
        self.tick()

    def _settle(self) -> None:
        """Show the times of the position at the cursor, and let its player's clock run."""
        record, position = self.match.record, self.match.position
        self._node = record.cursor
        self._left, self._seat, self._turn = {}, None, Clock()
        if self.control:
            self._left = self._times_at(self._node)
            self._seat = position.to_move
            if self._seat is not None:
                used = self._used.get(self._node, 0.0)
                self._turn = Clock(self._left[self._seat], used)
            self._rivals = tuple(
                standing.seat
                for standing in self.match.game.standings(position)
                if standing.out is None and standing.seat != self._seat
            )
            self._timer.start()
        else:
            self._timer.stop()
        self.tick()

    def _follow(self) -> None:
        """Follow a record whose result was awarded, or taken back, off the board."""
        if self.control:
            self.tick()

    def _times_at(self, node: NodeId) -> dict[Seat, float]:
        """Return what all had left after a move: as it is written there, or last before it."""
        record = self.match.record
        seats = record.start.seats
        for at in (*reversed(record.path(node)), ROOT):
            left = take_clock(record.node(at).comment)[0]
            if left is not None and left.keys() == set(seats):
                return left
        return self.control.first(seats)


def _seconds(text: str) -> float:
    """Read a number of seconds; whatever is none stands for 0."""
    try:
        seconds = float(text)
    except ValueError:
        return 0.0
    return seconds if 0 <= seconds <= LONGEST else 0.0
