"""Thinking: what a computer player does in a position, from the proof to the reasons."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pentogames.bots.levels import Level, Search, level_of
from pentogames.bots.profile import Exact, Key, Profile, Stop, never
from pentogames.bots.profiles import profile_of
from pentogames.bots.search import alpha_beta, mcts, one_ply
from pentogames.bots.search.checking import checked, hardest
from pentogames.bots.search.found import Candidate, Found, Progress, Task, Watch, task
from pentogames.bots.search.pick import pick
from pentogames.bots.thought import Line, Thought

_SEARCHES: Mapping[Search, Callable[[Task, Watch], Found]] = {
    Search.ONE_PLY: one_ply.search,
    Search.MCTS: mcts.search,
    Search.ALPHA_BETA: alpha_beta.search,
}


class CannotThink(ValueError):
    """There is nothing to think about: no computer player, the game is over, all is excluded."""


@dataclass(frozen=True, slots=True)
class Detail:
    """How much a thought tells besides its move: lines, their plies, and whether it says why.

    ``also`` are moves whose lines are told behind the others, however bad they are, if they were
    looked at. ``forced`` says whether to think about a move that is the only one, for its worth.
    """

    lines: int = 5
    plies: int = 8
    reasons: bool = True
    also: tuple[Any, ...] = ()
    forced: bool = False


MOVE_ONLY = Detail(lines=1, plies=1, reasons=False)
"""For games among computer players: nobody reads the lines."""


def think(
    game: str,
    position: Any,
    level: int,
    seed: int,
    seconds: float | None = None,
    work: float = 1.0,
    exclude: Collection[Any] = (),
    stop: Stop = never,
    progress: Progress | None = None,
    detail: Detail = Detail(),
) -> Thought:
    """Return the move of a computer player of a level (1 to 7), and what it thinks of it.

    The same arguments give the same move, unless time or ``stop`` cuts the work short: then it is
    the best so far. ``seconds`` takes the place of the level's cap, ``work`` multiplies its work;
    moves in ``exclude`` are not played (for the next best hint). Raises CannotThink.
    """
    profile = player_of(game)
    chosen = level_of(game, level).scaled(work)
    watch = Watch(chosen.seconds if seconds is None else seconds, stop, progress)
    return think_as(profile, position, chosen, seed, watch, exclude, detail)


def player_of(game: str) -> Profile[Any]:
    """Return the profile of a game; CannotThink if no computer plays it."""
    profile = profile_of(game)
    if profile is None:
        raise CannotThink(f"no computer plays {game}")
    return profile


def think_as(
    profile: Profile[Any],
    position: Any,
    level: Level,
    seed: int,
    watch: Watch,
    exclude: Collection[Any] = (),
    detail: Detail = Detail(),
) -> Thought:
    """Think as ``think`` does, with a profile and a level at hand."""
    state = profile.state(position)
    mover = profile.mover(state)
    if mover < 0:
        raise CannotThink("the game is over")
    excluded = frozenset(profile.key(position, move) for move in exclude)
    exact = profile.solve(state, level.exact, watch) if level.exact else None
    asked = task(profile, state, level, seed, excluded)
    if not asked.children:
        raise CannotThink("all moves are excluded")
    found = _solved(asked, exact, watch) if exact is not None else None
    if found is None:
        only = len(asked.children) == 1 and level.width != 1 and not detail.forced
        found = (one_ply.search if only else _SEARCHES[level.search])(asked, watch)
        found = checked(asked, found, watch)
    chosen = pick(asked, found)
    return Telling(profile, position, detail).thought(chosen, found, watch.seconds)


def _solved(asked: Task, exact: Exact, watch: Watch) -> Found | None:
    """Return what a proof says of the moves asked for; None if it says nothing of them.

    Where the proof does not win, any of its moves is as good to one who plays perfectly; the search
    finds those that are hardest for anybody else.
    """
    best = tuple(key for key in exact.best if key not in asked.excluded)
    mover = asked.mover
    if not best and exact.value[mover] <= 0 and not exact.best:
        best = tuple(key for _, key in asked.children)
    if not best:
        return None
    if exact.value[mover] < 1 and len(best) > 1:
        best = _hardest(asked, best, watch)
    candidates = tuple(
        Candidate(key, exact.value, exact.nodes, (key,), True, exact.depth) for key in best
    )
    return Found(candidates, exact.nodes, True, True)


def _hardest(asked: Task, best: tuple[Key, ...], watch: Watch) -> tuple[Key, ...]:
    """Return moves of equal worth, those first that a search likes best."""
    equal = set(best)
    everything = asked.moves(0)
    children = [child for child in everything if child[1] in equal]
    others = frozenset(key for _, key in everything if key not in equal)
    found = _SEARCHES[asked.level.search](replace(asked, children=children, excluded=others), watch)
    liked = [candidate.key for candidate in found.candidates]
    liked += [key for key in best if key not in liked]
    two = len(found.candidates[0].value) == 2
    return hardest(asked, tuple(liked), 0, watch) if two else tuple(liked)


@dataclass(frozen=True, slots=True)
class Telling:
    """Turns keys into moves of the rules, as far as a thought tells them."""

    profile: Profile[Any]
    position: Any
    detail: Detail

    def thought(self, chosen: Candidate, found: Found, seconds: float) -> Thought:
        """Return the thought that plays the chosen candidate."""
        move = self.profile.move(self.position, chosen.key)
        best = found.candidates[0]
        return Thought(
            move=move,
            value=best.value,
            lines=tuple(map(self._line, self._told(found.candidates))),
            work=found.work,
            seconds=seconds,
            proved=found.proved,
            complete=found.complete,
            depth=best.depth if found.proved else None,
            reasons=self.profile.reasons(self.position, move) if self.detail.reasons else (),
        )

    def _told(self, candidates: tuple[Candidate, ...]) -> list[Candidate]:
        """Return the candidates whose lines are told."""
        also = {self.profile.key(self.position, move) for move in self.detail.also}
        return [
            candidate
            for at, candidate in enumerate(candidates)
            if at < self.detail.lines or candidate.key in also
        ]

    def _line(self, candidate: Candidate) -> Line:
        moves: list[Any] = []
        position = self.position
        for key in candidate.line[: self.detail.plies]:
            move = self.profile.move(position, key)
            position = position.after(move)
            moves.append(move)
        return Line(moves[0], candidate.value, candidate.work, tuple(moves[1:]), candidate.proved)
