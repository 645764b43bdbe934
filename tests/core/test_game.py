"""What all games are made of, tried on the tiny game."""

import pytest

from pentogames.core.cells import Square
from pentogames.core.game import (
    Effect,
    EffectKind,
    IllegalMove,
    NotationError,
    Outcome,
    Token,
    apply_effects,
    play,
)
from tests.contract.tiny import TINY, Stones, TinyOptions, TinyRule

HOME = Token("a", "stone", "Left", "")
LYING = Token("a", "stone", "Left", "", (Square(1, 0),))
TURNED = Token("a", "stone", "Left", "", (Square(2, 0),), "back")
OTHER = Token("b", "stone", None, "")


def test_play_makes_a_legal_move() -> None:
    start = TINY.start(TinyOptions())
    move = Stones("Left", (Square(2, 0),))
    after = play(start, move)
    assert after == start.after(move)
    assert after.to_move == "Right"


def test_play_refuses_an_illegal_move() -> None:
    start = TINY.start(TinyOptions())
    with pytest.raises(IllegalMove, match="off-board") as caught:
        play(start, Stones("Left", (Square(7, 0),)))
    assert caught.value.refusal.rule is TinyRule.OFF_BOARD


def test_effects_change_the_tokens_they_name() -> None:
    put = Effect(EffectKind.PUT, (HOME,), (LYING,))
    turn = Effect(EffectKind.TURN, (LYING,), (TURNED,), centre=(1.5, 0.5), quarters=1)
    assert apply_effects([HOME, OTHER], [put, turn]) == {"a": TURNED, "b": OTHER}
    back = [turn.reversed(), put.reversed()]
    assert apply_effects([TURNED, OTHER], back) == {"a": HOME, "b": OTHER}


def test_an_effect_is_reversed_in_kind_and_direction() -> None:
    put = Effect(EffectKind.PUT, (HOME,), (LYING,))
    assert put.reversed().kind is EffectKind.TAKE
    assert put.reversed().reversed() == put
    turn = Effect(EffectKind.TURN, (LYING,), (TURNED,), centre=(1.5, 0.5), quarters=1)
    assert turn.reversed().quarters == -1
    assert turn.reversed().centre == (1.5, 0.5)
    assert Effect(EffectKind.CHANGE, (), ()).reversed().kind is EffectKind.CHANGE


def test_an_outcome_is_a_draw_when_nobody_is_ahead() -> None:
    draw = Outcome({"Left": 1, "Right": 1}, "peace")
    assert draw.draw
    assert draw.winners == ()
    shared = Outcome({"Left": 1, "Right": 1, "Third": 3}, "last-stone")
    assert not shared.draw
    assert shared.winners == ("Left", "Right")


def test_a_notation_error_tells_the_column() -> None:
    assert NotationError("what").column == 1
    with pytest.raises(NotationError) as caught:
        TINY.parse(TINY.start(TinyOptions()), "S(0)(x)")
    assert caught.value.column == 6
