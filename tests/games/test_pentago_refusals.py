"""Why turns of Pentago are refused: every rule, its squares and its figures."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.blocks import BLOCK_SQUARES, read_square_name
from pentogames.core.cells import Square
from pentogames.core.game import IllegalMove, Refusal, Role, play
from pentogames.games.pentago import PENTAGO, PentagoOptions, PentagoPosition, Rule, Turn
from pentogames.teach.words import words_for

EMPTY = "/".join(["........."] * 9)
FOUR_IN_A_ROW = "2......../" + "........./" * 7 + "1111....."
E5 = Square(4, 4)


def position(rows: str = EMPTY, **options: object) -> PentagoPosition:
    return PENTAGO.parse_position(PentagoOptions.read(options), f"{rows} 1 -,-")


def refusal(at: PentagoPosition, move: Turn | str) -> Refusal:
    turn = PENTAGO.parse(at, move) if isinstance(move, str) else move
    found = at.refusal(turn)
    assert found is not None
    with pytest.raises(IllegalMove) as caught:
        play(at, turn)
    assert caught.value.refusal == found
    return found


def sentence(found: Refusal) -> str:
    return words_for("pentago").explain(found)


def test_a_stone_alone_is_half_a_turn():
    found = refusal(position(), "e5")
    assert (found.rule, found.incomplete) == (Rule.TURN_NOW, True)
    assert found.marks[0].squares == (E5,)
    assert sentence(found) == "Your stone is on e5: now turn a block."


def test_a_block_cannot_be_turned_first():
    found = refusal(position(), "-5R")
    assert (found.rule, found.incomplete) == (Rule.PLACE_FIRST, False)
    assert [(mark.role, mark.squares) for mark in found.marks] == [(Role.BAD, BLOCK_SQUARES[5])]
    assert refusal(position(), Turn(None)).rule == Rule.PLACE_FIRST


def test_a_square_holds_one_stone():
    found = refusal(position(FOUR_IN_A_ROW), "a9-5R")
    assert found.rule == Rule.SQUARE_TAKEN
    assert [(m.role, m.squares, m.label) for m in found.marks] == [
        (Role.BAD, (read_square_name("a9"),), "2")
    ]
    assert sentence(found) == "There is a stone on a9 already."


@pytest.mark.parametrize("text", ["k5-5R", "a10-5R", "z99"])
def test_stones_lie_on_the_board(text: str):
    assert refusal(position(), text).rule == Rule.OFF_BOARD


@pytest.mark.parametrize("text", ["e1-5R", "e1-0", "e1-7L", "e1-12R"])
def test_no_block_is_turned_once_the_stone_has_won(text: str):
    found = refusal(position(FOUR_IN_A_ROW, skip_while_empty=True), text)
    assert found.rule == Rule.ALREADY_WON
    (row,) = (mark.squares for mark in found.marks if mark.role is Role.CAUSE)
    assert row == tuple(map(read_square_name, ["a1", "b1", "c1", "d1", "e1"]))
    assert "e1 makes five" in sentence(found)


def test_blocks_turn_clockwise_only_unless_agreed():
    found = refusal(position(), "e5-3L")
    assert found.rule == Rule.DIRECTION_NOT_ALLOWED
    assert found.facts["instead"] == "3R"
    assert found.marks[0].squares == BLOCK_SQUARES[3]
    assert position(directions="either").refusal(PENTAGO.parse(position(), "e5-3L")) is None


def test_turning_is_not_skipped_unless_agreed():
    assert refusal(position(), "e5-0").rule == Rule.SKIP_NOT_ALLOWED
    assert position(skip_while_empty=True).refusal(Turn(E5, 0)) is None


def test_turning_is_skipped_only_while_a_block_is_empty():
    # All blocks but the middle one hold a stone.
    rows = "/".join(["1..2..1..", *["........."] * 2, "2.......1", *["........."] * 4, "2..1..2.."])
    at = position(rows, skip_while_empty=True)
    assert at.refusal(PENTAGO.parse(at, "a5-0")) is None
    found = refusal(at, "e5-0")
    assert found.rule == Rule.NO_EMPTY_BLOCK
    assert not found.incomplete


@pytest.mark.parametrize("block", [10, -1, "5", 5.5, True])
def test_there_are_nine_blocks(block: object):
    found = refusal(position(), Turn(E5, block, 1))  # type: ignore[arg-type]
    assert found.rule == Rule.NO_SUCH_BLOCK
    assert str(block) in sentence(found)


@pytest.mark.parametrize("quarters", [0, 2, -3, None, "R"])
def test_blocks_turn_by_one_quarter(quarters: object):
    found = refusal(position(), Turn(E5, 5, quarters))  # type: ignore[arg-type]
    assert found.rule == Rule.NO_QUARTER_TURN


def test_nobody_moves_for_another():
    at = position()
    found = refusal(at, Turn(E5, 5, 1, seat="2"))
    assert found.rule == Rule.NOT_YOUR_TURN
    assert sentence(found) == "It is the turn of Player 1."
    assert at.refusal(Turn(E5, 5, 1, seat="1")) is None


def test_nothing_is_played_after_the_end():
    over = position(FOUR_IN_A_ROW).after(Turn(read_square_name("e1")))
    found = refusal(over, "e5-5R")
    assert found.rule == Rule.GAME_OVER
    assert found.marks == over.outcome().marks  # type: ignore[union-attr]


numbers = st.integers(-2, 11)
junk = st.one_of(numbers, st.none(), st.text(max_size=3), st.floats(), st.booleans())
squares = st.one_of(
    st.none(),
    st.builds(Square, numbers, numbers, st.integers(0, 1)),
    st.builds(Square, junk, junk),
    st.tuples(junk, junk),
    st.text(max_size=3),
)
turns = st.builds(
    Turn, squares, junk, junk, st.one_of(st.none(), st.sampled_from(["1", "2", "A1", ""]))
)
start_options = st.sampled_from(
    [
        PentagoOptions(),
        PentagoOptions(players=4, teams="pairs", directions="either"),
        PentagoOptions(players=3, directions="either", skip_while_empty=True),
    ]
)


@given(start_options, st.integers(0, 40), st.randoms(use_true_random=False), turns)
def test_any_value_is_refused_exactly_when_it_is_no_move(
    options: PentagoOptions, plies: int, rng: random.Random, turn: Turn
):
    at = PENTAGO.start(options)
    for _ in range(plies):
        if at.to_move is None:
            break
        at = at.after(rng.choice(list(at.moves())))
    found = at.refusal(turn)
    if found is None:
        assert turn in set(at.moves())
        assert turn.seat in (None, at.to_move)
    else:
        assert words_for("pentago").explain(found)
        painted = {square for mark in found.marks for square in mark.squares}
        assert painted <= set(PENTAGO.layout(at).squares)


@given(start_options, st.integers(0, 60), st.randoms(use_true_random=False))
def test_a_mutated_move_is_refused_exactly_when_it_is_not_listed(
    options: PentagoOptions, plies: int, rng: random.Random
):
    at = PENTAGO.start(options)
    for _ in range(plies):
        if at.to_move is None:
            break
        at = at.after(rng.choice(list(at.moves())))
    legal = set(at.moves())
    for move in rng.sample(sorted(legal, key=str), min(len(legal), 20)):
        for mutant in (
            move,
            Turn(move.square),
            Turn(move.square, 0),
            Turn(move.square, move.block, -move.quarters),
            Turn(move.square, rng.randrange(-1, 12), rng.choice((-1, 0, 1, 2))),
            Turn(Square(rng.randrange(-1, 10), rng.randrange(-1, 10)), move.block, move.quarters),
        ):
            assert (at.refusal(mutant) is None) == (mutant in legal)
