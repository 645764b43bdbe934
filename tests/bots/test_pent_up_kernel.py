"""Pent-Up's kernel in C answers as the one in Python does, and that one as the rules do."""

from random import Random

import pytest

from pentogames.bots.kernels import compiled, pure
from pentogames.bots.kernels.pent_up_board import ADVANCED, MISERE, STANDARD, Tile
from pentogames.bots.kernels.pent_up_kernel import FORMS
from pentogames.bots.profile import never
from pentogames.bots.profiles.pent_up import PROFILE
from pentogames.games.pent_up import PENT_UP, PentUpOptions

PURE = pure("pent_up")
WEIGHTS = tuple(range(-50, 58, 2))
VARIANTS = [(2, STANDARD), (2, MISERE), (3, STANDARD), (3, ADVANCED)]


def states(players: int, scoring: int, seed: int) -> list[bytes]:
    """Return the states of a game, half of its moves random and half the best looking."""
    random = Random(seed)
    all_states = [bytes((players, scoring, 0))]
    while moves := PURE.moves(all_states[-1]):
        best = PURE.children(all_states[-1], 2, WEIGHTS)[0][1]
        key = best if random.random() < 0.5 else random.choice(moves)
        all_states.append(PURE.after(all_states[-1], key))
    return all_states


@pytest.fixture(scope="module")
def kernel():
    """The compiled kernel; this test is about it, so a build without it is no excuse."""
    module = compiled("pent_up")
    assert module is not None, "the kernels are not compiled: python hatch_build.py"
    module.set_forms(FORMS)
    return module


@pytest.mark.parametrize(("players", "scoring"), VARIANTS)
def test_both_kernels_answer_alike(kernel, players: int, scoring: int) -> None:
    for number, state in enumerate(states(players, scoring, 7)):
        moves = kernel.moves(state)
        assert moves == PURE.moves(state)
        assert kernel.features(state) == PURE.features(state)
        assert kernel.judge(state, WEIGHTS) == PURE.judge(state, WEIGHTS)
        assert kernel.standing(state) == PURE.standing(state)
        if moves:
            assert kernel.after(state, moves[-1]) == PURE.after(state, moves[-1])
        if number % 6 == 0:
            assert kernel.children(state, 2, WEIGHTS) == PURE.children(state, 2, WEIGHTS)
            for by_policy in (0, 1):
                assert kernel.playout(state, number, by_policy) == PURE.playout(
                    state, number, by_policy
                )


@pytest.mark.parametrize("scoring", [STANDARD, MISERE])
@pytest.mark.parametrize("seed", [3, 5, 8])
def test_both_solve_alike(kernel, seed: int, scoring: int) -> None:
    for state in states(2, scoring, seed)[-6:-1]:
        assert kernel.solve(state, 300, never) == PURE.solve(state, 300, never)


def test_both_stop_when_asked(kernel) -> None:
    state = states(2, STANDARD, 3)[-8]
    for module in (kernel, PURE):
        asked: list[int] = []

        def enough(asked: list[int] = asked) -> bool:
            asked.append(1)
            return True

        assert module.solve(state, 100_000, enough) == (-1, 0, 100_000)
        assert len(asked) == 1


@pytest.mark.parametrize("options", [PentUpOptions(), PentUpOptions(players=3, misere=True)])
def test_the_kernel_has_the_moves_of_the_rules(options: PentUpOptions) -> None:
    position, random = PENT_UP.start(options), Random(5)
    while position.to_move is not None:
        state = PROFILE.state(position)
        by_rules = {PROFILE.key(position, move) for move in position.moves()}
        assert by_rules == set(PURE.moves(state))
        move = position.random_move(random)
        assert PROFILE.state(position.after(move)) == PROFILE.after(
            state, PROFILE.key(position, move)
        )
        assert PROFILE.move(position, PROFILE.key(position, move)) == move
        position = position.after(move)
    outcome = position.outcome()
    assert outcome is not None
    value = PROFILE.result(PROFILE.state(position))
    assert value is not None
    ranking = [outcome.places[seat] for seat in position.seats]
    assert sorted(range(len(ranking)), key=lambda i: ranking[i]) == sorted(
        range(len(ranking)), key=lambda i: -value[i]
    )


def test_a_long_row_of_tiles_is_no_trouble(kernel) -> None:
    state = bytes((2, STANDARD, 0))
    form = next(number for number, (letter, cells, *_) in enumerate(FORMS) if cells[-1] == 4)
    for left in (0, 5):
        state = kernel.after(state, Tile(form, 1, left, 0).key)
    right = 10
    while keys := kernel.moves(state):
        tiles = [Tile.of_key(key) for key in keys]
        key = max(tiles, key=lambda tile: (tile.x, tile.key)).key
        assert kernel.moves(state) == PURE.moves(state)
        state = kernel.after(state, key)
        right = max(right, Tile.of_key(key).x)
    assert right > 30
