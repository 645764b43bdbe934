"""Pent-Up's rules by hand-made cases: moves, refusals, levels."""

import pickle
from random import Random

import pytest

from pentogames.core.cells import Square
from pentogames.core.game import IllegalMove, Position, Role, apply_effects, play
from pentogames.core.options import OptionsError
from pentogames.core.shapes import LETTERS, Placement, marked_squares, moved
from pentogames.games.pent_up import PENT_UP, PentUpOptions, PentUpPosition, Rule

# Two I side by side: five columns and two rows of level 1.
PAIR = "I(0,0)(4,0)^1 I(0,1)(4,1)^1"
# A third above them, so that tiles of three rows find a place on level 2.
TRIPLE = f"{PAIR} I(0,2)(4,2)^1"


def position_of(text: str, players: int = 3) -> PentUpPosition:
    return PENT_UP.parse_position(PentUpOptions(players), text)


def placement(position: PentUpPosition, text: str) -> Placement:
    return PENT_UP.parse(position, text)


def at_level(move: Placement, level: int) -> Placement:
    squares = tuple(Square(x, y, level) for x, y, _ in move.squares)
    return Placement(move.seat, move.piece, squares)


def roles(refusal) -> dict[Role, list[tuple[Square, ...]]]:
    found: dict[Role, list[tuple[Square, ...]]] = {}
    for mark in refusal.marks:
        found.setdefault(mark.role, []).append(mark.squares)
    return found


def test_position_is_a_position():
    position: Position[Placement] = PENT_UP.start(PentUpOptions())
    assert position.seats == ("White", "Black")
    assert position_of("-").seats == ("White", "Black", "Red")


@pytest.mark.parametrize(
    "data",
    [
        {"players": 4},
        {"players": True},
        {"players": "2"},
        {"misere": 1},
        {"scoring": "misere"},
        {"scoring": "advanced"},
        {"players": 2, "scoring": "advanced"},
        {"levels": 3},
    ],
)
def test_options_that_do_not_exist_are_errors(data):
    with pytest.raises(OptionsError):
        PentUpOptions.read(data)


def test_options_read_back_what_they_write():
    for options in (PentUpOptions(), PentUpOptions(3, True), PentUpOptions(3, True, "advanced")):
        assert PentUpOptions.read(options.plain()) == options
    assert PentUpOptions.read({}) == PentUpOptions(2, False, "standard")


def test_first_tile_has_one_move_for_each_orientation():
    moves = list(PENT_UP.start(PentUpOptions()).moves())
    assert len(moves) == len(set(moves)) == 63
    for move in moves:
        marks = marked_squares(move.piece, move.squares)
        assert marks is not None
        assert marks[0] == Square(0, 0, 1)


def test_second_tile_goes_on_the_table_and_touches():
    position = position_of("X(0,0)^1", players=2)
    moves = list(position.moves())
    assert {square.level for move in moves for square in move.squares} == {1}
    assert {move.piece for move in moves} == set(LETTERS)
    # A lying I touches the X five times above it, as often below, and once at either end of each
    # of its three rows: 16; and so does a standing one.
    assert sum(move.piece == "I" for move in moves) == 32


def test_turns_go_round_and_hands_shrink():
    position = position_of(PAIR)
    assert (position.to_move, position.ply) == ("Red", 2)
    assert position.hand("White") == "FLNPTUVWXYZ"
    assert position.hand("Red") == LETTERS


def test_each_tile_has_its_own_level():
    position = position_of(PAIR)
    assert position.level_for("P") == 2  # two rows of five take it
    assert position.level_for("I") == 1  # above, it would lie on one tile alone
    assert position.level_for("X") == 1  # it needs three rows
    assert {move.squares[0].level for move in position.placements("L")} == {2}
    assert position_of(TRIPLE).level_for("X") == 2


def test_level_is_told_for_tiles_that_are_not_in_the_hand_to_move():
    # Two L make two rows of five, and White, to move, has no further L.
    position = position_of("L(0,0)(-3,1)^1 L(-2,1)(1,0)^1", players=2)
    assert position.level_for("L") == 2
    assert list(position.placements("L")) == []
    assert position.open_squares("L") == ()


def test_places_on_level_two_by_hand():
    # On two rows of five an U lies with its back above or below at three places each,
    # and upright nowhere.
    moves = list(position_of(PAIR).placements("U"))
    assert len(moves) == 6
    # A P has its three squares in either row and its two at either end of them: 2 * 3 * 2.
    assert len(list(position_of(PAIR).placements("P"))) == 12


def test_open_squares_are_those_of_all_placements():
    position = position_of(PAIR)
    for piece in LETTERS:
        covered = {square for move in position.placements(piece) for square in move.squares}
        assert set(position.open_squares(piece)) == covered
        assert len(position.open_squares(piece)) == len(covered)


