"""Check figures, options, notation, words, and what every reachable position keeps."""

import pickle
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.core.cells import Square
from pentogames.core.game import NotationError, apply_effects
from pentogames.core.options import OptionsError
from pentogames.core.shapes import LETTERS
from pentogames.games._pauli_matches import GRID, LETTER_OF, all_matches, colouring, matches_with
from pentogames.games.pauli import (
    COLOURS,
    PAULI,
    PauliMove,
    PauliOptions,
    PauliRule,
    Reason,
    matches,
)
from pentogames.teach.words import words_for
from tests.games.pauli_boards import lively_move, play_all, set_up


def random_position(seed: int, plies: int, options: PauliOptions):
    """A position of a random game and the move played from it."""
    rng = random.Random(seed)
    position = PAULI.start(options)
    while True:
        move = lively_move(position, rng)
        after = position.after(move)
        if after.outcome() is not None or position.ply >= plies:
            return position, move
        position = after


OPTIONS = st.sampled_from(
    [
        PauliOptions(),
        PauliOptions(goal=12, repetition_draw=False),
        PauliOptions.read({"cards": {"Cool": ["F", "X"], "Hot": ["P"]}, "goal": 9}),
    ]
)
POSITIONS = st.builds(random_position, st.integers(0, 10_000), st.integers(0, 45), OPTIONS)


def test_copies_of_the_pentominoes_on_the_board():
    counts = Counter(LETTERS[letter] for letter in LETTER_OF.values())
    assert sum(counts.values()) == 2308
    expected = "X 36, I 64, T 144, V 144, W 144, Z 144, U 168, L 280, N 280, Y 280, F 288, P 336"
    assert counts == {entry[0]: int(entry[2:]) for entry in expected.split(", ")}
    assert GRID.full.bit_count() == 64


def test_the_first_move_has_320_choices_and_the_second_315():
    start = PAULI.start(PauliOptions())
    moves = list(start.moves())
    assert len(moves) == len(set(moves)) == 320
    assert sum(1 for move in moves for _ in start.after(move).moves()) == 320 * 315


def test_the_layout_is_named_from_a1_to_h8():
    layout = PAULI.layout(PAULI.start(PauliOptions()))
    assert len(layout.squares) == 64
    assert layout.name(Square(0, 0)) == "a1"
    assert layout.name(Square(7, 7)) == "h8"
    assert all(layout.square(layout.name(square)) == square for square in layout.squares)
    assert [label.text for label in layout.labels] == list("abcdefgh12345678")


@settings(max_examples=25)
@given(st.dictionaries(st.sampled_from(PAULI.layout(None).squares), st.sampled_from(COLOURS)))
def test_growing_finds_what_looking_at_all_copies_finds(pieces):
    colours = colouring(pieces)

    def is_match(copy, board):
        return len({board.get(square) for square in GRID.squares(copy)} - {None}) == 5

    assert set(all_matches(colours)) == {copy for copy in LETTER_OF if is_match(copy, pieces)}
    for square in PAULI.layout(None).squares[::9]:
        for number, colour in enumerate(COLOURS):
            bit = GRID.mask([square])
            board = pieces | {square: colour}
            expected = {copy for copy in LETTER_OF if copy & bit and is_match(copy, board)}
            found = matches_with(colours, bit, number)
            assert len(found) == len(set(found))
            assert set(found) == expected


@given(POSITIONS)
def test_every_position_keeps_the_laws(case):
    position, move = case
    options, after = position.options, position.after(move)
    text = PAULI.format_position(after)
    assert not set(text) & set('"\n')
    copy = PAULI.parse_position(options, text)
    assert copy == after
    assert hash(copy) == hash(after)
    for read in (copy, pickle.loads(pickle.dumps(after))):
        assert (read.colours, read.cool, read.live) == (after.colours, after.cool, after.live)
        assert list(read.moves()) == list(after.moves())
    tokens = {token.id: token for token in PAULI.tokens(after)}
    assert len(tokens) == 42
    assert apply_effects(PAULI.tokens(position), PAULI.effects(position, move)) == tokens
    assert PAULI.parse(position, PAULI.format(position, move)) == move


@settings(max_examples=50)
@given(POSITIONS)
def test_cards_are_active_exactly_when_their_match_lies_on_the_board(case):
    position, _ = case
    held = PAULI.board(position)["cards"]
    lying = {match.letter: match.controller for match in matches(position)}
    assert {letter for letter in LETTERS if held[letter]["active"]} == set(lying)
    assert all(held[letter]["owner"] == seat for letter, seat in lying.items())


