"""Pauli's profile: values, moves and the reasons for them."""

from collections import Counter

import pytest

from pentogames.bots.levels import levels_of
from pentogames.bots.profile import Reason
from pentogames.bots.profiles import profile_of
from pentogames.bots.profiles.pauli import PROFILE, PauliProfile, Why, read_judgement
from pentogames.games._pauli_matches import square_name
from pentogames.games.pauli import PAULI, PauliOptions, PauliPosition
from pentogames.teach.reasons import sentences_of, tell
from tests.games.pauli_boards import play_all, set_up

LINE = "8/8/8/8/8/8/8/BG1oy3"
"""A red piece of Cool's on c1 makes an I that is Cool's."""

THREAT = "7r/8/8/8/8/8/8/BG1oY3"
"""The same I is Cool's whoever makes it; it is Hot's turn."""

CYCLE = "O-d1 B-a1 R-e1 G-b1 B-f1 Y-c1 "


def reasons(position: PauliPosition, text: str) -> dict[Why, Reason]:
    """The reasons for a move by their codes."""
    found = PROFILE.reasons(position, PAULI.parse(position, text))
    return {Why(reason.code): reason for reason in found}


def told(position: PauliPosition, text: str) -> list[str]:
    return [tell("pauli", r) for r in PROFILE.reasons(position, PAULI.parse(position, text))]


def test_the_profile_is_found_by_the_games_name() -> None:
    assert profile_of("pauli") is PROFILE
    assert PROFILE.sides(PAULI.start(PauliOptions())) == ("Cool", "Hot")
    assert len(levels_of("pauli")) == 7


def test_keys_are_moves() -> None:
    position = play_all(PAULI.start(PauliOptions()), "B-d4")
    moves = list(position.moves())
    keys = [PROFILE.key(position, move) for move in moves]
    assert len(set(keys)) == len(moves) == 315
    assert [PROFILE.move(position, key) for key in keys] == moves


def test_values_sum_to_one_and_end_with_the_game() -> None:
    position = PAULI.start(PauliOptions())
    state = PROFILE.state(position)
    assert PROFILE.mover(state) == 0
    assert PROFILE.result(state) is None
    assert sum(PROFILE.estimate(state)) == pytest.approx(1)
    for random in (True, False):
        assert PROFILE.playout(state, 1, random=random) in {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}
    won = play_all(set_up(LINE, "-/-", 4, PauliOptions(goal=1)), "R-c1")
    ended = PROFILE.state(won)
    assert PROFILE.mover(ended) == -1
    assert PROFILE.result(ended) == PROFILE.estimate(ended) == (1.0, 0.0)
    drawn = PROFILE.state(play_all(set_up("BGYor3/8/8/8/8/8/8/8", "I/-", 11), 2 * CYCLE))
    assert PROFILE.result(drawn) == (0.5, 0.5)


def test_a_win_at_once_is_first_and_certain() -> None:
    state = PROFILE.state(set_up(LINE, "-/-", 4, PauliOptions(goal=1)))
    (value, key), *others = PROFILE.children(state, 5)
    assert (value, key) == (1.0, 4 << 6 | 2)
    assert len(others) >= 4
    assert all(value < 1 for value, _ in others)


def test_the_past_belongs_to_the_identity_once_a_position_has_come_back() -> None:
    one = play_all(PAULI.start(PauliOptions()), "B-a1 R-h8 G-c3")
    other = play_all(PAULI.start(PauliOptions()), "G-c3 R-h8 B-a1")
    states = [PROFILE.state(position) for position in (one, other)]
    assert states[0] != states[1]
    assert PROFILE.identity(states[0]) == PROFILE.identity(states[1])
    cycle = set_up("BGYor3/8/8/8/8/8/8/8", "I/-", 11)
    once, twice = (PROFILE.state(play_all(cycle, times * CYCLE)) for times in (0, 1))
    assert twice[:152] == once[:152][:3] + bytes([once[3] | 2]) + once[4:152]
    further = PROFILE.state(play_all(cycle, CYCLE + "O-d1"))
    assert PROFILE.identity(further) == further


