"""Pentago's kernels: the rules as the game has them, threats as they are, equal answers in both."""

from random import Random
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.bots.kernels import pentago_board, pentago_lines
from pentogames.bots.kernels.pentago_judging import CALM, FORCED, GIVES, TIER, UNSAFE, WINS
from pentogames.bots.profiles._pentago_states import key_of, move_of, state_of
from pentogames.core.blocks import ROWS
from pentogames.games.pentago import PENTAGO, PentagoOptions, PentagoPosition
from tests.bots.pentago_games import (
    FORK,
    FORKING,
    KERNELS,
    OPTIONS,
    WEIGHTS,
    by_lot,
    can_make_five,
    colour_to_move,
    forces_five,
    lively,
    lively_position,
    nearly_full,
)

each_kernel = pytest.mark.parametrize("kernel", KERNELS, ids=lambda module: module.__name__)
each_table = pytest.mark.parametrize("options", OPTIONS, ids=repr)


def tier_of(score: int) -> int:
    return (score + TIER // 2) // TIER


def test_random_numbers_are_those_of_splitmix64() -> None:
    numbers = pentago_board.sixteen_bits(0)
    parts = [next(numbers) for _ in range(8)]
    words = [sum(part << 16 * k for k, part in enumerate(parts[at : at + 4])) for at in (0, 4)]
    assert words == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]


def test_the_lines_hold_all_rows_of_five() -> None:
    rows = {
        frozenset(line[start : start + 5])
        for line in pentago_lines.LINES
        for start in range(len(line) - 4)
    }
    assert len(pentago_lines.LINES) == 36
    assert len(rows) == len(ROWS) == 140


@each_kernel
@each_table
def test_games_are_followed_as_the_rules_have_them(
    kernel: ModuleType, options: PentagoOptions
) -> None:
    rng, position = Random(5), PENTAGO.start(options)
    evaluation = kernel.weigher(WEIGHTS)
    state = state_of(position)
    while position.turn is not None:
        if position.ply % 9 == 0:
            keys = [key for _, key in kernel.children(state, 0, evaluation)]
            assert sorted(keys) == sorted(key_of(move) for move in position.moves())
            assert all(key_of(move_of(key)) == key for key in keys)
        move = by_lot(position, rng)
        position, state = position.after(move), kernel.after(state, key_of(move))
        assert state == state_of(position)
    with pytest.raises(ValueError, match="the game is over"):
        kernel.after(state, 0)


@each_kernel
@given(position=lively, seed=st.integers(0, 1 << 20))
@settings(max_examples=25)
def test_moves_are_ranked_by_what_they_bring_about(
    kernel: ModuleType, position: PentagoPosition, seed: int
) -> None:
    if position.turn is None:
        return
    colour = colour_to_move(position)
    moves = kernel.children(state_of(position), 0, kernel.weigher(WEIGHTS))
    assert moves == sorted(moves, key=lambda move: (-move[0], move[1]))
    for score, key in (moves[0], *Random(seed).sample(moves, 3), moves[-1]):
        after = position.after(move_of(key))
        made = {c for c, out in enumerate(after.outs) if out and not position.outs[c]}
        if made:
            expected = WINS if made == {colour} else CALM if colour in made else GIVES
        else:
            expected = UNSAFE if can_make_five(after) else CALM
        assert tier_of(score) == expected


@each_kernel
@given(position=lively, seed=st.integers(0, 1 << 20))
@settings(max_examples=25)
def test_the_verdict_says_who_makes_five(
    kernel: ModuleType, position: PentagoPosition, seed: int
) -> None:
    if position.turn is None:
        return
    verdict, points = kernel.estimate(state_of(position), kernel.weigher(WEIGHTS))
    assert len(points) == len(position.stones)
    assert (verdict == 1) == can_make_five(position)
    if verdict == -1:
        assert len(position.outs) - sum(map(bool, position.outs)) == 2
        for move in Random(seed).sample(list(position.moves()), 8):
            after = position.after(move)
            assert can_make_five(after) or any(out > position.ply for out in after.outs)


@each_kernel
@pytest.mark.parametrize("directions", ["clockwise", "either"])
def test_a_proof_of_two_turns_is_what_trying_everything_finds(
    kernel: ModuleType, directions: str
) -> None:
    options = PentagoOptions(directions=directions)
    evaluation = kernel.weigher(WEIGHTS)
    verdicts = []
    for seed in range(12):
        position = nearly_full(options, seed, 5 if directions == "clockwise" else 4, 2 * seed)
        verdict, _ = kernel.forced(state_of(position), 0, 2, 10_000, evaluation)
        assert verdict == forces_five(position, 0, 2)
        verdicts.append(verdict)
    assert len(set(verdicts)) == 2


