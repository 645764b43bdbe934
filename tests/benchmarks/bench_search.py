"""What the searches themselves cost: a game whose kernel does next to nothing.

    .venv/bin/python -m tests.benchmarks.bench_search

Prints microseconds of processor time for a simulation of the tree search, and for a node of
alpha-beta, the game's own part taken off.
"""

import random
from time import process_time
from typing import Any

from pentogames.bots.levels import Level, Search
from pentogames.bots.profile import Key, Value
from pentogames.bots.search import alpha_beta, mcts
from pentogames.bots.search.found import Watch, task

SPREAD = 1009
WORK = 20_000
NEVER = 3600.0


class Numbers:
    """A game of numbers that never ends: values and moves come out of tables."""

    def __init__(self, width: int) -> None:
        rng = random.Random(5)
        shares = [rng.uniform(0.3, 0.7) for _ in range(SPREAD)]
        self.values: list[Value] = [(share, 1 - share) for share in shares]
        self.lists: list[list[tuple[float, Key]]] = [
            [
                (value, key)
                for key, value in enumerate(
                    sorted((rng.uniform(0.3, 0.7) for _ in range(width)), reverse=True)
                )
            ]
            for _ in range(SPREAD)
        ]

    def mover(self, state: int) -> int:
        return state & 1

    def result(self, state: int) -> None:
        return None

    def estimate(self, state: int) -> Value:
        return self.values[state % SPREAD]

    def playout(self, state: int, seed: int, *, random: bool) -> Value:
        return self.values[seed % SPREAD]

    def identity(self, state: int) -> int:
        return state

    def children(self, state: int, width: int) -> list[tuple[float, Key]]:
        return self.lists[state % SPREAD]

    def after(self, state: int, key: Any) -> int:
        return ((state * 31 + key * 7919) & 0xFFFFFF) & ~1 | (1 - (state & 1))


def kernel_cost(profile: Numbers) -> float:
    """Return the seconds that the game itself takes for a simulation, or a node."""
    began = process_time()
    for state in range(WORK):
        profile.mover(profile.after(state, 3))
        profile.estimate(state)
        profile.children(state, 0)
    return (process_time() - began) / WORK


def main() -> None:
    """Print the costs for lists of several lengths."""
    for width in (4, 12, 40):
        profile: Any = Numbers(width)
        off = kernel_cost(profile)
        for name, search in ((Search.MCTS, mcts.search), (Search.ALPHA_BETA, alpha_beta.search)):
            asked = task(profile, 12, Level(7, name, WORK, width=width), 1)
            began = process_time()
            found = search(asked, Watch(NEVER))
            cost = (process_time() - began) / found.work - off
            print(f"{name:10}  {width:2} moves  {cost * 1e6:5.1f} µs")


if __name__ == "__main__":
    main()
