"""How fast Pent-Up's engine is, against the slow twin, in one process.

Run by hand from the project's folder: ``python -m tests.benchmarks.bench_pent_up``. The fastest of
several runs over the same positions of random games counts.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

from pentogames.core.shapes import Placement
from pentogames.games.pent_up import PENT_UP, PentUpOptions, PentUpPosition
from tests.twins.pent_up import SlowPentUp

GAMES = 8
PLIES = (8, 12, 16, 20)
REPEATS = 7

Sample = tuple[PentUpPosition, Placement, SlowPentUp]


def samples() -> list[Sample]:
    """Positions in the middle of random games, each with a legal move and its twin."""
    found = []
    for seed in range(GAMES):
        random, position, twin = Random(seed), PENT_UP.start(PentUpOptions()), SlowPentUp()
        while position.ply <= max(PLIES):
            move = random_of_random_tile(position, random)
            if position.ply in PLIES:
                found.append((fresh(position), move, replayed(position)))
            position = position.after(move)
            twin.lay(move)
    return found


def random_of_random_tile(position: PentUpPosition, random: Random) -> Placement:
    seat = position.to_move
    assert seat is not None
    return random.choice(list(position.placements(random.choice(position.hand(seat)))))


def fresh(position: PentUpPosition) -> PentUpPosition:
    """The same position with nothing cached."""
    return PentUpPosition(position.options, position.placed, position.stack)


def replayed(position: PentUpPosition) -> SlowPentUp:
    twin = SlowPentUp(position.options.players)
    for move in position.placed:
        twin.lay(move)
    return twin


def best(work: Callable[[Sample], object], over: Sequence[Sample], repeats: int = REPEATS) -> float:
    """Seconds for one sample, the fastest round of several."""
    rounds = []
    for _ in range(repeats):
        start = perf_counter()
        for sample in over:
            work(sample)
        rounds.append(perf_counter() - start)
    return min(rounds) / len(over)


def playout(seed: int) -> None:
    random, position = Random(seed), PENT_UP.start(PentUpOptions())
    while position.to_move is not None:
        position = position.after(position.random_move(random))


def main() -> None:
    over = samples()
    moves = sum(len(list(position.moves())) for position, _, _ in over) / len(over)
    print(f"{len(over)} positions after {PLIES} tiles, {moves:.0f} legal moves each")
    rows = {
        "all legal moves as sets": best(
            lambda s: s[0].stack.places(s[0].hand(s[0].to_move or "")), over
        ),
        "all legal moves listed": best(lambda s: list(fresh(s[0]).moves()), over),
        "a random one of them": best(lambda s: fresh(s[0]).random_move(Random(1)), over),
        "position after a move": best(lambda s: s[0].after(s[1]), over),
        "refusal, first of a position": best(lambda s: fresh(s[0]).refusal(s[1]), over),
        "refusal, further ones": best(lambda s: s[0].refusal(s[1]), over),
        "slow twin: all legal moves": best(lambda s: s[2].moves(), over[::4], 1),
    }
    slow = rows["slow twin: all legal moves"]
    for name, seconds in rows.items():
        print(f"{name:<30} {seconds * 1e6:>10.1f} µs   {slow / seconds:>8.0f} x the twin's speed")
    start = perf_counter()
    for seed in range(20):
        playout(seed)
    print(f"{'random game for two':<30} {(perf_counter() - start) / 20 * 1e3:>10.1f} ms")


if __name__ == "__main__":
    main()
