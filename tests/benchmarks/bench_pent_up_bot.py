"""How fast Pent-Up's kernels are: playouts, lists of moves and the solver, in C and in Python.

Run by hand from the project's folder: ``python -m tests.benchmarks.bench_pent_up_bot``. Processor
time is measured; positions are those of games in which each move is one of the best eight.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from types import ModuleType

from pentogames.bots.kernels import compiled, pure
from pentogames.bots.kernels.pent_up_board import STANDARD
from pentogames.bots.kernels.pent_up_kernel import FORMS
from pentogames.bots.profile import never
from pentogames.bots.profiles.pent_up import weights_by_scoring

WEIGHTS = weights_by_scoring()[STANDARD]
TILES = 24
SHARE = 8


def states(module: ModuleType, games: int) -> list[list[bytes]]:
    """Return the states of games of two, from the empty table on."""
    played = []
    for seed in range(games):
        rng, game = Random(seed), [bytes((2, STANDARD, 0))]
        for _ in range(TILES):
            best = module.children(game[-1], 2, WEIGHTS)[:8]
            game.append(module.after(game[-1], rng.choice(best)[1]))
        played.append(game)
    return played


def rate(work: Callable[[bytes], object], over: Sequence[bytes]) -> float:
    """Return calls a second."""
    start = process_time()
    for state in over:
        work(state)
    return len(over) / (process_time() - start)


def report(module: ModuleType, games: list[list[bytes]], repeat: int) -> None:
    """Print the rates of a kernel."""
    name = module.__name__.rpartition(".")[2]
    seeds = iter(range(1 << 30))
    middle = [game[12] for game in games] * repeat
    rows = {
        "random playouts": rate(lambda state: module.playout(state, next(seeds), 0), middle),
        "playouts by policy": rate(lambda state: module.playout(state, next(seeds), 1), middle),
        "lists of moves": rate(lambda state: module.children(state, SHARE, WEIGHTS), middle),
        "all legal moves": rate(module.moves, middle),
    }
    for row, a_second in rows.items():
        print(f"{name:<15} {row:<20} {a_second:>12,.0f} a second")


def report_solving(module: ModuleType, games: list[list[bytes]], plies: int, limit: int) -> None:
    """Print how many of the games are solved so many plies before the end, and how quickly."""
    start = process_time()
    found = [module.solve(game[TILES - plies], limit, never) for game in games]
    spent = process_time() - start
    used = sorted(positions for _, _, positions in found)
    solved = sum(points >= 0 for points, _, _ in found)
    print(
        f"{plies} plies left: {solved} of {len(found)} solved, median {used[len(used) // 2]:,} "
        f"positions, {1e6 * spent / sum(used):.2f} microseconds each"
    )


def main() -> None:
    """Print the rates of both kernels."""
    slow, fast = pure("pent_up"), compiled("pent_up")
    if fast is None:
        print("no compiled kernel is here: python hatch_build.py builds it")
        report(slow, states(slow, 2), 1)
        return
    fast.set_forms(FORMS)
    games = states(fast, 20)
    report(fast, games, 20)
    report(slow, games[:3], 1)
    for plies in range(4, 9):
        report_solving(fast, games, plies, 300_000)


if __name__ == "__main__":
    main()
