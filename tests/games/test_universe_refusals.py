"""Why moves of Universe are refused: every rule, its squares and its figures."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.core.cells import Square, letter_name, read_letter_name
from pentogames.core.game import IllegalMove, Refusal, Role, play
from pentogames.core.shapes import Placement
from pentogames.games.universe import UNIVERSE, Reason, Rule, UniverseOptions, UniversePosition
from pentogames.teach.words import words_for

WORDS = words_for("universe")
START = UNIVERSE.start(UniverseOptions())
THREE = UNIVERSE.start(UniverseOptions(players=3, regions=("south", "west")))
VARIANTS = [
    UniverseOptions(),
    UniverseOptions(rows=9),
    UniverseOptions(players=3, regions=("west", "east")),
    UniverseOptions(players=4),
]

CHANGES = ["none", "moved", "less", "more", "raised", "mixed", "swapped"]


def played(position: UniversePosition, line: str) -> UniversePosition:
    for text in line.split():
        position = play(position, UNIVERSE.parse(position, text))
    return position


def placement(seat: str, piece: str, names: str) -> Placement:
    return Placement(seat, piece, tuple(sorted(map(read_letter_name, names.split()))))


def refused(position: UniversePosition, move: Placement) -> Refusal:
    refusal = position.refusal(move)
    assert refusal is not None
    assert not position.allows(move)
    with pytest.raises(IllegalMove) as caught:
        play(position, move)
    assert caught.value.refusal == refusal
    return refusal


def marks(refusal: Refusal) -> list[tuple[Role, set[str], str]]:
    return [
        (mark.role, {letter_name(square) for square in mark.squares}, mark.label)
        for mark in refusal.marks
    ]


def test_another_seats_piece():
    refusal = refused(START, placement("Black", "X", "F5 E6 F6 G6 F7"))
    assert refusal.rule is Rule.NOT_YOUR_PIECE
    assert refusal.facts == {"seat": "White", "owner": "Black"}
    assert WORDS.explain(refusal) == "That piece is Black's, and it is White's turn."


def test_a_piece_used_already_shows_where_it_lies():
    position = played(START, "1-F6 2-A1-E1")
    refusal = refused(position, placement("White", "X", "B3 A4 B4 C4 B5"))
    assert refusal.rule is Rule.ALREADY_USED
    assert marks(refusal) == [(Role.CAUSE, {"F5", "E6", "F6", "G6", "F7"}, "X")]
    assert WORDS.explain(refusal) == "You have used piece X already."


@pytest.mark.parametrize(
    "names", ["", "A1", "A1 A2 A3 A4", "A1 A2 A3 A4 A5 A6", "A1 A2 A3 A4 B1", "A1 A2 A3 A4 A6"]
)
def test_squares_without_the_form_of_the_piece(names: str):
    refusal = refused(START, placement("White", "I", names))
    assert refusal.rule is Rule.NOT_A_PIECE
    assert refusal.facts == {"piece": "I", "count": len(names.split())}
    assert marks(refusal) == [(Role.BAD, set(names.split()), "")]


def test_no_such_piece_and_squares_out_of_order():
    squares = tuple(read_letter_name(name) for name in ("A1", "A2", "A3", "A4", "A5"))
    assert START.refusal(Placement("White", "I", squares)) is None
    for piece in ("", "Q", "i", "FI"):
        assert refused(START, Placement("White", piece, squares)).rule is Rule.NOT_A_PIECE
    assert refused(START, Placement("White", "I", squares[::-1])).rule is Rule.NOT_A_PIECE
    assert refused(START, Placement("White", "I", squares[:1] * 5)).rule is Rule.NOT_A_PIECE


def test_off_the_board():
    refusal = refused(START, placement("White", "I", "G3 H3 I3 J3 K3"))
    assert refusal.rule is Rule.OFF_BOARD
    assert marks(refusal) == [(Role.BAD, {"K3"}, "")]
    assert refusal.facts == {"count": 1}
    assert WORDS.explain(refusal) == "One of these squares lies off the board."


def test_off_the_board_to_the_left_and_below():
    squares = tuple(Square(x, -1) for x in range(-2, 3))
    refusal = refused(START, Placement("White", "I", squares))
    assert (refusal.rule, refusal.facts["count"]) == (Rule.OFF_BOARD, 5)
    assert WORDS.explain(refusal) == "5 of these squares lie off the board."


def test_off_the_board_on_a_level_above():
    squares = tuple(Square(0, y, 1) for y in range(5))
    assert refused(START, Placement("White", "I", squares)).rule is Rule.OFF_BOARD


def test_off_the_board_in_the_corner_of_the_frame():
    refusal = refused(THREE, placement("White", "I", "A2 B2 C2 D2 E2"))
    assert refusal.rule is Rule.OFF_BOARD
    assert marks(refusal)[0][1] == {"A2", "B2", "C2"}


def test_the_tenth_row_of_the_low_board():
    low = UNIVERSE.start(UniverseOptions(rows=9))
    refusal = refused(low, placement("White", "I", "A6 A7 A8 A9 A10"))
    assert (refusal.rule, marks(refusal)[0][1]) == (Rule.OFF_BOARD, {"A10"})


def test_an_outer_region_that_is_not_in_use():
    refusal = refused(THREE, placement("White", "I", "J8 K8 L8 M8 N8"))
    assert refusal.rule is Rule.REGION_NOT_IN_USE
    assert marks(refusal) == [(Role.BAD, {"N8"}, "")]
    assert refusal.facts == {"regions": ("east",), "count": 1}
    assert WORDS.explain(refusal).endswith("an outer region that is not in use: east.")


def test_two_outer_regions_that_are_not_in_use():
    move = placement("White", "W", "N12 M13 N13 L14 M14")
    refusal = refused(THREE, move)
    assert refusal.rule is Rule.REGION_NOT_IN_USE
    assert refusal.facts == {"regions": ("north", "east"), "count": 4}


def test_occupied_shows_the_squares_and_what_lies_there():
    position = played(START, "1-F6 2-D8-H8")
    refusal = refused(position, placement("White", "I", "F6 F7 F8 F9 F10"))
    assert refusal.rule is Rule.OCCUPIED
    assert marks(refusal) == [
        (Role.BAD, {"F6", "F7", "F8"}, ""),
        (Role.CAUSE, {"F5", "E6", "F6", "G6", "F7"}, "X"),
        (Role.CAUSE, {"D8", "E8", "F8", "G8", "H8"}, "I"),
    ]
    assert refusal.facts == {"count": 3, "pieces": ("X", "I")}
    assert WORDS.explain(refusal) == "3 of these squares are occupied already."


def test_fences_off_one_region():
    refusal = refused(START, UNIVERSE.parse(START, "8-A3-C2"))
    assert refusal.rule is Rule.FENCES_OFF
    assert marks(refusal) == [(Role.BAD, {"A1", "B1", "A2", "B2"}, "4")]
    assert refusal.facts == {"sizes": (4,), "count": 4, "regions": 1}
    assert WORDS.explain(refusal) == (
        "That would fence off a vacant region too small for any piece, of size 4."
    )


def test_fences_off_two_regions():
    position = played(START, "12-D3-C5")
    refusal = refused(position, UNIVERSE.parse(position, "1-B2"))
    assert marks(refusal) == [(Role.BAD, {"A1"}, "1"), (Role.BAD, {"C3"}, "1")]
    assert refusal.facts == {"sizes": (1, 1), "count": 2, "regions": 2}
    assert WORDS.explain(refusal) == (
        "That would fence off 2 vacant regions too small for any piece, of these sizes: 1, 1."
    )


def test_fencing_counts_only_the_part_of_the_board_in_use():
    # L12 to M13 is a corner of the board only while north and east are not in use.
    move = placement("White", "V", "K11 K12 K13 L11 M11")
    refusal = refused(THREE, move)
    assert marks(refusal) == [(Role.BAD, {"L12", "M12", "L13", "M13"}, "4")]
    assert UNIVERSE.start(UniverseOptions(players=4)).refusal(move) is None


def test_nothing_can_be_played_when_the_game_is_over():
    rng = random.Random(3)
    position = START
    while position.to_move is not None:
        position = position.after(rng.choice(list(position.moves())))
    for seat in position.seats:
        refusal = refused(position, placement(seat, "I", "A1 A2 A3 A4 A5"))
        assert (refusal.rule, refusal.marks) == (Rule.GAME_OVER, ())
        assert WORDS.explain(refusal) == "The game is over."


@st.composite
def positions(draw: st.DrawFn) -> UniversePosition:
    """A position some way into a random game."""
    position = UNIVERSE.start(draw(st.sampled_from(VARIANTS)))
    rng = random.Random(draw(st.integers(min_value=0, max_value=10**9)))
    for _ in range(draw(st.integers(min_value=0, max_value=24))):
        if position.to_move is None:
            break
        position = position.after(rng.choice(list(position.moves())))
    return position


@st.composite
def broken_moves(draw: st.DrawFn, position: UniversePosition) -> Placement:
    """A placement as the table has it, or with something about it changed."""
    number = draw(st.integers(min_value=0, max_value=len(position.table.masks) - 1))
    seat = draw(st.sampled_from([*position.seats, *[position.to_move or "White"] * 6, "Nobody"]))
    move = position.table.placements(position.to_move or "White")[number]
    squares = list(move.squares)
    match draw(
        st.sampled_from(["as it is", "moved", "less", "more", "raised", "mixed", "swapped"])
    ):
        case "moved":
            dx, dy = draw(st.tuples(*[st.integers(min_value=-12, max_value=12)] * 2))
            squares = [Square(x + dx, y + dy) for x, y, _ in squares]
        case "less":
            squares = squares[: draw(st.integers(min_value=0, max_value=4))]
        case "more":
            squares = [*squares, draw(st.builds(Square, *[st.integers(-9, 20)] * 3))]
        case "raised":
            squares[draw(st.integers(min_value=0, max_value=4))] = Square(0, 0, 1)
        case "mixed":
            squares = draw(st.permutations(squares))
        case "swapped":
            squares[0] = squares[-1]
    piece = draw(st.sampled_from([*[move.piece] * 12, *"FILNPTUVWXYZ", "", "Q", "FI"]))
    return Placement(seat, piece, tuple(squares))


@settings(max_examples=60)
@given(st.data())
def test_refusal_is_none_exactly_for_the_legal_moves(data: st.DataObject):
    position = data.draw(positions())
    legal = set(position.moves())
    for _ in range(12):
        move = data.draw(broken_moves(position))
        refusal = position.refusal(move)
        assert (refusal is None) == (move in legal) == position.allows(move)
        if refusal is not None:
            assert refusal.rule in Rule
            assert "{" not in WORDS.explain(refusal)
    for move in random.Random(0).sample(sorted(legal, key=str), min(5, len(legal))):
        assert position.refusal(move) is None


def test_every_rule_and_reason_has_a_sentence():
    assert set(WORDS.refusals) == set(Rule)
    assert set(WORDS.outcomes) == set(Reason)


def test_everything_on_the_screen_has_a_name():
    layout = UNIVERSE.layout(UNIVERSE.start(UniverseOptions(players=4)))
    figures = [name for name, _ in UNIVERSE.standings(START)[0].figures]
    codes = {*UNIVERSE.seats, *(area.name for area in layout.areas), *figures}
    assert codes <= set(WORDS.names)
    choices = {"players": (2, 3, 4), "columns": (10,), "rows": (10, 9)}
    choices["regions"] = ("south", "west", "north", "east")
    assert set(WORDS.options) == set(UniverseOptions().plain()) == set(choices)
    expected = {f"{name}:{value}" for name, values in choices.items() for value in values}
    assert set(WORDS.choices) == expected


def test_the_outcome_has_its_sentence():
    rng = random.Random(3)
    position = START
    while position.to_move is not None:
        position = position.after(rng.choice(list(position.moves())))
    outcome = position.outcome()
    assert outcome is not None
    assert WORDS.conclude(outcome) == f"{outcome.winners[0]} made the last move and wins."
