"""How fast Pentago's rows of five are found and its turns made, against the twin.

Run by hand from the root of the repository: python -m tests.benchmarks.bench_pentago
"""

import random
from collections.abc import Callable
from time import perf_counter

from pentogames.core.blocks import ROWS, has_five, turned
from pentogames.games.pentago import PENTAGO, PentagoOptions, PentagoPosition, Turn
from tests.twins.pentago import TwinGame, longest_rows

GAMES = 200
TYPICAL_PLIES = 45
ROUNDS = 5


def seconds(action: Callable[[], object]) -> float:
    """Return the least time of the action in a few rounds."""
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        action()
        times.append(perf_counter() - start)
    return min(times)


def random_turn(position: PentagoPosition, rng: random.Random) -> Turn:
    """Return a turn by lot without making all of them first."""
    while True:
        squares = PENTAGO.layout(position).squares
        turn = Turn(rng.choice(squares), rng.randrange(1, 10), 1)
        if position.refusal(turn) is None:
            return turn
        if position.refusal(Turn(turn.square)) is None:
            return Turn(turn.square)


def games(options: PentagoOptions) -> list[list[tuple[PentagoPosition, Turn]]]:
    """Return random games as their positions, each with the move made there."""
    rng = random.Random(1)
    found = []
    for _ in range(GAMES):
        position, line = PENTAGO.start(options), []
        while position.to_move is not None:
            move = random_turn(position, rng)
            line.append((position, move))
            position = position.after(move)
        found.append(line)
    return found


def report_checks(played: list[list[tuple[PentagoPosition, Turn]]]) -> None:
    """Print what a check for five costs, and a game's worth of checks."""
    steps = [step for line in played for step in line]
    boards = [mask for position, _ in steps for mask in position.stones]
    fast = seconds(lambda: [has_five(board) for board in boards]) / len(boards)
    table = seconds(lambda: [any(b & row == row for row in ROWS) for b in boards]) / len(boards)
    some = steps[:: max(1, len(steps) // 200)]
    stones = [PENTAGO.board(position)["stones"] for position, _ in some]
    twin = seconds(lambda: [longest_rows(board, "1") for board in stones]) / len(some)
    print(
        f"one check for five: {fast * 1e6:.2f} µs, {table / fast:.0f} times faster than by the "
        f"140 rows, {twin / fast:.0f} times faster than the twin"
    )
    # A turn asks for the mover's five at the placement, and for both colours' after the turn.
    turns = [
        (position.stones, move.block or 1)
        for position, move in (step for line in played for step in line[:TYPICAL_PLIES])
    ]

    def checks() -> None:
        for (one, other), block in turns:
            has_five(one)
            has_five(turned(one, block, 1))
            has_five(turned(other, block, 1))

    mean = seconds(checks) / len(turns) * TYPICAL_PLIES
    print(f"checks and turned blocks of a game of {TYPICAL_PLIES} plies: {mean * 1e6:.0f} µs")


def report_moves(played: list[list[tuple[PentagoPosition, Turn]]]) -> None:
    """Print what a move, a test by the rule book and all legal moves cost."""
    steps = [step for line in played for step in line]
    after = seconds(lambda: [position.after(move) for position, move in steps]) / len(steps)
    refusal = seconds(lambda: [position.refusal(move) for position, move in steps]) / len(steps)
    some = steps[:: max(1, len(steps) // 300)]
    legal = seconds(lambda: [list(position.moves()) for position, _ in some]) / len(some)
    print(f"one move made: {after * 1e6:.1f} µs, tested by the rule book: {refusal * 1e6:.1f} µs")
    print(f"all legal moves: {legal * 1e6:.0f} µs")


def report_twin(played: list[list[tuple[PentagoPosition, Turn]]]) -> None:
    """Print how much faster whole games are than the twin's, legal moves of each ply included."""
    lines = played[:4]

    def engine() -> None:
        for line in lines:
            position = line[0][0]
            for _, move in line:
                list(position.moves())
                position = position.after(move)

    def twin() -> None:
        for line in lines:
            game = TwinGame()
            for position, move in line:
                game.legal()
                game.play(PENTAGO.format(position, move))

    fast = seconds(engine)
    print(
        f"whole games with all legal moves: {seconds(twin) / fast:.0f} times faster than the twin"
    )


def main() -> None:
    played = games(PentagoOptions())
    report_checks(played)
    report_moves(played)
    report_twin(played)


if __name__ == "__main__":
    main()
