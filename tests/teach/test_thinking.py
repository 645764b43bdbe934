"""What the computer says of its thinking, in sentences."""

import pytest

from pentogames.bots.hints import Step, hint_to
from pentogames.bots.thought import Line, Thought
from pentogames.games import game_named
from pentogames.teach.thinking import told_hint, told_proof

UNIVERSE = game_named("universe")
START = UNIVERSE.start(UNIVERSE.options_type())
MOVE = next(iter(START.moves()))


def proof(value, depth):
    return told_proof("universe", START, value, depth, lambda side: f"<{side}>")


def hint(**rest):
    lines = (Line(MOVE, (0.5, 0.5)),)
    return hint_to(UNIVERSE, START, Thought(MOVE, (0.5, 0.5), lines, work=1, seconds=0.0, **rest))


def told(step, **rest):
    return told_hint(UNIVERSE, START, hint(**rest), step, lambda side: f"<{side}>")


@pytest.mark.parametrize(
    ("value", "depth", "sentence"),
    [
        ((1.0, 0.0), 7, "Proved: <White> wins in at most 7 moves."),
        ((0.0, 1.0), 1, "Proved: <Black> wins with one more move."),
        ((0.0, 1.0), None, "Proved: <Black> wins."),
        ((0.5, 0.5), 3, "Proved: a draw, if nobody makes a mistake."),
        ((0.7, 0.3), 3, ""),
    ],
)
def test_what_is_proved(value, depth, sentence):
    assert proof(value, depth) == sentence


def test_nothing_is_proved_where_no_computer_plays():
    assert told_proof("picture-puzzle", None, (1.0,), 1, str) == ""


def test_a_hint_gives_away_a_little_more_each_time():
    notation = UNIVERSE.format(START, MOVE)
    assert notation not in told(Step.WHERE)
    assert MOVE.piece in told(Step.WHICH)
    assert notation not in told(Step.WHICH)
    assert notation in told(Step.MOVE)


def test_a_hint_without_reasons_tells_the_proof_or_that_it_is_the_best():
    assert told(Step.WHY) == "It is the best move that the computer has found."
    assert told(Step.WHY, proved=True, depth=3) == "Proved: a draw, if nobody makes a mistake."
