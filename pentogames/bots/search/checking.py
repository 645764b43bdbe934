"""Checking what a search likes best, by the game's solver: a search guesses, a solver knows.

A solver that goes through all moves of a position in an order of its own may get lost in it, where
it can well refute the few that matter: the search has put first what is worth a proof.
"""

from dataclasses import replace

from pentogames.bots.profile import Checking, Key
from pentogames.bots.search.found import Candidate, Found, Task, Watch, value_for

_PROMISING = 0.5
"""A move that nobody can refute is preferred to a refuted one if it looks so many times as good."""
_COMPARED = 10
"""Moves that lose, among which the most awkward for the other is sought."""
_AT_LEAST = 4
"""The share of the nodes, as one in so many, that this may always take."""


def checked(task: Task, found: Found, watch: Watch) -> Found:
    """Return what was found, but first a move that is not proved to lose, or is proved to win.

    The level's ``checked`` nodes are spent on the moves as the search has them, then on those that
    it has not tried. What loses stands last.
    """
    profile, nodes, sides = task.profile, task.level.checked, len(found.candidates[0].value)
    if not nodes or found.proved or sides != 2 or not isinstance(profile, Checking):
        return found
    liked = (*found.candidates, *_untried(task, found))
    lost, wins, used = profile.check(task.state, [one.key for one in liked], nodes, watch)
    losing = tuple(_proved(task, one, 0.0) for one in liked[:lost])
    if lost == len(liked):
        by_key = {one.key: one for one in losing}
        order = hardest(task, tuple(by_key), nodes - used, watch)
        return replace(found, candidates=tuple(by_key[key] for key in order), proved=True)
    first = _proved(task, liked[lost], 1.0) if wins else liked[lost]
    rest = tuple(one for one in liked[lost + 1 :] if one.work)
    if not wins and first.value[task.mover] < _PROMISING * liked[0].value[task.mover]:
        # Hopeless by all signs: what was liked best at least asks for a proof from the other.
        return replace(found, candidates=(*losing[:1], first, *rest, *losing[1:]))
    return replace(found, candidates=(first, *rest, *losing), proved=wins)


def hardest(task: Task, keys: tuple[Key, ...], nodes: int, watch: Watch) -> tuple[Key, ...]:
    """Return moves of two opponents that lose, those first that few of the answers refute.

    The first ones are looked at, by so many nodes in all, or a share of the level's ``checked``.
    """
    profile, granted = task.profile, task.level.checked
    if not granted or not isinstance(profile, Checking):
        return keys
    each = max(nodes, granted // _AT_LEAST) // _COMPARED
    shares = {
        key: profile.answers(task.profile.after(task.state, key), each, watch)
        for key in keys[:_COMPARED]
    }
    return (*sorted(shares, key=lambda key: shares[key]), *keys[_COMPARED:])


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
