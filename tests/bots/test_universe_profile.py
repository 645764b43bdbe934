"""Universe's profile: values, candidates, the exact solver, and reasons."""

import pytest

from pentogames.bots.profile import never
from pentogames.bots.profiles import profile_of
from pentogames.bots.profiles._universe_places import PLACEMENTS_AT_MOST, two_left
from pentogames.bots.profiles._universe_reasons import Why
from pentogames.bots.profiles._universe_states import count_legal
from pentogames.bots.profiles.universe import PROFILE, solve
from pentogames.games.universe import UNIVERSE, UniverseOptions, UniversePosition
from pentogames.teach.reasons import sentences_of, tell
from tests.bots.universe_games import OPTIONS, after, endgame, random_game, set_up

THREATENED = set_up(
    "White:11-F9-H8 Black:6-E1-F3 White:6-C7-A6 Black:5-F5-G7 White:9-A5-B3 Black:4-I8-H6 "
    "White:3-F6-D7 Black:8-C8-D10 White:12-H2-G4 Black:9-D1-B2 turn:White"
)
"""All moves but one let the opponent make the last move at once."""

each_variant = pytest.mark.parametrize("options", OPTIONS, ids=repr)


def written(position: UniversePosition, keys: tuple[object, ...]) -> list[str]:
    return [UNIVERSE.format(position, PROFILE.move(position, key)) for key in keys]


def codes(position: UniversePosition, move: str) -> dict[str, dict[str, object]]:
    found = PROFILE.reasons(position, UNIVERSE.parse(position, move))
    for reason in found:
        sentence = tell("universe", reason)
        assert "{" not in sentence
        assert sentence.endswith(".")
    return {str(reason.code): dict(reason.facts) for reason in found}


def test_it_is_found_by_the_name_of_the_game() -> None:
    assert profile_of("universe") is PROFILE


@each_variant
def test_values_share_out_half_a_point_a_seat(options: UniverseOptions) -> None:
    for position in random_game(options, 5)[3:]:
        state = PROFILE.state(position)
        for value in (PROFILE.estimate(state), PROFILE.playout(state, 3, random=False)):
            assert len(value) == options.players
            assert sum(value) == pytest.approx(options.players / 2)
            assert all(0 <= share <= 1 for share in value)


@each_variant
def test_children_are_the_legal_moves_best_first(options: UniverseOptions) -> None:
    for position in random_game(options, 6)[4:-1]:
        state = PROFILE.state(position)
        children = PROFILE.children(state, 0)
        moves = [PROFILE.move(position, key) for _, key in children]
        assert sorted(moves, key=repr) == sorted(position.moves(), key=repr)
        assert [PROFILE.key(position, move) for move in moves] == [key for _, key in children]
        values = [value for value, _ in children]
        assert values == sorted(values, reverse=True)
        assert len(PROFILE.children(state, 2)) == min(2, len(children))


@each_variant
def test_a_child_worth_one_ends_the_game_and_no_other_does(options: UniverseOptions) -> None:
    for position in random_game(options, 7)[-4:-1]:
        for value, key in PROFILE.children(PROFILE.state(position), 0):
            move = PROFILE.move(position, key)
            then = position.after(move)
            assert (value == 1) == (then.places().get(move.seat) == 1)


def test_the_only_move_is_kept_however_narrow_the_width() -> None:
    state = PROFILE.state(THREATENED)
    ((value, key),) = PROFILE.children(state, 1)
    assert written(THREATENED, (key,)) == ["8-H10-J9"]
    assert value > 0
    assert [other for other, _ in PROFILE.children(state, 0)[1:]] == [0.0] * 11


def test_a_placement_of_no_piece_has_no_key() -> None:
    start = UNIVERSE.start(UniverseOptions(rows=9))
    off = UNIVERSE.parse(start, "2-A10-E10")
    with pytest.raises(ValueError, match="no placement"):
        PROFILE.key(start, off)


# -- the exact solver ------------------------------------------------------------------------------


def test_all_moves_of_the_recovered_endgame_lose() -> None:
    exact = PROFILE.solve(PROFILE.state(endgame()), 400_000, never)
    assert exact is not None
    assert exact.value == (0.0, 1.0)
    assert len(exact.best) == 70
    assert exact.depth == 8


def test_the_value_alone_takes_fewer_positions_than_a_plain_search() -> None:
    assert PROFILE.solve(PROFILE.state(endgame()), 35_296, never) is not None


def test_every_move_of_the_recovered_endgame_is_refuted_in_any_order() -> None:
    state = PROFILE.state(endgame())
    keys = [key for _, key in PROFILE.children(state, 0)]
    for order in (keys, keys[::-1]):
        assert PROFILE.check(state, order, 400_000, never)[:2] == (70, False)
    three = PROFILE.state(random_game(UniverseOptions(players=3), 2)[6])
    assert PROFILE.check(three, [], 400_000, never) == (0, False, 0)


