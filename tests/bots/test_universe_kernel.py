"""Universe's kernels: the rules as the game has them, and equal answers in C and in Python."""

from functools import cache
from itertools import pairwise
from types import ModuleType

import pytest

from pentogames.bots.kernels import compiled, pure
from pentogames.bots.profile import never
from pentogames.bots.profiles._universe_states import count_legal, make_board, state_of
from pentogames.bots.profiles.universe import UniverseProfile
from pentogames.games.universe import UNIVERSE, UniverseOptions, UniversePosition
from tests.bots.universe_games import OPTIONS, endgame, random_game

KERNELS = tuple(module for module in (compiled("universe"), pure("universe")) if module is not None)
WEIGHTS = (45, 40, 30, 12)
START = state_of(UNIVERSE.start(UniverseOptions()))

each_kernel = pytest.mark.parametrize("kernel", KERNELS, ids=lambda module: module.__name__)
each_variant = pytest.mark.parametrize("options", OPTIONS, ids=repr)


@each_kernel
@each_variant
def test_games_are_followed_as_the_rules_have_them(
    kernel: ModuleType, options: UniverseOptions
) -> None:
    game = random_game(options, 3)
    profile = UniverseProfile(kernel)
    for before, then in pairwise(game):
        key = profile.key(before, then.placed[-1])
        assert profile.after(state_of(before), key) == state_of(then)
    places = game[-1].places()
    steps = len(places) - 1
    expected = tuple((steps + 1 - places[seat]) / steps for seat in game[-1].seats)
    assert profile.result(state_of(game[-1])) == expected


@pytest.mark.parametrize("seed", range(2))
@each_variant
def test_both_kernels_give_equal_answers(options: UniverseOptions, seed: int) -> None:
    for position in random_game(options, seed)[7::3]:
        state = state_of(position)
        answers = {repr(answers_of(kernel, state, seed)) for kernel in KERNELS}
        assert len(answers) == 1


def answers_of(kernel: ModuleType, state: bytes, seed: int) -> list[object]:
    board = board_of(kernel, state[0])
    order = [number for _, number, _ in kernel.children(board, state, 0, WEIGHTS)]
    return [
        kernel.strengths(board, state, WEIGHTS),
        kernel.children(board, state, 6, WEIGHTS),
        kernel.playouts(board, state, seed, 3, True),
        kernel.playouts(board, state, seed, 3, False),
        kernel.solve(board, state, 100, never, True) if count_legal(state) < 200 else None,
        kernel.solve(board, state, 100, never, False) if count_legal(state) < 200 else None,
        kernel.check(board, state, order, 150, never) if count_legal(state) < 200 else None,
    ]


@cache
def board_of(kernel: ModuleType, code: int) -> object:
    return make_board(kernel, code)


@each_kernel
def test_all_first_moves_are_listed_best_first(kernel: ModuleType) -> None:
    moves = kernel.children(board_of(kernel, START[0]), START, 0, WEIGHTS)
    ratings = [rating for rating, _, _ in moves]
    assert len({number for _, number, _ in moves}) == 3960
    assert ratings == sorted(ratings, reverse=True)


@each_kernel
def test_playouts_share_out_the_places(kernel: ModuleType) -> None:
    state = state_of(random_game(UniverseOptions(players=3), 1)[8])
    board = board_of(kernel, state[0])
    for random in (True, False):
        sums = kernel.playouts(board, state, 7, 20, random)
        assert sum(sums) == 20 * 3
        assert sums[3] == 0
        assert sums == kernel.playouts(board, state, 7, 20, random)
        assert sums != kernel.playouts(board, state, 8, 20, random)


def value_by_all_lines(position: UniversePosition) -> tuple[bool, int]:
    """Whether the mover wins, and the plies to the end if the winner hurries."""
    found = [outcome_of(position.after(move), position.to_move) for move in position.moves()]
    wins = [plies for won, plies in found if won]
    return (True, min(wins)) if wins else (False, max(plies for _, plies in found))


def outcome_of(then: UniversePosition, mover: str | None) -> tuple[bool, int]:
    if then.to_move is None:
        return then.places()[mover or ""] == 1, 1
    won, plies = value_by_all_lines(then)
    return won == (then.to_move == mover), plies + 1