@given(POSITIONS, st.sampled_from(COLOURS + "K"), st.integers(-2, 9), st.integers(-2, 9))
def test_moves_and_refusal_agree_on_any_move(case, colour, x, y):
    position, _ = case
    moves = set(position.moves())
    for seat in position.seats:
        move = PauliMove(seat, colour, Square(x, y))
        assert (position.refusal(move) is None) == (move in moves)


@settings(max_examples=30)
@given(st.integers(0, 10_000), st.booleans(), st.booleans(), st.booleans())
def test_a_turned_or_mirrored_game_is_the_same_game(seed, swap, flip_x, flip_y):
    rng = random.Random(seed)
    position = image = PAULI.start(PauliOptions())
    while position.outcome() is None:
        move = lively_move(position, rng)
        x, y = move.square[:2]
        x, y = (y, x) if swap else (x, y)
        square = Square(7 - x if flip_x else x, 7 - y if flip_y else y)
        position = position.after(move)
        image = image.after(PauliMove(move.seat, move.colour, square))
        assert position.held == image.held
        assert len(list(position.moves())) == len(list(image.moves()))
    assert (image.outcome().reason, image.outcome().places) == (
        position.outcome().reason,
        position.outcome().places,
    )


def test_notation():
    start = PAULI.start(PauliOptions())
    assert PAULI.parse(start, "B-d4") == PauliMove("Cool", "B", Square(3, 3))
    assert start.refusal(PAULI.parse(start, "K-d4")).rule is PauliRule.NO_SUCH_COLOUR
    assert start.refusal(PAULI.parse(start, "B-i10")).rule is PauliRule.OFF_BOARD
    for text in ("", "B", "Bd4", "b-d4", "B-D4", "B-d0", "B-4d", "B-d4 ", "B-d٤", "B-d04"):
        with pytest.raises(NotationError):
            PAULI.parse(start, text)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("8/8/8/8/8/8/8/8 - -/- 0", 1),
        ("8/8/8/8/8/8/8 - -/- 0 -", 1),
        ("8/8/8/8/8/8/8/7 - -/- 0 -", 15),
        ("8/8/8/8/8/8/8/K7 1 -/- 1 -", 15),
        ("8/8/8/8/8/8/8/RR6 12 -/- 3 -", 1),
        ("8/8/8/8/8/8/8/R7 - -/- 1 -", 18),
        ("8/8/8/8/8/8/8/R7 2 -/- 1 -", 18),
        ("8/8/8/8/8/8/8/GG6 11 -/- 3 -", 20),
        ("8/8/8/8/8/8/8/8 - - 0 -", 19),
        ("8/8/8/8/8/8/8/8 - K/- 0 -", 19),
        ("8/8/8/8/8/8/8/8 - F/F 5 -", 19),
        ("8/8/8/8/8/8/8/8 - -/- x -", 23),
        ("8/8/8/8/8/8/8/R7 1 -/- 0 -", 24),
        ("8/8/8/8/8/8/8/R7 1 -/- 3 -", 24),
        ("8/8/8/8/8/8/8/8 - F/- 0 -", 23),
        ("BGYor3/8/8/8/8/8/8/8 11111 -/- 5 -", 28),
        ("BGYor3/8/8/8/8/8/8/8 11111 -/I 5 -", 28),
        ("BGYorb2/8/8/8/8/8/8/8 111111 I/- 6 -", 1),
        ("8/8/8/8/8/8/8/8 - -/- 0 8/8/8/8/8/8/8/8,-/-", 25),
        ("8/8/8/8/8/8/8/R7 1 -/- 1 8/8/8/8/8/8/8/8", 26),
        ("8/8/8/8/8/8/8/R7 1 -/- 1 8/8/8/8/8/8/8/8,F/-", 26),
        ("8/8/8/8/8/8/8/R7 1 -/- 1 8/8/8/8/8/8/8/8,-", 42),
    ],
)
def test_wrong_positions_name_the_column(text, column):
    with pytest.raises(NotationError) as caught:
        PAULI.parse_position(PauliOptions(), text)
    assert caught.value.column == column


def test_positions_go_with_their_options():
    given_f = PauliOptions.read({"cards": {"Hot": ["F"]}})
    start = PAULI.start(given_f)
    assert PAULI.format_position(start) == "8/8/8/8/8/8/8/8 - -/F 0 -"
    with pytest.raises(NotationError):
        PAULI.parse_position(given_f, "8/8/8/8/8/8/8/8 - -/- 0 -")
    with pytest.raises(NotationError):
        PAULI.parse_position(
            PauliOptions(repetition_draw=False), "8/8/8/8/8/8/8/R7 1 -/- 1 8/8/8/8/8/8/8/8,-/-"
        )


