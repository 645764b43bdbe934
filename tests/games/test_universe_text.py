"""The notation of moves, and set-up positions in one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.cells import Square, read_letter_name
from pentogames.core.game import NotationError
from pentogames.core.shapes import NUMBERS, SHAPES, Placement
from pentogames.games.universe import UNIVERSE, UniverseOptions

START = UNIVERSE.start(UniverseOptions())
FOUR = UNIVERSE.start(UniverseOptions(players=4))


def squares(text: str) -> tuple[Square, ...]:
    return tuple(sorted(map(read_letter_name, text.split())))


@pytest.mark.parametrize(
    ("text", "piece", "covered"),
    [
        ("1-B2", "X", "A2 B1 B2 B3 C2"),
        ("X-B2", "X", "A2 B1 B2 B3 C2"),
        ("7-B3-E4", "L", "B3 C3 D3 E3 E4"),
        ("L-B3-E4", "L", "B3 C3 D3 E3 E4"),
        ("l-b3-e4", "L", "B3 C3 D3 E3 E4"),
        ("1.7-B3-E4", "L", "B3 C3 D3 E3 E4"),
        ("12. 7-b3-e4 ", "L", "B3 C3 D3 E3 E4"),
        ("3...2-A1-A5", "I", "A1 A2 A3 A4 A5"),
        ("2-A5-A1", "I", "A1 A2 A3 A4 A5"),
        ("F-D3-C5", "F", "C4 C5 D3 D4 E4"),
    ],
)
def test_reads_numbers_letters_and_move_numbers(text: str, piece: str, covered: str):
    assert UNIVERSE.parse(START, text) == Placement("White", piece, squares(covered))


def test_reads_moves_of_who_has_the_turn():
    after = START.after(UNIVERSE.parse(START, "12-D3-C5"))
    assert UNIVERSE.parse(after, "1-F6").seat == "Black"


def test_reads_and_writes_every_first_move_on_the_whole_board():
    for move in FOUR.moves():
        text = UNIVERSE.format(FOUR, move)
        assert UNIVERSE.parse(FOUR, text) == move
        assert UNIVERSE.parse(FOUR, f"4.{text.lower()}") == move
        number, _, marks = text.partition("-")
        assert UNIVERSE.parse(FOUR, f"{NUMBERS[int(number)].letter}-{marks}") == move


@pytest.mark.parametrize("piece", "TUVWZI")
def test_symmetric_pieces_have_two_notations_and_the_smaller_is_written(piece: str):
    for move in START.moves():
        if move.piece != piece:
            continue
        written = UNIVERSE.format(START, move)
        both = set()
        for orientation in SHAPES[piece].orientations:
            left, low = min(s.x for s in move.squares), min(s.y for s in move.squares)
            lying = tuple((s.x - left, s.y - low) for s in move.squares)
            if orientation.offsets != lying:
                continue
            for marks in orientation.marks:
                (x1, y1), (x2, y2) = marks
                first, second = Square(left + x1, low + y1), Square(left + x2, low + y2)
                names = [f"{'ABCDEFGHIJ'[s.x]}{s.y + 1}" for s in (first, second)]
                both.add((first, second, f"{SHAPES[piece].number}-{names[0]}-{names[1]}"))
        assert len(both) == 2
        assert {UNIVERSE.parse(START, text) for _, _, text in both} == {move}
        assert written == min(both)[2]


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("", 1, "7-B3-E4"),
        ("   ", 4, "7-B3-E4"),
        ("13-B3-E4", 1, "'13' is no piece"),
        ("0-B3", 1, "'0' is no piece"),
        ("Q-B3-E4", 1, "'Q' is no piece"),
        ("1.Q-B3-E4", 3, "'Q' is no piece"),
        ("FI-B3-E4", 1, "'FI' is no piece"),
        ("ı-A1-A5", 1, "is no piece"),
        ("²-A1-A5", 1, "is no piece"),
        ("7", 2, "needs two squares"),
        ("7-B3", 5, "needs two squares"),
        ("1", 2, "needs one square"),
        ("1-B2-B2", 6, "takes only one square"),
        ("7-B3-E4-F5", 9, "takes only two squares"),
        ("7-3B-E4", 3, "'3B' is no square"),
        ("7-B3-", 6, "'' is no square"),
        ("7-B3-E0", 6, "'E0' is no square"),
        ("7-B3-E5", 6, "never lie on B3 and E5"),
        ("  2.7-B3-B3", 10, "never lie on B3 and B3"),
    ],
)
def test_says_where_a_move_is_wrong(text: str, column: int, words: str):
    with pytest.raises(NotationError) as caught:
        UNIVERSE.parse(START, text)
    assert words in str(caught.value)
    assert caught.value.column == column


@given(st.text(alphabet="0123456789ABXLabxl-. ", max_size=12) | st.text(max_size=8))
def test_any_text_is_a_move_or_an_error_within_it(text: str):
    try:
        move = UNIVERSE.parse(START, text)
    except NotationError as error:
        column = error.column
    else:
        column = 1
        assert len(move.squares) == 5
    assert 1 <= column <= len(text) + 1


def test_a_move_without_a_notation_is_an_error():
    with pytest.raises(ValueError, match="form of piece X"):
        UNIVERSE.format(START, Placement("White", "X", squares("A1 A2 A3 A4 A5")))


def test_positions_in_one_line():
    options = UniverseOptions(players=3)
    text = "White:1-F6 Yellow:2-A8-E8 Red:12-I6-H8 turn:White"
    position = UNIVERSE.parse_position(options, text)
    assert UNIVERSE.format_position(position) == text
    assert (position.to_move, position.ply) == ("White", 3)
    assert position.hand("Yellow") == "FLNPTUVWXYZ"
    assert UNIVERSE.format_position(START) == "turn:White"
    assert UNIVERSE.parse_position(UniverseOptions(), " turn:White ") == START


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("", 1, "turn:White"),
        ("White:1-B3", 11, "turn:White"),
        ("hello", 1, "expected White:7-B3-E4"),
        ("Blue:1-C3 turn:White", 1, "'Blue' does not play here"),
        ("White:1-C turn:White", 9, "'C' is no square"),
        ("White:1-C3 Black:Q-C3 turn:White", 18, "'Q' is no piece"),
        ("White:1-C3 White:1-G7 turn:White", 18, "used piece X before"),
        ("White:1-A1 turn:Black", 7, "does not lie on the board"),
        ("White:7-I9-L10 turn:Black", 7, "does not lie on the board"),
        ("White:1-C3 Black:1-D3 turn:White", 18, "lies on another piece"),
        ("White:1-B2 turn:Black", 1, "A1 would be fenced off"),
        ("turn:Red", 6, "White, Black"),
        ("turn:nobody", 6, "White, Black"),
        ("turn:White White:1-C3", 12, "nothing may follow"),
        ("out:Black turn:White", 5, "a seat and a ply"),
        ("out:Red@0 turn:White", 5, "a seat and a ply"),
        ("out:Black@0 out:Black@0 turn:White", 17, "out already"),
        ("out:Black@0 turn:Black", 18, "nobody"),
        ("out:Black@0 turn:nobody", 1, "has a legal move"),
        ("out:Black@7 turn:nobody", 1, "a ply to come"),
        ("out:Black@3 out:White@2 turn:nobody", 23, "first comes first"),
    ],
)
def test_says_where_a_position_is_wrong(text: str, column: int, words: str):
    with pytest.raises(NotationError) as caught:
        UNIVERSE.parse_position(UniverseOptions(), text)
    assert words in str(caught.value)
    assert caught.value.column == column