@each_kernel
@pytest.mark.parametrize("seed", range(12))
def test_the_solver_agrees_with_looking_at_all_lines(kernel: ModuleType, seed: int) -> None:
    game = random_game(OPTIONS[seed % 2], seed)
    short = (one for one in game[:-1] if one.legal.bit_count() <= 24)
    position = next(short, game[-2])
    profile = UniverseProfile(kernel)
    state = profile.state(position)
    board = board_of(kernel, state[0])
    won, complete, _, best = kernel.solve(board, state, 100_000, never, True)
    ends = {
        profile.key(position, move): outcome_of(position.after(move), position.to_move)
        for move in position.moves()
    }
    assert complete
    assert won == any(wins for wins, _ in ends.values())
    assert dict(best) == {key: plies for key, (wins, plies) in ends.items() if wins == won}


@each_kernel
@pytest.mark.parametrize("seed", range(8))
def test_moves_are_checked_in_the_order_that_is_asked_for(kernel: ModuleType, seed: int) -> None:
    game = random_game(OPTIONS[seed % 2], 20 + seed)
    position = next((one for one in game[:-1] if one.legal.bit_count() <= 24), game[-2])
    profile = UniverseProfile(kernel)
    state = profile.state(position)
    wins = {
        profile.key(position, move): outcome_of(position.after(move), position.to_move)[0]
        for move in position.moves()
    }
    for order in (sorted(wins), sorted(wins, reverse=True)):
        first = next((at for at, key in enumerate(order) if wins[key]), len(order))
        lost, won, nodes = profile.check(state, order, 100_000, never)
        assert (lost, won) == (first, first < len(order))
        assert nodes >= first
        assert profile.check(state, order[:first], 100_000, never)[:2] == (first, False)
        assert profile.check(state, order, 0, never) == (0, False, 1)


@each_kernel
def test_checking_ends_when_it_is_told_to_and_refuses_what_is_not_legal(
    kernel: ModuleType,
) -> None:
    state = state_of(endgame())
    board = board_of(kernel, state[0])
    order = [number for _, number, _ in kernel.children(board, state, 0, WEIGHTS)]
    assert kernel.check(board, state, order, 10**6, lambda: True)[:2] == (0, False)
    first = kernel.children(board, START, 1, WEIGHTS)[0][1]
    assert kernel.check(board, START, [first], 10**6, never) == (0, False, 0)
    for wrong in (-1, 1 << 20, next(n for n in range(4000) if not legal(state, n))):
        with pytest.raises(ValueError, match="no legal placement"):
            kernel.check(board, state, [wrong], 100, never)


def legal(state: bytes, number: int) -> bool:
    return bool(state[32 + number // 8] >> number % 8 & 1)


@each_kernel
def test_the_solver_ends_when_it_is_told_to(kernel: ModuleType) -> None:
    state = state_of(endgame())
    board = board_of(kernel, state[0])
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 2

    assert kernel.solve(board, state, 10**6, stop, True) is None
    assert len(asked) == 2
    assert kernel.solve(board, state, 1000, never, True) is None

    def fail() -> bool:
        raise RuntimeError("no answer")

    with pytest.raises(RuntimeError, match="no answer"):
        kernel.solve(board, state, 10**6, fail, True)


@each_kernel
def test_what_is_no_state_is_refused(kernel: ModuleType) -> None:
    board = board_of(kernel, START[0])
    for wrong in (START[:-1], START[:2] + b"\7" + START[3:], START[:3] + b"\2" + START[4:]):
        with pytest.raises(ValueError, match="no state"):
            kernel.after(board, wrong, 0)
    number = kernel.children(board, START, 1, WEIGHTS)[0][1]
    state = kernel.after(board, START, number)
    for key in (number, -1, 1 << 20):
        with pytest.raises(ValueError, match="no legal placement"):
            kernel.after(board, state, key)
    with pytest.raises(ValueError, match="no board"):
        kernel.board(3, 11, b"\0", bytes(24))
    with pytest.raises(ValueError, match="no board"):
        kernel.board(2, 11, b"\14", bytes(16))


@each_kernel
def test_nothing_follows_the_end(kernel: ModuleType) -> None:
    state = state_of(random_game(UniverseOptions(), 1)[-1])
    board = board_of(kernel, state[0])
    assert kernel.children(board, state, 0, WEIGHTS) == []
    assert kernel.solve(board, state, 100, never, True) is None
    assert sum(kernel.playouts(board, state, 1, 5, True)) == 5
    with pytest.raises(ValueError, match="no legal placement"):
        kernel.after(board, state, 0)
