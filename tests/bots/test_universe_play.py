"""Universe's levels at play: legal moves everywhere, and tactics from level 4 on."""

import pytest

from pentogames.bots.levels import CAREFUL, COUNT, levels_of
from pentogames.bots.profile import Reason
from pentogames.bots.thinking import think
from pentogames.games.universe import UNIVERSE, UniverseOptions, UniversePosition
from tests.bots.test_universe_profile import THREATENED
from tests.bots.universe_games import OPTIONS, after, endgame, random_game, set_up

SECONDS = 600.0
"""So that work alone ends the thinking."""

careful_levels = pytest.mark.parametrize("level", range(CAREFUL, COUNT + 1))


def chosen(position: UniversePosition, level: int, work: float = 1.0) -> str:
    thought = think("universe", position, level, 1, SECONDS, work)
    assert position.refusal(thought.move) is None
    return UNIVERSE.format(position, thought.move)


def test_there_are_levels() -> None:
    assert len(levels_of("universe")) == COUNT


@pytest.mark.parametrize("options", OPTIONS, ids=repr)
@pytest.mark.parametrize("level", [1, 3, 5, 7])
def test_moves_are_legal_in_all_variants(options: UniverseOptions, level: int) -> None:
    for position in random_game(options, 10 + level)[2:-1:4]:
        chosen(position, level, work=0.005)


WINS_AT_ONCE = [
    (
        "White:7-G1-J2 Black:12-D3-C5 White:10-H5-I7 Black:8-C8-E9 White:5-E3-G2 Black:10-F10-G8 "
        "White:4-E5-F7 Black:3-A10-B8 White:12-H3-G5 turn:Black",
        {"7-B2-A5"},
    ),
    (
        "White:6-F4-H3 Black:4-A5-B3 White:4-D4-C6 Black:3-F7-H6 White:3-C8-E9 Black:8-G2-I3 "
        "White:9-A9-B7 Black:12-I6-J4 White:7-F9-I10 turn:Black",
        {"6-E1-D3", "5-D1-E3", "10-D3-E1"},
    ),
]
ONLY_MOVES = [
    (
        "White:5-E3-D5 Black:9-G9-H7 White:3-B9-D8 Black:11-G1-I2 White:12-F5-H6 Black:12-B4-C2 "
        "White:6-A8-B6 Black:10-D7-F8 White:4-I6-J8 Black:5-A4-C5 White:2-F10-J10 Black:8-H1-J2 "
        "White:11-B8-C6 turn:Black",
        "4-H3-F4",
    ),
    (
        "White:12-F7-G5 Black:7-E2-H1 White:5-A7-C8 Black:3-D7-E5 White:3-E10-G9 Black:4-J9-I7 "
        "White:4-I3-J5 Black:12-A4-C5 White:1-F4 Black:10-E9-G8 White:6-C9-A10 turn:Black",
        "2-C1-G1",
    ),
]


@careful_levels
@pytest.mark.parametrize(("text", "moves"), WINS_AT_ONCE)
def test_a_win_at_once_is_taken(text: str, moves: set[str], level: int) -> None:
    position = set_up(text)
    assert chosen(position, level) in moves
    assert chosen(position, level, work=0.01) in moves


@careful_levels
@pytest.mark.parametrize(("text", "move"), ONLY_MOVES)
def test_the_only_move_is_found(text: str, move: str, level: int) -> None:
    assert chosen(set_up(text), level) == move


@careful_levels
def test_a_loss_at_once_is_blocked(level: int) -> None:
    assert chosen(THREATENED, level) == "8-H10-J9"
    assert chosen(THREATENED, level, work=0.01) == "8-H10-J9"


def test_the_same_seed_gives_the_same_move() -> None:
    position = random_game(UniverseOptions(), 4)[3]
    assert chosen(position, 5, work=0.2) == chosen(position, 5, work=0.2)


def test_what_is_proved_is_played_and_said() -> None:
    position = after(endgame(), "7-B3-E4")
    thought = think("universe", position, 7, 1, SECONDS)
    assert UNIVERSE.format(position, thought.move) == "7-D9-A8"
    assert thought.proved
    assert thought.value == (0.0, 1.0)
    assert thought.depth == 7
    assert all(isinstance(reason, Reason) for reason in thought.reasons)


def test_a_lost_game_is_played_on() -> None:
    thought = think("universe", endgame(), 6, 1, SECONDS)
    assert thought.proved
    assert thought.value == (0.0, 1.0)
    assert endgame().refusal(thought.move) is None
