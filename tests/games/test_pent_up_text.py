"""Pent-Up's moves, positions and boards as text and data, and its words."""

import json
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.cells import Square
from pentogames.core.game import NotationError, Outcome, Refusal, play
from pentogames.core.shapes import SHAPES, Placement, moved
from pentogames.games.pent_up import PENT_UP, PentUpOptions, Reason, Rule
from pentogames.teach.words import words_for
from pentogames.teach.words.pent_up import WORDS, ahead_now

PAIR = "I(0,0)(4,0)^1 I(0,1)(4,1)^1"


def pair():
    return PENT_UP.parse_position(PentUpOptions(3), PAIR)


def test_a_move_is_written_by_its_marks_and_level():
    position = PENT_UP.start(PentUpOptions())
    assert PENT_UP.format(position, next(position.placements("X"))) == "X(0,0)^1"
    first = {PENT_UP.format(position, move) for move in position.placements("I")}
    assert first == {"I(0,0)(4,0)^1", "I(0,0)(0,4)^1"}
    f = Placement("White", "F", moved(SHAPES["F"].offsets, 3, -2, 2))
    assert PENT_UP.format(position, f) == "F(3,-1)(5,-2)^2"


def test_both_notations_are_read_and_the_smaller_is_written():
    position = pair()
    for one, other in (("T(0,2)(1,4)", "T(2,2)(1,4)"), ("I(0,2)(4,2)", "I(4,2)(0,2)")):
        move = PENT_UP.parse(position, one)
        assert PENT_UP.parse(position, other) == move
        assert PENT_UP.format(position, move) == f"{one}^1"


def test_the_level_may_be_left_out():
    position = pair()
    for text, level in (("X(2,3)", 1), ("X(2,2)", 2), ("P(0,0)(1,2)", 2), ("i(9,9)(9,5)", 1)):
        move = PENT_UP.parse(position, text)
        assert {square.level for square in move.squares} == {level}
        assert PENT_UP.parse(position, f"{text}^{level}") == move
        assert move.seat == "Red"


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("", 1, "letter"),
        ("Q(0,0)^1", 1, "letter"),
        ("F", 2, "square"),
        ("F(0,0)", 7, "square"),
        ("F(0,0)^1", 7, "square"),
        ("F(0,0)(0,1)^1", 2, "marked"),
        ("X(0;0)^1", 2, "square"),
        ("X(0,0)(0,0)^1", 7, "level"),
        ("X( 0,0)^1", 2, "square"),
        ("X(2,3)^2", 8, "level 1"),
        ("P(0,0)(1,2)^1", 13, "level 2"),
        ("P(0,0)(1,2)^0", 13, "level 2"),
        ("X(2,3)^", 7, "end"),
        ("X(2,3)^1 ", 9, "end"),
        ("X(2,3)^-1", 7, "end"),
        (f"X({'9' * 5000},3)", 2, "square"),
        ("X(٣,3)", 2, "square"),
    ],
)
def test_a_wrong_text_is_an_error_that_tells_where(text, column, says):
    with pytest.raises(NotationError, match=says) as caught:
        PENT_UP.parse(pair(), text)
    assert caught.value.column == column


@given(st.text(alphabet="FIXfx()0123456789,-^ ." + string.ascii_letters, max_size=24))
def test_any_text_is_a_move_or_an_error(text):
    position = pair()
    column = 1
    try:
        move = PENT_UP.parse(position, text)
    except NotationError as error:
        column = error.column
    else:
        assert PENT_UP.parse(position, PENT_UP.format(position, move)) == move
        position.refusal(move)
    assert 1 <= column <= len(text) + 1


def test_what_is_no_tile_has_no_notation():
    for piece, squares in (("I", ()), ("Q", (Square(0, 0, 1),)), ("X", (Square(0, 0, 1),))):
        with pytest.raises(ValueError, match="no notation"):
            PENT_UP.format(pair(), Placement("Red", piece, squares))


def test_a_position_is_written_as_the_moves_that_lead_there():
    assert PENT_UP.format_position(pair()) == PAIR
    start = PENT_UP.start(PentUpOptions(3))
    assert PENT_UP.format_position(start) == "-"
    assert PENT_UP.parse_position(PentUpOptions(3), "-") == start
    assert PENT_UP.parse_position(PentUpOptions(3), "  I(4,0)(0,0)  i(0,1)(4,1)^1 ") == pair()
    assert PENT_UP.parse_position(PentUpOptions(2), PAIR) != pair()


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("", 1, "expected moves"),
        ("- -", 1, "letter"),
        ("X(1,0)^2", 8, "level 1"),
        (f"{PAIR} I(0,1)(4,1)^2", 29, "one-tile-below"),
        (f"{PAIR}  I(0,2)(4,2)^2", 42, "level 1"),
        (f"{PAIR} I(0,2)", 35, "square"),
    ],
)
def test_a_position_that_cannot_be_is_an_error(text, column, says):
    with pytest.raises(NotationError, match=says) as caught:
        PENT_UP.parse_position(PentUpOptions(3), text)
    assert caught.value.column == column


