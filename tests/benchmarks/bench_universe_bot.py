"""How fast Universe's kernels are: playouts, lists of moves, and the solver.

Run by hand from the root of the repository: python -m tests.benchmarks.bench_universe_bot

Times are of the processor, so that other programs at work disturb them little.
"""

from collections.abc import Callable
from time import process_time
from types import ModuleType

from pentogames.bots.kernels import compiled, pure
from pentogames.bots.profile import never
from pentogames.bots.profiles._universe_states import make_board, state_of
from pentogames.games.universe import UNIVERSE, UniverseOptions
from tests.bots.universe_games import endgame

WEIGHTS = (45, 40, 30, 12)
PLAYOUTS = {"C": 20_000, "Python": 200}


def seconds(action: Callable[[], object]) -> float:
    """Return the processor's time that the action takes."""
    start = process_time()
    action()
    return process_time() - start


def report(kernel: ModuleType, name: str) -> None:
    """Print the rates of one kernel."""
    print(name)
    for players in (2, 3, 4):
        state = state_of(UNIVERSE.start(UniverseOptions(players=players)))
        board = make_board(kernel, state[0])
        count = PLAYOUTS[name]
        for random in (True, False):
            rate = count / seconds(lambda: kernel.playouts(board, state, 1, count, random))  # noqa: B023
            what = "random" if random else "by policy"
            print(f"  {players} players: {rate:9,.0f} playouts a second, {what}")
        took = seconds(lambda: kernel.children(board, state, 16, WEIGHTS))  # noqa: B023
        print(f"  {players} players: {1e3 * took:9.1f} ms to list the first moves")
    state = state_of(endgame())
    board = make_board(kernel, state[0])
    for every, what in ((False, "the value"), (True, "all moves and their plies")):
        start = process_time()
        solved = kernel.solve(board, state, 10**7, never, every)
        took = process_time() - start
        print(f"  the recovered endgame, {what}: {1e3 * took:,.0f} ms, {solved[2]:,} positions")


if __name__ == "__main__":
    fast = compiled("universe")
    if fast is not None:
        report(fast, "C")
    report(pure("universe"), "Python")