def test_the_share_of_answers_that_win_is_told() -> None:
    position = after(endgame(), "7-B3-E4")
    state = PROFILE.state(position)
    assert PROFILE.answers(state, 400_000, never) == 1 / len(list(position.moves()))
    assert PROFILE.answers(state, 5, never) == 0.0
    assert PROFILE.answers(PROFILE.state(endgame()), 400_000, never) == 0.0


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("7-B3-E4", {"7-D9-A8"}),
        ("7-B3-E4 7-B6-C9", {"12-I9-G10"}),
        ("7-B3-E4 3-D9-B8", {"4-G10-F8"}),
    ],
)
def test_the_single_answers_of_the_endgame(line: str, answers: set[str]) -> None:
    position = after(endgame(), line)
    solved = solve(position)
    assert solved is not None
    wins, best = solved
    assert wins
    assert {UNIVERSE.format(position, move) for move, _ in best} == answers
    assert {plies for _, plies in best} == {7}
    exact = PROFILE.solve(PROFILE.state(position), 400_000, never)
    assert exact is not None
    assert set(written(position, exact.best)) == answers


def test_what_is_out_of_reach_is_not_solved() -> None:
    start = UNIVERSE.start(UniverseOptions())
    assert PROFILE.solve(PROFILE.state(start), 10**6, never) is None
    assert solve(endgame(), nodes=50) is None
    assert PROFILE.solve(PROFILE.state(endgame()), 10**6, lambda: True) is None
    over = random_game(UniverseOptions(), 1)[-1]
    assert PROFILE.solve(PROFILE.state(over), 100, never) is None
    assert solve(over) is None


def places_by_all_lines(position: UniversePosition) -> tuple[float, ...] | None:
    """Max-n without any haste; None where a seat does not care and others do."""
    if position.to_move is None:
        places, steps = position.places(), len(position.seats) - 1
        return tuple((steps + 1 - places[seat]) / steps for seat in position.seats)
    values = [places_by_all_lines(position.after(move)) for move in position.moves()]
    mover = position.seats.index(position.to_move)
    known = [value for value in values if value is not None]
    best = {value for value in known if value[mover] == max(one[mover] for one in known)}
    return best.pop() if len(known) == len(values) and len(best) == 1 else None


@pytest.mark.parametrize("seed", range(8))
def test_endgames_of_three_and_four_agree_with_looking_at_all_lines(seed: int) -> None:
    game = random_game(OPTIONS[2 + seed % 3], seed)
    position = next((one for one in game[:-1] if one.legal.bit_count() <= 10), game[-2])
    expected = places_by_all_lines(position)
    exact = PROFILE.solve(PROFILE.state(position), 10**6, never)
    assert (exact.value if exact else None) == expected


def test_long_endgames_of_three_are_out_of_reach() -> None:
    position = random_game(UniverseOptions(players=3), 2)[6]
    state = PROFILE.state(position)
    assert count_legal(state) > PLACEMENTS_AT_MOST
    assert PROFILE.solve(state, 10**6, never) is None


def test_of_two_left_the_winner_takes_the_first_place() -> None:
    game = random_game(UniverseOptions(players=3), 1)
    position = next(one for one in game if len(one.out) == 1 and one.to_move is not None)
    state = PROFILE.state(position)
    mover = PROFILE.mover(state)
    gone = position.seats.index(position.out[0][0])
    won, lost = two_left(state, True), two_left(state, False)
    assert (won[mover], lost[mover]) == (1.0, 0.5)
    assert won[gone] == lost[gone] == 0.0


# -- reasons ---------------------------------------------------------------------------------------


def test_every_reason_has_a_sentence() -> None:
    assert set(sentences_of("universe")) == set(Why)


def test_a_move_that_ends_the_game_has_no_other_reason() -> None:
    position = after(THREATENED, "8-H10-J9")
    assert position.outcome() is None
    ending = set_up(
        "White:7-G1-J2 Black:12-D3-C5 White:10-H5-I7 Black:8-C8-E9 White:5-E3-G2 Black:10-F10-G8 "
        "White:4-E5-F7 Black:3-A10-B8 White:12-H3-G5 turn:Black"
    )
    assert list(codes(ending, "7-B2-A5")) == ["wins"]


def test_a_proof_is_told_with_the_moves_it_takes() -> None:
    assert codes(THREATENED, "8-H10-J9")["proved-in"] == {"count": 2}
    losing = next(
        UNIVERSE.format(THREATENED, move)
        for move in THREATENED.moves()
        if UNIVERSE.format(THREATENED, move) != "8-H10-J9"
    )
    assert "loses" in codes(THREATENED, losing)


def test_the_symmetric_answer_is_told() -> None:
    position = after(UNIVERSE.start(UniverseOptions()), "6-E5-F7")
    assert codes(position, "6-F6-E4")["symmetric"] == {"seat": "White"}
    assert "symmetric" not in codes(position, "6-A1-B3")


def test_a_region_of_five_for_the_mover_alone_is_told() -> None:
    found = codes(endgame(), "7-B3-E4")
    assert found["makes-exact"] == {"size": 5}
    reply = after(endgame(), "7-B3-E4 7-D9-A8")
    kept = [move for move in reply.moves() if move.piece != "V"]
    assert "keeps" in codes(reply, UNIVERSE.format(reply, kept[0]))


def test_room_and_clumsy_pieces_are_told() -> None:
    start = UNIVERSE.start(UniverseOptions())
    found = codes(start, "1-C3")
    assert found["spends"] == {"piece": "X", "count": 60}
    then = after(start, "1-C3")
    count = {seat: then.legal_set(seat).bit_count() for seat in then.seats}
    assert found["leaves"] == {"seat": "Black", "count": count["Black"], "own": count["White"]}
    assert "spends" not in codes(start, "6-D3-C5")
