"""How fast Pentago's computer player is: playouts, judging all moves, proofs; in C and in Python.

Run by hand from the root of the repository: python -m tests.benchmarks.bench_pentago_bot
"""

from collections.abc import Callable
from time import process_time
from types import ModuleType

from pentogames.bots.kernels import compiled, pure
from pentogames.bots.profiles.pentago import PROFILE
from pentogames.games.pentago import PENTAGO, PentagoOptions
from tests.bots.pentago_games import WEIGHTS

ROUNDS = 5


def rate(action: Callable[[int], object], times: int) -> float:
    """Return how often a second the action can be done, in the best of a few rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        start = process_time()
        for number in range(times):
            action(number)
        best = max(best, times / (process_time() - start))
    return best


def states(kernel: ModuleType, start: bytes) -> list[bytes]:
    """Return the states of a game in which good moves are played, though not the best ones."""
    evaluation = kernel.weigher(WEIGHTS)
    found = []
    state = start
    while PROFILE.mover(state) >= 0:
        found.append(state)
        state = kernel.after(state, kernel.children(state, 6, evaluation)[-1][1])
    return found


def report(kernel: ModuleType, directions: str, patience: int) -> None:
    """Print rates; ``patience`` says how many playouts are enough."""
    evaluation = kernel.weigher(WEIGHTS)
    start = PROFILE.state(PENTAGO.start(PentagoOptions(directions=directions)))
    game = states(kernel, start)
    turns = [state for state in game for _ in range(patience // 500)] or game[:4]
    print(f"{kernel.__name__.rpartition('.')[2]}, turning {directions}, a second:")
    for what, done, times in (
        ("random playouts", lambda n: kernel.playout(start, n, None), patience),
        ("playouts by the policy", lambda n: kernel.playout(start, n, evaluation), patience // 20),
        ("lists of 24 moves", lambda n: kernel.children(turns[n], 24, evaluation), len(turns)),
        ("estimates", lambda n: kernel.estimate(turns[n], evaluation), len(turns)),
        (
            "proofs of one turn",
            lambda n: kernel.forced(turns[n], turns[n][2], 1, 100, evaluation),
            len(turns),
        ),
    ):
        print(f"  {rate(done, times):>9,.0f} {what}")


def main() -> None:
    fast = compiled("pentago")
    for directions in ("clockwise", "either"):
        if fast is not None:
            report(fast, directions, 20_000)
        report(pure("pentago"), directions, 200)


if __name__ == "__main__":
    main()
