"""Alpha-beta: principal variation search, deepened step by step, with a transposition table.

Two parties: the side that thinks, and all others together (paranoid where there are more than two
sides). A position's worth is an integer for the party to move: 0 to lose, ``ONE`` to win, beyond
these by as many points as the end is near, so that a quick win is better than a slow one.

Work is counted in nodes: positions whose moves were listed. A list of moves comes with the values
after them, so the last ply needs no positions of its own where there are two sides.

Only ends of the game prove anything, and only where all moves were looked at (a width of 0); what
is won against all others together is won, but with more than two sides nothing else is proved.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from pentogames.bots.profile import Key
from pentogames.bots.search.found import Candidate, Children, Found, Task, Watch, value_for

ONE = 1_000_000
_NEAR = 1_000
"""Points by which an end at once is beyond the scale; each ply takes one off."""
_SLACK = ONE // 20
_KEPT_POSITIONS = 300_000
_KEPT_MOVES = 1_000_000
"""What the tables hold before they are thrown away: some 100 MB each."""
_LINE = 12
_DEEPEST = 400


class Bound(IntEnum):
    """What a value in the table says of the true one."""

    EXACT = 0
    LOWER = 1
    UPPER = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a position; ``whole`` means that no leaf but ends of the game was met."""

    depth: int
    value: int
    bound: Bound
    key: Key
    whole: bool


class Ended(Exception):
    """The work or the time is over."""


