"""The rules of a turn, case by case, on boards made by hand."""

import pytest

from pentogames.core.game import EffectKind, IllegalMove, Role, apply_effects
from pentogames.games.pauli import (
    PAULI,
    PauliMove,
    PauliOptions,
    PauliRule,
    Reason,
    consequences,
    matches,
    places_for,
    what_if,
)
from tests.games.pauli_boards import cards, play_all, set_up
from tests.twins.pauli import STASHES


def names(squares):
    return {"abcdefgh"[square.x] + str(square.y + 1) for square in squares}


def pieces(position):
    return "".join(sorted(PAULI.board(position)["pieces"]))


def effects_lead_to_tokens(before, text):
    move = PAULI.parse(before, text)
    effects = PAULI.effects(before, move)
    after = {token.id: token for token in PAULI.tokens(before.after(move))}
    assert apply_effects(PAULI.tokens(before), effects) == after
    return effects


# Cool holds the I on row 8; six pieces on row 1 want a yellow one on c1, which makes two more.
TWO_LINES = "BGYor3/8/8/8/8/8/8/BG1orb2"


def test_several_explosions_at_once_share_pieces():
    before = set_up(TWO_LINES, "I/-", 10)
    preview = what_if(before, PAULI.parse(before, "Y-c1"))
    assert [names(match.squares) for match in preview.exploding] == [
        {"a1", "b1", "c1", "d1", "e1"},
        {"b1", "c1", "d1", "e1", "f1"},
    ]
    after = play_all(before, "Y-c1")
    assert pieces(after) == "a8b8c8d8e8"
    assert cards(after) == "I/-"
    assert PAULI.board(after)["stash"] == {
        "Cool": {"B": 4, "G": 3, "Y": 2, "O": 2, "R": 1},
        "Hot": {"B": 1, "G": 2, "Y": 3, "O": 3, "R": 4},
    }
    assert consequences(before, PAULI.parse(before, "Y-c1")) == ("explodes I",)
    put, take = effects_lead_to_tokens(before, "Y-c1")
    assert (put.kind, take.kind) == (EffectKind.PUT, EffectKind.TAKE)
    assert [token.id for token in put.after] == ["Cool/Y/2"]
    assert len(take.before) == 6
    assert [mark.label for mark in take.marks] == ["I", "I"]


def test_the_same_move_is_refused_to_the_cards_opponent_and_without_an_active_card():
    theirs = set_up("bgyor2B/8/8/8/8/8/8/BG1OR3", "-/I", 10)
    refusal = theirs.refusal(PAULI.parse(theirs, "Y-c1"))
    assert refusal.rule is PauliRule.EXCLUSION_2
    assert [(mark.role, names(mark.squares), mark.label) for mark in refusal.marks] == [
        (Role.CAUSE, {"a8", "b8", "c8", "d8", "e8"}, "I"),
        (Role.BAD, {"a1", "b1", "c1", "d1", "e1"}, "I"),
    ]
    assert refusal.facts == {"letters": ("I",), "count": 1, "seat": "Hot"}
    nobodys = set_up("G6g/8/8/8/8/8/8/BG1orb1B", "-/-", 8)
    refusal = nobodys.refusal(PAULI.parse(nobodys, "Y-c1"))
    assert refusal.rule is PauliRule.EXCLUSION_1
    assert [(mark.role, names(mark.squares), mark.label) for mark in refusal.marks] == [
        (Role.BAD, {"a1", "b1", "c1", "d1", "e1"}, "I"),
        (Role.BAD, {"b1", "c1", "d1", "e1", "f1"}, "I"),
    ]
    assert refusal.facts == {"letters": ("I",), "count": 2}


@pytest.mark.parametrize("owners", ["I/-", "-/I"])
def test_a_passive_card_does_not_lift_the_first_exclusion(owners):
    before = set_up("G6g/8/8/8/8/8/8/BG1orb1B", owners, 14)
    assert before.refusal(PAULI.parse(before, "Y-c1")).rule is PauliRule.EXCLUSION_1
    assert play_all(before, "R-c1").ply == 15


def test_an_explosion_turns_other_cards_of_both_sides_passive():
    # Row 1 is to be a second I. Its ends belong to Cool's P and to Hot's U.
    before = set_up("BGYor3/8/8/8/8/r2Go3/Yo1b4/BG1yr3", "IP/U", 20)
    assert [(match.letter, match.controller) for match in matches(before)] == [
        ("I", "Cool"),
        ("P", "Cool"),
        ("U", "Hot"),
    ]
    assert what_if(before, PAULI.parse(before, "O-c1")).turned == ("P", "U")
    after = play_all(before, "O-c1")
    assert cards(after) == "Ip/u"
    assert pieces(after) == "a2a3a8b2b8c8d2d3d8e3e8"
    *_, change = effects_lead_to_tokens(before, "O-c1")
    assert change.kind is EffectKind.CHANGE
    assert [(token.id, token.owner, token.state) for token in change.before + change.after] == [
        ("card/P", "Cool", "active"),
        ("card/U", "Hot", "active"),
        ("card/P", "Cool", "passive"),
        ("card/U", "Hot", "passive"),
    ]


