"""How fast Pauli's engine is, against looking at all placements and against the slow twin.

Run by hand from the project's folder: ``python -m tests.benchmarks.bench_pauli``. The fastest of
several runs over the same positions of random games counts.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

from pentogames.core.cells import bits
from pentogames.games._pauli_matches import GRID, LETTER_OF, matches_with
from pentogames.games.pauli import COLOURS, PAULI, PauliMove, PauliOptions, PauliPosition
from tests.games.pauli_boards import lively_move
from tests.twins.pauli import Twin

GAMES = 8
PLIES = (8, 14, 20, 26)
REPEATS = 7

THROUGH = {
    1 << index: tuple(copy for copy in LETTER_OF if copy >> index & 1) for index in bits(GRID.full)
}


class Sample(NamedTuple):
    """A position of a random game, the move played there, and the twin at the same place."""

    position: PauliPosition
    move: PauliMove
    twin: Twin


def samples() -> list[Sample]:
    found = []
    for seed in range(GAMES):
        rng, played = Random(seed), []
        position = PAULI.start(PauliOptions())
        while position.outcome() is None and position.ply <= max(PLIES):
            move = lively_move(position, rng)
            if position.ply in PLIES:
                found.append(Sample(fresh(position), move, replayed(played)))
            position = position.after(move)
            played.append(move)
    return found


def fresh(position: PauliPosition) -> PauliPosition:
    """The same position with nothing cached."""
    return PauliPosition(**position.__getstate__())


def replayed(moves: list[PauliMove]) -> Twin:
    twin = Twin()
    for move in moves:
        twin.play(move.colour, move.square[:2])
    return twin


def grown(sample: Sample) -> list[int]:
    """New matches as the engine finds them."""
    position, move, _ = sample
    return matches_with(position.colours, GRID.mask([move.square]), COLOURS.index(move.colour))


def scanned(sample: Sample) -> list[int]:
    """New matches by looking at all placements that cover the square."""
    position, move, _ = sample
    bit = GRID.mask([move.square])
    colours = list(position.colours)
    colours[COLOURS.index(move.colour)] |= bit
    blue, green, yellow, orange, red = colours
    occupied = blue | green | yellow | orange | red
    return [
        copy
        for copy in THROUGH[bit]
        if copy & occupied == copy
        and copy & blue
        and copy & green
        and copy & yellow
        and copy & orange
        and copy & red
    ]


def best(work: Callable[[Sample], object], over: Sequence[Sample], repeats: int = REPEATS) -> float:
    """Seconds for one sample, the fastest round of several."""
    rounds = []
    for _ in range(repeats):
        start = perf_counter()
        for sample in over:
            work(sample)
        rounds.append(perf_counter() - start)
    return min(rounds) / len(over)


def playout(seed: int) -> int:
    rng, position = Random(seed), PAULI.start(PauliOptions())
    while position.outcome() is None:
        position = position.after(rng.choice(list(position.moves())))
    return position.ply


def main() -> None:
    over = samples()
    assert all(sorted(grown(sample)) == sorted(scanned(sample)) for sample in over)
    print(f"{len(over)} positions after {PLIES} plies")
    rows = {
        "new matches, grown": best(grown, over, 50),
        "new matches, scanned": best(scanned, over, 50),
        "new matches, slow twin": best(
            lambda s: s.twin.new_matches(s.move.colour, s.move.square[:2]), over
        ),
        "position after a move": best(lambda s: s.position.after(s.move), over),
        "refusal of a legal move": best(lambda s: s.position.refusal(s.move), over),
        "all openings": best(lambda s: fresh(s.position).openings, over),
        "all legal moves": best(lambda s: list(fresh(s.position).moves()), over),
        "all legal moves, slow twin": best(lambda s: s.twin.legal_moves(), over, 1),
    }
    for name, seconds in rows.items():
        print(f"{name:<28} {seconds * 1e6:>10.1f} µs")
    print(f"growing is {rows['new matches, scanned'] / rows['new matches, grown']:.1f} x scanning")
    twin = rows["all legal moves, slow twin"] / rows["all legal moves"]
    print(f"legal moves are listed {twin:.0f} x as fast as by the slow twin")
    start = perf_counter()
    plies = sum(playout(seed) for seed in range(20))
    seconds = perf_counter() - start
    print(f"random games: {seconds / 20 * 1e3:.1f} ms each, {seconds / plies * 1e6:.0f} µs a ply")


if __name__ == "__main__":
    main()
