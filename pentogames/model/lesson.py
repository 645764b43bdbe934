"""A lesson that is being done: where in it the player is, and what it says to what they do.

The lesson has a match of its own, so that the player's game is never touched. Moves come in through
``try_move`` as they do to any match; a legal one that was not asked for is played, answered, and
waits on the board until it is taken back.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from pentogames.core.game import Refusal
from pentogames.core.record import Record
from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.teach.lesson_plan import PlannedStep, plan
from pentogames.teach.lessons import Answer, Lesson
from pentogames.teach.secrets import secrets_of
from pentogames.teach.sentences import later

PAUSE_MS = 900
"""How long the player looks at a move before it is answered."""


class Mood(StrEnum):
    """How a step stands."""

    ASKING = "asking"  # it is for the player to do something
    READING = "reading"  # there is nothing to do but to go on
    WAITING = "waiting"  # an answer is on its way
    RIGHT = "right"
    WRONG = "wrong"  # another move than those asked for lies on the board
    SHOWN = "shown"  # "Show me" has done it


class LessonModel(QObject):
    """A lesson from its first step, or a given one, to its last; LessonError if it has mistakes.

    ``said`` is what there is to say to the last thing done, sentence by sentence; ``refusal`` is
    the one that a step asked for and got; ``solved`` holds the indices of the steps that are behind
    the player.
    """

    changed = Signal()  # anything that a panel shows
    entered = Signal()  # a step has begun, or begins again
    demonstrated = Signal(object)  # a move that will be refused, to be shown before it is tried
    done = Signal(bool)  # every step is solved; whether with neither a mistake nor help

    def __init__(self, lesson: Lesson, first: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self.steps: Sequence[PlannedStep] = plan(lesson)
        self.index = first
        self.mood = Mood.ASKING
        self.said: tuple[str, ...] = ()
        self.solved: set[int] = set()
        self.refusal: Refusal | None = None
        self.mistakes = 0
        self.helped = False
        self.pause = PAUSE_MS
        self.match = MatchModel(self._record(self.planned), parent=self)
        self._base = self.match.record.cursor
        self._answers: list[Answer] = []
        self._then = Mood.RIGHT
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)
        self._begin()

    # -- looking ----------------------------------------------------------------------------------

    @property
    def planned(self) -> PlannedStep:
        """The step at which the player is."""
        return self.steps[self.index]

    @property
    def at_end(self) -> bool:
        """Whether this is the last step."""
        return self.index == len(self.steps) - 1

    @property
    def may_go_on(self) -> bool:
        """Whether the step is behind the player, now or from before."""
        return self.mood is Mood.READING or self.index in self.solved

    @property
    def may_try_again(self) -> bool:
        """Whether something was done that can be taken back."""
        return self.mood in (Mood.WRONG, Mood.RIGHT, Mood.SHOWN)

    @property
    def all_solved(self) -> bool:
        """Whether every step is behind the player."""
        return len(self.solved) == len(self.steps)

    @property
    def spotless(self) -> bool:
        """Whether there was neither a mistake nor help so far."""
        return not self.mistakes and not self.helped

    # -- what the player does ---------------------------------------------------------------------

    def try_move(self, move: Any) -> None:
        """Take a move of the player's; between a move and its answer nothing is taken."""
        if self.mood is not Mood.ASKING:
            return
        step = self.planned.step
        refusal = self.match.refusal(move)
        if refusal is not None:
            self.match.try_move(move)  # which says why
            if step.refused == refusal.rule:
                self.refusal = refusal
                self._settle(Mood.RIGHT, step.right, ())
            elif step.refused and not refusal.incomplete:
                self._say((tr("That is refused too, but by another rule. Try again."),))
            return
        judgement = self.planned.judge(move)
        self.match.try_move(move)
        if judgement.right:
            self._settle(Mood.RIGHT, judgement.text, judgement.answers)
        else:
            self.mistakes += 1
            other = later("That is legal, but not what is asked for here.")
            self._settle(Mood.WRONG, judgement.text or other, judgement.answers)

    def show(self) -> None:
        """Do what the step asks for, before the player's eyes."""
        step = self.planned.step
        if not step.asks:
            return
        self.try_again()
        self.helped = self.helped or self.index not in self.solved
        if step.refused:
            self.demonstrated.emit(self.planned.shown)
            self.refusal = self.match.refusal(self.planned.shown)
            self.match.try_move(self.planned.shown)
            self._settle(Mood.SHOWN, step.right, ())
        else:
            self.match.try_move(self.planned.shown)
            self._settle(Mood.SHOWN, step.right, step.answers)

    def try_again(self) -> None:
        """Take back what was done in this step."""
        if self.mood not in (Mood.ASKING, Mood.READING):
            self._begin()

    def forward(self) -> None:
        """Go to the next step, if this one is solved and there is one."""
        if self.may_go_on and not self.at_end:
            self.go(self.index + 1)

    def back(self) -> None:
        """Go to the step before, if there is one."""
        if self.index > 0:
            self.go(self.index - 1)

    def go(self, index: int) -> None:
        """Go to the beginning of a step."""
        self.index = index
        self._begin()

    def stop(self) -> None:
        """Let nothing happen by itself any more."""
        self._timer.stop()
        self._answers = []

    # -- what follows -----------------------------------------------------------------------------

    def _record(self, planned: PlannedStep) -> Record[Any, Any]:
        return Record(planned.game, planned.start.options, planned.start)

    def _begin(self) -> None:
        """Put the step's position on the board and wait for the player."""
        self.stop()
        self._set_position()
        self.mood = Mood.ASKING if self.planned.step.asks else Mood.READING
        self.said, self.refusal = (), None
        if self.mood is Mood.READING:
            self._solve()
        self.entered.emit()
        self.changed.emit()

    def _set_position(self) -> None:
        """Take moves back where that leads to the step's position; else set it up."""
        match, start = self.match, self.planned.start
        if match.position != start and match.record.position_at(self._base) == start:
            while match.record.cursor != self._base and not secrets_of(match.record).stay:
                match.undo()
        if match.position != start:
            record = self._record(self.planned)
            if start.options == match.position.options:
                match.set_up(record)
            else:
                match.load(record)
        self._base = match.record.cursor

    def _settle(self, mood: Mood, text: str, answers: tuple[Answer, ...]) -> None:
        """Say a text of the lesson to what was done, have it answered, and rest in a mood."""
        self._answers, self._then = list(answers), mood
        self._say((tr(text),) if text else ())
        self._rest()

    def _rest(self) -> None:
        if self._answers:
            self.mood = Mood.WAITING
            self._timer.start(self.pause)
        else:
            self.mood = self._then
            if self.mood is not Mood.WRONG:
                self._solve()
        self.changed.emit()

    def _answer(self) -> None:
        answer = self._answers.pop(0)
        match = self.match
        match.try_move(match.game.parse(match.position, answer.move))
        self._say((*self.said, tr(answer.text)) if answer.text else self.said)
        self._rest()

    def _solve(self) -> None:
        new = self.index not in self.solved
        self.solved.add(self.index)
        if new and self.all_solved:
            self.done.emit(self.spotless)

    def _say(self, sentences: tuple[str, ...]) -> None:
        self.said = sentences
        self.changed.emit()
