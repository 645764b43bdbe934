"""Players without a level, against which levels are measured: random, greedy and flat."""

import random
from typing import Any

from pentogames.bots.profile import Profile, Stop, never
from pentogames.bots.search import flat
from pentogames.bots.search.found import Candidate, Found, Watch, value_for
from pentogames.bots.thinking import MOVE_ONLY, CannotThink, Telling, player_of
from pentogames.bots.thought import Thought


def play_random(game: str, position: Any, seed: int) -> Thought:
    """Return a legal move, each as likely as any other."""
    profile, state = _ground(game, position)
    watch = Watch(0)
    moves = list(position.moves())
    key = profile.key(position, random.Random(seed).choice(moves))
    sides = len(profile.sides(position))
    value = value_for(profile.mover(state), sides, 0.5)
    return _thought(profile, position, Found((Candidate(key, value, 1, (key,)),), 1), watch)


def play_greedy(game: str, position: Any) -> Thought:
    """Return the move that looks best without looking ahead."""
    profile, state = _ground(game, position)
    watch = Watch(0)
    estimate, key = profile.children(state, 1)[0]
    value = value_for(profile.mover(state), len(profile.sides(position)), estimate)
    return _thought(profile, position, Found((Candidate(key, value, 1, (key,)),), 1), watch)


def play_flat(
    game: str,
    position: Any,
    seed: int,
    playouts: int | None = None,
    seconds: float = 10.0,
    stop: Stop = never,
) -> Thought:
    """Return the move that does best in random playouts, spread evenly over all legal moves.

    It makes so many playouts, or (None) as many as the seconds allow; one at least.
    """
    profile, state = _ground(game, position)
    watch = Watch(seconds, stop)
    keys = [profile.key(position, move) for move in position.moves()]
    found = flat.search(profile, state, keys, seed, playouts, watch)
    return _thought(profile, position, found, watch)


def _ground(game: str, position: Any) -> tuple[Profile[Any], Any]:
    profile = player_of(game)
    state = profile.state(position)
    if profile.mover(state) < 0:
        raise CannotThink("the game is over")
    return profile, state


def _thought(profile: Profile[Any], position: Any, found: Found, watch: Watch) -> Thought:
    telling = Telling(profile, position, MOVE_ONLY)
    return telling.thought(found.candidates[0], found, watch.seconds)
