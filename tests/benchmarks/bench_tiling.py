"""How fast tiling puzzles are solved: to the first solution, and to all of them.

Run by hand from the project's folder, ``python -m tests.benchmarks.bench_tiling``. The aims are a
first solution in 0.1 s and all 2339 of 6x10 in 2.5 s, in half a second with the kernels. The ratios
compare ways in one process: all solutions of 4x15 together, or only counted, with a search one by
one, and 6x10 without the kernels with the same compiled.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from pentogames.puzzles import tiling_kernel
from pentogames.puzzles.tiling_count import count, distinct, solutions
from pentogames.puzzles.tiling_names import known_tilings
from pentogames.puzzles.tiling_search import first_solution, search

ROUNDS = 3
LARGE = ("6x10", "5x12", "4x15", "3x20", "8x8-centre", "8x8-corners", "10x10", "cross")


def seconds(action: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the least time of the action in a few rounds."""
    times = []
    for _ in range(rounds):
        start = perf_counter()
        action()
        times.append(perf_counter() - start)
    return min(times)


@contextmanager
def plain() -> Iterator[None]:
    """Solve in Python, whatever is compiled."""
    kernel, tiling_kernel._search = tiling_kernel._search, None
    try:
        yield
    finally:
        tiling_kernel._search = kernel


if __name__ == "__main__":
    known = {name: each.tiling for name, each in known_tilings().items()}
    for name in LARGE:
        first = seconds(lambda name=name: first_solution(known[name]))
        print(f"first solution of {name:12} {first * 1000:7.1f} ms")
    ten = known["6x10"]
    for what, work in {
        "counting": count,
        "listing": lambda puzzle: list(solutions(puzzle)),
    }.items():
        compiled = seconds(lambda work=work: work(ten))
        with plain():
            slow = seconds(lambda work=work: work(ten))
        print(
            f"{what} 6x10    {slow:5.2f} s, compiled {compiled:5.2f} s: {slow / compiled:.0f} times"
        )
    flat = known["4x15"]
    slow = seconds(lambda: list(distinct(flat, search(flat))), 1)
    together = seconds(lambda: list(solutions(flat)))
    counted = seconds(lambda: count(flat))
    print(f"4x15 one by one                {slow:7.2f} s")
    print(f"4x15 together                  {together:7.2f} s, {slow / together:.0f} times as fast")
    print(f"4x15 counted                   {counted:7.2f} s, {slow / counted:.0f} times as fast")