class AlphaBeta:
    """The search of one task, deeper at each call of ``deepen``."""

    def __init__(self, task: Task, watch: Watch) -> None:
        self._profile = task.profile
        self._task = task
        self._watch = watch
        self._me = task.mover
        self._two = len(task.profile.estimate(task.state)) == 2
        self._table: dict[Any, Entry] = {}
        self._lists: dict[Any, Children] = {}
        self._listed = 0
        self._whole = True
        """Whether, since it was last set, no leaf was met but ends of the game."""
        self._slack = _SLACK + int(3 * task.level.temperature * ONE)
        self.nodes = 0
        self.whole = False
        """Whether the last depth that was finished met no leaf but ends of the game."""
        self.moves = [(_points(estimate), key) for estimate, key in task.children]
        """The root moves with their values for the mover, best first."""

    def deepen(self, depth: int) -> None:
        """Search the root moves to so many plies; raises Ended, with what was found kept."""
        self._whole = True
        searched: list[tuple[int, Key]] = []
        best = -ONE
        try:
            for _, key in self.moves:
                alpha = max(best - self._slack, -_NEAR)
                state = self._profile.after(self._task.state, key)
                value = self._beyond(state, self._me, depth - 1, 1, alpha, ONE + _NEAR)
                best = max(best, value)
                searched.append((value, key))
        finally:
            rest = self.moves[len(searched) :]
            # Moves not reached this time stay behind the one that was best before.
            self.moves = sorted(searched, key=lambda move: -move[0]) + rest
        self.whole = self._whole

    def _beyond(self, state: Any, mover: int, depth: int, ply: int, low: int, high: int) -> int:
        """Return the worth to ``mover``'s party of a position that it has just moved to."""
        following = self._profile.mover(state)
        if following < 0:
            return self._end(state, mover, ply)
        if (following == self._me) == (mover == self._me):
            return self._search(state, following, depth, ply, low, high)
        return ONE - self._search(state, following, depth, ply, ONE - high, ONE - low)

    def _search(self, state: Any, mover: int, depth: int, ply: int, low: int, high: int) -> int:
        """Return the worth of a position to the party to move, exact between low and high."""
        if depth <= 0:
            self._whole = False
            return self._leaf(state, mover)
        identity = self._profile.identity(state)
        entry = self._table.get(identity)
        if entry is not None and (entry.depth >= depth or entry.whole):
            value = _from_table(entry.value, ply)
            if (
                entry.bound is Bound.EXACT
                or (entry.bound is Bound.LOWER and value >= high)
                or (entry.bound is Bound.UPPER and value <= low)
            ):
                self._whole = self._whole and entry.whole
                return value
        children = self._list(state)
        if entry is not None:
            children = _first(children, entry.key)
        outside, self._whole = self._whole, True
        value, key = self._best(state, mover, children, depth, ply, low, high)
        bound = Bound.UPPER if value <= low else Bound.LOWER if value >= high else Bound.EXACT
        if len(self._table) >= _KEPT_POSITIONS:
            self._table.clear()
        self._table[identity] = Entry(depth, _to_table(value, ply), bound, key, self._whole)
        self._whole = self._whole and outside
        return value

    def _best(
        self,
        state: Any,
        mover: int,
        children: Children,
        depth: int,
        ply: int,
        low: int,
        high: int,
    ) -> tuple[int, Key]:
        """Return the worth of the best move and the move: the first one fully, others by trial."""
        estimate, best_key = children[0]
        if depth == 1 and self._two and estimate < 1:
            self._whole = False
            return _points(estimate), best_key
        best = -ONE
        after = self._profile.after
        for at, (_, key) in enumerate(children):
            kid = after(state, key)
            floor = max(low, best)
            if at == 0:
                value = self._beyond(kid, mover, depth - 1, ply + 1, floor, high)
            else:
                value = self._beyond(kid, mover, depth - 1, ply + 1, floor, floor + 1)
                if floor < value < high:
                    value = self._beyond(kid, mover, depth - 1, ply + 1, floor, high)
            if value > best:
                best, best_key = value, key
                if best >= high:
                    break
        return best, best_key

    def _leaf(self, state: Any, mover: int) -> int:
        share = self._profile.estimate(state)[self._me]
        return _points(share if mover == self._me else 1 - share)

    def _end(self, state: Any, mover: int, ply: int) -> int:
        result = self._profile.result(state)
        assert result is not None
        share = result[self._me]
        points = round(share * ONE)
        if share >= 1:
            points += _NEAR - ply
        elif share <= 0:
            points -= _NEAR - ply
        return points if mover == self._me else ONE - points

    def _list(self, state: Any) -> Children:
        """Return the moves of a position, which are asked for once; raises Ended."""
        children = self._lists.get(state)
        if children is None:
            if self.nodes >= self._task.level.work:
                raise Ended
            self.nodes += 1
            self._watch.done = self.nodes / self._task.level.work
            children = self._profile.children(state, self._task.level.width)
            self._listed += len(children)
            if self._listed >= _KEPT_MOVES:
                self._lists.clear()
                self._listed = len(children)
            self._lists[state] = children
        if self._watch():
            raise Ended
        return children

    # -- what came out ----------------------------------------------------------------------------

    def candidates(self) -> tuple[Candidate, ...]:
        """Return the root moves, best first, with what is expected to follow."""
        return tuple(self._candidate(value, key) for value, key in self.moves)

    def proved(self, value: int) -> bool:
        """Whether the worth of a root move cannot change by searching deeper."""
        if self._task.level.width:
            return value >= ONE + _NEAR - 1
        if value > ONE:
            return True
        # What is further behind the best than the slack is known by an upper bound only.
        exact = self.whole and value >= self.moves[0][0] - self._slack
        return self._two and (value < 0 or exact)

    def _candidate(self, value: int, key: Key) -> Candidate:
        share = min(max(value / ONE, 0.0), 1.0)
        proved = self.proved(value)
        sides = len(self._profile.estimate(self._task.state))
        depth = None
        if value > ONE:
            depth = _NEAR - (value - ONE)
        elif value < 0:
            depth = _NEAR + value
        line = (key, *self._line(self._profile.after(self._task.state, key)))
        return Candidate(
            key,
            value_for(self._me, sides, share),
            self.nodes,
            line,
            proved,
            depth if proved else None,
        )

    def _line(self, state: Any) -> list[Key]:
        """Return how the game goes on by the moves in the table."""
        line: list[Key] = []
        while len(line) < _LINE:
            mover = self._profile.mover(state)
            entry = self._table.get(self._profile.identity(state)) if mover >= 0 else None
            if entry is None:
                break
            # The entry may be that of a mirrored position: then its move is another one here.
            if all(key != entry.key for _, key in self._lists.get(state, ())):
                break
            line.append(entry.key)
            state = self._profile.after(state, entry.key)
        return line


def search(task: Task, watch: Watch) -> Found:
    """Search the root moves of a task deeper and deeper, until its nodes are used up."""
    searching = AlphaBeta(task, watch)
    complete = True
    try:
        for depth in range(1, _DEEPEST):
            searching.deepen(depth)
            if searching.whole or searching.proved(searching.moves[0][0]):
                break
    except Ended:
        complete = searching.nodes >= task.level.work
    candidates = searching.candidates()
    return Found(candidates, max(searching.nodes, 1), complete, candidates[0].proved)


def _points(share: float) -> int:
    """Return a share of 0 to 1 in points; estimates never reach what an end is worth."""
    return min(max(round(share * ONE), 1), ONE - 1)


def _first(children: Children, key: Key) -> Children:
    """Return the moves with the given one in front, if it is among them."""
    for at, child in enumerate(children):
        if child[1] == key:
            return [child, *children[:at], *children[at + 1 :]] if at else children
    return children


def _to_table(value: int, ply: int) -> int:
    """Count the plies to an end from the position, not from the root."""
    return value + ply if value > ONE else value - ply if value < 0 else value


def _from_table(value: int, ply: int) -> int:
    return value - ply if value > ONE else value + ply if value < 0 else value
