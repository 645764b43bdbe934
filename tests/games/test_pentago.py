"""The rules of Pentago: figures, turns, places and ends, on positions set up for each."""

import pickle

import pytest

from pentogames.core.blocks import GRID, read_square_name, rows_of_five, square_name
from pentogames.core.cells import Square
from pentogames.core.game import EffectKind, Role, apply_effects, play
from pentogames.core.options import OptionsError
from pentogames.games.pentago import (
    PENTAGO,
    PentagoOptions,
    PentagoPosition,
    Reason,
    Rule,
    Turn,
    fives,
)
from pentogames.teach.words import words_for

FOUR = PentagoOptions(players=4)
PAIRS = PentagoOptions(players=4, teams="pairs")


def rows(stones: dict[str, str]) -> str:
    """Return the rows of a position text for stones by colour (``{"1": "a1 b1"}``)."""
    colours = {name: colour for colour, names in stones.items() for name in names.split()}
    return "/".join(
        "".join(colours.get(f"{column}{row}", ".") for column in "abcdefghi")
        for row in range(9, 0, -1)
    )


def set_up(
    options: PentagoOptions, stones: dict[str, str], turn: int = 1, outs: str = ""
) -> PentagoPosition:
    nobody = ",".join("-" * len(options.seating.colours))
    return PENTAGO.parse_position(options, f"{rows(stones)} {turn} {outs or nobody}")


def played(position: PentagoPosition, *texts: str) -> PentagoPosition:
    for text in texts:
        position = play(position, PENTAGO.parse(position, text))
    return position


