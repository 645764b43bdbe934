"""The tree of Monte Carlo search: positions, what was found out about their moves, and proofs.

In each position the move with the best promise is followed: its mean value so far, plus a bonus for
what is little tried, in proportion to the first chance that its estimate gives it (PUCT). A leaf is
worth its estimate, or that of its best move, or a playout, or a mixture. Every side does the best
for itself (max-n).

Ends of the game are proved and proofs go up the tree: a mover with a proved win takes it, and a
position all of whose moves are proved is proved. With more than two sides a mover may not care
which of two moves it makes though others do; such positions are followed, but never called proved.
"""

import random
from collections.abc import Callable
from itertools import count
from math import exp, sqrt
from typing import Any

from pentogames.bots.levels import Leaf
from pentogames.bots.profile import Key, Value
from pentogames.bots.search.found import Children, Task, value_for

WIN = 1.0
CLOSED = -1.0
"""The mean of a move whose worth is proved: below everything that is worth a try."""

_NEXT_SEED = 0x9E3779B97F4A7C15
_SEEDS = (1 << 64) - 1
_JITTER = 0.25
_WIDER = 4
_NOTHING: list[Any] = []  # shared by all positions that have no lists yet; never changed


class Node:
    """A position of the tree. Lists are parallel, by move, best estimate first.

    Moves are opened in that order: ``kids``, ``means`` (of the mover's value), ``tries`` (one more
    than the visits) and ``bonuses`` (chances by tries) are as long as moves have been opened. All
    of them are empty until the position is visited for the second time, as most never are. ``left``
    counts the moves that are not proved, ``floor`` is the best value for the mover among those that
    are.
    """

    __slots__ = (
        "bonuses",
        "chances",
        "complete",
        "estimates",
        "floor",
        "keys",
        "kids",
        "left",
        "means",
        "mover",
        "plies",
        "proved",
        "state",
        "total",
        "tries",
        "visits",
    )

    bonuses: list[float]
    estimates: list[float]
    chances: list[float]
    means: list[float]
    tries: list[int]
    left: int
    complete: bool

    def __init__(self, state: Any, mover: int) -> None:
        self.state = state
        self.mover = mover
        self.visits = 0
        self.total = 0.0
        self.keys: list[Key] = _NOTHING
        self.kids: list[Node] = _NOTHING
        self.proved: Value | None = None
        self.floor: Value | None = None
        self.plies: int | None = None

    def expand(self, children: Children, sharpness: float, complete: bool) -> None:
        """Take moves in, none of them opened."""
        self.keys = [key for _, key in children]
        self.estimates = [estimate for estimate, _ in children]
        self.chances = _chances(self.estimates, sharpness)
        self.kids = []
        self.means = []
        self.tries = []
        self.bonuses = []
        self.left = len(children)
        self.complete = complete

    def widen(self, children: Children, sharpness: float) -> None:
        """Take more moves in, behind those that are there."""
        self.keys.extend(key for _, key in children)
        self.estimates.extend(estimate for estimate, _ in children)
        self.chances = _chances(self.estimates, sharpness)
        self.left += len(children)

    def keep(self, index: int) -> None:
        """Forget all moves but one, which is proved to win."""
        self.keys = [self.keys[index]]
        self.estimates = [WIN]
        self.chances = [1.0]
        self.kids = [self.kids[index]]
        self.means = [WIN]
        self.tries = [self.tries[index]]
        self.bonuses = [self.bonuses[index]]
        self.left = 0


Path = list[tuple[Node, int]]


class Tree:
    """The search of one position; ``simulate`` does one unit of its work."""

    def __init__(self, task: Task) -> None:
        profile, level = task.profile, task.level
        self._after = profile.after
        self._mover = profile.mover
        self._result = profile.result
        self._children = profile.children
        self._level = level
        self._task = task
        self._leaf = _leaf_of(task)
        self.root = Node(task.state, task.mover)
        complete = level.width == 0 or level.blind > 0  # what is overlooked stays so
        self.root.expand(_shaken(task), level.sharpness, complete)
        self.sums: list[list[float]] = []
        """The sums of the values by root move and side, where there are more sides than two."""

    @property
    def decided(self) -> bool:
        """Whether nothing is left to find out: the moves of the root are proved, or one wins."""
        return self.root.proved is not None or self.root.left == 0

    def simulate(self) -> None:
        """Follow the best promise to a leaf, evaluate it, and tell all positions on the way."""
        path: Path = []
        node = self.root
        explore = self._level.explore
        opened = False
        while node.proved is None and not opened:
            if not node.keys:
                _expand(node, self._task)
            index = _promising(node, explore)
            path.append((node, index))
            opened = index == len(node.kids)
            node = self._open(node, index) if opened else node.kids[index]
        value = node.proved or self._leaf(node)
        told = value
        for above, index in reversed(path):
            told = value
            share = value[above.mover]
            tries = above.tries[index]
            above.means[index] += (share - above.means[index]) / tries
            above.tries[index] = tries = tries + 1
            above.bonuses[index] = above.chances[index] / tries
            if above.floor is not None and above.floor[above.mover] > share:
                value = above.floor
                share = value[above.mover]
            above.visits += 1
            above.total += share
        if len(told) > 2:
            self._sum(path[0][1], told)
        if opened and node.proved is not None:
            self._prove(path)

    def _open(self, node: Node, index: int) -> Node:
        """Make the position after a move that is tried for the first time."""
        state = self._after(node.state, node.keys[index])
        kid = Node(state, self._mover(state))
        node.kids.append(kid)
        node.means.append(0.0)
        node.tries.append(1)
        node.bonuses.append(0.0)
        if kid.mover < 0:
            kid.proved = self._result(state)
            kid.plies = 0
        return kid

    def _sum(self, index: int, value: Value) -> None:
        while index >= len(self.sums):
            self.sums.append([0.0] * len(value))
        sums = self.sums[index]
        for side, share in enumerate(value):
            sums[side] += share

    # -- proofs -----------------------------------------------------------------------------------

    def _prove(self, path: Path) -> None:
        """Carry the proof of the last position of a path up as far as it goes."""
        for node, index in reversed(path):
            kid = node.kids[index]
            if kid.proved is None:
                return
            if kid.proved[node.mover] >= WIN:
                self._win(node, index)
                continue
            _close(node, index, kid.proved)
            if node.left:
                return
            if not node.complete:
                self._widen(node)
            if not node.left:
                _settle(node)

    def _win(self, node: Node, index: int) -> None:
        """Keep nothing but the winning move."""
        kid = node.kids[index]
        node.keep(index)
        if node is self.root and self.sums:
            self.sums = [self.sums[index]]
        assert kid.proved is not None
        if len(kid.proved) == 2:
            node.proved = kid.proved
            node.plies = None if kid.plies is None else kid.plies + 1

    def _widen(self, node: Node) -> None:
        """Take more moves in: those looked at are proved, all of them, and none wins."""
        more = self._unknown(node, _WIDER * len(node.keys))
        node.widen(more or self._unknown(node, 0), self._level.sharpness)
        node.complete = not more

    def _unknown(self, node: Node, width: int) -> Children:
        known = set(node.keys)
        root = node is self.root
        listed = self._task.moves(width) if root else self._children(node.state, width)
        return [child for child in listed if child[1] not in known]


