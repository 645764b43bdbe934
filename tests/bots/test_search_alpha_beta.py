"""Alpha-beta agrees with plain search, and proves only what is true."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.bots.levels import Level, Search
from pentogames.bots.profile import Value
from pentogames.bots.search import alpha_beta
from pentogames.bots.search.alpha_beta import AlphaBeta
from pentogames.bots.search.found import Found, Watch, task
from tests.bots.test_search_mcts import boards
from tests.bots.toy import Crosses, Take, Toy, ToyProfile, crosses, plain


class Judging(ToyProfile):
    """Estimates that differ from one position to the next, to be searched by."""

    def estimate(self, state: Toy) -> Value:
        result = state.result()
        if result is not None:
            return result
        share = (hash(state) % 9973 + 1) / 10_000
        return (share, 1 - share)


def searched(state: Toy, work: int, **level: Any) -> Found:
    asked = task(ToyProfile(), state, Level(7, Search.ALPHA_BETA, work, **level), 1)
    return alpha_beta.search(asked, Watch(60))


@given(boards(2))
def test_agrees_with_plain_search_to_the_end(state: Crosses) -> None:
    found = searched(state, 10**6)
    assert found.proved
    assert found.candidates[0].value == plain(state)
    assert plain(state.after(found.candidates[0].key)) == plain(state)


@given(boards(0), st.integers(1, 4))
def test_agrees_with_plain_search_to_a_depth(state: Crosses, depth: int) -> None:
    profile = Judging()
    level = Level(7, Search.ALPHA_BETA, work=10**6)
    searching = AlphaBeta(task(profile, state, level, 1), Watch(60))
    for deeper in range(1, depth + 1):
        searching.deepen(deeper)
    expected = deep(profile, state, depth)[state.mover]
    assert searching.candidates()[0].value[state.mover] == pytest.approx(expected, abs=1e-5)


def deep(profile: ToyProfile, state: Toy, depth: int) -> Value:
    """Return the values of a search of so many plies without any cut."""
    if depth == 0 or state.result() is not None:
        return profile.estimate(state)
    values = (deep(profile, state.after(move), depth - 1) for move in state.moves())
    return max(values, key=lambda value: value[state.mover])


@given(boards(2), st.integers(1, 100), st.integers(0, 3))
def test_never_proves_what_is_not_true(state: Crosses, work: int, width: int) -> None:
    for candidate in searched(state, work, width=width).candidates:
        if candidate.proved:
            assert candidate.value == plain(state.after(candidate.key))


def paranoid(state: Take, me: int) -> float:
    """Return what a side can be sure of when all others play against it."""
    result = state.result()
    if result is not None:
        return result[me]
    values = [paranoid(state.after(move), me) for move in state.moves()]
    return max(values) if state.mover == me else min(values)


@given(st.integers(3, 4), st.integers(1, 11))
def test_all_others_are_taken_to_play_against_one(sides: int, heap: int) -> None:
    state = Take(sides, 1, heap)
    found = searched(state, 10**6)
    assert found.candidates[0].value[1] == pytest.approx(paranoid(state, 1))


def test_only_a_win_against_all_is_proved_among_several_sides() -> None:
    assert searched(Take(3, 0, 3), 1000).proved
    assert not searched(Take(3, 0, 4), 1000).proved


def test_a_quick_win_is_better_than_a_slow_one_and_a_long_loss_than_a_short_one() -> None:
    win = searched(crosses("xx.oo...."), 1000).candidates[0]
    assert (win.key, win.depth) == (2, 1)
    assert searched(Take(2, 0, 8), 1000).candidates[0].depth == 4
    assert searched(Take(2, 0, 7), 1000).candidates[0].depth == 3


def test_the_expected_line_is_a_game() -> None:
    state: Toy = crosses(".........")
    line = searched(state, 10**6).candidates[0].line
    assert len(line) > 4
    for key in line:
        assert key in state.moves()
        state = state.after(key)  # type: ignore[arg-type]


def test_work_is_counted_in_positions_whose_moves_are_listed() -> None:
    profile = ToyProfile()
    asked = task(profile, crosses("........."), Level(7, Search.ALPHA_BETA, work=50), 1)
    before = profile.asked
    found = alpha_beta.search(asked, Watch(60))
    assert found.work == 50
    assert profile.asked - before == 50
    assert found.complete


def test_a_request_to_stop_is_obeyed_with_what_there_is() -> None:
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) >= 3

    level = Level(7, Search.ALPHA_BETA, work=10**9)
    found = alpha_beta.search(task(ToyProfile(), Take(2, 0, 900), level, 1), Watch(600, stop))
    assert len(asked) == 3
    assert not found.complete
    assert len(found.candidates) == 3
