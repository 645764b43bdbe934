"""Pent-Up's computer player at the table: legal moves everywhere, tactics, reasons."""

from random import Random

import pytest

from pentogames.bots.levels import CAREFUL, COUNT, levels_of
from pentogames.bots.profile import never
from pentogames.bots.profiles.pent_up import PROFILE, Why
from pentogames.bots.thinking import think
from pentogames.core.game import play
from pentogames.core.shapes import Placement
from pentogames.games.pent_up import PENT_UP, PentUpOptions, PentUpPosition
from pentogames.teach.reasons import sentences_of, tell
from tests.contract.variants import VARIANTS

LIGHT = 0.02
"""The share of its work that a level does here."""

DENYING = [
    (
        "X(0,0)^1 X(2,-1)^1 I(-2,-3)(2,-3)^1 W(0,0)(2,-1)^2 W(-3,0)(-1,1)^1 T(-3,-6)(-2,-4)^1"
        " T(-5,-5)(-3,-4)^1 U(-3,-6)(-2,-4)^2 U(1,-6)(2,-4)^1 N(2,-6)(1,-4)^2 N(0,1)(-2,0)^2"
        " F(-4,-1)(-6,0)^1 L(-5,-3)(-6,0)^2 P(-6,-5)(-8,-4)^1 F(-8,-7)(-9,-5)^1 Y(-9,-5)(-7,-6)^2"
        " P(5,-2)(4,0)^1 Z(-8,1)(-7,-1)^1 Z(3,-4)(5,-5)^1 I(-12,-8)(-8,-8)^1 Y(-5,-6)(-4,-8)^1"
        " L(-5,-7)(-4,-4)^2",
        "V(-5,-6)(-4,-4)^3",
    ),
    (
        "P(0,0)(1,-2)^1 Y(1,0)(3,-1)^1 X(4,-2)^1 T(2,0)(3,-2)^2 T(4,1)(5,-1)^1 X(0,2)^1"
        " W(7,1)(9,2)^1 F(3,-5)(5,-6)^1 I(0,-2)(0,2)^2 W(-2,-2)(0,-3)^1 F(3,2)(1,3)^1"
        " I(4,1)(8,1)^2 L(7,1)(4,0)^3 Z(-4,4)(-3,2)^1 U(3,4)(5,3)^1 U(1,2)(3,3)^2"
        " Y(4,-4)(5,-2)^2 N(4,-4)(3,-2)^3 Z(2,-9)(3,-7)^1 P(-1,-4)(-3,-3)^1 V(-3,-4)(-1,-3)^2"
        " V(-3,4)(-2,2)^2",
        "N(0,0)(1,2)^3",
    ),
]
"""Games with two tiles left, and the only move that wins: it takes the other's last place."""

each_careful_level = pytest.mark.parametrize("level", range(CAREFUL, COUNT + 1))


def lively(options: PentUpOptions, seed: int, plies: int) -> PentUpPosition:
    """Return a position in which half of the moves were by lot and half looked best."""
    random, position = Random(seed), PENT_UP.start(options)
    for _ in range(plies):
        state = PROFILE.state(position)
        move = PROFILE.move(position, PROFILE.children(state, 24)[0][1])
        position = position.after(move if random.random() < 0.5 else position.random_move(random))
    return position


def value_after(position: PentUpPosition, move: Placement) -> float:
    """Return what the mover gets after a move with best play; for the last plies of two."""
    mover = PROFILE.mover(PROFILE.state(position))
    state = PROFILE.after(PROFILE.state(position), PROFILE.key(position, move))
    exact = PROFILE.solve(state, 1_000_000, never)
    value = PROFILE.result(state) if exact is None else exact.value
    assert value is not None
    return value[mover]


@pytest.mark.parametrize("plain", VARIANTS["pent-up"], ids=repr)
@pytest.mark.parametrize("level", range(1, COUNT + 1))
def test_moves_are_legal_in_every_variant(level: int, plain: dict[str, object]) -> None:
    options = PentUpOptions.read(plain)
    tiles = 12 * options.players
    for seed, plies in enumerate((0, 1, 5, 10, tiles - 9, tiles - 3, tiles - 1)):
        position = lively(options, seed, plies)
        thought = think("pent-up", position, level, seed, seconds=600.0, work=LIGHT)
        play(position, thought.move)


@each_careful_level
@pytest.mark.parametrize("misere", [False, True])
def test_with_two_tiles_left_it_wins_if_it_can(level: int, misere: bool) -> None:
    decided = 0
    for seed in range(80):
        position = lively(PentUpOptions(misere=misere), seed, 22)
        values = {move: value_after(position, move) for move in position.moves()}
        if len(set(values.values())) == 1:
            continue
        decided += 1
        move = think("pent-up", position, level, seed, seconds=600.0).move
        assert values[move] == max(values.values())
    assert decided >= 2


