"""The engine's think: its words, its answers, and that nothing is played."""

from typing import Any

import pytest

from pentogames.bots.levels import COUNT
from pentogames.bots.profiles import profile_of
from pentogames.cli.engine import Engine
from pentogames.games import GAMES

NAMES = [game.name for game in GAMES if profile_of(game.name) is not None]
QUICK = {"op": "think", "level": 1}


def ask(game: str, *requests: dict[str, Any], **options: Any) -> list[dict[str, Any]]:
    """Return the answers to the requests, after a game has been begun."""
    engine = Engine()
    begun = engine.answer({"op": "new", "game": game, "options": options})
    assert begun["ok"], begun
    return [engine.answer(request) for request in requests]


@pytest.mark.parametrize("game", NAMES)
def test_every_game_gets_a_legal_move_that_is_not_played(game: str) -> None:
    before, thought, after, legal = ask(
        game, {"op": "state"}, QUICK, {"op": "state"}, {"op": "legal"}
    )
    assert set(thought) == {"ok", "move", "value", "playouts"}
    assert thought["move"] in legal["moves"]
    assert 0 <= thought["value"] <= 1
    assert thought["playouts"] >= 0
    assert after == before


def test_all_words_can_be_left_out_and_the_same_words_give_the_same_move() -> None:
    usual, level, seed, same = ask(
        "pauli",
        {"op": "think"},
        {"op": "think", "level": 4},
        {"op": "think", "seed": 1, "seconds": None},
        {"op": "think", "level": 4, "seed": 1, "seconds": 3600, "more": "words"},
    )
    assert usual["ok"]
    assert usual == level == seed == same


def test_the_value_is_that_of_whoever_is_to_move() -> None:
    """One card wins here, and the move that takes it is worth 1."""
    engine = Engine()
    engine.answer({"op": "new", "game": "pauli", "options": {"goal": 1}})
    seats = set()
    for _ in range(400):
        thought = engine.answer({"op": "think", "level": 4})
        state = engine.answer({"op": "play", "move": thought["move"]})["state"]
        if state["outcome"] is not None:
            break
        seats.add(state["to_move"])
    assert thought["value"] == 1
    assert seats == {"Cool", "Hot"}
    assert engine.answer({"op": "think"}) == {"ok": False, "error": "the game is over"}


def test_seats_of_a_team_have_the_value_of_their_team() -> None:
    engine = Engine()
    engine.answer({"op": "new", "game": "pentago", "options": {"players": 4, "teams": "pairs"}})
    for seat in ("A1", "B1", "A2", "B2"):
        assert engine.answer({"op": "state"})["state"]["to_move"] == seat
        thought = engine.answer(QUICK)
        assert 0 <= thought["value"] <= 1
        assert engine.answer({"op": "play", "move": thought["move"]})["ok"]


WRONG = [
    ({"level": 0}, f"the level is a whole number from 1 to {COUNT}"),
    ({"level": 8}, "the level"),
    ({"level": True}, "the level"),
    ({"level": 3.0}, "the level"),
    ({"level": None}, "the level"),
    ({"seed": -1}, "the seed"),
    ({"seed": 2**63}, "the seed"),
    ({"seed": "1"}, "the seed"),
    ({"seconds": 0}, "seconds are a number above 0"),
    ({"seconds": -1}, "seconds"),
    ({"seconds": float("nan")}, "seconds"),
    ({"seconds": float("inf")}, "seconds"),
    ({"seconds": True}, "seconds"),
    ({"seconds": "1"}, "seconds"),
]


@pytest.mark.parametrize(("words", "error"), WRONG)
def test_wrong_words_are_an_error(words: dict[str, Any], error: str) -> None:
    (answer,) = ask("pauli", {"op": "think", **words})
    assert answer["ok"] is False
    assert error in answer["error"]


def test_a_game_that_no_computer_plays_is_an_error() -> None:
    (answer,) = ask("picture-puzzle", {"op": "think"})
    assert answer == {"ok": False, "error": "there is no computer player of picture-puzzle"}
