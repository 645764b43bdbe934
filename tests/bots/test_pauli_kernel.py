"""Pauli's kernels: the rules as the game has them, and equal answers in C and in Python."""

from random import Random
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.bots.kernels import compiled, pauli_board, pauli_chances, pauli_kernel, pure
from pentogames.bots.profiles._pauli_state import key_of, state_of
from pentogames.bots.profiles.pauli import standard
from pentogames.core.cells import bits
from pentogames.core.splitmix import SplitMix
from pentogames.games._pauli_matches import GRID
from pentogames.games.pauli import PAULI, PauliOptions, PauliPosition
from tests.contract.variants import VARIANTS
from tests.games.pauli_boards import lively_move, play_all, set_up

KERNELS = tuple(module for module in (compiled("pauli"), pure("pauli")) if module is not None)
WEIGHTS = standard().weights
OPTIONS = tuple(PauliOptions.read(plain) for plain in VARIANTS["pauli"])
CYCLE = "O-d1 B-a1 R-e1 G-b1 B-f1 Y-c1 "

each_kernel = pytest.mark.parametrize("kernel", KERNELS, ids=lambda module: module.__name__)
positions = st.builds(
    lambda seed, plies, options: lively_position(seed, plies, options),
    st.integers(0, 1 << 20),
    st.integers(0, 60),
    st.sampled_from(OPTIONS),
)


def lively_position(seed: int, plies: int, options: PauliOptions) -> PauliPosition:
    """A position of a game by lot, before its end or at it."""
    rng, position = Random(seed), PAULI.start(options)
    while position.ply < plies and position.outcome() is None:
        position = position.after(lively_move(position, rng))
    return position


def tight(mask: int) -> int:
    """A set of the rules' squares as the kernel has it."""
    return sum(1 << 8 * square.y + square.x for square in GRID.squares(mask))


def test_random_numbers_are_those_of_splitmix64() -> None:
    dice = SplitMix(0)
    assert [dice.word() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]
    assert {dice.below(5) for _ in range(100)} == set(range(5))


@each_kernel
@pytest.mark.parametrize("options", OPTIONS, ids=repr)
def test_games_are_followed_as_the_rules_have_them(
    kernel: ModuleType, options: PauliOptions
) -> None:
    for seed in range(4):
        rng, position = Random(seed), PAULI.start(options)
        state = state_of(position, kernel.fingerprint)
        while position.outcome() is None:
            moves = list(position.moves())
            assert sorted(kernel.legal(state)) == sorted(map(key_of, moves))
            move = lively_move(position, rng)
            position, state = position.after(move), kernel.after(state, key_of(move))
            assert state == state_of(position, kernel.fingerprint)
        winners = position.outcome().winners
        assert state[0] == {("Cool",): 1, ("Hot",): 2, (): 3}[winners]
        assert kernel.legal(state) == []


@each_kernel
def test_a_third_occurrence_is_a_draw(kernel: ModuleType) -> None:
    start = play_all(PAULI.start(PauliOptions()), "B-a8 O-d8 G-b8 R-e8 Y-c8")
    for carried in (0, 1):  # cycles that the rules play, before the kernel plays the others
        position = play_all(start, carried * CYCLE)
        state = state_of(position, kernel.fingerprint)
        statuses = []
        for text in ((2 - carried) * CYCLE).split():
            state = kernel.after(state, key_of(PAULI.parse(position, text)))
            position = play_all(position, text)
            statuses.append(state[0])
        assert statuses == [0] * (len(statuses) - 1) + [3]


@each_kernel
def test_repetition_can_be_switched_off(kernel: ModuleType) -> None:
    options = PauliOptions(repetition_draw=False)
    position = play_all(PAULI.start(options), "B-a8 O-d8 G-b8 R-e8 Y-c8 " + 3 * CYCLE)
    state = state_of(position, kernel.fingerprint)
    assert (state[0], len(state)) == (0, 152)


@settings(max_examples=60, deadline=None)
@given(positions)
def test_chances_are_the_openings_of_the_rules(position: PauliPosition) -> None:
    board = pauli_board.Board.read(state_of(position, pauli_kernel.fingerprint))
    chances = pauli_chances.Chances.of(board)
    expected: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for bit, colour, letter, match in position.openings:
        cool = (match & position.cool & ~bit).bit_count()
        at = tight(bit).bit_length() - 1
        expected.setdefault((at, colour), []).append((letter, cool))
    found = {
        (square, colour): spot
        for square, here in chances.spots.items()
        for colour, spot in here.items()
    }
    assert set(found) == set(expected)
    for place, made in expected.items():
        letters = [letter for letter, _ in made]
        spot = found[place]
        assert set(bits(spot.all)) == set(letters)
        assert set(bits(spot.twice)) == {one for one in letters if letters.count(one) > 1}
        assert set(bits(spot.cool2)) == {letter for letter, cool in made if cool >= 2}
        assert set(bits(spot.cool3)) == {letter for letter, cool in made if cool >= 3}


