"""Checking: the solver has a say about the moves that a search likes best."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pentogames.bots.levels import Level, Search
from pentogames.bots.profile import Key, Stop
from pentogames.bots.search.checking import checked, hardest
from pentogames.bots.search.found import Candidate, Found, Watch, task, value_for
from tests.bots.toy import Take, Toy, ToyProfile


class Oracle(ToyProfile):
    """Knows of moves whether they win; what it has not heard of it cannot prove."""

    def __init__(self, verdicts: dict[Key, bool]) -> None:
        super().__init__()
        self.verdicts = verdicts
        self.checks: list[Key] = []

    def check(
        self, state: Toy, keys: Sequence[Key], nodes: int, stop: Stop
    ) -> tuple[int, bool, int]:
        for lost, key in enumerate(keys):
            self.checks.append(key)
            if self.verdicts.get(key) is not False:
                return lost, self.verdicts.get(key) is True, nodes
        return len(keys), False, nodes

    def answers(self, state: Toy, nodes: int, stop: Stop) -> float:
        """Of a larger heap fewer answers win."""
        assert isinstance(state, Take)
        return 1 / state.heap


def found_by(shares: dict[int, float]) -> Found:
    return Found(
        tuple(Candidate(key, value_for(0, 2, share), 9, (key,)) for key, share in shares.items()), 9
    )


def after_check(
    verdicts: dict[Key, bool], shares: dict[int, float], nodes: int = 100
) -> tuple[Found, Oracle]:
    oracle = Oracle(verdicts)
    level = Level(7, Search.MCTS, checked=nodes)
    asked = task(oracle, Take(2, 0, 9), level, 1)
    return checked(asked, found_by(shares), Watch(60)), oracle


def keys_of(found: Found) -> list[Key]:
    return [candidate.key for candidate in found.candidates]


def test_what_is_refuted_goes_behind_what_is_not() -> None:
    found, _ = after_check({1: False}, {1: 0.6, 2: 0.5, 3: 0.4})
    assert keys_of(found) == [2, 3, 1]
    assert not found.proved
    assert found.candidates[-1] == Candidate(1, (0.0, 1.0), 9, (1,), True)


def test_a_proved_win_is_played_though_the_search_has_not_tried_it() -> None:
    found, oracle = after_check({1: False, 3: False, 2: True}, {1: 0.6, 3: 0.4})
    assert oracle.checks == [1, 3, 2]
    assert keys_of(found) == [2, 1, 3]
    assert found.proved
    assert found.candidates[0].value == (1.0, 0.0)


def test_where_all_lose_the_move_comes_first_that_fewest_answers_refute() -> None:
    found, _ = after_check({1: False, 2: False, 3: False}, {2: 0.6, 1: 0.3})
    assert keys_of(found) == [1, 2, 3]
    assert found.proved
    assert {candidate.value for candidate in found.candidates} == {(0.0, 1.0)}


def test_a_hopeless_move_that_nobody_refuted_does_not_come_first() -> None:
    found, _ = after_check({1: False, 2: False}, {1: 0.6, 2: 0.5, 3: 0.1})
    assert keys_of(found) == [1, 3, 2]
    assert not found.proved


def test_without_nodes_to_check_moves_that_lose_keep_their_order() -> None:
    for profile, nodes in ((Oracle({}), 0), (ToyProfile(), 100)):
        asked = task(profile, Take(2, 0, 9), Level(7, Search.MCTS, checked=nodes), 1)
        assert hardest(asked, (3, 1, 2), 50, Watch(60)) == (3, 1, 2)
    asked = task(Oracle({}), Take(2, 0, 9), Level(7, Search.MCTS, checked=100), 1)
    assert hardest(asked, (3, 1, 2), 50, Watch(60)) == (1, 2, 3)


@pytest.mark.parametrize("nodes", [0, 100])
def test_nothing_is_checked_without_nodes_or_after_a_proof(nodes: int) -> None:
    proved = replace(found_by({1: 1.0}), proved=True)
    oracle = Oracle({1: False})
    asked = task(oracle, Take(2, 0, 9), Level(7, Search.MCTS, checked=nodes), 1)
    given = proved if nodes else found_by({1: 0.6})
    assert checked(asked, given, Watch(60)) is given
    assert oracle.checks == []


def test_games_whose_solver_cannot_check_are_left_alone() -> None:
    asked = task(ToyProfile(), Take(2, 0, 9), Level(7, Search.MCTS, checked=100), 1)
    given = found_by({1: 0.6})
    assert checked(asked, given, Watch(60)) is given


def test_of_three_sides_nothing_is_checked() -> None:
    oracle = Oracle({})
    asked = task(oracle, Take(3, 0, 9), Level(7, Search.MCTS, checked=100), 1)
    given = Found((Candidate(1, value_for(0, 3, 0.5), 9, (1,)),), 9)
    assert checked(asked, given, Watch(60)) is given
