"""Universe as a game: options, turns, elimination, and what it tells screens and programs."""

import json
import pickle
import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.core.cells import Square, letter_name
from pentogames.core.game import EffectKind, Role, apply_effects, play
from pentogames.core.options import OptionsError
from pentogames.games import game_named
from pentogames.games.universe import (
    UNIVERSE,
    Reason,
    RegionKind,
    UniverseOptions,
    UniversePosition,
    regions,
)

OUTER = ("south", "west", "north", "east")
VARIANTS = [
    UniverseOptions(),
    UniverseOptions(rows=9),
    *(UniverseOptions(players=3, regions=pair) for pair in combinations(OUTER, 2)),
    UniverseOptions(players=4),
]

# Red to move, and after 7-G16-J15 nobody can move, Red included.
LAST_FOR_ALL = (
    "White:7-O10-N7 Yellow:8-M15-N13 Red:4-B4-C6 Blue:7-E7-D4 White:4-E10-F12 Yellow:3-H9-I11 "
    "Red:6-J11-I13 Blue:4-I8-K9 White:3-J3-I5 Yellow:6-I15-G14 Red:10-L7-M5 Blue:6-F7-G9 "
    "White:10-F2-H3 Yellow:5-A9-C10 Red:3-I6-G7 Blue:12-L3-N4 White:12-L13-M11 Yellow:4-L2-J1 "
    "Red:1-D13 Blue:1-M8 White:6-C8-E9 Yellow:7-K7-H8 turn:Red"
)

# Red to move; after 5-J6-L7 only Red could go on.
LAST_FOR_THE_OTHERS = (
    "White:7-I11-J8 Yellow:4-I3-K2 Red:3-N8-O6 Blue:8-E11-G12 White:8-F10-G8 Yellow:3-D15-F14 "
    "Red:7-C10-B7 Blue:3-G5-H3 White:11-C6-D4 Yellow:10-M12-O11 Red:4-K16-L14 Blue:11-I4-K5 "
    "White:5-I13-K12 Yellow:7-M8-L5 Red:10-M10-O9 Blue:4-H4-I6 White:6-C13-E14 Yellow:6-K8-J10 "
    "Red:9-G14-H12 Blue:6-E10-D8 White:3-F3-E5 Yellow:2-B9-B13 turn:Red"
)

# Yellow to move; 12-F12-H11 puts Red and Blue out, White and Yellow go on.
TWO_GO_OUT = (
    "White:7-I16-H13 Yellow:7-M8-P7 Red:3-K2-J4 Blue:3-C11-D9 White:4-C7-E6 Yellow:3-B4-D3 "
    "Red:12-I8-K9 Blue:6-A7-B9 White:12-G14-E13 Yellow:5-H8-G10 Red:6-F11-D12 Blue:12-L12-N11 "
    "White:11-K16-M15 Yellow:4-M7-L5 Red:9-J11-K13 Blue:4-E5-G6 White:3-K10-M9 Yellow:11-G4-H2 "
    "Red:7-I7-F8 Blue:11-H5-I3 White:10-D2-F3 turn:Yellow"
)

# The source's endgame after two of its moves: regions of every kind.
DIVIDED = (
    "White:2-B1-F1 White:5-I8-J10 Black:8-H5-J6 Black:10-D8-F9 White:1-F5 Black:1-G3 "
    "White:11-A4-C5 Black:11-C8-E7 White:7-B3-E4 Black:7-D9-A8 turn:White"
)


def four(text: str) -> UniversePosition:
    return UNIVERSE.parse_position(UniverseOptions(players=4), text)


def played(position: UniversePosition, line: str) -> UniversePosition:
    for text in line.split():
        position = play(position, UNIVERSE.parse(position, text))
    return position


def random_game(options: UniverseOptions, seed: int):
    """The positions of a game, the first included, each with the move made there."""
    rng = random.Random(seed)
    position = UNIVERSE.start(options)
    while position.to_move is not None:
        move = rng.choice(list(position.moves()))
        yield position, move
        position = position.after(move)
    yield position, None


def test_is_registered():
    assert game_named("universe") is UNIVERSE


# Options


def test_options_have_the_rule_sheets_defaults():
    plain = {"players": 2, "regions": [], "columns": 10, "rows": 10}
    assert UniverseOptions().plain() == plain
    assert UniverseOptions.read({}) == UniverseOptions()
    assert UniverseOptions.read({"players": 3}).regions == ("south", "west")


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_options_read_what_they_write(options: UniverseOptions):
    assert UniverseOptions.read(json.loads(json.dumps(options.plain()))) == options