def test_random_moves_are_the_legal_moves():
    position = position_of("X(0,0)^1")
    random = Random(7)
    drawn = {position.random_move(random) for _ in range(20_000)}
    assert drawn == set(position.moves())


def test_levels_by_seat():
    assert dict(position_of("-").levels()) == {"White": (), "Black": (), "Red": ()}
    position = position_of(PAIR)
    position = play(position, next(position.placements("P")))
    assert dict(position.levels()) == {"White": (1, 0), "Black": (1, 0), "Red": (0, 1)}


def test_after_leaves_the_old_position_alone():
    position = position_of(PAIR)
    copy = position_of(PAIR)
    list(position.moves())
    position.after(next(position.moves()))
    assert position == copy
    assert hash(position) == hash(copy)


def test_pickle_carries_the_position_and_nothing_cached():
    position = position_of(TRIPLE)
    plain = len(pickle.dumps(position))
    moves = list(position.moves())
    position.refusal(moves[0])
    assert len(pickle.dumps(position)) == plain
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert list(again.moves()) == moves


def test_tokens_are_all_tiles_and_effects_put_them():
    position = position_of(PAIR)
    tokens = PENT_UP.tokens(position)
    assert len(tokens) == 36
    assert {token.id for token in tokens if token.squares} == {"White/I", "Black/I"}
    move = next(position.moves())
    after = {token.id: token for token in PENT_UP.tokens(position.after(move))}
    assert apply_effects(tokens, PENT_UP.effects(position, move)) == after
    assert after[f"Red/{move.piece}"].squares == move.squares


# ---- refusals ----


def test_refuses_a_move_after_the_end(finished):
    move = finished.placed[0]
    refusal = finished.refusal(move)
    assert refusal is not None
    assert refusal.rule is Rule.GAME_OVER
    assert list(finished.moves()) == []
    assert finished.to_move is None


@pytest.fixture(scope="module")
def finished() -> PentUpPosition:
    position, random = PENT_UP.start(PentUpOptions()), Random(3)
    while position.to_move is not None:
        position = position.after(position.random_move(random))
    return position


def test_refuses_the_tile_of_another_seat():
    position = position_of(PAIR)
    move = next(position.moves())
    refusal = position.refusal(Placement("White", move.piece, move.squares))
    assert refusal is not None
    assert refusal.rule is Rule.NOT_YOUR_TILE
    assert refusal.facts == {"seat": "White", "to_move": "Red"}


@pytest.mark.parametrize("piece", ["", "Q", "f", "FF"])
def test_refuses_a_tile_that_does_not_exist(piece):
    position = position_of(PAIR)
    refusal = position.refusal(Placement("Red", piece, next(position.moves()).squares))
    assert refusal is not None
    assert refusal.rule is Rule.NO_SUCH_TILE


def test_refuses_a_tile_that_lies_already():
    position = position_of(TRIPLE)
    refusal = position.refusal(placement(position, "I(0,3)(4,3)"))
    assert refusal is not None
    assert refusal.rule is Rule.ALREADY_PLAYED
    assert roles(refusal) == {Role.CAUSE: [position.placed[0].squares]}


def test_refuses_squares_of_several_levels():
    position = position_of(PAIR)
    squares = next(position.placements("P")).squares
    tilted = tuple(sorted((squares[0]._replace(level=1), *squares[1:])))
    refusal = position.refusal(Placement("Red", "P", tilted))
    assert refusal is not None
    assert refusal.rule is Rule.NOT_FLAT


def broken_forms() -> list[tuple[Square, ...]]:
    good = moved(((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)), 0, 2, 1)
    return [
        (),
        good[:4],
        (*good, Square(5, 2, 1)),
        good[::-1],
        good[:4] + good[3:4],
        moved(((0, 0), (1, 0), (2, 0), (3, 0), (3, 1)), 0, 2, 1),
        moved(((0, 0), (1, 0), (2, 0), (3, 0), (5, 0)), 0, 2, 1),
    ]


@pytest.mark.parametrize("squares", broken_forms())
def test_refuses_squares_without_the_form(squares):
    refusal = position_of(PAIR).refusal(Placement("Red", "I", squares))
    assert refusal is not None
    assert refusal.rule is Rule.WRONG_FORM


@pytest.mark.parametrize("level", [-1, 0, 3, 99])
def test_refuses_levels_that_are_not_there(level):
    position = position_of(PAIR)
    move = at_level(next(position.placements("P")), level)
    refusal = position.refusal(move)
    assert refusal is not None
    assert refusal.rule is Rule.NO_SUCH_LEVEL
    assert refusal.facts == {"level": level, "highest": 2}


