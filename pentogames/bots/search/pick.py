"""Choosing a move among those that a search has found: the best, or, for gentle levels, near it."""

import random
from math import exp

from pentogames.bots.search.found import Candidate, Found, Task

WIN = 1.0
_TRIED = 0.2
"""What share of the most tried move's work a move must have had to be chosen by a whim."""


def pick(task: Task, found: Found) -> Candidate:
    """Return the candidate to play: the same one for the same seed.

    A careful level takes a proved win, and no proved loss unless there is nothing else; a move that
    was hardly tried is never taken for its mere promise.
    """
    best = found.candidates[0]
    temperature = task.level.temperature
    if temperature <= 0:
        return best
    mover = task.mover
    if task.level.careful and best.value[mover] >= WIN:
        return best
    enough = _TRIED * max(candidate.work for candidate in found.candidates)
    worth = [one for one in found.candidates if one.proved or one.work >= enough]
    if task.level.careful:
        worth = [one for one in worth if not _lost(one, mover)] or [best]
    top = max(candidate.value[mover] for candidate in worth)
    weights = [exp((candidate.value[mover] - top) / temperature) for candidate in worth]
    # Another seed than the search's, lest the whim and the search go together.
    return random.Random(task.seed ^ 0x5EED).choices(worth, weights)[0]


def _lost(candidate: Candidate, mover: int) -> bool:
    return candidate.proved and candidate.value[mover] <= 0
