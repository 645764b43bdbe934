"""Fits the weights of Pent-Up's evaluation by a regression on games of one-ply players.

Run by hand from the project's folder, for the tables of a scoring in resources/bots/pent-up.toml:

    python -m tests.benchmarks.tune_pent_up standard [ROUNDS [GAMES]]

In each round games are played by players that look one ply ahead with the weights of the round
before (of the first round: none) and now and then take another of the moves that look best. A game
of two ends as soon as the solver knows who wins. Of each position what the kernel sees of every
seat's standing is kept, with what the seats got at the end; logistic regression finds the weights,
at the first tile and at the last one, by which the difference of two seats foretells who wins.
Later rounds learn from the games of all but the first, which nobody played to win. The tables that
ship were made in this way: the standard ones of 3,300 games in the last three of four rounds, the
others of 1,000 games in the last of three. Of solved positions with six and seven tiles left the
standard ones put 76 and 80 % of the pairs of a won and a lost one in the right order; the weights
before them, found by changing one after the other by lot, 54 and 57 %.
"""

import sys
from random import Random
from typing import NamedTuple

import numpy as np

from pentogames.bots.kernels import kernel
from pentogames.bots.kernels.pent_up_kernel import FORMS, PARTS, Weights
from pentogames.bots.profile import never
from pentogames.core.shapes import LETTERS
from pentogames.games.pent_up import Scoring

KERNEL = kernel("pent_up")
SHARE = 4
"""The places of each tile that a player looks at."""

OPENING = 2
"""Plies by lot at the start of a game; positions are kept after as many again."""

BEST = 12
ELSEWHERE = 0.15
"""How often a player takes any of the BEST moves."""

SOLVED = 6
"""Plies before the end from which on a game is solved."""

NODES = 40_000
RIDGE = 4.0
STEPS = 30
UNIT = 100


class Sample(NamedTuple):
    """A position: the share of the game that is played, what is seen by seat, and the points."""

    played: float
    seen: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


def play(weights: Weights, scoring: int, seed: int) -> list[Sample]:
    """Return the positions of a game with its end."""
    players = 3 if list(Scoring)[scoring] is Scoring.ADVANCED else 2
    tiles, rng = players * len(LETTERS), Random(seed)
    state, states = bytes((players, scoring, 0)), []
    while state[2] < tiles:
        states.append(state)
        if players == 2 and tiles - state[2] <= SOLVED:
            points, _, _ = KERNEL.solve(state, NODES, never)
            if points >= 0:
                ended = (points, 2 - points) if state[2] % 2 == 0 else (2 - points, points)
                break
        found = KERNEL.children(state, SHARE, weights)
        by_lot = len(found) if state[2] < OPENING else BEST if rng.random() < ELSEWHERE else 1
        state = KERNEL.after(state, rng.choice(found[:by_lot])[1])
    else:
        ended = KERNEL.standing(state)
    kept = states[2 * OPENING :]
    return [Sample(each[2] / tiles, KERNEL.features(each), ended) for each in kept]


def rows(samples: list[Sample]) -> tuple[np.ndarray, np.ndarray]:
    """Return the differences between two seats each, and the share that the first one got."""
    seen, shares = [], []
    for played, standings, points in samples:
        for one in range(len(points)):
            for other in range(one + 1, len(points)):
                lead = np.subtract(standings[one], standings[other])
                seen.append(np.concatenate((lead * (1 - played), lead * played)))
                shares.append((np.sign(points[one] - points[other]) + 1) / 2)
    return np.array(seen), np.array(shares)


def fitted(samples: list[Sample]) -> Weights:
    """Return the weights that foretell the ends best: Newton's method with a ridge."""
    seen, shares = rows(samples)
    weights = np.zeros(seen.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-np.clip(seen @ weights, -30, 30)))
        slope = seen.T @ (chances - shares) + RIDGE * weights
        curve = (seen.T * (chances * (1 - chances))) @ seen + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(curve, slope)
    return tuple(round(UNIT * weight) for weight in weights)


def main() -> None:
    """Do what the command line says."""
    name, rounds, games = (*sys.argv[1:], *("3", "1000")[len(sys.argv) - 2 :])
    scoring = list(Scoring).index(Scoring(name))
    KERNEL.set_forms(FORMS)
    weights: Weights = (0,) * (2 * sum(PARTS.values()))
    samples: list[Sample] = []
    for number in range(int(rounds)):
        if number == 1:
            samples.clear()
        for game in range(int(games)):
            samples += play(weights, scoring, number * int(games) + game)
        weights = fitted(samples)
    for stage, begin in (("first", 0), ("last", len(weights) // 2)):
        print(f"[weights.{name}.{stage}]")
        for part, count in PARTS.items():
            print(f"{part} = {list(weights[begin : begin + count])}")
            begin += count


if __name__ == "__main__":
    main()
