"""The robot that knows nothing: random playouts, spread evenly over all legal moves.

It is a measure for others: a search that does not beat it, given the same time, is worth nothing.
"""

import random
from collections.abc import Sequence
from typing import Any

from pentogames.bots.profile import Key, Profile
from pentogames.bots.search.found import Candidate, Found, Watch, value_for


def search(
    profile: Profile[Any],
    state: Any,
    keys: Sequence[Key],
    seed: int,
    playouts: int | None,
    watch: Watch,
) -> Found:
    """Play out at random after each move in turn, so many times in all; None: until time is up."""
    rng = random.Random(seed)
    order = list(keys)
    rng.shuffle(order)
    states = [profile.after(state, key) for key in order]
    mover = profile.mover(state)
    sums = [0.0] * len(order)
    done = 0
    sides = 0
    playout = profile.playout
    while (playouts is None or done < playouts) and not (done and watch()):
        at = done % len(order)
        value = playout(states[at], rng.getrandbits(64), random=True)
        sums[at] += value[mover]
        sides = len(value)
        done += 1
        watch.done = done / playouts if playouts else 0.0
    tried = []
    for at, key in enumerate(order[:done]):
        work = (done - at + len(order) - 1) // len(order)
        tried.append(Candidate(key, value_for(mover, sides, sums[at] / work), work, (key,)))
    tried.sort(key=lambda one: -one.value[mover])
    return Found(tuple(tried), done, playouts is None or done >= playouts)
