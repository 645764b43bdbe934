"""The robots that levels are measured against."""

from collections import Counter

import pytest

from pentogames.bots import robots, thinking
from pentogames.bots.thinking import CannotThink
from tests.bots.toy import Take, ToyProfile, crosses


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "profile_of", {"toy": ToyProfile()}.get)


def test_random_plays_every_move_alike() -> None:
    state = crosses("x...o....")
    counts = Counter(robots.play_random("toy", state, seed).move for seed in range(700))
    assert set(counts) == set(state.moves())
    assert min(counts.values()) > 60


def test_greedy_takes_what_looks_best() -> None:
    assert robots.play_greedy("toy", crosses("xx.oo....")).move == 2


def test_flat_spreads_its_playouts_over_all_moves_and_takes_the_best() -> None:
    thought = robots.play_flat("toy", crosses("xx.oo...."), 1, playouts=500)
    assert thought.move == 2
    assert thought.value == (1.0, 0.0)
    assert thought.work == 500
    assert thought.complete


def test_flat_of_a_few_playouts_still_has_a_move() -> None:
    thought = robots.play_flat("toy", crosses("........."), 1, playouts=2)
    assert thought.work == 2
    assert thought.move in range(9)


def test_flat_plays_until_its_time_is_over() -> None:
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) == 2

    thought = robots.play_flat("toy", Take(3, 0, 30), 1, seconds=600, stop=stop)
    assert len(asked) == 2
    assert thought.work >= 1
    assert sum(thought.value) == pytest.approx(1.5)


def test_the_same_seed_plays_the_same() -> None:
    state = crosses("x...o....")
    for seed in range(20):
        one = robots.play_flat("toy", state, seed, playouts=50)
        other = robots.play_flat("toy", state, seed, playouts=50)
        assert (one.move, one.value) == (other.move, other.value)
        assert robots.play_random("toy", state, seed).move == (
            robots.play_random("toy", state, seed).move
        )


def test_there_is_nothing_to_play_where_nobody_plays() -> None:
    with pytest.raises(CannotThink, match="no computer plays nothing"):
        robots.play_greedy("nothing", crosses("........."))
    with pytest.raises(CannotThink, match="over"):
        robots.play_random("toy", Take(2, 0, 0), 1)