@each_careful_level
@pytest.mark.parametrize(("game", "only"), DENYING)
def test_the_last_place_on_a_level_is_denied(level: int, game: str, only: str) -> None:
    position = PENT_UP.start(PentUpOptions())
    for text in game.split():
        position = play(position, PENT_UP.parse(position, text))
    denial = PENT_UP.parse(position, only)
    assert Why.DENIES in {reason.code for reason in PROFILE.reasons(position, denial)}
    winning = [move for move in position.moves() if value_after(position, move) == 1]
    assert winning == [denial]
    assert len(list(position.moves())) > 1
    assert think("pent-up", position, level, 1, seconds=600.0).move == denial


@each_careful_level
def test_only_moves_are_found(level: int) -> None:
    found = 0
    for seed in range(60):
        position = lively(PentUpOptions(), seed, 21)
        moves = list(position.moves())
        if len(moves) > 120:
            continue
        values = {move: value_after(position, move) for move in moves}
        best = max(values.values())
        if list(values.values()).count(best) > len(moves) // 8:
            continue
        found += 1
        move = think("pent-up", position, level, seed, seconds=600.0).move
        assert values[move] == best
    assert found >= 1


def test_moves_are_checked_until_one_does_not_lose() -> None:
    ends = set()
    for seed in range(30):
        position = lively(PentUpOptions(), seed, 20)
        state = PROFILE.state(position)
        moves = list(position.moves())[::9]
        keys = [PROFILE.key(position, move) for move in moves]
        lost, wins, nodes = PROFILE.check(state, keys, 2_000_000, never)
        values = [value_after(position, move) for move in moves[: lost + 1]]
        assert not any(values[:lost])
        assert nodes > 0
        if lost < len(moves):
            assert values[lost] == (1 if wins else 0.5)
        ends.add((lost == len(moves), wins))
    assert {(True, False), (False, True)} <= ends


def test_checking_ends_with_its_nodes_and_begins_late() -> None:
    position = lively(PentUpOptions(), 3, 19)
    keys = [PROFILE.key(position, move) for move in position.moves()]
    assert PROFILE.check(PROFILE.state(position), keys, 1, never) == (0, False, 1)
    early = lively(PentUpOptions(), 3, 9)
    keys = [PROFILE.key(early, move) for move in early.moves()]
    assert PROFILE.check(PROFILE.state(early), keys, 100, never) == (0, False, 0)


def test_answers_that_win_are_counted() -> None:
    shares = set()
    for seed in range(12):
        position = lively(PentUpOptions(), seed, 21)
        keys = [key for _, key in PROFILE.children(PROFILE.state(position), 0)]
        some = keys[:: max(1, len(keys) // 16)]
        values = [value_after(position, PROFILE.move(position, key)) for key in some]
        share = PROFILE.answers(PROFILE.state(position), 2_000_000, never)
        assert share == values.count(1.0) / len(values)
        shares.add(share)
    assert {0, 1} < shares


def test_answers_that_cannot_be_counted_are_all_said_to_win() -> None:
    position = lively(PentUpOptions(), 3, 20)
    assert PROFILE.answers(PROFILE.state(position), 3, never) == 1
    last = lively(PentUpOptions(), 3, 23)
    assert PROFILE.answers(PROFILE.state(last), 2_000_000, never) == 1
    three = lively(PentUpOptions(players=3), 3, 33)
    assert PROFILE.answers(PROFILE.state(three), 2_000_000, never) == 1


def test_what_is_solved_is_said() -> None:
    position = lively(PentUpOptions(), 2, 20)
    thought = think("pent-up", position, 7, 1, seconds=600.0)
    assert thought.proved
    assert thought.depth == 4
    seat = PROFILE.mover(PROFILE.state(position))
    assert thought.value[seat] == value_after(position, thought.move)


def test_the_same_seed_gives_the_same_move() -> None:
    position = lively(PentUpOptions(), 4, 8)
    first, second = (think("pent-up", position, 4, 9, seconds=600.0).move for _ in range(2))
    assert first == second


def test_levels_differ() -> None:
    assert len({repr(level) for level in levels_of("pent-up")}) == COUNT


@pytest.mark.parametrize("plain", VARIANTS["pent-up"], ids=repr)
def test_reasons_hold_and_have_sentences(plain: dict[str, object]) -> None:
    codes = set()
    for seed in range(6):
        position = lively(PentUpOptions.read(plain), seed, 8 + 2 * seed)
        for move in list(position.moves())[:: 7 + seed]:
            level, top = move.squares[0].level, len(position.stack.covers)
            for reason in PROFILE.reasons(position, move):
                codes.add(reason.code)
                assert tell("pent-up", reason).endswith(".")
                if reason.code is Why.OPENS:
                    assert level == top + 1
                if reason.code is Why.JOINS:
                    assert level == top
                if reason.code is Why.STAYS_LOW:
                    assert level == 1 < top
    assert codes


def test_every_code_has_a_sentence() -> None:
    assert set(sentences_of("pent-up")) == set(Why)