def _promising(node: Node, explore: float) -> int:
    """Return the index of the move to follow.

    Among the moves that are not open only the first comes into question, because estimates and
    chances fall. It is taken to be worth what this position has been worth so far, less what its
    estimate is behind the best: estimates of moves, made before any answer, are too high on the
    whole, and all that is new would be tried in vain.
    """
    weight = explore * sqrt(node.visits)
    best = -9.0
    at = index = 0
    for mean, bonus in zip(node.means, node.bonuses, strict=True):
        promise = mean + weight * bonus
        if promise > best:
            best = promise
            at = index
        index += 1
    if index < len(node.estimates):
        promise = node.estimates[index] - node.estimates[0] + weight * node.chances[index]
        if node.visits:
            promise += node.total / node.visits
        if promise > best:
            at = index
    return at


def _chances(estimates: list[float], sharpness: float) -> list[float]:
    """Return how likely each move is to be the best, going by the estimates."""
    top = estimates[0]
    weights = [exp((estimate - top) / sharpness) for estimate in estimates]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _close(node: Node, index: int, proved: Value) -> None:
    """Note what a move is proved to be worth, which is no win; it is not followed any more.

    Whatever comes of the other moves, the mover can have as much.
    """
    mover = node.mover
    if node.floor is None or node.floor[mover] < proved[mover]:
        node.floor = proved
    visits = node.tries[index] - 1
    node.left -= 1
    node.visits -= visits
    node.total -= visits * node.means[index]
    node.means[index] = CLOSED


def _settle(node: Node) -> None:
    """Prove a position all of whose moves are proved, if the best are worth the same to all."""
    mover = node.mover
    proofs = [kid.proved for kid in node.kids if kid.proved is not None]
    best = max(proofs, key=lambda value: value[mover])
    if all(value == best for value in proofs if value[mover] == best[mover]):
        node.proved = best
        plies = [kid.plies for kid in node.kids if kid.proved == best]
        known = [count for count in plies if count is not None]
        node.plies = max(known) + 1 if len(known) == len(plies) else None


def _shaken(task: Task) -> Children:
    """Return the root moves with estimates changed a little, so that seeds play different games.

    Moves that win at once stay in front.
    """
    rng = random.Random(task.seed)
    size = _JITTER * task.level.sharpness
    shaken = [
        (estimate if estimate >= WIN else estimate - size * rng.random(), key)
        for estimate, key in task.children
    ]
    shaken.sort(key=lambda child: -child[0])
    return shaken


# -- leaves: nothing here holds the tree, which would then outlive its search as a cycle -----------


def _expand(node: Node, task: Task) -> None:
    level = task.level
    children = task.profile.children(node.state, level.width)
    node.expand(children, level.sharpness, level.width == 0)


def _leaf_of(task: Task) -> Callable[[Node], Value]:
    """Return the evaluation of leaves: judged, played out, or a mixture of both."""
    share = task.level.playouts
    judged = _best_move_of(task) if task.level.leaf is Leaf.BEST_MOVE else _estimate_of(task)
    played = _playout_of(task)
    if share in (0, 1):
        return played if share else judged

    def mixed(node: Node) -> Value:
        both = zip(played(node), judged(node), strict=True)
        return tuple(share * one + (1 - share) * other for one, other in both)

    return mixed


def _estimate_of(task: Task) -> Callable[[Node], Value]:
    estimate = task.profile.estimate
    return lambda node: estimate(node.state)


def _best_move_of(task: Task) -> Callable[[Node], Value]:
    profile = task.profile
    two = len(profile.estimate(task.state)) == 2

    def best_move(node: Node) -> Value:
        _expand(node, task)
        if two:
            return value_for(node.mover, 2, min(max(node.estimates[0], 0.0), WIN))
        state = profile.after(node.state, node.keys[0])
        return profile.result(state) or profile.estimate(state)

    return best_move


def _playout_of(task: Task) -> Callable[[Node], Value]:
    playout = task.profile.playout
    seeds = count(task.seed + _NEXT_SEED, _NEXT_SEED)
    return lambda node: playout(node.state, next(seeds) & _SEEDS, random=False)