def test_other_weights_judge_otherwise() -> None:
    state = PROFILE.state(PAULI.start(PauliOptions()))
    table = {
        "scale": 1500,
        "remaining": [0] * 13,
        "race": [0] * 15 + [1500],
        "economy": [0] * 6,
        "active": 0,
        "mine": [0, 0],
        "theirs": [0, 0],
        "threatened": [0, 0],
        "menace": [0, 0],
        "triple": 0,
    }
    other = PauliProfile(read_judgement(table))
    assert other.estimate(state) == pytest.approx((0.26894, 0.73106), abs=1e-5)
    assert PROFILE.solve(state, 1000, lambda: False) is None


def test_taking_a_card() -> None:
    position = set_up(LINE, "-/-", 4)
    assert told(position, "R-c1")[0] == "It takes the card I."
    (mark,) = reasons(position, "R-c1")[Why.TAKES].marks
    assert (mark.label, len(mark.squares)) == ("I", 5)
    stolen = told(set_up(LINE, "-/I", 14), "R-c1")
    assert stolen[0] == "It takes the passive card I away from Hot."


def test_winning_with_a_card() -> None:
    position = set_up(LINE, "-/-", 4, PauliOptions(goal=1))
    assert told(position, "R-c1") == ["It wins: that makes 1 cards."]


def test_stopping_blocking_and_losing() -> None:
    position = set_up(THREAT, "-/-", 5, PauliOptions(goal=1))
    assert told(position, "G-c1")[0] == "It stops Cool from winning with the next move."
    assert told(position, "B-a8") == ["But Cool can win with the next move."]
    far = set_up(THREAT, "-/-", 5)
    assert "It keeps Cool from taking I with the next move." in told(far, "G-c1")


def test_exploding() -> None:
    # Row 1 becomes a second I of Cool's, and takes Cool's P and Hot's U along.
    position = set_up("BGYor3/8/8/8/8/r2Go3/Yo1b4/BG1yr3", "IP/U", 20)
    (mark,) = reasons(position, "O-c1")[Why.EXPLODES].marks
    assert (mark.label, [square_name(square) for square in mark.squares]) == (
        "U",
        ["d1", "e1", "d2", "d3", "e3"],
    )
    assert told(position, "O-c1") == [
        "It explodes Hot's match U, so that this card turns passive.",
        "It keeps Hot from taking F, N, T, V, Y, Z with the next move.",
    ]


def test_giving_a_card_away_and_allowing_one() -> None:
    position = play_all(PAULI.start(PauliOptions()), "G-d1 R-a1 G-h8 O-b1 G-h5 Y-c1")
    assert told(position, "B-e1")[-1] == "But it gives Hot the card I."
    early = play_all(PAULI.start(PauliOptions()), "G-d1 R-a1 G-h8 O-b1")
    assert told(early, "Y-c1") == [
        "It threatens to take one of these cards, or more: I, L, Y.",
        "But it lets Hot take I, L, Y.",
    ]
    assert told(early, "B-h1") == ["It keeps your last red piece for later."]


def test_the_last_pieces_of_a_colour_are_worth_a_word() -> None:
    start = PAULI.start(PauliOptions())
    assert told(start, "B-d4") == ["It keeps your last red piece for later."]
    assert told(start, "R-d4") == []


def test_the_ends_without_cards() -> None:
    stripes = "8/8/b1g1y1o1/B1g1y1or/B1G1y1or/B1G1Y1or/B1G1Y1Or/B1G1Y1OR"
    assert told(set_up(stripes, "-/-", 29), "R-h6") == ["It wins: Cool has no piece left to place."]
    board = "r1o1oBGy/r1G5/r1B5/Y1Y1OGyb/G1o1r3/8/gOByYgoB/7B"
    before = set_up(board, "-/L", 35, PauliOptions(goal=12))
    assert told(before, "R-g7") == ["It wins: Cool has no legal place left."]


def test_every_reason_has_a_sentence() -> None:
    assert set(sentences_of("pauli")) == set(Why)
    assert max(Counter(sentence.text for sentence in sentences_of("pauli").values()).values()) == 1
