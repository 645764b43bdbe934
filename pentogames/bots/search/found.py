"""What every search is given and gives back: root moves, candidates, and the watch that ends it."""

import random
from collections.abc import Callable, Collection
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from pentogames.bots.levels import Level
from pentogames.bots.profile import Key, Profile, Stop, Value, never

ASK_EVERY = 0.004
"""Seconds between two questions whether to stop."""

Progress = Callable[[float], None]
"""Told now and then what share of the work is done, from 0 to 1."""

Children = list[tuple[float, Key]]
"""Moves, best first, with the mover's value after each, as a profile lists them."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A root move, what it is worth, the work spent on it and the line expected, itself first.

    ``depth`` counts the plies from the root to the end where ``proved``; None if unknown.
    """

    key: Key
    value: Value
    work: int = 0
    line: tuple[Key, ...] = ()
    proved: bool = False
    depth: int | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found: candidates, best first (one at least), and the work that it took.

    ``complete`` is False if time or a request to stop cut it short. ``proved`` means that the value
    of the first candidate is exact and that no move is worth more.
    """

    candidates: tuple[Candidate, ...]
    work: int
    complete: bool = True
    proved: bool = False


class Watch:
    """Says when a search has to end: at a request, or when its time is over.

    It is called as often as one likes: whoever can be asked is asked only every few milliseconds,
    and from the first yes on it stays with it. Progress is told in the same moments.
    """

    __slots__ = ("_ask_at", "_ended", "_progress", "_stop", "done", "ends_at", "started")

    def __init__(
        self, seconds: float, stop: Stop = never, progress: Progress | None = None
    ) -> None:
        self.started = perf_counter()
        self.ends_at = self.started + seconds
        self.done = 0.0
        """The share of the work that is done, kept by the search."""
        self._ask_at = self.started
        self._stop = stop
        self._progress = progress
        self._ended = False

    def __call__(self) -> bool:
        """Return whether to end now."""
        now = perf_counter()
        if now < self._ask_at:
            return self._ended
        self._ask_at = now + ASK_EVERY
        if not self._ended:
            self._ended = now >= self.ends_at or self._stop()
            if self._progress is not None:
                self._progress(self.done)
        return self._ended

    @property
    def seconds(self) -> float:
        """The time since it was made."""
        return perf_counter() - self.started


@dataclass(frozen=True, slots=True)
class Task:
    """What a search is to do: find the best of the root moves ``children``, as a level does.

    ``excluded`` are moves of the root that are not asked for.
    """

    profile: Profile[Any]
    state: Any
    level: Level
    seed: int
    children: Children
    excluded: frozenset[Key] = frozenset()

    @property
    def mover(self) -> int:
        """The side that is to move."""
        return self.profile.mover(self.state)

    def moves(self, width: int) -> Children:
        """Return so many promising moves of the root, or all (0), but those excluded."""
        return _moves(self.profile, self.state, width, self.excluded)


def task(
    profile: Profile[Any],
    state: Any,
    level: Level,
    seed: int,
    excluded: frozenset[Key] = frozenset(),
) -> Task:
    """Return the task of a level in a state, with the root moves that it looks at.

    There is always one, unless all legal moves are excluded. What a gentle level overlooks is
    decided by the seed.
    """
    children = _moves(profile, state, level.width, excluded)
    if not children:
        children = _moves(profile, state, 0, excluded)
    if level.blind:
        rng = random.Random(seed)
        seen = [child for child in children if rng.random() >= level.blind]
        children = seen or children[-1:]
    return Task(profile, state, level, seed, children, excluded)


def _moves(profile: Profile[Any], state: Any, width: int, excluded: Collection[Key]) -> Children:
    children = profile.children(state, width + len(excluded) if width else 0)
    return [child for child in children if child[1] not in excluded] if excluded else children


def value_for(side: int, sides: int, share: float) -> Value:
    """Return the values when one side is worth ``share`` and the others have the rest alike."""
    rest = (sides / 2 - share) / (sides - 1)
    return tuple(share if at == side else rest for at in range(sides))
