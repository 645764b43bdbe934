"""Hints in steps, for every game."""

import pickle
import random
from typing import Any

import pytest

from pentogames.bots import hints, thinking
from pentogames.bots.hints import Hint, Step, hint_to
from pentogames.bots.levels import Level, Search
from pentogames.bots.profile import Reason
from pentogames.bots.thinking import CannotThink
from pentogames.bots.thought import Thought
from pentogames.core.cells import Square
from pentogames.core.game import Mark, Role
from pentogames.games import game_named
from tests.bots.toy import ToyReason
from tests.contract.playing import Case, variants

CASES = [case for case in variants() if case.game.name not in ("tiny", "picture-puzzle")]


def told(case: Case, plies: int) -> tuple[Any, Hint]:
    """Return a position of the variant and a hint to some move in it."""
    rng = random.Random(plies)
    position = case.game.start(case.options)
    for _ in range(plies):
        position = position.after(rng.choice(list(position.moves())))
    move = rng.choice(list(position.moves()))
    reason = Reason(ToyReason.MADE, (Mark(Role.CAUSE, (Square(0, 0),)),))
    thought = Thought(move, (1.0, 0.0), (), 1, 0.0, reasons=(reason,))
    return position, hint_to(case.game, position, thought)


@pytest.mark.parametrize("plies", [0, 7])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_place_holds_the_move_and_more(case: Case, plies: int) -> None:
    position, hint = told(case, plies)
    board = set(case.game.layout(position).squares)
    place = {(square.x, square.y) for square in hint.region}
    squares = {(square.x, square.y) for square in hint.marks[0].squares}
    assert hint.seat == position.to_move
    assert squares <= place
    assert len(place) >= 9
    assert set(hint.region) <= board
    assert hint.shown(Step.WHERE) == (Mark(Role.HINT, hint.region),)
    assert hint.shown(Step.MOVE) == hint.marks
    assert hint.shown(Step.WHY) == (*hint.marks, Mark(Role.CAUSE, (Square(0, 0),)))
    assert pickle.loads(pickle.dumps(hint)) == hint


def test_a_piece_is_named_where_there_is_a_choice() -> None:
    universe, pentago = (
        next(case for case in CASES if case.game.name == name) for name in ("universe", "pentago")
    )
    position, hint = told(universe, 7)
    assert hint.steps == (Step.WHERE, Step.WHICH, Step.MOVE, Step.WHY)
    assert hint.token is not None
    assert hint.token.owner == position.to_move
    assert hint.token.squares == ()
    assert told(pentago, 7)[1].steps == (Step.WHERE, Step.MOVE, Step.WHY)


def test_the_turn_belongs_to_the_move() -> None:
    pentago = game_named("pentago")
    position = pentago.start(pentago.options_type())
    thought = Thought(pentago.parse(position, "e5-1R"), (0.5, 0.5), (), 1, 0.0)
    stone, block = hint_to(pentago, position, thought).marks
    assert stone.squares == (Square(4, 4),)
    assert len(block.squares) == 9
    assert hint_to(pentago, position, thought).steps == (Step.WHERE, Step.MOVE)


class Listing:
    """A profile that finds the rules' first moves best, in their order."""

    def __init__(self, moves: list[Any]) -> None:
        self.moves = moves

    def state(self, position: Any) -> int:
        return 0

    def mover(self, state: int) -> int:
        return state

    def estimate(self, state: int) -> tuple[float, float]:
        return (0.5, 0.5)

    def children(self, state: int, width: int) -> list[tuple[float, Any]]:
        return [(0.5 - at / 100, move) for at, move in enumerate(self.moves)]

    def key(self, position: Any, move: Any) -> Any:
        return move

    def move(self, position: Any, key: Any) -> Any:
        return key

    def reasons(self, position: Any, move: Any) -> tuple[Reason, ...]:
        return ()


def test_the_next_hint_is_another_move(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("pentago")
    position = game.start(game.options_type())
    moves = list(position.moves())[:3]
    gentle = Level(6, Search.ONE_PLY, temperature=50.0)
    monkeypatch.setattr(thinking, "profile_of", {"pentago": Listing(moves)}.get)
    monkeypatch.setattr(hints, "level_of", lambda game, number: gentle)
    given: list[Any] = []
    for expected in moves:
        given.append(hints.hint("pentago", position, tuple(given)).move)
        assert given[-1] == expected
    with pytest.raises(CannotThink, match="excluded"):
        hints.hint("pentago", position, tuple(given))