@pytest.mark.parametrize(("x", "y"), [(3, 4), (-70, 900), (9999, -9990)])
def test_the_first_tile_goes_anywhere_and_the_game_goes_on_from_there(x, y):
    first = placement(position_of("-"), f"F({x},{y})({x + 2},{y - 1})^1")
    position = play(position_of("-"), first)
    home = play(position_of("-"), placement(position_of("-"), "F(0,0)(2,-1)^1"))
    shifted = {
        tuple(Square(s.x - x, s.y - y, s.level) for s in move.squares)
        for move in position.placements("L")
    }
    assert shifted == {move.squares for move in home.placements("L")}
    assert PENT_UP.parse_position(position.options, PENT_UP.format_position(position)) == position


def test_refuses_taken_squares():
    position = position_of(PAIR)
    refusal = position.refusal(at_level(placement(position, "X(2,2)"), 1))
    assert refusal is not None
    assert refusal.rule is Rule.OCCUPIED
    assert roles(refusal) == {
        Role.BAD: [(Square(2, 1, 1),)],
        Role.CAUSE: [position.placed[1].squares],
    }
    assert refusal.facts == {"count": 1, "level": 1}


def test_refuses_squares_taken_on_level_two():
    position = position_of(PAIR)
    position = play(position, next(position.placements("P")))
    (lying,) = position.placed[2:]
    refusal = position.refusal(Placement("White", "P", lying.squares))
    assert refusal is not None
    assert refusal.rule is Rule.OCCUPIED
    assert roles(refusal) == {Role.BAD: [lying.squares], Role.CAUSE: [lying.squares]}


def test_refuses_an_overhang_and_shows_what_hangs():
    position = position_of(PAIR)
    refusal = position.refusal(placement(position, "X(2,1)"))
    assert refusal is not None
    assert refusal.rule is Rule.OVERHANG
    assert roles(refusal) == {Role.BAD: [(Square(2, 2, 2),)]}
    assert refusal.facts == {"count": 1, "level": 2}


def test_refuses_to_rest_on_one_tile():
    position = position_of(PAIR)
    refusal = position.refusal(placement(position, "I(0,1)(4,1)"))
    assert refusal is not None
    assert refusal.rule is Rule.ONE_TILE_BELOW
    assert roles(refusal) == {Role.CAUSE: [position.placed[1].squares]}
    assert refusal.marks[0].label == "I"


@pytest.mark.parametrize("text", ["X(7,0)", "X(-3,0)", "I(5,2)(9,2)", "I(0,-2)(4,-2)"])
def test_refuses_a_tile_that_touches_none(text):
    # The last two meet the pair at a corner, and at no square at all.
    position = position_of(PAIR)
    refusal = position.refusal(placement(position, text))
    assert refusal is not None
    assert refusal.rule is Rule.NOT_TOUCHING


def test_refuses_a_lower_level_and_shows_a_place_on_the_higher_one():
    position = position_of(PAIR)
    refusal = position.refusal(placement(position, "P(6,2)(5,0)"))
    assert refusal is not None
    assert refusal.rule is Rule.HIGHER_LEVEL_OPEN
    assert refusal.facts == {"piece": "P", "level": 2}
    (instead,) = roles(refusal)[Role.INSTEAD]
    assert position.refusal(Placement("Red", "P", instead)) is None
    assert max(instead) == Square(4, 1, 2)  # the nearest to where it was tried
    assert refusal.marks[0].label == "2"


def test_a_place_that_is_no_place_is_refused_before_its_level():
    position = position_of(PAIR)
    refusal = position.refusal(placement(position, "P(12,2)(11,0)"))
    assert refusal is not None
    assert refusal.rule is Rule.NOT_TOUCHING


def test_play_is_the_checked_door():
    position = position_of(PAIR)
    with pytest.raises(IllegalMove) as caught:
        play(position, placement(position, "I(0,1)(4,1)"))
    assert caught.value.refusal.rule is Rule.ONE_TILE_BELOW


@pytest.mark.parametrize(("toward_x", "toward_y"), [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1)])
def test_the_table_has_no_edge(toward_x, toward_y):
    """Lay all tiles in one direction, further than any window that the engine starts with."""

    def reach(move: Placement) -> int:
        return max(toward_x * x + toward_y * y for x, y, _ in move.squares)

    position = PENT_UP.start(PentUpOptions(3))
    while position.to_move is not None:
        on_table = [move for move in position.moves() if move.squares[0].level == 1]
        if not on_table:
            break
        position = play(position, max(on_table, key=reach))
    assert max(map(reach, position.placed)) > 35
    assert position_of(PENT_UP.format_position(position)) == position
