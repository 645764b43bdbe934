"""How the weights of Pauli's evaluation came about: by games of the computer against itself.

Run by hand from the project's folder, for the weights in resources/bots/pauli.toml:

    python -m tests.benchmarks.tune_pauli play GAMES FILE [WORK] [SEED]    adds games to the file
    python -m tests.benchmarks.tune_pauli fit FILE [ROUNDS]                prints new weights

``play`` starts from openings by lot and plays on with WORK simulations of tree search a move (60).
``fit`` looks for the weights under which the scores of all positions of the games foretell best how
those games ended (logistic regression, which holds on to the weights that are there as far as the
games do not speak against them). Gains depend on weights themselves, therefore it takes rounds.

The weights that ship were first set by hand, then fitted to 390 games, which won 44 of 60 games
against the first ones (at 100 simulations a move), and again to 450 games of the fitted ones (48 of
80). A third fit, with menaces and with threats counted for each side, was as strong as the second;
what ships lies between the two (54 of 100), with more weight on two squares where the opponent can
win, which are rare in such games, and with weights of seven cards' games extended to longer ones.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from pentogames.bots.kernels.pauli_board import Board
from pentogames.bots.kernels.pauli_chances import Chances
from pentogames.bots.kernels.pauli_kernel import look_out, unpack
from pentogames.bots.levels import Level, Search
from pentogames.bots.profiles.pauli import PROFILE, read_judgement
from pentogames.bots.search.found import Watch
from pentogames.bots.thinking import MOVE_ONLY, think_as
from pentogames.games.pauli import PAULI, PauliOptions
from pentogames.resources import resource_path

OPENING = 4
"""The most plies by lot at the start of a game."""

FAITH = 10.0
"""How many positions the weights that are there count for, each, against those of the games."""

STEPS = 25
"""The steps towards the best weights in each round."""

Table = dict[str, Any]


def play(games: int, file: Path, work: int, seed: int) -> None:
    """Add lines to the file, one a position: the state, and what its mover had in the end."""
    level = Level(9, Search.MCTS, work=work, width=16, seconds=60.0, temperature=0.03)
    for number in range(seed, seed + games):
        rng, position, states = Random(number), PAULI.start(PauliOptions()), []
        opening = rng.randrange(1, OPENING + 1)
        while position.outcome() is None:
            if position.ply < opening:
                move = rng.choice(list(position.moves()))
            else:
                states.append(PROFILE.state(position))
                watch = Watch(level.seconds)
                seed_here = rng.getrandbits(32)
                move = think_as(PROFILE, position, level, seed_here, watch, (), MOVE_ONLY).move
            position = position.after(move)
        value = PROFILE.result(PROFILE.state(position))
        assert value is not None
        with file.open("a", encoding="ascii") as lines:
            lines.writelines(f"{state.hex()} {value[state[1]]}\n" for state in states)


def features(board: Board, table: Table) -> list[float] | None:
    """What the weights are multiplied by in the score of the mover; None if it wins at once."""
    weights = unpack(read_judgement(table).weights)
    mover, chances = board.mover, Chances.of(board)
    own, other = (look_out(board, chances, weights, seat) for seat in (mover, 1 - mover))
    if own.wins:
        return None
    remaining, race, economy = [0] * 13, [0] * 16, [0] * 6
    for seat, sign in ((mover, 1), (1 - mover, -1)):
        remaining[max(0, board.goal - board.held[seat].bit_count())] += sign
        for pieces in board.stash[seat]:
            economy[pieces] += sign
    lead = 2 * (board.home[mover] - board.home[1 - mover]) - 1
    race[min(board.home)] = max(-5, min(5, lead))
    held = [(board.held[seat] & board.active).bit_count() for seat in (mover, 1 - mover)]
    sixteenths = (
        own.best,
        own.second,
        -other.best,
        -other.second,
        own.cards.bit_count(),
        -other.cards.bit_count(),
        -(other.wins == 1),
        -(other.wins > 1),
        -chances.triples if mover else chances.triples,
    )
    shares = [value / 16 for value in sixteenths]
    return [*remaining, *race, *economy, held[0] - held[1], *shares]


def flat(table: Table) -> list[float]:
    """The weights in the order of their features."""
    return [
        *table["remaining"],
        *table["race"],
        *table["economy"],
        table["active"],
        *table["mine"],
        *table["theirs"],
        *table["threatened"],
        *table["menace"],
        table["triple"],
    ]


def shaped(weights: list[float], table: Table) -> Table:
    """The table with other weights."""
    it = [round(weight) for weight in weights]
    return table | {
        "remaining": it[:13],
        "race": it[13:29],
        "economy": it[29:35],
        "active": it[35],
        "mine": it[36:38],
        "theirs": it[38:40],
        "threatened": it[40:42],
        "menace": it[42:44],
        "triple": it[44],
    }


def fitted(rows: list[tuple[bytes, float]], table: Table) -> tuple[Table, float]:
    """Return better weights, and the mean surprise (in bits) under them."""
    known = [(features(Board.read(state), table), result) for state, result in rows]
    usable = [(row, result) for row, result in known if row is not None]
    matrix = np.array([row for row, _ in usable]) / table["scale"]
    results = np.array([result for _, result in usable])
    spread = np.maximum(np.sqrt((matrix**2).mean(axis=0)), 1e-9)
    matrix /= spread
    start = np.array(flat(table)) * spread
    weights, surprise = start.copy(), surprise_of(matrix @ start, results)
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-np.clip(matrix @ weights, -30, 30)))
        slope = matrix.T @ (chances - results) + FAITH * (weights - start)
        bend = (matrix.T * (chances * (1 - chances))) @ matrix + FAITH * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        # Newton's step is too bold far from the best: halve it until it helps.
        while (new := surprise_of(matrix @ (weights - step), results)) > surprise:
            step /= 2
            if np.abs(step).max() < 1e-6:
                break
        weights, surprise = weights - step, min(new, surprise)
    return shaped(list(weights / spread), table), surprise


def surprise_of(scores: np.ndarray[Any, Any], results: np.ndarray[Any, Any]) -> float:
    """The mean surprise, in bits, at the results of games with such scores."""
    chances = 1 / (1 + np.exp(-np.clip(scores, -30, 30)))
    told = results * np.log2(np.maximum(chances, 1e-9))
    return -float((told + (1 - results) * np.log2(np.maximum(1 - chances, 1e-9))).mean())


def read_rows(file: Path) -> Iterator[tuple[bytes, float]]:
    """Yield states with the results of their movers."""
    for line in file.read_text(encoding="ascii").splitlines():
        state, result = line.split()
        yield bytes.fromhex(state), float(result)


def main() -> None:
    """Do what the command line says."""
    command, *rest = sys.argv[1:]
    if command == "play":
        work, seed = (int(word) for word in (*rest[2:], *("60", "1")[len(rest) - 2 :]))
        play(int(rest[0]), Path(rest[1]), work, seed)
        return
    text = resource_path("bots", "pauli.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)["weights"]
    rows = list(read_rows(Path(rest[0])))
    for _ in range(int(rest[1]) if len(rest) > 1 else 3):
        table, surprise = fitted(rows, table)
        print(f"# {len(rows)} positions, mean surprise {surprise:.4f} bits")
    for name, value in table.items():
        print(f"{name} = {value}")


if __name__ == "__main__":
    main()
