"""Lessons: a game learned by playing it, a small position and a sentence or two at a time.

The lessons of a game are data, in ``resources/lessons/<game>.toml``: see the page LESSONS.md beside
this module for what may stand there. This module reads them, and knows which lesson teaches which
rule. What is in them is bound to a game's positions and moves in lesson_plan.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from pentogames.core.game import Role
from pentogames.games import NAMES
from pentogames.resources import resource_path


class LessonError(ValueError):
    """A mistake in a lesson; the words name the file, the lesson and the step (counted from 1)."""

    def __init__(self, file: str, lesson: str, step: int, message: str) -> None:
        where = (file, f"lesson {lesson!r}" if lesson else "", f"step {step}" if step else "")
        super().__init__(f"{', '.join(filter(None, where))}: {message}")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which moves are meant: some given ones, or any legal one with a property.

    ``property`` is the name of one of the game's (teach.properties), or empty.
    """

    moves: tuple[str, ...] = ()
    property: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """A move that is made by itself, and the sentence that goes with it."""

    move: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Wrong:
    """Legal moves that are not what was asked for: why not, and how they are punished."""

    wanted: Wanted
    text: str
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Paint:
    """Squares, by name, to paint on the board."""

    role: Role
    squares: tuple[str, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """A position, a sentence or two, and what the player is to do.

    That is a move of ``wanted``, or a try that is refused with the rule ``refused``, or, with
    neither, nothing but to go on. ``shown`` is the move that "Show me" makes. Without a
    ``position`` a step goes on from where the one before ended. ``options`` are those of the game,
    where they are not the lesson's. ``arrows`` are pairs of squares; ``paint_right`` is what is
    painted once the right move is made.
    """

    text: str
    position: str = ""
    options: Mapping[str, Any] | None = None
    paint: tuple[Paint, ...] = ()
    paint_right: tuple[Paint, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()
    overlays: tuple[str, ...] = ()
    wanted: Wanted | None = None
    refused: str = ""
    shown: str = ""
    right: str = ""
    answers: tuple[Answer, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    otherwise: str = ""

    @property
    def asks(self) -> bool:
        """Whether the player is to do something on the board."""
        return self.wanted is not None or bool(self.refused)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game; ``rules`` are the codes of the refusals that it teaches."""

    game: str
    id: str
    title: str
    promise: str
    steps: tuple[Step, ...]
    rules: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The lesson's name among those of all games."""
        return f"{self.game}/{self.id}"

    def step_about(self, rule: str) -> int:
        """Return the index of the step that has the rule refuse a move; the first if none does."""
        return next((i for i, step in enumerate(self.steps) if step.refused == rule), 0)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of the game of that name, in order; LessonError."""
    path = resource_path("lessons", f"{game}.toml")
    return read_lessons(path.read_text(encoding="utf-8"), path.name, game)


def all_lessons() -> Iterator[Lesson]:
    """Yield the lessons of all registered games; LessonError."""
    for game in NAMES:
        yield from lessons_of(game)


def lesson_about(game: str, rule: str) -> Lesson | None:
    """Return the first lesson of the game that teaches a refusal's rule; None if none does."""
    return next((lesson for lesson in lessons_of(game) if rule in lesson.rules), None)


# -- reading --------------------------------------------------------------------------------------


def read_lessons(text: str, file: str, game: str) -> tuple[Lesson, ...]:
    """Read the lessons of a file; LessonError names the file, the lesson and what is wrong.

    Only the form is looked at: whether positions and moves are possible is for lesson_plan.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(file, "", 0, str(error)) from error
    table = _Table(data, file)
    lessons = tuple(_lesson(each, game) for each in table.tables("lesson"))
    table.close()
    names = [lesson.id for lesson in lessons]
    for name in names:
        if names.count(name) > 1:
            raise LessonError(file, name, 0, "there are two lessons of that id")
    return lessons


class _Table:
    """A table of a file, read key by key, each of a known type; what is left over is a mistake."""

    def __init__(
        self, data: Mapping[str, Any], file: str, lesson: str = "", step: int = 0, name: str = ""
    ) -> None:
        self._left = dict(data)
        self._file, self._name = file, name
        self.lesson, self.step = lesson, step

    def wrong(self, message: str) -> LessonError:
        """Return the error that says what is wrong here."""
        inside = f"{self._name}: " if self._name else ""
        return LessonError(self._file, self.lesson, self.step, inside + message)

    def _take(self, key: str, kind: type, what: str) -> Any:
        value = self._left.pop(key)
        if type(value) is not kind:
            raise self.wrong(f"{key!r} must be {what}, not {value!r}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text; without a default it must be there and not be empty."""
        if key not in self._left:
            if default is None:
                raise self.wrong(f"{key!r} is missing")
            return default
        value: str = self._take(key, str, "a text")
        if not value.strip():
            raise self.wrong(f"{key!r} is empty")
        return " ".join(value.split())

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of texts; empty if it is not there."""
        values = self._take(key, list, "a list of texts") if key in self._left else []
        if not all(type(value) is str and value for value in values):
            raise self.wrong(f"{key!r} must be a list of texts, not {values!r}")
        return tuple(values)

    def mapping(self, key: str) -> Mapping[str, Any] | None:
        """Return a table as plain data; None if it is not there."""
        return self._take(key, dict, "a table") if key in self._left else None

    def tables(self, key: str) -> Iterator["_Table"]:
        """Yield the tables of a list; none if it is not there."""
        values = self._take(key, list, "a list of tables") if key in self._left else []
        for number, value in enumerate(values, start=1):
            if type(value) is not dict:
                raise self.wrong(f"{key!r} must be a list of tables, not {values!r}")
            step = number if key == "step" else self.step
            name = "" if key in ("lesson", "step") else f"{key} {number}"
            yield _Table(value, self._file, self.lesson, step, name)

    def close(self) -> None:
        """Raise LessonError if there is a key that nobody asked for."""
        for key in self._left:
            raise self.wrong(f"there is no key {key!r}")


def _lesson(table: _Table, game: str) -> Lesson:
    table.lesson = table.text("id")
    lesson = Lesson(
        game=game,
        id=table.lesson,
        title=table.text("title"),
        promise=table.text("promise"),
        rules=table.texts("rules"),
        options=table.mapping("options") or {},
        steps=tuple(_step(each) for each in table.tables("step")),
    )
    table.close()
    if not lesson.steps:
        raise table.wrong("it has no steps")
    return lesson


def _step(table: _Table) -> Step:
    wanted = _wanted(table)
    step = Step(
        text=table.text("text"),
        position=table.text("position", ""),
        options=table.mapping("options"),
        paint=_paint(table, "paint"),
        paint_right=_paint(table, "paint_right"),
        arrows=_arrows(table),
        overlays=table.texts("overlays"),
        wanted=wanted,
        refused=table.text("refused", ""),
        shown=table.text("shown", wanted.moves[0] if wanted and wanted.moves else ""),
        right=table.text("right", ""),
        answers=_answers(table),
        wrong=tuple(_wrong(each) for each in table.tables("wrong")),
        otherwise=table.text("otherwise", ""),
    )
    table.close()
    if step.wanted is not None and step.refused:
        raise table.wrong("a step has one of 'play', 'any' and 'refused'")
    if step.asks and not step.shown:
        raise table.wrong("'shown' is missing: the move that \"Show me\" makes")
    if not step.asks and (step.shown or step.right or step.answers or step.wrong):
        raise table.wrong("a step without 'play', 'any' or 'refused' has nothing but its text")
    if step.options is not None and not step.position:
        raise table.wrong("'options' go with a 'position'")
    return step


def _wanted(table: _Table) -> Wanted | None:
    moves, feature = table.texts("play"), table.text("any", "")
    if moves and feature:
        raise table.wrong("'play' and 'any' exclude each other")
    return Wanted(moves, feature) if moves or feature else None


def _wrong(table: _Table) -> Wrong:
    wanted = _wanted(table)
    if wanted is None:
        raise table.wrong("'play' or 'any' is missing")
    wrong = Wrong(wanted, table.text("text"), _answers(table))
    table.close()
    return wrong


def _answers(table: _Table) -> tuple[Answer, ...]:
    answers = []
    for each in table.tables("answer"):
        answers.append(Answer(each.text("play"), each.text("text", "")))
        each.close()
    return tuple(answers)


def _paint(table: _Table, key: str) -> tuple[Paint, ...]:
    paints = []
    for each in table.tables(key):
        role = each.text("role")
        if role not in list(Role):
            raise each.wrong(f"there is no role {role!r}")
        squares = tuple(each.text("squares").split())
        paints.append(Paint(Role(role), squares, each.text("label", "")))
        each.close()
    return tuple(paints)


def _arrows(table: _Table) -> tuple[tuple[str, str], ...]:
    arrows = []
    for text in table.texts("arrows"):
        ends = text.split()
        if len(ends) != 2:
            raise table.wrong(f"an arrow goes from one square to another, not {text!r}")
        arrows.append((ends[0], ends[1]))
    return tuple(arrows)
