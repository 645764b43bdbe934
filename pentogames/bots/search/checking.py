"""Checking what a search likes best, by the game's solver: a search guesses, a solver knows.

A solver that goes through all moves of a position in an order of its own may get lost in it, where
it can well refute the few that matter: the search has put first what is worth a proof.
"""

from dataclasses import replace

from pentogames.bots.profile import Checking
from pentogames.bots.search.found import Candidate, Found, Task, Watch, value_for

_PROMISING = 0.5
"""A move that nobody can refute is preferred to a refuted one if it looks so many times as good."""


def checked(task: Task, found: Found, watch: Watch) -> Found:
    """Return what was found, but first a move that is not proved to lose, or is proved to win.

    The level's ``checked`` nodes are spent on the moves as the search has them, then on those that
    it has not tried. What loses stands last.
    """
    profile, nodes, sides = task.profile, task.level.checked, len(found.candidates[0].value)
    if not nodes or found.proved or sides != 2 or not isinstance(profile, Checking):
        return found
    liked = (*found.candidates, *_untried(task, found))
    lost, wins, _ = profile.check(task.state, [one.key for one in liked], nodes, watch)
    losing = tuple(_proved(task, one, 0.0) for one in liked[:lost])
    if lost == len(liked):
        return replace(found, candidates=losing, proved=True)
    first = _proved(task, liked[lost], 1.0) if wins else liked[lost]
    rest = tuple(one for one in liked[lost + 1 :] if one.work)
    if not wins and first.value[task.mover] < _PROMISING * liked[0].value[task.mover]:
        # Hopeless by all signs: what was liked best at least asks for a proof from the other.
        return replace(found, candidates=(*losing[:1], first, *rest, *losing[1:]))
    return replace(found, candidates=(first, *rest, *losing), proved=wins)


def _untried(task: Task, found: Found) -> list[Candidate]:
    """Return the moves that the search has not looked at, by their estimates."""
    tried = {candidate.key for candidate in found.candidates}
    return [
        Candidate(key, value_for(task.mover, 2, estimate), 0, (key,))
        for estimate, key in task.moves(0)
        if key not in tried
    ]


def _proved(task: Task, candidate: Candidate, share: float) -> Candidate:
    value = value_for(task.mover, 2, share)
    return replace(candidate, value=value, line=(candidate.key,), proved=True)
