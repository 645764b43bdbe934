"""The computer's seats at a match: whose turn it is, thinking, waiting, and playing the answer.

A computer player that is on turn thinks at once and plays through the match's own door, but not
before a person can have followed the move before. Whatever changes the match otherwise cancels it;
after a step back, or forth again, it waits until it is asked (``let_move``).
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from pentogames.bots.levels import COUNT, level_of
from pentogames.core.game import Seat
from pentogames.model.bot_runner import BotRunner, Ticket
from pentogames.model.match import Cause, Change, MatchModel
from pentogames.model.settings import Settings

if TYPE_CHECKING:
    from pentogames.bots.thought import Thought

PACES = {"slow": 1600, "normal": 600, "quick": 0}
"""Milliseconds from one move to the next at least, by the name of the pace."""
LOOK_MS = 30  # between two looks whether the table has come to rest
USUAL_LEVEL = 5  # of one who plays for a person


class Mood(StrEnum):
    """What the computer is about."""

    IDLE = "idle"  # it is not its turn
    THINKING = "thinking"
    WAITING = "waiting"  # it is its turn, but it waits until it is asked
    FAILED = "failed"  # it could not think; ``let_move`` tries again


@dataclass(frozen=True, slots=True)
class Proof:
    """What the computer has proved of a position: see Thought."""

    position: Any
    value: tuple[float, ...]
    depth: int | None


class ComputerModel(QObject):
    """Plays the seats of a match that are the computer's; the match's tags say which.

    ``still`` says whether the table has come to rest, so that the next move can be followed;
    ``allowance``, how many seconds the clock allows for a move (None: as many as one likes).
    """

    changed = Signal()  # the mood, or whether it is paused
    progressed = Signal()  # ``share`` has grown
    failed = Signal(str)  # a sentence
    moved = Signal(object)  # the Thought that has just been played

    def __init__(
        self, match: MatchModel, runner: BotRunner, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.mood = Mood.IDLE
        self.paused = False
        self.share = 0.0
        self.proof: Proof | None = None
        self.work = 1.0  # times the work of a level
        self.still: Callable[[], bool] = lambda: True
        self.allowance: Callable[[], float | None] = lambda: None
        self._settings = settings
        self._runner = runner
        self._ticket: Ticket | None = None
        self._thought: Thought | None = None
        self._waiting = match.can_redo()
        self._level: int | None = None  # of the seat on turn, as last seen
        self._away = False
        self._closed = False
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._play_when_ready)
        match.changed.connect(self._on_changed)
        match.record_changed.connect(self._on_record_changed)
        runner.answered.connect(self._on_answered)
        runner.progressed.connect(self._on_progress)
        runner.failed.connect(self._on_failed)

    # -- looking ----------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        """The seat on turn, if the computer plays it."""
        seat: Seat | None = self.match.position.to_move
        return None if self.match.level(seat) is None else seat

    @property
    def thinking(self) -> bool:
        """Whether it thinks of a move to play, for a seat of its own or for a person."""
        return self.mood is Mood.THINKING

    @property
    def alone(self) -> bool:
        """Whether the computer plays all seats."""
        return all(self.match.level(seat) is not None for seat in self.match.position.seats)

    @property
    def plays(self) -> bool:
        """Whether the computer plays any seat."""
        return any(self.match.level(seat) is not None for seat in self.match.position.seats)

    def begin(self) -> None:
        """Look for the first time whose turn it is."""
        self._begin()

    # -- what a person asks for -------------------------------------------------------------------

    def let_move(self) -> None:
        """Let the computer go on; or play this one move for the person, or while it is paused."""
        seat = self.match.position.to_move
        if seat is None or self.thinking:
            return
        self._waiting = False
        self._think(self.match.level(seat) or USUAL_LEVEL)

    def stop(self) -> None:
        """Let it move now: the best that it has found so far."""
        if self.thinking:
            self._pace.stop()
            self._runner.stop()
            self._play_when_ready()

    def pause(self, *, on: bool) -> None:
        """Let the computer players rest, or go on."""
        if on == self.paused:
            return
        self.paused = on
        self._waiting = False
        self._begin()

    def take_over(self, seat: Seat, level: int | None) -> None:
        """Give a seat to a person (None), or to the computer at a level."""
        self._waiting = False
        self.match.set_level(seat, level)

    def set_away(self, *, away: bool) -> None:
        """Rest while something else is in the place of the table."""
        if away != self._away:
            self._away = away
            self._begin()

    def take_back(self) -> bool:
        """Take back the last move, and those before it that leave a computer player on turn."""
        return self._step(self.match.undo, self.match.can_undo)

    def take_again(self) -> bool:
        """Make the move again that was taken back, with the replies of computer players."""
        return self._step(self.match.redo, self.match.can_redo)

    def _step(self, step: Callable[[], bool], possible: Callable[[], bool]) -> bool:
        done = step()
        while done and self.seat is not None and not self.alone and possible():
            done = step()
        return done

    def close(self) -> None:
        """Let go of the match; the computer does not play afterwards."""
        self._forget()
        if not self._closed:
            self._closed = True
            self.match.changed.disconnect(self._on_changed)
            self.match.record_changed.disconnect(self._on_record_changed)

    # -- thinking ---------------------------------------------------------------------------------

    def _on_changed(self, change: Change) -> None:
        self._waiting = change.cause in (Cause.UNDO, Cause.REDO, Cause.JUMP)
        if change.cause is Cause.NEW:
            self.paused, self._waiting = False, self.match.can_redo()
        self.proof = None
        self._begin()

    def _on_record_changed(self) -> None:
        """Follow a seat that was given to somebody else."""
        if self.match.level(self.match.position.to_move) != self._level:
            self._begin()

    def _begin(self) -> None:
        """Think if it is the computer's turn and nothing speaks against it."""
        self._level = self.match.level(self.match.position.to_move)
        if self._level is None:
            self._rest(Mood.IDLE)
        elif self._waiting or self.paused or self._away or self.match.awarded is not None:
            self._rest(Mood.WAITING)
        else:
            self._think(self._level)

    def _rest(self, mood: Mood) -> None:
        self._forget()
        self.mood = mood
        self.changed.emit()

    def _forget(self) -> None:
        """Drop what is being thought."""
        self._pace.stop()
        if self._ticket is not None and self._thought is None:
            self._runner.cancel()
        self._ticket = self._thought = None
        self.share = 0.0

    def _think(self, level: int) -> None:
        self._forget()
        match = self.match
        rest: dict[str, Any] = {"work": self.work}
        if level == COUNT:
            seconds = self._settings.thinking_seconds
            rest = {"seconds": float(seconds), "work": self.work * seconds / 10}
        allowed = self.allowance()
        if allowed is not None:
            usual = rest.get("seconds", level_of(match.game.name, level).seconds)
            rest["seconds"] = min(allowed, usual)
        self._pace.start(PACES.get(self._settings.pace, PACES["normal"]))
        seed = random.getrandbits(31)
        self._ticket = self._runner.think(match.game.name, match.position, level, seed, **rest)
        self.mood = Mood.THINKING
        self.changed.emit()

    def _on_progress(self, ticket: Ticket, share: object) -> None:
        if ticket == self._ticket and isinstance(share, float | int):
            self.share = float(share)
            self.progressed.emit()

    def _on_failed(self, ticket: Ticket, sentence: str) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self._rest(Mood.FAILED)
            self.failed.emit(sentence)

    def _on_answered(self, ticket: Ticket, result: object) -> None:
        from pentogames.bots.thought import Thought

        if ticket == self._ticket and isinstance(result, Thought):
            self._thought = result
            self._play_when_ready()

    def _play_when_ready(self) -> None:
        """Play the answer as soon as it is there and the table has come to rest."""
        thought = self._thought
        if thought is None or self._pace.isActive():
            return
        if not self.still():
            self._pace.start(LOOK_MS)
            return
        before = self.match.position
        self._ticket = self._thought = None
        if self.match.try_move(thought.move):
            if thought.proved:
                self.proof = Proof(before, thought.value, thought.depth)
            self.moved.emit(thought)
