"""Why moves of the Picture-Puzzle are refused: every rule, its squares and its figures."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.blocks import BLOCK_SQUARES
from pentogames.core.cells import Square
from pentogames.core.game import IllegalMove, Refusal, Role, play
from pentogames.games.picture_puzzle import (
    GIVE_UP,
    PICTURE_PUZZLE,
    REMOVE,
    PicturePuzzleOptions,
    PicturePuzzlePosition,
    Rule,
    Step,
    computer_move,
    solution,
)
from pentogames.teach.words import words_for

SMALL = "/".join(["rgb......", *["........."] * 7, "......yyy"])
A9, E5 = Square(0, 8), Square(4, 4)

TAKING = PICTURE_PUZZLE.start(PicturePuzzleOptions(pictures=(SMALL,)))
RESTORING = TAKING.after(Step(REMOVE, A9, 1, 1))
OVER = RESTORING.after(Step(GIVE_UP)).after(Step(REMOVE, A9, 1, 1)).after(Step(GIVE_UP))


def refusal(at: PicturePuzzlePosition, move: Step | str) -> Refusal:
    step = PICTURE_PUZZLE.parse(at, move) if isinstance(move, str) else move
    found = at.refusal(step)
    assert found is not None
    with pytest.raises(IllegalMove):
        play(at, step)
    assert words_for("picture-puzzle").explain(found)
    return found


@pytest.mark.parametrize(
    ("at", "move", "rule"),
    [
        (OVER, "xa9-1R", Rule.GAME_OVER),
        (TAKING, Step(REMOVE, A9, 1, 1, seat="2"), Rule.NOT_YOUR_TURN),
        (RESTORING, Step(GIVE_UP, seat="1"), Rule.NOT_YOUR_TURN),
        (TAKING, "re5-1R", Rule.TAKE_APART_NOW),
        (TAKING, "gives-up", Rule.TAKE_APART_NOW),
        (RESTORING, "xb9-1R", Rule.RESTORE_NOW),
        (TAKING, "x-5R", Rule.REMOVE_FIRST),
        (RESTORING, "r-5R", Rule.PLACE_FIRST),
        (TAKING, "xk9-1R", Rule.OFF_BOARD),
        (RESTORING, "ra10-1R", Rule.OFF_BOARD),
        (TAKING, "xe5-1R", Rule.NO_STONE),
        (RESTORING, "rg1-1R", Rule.SQUARE_TAKEN),
        (RESTORING, "ge5-1R", Rule.NOT_AT_HAND),
        (TAKING, "xa9-10R", Rule.NO_SUCH_BLOCK),
        (RESTORING, "re5-0", Rule.NO_SUCH_BLOCK),
        (TAKING, Step(REMOVE, A9, 1, 2), Rule.NO_QUARTER_TURN),
        (TAKING, Step("q", A9, 1, 1), Rule.NOT_A_MOVE),
        (TAKING, Step("", A9, 1, 1), Rule.NOT_A_MOVE),
        (RESTORING, Step("rg", E5, 1, 1), Rule.NOT_A_MOVE),
        (RESTORING, Step(GIVE_UP, E5), Rule.NOT_A_MOVE),
        (RESTORING, Step(GIVE_UP, None, 5, 1), Rule.NOT_A_MOVE),
    ],
)
def test_each_rule(at: PicturePuzzlePosition, move: Step | str, rule: Rule):
    found = refusal(at, move)
    assert found.rule == rule
    assert not found.incomplete


def test_half_a_move_is_incomplete():
    for at, move in ((TAKING, Step(REMOVE, A9)), (RESTORING, Step("r", E5))):
        found = refusal(at, move)
        assert (found.rule, found.incomplete) == (Rule.TURN_NOW, True)
        assert found.marks[0].squares == (move.square,)


def test_marks_show_what_is_wrong():
    found = refusal(TAKING, "x-5R")
    assert [(m.role, m.squares) for m in found.marks] == [(Role.BAD, BLOCK_SQUARES[5])]
    assert refusal(TAKING, "xe5-1R").marks[0].squares == (E5,)
    found = refusal(RESTORING, "ye5-1R")
    assert found.facts == {"colour": "yellow", "hand": ("red",)}
    assert words_for("picture-puzzle").explain(found) == (
        "You have no yellow stone at hand; the colours at hand are: red."
    )


numbers = st.integers(-2, 11)
junk = st.one_of(numbers, st.none(), st.text(max_size=3), st.booleans())
steps = st.builds(
    Step,
    st.one_of(st.sampled_from([REMOVE, GIVE_UP, *"rgby"]), junk),
    st.one_of(st.none(), st.builds(Square, numbers, numbers, st.integers(0, 1)), junk),
    junk,
    st.one_of(st.sampled_from([1, -1]), junk),
)


def somewhere(players: int, attempts: int, rng: random.Random) -> PicturePuzzlePosition:
    """Return a position in the middle of a match in which nobody fails on purpose."""
    options = PicturePuzzleOptions.read({"players": players, "pictures": [SMALL]})
    at = PICTURE_PUZZLE.start(options)
    for _ in range(attempts):
        if at.to_move is None:
            break
        plies = rng.randrange(2 * at.n)
        moves: list[Step] = []
        for ply in range(plies if rng.random() < 0.3 else 2 * at.n):
            if ply < at.n:
                at = at.after(computer_move(at, rng))
                continue
            moves = moves or list(solution(at.goal, at.taken))
            at = at.after(moves.pop(0))
        if at.taken:
            break
    return at


@given(st.integers(1, 3), st.integers(0, 9), st.randoms(use_true_random=False), steps)
def test_any_value_is_refused_exactly_when_it_is_no_move(
    players: int, attempts: int, rng: random.Random, step: Step
):
    at = somewhere(players, attempts, rng)
    legal = set(at.moves())
    for move in (step, *rng.sample(sorted(legal, key=str), min(len(legal), 5))):
        found = at.refusal(move)
        if found is None:
            assert move in legal
        else:
            assert move not in legal
            assert words_for("picture-puzzle").explain(found)
