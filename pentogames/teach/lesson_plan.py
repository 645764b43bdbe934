"""Lessons bound to a game: positions instead of texts, and a judgement on every move.

A plan is made when a lesson begins. Making it walks the lesson along the moves that "Show me" would
make, so that what does not fit the game's rules is found out before the player sees it.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from pentogames.core.cells import Square
from pentogames.core.game import Game, IllegalMove, Mark, NotationError, play
from pentogames.core.options import OptionsError
from pentogames.games import game_named
from pentogames.teach.lessons import Answer, Lesson, LessonError, Paint, Step, Wanted, Wrong
from pentogames.teach.overlays import overlays_for
from pentogames.teach.properties import property_named

Fault = Callable[[str], LessonError]


@dataclass(frozen=True, slots=True)
class Arrow:
    """Points from the middle of a square to the middle of another."""

    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a lesson says to a legal move, and the moves that answer it by themselves."""

    right: bool
    text: str
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class PlannedStep:
    """A step with the position it starts from, and what it shows, as the game has them.

    ``shown`` is the move that "Show me" makes; None if there is nothing to do.
    """

    step: Step
    game: Game[Any, Any, Any]
    start: Any
    shown: Any
    paint: tuple[Mark, ...]
    paint_right: tuple[Mark, ...]
    arrows: tuple[Arrow, ...]

    def meets(self, wanted: Wanted, move: Any) -> bool:
        """Say whether a legal move from the start is one of those meant."""
        if wanted.property:
            return property_named(self.game.name, wanted.property)(self.start, move)
        return any(self.game.parse(self.start, text) == move for text in wanted.moves)

    def judge(self, move: Any) -> Judgement:
        """Return what the lesson says to a legal move from the start."""
        step = self.step
        if step.wanted is not None and self.meets(step.wanted, move):
            return Judgement(True, step.right, step.answers)
        for wrong in step.wrong:
            if self.meets(wrong.wanted, move):
                return Judgement(False, wrong.text, wrong.answers)
        return Judgement(False, step.otherwise)

    def end(self) -> Any:
        """Return the position after what "Show me" shows, answers included."""
        if self.step.wanted is None:
            return self.start
        position = self.start.after(self.shown)
        for answer in self.step.answers:
            position = play(position, self.game.parse(position, answer.move))
        return position


def plan(lesson: Lesson) -> tuple[PlannedStep, ...]:
    """Return the steps of a lesson, ready to be done; LessonError says what does not fit."""
    return tuple(_planned(lesson))


def _planned(lesson: Lesson) -> Iterator[PlannedStep]:
    game = game_named(lesson.game)
    position: Any = None
    before: Step | None = None
    for number, step in enumerate(lesson.steps, start=1):

        def fault(message: str, number: int = number) -> LessonError:
            return LessonError(f"{lesson.game}.toml", lesson.id, number, message)

        if step.position or before is None:
            position = _start(game, lesson, step, fault)
        elif before.wanted is not None and (before.wanted.property or len(before.wanted.moves) > 1):
            raise fault("'position' is missing: the step before has several right moves")
        planned = _plan_step(game, step, position, fault)
        yield planned
        position, before = planned.end(), step


def _start(game: Game[Any, Any, Any], lesson: Lesson, step: Step, fault: Fault) -> Any:
    data = lesson.options if step.options is None else step.options
    try:
        options = game.options_type.read(data)
        if not step.position:
            return game.start(options)
        return game.parse_position(options, step.position)
    except OptionsError as error:
        raise fault(f"'options': {error}") from error
    except NotationError as error:
        raise fault(f"'position', column {error.column}: {error}") from error


def _plan_step(game: Game[Any, Any, Any], step: Step, position: Any, fault: Fault) -> PlannedStep:
    known = {overlay.name for overlay in overlays_for(game.name)}
    for name in step.overlays:
        if name not in known:
            raise fault(f"'overlays': there is no {name!r}")
    shown = _read(game, position, step.shown, fault) if step.shown else None
    arrows = tuple(
        Arrow(_square(game, position, first, fault), _square(game, position, second, fault))
        for first, second in step.arrows
    )
    paint = tuple(_marks(game, position, step.paint, fault))
    paint_right = tuple(_marks(game, position, step.paint_right, fault))
    planned = PlannedStep(step, game, position, shown, paint, paint_right, arrows)
    _check(planned, fault)
    return planned


def _check(planned: PlannedStep, fault: Fault) -> None:
    """Raise LessonError unless what is asked for can be done, and all moves are what they seem."""
    step = planned.step
    wanted = [step.wanted] if step.wanted is not None else []
    for each in (*wanted, *(wrong.wanted for wrong in step.wrong)):
        _check_wanted(planned, each, fault)
    if step.refused:
        if step.refused not in list(planned.game.rules):
            raise fault(f"'refused': there is no rule {step.refused!r}")
        refusal = planned.start.refusal(planned.shown)
        if refusal is None or refusal.rule != step.refused:
            found = "is legal" if refusal is None else f"is refused by {str(refusal.rule)!r}"
            raise fault(f"{step.shown} {found}, not refused by {step.refused!r}")
    if step.wanted is not None:
        _check_line(planned, step.shown, step.answers, fault)
        if not planned.judge(planned.shown).right:
            raise fault(f"{step.shown} is not what the step asks for")
    for wrong in step.wrong:
        _check_wrong(planned, wrong, fault)


def _check_wanted(planned: PlannedStep, wanted: Wanted, fault: Fault) -> None:
    if wanted.property:
        try:
            property_named(planned.game.name, wanted.property)
        except KeyError:
            raise fault(f"there is no property {wanted.property!r}") from None
    for text in wanted.moves:
        _read(planned.game, planned.start, text, fault)


def _check_wrong(planned: PlannedStep, wrong: Wrong, fault: Fault) -> None:
    for text in wrong.wanted.moves:
        _check_line(planned, text, wrong.answers, fault)
        move = _read(planned.game, planned.start, text, fault)
        if planned.judge(move).text != wrong.text:
            raise fault(f"{text} is judged by something before it")


def _check_line(
    planned: PlannedStep, first: str, answers: tuple[Answer, ...], fault: Fault
) -> None:
    """Raise LessonError unless the moves can be made one after the other."""
    position = planned.start
    for text in (first, *(answer.move for answer in answers)):
        try:
            position = play(position, _read(planned.game, position, text, fault))
        except IllegalMove as error:
            raise fault(f"{text} is refused by {str(error.refusal.rule)!r}") from error


def _read(game: Game[Any, Any, Any], position: Any, text: str, fault: Fault) -> Any:
    try:
        return game.parse(position, text)
    except NotationError as error:
        raise fault(f"{text!r} is no move: {error}") from error


def _square(game: Game[Any, Any, Any], position: Any, name: str, fault: Fault) -> Square:
    layout = game.layout(position)
    try:
        square = layout.square(name)
    except ValueError:
        raise fault(f"{name!r} is no square") from None
    if square not in layout.squares:
        raise fault(f"there is no square {name} on the board")
    return square


def _marks(
    game: Game[Any, Any, Any], position: Any, paints: Iterable[Paint], fault: Fault
) -> Iterator[Mark]:
    for paint in paints:
        squares = tuple(_square(game, position, name, fault) for name in paint.squares)
        yield Mark(paint.role, squares, paint.label)