# Cool's P on a1 to b2 and a3; a red piece on b3 makes a second one of the same 2x2 square.
ONE_CORNER = "7b/8/8/8/8/r7/Yo6/BG6"


def test_an_explosion_can_destroy_the_old_match_too():
    before = set_up(ONE_CORNER, "P/-", 6)
    after = play_all(before, "R-b3")
    assert pieces(after) == "a3h8"
    assert cards(after) == "p/-"
    assert matches(after) == ()


def test_a_passive_card_changes_hands():
    position = play_all(set_up(ONE_CORNER, "P/-", 6), "R-b3 Y-b3 B-b2 O-a2 B-h1")
    assert cards(position) == "p/-"
    move = PAULI.parse(position, "G-a1")
    assert consequences(position, move) == ("takes P",)
    assert cards(play_all(position, "G-a1")) == "-/P"
    _, change = effects_lead_to_tokens(position, "G-a1")
    assert (change.before[0].owner, change.before[0].state) == ("Cool", "passive")
    assert (change.after[0].owner, change.after[0].state) == ("Hot", "active")
    assert names(change.marks[0].squares) == {"a1", "a2", "a3", "b2", "b3"}


def test_a_passive_card_wakes_up_with_its_owner():
    position = play_all(set_up(ONE_CORNER, "P/-", 6), "R-b3 O-b3 B-b2 G-h1 Y-a2 R-h6 G-a1")
    assert cards(position) == "P/-"


def test_the_majority_may_be_the_opponents():
    position = play_all(PAULI.start(PauliOptions()), "G-d1 R-a1 G-h8 O-b1 G-h5 Y-c1")
    move = PAULI.parse(position, "B-e1")
    (match,) = what_if(position, move).made
    assert (match.letter, match.controller, match.majority) == ("I", "Hot", 3)
    assert match.colours == ("R", "O", "Y", "G", "B")
    assert match.owners == ("Hot", "Hot", "Hot", "Cool", "Cool")
    assert consequences(position, move) == ("gives I",)
    assert cards(position.after(move)) == "-/I"


# A yellow piece on c1 makes an I that is Cool's and an L that is Hot's.
ONE_EACH = "7G/8/7B/8/2Gr4/2b5/2o5/BG1or3"


def test_one_move_can_give_a_card_to_each_side():
    before = set_up(ONE_EACH, "-/-", 10)
    assert consequences(before, PAULI.parse(before, "Y-c1")) == ("takes I", "gives L")
    assert cards(play_all(before, "Y-c1")) == "I/L"
    put, first, second = effects_lead_to_tokens(before, "Y-c1")
    assert put.kind is EffectKind.PUT
    assert {first.after[0].id, second.after[0].id} == {"card/I", "card/L"}


def test_a_goal_reached_by_both_needs_more_cards_than_the_opponent_has():
    before = set_up(ONE_EACH, "-/-", 10, PauliOptions(goal=1))
    after = play_all(before, "Y-c1")
    assert after.outcome() is None
    assert after.to_move == "Hot"
    options = PauliOptions.read({"goal": 2, "cards": {"Hot": ["X"]}})
    outcome = play_all(set_up(ONE_EACH, "-/X", 10, options), "Y-c1").outcome()
    assert outcome.winners == ("Hot",)
    assert outcome.reason is Reason.CARDS
    assert [(mark.role, mark.label) for mark in outcome.marks] == [(Role.LINE, "L")]


def test_given_cards_count_at_the_end_of_the_first_turn():
    options = PauliOptions.read({"cards": {"Hot": list("FILNPTU")}})
    start = PAULI.start(options)
    assert start.outcome() is None
    assert cards(start) == "-/filnptu"
    after = play_all(start, "B-a1")
    assert after.outcome().places == {"Cool": 2, "Hot": 1}
    assert after.to_move is None
    assert list(after.moves()) == []
    assert after.refusal(PauliMove("Hot", "R", PAULI.layout(after).square("h8"))).rule is (
        PauliRule.GAME_OVER
    )


def test_an_empty_stash_loses_at_once():
    stripes = "8/8/b1g1y1o1/B1g1y1or/B1G1y1or/B1G1Y1or/B1G1Y1Or/B1G1Y1OR"
    after = play_all(set_up(stripes, "-/-", 29), "R-h6")
    assert sum(PAULI.board(after)["stash"]["Cool"].values()) == 0
    assert after.outcome().winners == ("Hot",)
    assert after.outcome().reason is Reason.EMPTY_STASH


