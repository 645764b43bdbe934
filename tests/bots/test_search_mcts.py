"""Monte Carlo tree search: what it proves is true, and it finds what there is."""

import gc
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.bots.levels import Leaf, Level, Search
from pentogames.bots.profile import Key
from pentogames.bots.search import mcts
from pentogames.bots.search.found import Found, Watch, task
from pentogames.bots.search.tree import Tree
from tests.bots.toy import Crosses, Take, Toy, ToyProfile, crosses, plain


def searched(
    state: Toy, work: int, *, seed: int = 1, excluded: frozenset[Key] = frozenset(), **level: Any
) -> Found:
    profile = level.pop("profile", None) or ToyProfile()
    asked = task(profile, state, Level(7, Search.MCTS, work, **level), seed, excluded)
    return mcts.search(asked, Watch(60))


@st.composite
def boards(draw: st.DrawFn, moves: int) -> Crosses:
    """Draw a position of tic-tac-toe, not over, after at least so many moves."""
    state = Crosses(2, 0, (-1,) * 9)
    for _ in range(draw(st.integers(moves, 8))):
        state = state.after(draw(st.sampled_from(sorted(state.moves()))))
        if state.result() is not None:
            return crosses("xo.......")
    return state


@given(boards(3))
def test_proves_the_value_of_a_small_position(state: Crosses) -> None:
    found = searched(state, 5000)
    assert found.proved
    best = found.candidates[0]
    assert best.value == plain(state)
    assert plain(state.after(best.key)) == plain(state)


@given(boards(5), st.integers(1, 60), st.integers(0, 3))
def test_never_proves_what_is_not_true(state: Crosses, work: int, width: int) -> None:
    for candidate in searched(state, work, width=width).candidates:
        if candidate.proved:
            assert candidate.value == plain(state.after(candidate.key))


@given(st.integers(2, 4), st.integers(1, 9), st.integers(1, 300))
def test_proofs_among_several_sides_hold(sides: int, heap: int, work: int) -> None:
    state = Take(sides, 0, heap)
    for candidate in searched(state, work).candidates:
        if candidate.proved:
            assert candidate.value == plain(state.after(candidate.key))


def test_takes_a_win_among_three_sides() -> None:
    found = searched(Take(3, 0, 3), 50)
    assert found.candidates[0].key == 3
    assert found.candidates[0].value == (1.0, 0.25, 0.25)
    assert found.work < 50


def test_sums_of_values_stay_half_the_sides() -> None:
    for candidate in searched(Take(3, 0, 12), 500).candidates:
        assert sum(candidate.value) == pytest.approx(1.5)


def test_a_narrow_search_widens_rather_than_believe_that_all_is_lost() -> None:
    # Of nine squares only the seventh blocks the column on the left; the search sees the second.
    state = crosses("x..xo....")
    assert plain(state) == (0.5, 0.5)
    found = searched(state, 3000, width=1)
    assert found.candidates[0].key == 6
    assert found.proved


def test_what_is_overlooked_is_no_proof() -> None:
    for seed in range(30):
        found = searched(crosses("x..xo...."), 3000, seed=seed, blind=0.6)
        assert not found.proved
    # A win is one, whatever else there is.
    won = (searched(crosses("xx.oo...."), 3000, seed=seed, blind=0.3) for seed in range(20))
    assert any(found.proved for found in won)


def test_the_quickest_win_and_the_longest_resistance_are_preferred() -> None:
    win = searched(crosses("xx.oo...."), 2000).candidates[0]
    assert (win.key, win.depth, win.value) == (2, 1, (1.0, 0.0))
    lost = searched(Take(2, 0, 8), 5000).candidates[0]
    assert lost.proved
    assert lost.value == (0.0, 1.0)
    assert lost.depth == 4


def test_the_expected_line_is_a_game() -> None:
    state: Toy = crosses("x...o...x")
    for key in searched(state, 2000).candidates[0].line:
        assert key in state.moves()
        state = state.after(key)  # type: ignore[arg-type]
    assert state.result() == (0.5, 0.5)


def test_excluded_moves_are_neither_played_nor_widened_to() -> None:
    state = crosses("xx.oo....")
    found = searched(state, 500, excluded=frozenset({2, 5}), width=2)
    assert not {2, 5} & {candidate.key for candidate in found.candidates}
    assert found.candidates[0].value == (0.0, 1.0)


@pytest.mark.parametrize("playouts", [0.0, 0.5, 1.0])
def test_the_same_seed_finds_the_same(playouts: float) -> None:
    state = crosses("x........")
    one = searched(state, 300, seed=5, playouts=playouts)
    assert one == searched(state, 300, seed=5, playouts=playouts)
    assert one != searched(state, 300, seed=6, playouts=playouts)


def test_a_leaf_is_a_mixture_of_estimate_and_playout() -> None:
    class Sure(ToyProfile):
        def playout(self, state: Toy, seed: int, *, random: bool) -> tuple[float, ...]:
            assert not random
            return (1.0, 0.0)

    found = searched(crosses("........."), 9, playouts=0.4, profile=Sure())
    assert found.candidates[0].value == pytest.approx((0.7, 0.3))


@pytest.mark.parametrize(
    ("leaf", "value"), [(Leaf.ESTIMATE, (0.5, 0.5)), (Leaf.BEST_MOVE, (1.0, 0.0))]
)
def test_a_leaf_can_be_worth_its_best_move(leaf: Leaf, value: tuple[float, float]) -> None:
    # o does not block the diagonal, and x is to move.
    found = searched(crosses("x...x..o."), 1, excluded=frozenset({8}), leaf=leaf)
    assert found.candidates[0].value == value


@given(st.integers(1, 60))
def test_a_leaf_among_several_sides_is_worth_its_best_move_to_all(work: int) -> None:
    for candidate in searched(Take(3, 0, 5), work, leaf=Leaf.BEST_MOVE).candidates:
        assert sum(candidate.value) == pytest.approx(1.5)
        if candidate.work == 1 and candidate.key == 2:
            assert candidate.value == (0.25, 1.0, 0.25)  # three are left, and taken


def test_work_is_counted_in_simulations() -> None:
    found = searched(crosses("........."), 77)
    assert found.work == 77
    assert sum(candidate.work for candidate in found.candidates) == 77
    assert found.complete
    assert not found.proved


def test_a_request_to_stop_is_obeyed_with_what_there_is() -> None:
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) >= 3

    level = Level(7, Search.MCTS, work=10**9)
    found = mcts.search(task(ToyProfile(), Take(2, 0, 400), level, 1), Watch(600, stop))
    assert len(asked) == 3
    assert not found.complete
    assert found.candidates[0].work > 0


def test_a_position_lists_its_moves_only_when_it_is_seen_again() -> None:
    profile = ToyProfile()
    tree = Tree(task(profile, crosses("........."), Level(7, Search.MCTS), 1))
    tree.simulate()
    assert profile.asked == 1
    assert tree.root.visits == 1
    assert tree.root.kids[0].visits == 0


def test_a_tree_is_gone_with_its_search() -> None:
    # Left to the collector, tens of thousands of positions would stall a later search.
    gc.collect()
    gc.disable()
    try:
        for leaf, playouts in ((Leaf.ESTIMATE, 0.0), (Leaf.BEST_MOVE, 0.5), (Leaf.ESTIMATE, 1.0)):
            searched(crosses("........."), 200, leaf=leaf, playouts=playouts)
        assert gc.collect() < 100
    finally:
        gc.enable()