def filled(colours: str, vacant: str = "") -> dict[str, str]:
    """Return stones on all squares but some, in pairs so that no five arises by itself."""
    stones: dict[str, list[str]] = {colour: [] for colour in colours}
    for y in range(9):
        for x in range(9):
            name = square_name(Square(x, y))
            if name not in vacant.split():
                stones[colours[(x // 2 + y) % len(colours)]].append(name)
    return {colour: " ".join(names) for colour, names in stones.items()}


# Figures


@pytest.mark.parametrize(
    ("options", "count"),
    [
        (PentagoOptions(), 729),
        (PentagoOptions(directions="either"), 1458),
        (PentagoOptions(skip_while_empty=True), 810),
        (PAIRS, 729),
    ],
)
def test_first_moves(options: PentagoOptions, count: int):
    assert sum(1 for _ in PENTAGO.start(options).moves()) == count


# Options and seats


def test_defaults_are_those_of_the_rule_sheet():
    assert PentagoOptions.read({}) == PentagoOptions()
    assert PentagoOptions().plain() == {
        "players": 2,
        "teams": "none",
        "directions": "clockwise",
        "skip_while_empty": False,
        "first_five_ends": False,
    }
    for options in (PentagoOptions(), FOUR, PAIRS):
        assert PentagoOptions.read(options.plain()) == options


def test_teams_tell_how_many_play():
    assert PentagoOptions.read({"teams": "pairs"}).players == 4
    assert PentagoOptions.read({"teams": "two-against-one"}).players == 3
    assert PentagoOptions.read({"teams": "none"}).players == 2


@pytest.mark.parametrize(
    "data",
    [
        {"players": 5},
        {"players": "2"},
        {"players": 3, "teams": "pairs"},
        {"players": 2, "teams": "two-against-one"},
        {"teams": "trios"},
        {"teams": ["pairs"]},
        {"directions": "left"},
        {"skip_while_empty": 1},
        {"first_five_ends": "yes"},
        {"colour": "red"},
    ],
)
def test_bad_options_are_errors(data: dict[str, object]):
    with pytest.raises(OptionsError):
        PentagoOptions.read(data)


@pytest.mark.parametrize(
    ("options", "seats", "turns"),
    [
        (PentagoOptions(), "1 2", "1 2 1 2 1"),
        (FOUR, "1 2 3 4", "1 2 3 4 1"),
        (PAIRS, "A1 B1 A2 B2", "A1 B1 A2 B2 A1"),
        (PentagoOptions(players=3, teams="two-against-one"), "A1 B1 A2", "A1 B1 A2 B1 A1"),
    ],
)
def test_the_turn_goes_round_the_table(options: PentagoOptions, seats: str, turns: str):
    position = PENTAGO.start(options)
    assert position.seats == tuple(seats.split())
    assert set(position.seats) <= set(PENTAGO.seats)
    for square, seat in zip(("a1", "c3", "d5", "f8", "i9"), turns.split(), strict=True):
        assert position.to_move == seat
        position = played(position, f"{square}-1R")
    stones = PENTAGO.board(position)["stones"]
    assert set(stones.values()) == {seat[0] for seat in seats.split()}


# Turning


def test_the_stone_is_placed_before_the_block_turns():
    position = played(PENTAGO.start(PentagoOptions()), "a9-1R", "a7-7R")
    assert PENTAGO.board(position) == {"stones": {"c9": "1", "a7": "2"}}
    position = played(PENTAGO.start(PentagoOptions(directions="either")), "a9-1L")
    assert PENTAGO.board(position) == {"stones": {"a7": "1"}}


def test_a_skipped_turn_moves_nothing():
    position = played(PENTAGO.start(PentagoOptions(skip_while_empty=True)), "a9-0")
    assert PENTAGO.board(position) == {"stones": {"a9": "1"}}
    assert position.to_move == "2"


# Fives


def test_a_five_at_the_placement_ends_the_game_of_two_at_once():
    position = set_up(PentagoOptions(), {"1": "a1 b1 c1 d1", "2": "a9 c9 e9 g9"})
    legal = [PENTAGO.format(position, move) for move in position.moves()]
    assert [text for text in legal if text.startswith("e1")] == ["e1"]
    position = played(position, "e1")
    assert position.to_move is None
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.places == {"1": 1, "2": 2}
    assert outcome.winners == ("1",)
    assert outcome.reason == Reason.FIVE
    row = tuple(map(read_square_name, ["a1", "b1", "c1", "d1", "e1"]))
    assert [(mark.role, mark.squares, mark.label) for mark in outcome.marks] == [
        (Role.LINE, row, "1")
    ]


def test_a_turn_may_make_the_other_win():
    # The turn brings 2's stone from c3 to c1.
    stones = {"1": "a9 c9 e9 g9", "2": "d1 e1 f1 g1 c3"}
    after = played(set_up(PentagoOptions(), stones), "i9-7R")
    outcome = after.outcome()
    assert outcome is not None
    assert outcome.places == {"1": 2, "2": 1}


def test_two_colours_with_five_after_one_turn_share():
    stones = {"1": "d1 e1 f1 g1 a1", "2": "d2 e2 f2 g2 b1"}
    # a1 goes to a3, b1 to a2: nobody; with the block turned the other way round they come to
    # c1 and c2.
    options = PentagoOptions(players=4, directions="either")
    position = played(set_up(options, {**stones, "3": "a9", "4": "c9"}), "i9-7L")
    assert position.places() == {"1": 1, "2": 1}
    assert position.to_move == "3"
    assert [mark.label for mark in fives(position)] == ["1", "2"]
    two = PentagoOptions(directions="either")
    draw = played(set_up(two, stones), "i9-7L").outcome()
    assert draw is not None
    assert draw.draw
    assert draw.reason == Reason.ALL_FIVE
    assert len(draw.marks) == 2


def test_six_in_a_row_count_as_five():
    position = set_up(PentagoOptions(), {"1": "a1 b1 c1 e1 f1", "2": "a9"})
    position = played(position, "d1")
    assert position.places() == {"1": 1, "2": 2}
    assert [len(mark.squares) for mark in fives(position)] == [6]


def test_the_others_play_on_for_the_next_places():
    stones = {
        "1": "a1 b1 c1 d1",
        "2": "a3 b3 c3 d3",
        "3": "a5 b5 c5 d5",
        "4": "a7 b7 c7 d7",
    }
    position = played(set_up(FOUR, stones), "e1")
    assert position.to_move == "2"
    assert position.outcome() is None
    assert [s.place for s in PENTAGO.standings(position)] == [1, None, None, None]
    assert [s.out for s in PENTAGO.standings(position)] == [17, None, None, None]
    position = played(position, "i9-6R", "e5")
    # 3 is placed second; 4 is next, and after him 2.
    assert position.places() == {"1": 1, "3": 2}
    assert position.to_move == "4"
    position = played(position, "i7-6R")
    assert position.to_move == "2"
    position = played(position, "e3")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.places == {"1": 1, "2": 3, "3": 2, "4": 4}
    assert outcome.reason == Reason.FIVE
    assert {mark.label for mark in outcome.marks} == {"2"}


def test_after_a_shared_place_counting_goes_on_below():
    stones = {
        "1": "d1 e1 f1 g1 a1",
        "2": "d2 e2 f2 g2 b1",
        "3": "a5 b5 c5 d5",
        "4": "c9",
    }
    options = PentagoOptions(players=4, directions="either")
    position = played(set_up(options, stones), "i9-7L", "e5")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.places == {"1": 1, "2": 1, "3": 3, "4": 4}
    assert outcome.reason == Reason.SHARED_FIVE
    assert outcome.winners == ("1", "2")


def test_rows_of_placed_players_count_for_nothing():
    stones = {"1": "a1 b1 c1 d1 b9 d8 e8 f8 g8", "2": "a3", "3": "a5"}
    position = played(set_up(PentagoOptions(players=3), stones), "e1")
    assert len(fives(position)) == 1
    # 2's turn brings 1's stone from b9 to c8, which makes another row of 1's.
    after = played(position, "i6-1R")
    assert len(rows_of_five(after.stones[0])) == 2
    assert after.places() == {"1": 1}
    assert fives(after) == ()
    assert after.to_move == "3"


def test_two_players_left_without_five_share_the_last_place_on_a_full_board():
    options = PentagoOptions(players=3)
    stones = filled("123", "i9")
    position = PENTAGO.parse_position(options, f"{rows(stones)} 2 60,-,-")
    assert position.places() == {"1": 1}
    moves = [move for move in position.moves() if not any(position.after(move).outs[1:])]
    outcome = position.after(moves[0]).outcome()
    assert outcome is not None
    assert outcome.places == {"1": 1, "2": 2, "3": 2}
    assert outcome.reason == Reason.FULL_BOARD
    assert outcome.winners == ("1",)


def test_a_full_board_without_five_is_a_draw():
    for options, colours in ((PentagoOptions(), "12"), (PAIRS, "AB"), (FOUR, "1234")):
        position = set_up(options, filled(colours, "i9"))
        moves = [move for move in position.moves() if not any(position.after(move).outs)]
        outcome = position.after(moves[0]).outcome()
        assert outcome is not None
        assert outcome.draw
        assert set(outcome.places) == set(colours)
        assert outcome.reason == Reason.NO_FIVE
        assert outcome.marks == ()


def test_the_first_five_can_end_the_game_for_all():
    options = PentagoOptions(players=4, first_five_ends=True)
    stones = {"1": "a1 b1 c1 d1", "2": "a9", "3": "c9", "4": "e9"}
    outcome = played(set_up(options, stones), "e1").outcome()
    assert outcome is not None
    assert outcome.places == {"1": 1, "2": 2, "3": 2, "4": 2}
    assert outcome.reason == Reason.FIVE


def test_teams_win_together():
    position = set_up(PAIRS, {"A": "a1 b1 c1 d1", "B": "a9 c9 e9"}, turn=3)
    assert position.to_move == "A2"
    outcome = played(position, "e1").outcome()
    assert outcome is not None
    assert outcome.places == {"A": 1, "B": 2}
    assert [s.place for s in PENTAGO.standings(played(position, "e1"))] == [1, 2, 1, 2]


def test_both_teams_with_five_after_one_turn_draw():
    options = PentagoOptions(players=4, teams="pairs", directions="either")
    stones = {"A": "d1 e1 f1 g1 a1", "B": "d2 e2 f2 g2 b1"}
    outcome = played(set_up(options, stones), "i9-7L").outcome()
    assert outcome is not None
    assert outcome.draw
    assert outcome.places == {"A": 1, "B": 1}


# Tokens and effects


def test_effects_put_the_stone_and_turn_what_lies_on_the_block():
    position = played(PENTAGO.start(PentagoOptions()), "a9-2R", "c7-2R")
    put, turn = PENTAGO.effects(position, PENTAGO.parse(position, "b9-1R"))
    assert (put.kind, put.before) == (EffectKind.PUT, ())
    assert [(token.id, token.owner, token.face) for token in put.after] == [("stone/3", "1", "1")]
    assert (turn.kind, turn.centre, turn.quarters) == (EffectKind.TURN, (1.5, 7.5), 1)
    assert {token.id for token in turn.before} == {"block/1", "stone/1", "stone/2", "stone/3"}
    moved = {token.id: square_name(token.squares[0]) for token in turn.after if token.owner}
    assert moved == {"stone/1": "c9", "stone/2": "a7", "stone/3": "c8"}


def test_half_a_turn_shows_its_stone():
    position = PENTAGO.start(PentagoOptions())
    (put,) = PENTAGO.effects(position, Turn(Square(4, 4)))
    assert put.after[0].squares == (Square(4, 4),)
    assert put.marks == ()


def test_the_last_effect_shows_the_rows():
    position = set_up(PentagoOptions(), {"1": "a1 b1 c1 d1", "2": "a9"})
    (put,) = PENTAGO.effects(position, Turn(read_square_name("e1")))
    assert [mark.label for mark in put.marks] == ["1"]
    after = apply_effects(PENTAGO.tokens(position), (put,))
    assert apply_effects(after.values(), (put.reversed(),)) == {
        token.id: token for token in PENTAGO.tokens(position)
    }


# Values


def test_positions_do_not_depend_on_the_order_of_stones():
    options = PentagoOptions()
    one = played(PENTAGO.start(options), "a1-5R", "b2-5R", "c9-5R", "d3-5R")
    other = played(PENTAGO.start(options), "c9-5R", "d3-5R", "a1-5R", "b2-5R")
    assert one == other
    assert hash(one) == hash(other)
    again = pickle.loads(pickle.dumps(one))
    assert again == one
    assert PENTAGO.tokens(again) == PENTAGO.tokens(one)


def test_occupied_squares():
    position = set_up(PentagoOptions(), {"1": "c9", "2": "b2"})
    assert position.occupied == GRID.mask((Square(2, 8), Square(1, 1)))


# Words


def test_every_rule_and_reason_has_its_sentence():
    words = words_for("pentago")
    assert set(words.refusals) == set(Rule)
    assert set(words.outcomes) == set(Reason)
    assert set(words.options) == set(PentagoOptions().plain())
    assert {*PENTAGO.seats, "A", "B", "stones"} <= set(words.names)
    assert words.name("A") == "Team A"
    position = set_up(PentagoOptions(), {"1": "a1 b1 c1 d1", "2": "a9"})
    outcome = played(position, "e1").outcome()
    assert outcome is not None
    assert words.conclude(outcome) == "Player 1 made five in a row and won."
