"""Analysis of a line of moves: who stands better after each, and which moves gave how much away."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pentogames.bots.levels import Level, level_of
from pentogames.bots.profile import Profile, Stop, Value, never
from pentogames.bots.search.found import Watch
from pentogames.bots.thinking import CannotThink, Detail, player_of, think_as
from pentogames.bots.thought import Line, Thought
from pentogames.core.game import Game
from pentogames.core.record import NodeId, Record
from pentogames.store.remarks import Remark, take_remark, with_remark

LEVEL = 6
DETAIL = Detail(lines=3, plies=6, reasons=False, forced=True)

GLYPHS = ((0.3, "??"), (0.2, "?"), (0.1, "?!"))
"""What a move is marked with that loses so much of the chance to win, the worst first."""

_LEAST = 0.1


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
    judge = _Judge(profile, level, seconds, stop)
    done: list[Judged] = []
    try:
        for ply in reversed(range(len(positions))):
            if ply < len(moves):
                judged = judge.before(positions[ply], ply, moves[ply], done[-1])
            else:
                judged = judge.last(positions[ply], ply)
            done.append(judged)
            if progress is not None:
                progress(judged)
                progress(len(done) / len(positions))
    except _Stopped:
        pass  # what is there is final
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


class _Stopped(Exception):
    """Somebody wishes the analysis to end."""


@dataclass(frozen=True, slots=True)
class _Judge:
    """Judges one position after another; raises _Stopped."""

    profile: Profile[Any]
    level: Level
    seconds: float
    stop: Stop

    def last(self, position: Any, ply: int) -> Judged:
        """Judge a position from which no move was played."""
        sides = self.profile.sides(position)
        result = self.profile.result(self.profile.state(position))
        if result is not None:
            return Judged(ply, sides, result, proved=True)
        thought = self._think(position, ply)
        return Judged(ply, sides, thought.value, thought.proved, thought.lines)

    def before(self, position: Any, ply: int, move: Any, after: Judged) -> Judged:
        """Judge a position in the light of what came of the move played from it.

        What was thought best may turn out to be worse than another move, and the move played to be
        better than all.
        """
        thought = self._think(position, ply, also=(move,))
        mover = self.profile.mover(self.profile.state(position))
        came = after.value[mover]
        rival: Thought | None = thought
        if not thought.proved and thought.lines[0].move == move:
            surprise = thought.value[mover] - came >= _LEAST
            rival = self._without(position, ply, move) if surprise else None
        played = Line(move, after.value, 0, _continuation(after), after.proved)
        others = _but(rival or thought, move)
        sides = self.profile.sides(position)
        if rival is None or (rival.value[mover] <= came and not thought.proved):
            proved = after.proved and came >= 1
            return Judged(ply, sides, after.value, proved, (played, *others), 0.0)
        seen = next((one for one in thought.lines if one.move == move), None)
        loss = rival.value[mover] - _worth(seen or self._glance(position, move), played, mover)
        proved = thought.proved or (rival.proved and rival.value[mover] >= 1)
        lines = thought.lines if thought.proved else (*others, played)
        return Judged(ply, sides, rival.value, proved, lines, max(0.0, loss), glyph_of(loss))

    def _think(
        self, position: Any, ply: int, also: tuple[Any, ...] = (), but: tuple[Any, ...] = ()
    ) -> Thought:
        detail = replace(DETAIL, also=also)
        watch = Watch(self.seconds, self.stop)
        if self.stop():
            raise _Stopped
        thought = think_as(self.profile, position, self.level, ply, watch, but, detail)
        if not thought.complete and self.stop():
            raise _Stopped
        return thought

    def _glance(self, position: Any, move: Any) -> Line:
        """Estimate a move that the search did not look at."""
        profile = self.profile
        state = profile.after(profile.state(position), profile.key(position, move))
        result = profile.result(state)
        return Line(move, result or profile.estimate(state), proved=result is not None)

    def _without(self, position: Any, ply: int, move: Any) -> Thought | None:
        """Think of the other moves; None if there are none."""
        try:
            return self._think(position, ply, but=(move,))
        except CannotThink:
            return None


def _worth(seen: Line, played: Line, mover: int) -> float:
    """Return what a move is worth, as seen before it and as it came.

    Where nothing is proved it is the better of the two: sides that stand better whenever it is
    their turn are a fault of estimates, not of moves.
    """
    for line in (seen, played):
        if line.proved:
            return line.value[mover]
    return max(seen.value[mover], played.value[mover])


def _but(thought: Thought, move: Any) -> tuple[Line, ...]:
    return tuple(line for line in thought.lines if line.move != move)


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
