"""Hints in steps: where to play, which piece, the move itself, and why.

A hint is a value that a screen steps through; it knows no game, but what the effects of the move
say: the first is what the hand does, and turns belong to the move as well. What the move sets off
besides (explosions, cards) is left to be found out.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from pentogames.bots.levels import level_of
from pentogames.bots.profile import Reason, Stop, Value, never
from pentogames.bots.search.found import Progress, Watch
from pentogames.bots.thinking import Detail, player_of, think_as
from pentogames.bots.thought import Thought
from pentogames.core.cells import Square
from pentogames.core.game import Effect, EffectKind, Game, Mark, Role, Seat, Token
from pentogames.games import game_named

LEVEL = 6
DETAIL = Detail(lines=1, plies=1)
_LEAST = 5
"""Squares that the place of a hint measures at least, lest it tell the move."""


class Step(StrEnum):
    """What a hint tells, from little to all."""

    WHERE = "where"
    WHICH = "which"
    MOVE = "move"
    WHY = "why"


@dataclass(frozen=True, slots=True)
class Hint:
    """A good move, told in steps.

    ``region`` is the part of the board where it is, ``token`` what is moved (None if that needs no
    telling: there is but one kind of it), ``marks`` the squares of the move itself; a second mark
    is what it turns. ``value`` is by side, exact if ``proved``, with the plies to the end.
    """

    seat: Seat
    move: Any
    value: Value
    region: tuple[Square, ...]
    marks: tuple[Mark, ...]
    token: Token | None = None
    reasons: tuple[Reason, ...] = ()
    proved: bool = False
    depth: int | None = None

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that have something to tell, in order."""
        steps = [Step.WHERE]
        if self.token is not None:
            steps.append(Step.WHICH)
        steps.append(Step.MOVE)
        if self.reasons or self.proved:
            steps.append(Step.WHY)
        return tuple(steps)

    def shown(self, step: Step) -> tuple[Mark, ...]:
        """Return what to paint on the board in a step."""
        if step in (Step.WHERE, Step.WHICH):
            return (Mark(Role.HINT, self.region),)
        if step is Step.MOVE:
            return self.marks
        return (*self.marks, *(mark for reason in self.reasons[:1] for mark in reason.marks))


def hint(
    game: str,
    position: Any,
    exclude: Collection[Any] = (),
    level: int = LEVEL,
    seed: int = 1,
    seconds: float | None = None,
    stop: Stop = never,
    progress: Progress | None = None,
) -> Hint:
    """Return a hint to the best move but those excluded, which are earlier hints.

    Raises CannotThink, after the last move too.
    """
    profile = player_of(game)
    chosen = level_of(game, level).unerring()
    watch = Watch(chosen.seconds if seconds is None else seconds, stop, progress)
    thought = think_as(profile, position, chosen, seed, watch, exclude, DETAIL)
    return hint_to(game_named(game), position, thought)


def hint_to(game: Game[Any, Any, Any], position: Any, thought: Thought) -> Hint:
    """Return a hint to the move of a thought."""
    effects = game.effects(position, thought.move)
    first = effects[0]
    squares = _squares(first)
    return Hint(
        seat=position.to_move,
        move=thought.move,
        value=thought.value,
        region=_around(squares, game.layout(position).squares),
        marks=marks_of(effects),
        token=first.before[0] if first.before else None,
        reasons=thought.reasons,
        proved=thought.proved,
        depth=thought.depth,
    )


def marks_of(effects: Sequence[Effect], label: str = "") -> tuple[Mark, ...]:
    """Return the squares of a move by its effects, labelled; then those of what it turns."""
    turned = [_squares(effect) for effect in effects[1:] if effect.kind is EffectKind.TURN]
    return (
        Mark(Role.HINT, _squares(effects[0]), label),
        *(Mark(Role.HINT, part) for part in turned[:1]),
    )


def _squares(effect: Effect) -> tuple[Square, ...]:
    """Return where the thing that is moved lies afterwards; before, if it leaves the board."""
    tokens = [token for token in (*effect.after, *effect.before) if token.squares]
    return tokens[0].squares if tokens else ()


def _around(squares: tuple[Square, ...], board: tuple[Square, ...]) -> tuple[Square, ...]:
    """Return the squares of the board in a rectangle around, with a margin of one at least."""
    if not squares:
        return ()
    columns = _stretch([square.x for square in squares])
    rows = _stretch([square.y for square in squares])
    return tuple(square for square in board if square.x in columns and square.y in rows)


def _stretch(places: list[int]) -> range:
    low, high = min(places) - 1, max(places) + 1
    more = max(0, _LEAST - (high - low + 1))
    return range(low - more // 2, high + (more + 1) // 2 + 1)
