"""What a search may rely on, tried on every game's profile in all of its variants."""

from functools import cache
from typing import Any

import pytest

from pentogames.bots.levels import CAREFUL, levels_of
from pentogames.bots.profile import Checking, Key, Profile, Value
from pentogames.bots.profiles import profile_of
from pentogames.bots.search.found import Watch
from pentogames.bots.thinking import MOVE_ONLY, think_as
from pentogames.bots.tournament import side_of
from tests.contract.playing import Case, Step, cases, playthrough, some

PLAYED = [case for case in cases() if profile_of(case.game.name) is not None]
IDS = [str(case) for case in PLAYED]
STEPS = 5
MOST = 150


def profile(case: Case) -> Profile[Any]:
    found = profile_of(case.game.name)
    assert found is not None
    return found


@cache
def steps(case: Case) -> tuple[Step, ...]:
    """Return a few moves of a random game, the last one among them."""
    played = playthrough(case)
    return (*some(played[:-1], STEPS), played[-1])


def check_value(value: Value, sides: int) -> None:
    assert len(value) == sides
    assert all(0 <= share <= 1 for share in value)
    assert sum(value) == pytest.approx(sides / 2)


@pytest.mark.parametrize("case", PLAYED, ids=IDS)
def test_states_know_who_is_to_move_and_how_it_ended(case: Case) -> None:
    mind = profile(case)
    for step in steps(case):
        for position in (step.before, step.after):
            sides = mind.sides(position)
            state = mind.state(position)
            hash(state)
            outcome = position.outcome()
            result = mind.result(state)
            if outcome is None:
                assert result is None
                assert sides[mind.mover(state)] == side_of(position.to_move, sides)
                check_value(mind.estimate(state), len(sides))
                continue
            assert mind.mover(state) == -1
            assert result is not None
            check_value(result, len(sides))
            ranked = [
                (-share, outcome.places[side]) for side, share in zip(sides, result, strict=True)
            ]
            assert [place for _, place in sorted(ranked)] == sorted(place for _, place in ranked)
            assert len(set(ranked)) == len({outcome.places[side] for side in sides})
            if len(outcome.winners) == 1:
                assert max(result) == 1


@pytest.mark.parametrize("case", PLAYED, ids=IDS)
def test_all_moves_are_listed_when_all_are_asked_for(case: Case) -> None:
    mind = profile(case)
    for step in steps(case):
        state = mind.state(step.before)
        everything = mind.children(state, 0)
        keys = [key for _, key in everything]
        assert len(set(keys)) == len(keys)
        assert {mind.move(step.before, key) for key in keys} == set(step.before.moves())
        assert everything == mind.children(state, 0)
        for width in (1, 5):
            few = mind.children(state, width)
            assert few
            assert {key for _, key in few} <= set(keys)
            values = [value for value, _ in few]
            assert values == sorted(values, reverse=True)
            assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize("case", PLAYED, ids=IDS)
def test_keys_are_moves_and_lead_where_the_moves_lead(case: Case) -> None:
    mind = profile(case)
    for step in steps(case):
        state = mind.state(step.before)
        key = mind.key(step.before, step.move)
        assert mind.move(step.before, key) == step.move
        after, expected = mind.after(state, key), mind.state(step.after)
        assert mind.result(after) == mind.result(expected)
        assert mind.mover(after) == mind.mover(expected)
        if mind.mover(after) >= 0:
            assert mind.identity(after) == mind.identity(expected)
            assert mind.estimate(after) == pytest.approx(mind.estimate(expected))
        assert mind.state(step.before) == state


def wins_at_once(mind: Profile[Any], state: Any) -> set[Key]:
    """Return the moves after which the game is over and the mover has won it."""
    mover = mind.mover(state)
    results = {key: mind.result(mind.after(state, key)) for _, key in mind.children(state, 0)}
    return {key for key, result in results.items() if result and result[mover] == 1}


@pytest.mark.parametrize("case", PLAYED, ids=IDS)
def test_what_wins_at_once_is_first_and_is_played(case: Case) -> None:
    mind = profile(case)
    for step in steps(case)[-3:]:
        state = mind.state(step.before)
        wins = wins_at_once(mind, state)
        if not wins:
            continue
        value, key = mind.children(state, 1)[0]
        assert key in wins
        assert value == pytest.approx(1)
        for level in levels_of(case.game.name)[CAREFUL - 1 :]:
            careful = level.scaled(0.002)
            thought = think_as(mind, step.before, careful, 1, Watch(60), detail=MOVE_ONLY)
            assert mind.key(step.before, thought.move) in wins
            assert thought.value[mind.mover(state)] == pytest.approx(1)


@pytest.mark.parametrize("case", PLAYED, ids=IDS)
def test_a_way_out_is_kept_however_narrow_the_list(case: Case) -> None:
    mind = profile(case)
    for step in steps(case)[-3:]:
        state = mind.state(step.before)
        listed = mind.children(state, 0)
        if len(mind.sides(step.before)) > 2 or len(listed) > MOST or wins_at_once(mind, state):
            continue
        ends = {key for _, key in listed if loses(mind, mind.after(state, key))}
        if len(ends) < len(listed):
            assert {key for _, key in mind.children(state, 2)} - ends


def loses(mind: Profile[Any], state: Any) -> bool:
    """Whether, of two sides, the one that has just moved has lost, or loses by the next move."""
    other = mind.mover(state)
    if other < 0:
        return mind.result(state) in ((1, 0), (0, 1))
    result = mind.result(mind.after(state, mind.children(state, 1)[0][1]))
    return result is not None and result[other] == 1


@pytest.mark.parametrize("case", PLAYED, ids=IDS)
def test_playouts_end_and_depend_on_the_seed_alone(case: Case) -> None:
    mind = profile(case)
    for step in steps(case):
        state = mind.state(step.before)
        for random in (False, True):
            value = mind.playout(state, 7, random=random)
            check_value(value, len(mind.sides(step.before)))
            assert value == mind.playout(state, 7, random=random)


@pytest.mark.parametrize("case", PLAYED, ids=IDS)
def test_a_solver_has_no_move_but_those_that_keep_its_value(case: Case) -> None:
    mind = profile(case)
    for step in steps(case)[-3:]:
        state = mind.state(step.before)
        exact = mind.solve(state, 300, lambda: False)
        if exact is None:
            continue
        check_value(exact.value, len(mind.sides(step.before)))
        for key in exact.best:
            result = mind.result(mind.after(state, key))
            assert result is None or result == exact.value
        assert {mind.move(step.before, key) for key in exact.best} <= set(step.before.moves())


@pytest.mark.parametrize("number", [1, 3, 4, 7])
@pytest.mark.parametrize("case", PLAYED, ids=IDS)
def test_levels_play_legal_moves(case: Case, number: int) -> None:
    mind = profile(case)
    level = levels_of(case.game.name)[number - 1].scaled(0.002)
    for step in steps(case)[::2]:
        thought = think_as(mind, step.before, level, 1, Watch(60), detail=MOVE_ONLY)
        assert step.before.refusal(thought.move) is None
        assert isinstance(mind.reasons(step.before, thought.move), tuple)


@pytest.mark.parametrize("name", sorted({case.game.name for case in PLAYED}))
def test_who_is_to_check_moves_or_to_solve_can_do_so(name: str) -> None:
    found = profile_of(name)
    if any(level.checked for level in levels_of(name)):
        assert isinstance(found, Checking)
