"""How fast Pauli's kernels are: playouts, lists of moves and estimates, in C and in Python.

Run by hand from the project's folder: ``python -m tests.benchmarks.bench_pauli_bot``. Processor
time is measured; positions are those of random games.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from types import ModuleType

from pentogames.bots.kernels import compiled, pure
from pentogames.bots.profiles.pauli import PROFILE, standard
from pentogames.games.pauli import PAULI, PauliOptions
from tests.games.pauli_boards import lively_move

WEIGHTS = standard().weights
WIDTH = 24


def states(games: int) -> list[bytes]:
    """States after each fourth ply of lively games."""
    found = []
    for seed in range(games):
        rng, position = Random(seed), PAULI.start(PauliOptions())
        while position.outcome() is None:
            if position.ply % 4 == 2:
                found.append(PROFILE.state(position))
            position = position.after(lively_move(position, rng))
    return found


def rate(work: Callable[[bytes], object], over: Sequence[bytes], rounds: int = 1) -> float:
    """Calls a second."""
    start = process_time()
    for _ in range(rounds):
        for state in over:
            work(state)
    return rounds * len(over) / (process_time() - start)


def report(module: ModuleType, share: int, over: Sequence[bytes], start: bytes) -> None:
    """Print the rates of a kernel; ``share`` is how much less than most it has to do."""
    name = module.__name__.rpartition(".")[2]
    seeds = iter(range(1 << 30))
    few = over[: max(8, len(over) // share)]
    rows = {
        "random playouts": rate(
            lambda state: module.playout(state, next(seeds), None), [start] * (60_000 // share)
        ),
        "eager playouts": rate(
            lambda state: module.playout(state, next(seeds), WEIGHTS), [start] * (6_000 // share)
        ),
        "estimates": rate(lambda state: module.estimate(state, WEIGHTS), few, 20),
        f"lists of {WIDTH} moves": rate(
            lambda state: module.children(state, WIDTH, WEIGHTS), few, 1 + 20 // share
        ),
        "moves": rate(lambda state: module.after(state, module.legal(state)[0]), few, 20),
    }
    for row, a_second in rows.items():
        print(f"{name:<13} {row:<18} {a_second:>12,.0f} a second")


def main() -> None:
    """Print the rates of both kernels."""
    over = states(12)
    start = PROFILE.state(PAULI.start(PauliOptions()))
    fast = compiled("pauli")
    if fast is None:
        print("no compiled kernel is here: python hatch_build.py builds it")
    else:
        report(fast, 1, over, start)
    report(pure("pauli"), 100, over, start)


if __name__ == "__main__":
    main()
