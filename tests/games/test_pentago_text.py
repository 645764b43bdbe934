"""Pentago in writing: turns, positions and the drawing for a terminal."""

import random

import pytest

from pentogames.core.cells import Square
from pentogames.core.game import NotationError
from pentogames.games.pentago import PENTAGO, PentagoOptions, Turn

START = PENTAGO.start(PentagoOptions())
EMPTY = "/".join(["........."] * 9)
E5 = Square(4, 4)


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("e5-5R", Turn(E5, 5, 1)),
        ("e5-5L", Turn(E5, 5, -1)),
        ("e5-0", Turn(E5, 0)),
        ("e5", Turn(E5)),
        ("-9L", Turn(None, 9, -1)),
        ("k12-10R", Turn(Square(10, 11), 10, 1)),
    ],
)
def test_turns_are_read_and_written(text: str, turn: Turn):
    assert PENTAGO.parse(START, text) == turn
    assert PENTAGO.format(START, turn) == text


def test_letters_may_be_of_either_case():
    assert PENTAGO.parse(START, "E5-5l") == Turn(E5, 5, -1)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("5e", 1),
        ("e0-5R", 1),
        ("e5-", 3),
        ("e5 5R", 3),
        ("e5-5", 5),
        ("e5-0R", 5),
        ("e5-5RR", 6),
        ("e5-5X", 5),
        ("e５-5R", 1),
        ("e" + "9" * 5000, 11),
        ("e5-" + "9" * 5000, 13),
    ],
)
def test_what_is_wrong_with_a_turn_is_told(text: str, column: int):
    with pytest.raises(NotationError) as caught:
        PENTAGO.parse(START, text)
    assert caught.value.column == column


@pytest.mark.parametrize("turn", [Turn(E5, 5, 2), Turn(Square(-1, 0), 5, 1)])
def test_what_has_no_name_is_not_written(turn: Turn):
    with pytest.raises(ValueError, match=r"direction|letter"):
        PENTAGO.format(START, turn)


@pytest.mark.parametrize(
    "options",
    [
        PentagoOptions(),
        PentagoOptions(players=4, directions="either"),
        PentagoOptions(players=3, first_five_ends=True),
        PentagoOptions(players=4, teams="pairs"),
        PentagoOptions(players=3, teams="two-against-one", skip_while_empty=True),
    ],
    ids=str,
)
def test_positions_are_written_and_read(options: PentagoOptions):
    rng = random.Random(11)
    for _ in range(6):
        position = PENTAGO.start(options)
        while True:
            text = PENTAGO.format_position(position)
            assert '"' not in text
            assert "\n" not in text
            again = PENTAGO.parse_position(options, text)
            assert again == position
            assert hash(again) == hash(position)
            assert again.ply == position.ply
            assert len(PENTAGO.tokens(again)) == 9 + position.ply
            if position.to_move is None:
                assert again.outcome() == position.outcome()
                break
            position = position.after(rng.choice(list(position.moves())))


def row(stones: str) -> str:
    """Return the rows of a board with stones on the lowest row."""
    return "........./" * 8 + stones


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "three fields"),
        (f"{EMPTY} 1", "three fields"),
        (f"{EMPTY[:-1]} 1 -,-", "nine squares"),
        (f"{row('3........')} 1 -,-", "none of"),
        (f"{EMPTY} 3 -,-", "from 1 to 2"),
        (f"{EMPTY} 0 -,-", "from 1 to 2"),
        (f"{EMPTY} x -,-", "from 1 to 2"),
        (f"{EMPTY} {'9' * 5000} -,-", "from 1 to 2"),
        (f"{EMPTY} 1 -", "expected 2 plies"),
        (f"{EMPTY} 1 -,x", "from 1 to 81"),
        (f"{EMPTY} - -,-", "goes on"),
        (f"{row('11111....')} 1 -,-", "1 has five already"),
        (f"{row('1111.....')} - 4,-", "so few stones"),
        (f"{row('11111....')} - 7,-", "ply to come"),
        (f"{row('1111.1...')} - 5,-", "1 has no five"),
        (f"{row('11111....')} 2 5,-", "is over"),
        (f"{row('111112222')} - 5,9", "2 cannot have made five of so few"),
    ],
)
def test_what_is_wrong_with_a_position_is_told(text: str, says: str):
    with pytest.raises(NotationError, match=says):
        PENTAGO.parse_position(PentagoOptions(), text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("........./" * 7 + "22222..../11111.... 3 5,9,-", "ended before"),
        ("........./" * 7 + "22222..../11111.... 1 -,10,-", "1 has five already"),
        ("........./" * 8 + "11111.... 1 5,-,-", "1 has made five already"),
    ],
)
def test_what_cannot_be_among_three_is_told(text: str, says: str):
    options = PentagoOptions(players=3, first_five_ends=says == "ended before")
    with pytest.raises(NotationError, match=says):
        PENTAGO.parse_position(options, text)


def test_the_drawing_names_the_seats():
    options = PentagoOptions(players=3)
    lines = PENTAGO.text(
        PENTAGO.parse_position(options, f"{row('11111.2..')} 2 5,-,-")
    ).splitlines()
    assert lines[10] == "1  1 1 1   1 1 .   2 . ."
    assert lines[-3:] == ["  1  1", "> 2", "  3"]