@each_kernel
def test_a_proof_holds_against_two_others(kernel: ModuleType) -> None:
    options = PentagoOptions(players=3)
    evaluation = kernel.weigher(WEIGHTS)
    for seed in range(6):
        position = nearly_full(options, seed, 4, 4 * seed)
        for colour in range(3):
            verdict, _ = kernel.forced(state_of(position), colour, 1, 10_000, evaluation)
            assert verdict == forces_five(position, colour, 1)


@each_kernel
def test_a_proof_is_given_up_when_it_takes_too_much(kernel: ModuleType) -> None:
    state = state_of(lively_position(PentagoOptions(), 3, 12))
    evaluation = kernel.weigher(WEIGHTS)
    verdict, nodes = kernel.forced(state, state[2], 3, 4, evaluation)
    assert (verdict, nodes) == (-1, 4)


@each_kernel
def test_chosen_moves_lead_to_different_boards(kernel: ModuleType) -> None:
    state = state_of(PENTAGO.start(PentagoOptions(directions="either")))
    evaluation = kernel.weigher(WEIGHTS)
    for _ in range(6):
        keys = [key for _, key in kernel.children(state, 60, evaluation)]
        assert len({kernel.after(state, key) for key in keys}) == len(keys) == 60
        state = kernel.after(state, keys[0])


@each_kernel
def test_what_cannot_be_answered_comes_first(kernel: ModuleType) -> None:
    position = PENTAGO.parse_position(PentagoOptions(), FORK)
    evaluation = kernel.weigher(WEIGHTS)
    moves = kernel.children(state_of(position), 256, evaluation)
    forced = [key for score, key in moves if tier_of(score) == FORCED]
    assert forced == [key for _, key in moves[: len(forced)]]
    boards = {position.after(move_of(key)) for key in forced}
    assert len(boards) == len(forced) >= 10  # one of the eleven lies too far down the list
    assert boards <= {position.after(PENTAGO.parse(position, text)) for text in FORKING}
    after = position.after(move_of(forced[0]))
    for answer in Random(1).sample(list(after.moves()), 30):
        reached = after.after(answer)
        assert reached.outs[0] or can_make_five(reached)


@each_kernel
@each_table
def test_playouts_end_with_places(kernel: ModuleType, options: PentagoOptions) -> None:
    evaluation = kernel.weigher(WEIGHTS)
    state = state_of(PENTAGO.start(options))
    ends = {kernel.playout(state, seed, None) for seed in range(30)}
    assert len(ends) > 1
    assert kernel.playout(state, 3, None) == kernel.playout(state, 3, None)
    for packed in (*ends, kernel.playout(state, 3, evaluation)):
        places = [packed >> 3 * colour & 7 for colour in range(len(options.seating.colours))]
        assert all(
            place == 0 or place == 1 + sum(0 < p < place for p in places) for place in places
        )


@given(position=lively, seed=st.integers(0, (1 << 64) - 1))
@settings(max_examples=30)
def test_the_kernels_agree(position: PentagoPosition, seed: int) -> None:
    state = state_of(position)
    answers = []
    for kernel in KERNELS:
        evaluation = kernel.weigher(WEIGHTS)
        found = [kernel.playout(state, seed, None), kernel.playout(state, seed, evaluation)]
        if position.turn is not None:
            found += [kernel.children(state, width, evaluation) for width in (0, 1, 30)]
            found += [kernel.estimate(state, evaluation)]
            found += [kernel.forced(state, state[2], 2, 5, evaluation)]
        answers.append(found)
    assert answers[0] == answers[-1]


@each_kernel
def test_what_is_no_state_is_refused(kernel: ModuleType) -> None:
    state = state_of(PENTAGO.start(PentagoOptions()))
    for wrong in (b"", state[:-1], state + b"\0", b"\7" + state[1:], state[:-1] + b"\7"):
        with pytest.raises(ValueError, match="not a state"):
            kernel.playout(wrong, 1, None)
    for key in (-1, 20 * 81):
        with pytest.raises(ValueError, match="no such move"):
            kernel.after(state, key)
    with pytest.raises(ValueError, match="24 weights"):
        kernel.weigher((1, 2))
    with pytest.raises(ValueError, match="no such attacker"):
        kernel.forced(state, 2, 1, 10, kernel.weigher(WEIGHTS))