def test_the_text_of_a_position():
    position = play_all(PAULI.start(PauliOptions()), "B-a1 R-b1 G-c3")
    board, numbers, cards, ply, past = PAULI.format_position(position).split(" ")
    assert (board, numbers, cards, ply) == ("8/8/8/8/8/2G5/8/Br6", "111", "-/-", "3")
    assert past.split(";") == [
        "8/8/8/8/8/8/8/8,-/-",
        "8/8/8/8/8/8/8/B7,-/-",
        "8/8/8/8/8/8/8/Br6,-/-",
    ]


def test_options_round_trip_as_plain_data():
    data = {"goal": 5, "repetition_draw": False, "cards": {"Cool": ["F", "X"], "Hot": []}}
    options = PauliOptions.read(data)
    assert options.plain() == data
    assert PauliOptions.read(options.plain()) == options
    assert PauliOptions().plain() == {
        "goal": 7,
        "repetition_draw": True,
        "cards": {"Cool": [], "Hot": []},
    }
    assert PauliOptions.read({"cards": {"Hot": ["X", "F"]}}).given("Hot") == ("F", "X")
    assert PauliOptions.read({"cards": {}}) == PauliOptions()


@pytest.mark.parametrize(
    "data",
    [
        {"goal": 0},
        {"goal": 13},
        {"goal": True},
        {"goal": 5.0},
        {"repetition_draw": 1},
        {"cards": ["F"]},
        {"cards": [["Cool", ["F"]]]},
        {"cards": {"Cool": "F"}},
        {"cards": {"Cool": ["K"]}},
        {"cards": {"Cool": ["f"]}},
        {"cards": {"Cool": [1]}},
        {"cards": {"Cool": ["FI"]}},
        {"cards": {"Cool": ["F", "F"]}},
        {"cards": {"Cool": ["F"], "Hot": ["F"]}},
        {"cards": {"White": ["F"]}},
        {"colours": 5},
    ],
)
def test_wrong_options_are_refused(data):
    with pytest.raises(OptionsError):
        PauliOptions.read(data)


def test_standings_and_text_show_how_the_sides_stand():
    position = set_up("BGYor3/8/8/8/8/r2Go3/Yo1b4/BG1yr3", "IP/U", 20)
    cool, hot = PAULI.standings(position)
    assert cool.figures == (("cards", 2), ("active-cards", 2), ("stash", 8))
    assert hot.figures == (("cards", 1), ("active-cards", 1), ("stash", 7))
    assert PAULI.text(play_all(position, "O-c1")).splitlines() == [
        "8  B^ G^ Y^ Ov Rv .  .  .",
        "7  .  .  .  .  .  .  .  .",
        "6  .  .  .  .  .  .  .  .",
        "5  .  .  .  .  .  .  .  .",
        "4  .  .  .  .  .  .  .  .",
        "3  Rv .  .  G^ Ov .  .  .",
        "2  Y^ Ov .  Bv .  .  .  .",
        "1  .  .  .  .  .  .  .  .",
        "   a  b  c  d  e  f  g  h",
        "Cool  stash B4 G2 Y1 O2 R1  cards Ip",
        "Hot   stash B0 G2 Y3 O1 R3  cards u",
        "free  cards flntvwxyz",
    ]


def test_every_code_has_words():
    words = words_for("pauli")
    assert set(words.refusals) == set(PauliRule)
    assert set(words.outcomes) == set(Reason)
    options = PauliOptions().plain()
    assert set(words.options) == set(options)
    for name in ("Cool", "Hot", "blue", "green", "yellow", "orange", "red", "cards"):
        assert words.name(name)
    start = PAULI.start(PauliOptions())
    for seat in PAULI.standings(start):
        assert all(figure in words.names for figure, _ in seat.figures)


def test_refusals_and_outcomes_read_as_sentences():
    words = words_for("pauli")
    position = set_up("7R/8/8/8/8/8/8/r7", "-/-", 2)
    assert words.explain(position.refusal(PAULI.parse(position, "R-d4"))) == (
        "You have no red piece left; you still have: blue, green, yellow, orange."
    )
    theirs = set_up("bgyor2B/8/8/8/8/8/8/BG1OR3", "-/I", 10)
    assert words.explain(theirs.refusal(PAULI.parse(theirs, "Y-c1"))) == (
        "That would make a second match of I, whose active card Hot holds."
    )
    lost = play_all(PAULI.start(PauliOptions.read({"cards": {"Hot": list("FILNPTU")}})), "B-a1")
    assert words.conclude(lost.outcome()).startswith("Hot wins")
