"""The rating that follows from games against levels."""

import random

import pytest

from pentogames.bots.levels import COUNT
from pentogames.bots.rating import (
    LEAST_DEVIATION,
    Rating,
    after_game,
    expected,
    level_points,
    suggested_level,
)


def test_an_example_of_the_author_s_paper() -> None:
    # Glickman's example has three opponents at once; its first, by hand: 1500/200 beats 1400/30.
    rating = Rating(1500, 200)
    assert expected(rating, 4) == pytest.approx(0.636, abs=0.01)  # 1400, here with 60
    won = after_game(rating, 4, 1.0)
    assert won.points == pytest.approx(1560, abs=4)
    assert won.deviation == pytest.approx(175, abs=3)


def test_winning_raises_and_losing_lowers_it_and_each_game_makes_it_surer() -> None:
    start = Rating()
    for level in range(1, COUNT + 1):
        lost, drawn, won = (after_game(start, level, score) for score in (0.0, 0.5, 1.0))
        assert lost.points < drawn.points < won.points
        assert lost.points < start.points < won.points
        assert won.deviation < start.deviation


def test_a_level_beaten_is_worth_more_the_higher_it_is() -> None:
    gains = [after_game(Rating(), level, 1.0).points for level in range(1, COUNT + 1)]
    assert gains == sorted(gains)


@pytest.mark.parametrize("strength", [900.0, 1300.0, 1800.0])
def test_it_finds_the_strength_of_whoever_plays_the_levels_it_suggests(strength: float) -> None:
    chance = random.Random(4)
    rating = Rating()
    for _ in range(200):
        level = suggested_level(rating)
        wins = chance.random() < expected(Rating(strength), level)
        rating = after_game(rating, level, float(wins))
    assert abs(rating.points - strength) < 3 * LEAST_DEVIATION
    assert rating.deviation == LEAST_DEVIATION


def test_the_level_nearest_is_suggested() -> None:
    for level in range(1, COUNT + 1):
        assert suggested_level(Rating(level_points(level) + 80)) == level
    assert suggested_level(Rating(-500)) == 1
    assert suggested_level(Rating(5000)) == COUNT
