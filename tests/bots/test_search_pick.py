"""Moves are chosen as a level errs: never at random where there is something to lose."""

from collections import Counter
from dataclasses import replace

import pytest

from pentogames.bots.levels import Level, Search
from pentogames.bots.search import one_ply
from pentogames.bots.search.found import Candidate, Found, Task, Watch, task
from pentogames.bots.search.pick import pick
from tests.bots.toy import ToyProfile, crosses

PROFILE = ToyProfile()
OPEN = crosses(".........")
BLOCK = crosses("xx.o.....")


def asked(number: int, temperature: float, seed: int = 1, blind: float = 0.0) -> Task:
    level = Level(number, Search.ONE_PLY, temperature=temperature, blind=blind)
    return task(PROFILE, OPEN, level, seed)


def found(*candidates: Candidate) -> Found:
    return Found(candidates, 100)


def chosen(task: Task, found: Found, times: int = 300) -> Counter[object]:
    picks = (pick(replace(task, seed=seed), found).key for seed in range(times))
    return Counter(picks)


GOOD = Candidate("good", (0.6, 0.4), 100)
FAIR = Candidate("fair", (0.5, 0.5), 90)
LOST = Candidate("lost", (0.0, 1.0), 80, proved=True)
RARE = Candidate("rare", (0.9, 0.1), 2)
WON = Candidate("won", (1.0, 0.0), 1, proved=True)


def test_without_a_temperature_the_best_is_played() -> None:
    assert chosen(asked(1, 0.0), found(GOOD, FAIR)) == {"good": 300}


def test_a_temperature_chooses_near_the_best_as_often_as_it_says() -> None:
    counts = chosen(asked(1, 0.1), found(GOOD, FAIR), 3000)
    # A tenth behind at a temperature of a tenth: one to e.
    assert counts["fair"] / counts["good"] == pytest.approx(1 / 2.718, rel=0.15)


def test_a_move_hardly_tried_is_not_played_for_its_promise() -> None:
    assert chosen(asked(1, 0.1), found(GOOD, RARE)) == {"good": 300}


def test_only_gentle_levels_play_what_is_lost_or_miss_a_win() -> None:
    hot = 5.0
    assert set(chosen(asked(3, hot), found(GOOD, LOST))) == {"good", "lost"}
    assert set(chosen(asked(4, hot), found(GOOD, LOST))) == {"good"}
    assert set(chosen(asked(3, hot), found(WON, GOOD))) == {"won", "good"}
    assert set(chosen(asked(4, hot), found(WON, GOOD))) == {"won"}
    assert set(chosen(asked(4, hot), found(LOST, LOST))) == {"lost"}


def test_a_blind_level_overlooks_moves_but_never_all() -> None:
    sizes = Counter(len(asked(1, 0.0, seed, blind=0.5).children) for seed in range(200))
    assert min(sizes) >= 1
    assert 3.5 < sum(size * count for size, count in sizes.items()) / 200 < 5.5
    assert len(asked(1, 0.0, 1, blind=0.95).children) >= 1


def test_one_ply_believes_the_estimates() -> None:
    won = task(PROFILE, crosses("xx.oo...."), Level(4, Search.ONE_PLY), 1)
    result = one_ply.search(won, Watch(1))
    assert result.candidates[0].key == 2
    assert result.candidates[0].value == (1.0, 0.0)
    assert {candidate.value for candidate in result.candidates[1:]} == {(0.5, 0.5)}