def test_regions_are_kept_in_one_order():
    options = UniverseOptions.read({"players": 3, "regions": ["east", "south"]})
    assert options.regions == ("south", "east")


@pytest.mark.parametrize(
    "data",
    [
        {"players": 1},
        {"players": 5},
        {"players": "2"},
        {"players": True},
        {"rows": 8},
        {"rows": 9, "players": 3},
        {"rows": 9, "players": 4},
        {"columns": 9},
        {"regions": ["south", "west"]},
        {"regions": ["south", "west"], "players": 4},
        {"regions": ["south"], "players": 3},
        {"regions": ["south", "south"], "players": 3},
        {"regions": ["south", "west", "north"], "players": 3},
        {"regions": ["south", "centre"], "players": 3},
        {"regions": ["south", 1], "players": 3},
        {"regions": [["south"], "west"], "players": 3},
        {"regions": "south", "players": 3},
        {"regions": None, "players": 3},
        {"colour": "red"},
    ],
)
def test_options_that_do_not_go_together(data):
    with pytest.raises(OptionsError):
        UniverseOptions.read(data)


# Turns and elimination


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (UniverseOptions(), ("White", "Black")),
        (UniverseOptions(players=3), ("White", "Yellow", "Red")),
        (UniverseOptions(players=4), ("White", "Yellow", "Red", "Blue")),
    ],
)
def test_seats_take_turns_clockwise(options: UniverseOptions, seats: tuple[str, ...]):
    position = UNIVERSE.start(options)
    assert position.seats == seats
    for ply, seat in enumerate(seats + seats[:1]):
        assert (position.to_move, position.ply) == (seat, ply)
        position = position.after(next(position.moves()))


def test_all_out_at_once_but_the_last_mover_who_cannot_move_either():
    before = four(LAST_FOR_ALL)
    after = played(before, "7-G16-J15")
    assert after.to_move is None
    assert after.out == (("Blue", 23), ("White", 23), ("Yellow", 23))
    assert list(after.legal_of("Red")) == []
    outcome = after.outcome()
    assert outcome is not None
    assert outcome.places == {"White": 3, "Yellow": 2, "Red": 1, "Blue": 4}
    assert outcome.winners == ("Red",)
    assert outcome.reason == Reason.LAST_MOVE
    assert [(mark.role, mark.squares) for mark in outcome.marks] == [
        (Role.LAST, after.placed[-1].squares)
    ]


def test_the_last_left_wins_without_playing_on():
    after = played(four(LAST_FOR_THE_OTHERS), "5-J6-L7")
    assert after.to_move is None
    assert list(after.moves()) == []
    assert list(after.legal_of("Red")) != []
    outcome = after.outcome()
    assert outcome is not None
    assert outcome.places == {"White": 3, "Yellow": 2, "Red": 1, "Blue": 4}


def test_several_go_out_in_the_order_of_turns_and_the_others_go_on():
    before = four(TWO_GO_OUT)
    assert before.out == ()
    after = played(before, "12-F12-H11")
    assert after.out == (("Red", 22), ("Blue", 22))
    assert after.to_move == "White"
    assert after.outcome() is None
    standings = {standing.seat: standing for standing in UNIVERSE.standings(after)}
    assert (standings["Red"].out, standings["Red"].place) == (22, 4)
    assert (standings["Blue"].out, standings["Blue"].place) == (22, 3)
    assert (standings["White"].out, standings["White"].place) == (None, None)
    assert dict(standings["Red"].figures) == {"pieces": 7, "moves": 0}
    assert dict(standings["White"].figures)["moves"] == len(list(after.moves()))
    again = after.after(next(after.moves()))
    assert again.to_move == "Yellow"


def test_a_set_up_seat_without_a_move_is_out_at_once():
    after = played(four(TWO_GO_OUT), "12-F12-H11")
    text = UNIVERSE.format_position(after)
    assert text.endswith("out:Red@22 out:Blue@22 turn:White")
    assert four(text.replace("out:Red@22 out:Blue@22 turn:White", "turn:Red")) == after


