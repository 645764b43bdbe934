"""Pentago's computer player: values, proofs, tactics from level 4 on, legality, and reasons."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.bots.levels import COUNT
from pentogames.bots.profile import Reason, never
from pentogames.bots.profiles import profile_of
from pentogames.bots.profiles._pentago_proofs import Stopped, wins_in
from pentogames.bots.profiles._pentago_reasons import Why
from pentogames.bots.profiles.pentago import PROFILE
from pentogames.bots.thinking import MOVE_ONLY, think
from pentogames.core.game import play
from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PENTAGO, PentagoOptions, PentagoPosition
from pentogames.teach.reasons import sentences_of, tell
from tests.bots.pentago_games import (
    FORK,
    FORKING,
    OPTIONS,
    can_make_five,
    colour_to_move,
    lively,
    lively_position,
    move_forces,
    nearly_full,
)

EMPTY = "........."


def board(*rows: str, turn: str = "1 -,-", **options: object) -> PentagoPosition:
    """A position by its rows from the top; rows that are missing below are empty."""
    full = (*rows, *(EMPTY,) * (9 - len(rows)))
    read = PentagoOptions.read(options)
    return PENTAGO.parse_position(read, f"{'/'.join(full)} {turn}")


STONE_WINS = board(EMPTY, ".1.......", ".1...2...", ".1.......", ".1..22...", "....2....")
TURN_WINS = board(
    *(".........", "1.2.....2", ".....21.."),
    *("..1...1..", "11.2.2...", "...2..2.."),
    *("2....1...", ".....1...", "..1......"),
    turn="2 -,-",
)
MUST_BLOCK = board(EMPTY, ".2..1....", ".2..1.1..", ".2....1..", ".2.......")
MUST_BLOCK_TURN = board(
    *("21.2112..", ".1...2...", "........."),
    *("112.21.1.", "2...112..", "...2..21."),
    *("........1", "..2......", "........."),
    turn="2 -,-",
)
FORKED = PENTAGO.parse_position(PentagoOptions(), FORK)
SHARED = board(
    *(".......2.", "...1.....", "........."),
    *("1.221...1", "...121..1", "..1.11..."),
    *(".2.2.22..", "..2.21...", "..2..12.1"),
    turn="2 -,-",
)
"""After e3-5R every answer leaves 2 a five, but after d6-8R his turn makes one for 1 as well."""


def named(position: PentagoPosition, moves: list[Turn]) -> set[str]:
    return {PENTAGO.format(position, move) for move in moves}


def best_moves(position: PentagoPosition, level: int) -> set[str]:
    """What a level plays in a position by several seeds; a hundredth of its work is enough."""
    return {
        PENTAGO.format(position, think("pentago", position, level, seed, work=0.01).move)
        for seed in range(3)
    }


def test_the_game_is_known_by_its_name() -> None:
    assert profile_of("pentago") is PROFILE


@pytest.mark.parametrize("options", OPTIONS, ids=repr)
def test_values_are_shares_of_those_left_behind(options: PentagoOptions) -> None:
    for seed in range(3):
        position = lively_position(options, seed, 81)
        state = PROFILE.state(position)
        sides = PROFILE.sides(position)
        assert PROFILE.mover(state) == -1
        value = PROFILE.result(state)
        assert value is not None
        assert sum(value) == pytest.approx(len(sides) / 2)
        outcome = position.outcome()
        assert outcome is not None
        if outcome.draw:
            assert set(value) == {0.5}
        for one, worth in zip(sides, value, strict=True):
            for other, less in zip(sides, value, strict=True):
                assert (outcome.places[one] < outcome.places[other]) == (worth > less)


@given(position=lively, seed=st.integers(0, 1000))
@settings(max_examples=25)
def test_estimates_add_up(position: PentagoPosition, seed: int) -> None:
    state = PROFILE.state(position)
    for value in (
        PROFILE.estimate(state),
        PROFILE.playout(state, seed, random=True),
        PROFILE.playout(state, seed, random=False),
    ):
        assert len(value) == len(PROFILE.sides(position))
        assert sum(value) == pytest.approx(len(value) / 2)
        assert all(0 <= share <= 1 for share in value)


@given(position=lively)
@settings(max_examples=25)
def test_children_are_legal_and_fall_in_value(position: PentagoPosition) -> None:
    if position.turn is None:
        return
    state = PROFILE.state(position)
    everything = PROFILE.children(state, 0)
    assert sorted(map(str, (PROFILE.move(position, key) for _, key in everything))) == sorted(
        map(str, position.moves())
    )
    chosen = PROFILE.children(state, 12)
    assert 1 <= len(chosen) <= 12
    for children in (everything, chosen):
        values = [value for value, _ in children]
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize("level", range(1, COUNT + 1))
@given(position=lively, seed=st.integers(0, 1000))
@settings(max_examples=6)
def test_every_level_plays_legal_moves(level: int, position: PentagoPosition, seed: int) -> None:
    if position.turn is None:
        return
    thought = think("pentago", position, level, seed, work=0.002, detail=MOVE_ONLY)
    play(position, thought.move)


@pytest.mark.parametrize("level", range(4, COUNT + 1))
@pytest.mark.parametrize("position", [STONE_WINS, TURN_WINS], ids=["stone", "turn"])
def test_levels_from_4_make_five(level: int, position: PentagoPosition) -> None:
    wins = named(position, wins_in(position, 1))
    assert wins
    assert best_moves(position, level) <= wins


@pytest.mark.parametrize("level", range(4, COUNT + 1))
@pytest.mark.parametrize("position", [MUST_BLOCK, MUST_BLOCK_TURN], ids=["stone", "turn"])
def test_levels_from_4_keep_the_other_from_five(level: int, position: PentagoPosition) -> None:
    assert not wins_in(position, 1)
    blocks = {
        PENTAGO.format(position, move)
        for move in position.moves()
        if not can_make_five(position.after(move)) and not any(position.after(move).outs)
    }
    assert 0 < len(blocks) < sum(1 for _ in position.moves()) / 4
    assert best_moves(position, level) <= blocks


@pytest.mark.parametrize("level", range(4, COUNT + 1))
def test_levels_from_4_find_what_cannot_be_stopped(level: int) -> None:
    position = FORKED
    assert best_moves(position, level) <= set(FORKING)
    thought = think("pentago", position, level, 1)
    assert thought.proved
    assert thought.depth == 3


def test_five_in_two_turns_is_proved_with_all_moves_that_make_it() -> None:
    position = FORKED
    assert wins_in(position, 1) == []
    assert named(position, wins_in(position, 2)) == set(FORKING)


def test_a_five_that_must_be_shared_wins_nothing() -> None:
    assert wins_in(SHARED, 2) == []
    exact = PROFILE.solve(PROFILE.state(SHARED), 10_000, never)
    assert exact is None or exact.value != (0.0, 1.0)


@pytest.mark.parametrize("players", [2, 3])
def test_wins_are_those_that_trying_everything_finds(players: int) -> None:
    options = PentagoOptions(players=players)
    found = 0
    for seed in range(0, 20, 4):
        position = nearly_full(options, seed, 4, 2 * seed)
        colour = colour_to_move(position)
        expected = [m for m in position.moves() if move_forces(position, m, colour, 1)]
        assert named(position, wins_in(position, 2)) == named(position, expected)
        found += len(expected)
    assert found


def test_a_proof_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        wins_in(FORKED, 3, stop=lambda: True)
    state = PROFILE.state(FORKED)
    assert PROFILE.solve(state, 10_000, lambda: True) is None


def test_the_end_of_a_game_is_no_ground_for_a_proof() -> None:
    position = STONE_WINS.after(wins_in(STONE_WINS, 1)[0])
    assert wins_in(position, 2) == []


def test_a_position_without_defence_is_proved_lost() -> None:
    position = FORKED.after(PENTAGO.parse(FORKED, FORKING[0]))
    exact = PROFILE.solve(PROFILE.state(position), 10_000, never)
    assert exact is not None
    assert (exact.value, exact.depth) == ((1.0, 0.0), 2)
    assert think("pentago", position, 5, 1).proved


def test_places_are_not_proved_where_the_game_goes_on() -> None:
    state = PROFILE.state(lively_position(PentagoOptions(players=3), 1, 20))
    assert PROFILE.solve(state, 10_000, never) is None


def reasons(position: PentagoPosition, text: str) -> dict[str, Reason]:
    move = PENTAGO.parse(position, text)
    found = PROFILE.reasons(position, move)
    for reason in found:
        assert tell("pentago", reason)
        assert "{" not in tell("pentago", reason)
    return {reason.code: reason for reason in found}


def test_five_is_the_reason_that_counts() -> None:
    stone = wins_in(STONE_WINS, 1)[0]
    assert set(reasons(STONE_WINS, PENTAGO.format(STONE_WINS, stone))) == {Why.MAKES_FIVE}
    for move in wins_in(TURN_WINS, 1):
        found = reasons(TURN_WINS, PENTAGO.format(TURN_WINS, move))
        assert set(found) == {Why.TURNS_FIVE}
        assert found[Why.TURNS_FIVE].facts == {"block": move.block}


def test_threats_and_forks_are_told() -> None:
    for text in FORKING:
        found = reasons(FORKED, text)
        assert next(iter(found)) == Why.FORCES
        assert found[Why.FORCES].facts["side"] == "2"
    assert Why.FORCES not in reasons(FORKED, "a9-1R")


def test_blocking_a_stone_and_blocking_a_turn_are_told_apart() -> None:
    stopped = {}
    for position in (MUST_BLOCK, MUST_BLOCK_TURN):
        text = next(iter(best_moves(position, 5)))
        stopped[position] = reasons(position, text)
        assert Why.LETS not in stopped[position]
    assert stopped[MUST_BLOCK][Why.BLOCKS].facts == {"side": "2"}
    facts = stopped[MUST_BLOCK_TURN][Why.STOPS_TURN].facts
    assert facts == {"side": "1", "block": 2}


def test_what_a_move_lets_others_do_is_told() -> None:
    assert reasons(MUST_BLOCK, "i9-3R")[Why.LETS].facts == {"side": "2"}
    # The turn of block 4 completes the five of 2 in column b.
    given = board(EMPTY, ".2.......", ".2.......", ".2.......", "..2......", ".2.......")
    moved = {
        code
        for move in given.moves()
        for code in (r.code for r in PROFILE.reasons(given, move))
        if move.block == 4 and move.square == (8, 8, 0)
    }
    assert moved & {Why.GIVES, Why.LETS}


def test_quiet_moves_have_reasons_too() -> None:
    start = PENTAGO.start(PentagoOptions())
    assert set(reasons(start, "e5-1R")) == {Why.CENTRE}
    assert reasons(start, "a1-9R") == {}
    quiet = board(EMPTY, EMPTY, EMPTY, EMPTY, "..11.....", EMPTY, "2.2.2....")
    assert reasons(quiet, "e5-9R")[Why.BUILDS].facts == {"count": 3}
    broken = reasons(quiet, "b3-3R")[Why.BREAKS]
    assert broken.facts == {"count": 3, "side": "2"}


def test_every_reason_has_a_sentence() -> None:
    assert set(sentences_of("pentago")) == set(Why)
