"""How fast Universe's legal placements are kept, against flooding each placement anew.

Run by hand from the root of the repository: python -m tests.benchmarks.bench_universe
"""

import random
from collections.abc import Callable
from time import perf_counter

from pentogames.core.shapes import Placement
from pentogames.games._universe_table import Table, numbers
from pentogames.games.universe import UNIVERSE, UniverseOptions, UniversePosition
from tests.twins.universe import TwinGame, all_placements, board

Played = list[tuple[UniversePosition, Placement]]
"""A game as its positions, each with the move made there."""

GAMES = 40
COMPARED = 10
MIDDLE = 6
"""The ply that counts as mid-game."""


def seconds(action: Callable[[], object], times: int) -> float:
    """Return the mean time of the action."""
    start = perf_counter()
    for _ in range(times):
        action()
    return (perf_counter() - start) / times


def games(options: UniverseOptions) -> list[Played]:
    """Return random games."""
    rng = random.Random(1)
    found = []
    for _ in range(GAMES):
        position, line = UNIVERSE.start(options), []
        while position.to_move is not None:
            move = rng.choice(list(position.moves()))
            line.append((position, move))
            position = position.after(move)
        found.append(line)
    return found


def flood_each(table: Table, vacant: int) -> int:
    """Return the legal placements by flooding round each one, with the engine's sets of squares."""
    grid, legal = table.board.grid, 0
    for number, mask in enumerate(table.masks):
        if mask & ~vacant:
            continue
        left = vacant & ~mask
        beside = grid.border(mask) & left
        while beside:
            part = grid.component(beside & -beside, left)
            if part.bit_count() < 5:
                break
            beside &= ~part
        else:
            legal |= 1 << number
    return legal


def update(position: UniversePosition, move: Placement) -> Callable[[], int]:
    """Return what keeps the legal placements after the move."""
    table = position.table
    number = table.number(move.piece, move.squares)
    assert number is not None
    vacant = position.vacant & ~table.masks[number]
    return lambda: table.legal_after(position.legal, vacant, number)


def report_updates(options: UniverseOptions, played: list[Played]) -> None:
    """Print how long keeping the legal placements takes, over whole games."""
    updates = [update(*step) for line in played for step in line]
    mean = sum(seconds(action, 1) for action in updates) / len(updates)
    print(f"{options.players} players, {options.rows} rows: {mean * 1e3:.3f} ms to update, mean")


def report_ratios(played: list[Played]) -> None:
    """Print how much faster an update is than the two ways to begin anew."""
    placements = all_placements(board(2))
    for name, ply in (("opening", 0), ("mid-game", MIDDLE)):
        fast = flood = twin = 0.0
        for line in played[:COMPARED]:
            position, move = line[ply]
            after = position.after(move)
            fast += seconds(update(position, move), 20)
            flood += seconds(lambda p=after: flood_each(p.table, p.vacant), 1)
            game = TwinGame(2, placements=placements)
            for _, earlier in line[: ply + 1]:
                cells = frozenset((s.x + 1, s.y + 1) for s in earlier.squares)
                game.play(earlier.piece, cells)
            twin += seconds(game.legal, 1)
            assert flood_each(after.table, after.vacant) == after.legal
        print(f"{name}: {fast / COMPARED * 1e3:.3f} ms to update", end=", ")
        print(f"{flood / fast:.0f} times faster than flooding each placement", end=", ")
        print(f"{twin / fast:.0f} times faster than the twin")


def report_pairs(table: Table) -> None:
    """Print how long counting all pairs of first moves takes."""
    area, pairs = table.board.area, 0
    start = perf_counter()
    for number in numbers(table.first):
        vacant = area & ~table.masks[number]
        pairs += table.legal_after(table.first, vacant, number).bit_count()
    print(f"{pairs:,} pairs of first moves counted in {perf_counter() - start:.2f} s")


def report_tests(position: UniversePosition) -> None:
    """Print how long testing one placement takes, by table and by rule book."""
    moves = random.Random(2).sample(position.table.placements(position.to_move or ""), 1000)
    for name, test in (("table", position.allows), ("rule book", position.refusal)):
        mean = seconds(lambda test=test: [test(move) for move in moves], 20) / len(moves)
        print(f"one placement tested by the {name}: {mean * 1e6:.2f} µs")


def main() -> None:
    two = games(UniverseOptions())
    report_pairs(two[0][0][0].table)
    report_tests(two[0][0][0])
    report_ratios(two)
    for options in (UniverseOptions(), UniverseOptions(rows=9), UniverseOptions(players=4)):
        report_updates(options, games(options))


if __name__ == "__main__":
    main()