def test_two_players_end_as_soon_as_one_cannot_move():
    for position, move in random_game(UniverseOptions(), 5):
        if move is None:
            assert position.out == ((position.seats[position.ply % 2], position.ply),)
            outcome = position.outcome()
            assert outcome is not None
            assert outcome.winners == (position.placed[-1].seat,)
            assert not outcome.draw
        else:
            assert position.outcome() is None
            assert position.out == ()


# What a position holds


def test_playable_pieces_and_moves_of_a_seat_that_does_not_move():
    start = UNIVERSE.start(UniverseOptions())
    assert start.playable_pieces("White") == start.hand("White") == "FILNPTUVWXYZ"
    after = played(start, "12-D3-C5")
    assert after.hand("White") == "ILNPTUVWXYZ"
    assert {move.seat for move in after.legal_of("White")} == {"White"}
    assert {move.piece for move in after.legal_of("White")} == set("ILNPTUVWXYZ")


@settings(max_examples=12)
@given(st.sampled_from(VARIANTS), st.integers(min_value=0, max_value=10**9))
def test_positions_are_values(options: UniverseOptions, seed: int):
    for position, move in random_game(options, seed):
        text, digest = UNIVERSE.format_position(position), hash(position)
        assert "\n" not in text
        assert '"' not in text
        again = UNIVERSE.parse_position(options, text)
        assert again == position
        assert (again.vacant, again.legal, again.hands) == (
            position.vacant,
            position.legal,
            position.hands,
        )
        if position.ply % 4 == 0:
            copy = pickle.loads(pickle.dumps(position))
            assert copy == position
            assert hash(copy) == digest
            assert copy.table is position.table
        if move is not None:
            vacant, legal, hands = position.vacant, position.legal, dict(position.hands)
            after = position.after(move)
            assert (position.vacant, position.legal, position.hands) == (vacant, legal, hands)
            assert UNIVERSE.format_position(position) == text
            assert after != position


def test_a_position_is_its_game_and_not_its_table():
    start = UNIVERSE.start(UniverseOptions())
    assert UNIVERSE.start(UniverseOptions(rows=9)) != start
    one, other = (played(start, line) for line in ("1-F6 1-C3", "1-C3 1-F6"))
    assert one != other
    assert one.vacant == other.vacant


# Regions


def test_regions_by_kind():
    position = UNIVERSE.parse_position(UniverseOptions(), DIVIDED)
    found = {letter_name(region.squares[0]): region for region in regions(position)}
    described = {
        name: (region.kind, region.size, region.piece, region.seats)
        for name, region in found.items()
    }
    assert described == {
        "A1": (RegionKind.DEAD, 8, None, ()),
        "G1": (RegionKind.OPEN, 12, None, ()),
        "B4": (RegionKind.EXACT, 5, "V", ("White",)),
        "A6": (RegionKind.EXACT, 5, "P", ("White", "Black")),
        "G6": (RegionKind.OPEN, 15, None, ()),
        "A10": (RegionKind.EXACT, 5, "I", ("Black",)),
    }
    kinds = {region["squares"][0]: region["kind"] for region in UNIVERSE.board(position)["regions"]}
    assert kinds == {name: str(region.kind) for name, region in found.items()}
    assert [letter_name(square) for square in found["B4"].squares] == ["B4", "C4", "D4", "D5", "D6"]


def test_board_for_programs():
    position = played(UNIVERSE.start(UniverseOptions()), "12-D3-C5")
    board = json.loads(json.dumps(UNIVERSE.board(position)))
    assert set(board) == {"placed", "hands", "regions"}
    assert board["placed"] == [
        {"player": "White", "piece": "F", "squares": ["C4", "C5", "D3", "D4", "E4"]}
    ]
    assert board["hands"] == {"White": "ILNPTUVWXYZ", "Black": "FILNPTUVWXYZ"}
    (region,) = board["regions"]
    assert (region["size"], region["kind"], len(region["squares"])) == (95, "open", 95)


# What a screen needs


