"""The Picture-Puzzle in writing: moves, positions and the drawing for a terminal."""

import random

import pytest

from pentogames.core.cells import Square
from pentogames.core.game import NotationError, play
from pentogames.games.picture_puzzle import (
    GIVE_UP,
    PICTURE_PUZZLE,
    REMOVE,
    Phase,
    PicturePuzzleOptions,
    Step,
    computer_move,
    solution,
)

SMALL = "/".join(["rgb......", *["........."] * 7, "......yyy"])
OTHER = "/".join(["rrrr.....", *["........."] * 8])
OPTIONS = PicturePuzzleOptions(pictures=(SMALL,))
START = PICTURE_PUZZLE.start(OPTIONS)
E5 = Square(4, 4)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("xe5-5R", Step(REMOVE, E5, 5, 1)),
        ("rc4-5L", Step("r", Square(2, 3), 5, -1)),
        ("gg7-1R", Step("g", Square(6, 6), 1, 1)),
        ("bb2-2L", Step("b", Square(1, 1), 2, -1)),
        ("ye5", Step("y", E5)),
        ("x-9L", Step(REMOVE, None, 9, -1)),
        ("gives-up", Step(GIVE_UP)),
    ],
)
def test_moves_are_read_and_written(text: str, step: Step):
    assert PICTURE_PUZZLE.parse(START, text) == step
    assert PICTURE_PUZZLE.format(START, step) == text


@pytest.mark.parametrize(
    ("text", "column"),
    [("", 1), ("e5-5R", 1), ("x", 2), ("xe5-5", 6), ("re5 5R", 4), ("gives", 2), ("x9-5R", 2)],
)
def test_what_is_wrong_with_a_move_is_told(text: str, column: int):
    with pytest.raises(NotationError) as caught:
        PICTURE_PUZZLE.parse(START, text)
    assert caught.value.column == column


@pytest.mark.parametrize("step", [Step("q", E5, 5, 1), Step(REMOVE, E5, 5, 2)])
def test_what_has_no_name_is_not_written(step: Step):
    with pytest.raises(ValueError, match=r"stone|direction"):
        PICTURE_PUZZLE.format(START, step)


@pytest.mark.parametrize(
    "options",
    [
        OPTIONS,
        PicturePuzzleOptions.read({"players": 1, "pictures": [SMALL]}),
        PicturePuzzleOptions(players=5, pictures=(SMALL, OTHER), rounds_per_picture=3),
        PicturePuzzleOptions(players=4, pictures=(SMALL,), taken_apart_by="computer"),
    ],
    ids=lambda options: f"{options.players}-{options.taken_apart_by}",
)
def test_positions_are_written_and_read_in_long_matches(options: PicturePuzzleOptions):
    rng = random.Random(4)
    longest = 0
    for skill in (0.5, 0.9, 0.97, 1.0):
        position = PICTURE_PUZZLE.start(options)
        moves: list[Step] = []
        while position.to_move is not None:
            if position.phase is Phase.TAKE_APART:
                moves = []
                move = computer_move(position, rng)
            else:
                moves = moves or list(solution(position.goal, position.taken))
                move = moves.pop(0)
                if rng.random() > skill:
                    move = rng.choice(list(position.moves()))
                elif position.refusal(move) is not None:
                    move = Step(GIVE_UP)
            position = play(position, move)
            text = PICTURE_PUZZLE.format_position(position)
            again = PICTURE_PUZZLE.parse_position(options, text)
            assert again == position
            assert (again.stones, again.places) == (position.stones, position.places)
        longest = max(longest, position.n)
    assert longest >= 4


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "six fields"),
        ("1 0 0 -,- - - -", "six fields"),
        ("0 0 0 -,- - -", "from 1 to 81"),
        ("1 3 0 -,- - -", "from 0 to 2"),
        ("1 0 0 - - -", "2 players"),
        ("1 0 0 -,x - -", "a round and a ply"),
        ("1 1 2 -,2@2 - -", "from 1 to 1"),
        ("1 1 2 -,1@3 - -", "from 1 to 2"),
        ("7 0 84 -,- - -", "not so many stones"),
        ("2 0 4 -,1@2 - -", "had ended"),
        ("1 0 0 1@1,- - -", "from 1 to 0"),
        ("1 1 2 1@2,- - -", "before the attempt"),
        ("1 0 0 -,- - xa9-1R,xb9-1R", "cannot be a move"),
        ("1 0 1 -,- xe5-1R -", "cannot be a move"),
        ("1 0 1 -,- xa9-1R gives-up", "cannot be a move"),
        ("1 0 1 -,- xa9 -", "cannot be a move"),
        ("1 0 2 -,- xa9-1R rc9-1L", "the attempt is over"),
        ("1 2 4 -,- xa9-1R rc9-1L", "goes on"),
        ("1 2 4 1@3,1@2 - -", "all removals"),
        ("1 2 4 1@4,1@2 xa9-1R rc9-1L", "has restored it"),
        ("1 2 4 -,1@2 xa9-1R re5-1L", "has not restored it"),
        ("1 2 4 1@2,1@2 xa9-1R re5-1L", "later plies"),
        ("1 0 5 -,- - -", "0 to 0 moves"),
        ("2 0 3 -,- - -", "4 to 4 moves"),
        ("1 1 2 -,1@2 x - ", "six fields"),
        ("1 1 2 -,1@2 x -", "expected a square"),
    ],
)
def test_what_is_wrong_with_a_position_is_told(text: str, says: str):
    with pytest.raises(NotationError, match=says) as caught:
        PICTURE_PUZZLE.parse_position(OPTIONS, text)
    assert 1 <= caught.value.column <= len(text) + 1


def test_the_drawing_names_hand_and_seats():
    position = START.after(Step(REMOVE, Square(0, 8), 5, 1))
    lines = PICTURE_PUZZLE.text(position).splitlines()
    assert lines[0] == "9  . g b   . . .   . . ."
    assert lines[-3:] == ["restore n=1 hand=r", "  1", "> 2"]
