"""Analysis of a line of moves: who stands better after each, and which moves gave how much away."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pentogames.bots.levels import Level, level_of
from pentogames.bots.profile import Profile, Stop, Value, never
from pentogames.bots.search.found import Watch
from pentogames.bots.thinking import Detail, player_of, think_as
from pentogames.bots.thought import Line
from pentogames.core.game import Game
from pentogames.core.record import NodeId, Record
from pentogames.store.remarks import Remark, take_remark, with_remark

LEVEL = 6
DETAIL = Detail(lines=3, plies=6, reasons=False, forced=True)

GLYPHS = ((0.3, "??"), (0.2, "?"), (0.1, "?!"))
"""What a move is marked with that loses so much of the chance to win, the worst first."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a position of the line is worth, and what the move played from it gave away.

    ``ply`` counts the moves of the line before it. ``value`` is by side, in the order of ``sides``;
    ``proved`` says that it is exact. ``lines`` is best first, empty at the end of the game.
    ``loss`` is the part of the chance to win (0 to 1) that the side to move has lost by the move
    played; None where no move follows. ``glyph`` is the sign for it, empty for a move without harm.
    """

    ply: int
    sides: tuple[str, ...]
    value: Value
    proved: bool = False
    lines: tuple[Line, ...] = ()
    loss: float | None = None
    glyph: str = ""


def analyse(
    game: str,
    start: Any,
    moves: Sequence[Any],
    level: int = LEVEL,
    seconds: float | None = None,
    work: float = 1.0,
    stop: Stop = never,
    progress: Callable[[Any], None] | None = None,
) -> tuple[Judged, ...]:
    """Judge the position at the start and after each of the moves; returned by ply.

    The line is gone through from its end, because what is known of a position helps to judge the
    one before. ``progress`` is told each Judged as soon as it is final, and between them the share
    of the positions that are done. If ``stop`` cuts it short, what is final is returned: the last
    positions of the line. ``seconds`` caps the time for a position. Raises CannotThink.
    """
    profile = player_of(game)
    chosen = level_of(game, level).scaled(work).unerring()
    cap = chosen.seconds if seconds is None else seconds
    return analyse_as(profile, start, moves, chosen, cap, stop, progress)


def analyse_as(
    profile: Profile[Any],
    start: Any,
    moves: Sequence[Any],
    level: Level,
    seconds: float,
    stop: Stop = never,
    progress: Callable[[Any], None] | None = None,
) -> tuple[Judged, ...]:
    """Analyse as ``analyse`` does, with a profile and a level at hand."""
    positions = [start]
    for move in moves:
        positions.append(positions[-1].after(move))
    done: list[Judged] = []
    for ply in reversed(range(len(positions))):
        if stop():
            break
        judged = _position(profile, positions[ply], ply, level, seconds, stop)
        if judged is None:
            break
        if done:
            mover = profile.mover(profile.state(positions[ply]))
            judged = _played(judged, moves[ply], mover, done[-1])
        done.append(judged)
        if progress is not None:
            progress(judged)
            progress(len(done) / len(positions))
    return tuple(reversed(done))


def glyph_of(loss: float) -> str:
    """Return the sign for a move that loses so much of the chance to win."""
    return next((glyph for least, glyph in GLYPHS if loss >= least), "")


def label(value: Value, side: int, proved: bool) -> str:
    """Return what a line is worth to a side, in a word: W, D, L where proved, else the share."""
    share = value[side]
    if proved and share in (0, 1):
        return "W" if share else "L"
    if proved and len(set(value)) == 1:
        return "D"
    return f"{share:.2f}"


def _position(
    profile: Profile[Any], position: Any, ply: int, level: Level, seconds: float, stop: Stop
) -> Judged | None:
    """Judge one position; None if a wish to stop cut that short."""
    sides = profile.sides(position)
    result = profile.result(profile.state(position))
    if result is not None:
        return Judged(ply, sides, result, proved=True)
    thought = think_as(profile, position, level, ply, Watch(seconds, stop), detail=DETAIL)
    if not thought.complete and stop():
        return None
    return Judged(ply, sides, thought.value, thought.proved, thought.lines)


def _played(judged: Judged, move: Any, mover: int, after: Judged) -> Judged:
    """Return the judgement of a position in the light of what is known after the move played.

    If that turned out better than what was thought best, it is the best; if the move is the one
    that was thought best, the position is worth what came of it, and nothing is lost.
    """
    best = judged.lines[0].move == move
    better = after.value[mover] > judged.value[mover]
    if (best or better) and not judged.proved:
        line = Line(move, after.value, 0, _continuation(after), after.proved)
        rest = tuple(line for line in judged.lines if line.move != move)
        proved = after.proved and after.value[mover] >= 1
        judged = replace(judged, value=after.value, proved=proved, lines=(line, *rest))
    loss = 0.0 if best else max(0.0, judged.value[mover] - after.value[mover])
    return replace(judged, loss=loss, glyph=glyph_of(loss))


def _continuation(after: Judged) -> tuple[Any, ...]:
    if not after.lines:
        return ()
    return (after.lines[0].move, *after.lines[0].continuation)[: DETAIL.plies]


# -- in records -----------------------------------------------------------------------------------


def annotate(record: Record[Any, Any], line: Sequence[NodeId], judged: Iterable[Judged]) -> None:
    """Write an analysis into the comments and glyphs of a record.

    ``line[ply]`` is the node whose position is judged: ROOT and its path, where the analysis began
    at the start. It takes the place of a former one; what people have written stays, glyphs too.
    """
    for one in sorted(judged, key=lambda one: one.ply):
        node = record.node(line[one.ply])
        remark = remark_on(record.game, record.position_at(line[one.ply]), one)
        node.comment = with_remark(node.comment, remark)
        if one.loss is None:
            continue
        following = record.node(line[one.ply + 1])
        ours = take_remark(following.comment)[0] is not None
        if not following.glyph or (ours and following.glyph in dict(GLYPHS).values()):
            following.glyph = one.glyph


def remark_on(game: Game[Any, Any, Any], position: Any, judged: Judged) -> Remark:
    """Return what a judgement says of a position, as a comment has it."""
    values = dict(zip(judged.sides, judged.value, strict=True))
    texts: list[str] = []
    if judged.lines:
        for move in (judged.lines[0].move, *judged.lines[0].continuation):
            texts.append(game.format(position, move))
            position = position.after(move)
    return Remark(values, judged.proved, tuple(texts))


def remarks_of(record: Record[Any, Any]) -> Mapping[NodeId, Remark]:
    """Return the remarks of a former analysis that stand in a record, by node."""
    taken = ((node.id, take_remark(node.comment)[0]) for node in record.walk())
    return {node: remark for node, remark in taken if remark is not None}
