"""Fits weights of Pentago's evaluation by a regression on games of the computer against itself.

Run by hand from the project: python -m tests.benchmarks.tune_pentago [ROUNDS [GAMES]]

In each round the computer plays games for two, in each of the two ways of turning. A player looks
one turn ahead with the weights of the round before and takes one of the best moves by lot, the
better the likelier; a game starts with some turns by lot. Of each position in which nobody can make
five the open rows are counted (by their stones, lying still and after one more turn, of the colour
to move and of the other), and logistic regression finds the points by which these counts foretell
who wins. Weights are kept from being negative. Those of the last round are printed in the form of
resources/bots/pentago.toml. What ships there is set by hand all the same: fitted weights lost 23
to 37 games (clockwise, 400 simulations a move) against those by hand.
"""

import random
import sys
from typing import Any, NamedTuple

import numpy as np

from pentogames.bots.kernels import kernel
from pentogames.bots.profiles.pentago import PentagoProfile
from pentogames.games.pentago import PENTAGO, PentagoOptions

KERNEL = kernel("pentago")
COUNTED = tuple(
    KERNEL.weigher(tuple(int(i % 12 == at) for i in range(24)))
    for at in (*range(1, 6), *range(7, 12))
)
"""Evaluations each of which counts one kind of rows: of 1 to 5 stones, still and turned."""

UNIT = 200
RIDGE = 1e-3
BEST = 8
SHARPNESS = 0.06
FIRST_BY_LOT = (2, 8)


class Sample(NamedTuple):
    """Rows of the mover, rows of the other, and what the mover made of it: 1, 0.5 or 0."""

    own: list[int]
    other: list[int]
    result: float


def samples(profile: PentagoProfile, options: PentagoOptions, rng: random.Random) -> list[Sample]:
    """Play one game and return its quiet positions."""
    state = profile.state(PENTAGO.start(options))
    by_lot = rng.randint(*FIRST_BY_LOT)
    seen = []
    while profile.mover(state) >= 0:
        verdict, _ = KERNEL.estimate(state, COUNTED[0])
        if verdict == 0 and not by_lot:
            counts = [KERNEL.estimate(state, counted)[1] for counted in COUNTED]
            mover = profile.mover(state)
            own = [count[mover] for count in counts]
            seen.append((mover, own, [count[1 - mover] for count in counts]))
        state = profile.after(state, chosen(profile, state, rng, by_lot > 0))
        by_lot = max(0, by_lot - 1)
    value = profile.result(state)
    assert value is not None
    return [Sample(own, other, value[mover]) for mover, own, other in seen]


def chosen(profile: PentagoProfile, state: bytes, rng: random.Random, by_lot: bool) -> Any:
    """Return one of the best moves, or any at the beginning."""
    if by_lot:
        return rng.choice(profile.children(state, 0))[1]
    children = profile.children(state, BEST)
    top = children[0][0]
    weights = [np.exp((value - top) / SHARPNESS) for value, _ in children]
    return rng.choices([key for _, key in children], weights)[0]


def fitted(found: list[Sample]) -> np.ndarray:
    """Return the weights (of the mover's rows, then of the other's) by Newton's method."""
    rows = np.array([[*one.own, *(-count for count in one.other)] for one in found], dtype=float)
    results = np.array([one.result for one in found])
    free = np.ones(rows.shape[1], dtype=bool)
    weights = np.zeros(rows.shape[1])
    for _ in range(200):
        part = rows[:, free]
        chance = 1 / (1 + np.exp(-part @ weights[free]))
        slope = part.T @ (results - chance) / len(found) - RIDGE * weights[free]
        curve = (part.T * (chance * (1 - chance))) @ part / len(found)
        step = np.linalg.solve(curve + RIDGE * np.eye(part.shape[1]), slope)
        weights[free] += step * min(1.0, 2 / np.abs(step).max())
        if np.abs(step).max() < 1e-6:
            if (weights >= 0).all():
                break
            free &= weights >= 0
            weights[~free] = 0
    chance = 1 / (1 + np.exp(-rows @ weights))
    loss = -np.mean(results * np.log(chance) + (1 - results) * np.log(1 - chance))
    print(f"  {len(found)} positions, {loss:.4f} nats each")
    return weights


def as_weights(fit: np.ndarray) -> tuple[int, ...]:
    """Return the kernel's weights, in units of UNIT."""
    whole = [round(UNIT * weight) for weight in fit]
    return tuple(weight for at in range(0, 20, 5) for weight in (0, *whole[at : at + 5]))


def tuned(options: PentagoOptions, rounds: int, games: int) -> tuple[int, ...]:
    """Return the weights after so many rounds of games."""
    weights = (0, 1, 6, 30, 80, 80, 0, 0, 1, 4, 10, 20, 0, 1, 5, 25, 60, 60, 0, 0, 1, 3, 8, 10)
    unit = 100
    for number in range(rounds):
        profile = PentagoProfile(weights, unit)
        rng = random.Random(number)
        found = [one for _ in range(games) for one in samples(profile, options, rng)]
        weights, unit = as_weights(fitted(found)), UNIT
    return weights


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    for directions in ("clockwise", "either"):
        print(directions)
        weights = tuned(PentagoOptions(directions=directions), rounds, games)
        names = (f"{role}_{view}" for role in ("mover", "waiting") for view in ("still", "turned"))
        for at, name in zip(range(0, 24, 6), names, strict=True):
            print(f"{name} = {list(weights[at + 1 : at + 6])}")
        print(f"unit = {UNIT}")


if __name__ == "__main__":
    main()