def test_a_game_that_goes_on_after_its_end_is_an_error():
    position = PENT_UP.start(PentUpOptions())
    while position.to_move is not None:
        position = position.after(next(position.moves()))
    text = PENT_UP.format_position(position)
    assert PENT_UP.parse_position(position.options, text) == position
    with pytest.raises(NotationError, match="game-over"):
        PENT_UP.parse_position(position.options, f"{text} X(99,99)^1")


def test_layout_shows_the_tiles_and_a_margin():
    layout = PENT_UP.layout(pair())
    assert layout.unbounded
    assert layout.levels == 1
    assert (layout.squares[0], layout.squares[-1]) == (Square(-5, -5, 1), Square(9, 6, 1))
    assert len(layout.squares) == 15 * 12
    assert layout.name(Square(-3, 14, 1)) == "(-3,14)"
    assert all(layout.square(layout.name(square)) == square for square in layout.squares)
    raised = pair().after(next(pair().placements("P")))
    assert PENT_UP.layout(raised).levels == 2
    empty = PENT_UP.layout(PENT_UP.start(PentUpOptions()))
    assert len(empty.squares) == 11 * 11


@pytest.mark.parametrize("name", ["", "A1", "(1,2", "(1, 2)", "(1,2)^1", "(,)"])
def test_layout_reads_no_other_names(name):
    with pytest.raises(ValueError, match="no square"):
        PENT_UP.layout(pair()).square(name)


def test_board_is_worded_as_the_protocol_has_it():
    position = pair()
    position = play(position, PENT_UP.parse(position, "P(0,1)(2,0)"))
    board = json.loads(json.dumps(PENT_UP.board(position)))
    assert board["levels"] == {"White": [1, 0], "Black": [1, 0], "Red": [0, 1]}
    assert board["placed"][0] == {
        "player": "White",
        "piece": "I",
        "level": 1,
        "squares": [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]],
    }
    assert board["placed"][2]["level"] == 2
    assert PENT_UP.board(PENT_UP.start(PentUpOptions())) == {
        "placed": [],
        "levels": {"White": [], "Black": []},
    }


def test_text_draws_the_topmost_tiles():
    position = pair()
    position = position.after(next(position.placements("P")))
    drawing = PENT_UP.text(position)
    assert drawing.count("RP2") == 5
    assert drawing.count("WI1") + drawing.count("BI1") == 5
    assert "Red   FILNTUVWXYZ  0 1" in drawing
    assert "White FILNPTUVWXYZ -" in PENT_UP.text(PENT_UP.start(PentUpOptions()))


# ---- words ----

FACTS = {
    "seat": "White",
    "to_move": "Red",
    "piece": "F",
    "level": 2,
    "highest": 3,
    "count": 2,
    "x": 3,
    "y": -4,
}


def test_words_miss_no_rule_no_reason_no_name_and_no_option():
    assert words_for("pent-up") is WORDS
    assert set(WORDS.refusals) == set(Rule)
    assert set(WORDS.outcomes) == set(Reason)
    assert set(PENT_UP.seats) <= set(WORDS.names)
    for options in (
        PentUpOptions(),
        PentUpOptions(misere=True),
        PentUpOptions(3, False, "advanced"),
    ):
        assert set(WORDS.options) == set(options.plain())
        for standing in PENT_UP.standings(PENT_UP.start(options)):
            assert {name for name, _ in standing.figures} <= set(WORDS.names)
        for option, value in options.plain().items():
            assert f"{option}:{value}" in WORDS.choices


@pytest.mark.parametrize("rule", list(Rule))
def test_every_refusal_has_a_whole_sentence(rule):
    for count in (1, 2):
        sentence = WORDS.explain(Refusal(rule, facts={**FACTS, "count": count}))
        assert sentence.endswith(".")
        assert "{" not in sentence


@pytest.mark.parametrize("reason", list(Reason))
def test_every_outcome_has_a_whole_sentence(reason):
    places = {"White": 1, "Black": 1 if reason is Reason.EQUAL else 2}
    sentence = WORDS.conclude(Outcome(places, reason))
    assert sentence.endswith(".")
    assert ("White" in sentence) is (reason is not Reason.EQUAL)


@pytest.mark.parametrize(
    ("options", "text", "sentence"),
    [
        (PentUpOptions(3), "-", "Nobody is ahead now."),
        (
            PentUpOptions(3),
            f"{PAIR} P(0,1)(2,0)",
            "Ahead now: Red, by tiles on level 2, the highest.",
        ),
        (
            PentUpOptions(3, misere=True),
            f"{PAIR} P(0,1)(2,0)",
            "Ahead now: White & Black, by tiles on the table.",
        ),
        (PentUpOptions(3, scoring="advanced"), PAIR, "Ahead now: White & Black, by points."),
    ],
)
def test_who_is_ahead_now_is_one_sentence(options, text, sentence):
    position = PENT_UP.parse_position(options, text)
    assert ahead_now(position.winning_now()) == sentence