def test_no_legal_placement_loses_at_once():
    # Cool has one red piece left, and on every vacant square it would make two matches of a
    # pentomino, or one of Hot's L or Y. Found by a search; Hot's last piece is the one on g7.
    board = "r1o1oBGy/r1G5/r1B5/Y1Y1OGyb/G1o1r3/8/gOByYgoB/7B"
    options = PauliOptions(goal=12)
    before = set_up(board, "-/L", 35, options)
    after = play_all(before, "R-g7")
    assert PAULI.board(after)["stash"]["Cool"] == {"B": 0, "G": 0, "Y": 0, "O": 0, "R": 1}
    assert after.outcome().winners == ("Hot",)
    assert after.outcome().reason is Reason.NO_PLACEMENT
    squares = [s for s in PAULI.layout(after).squares if not after.occupied >> (9 * s.y + s.x) & 1]
    assert len(squares) == 35
    chances = [chance for letter in "FILNPTUVWXYZ" for chance in places_for(after, letter)]
    assert {chance.square for chance in chances if chance.colour == "R"} == set(squares)


def test_a_position_that_occurs_for_the_third_time_is_a_draw():
    cycle = "O-d1 B-a1 R-e1 G-b1 B-f1 Y-c1 "
    start = PAULI.start(PauliOptions())
    twice = play_all(start, "B-a8 O-d8 G-b8 R-e8 Y-c8 " + cycle)
    assert twice.outcome() is None
    almost = play_all(twice, "O-d1 B-a1 R-e1 G-b1 B-f1")
    assert almost.outcome() is None
    drawn = play_all(almost, "Y-c1")
    assert drawn.outcome().draw
    assert drawn.outcome().reason is Reason.REPETITION
    with pytest.raises(IllegalMove):
        play_all(drawn, "O-d1")
    again = play_all(PAULI.start(PauliOptions(repetition_draw=False)), "B-a8 O-d8 G-b8 R-e8 Y-c8")
    assert play_all(again, 4 * cycle).outcome() is None


def test_repetition_counts_set_up_positions_with_their_past():
    cycle = "O-d1 B-a1 R-e1 G-b1 B-f1 Y-c1 "
    position = play_all(PAULI.start(PauliOptions()), "B-a8 O-d8 G-b8 R-e8 Y-c8 " + cycle)
    copy = PAULI.parse_position(PauliOptions(), PAULI.format_position(position))
    assert copy == position
    assert play_all(copy, cycle).outcome().draw
    fresh = set_up("BGYor3/8/8/8/8/8/8/8", "I/-", 11)
    assert play_all(fresh, cycle).outcome() is None
    assert play_all(fresh, 2 * cycle).outcome().draw


def test_where_one_more_piece_makes_a_match():
    position = set_up(TWO_LINES, "I/-", 10)
    chances = places_for(position, "I")
    assert [(names([c.square]), c.colour, c.controller, names(c.squares)) for c in chances] == [
        ({"c1"}, "Y", "Cool", {"a1", "b1", "c1", "d1", "e1"}),
        ({"c1"}, "Y", "Hot", {"b1", "c1", "d1", "e1", "f1"}),
        ({"f8"}, "B", "Cool", {"b8", "c8", "d8", "e8", "f8"}),
    ]
    assert places_for(position, "X") == ()


def test_refusals_say_what_is_wrong():
    position = set_up(ONE_CORNER, "P/-", 6)
    square = PAULI.layout(position).square

    def refused(seat, colour, name):
        return position.refusal(PauliMove(seat, colour, square(name)))

    assert refused("Hot", "B", "d4").rule is PauliRule.NOT_YOUR_TURN
    assert refused("Cool", "K", "d4").rule is PauliRule.NO_SUCH_COLOUR
    assert refused("Cool", "", "d4").rule is PauliRule.NO_SUCH_COLOUR
    assert refused("Cool", "B", "i4").rule is PauliRule.OFF_BOARD
    assert refused("Cool", "B", "d9").rule is PauliRule.OFF_BOARD
    upstairs = square("d4")._replace(level=1)
    assert position.refusal(PauliMove("Cool", "B", upstairs)).rule is PauliRule.OFF_BOARD
    taken = refused("Cool", "B", "h8")
    assert taken.rule is PauliRule.SQUARE_TAKEN
    assert [(mark.role, names(mark.squares)) for mark in taken.marks] == [(Role.CAUSE, {"h8"})]
    position = set_up("7R/8/8/8/8/8/8/r7", "-/-", 2)
    none_left = refused("Cool", "R", "d4")
    assert none_left.rule is PauliRule.NONE_LEFT
    assert none_left.facts == {"colour": "red", "left": ("blue", "green", "yellow", "orange")}


def test_stashes_are_those_of_the_rules():
    assert PAULI.board(PAULI.start(PauliOptions()))["stash"] == STASHES