@settings(max_examples=30, deadline=None)
@given(positions, st.randoms(use_true_random=False))
def test_chances_followed_are_chances_found_anew(position: PauliPosition, rng: Random) -> None:
    board = pauli_board.Board.read(state_of(position, pauli_kernel.fingerprint))
    quiet = [move for move in position.moves() if not position.turn_of(move).exploding]
    for move in rng.sample(quiet, min(3, len(quiet))):
        colour, square = divmod(key_of(move), 64)
        chances = pauli_chances.Chances.of(board)
        prospects = pauli_chances.prospects_on(board, square)
        followed = chances.followed(prospects, square, colour, board.mover)
        after = board.copy()
        after.make(square, colour, board.new_matches(square, colour))
        anew = pauli_chances.Chances.of(after)
        assert followed.triples == anew.triples
        assert described(followed) == described(anew)


def described(chances: pauli_chances.Chances) -> dict[int, dict[int, tuple[int, ...]]]:
    return {
        square: {
            colour: (spot.all, spot.twice, spot.cool2, spot.cool3) for colour, spot in here.items()
        }
        for square, here in chances.spots.items()
    }


@settings(max_examples=40, deadline=None)
@given(positions, st.integers(0, (1 << 64) - 1))
def test_kernels_give_equal_answers(position: PauliPosition, seed: int) -> None:
    state = state_of(position, pauli_kernel.fingerprint)
    answers = [
        (
            kernel.fingerprint(state),
            kernel.estimate(state, WEIGHTS),
            kernel.children(state, 0, WEIGHTS),
            kernel.children(state, 9, WEIGHTS),
            kernel.playout(state, seed, None),
            kernel.playout(state, seed, WEIGHTS),
        )
        for kernel in KERNELS
    ]
    assert answers == [answers[0]] * len(KERNELS)


@each_kernel
def test_a_start_is_worth_what_the_race_of_the_stashes_says(kernel: ModuleType) -> None:
    state = state_of(PAULI.start(PauliOptions()), kernel.fingerprint)
    assert kernel.estimate(state, WEIGHTS) == -16 * pauli_kernel.unpack(WEIGHTS).race[15]


@each_kernel
def test_children_are_worth_what_comes_after_them(kernel: ModuleType) -> None:
    position = lively_position(5, 12, PauliOptions())
    state = state_of(position, kernel.fingerprint)
    children = kernel.children(state, 0, WEIGHTS)
    assert sorted(key for _, key in children) == sorted(kernel.legal(state))
    assert [score for score, _ in children] == sorted((s for s, _ in children), reverse=True)
    for score, key in children:
        assert score == -kernel.estimate(kernel.after(state, key), WEIGHTS)


@each_kernel
def test_every_block_is_kept_however_few_moves_are_asked_for(kernel: ModuleType) -> None:
    # A red piece on c1 makes an I that is Cool's whoever puts it there, and one card wins.
    position = set_up("7r/8/8/8/8/8/8/BG1oY3", "-/-", 5, PauliOptions(goal=1))
    state = state_of(position, kernel.fingerprint)
    kept = kernel.children(state, 1, WEIGHTS)
    blocks = [key_of(move) for move in position.moves() if not can_win(position.after(move))]
    assert sorted(key for _, key in kept) == sorted(blocks)
    assert kernel.children(state, 0, WEIGHTS)[len(blocks)][0] == -pauli_kernel.SOON


def can_win(position: PauliPosition) -> bool:
    """Whether Cool has won, or can with the next move."""
    outcomes = [position.outcome(), *(position.after(move).outcome() for move in position.moves())]
    return any(outcome is not None and outcome.winners == ("Cool",) for outcome in outcomes)


@each_kernel
def test_random_playouts_end_as_random_games_do(kernel: ModuleType) -> None:
    start = state_of(PAULI.start(PauliOptions()), kernel.fingerprint)
    ends = [kernel.playout(start, seed, None) for seed in range(100)]
    assert ends.count(2) > 85  # Cool is the first to run out of pieces
    assert [kernel.playout(start, seed, None) for seed in range(100)] == ends


@each_kernel
def test_what_is_no_state_or_no_move_is_refused(kernel: ModuleType) -> None:
    state = state_of(play_all(PAULI.start(PauliOptions()), "R-a1"), kernel.fingerprint)
    for broken in (b"", state[:-1], state + b"1234", bytes([9]) + state[1:]):
        with pytest.raises(ValueError, match="no state"):
            kernel.fingerprint(broken)
    too_many = bytearray(state)
    too_many[8:16] = b"\xff" * 8
    with pytest.raises(ValueError, match="no state"):
        kernel.legal(bytes(too_many))
    gone = kernel.after(state, 63)
    for key in (-1, 4 << 6, 5 << 6, 63):  # outside, on a piece, no colour, on a piece
        with pytest.raises(ValueError, match="no legal move"):
            kernel.after(gone, key)
    with pytest.raises(ValueError, match="no weights"):
        kernel.estimate(state, WEIGHTS[:-1])
