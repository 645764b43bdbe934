"""How the weights of Pent-Up's evaluation came about: by games of one-ply players.

Run by hand from the project's folder, for a table of weights in resources/bots/pent-up.toml:

    python -m tests.benchmarks.tune_pent_up standard ROUNDS [GAMES] [SEED]

In each round one weight, by lot, is changed; if a player with the change scores clearly more than
half against one without, over so many games (300) from openings by lot, it stays. Games of such
players are short of plans but quick: some hundred a second. The worth of tiles in the hand began
with what solved positions of the last six plies say of it (a logistic regression on the tiles in
both hands): L, N and V are good to have then, P is not, for it has its place everywhere before.
"""

import sys
from random import Random

from pentogames.bots.kernels import kernel
from pentogames.bots.kernels.pent_up_kernel import FORMS, Weights
from pentogames.bots.profiles.pent_up import NAMES, weights_by_scoring
from pentogames.core.shapes import LETTERS
from pentogames.games.pent_up import Scoring

OPENING = 3
"""Plies by lot at the start of a game."""

SHARE = 4
"""The places of each tile that a player looks at."""

CLEARLY = 0.53


def score(mine: Weights, theirs: Weights, scoring: int, games: int, seed: int) -> float:
    """Return the share of the points that weights win against others, in all seats in turn."""
    module = kernel("pent_up")
    players = 3 if list(Scoring)[scoring] is Scoring.ADVANCED else 2
    total = 0.0
    for number in range(games):
        rng, seat = Random(seed * games + number // players), number % players
        state = bytes((players, scoring, 0))
        while state[2] < players * len(LETTERS):
            weights = mine if state[2] % players == seat else theirs
            if state[2] < OPENING:
                key = rng.choice(module.moves(state))
            else:
                key = module.children(state, SHARE, weights)[0][1]
            state = module.after(state, key)
        total += module.standing(state)[seat] / (2 * (players - 1))
    return total / games


def changed(weights: Weights, rng: Random) -> Weights:
    """Return the weights with one of them changed; those of tiles in the hand are small."""
    at = rng.randrange(len(weights))
    by = rng.choice((-12, -6, 6, 12)) if at >= len(NAMES) else rng.choice((-20, -10, 10, 20))
    return (*weights[:at], weights[at] + by, *weights[at + 1 :])


def main() -> None:
    """Do what the command line says."""
    name, rounds, games, seed = (*sys.argv[1:], *("300", "1")[len(sys.argv) - 3 :])
    scoring = list(Scoring).index(Scoring(name))
    rng, weights = Random(int(seed)), weights_by_scoring()[scoring]
    kernel("pent_up").set_forms(FORMS)
    for number in range(int(rounds)):
        other = changed(weights, rng)
        share = score(other, weights, scoring, int(games), number)
        if share >= CLEARLY:
            weights = other
            print(f"# round {number}: {share:.3f}", flush=True)
    for key, value in zip(NAMES, weights, strict=False):
        print(f"{key} = {value}")
    print(f"keep = {list(weights[len(NAMES) :])}")


if __name__ == "__main__":
    main()