@pytest.mark.parametrize(
    ("options", "squares", "areas"),
    [
        (UniverseOptions(), 100, ["centre", "heart"]),
        (UniverseOptions(rows=9), 90, ["centre", "heart"]),
        (UniverseOptions(players=3), 150, ["centre", "south", "west", "heart"]),
        (
            UniverseOptions(players=3, regions=("north", "east")),
            150,
            ["centre", "north", "east", "heart"],
        ),
        (UniverseOptions(players=4), 200, ["centre", *OUTER, "heart"]),
    ],
)
def test_layout(options: UniverseOptions, squares: int, areas: list[str]):
    layout = UNIVERSE.layout(UNIVERSE.start(options))
    assert len(layout.squares) == len(set(layout.squares)) == squares
    assert [area.name for area in layout.areas] == areas
    by_name = {area.name: set(area.squares) for area in layout.areas}
    assert by_name["heart"] < by_name["centre"]
    del by_name["heart"]
    assert sum(map(len, by_name.values())) == squares
    assert {area.name for area in layout.areas if area.outer} == set(areas) - {"centre", "heart"}


def test_labels_lie_at_the_edge_of_what_is_used():
    def labels(options: UniverseOptions) -> dict[str, tuple[float, float]]:
        layout = UNIVERSE.layout(UNIVERSE.start(options))
        return {label.text: (label.x, label.y) for label in layout.labels}

    small = labels(UniverseOptions(rows=9))
    assert list(small) == [*"ABCDEFGHIJ", *map(str, range(1, 10))]
    assert (small["A"], small["1"]) == ((0.5, -0.5), (-0.5, 0.5))
    north_east = labels(UniverseOptions(players=3, regions=("north", "east")))
    assert list(north_east) == [*"DEFGHIJKLMNOP", *map(str, range(4, 17))]
    assert (north_east["D"], north_east["4"]) == ((3.5, 2.5), (2.5, 3.5))


@settings(max_examples=10)
@given(st.sampled_from(VARIANTS), st.integers(min_value=0, max_value=10**9))
def test_tokens_and_effects_tell_the_same(options: UniverseOptions, seed: int):
    for position, move in random_game(options, seed):
        tokens = UNIVERSE.tokens(position)
        assert len(tokens) == len({token.id for token in tokens}) == 12 * len(position.seats)
        if move is not None:
            effects = UNIVERSE.effects(position, move)
            after = {token.id: token for token in UNIVERSE.tokens(position.after(move))}
            assert apply_effects(tokens, effects) == after
            assert [effect.kind for effect in effects] == [EffectKind.PUT]
            undone = [effect.reversed() for effect in reversed(effects)]
            assert apply_effects(after.values(), undone) == {t.id: t for t in tokens}


def test_tokens_lie_where_they_were_placed():
    position = played(UNIVERSE.start(UniverseOptions()), "1-F6")
    tokens = {token.id: token for token in UNIVERSE.tokens(position)}
    tile = tokens["White/X"]
    assert (tile.kind, tile.owner, tile.face) == ("tile", "White", "X")
    assert set(map(letter_name, tile.squares)) == {"F5", "E6", "F6", "G6", "F7"}
    assert tokens["Black/X"].squares == ()
    assert Square(5, 5) in tile.squares


def test_drawing():
    position = played(UNIVERSE.start(UniverseOptions(rows=9)), "1-F6 12-D3-C5")
    assert UNIVERSE.text(position).splitlines() == [
        " 9  .  .  .  .  .  .  .  .  .  .",
        " 8  .  .  .  .  .  .  .  .  .  .",
        " 7  .  .  .  .  .  Xw .  .  .  .",
        " 6  .  .  .  .  Xw Xw Xw .  .  .",
        " 5  .  .  Fb .  .  Xw .  .  .  .",
        " 4  .  .  Fb Fb Fb .  .  .  .  .",
        " 3  .  .  .  Fb .  .  .  .  .  .",
        " 2  .  .  .  .  .  .  .  .  .  .",
        " 1  .  .  .  .  .  .  .  .  .  .",
        "    A  B  C  D  E  F  G  H  I  J",
        "> White  FILNPTUVWYZ",
        "  Black  ILNPTUVWXYZ",
    ]


def test_drawing_leaves_out_what_is_not_in_use():
    position = UNIVERSE.start(UniverseOptions(players=3, regions=("south", "west")))
    lines = UNIVERSE.text(position).splitlines()
    assert lines[0] == "13     .  .  .  .  .  .  .  .  .  .  .  ."
    assert lines[12] == " 1                 .  .  .  .  ."
    assert lines[13] == "    A  B  C  D  E  F  G  H  I  J  K  L  M"
    over = played(four(LAST_FOR_ALL), "7-G16-J15")
    signs = [line[:8].rstrip() for line in UNIVERSE.text(over).splitlines()[-4:]]
    assert signs == ["- White", "- Yellow", "  Red", "- Blue"]
