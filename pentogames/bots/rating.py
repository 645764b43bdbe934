"""How strong a person plays, guessed from games against the levels of the computer players.

Glicko's way (Mark Glickman, "The Glicko system", 1995) for one game at a time: a guess and how far
off it may be. The levels stand on a scale of their own, two hundred points apart; the same number
means different strengths in different games, so that each game has a rating of its own.
"""

import math
from dataclasses import dataclass

from pentogames.bots.levels import COUNT

LOWEST = 800.0
"""The rating of the first level; each level after it has STEP more."""
STEP = 200.0
LEVEL_DEVIATION = 60.0
"""How far off the ratings of levels may be."""
LEAST_DEVIATION = 70.0
"""A guess is never held for surer than that, so that it follows whoever learns."""

_Q = math.log(10) / 400


@dataclass(frozen=True, slots=True)
class Rating:
    """A guess in points, and its standard deviation."""

    points: float = 1200.0
    deviation: float = 350.0


def level_points(level: int) -> float:
    """Return the rating of a level, which counts from 1."""
    return LOWEST + STEP * (level - 1)


def expected(rating: Rating, level: int) -> float:
    """Return the score, from 0 to 1, to be expected against a level."""
    weight = _weight(LEVEL_DEVIATION)
    return float(1 / (1 + 10 ** (-weight * (rating.points - level_points(level)) / 400)))


def after_game(rating: Rating, level: int, score: float) -> Rating:
    """Return the rating after a game against a level: 1 won, 0.5 drawn, 0 lost."""
    weight, chance = _weight(LEVEL_DEVIATION), expected(rating, level)
    known = 1 / rating.deviation**2
    told = _Q**2 * weight**2 * chance * (1 - chance)
    points = rating.points + _Q * weight * (score - chance) / (known + told)
    return Rating(points, max(LEAST_DEVIATION, (known + told) ** -0.5))


def suggested_level(rating: Rating) -> int:
    """Return the level that is nearest in strength."""
    return min(range(1, COUNT + 1), key=lambda level: abs(level_points(level) - rating.points))


def _weight(deviation: float) -> float:
    """Return how much a game against somebody so uncertain counts."""
    return float((1 + 3 * _Q**2 * deviation**2 / math.pi**2) ** -0.5)
