"""An attempt shown again: its end, how the picture was taken apart and, if need be, restored."""

from dataclasses import dataclass

from pentogames.core.game import Effect, EffectKind, Mark
from pentogames.games.picture_puzzle import (
    GIVE_UP,
    PICTURE_PUZZLE,
    PicturePuzzlePosition,
    Step,
    solution,
)
from pentogames.model.words import tr


@dataclass(frozen=True, slots=True)
class Frame:
    """A board with what is said of it; ``effects`` lead to it from the frame before."""

    position: PicturePuzzlePosition
    caption: str
    effects: tuple[Effect, ...] = ()
    marks: tuple[Mark, ...] = ()


def made_effects(before: PicturePuzzlePosition, step: Step) -> tuple[Effect, ...]:
    """Return how a stone and a block move, without the picture that is laid anew afterwards."""
    effects = PICTURE_PUZZLE.effects(before, step)
    turns = [number for number, e in enumerate(effects) if e.kind is EffectKind.TURN]
    return effects[: turns[0] + 1] if turns else ()


def frames_of(before: PicturePuzzlePosition, last: Step, result: str) -> tuple[Frame, ...]:
    """Return what is shown after the move that ended an attempt; ``result`` says how it went."""
    gave_up = last.what == GIVE_UP
    end = before if gave_up else before.made(last)
    effects = () if gave_up else made_effects(before, last)
    marks = effects[-1].marks if effects else ()
    frames = [Frame(end, result, effects, marks)]
    at = before.complete
    frames.append(Frame(at, tr("This is the picture; so it was taken apart:")))
    at = _add(frames, at, before.taken, tr("Taken apart, {i} of {n}: {move}"))
    if end.stones != end.goal:
        _add(
            frames,
            at,
            solution(at.goal, before.taken),
            tr("Restored like this, {i} of {n}: {move}"),
        )
    return tuple(frames)


def _add(
    frames: list[Frame], at: PicturePuzzlePosition, steps: tuple[Step, ...], caption: str
) -> PicturePuzzlePosition:
    """Add a frame for each of the steps; return the position after them."""
    for number, step in enumerate(steps, start=1):
        text = caption.format(i=number, n=len(steps), move=PICTURE_PUZZLE.format(at, step))
        effects = made_effects(at, step)
        at = at.made(step)
        frames.append(Frame(at, text, effects))
    return at
