"""Analysis: values, losses and signs of a line, with the end known first; kept in comments."""

from collections.abc import Iterator
from typing import Any

import pytest

from pentogames.bots import thinking
from pentogames.bots.analysis import (
    Judged,
    analyse,
    analyse_as,
    annotate,
    glyph_of,
    label,
    remarks_of,
)
from pentogames.bots.levels import Level, Search
from pentogames.bots.profile import Value
from pentogames.bots.search.found import Watch
from pentogames.bots.thinking import CannotThink, think_as
from pentogames.bots.thought import Line
from pentogames.core.record import ROOT, Record
from pentogames.store.remarks import Remark
from tests.bots.toy import Take, Toy, ToyProfile, crosses, plain
from tests.contract.tiny import TINY

LEVEL = Level(7, Search.MCTS, work=4000)
START = crosses("....x....")
FAULTY = (1, 0, 8, 3, 5, 6)
"""o answers the centre on an edge, which loses; x wins without a slip."""


def analysed(moves: tuple[int, ...], **more: Any) -> tuple[Judged, ...]:
    level = more.pop("level", LEVEL)
    start = more.pop("start", START)
    return analyse_as(ToyProfile(), start, moves, level, 60, **more)


def test_values_are_those_of_best_play_and_losses_those_of_the_moves() -> None:
    state: Toy = START
    judged = analysed(FAULTY)
    for one, move in zip(judged, (*FAULTY, None), strict=True):
        if one.ply >= 1:
            assert one.proved
            assert one.value == plain(state)
        if move is not None and one.ply >= 1:
            after = plain(state.after(move))
            expected = plain(state)[state.mover] - after[state.mover]
            assert one.loss == pytest.approx(expected)
            assert one.lines
        if move is not None:
            state = state.after(move)
    assert [one.ply for one in judged] == list(range(7))
    assert judged[0].glyph == "??"
    assert [one.glyph for one in judged[1:]] == [""] * 6
    last = judged[-1]
    assert (last.value, last.proved, last.lines, last.loss) == ((1.0, 0.0), True, (), None)


def test_a_move_that_proves_better_than_all_that_was_seen_is_the_best() -> None:
    # One simulation sees nothing; the win at the end of the line is known all the same.
    narrow = Level(7, Search.MCTS, work=1)
    judged = analysed((1, 0, 5, 8), level=narrow)
    assert judged[3].lines[0].move == 8
    assert judged[3].value == (1.0, 0.0)
    assert judged[3].loss == 0


def test_progress_tells_each_judgement_from_the_end_and_the_share_done() -> None:
    told: list[Any] = []
    judged = analysed(FAULTY[:3], progress=told.append, level=Level(7, Search.MCTS, work=50))
    assert told[::2] == list(reversed(judged))
    assert told[1::2] == [0.25, 0.5, 0.75, 1.0]


def test_what_is_final_is_returned_when_it_is_stopped() -> None:
    told: list[Any] = []
    whole = analysed(FAULTY)
    part = analysed(FAULTY, progress=told.append, stop=lambda: len(told) >= 6)
    assert part == whole[-3:]


@pytest.mark.parametrize(
    ("loss", "glyph"), [(0, ""), (0.099, ""), (0.1, "?!"), (0.2, "?"), (0.3, "??"), (1, "??")]
)
def test_signs_by_what_is_lost(loss: float, glyph: str) -> None:
    assert glyph_of(loss) == glyph


@pytest.mark.parametrize(
    ("value", "proved", "word"),
    [
        ((1.0, 0.0), True, "W"),
        ((0.0, 1.0), True, "L"),
        ((0.5, 0.5), True, "D"),
        ((1.0, 0.0), False, "1.00"),
        ((0.5, 1.0, 0.0), True, "0.50"),
    ],
)
def test_a_line_is_labelled_in_a_word(value: Value, proved: bool, word: str) -> None:
    assert label(value, 0, proved) == word


def test_a_game_is_analysed_by_name_without_the_errors_of_a_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gentle = Level(3, Search.MCTS, work=20_000, temperature=9.0, blind=0.5)
    monkeypatch.setattr(thinking, "profile_of", {"toy": ToyProfile()}.get)
    monkeypatch.setattr("pentogames.bots.analysis.level_of", lambda game, number: gentle)
    judged = analyse("toy", crosses("x...o...."), (8,), seconds=60, work=1.0)
    assert len(judged) == 2
    assert all(one.proved for one in judged)
    with pytest.raises(CannotThink):
        analyse("chess", None, ())


def judged_tiny(record: Record[Any, Any]) -> list[Judged]:
    """Return made-up judgements of a game's first three positions."""
    position = record.start
    moves = []
    for _ in range(2):
        moves.append(next(iter(position.moves())))
        position = position.after(moves[-1])
    line = Line(moves[0], (0.75, 0.25), 10, (moves[1],))
    sides = ("First", "Second")
    return [
        Judged(0, sides, (0.75, 0.25), False, (line,), 0.25, "?"),
        Judged(1, sides, (0.5, 0.5), True, (), 0.0, ""),
        Judged(2, sides, (0.5, 0.5), True),
    ]


def tiny_record() -> tuple[Record[Any, Any], tuple[int, ...]]:
    record: Record[Any, Any] = Record(TINY, TINY.options_type())
    for _ in range(3):
        record.play(next(iter(record.position.moves())))
    return record, (ROOT, *record.main_line())


def test_an_analysis_is_kept_in_the_record() -> None:
    record, line = tiny_record()
    record.node(line[1]).comment = "Hm."
    judged = judged_tiny(record)
    annotate(record, line, reversed(judged))
    first, second = (TINY.format(record.position_at(line[at]), record.node(line[at + 1]).move)
                     for at in range(2))  # fmt: skip
    assert record.node(ROOT).comment == (f"[eval First 0.75 Second 0.25] [best {first} {second}]")
    assert record.node(line[1]).comment == "[eval First 0.5 Second 0.5 proved] Hm."
    assert [record.node(at).glyph for at in line] == ["", "?", "", ""]
    assert remarks_of(record) == {
        line[0]: Remark({"First": 0.75, "Second": 0.25}, False, (first, second)),
        line[1]: Remark({"First": 0.5, "Second": 0.5}, True),
        line[2]: Remark({"First": 0.5, "Second": 0.5}, True),
    }


def test_another_analysis_changes_its_own_signs_only() -> None:
    record, line = tiny_record()
    judged = judged_tiny(record)
    annotate(record, line, judged)
    record.node(line[2]).glyph = "!"
    worse = [
        Judged(0, ("First", "Second"), (0.6, 0.4), loss=0.4, glyph="??"),
        Judged(1, ("First", "Second"), (0.2, 0.8), loss=0.4, glyph="??"),
    ]
    annotate(record, line, worse)
    assert record.node(line[1]).glyph == "??"
    assert record.node(line[2]).glyph == "!"


def test_signs_of_people_stay() -> None:
    record, line = tiny_record()
    record.node(line[1]).glyph = "?!"
    annotate(record, line, judged_tiny(record))
    assert record.node(line[1]).glyph == "?!"


class Modest(ToyProfile):
    """Estimates by which whoever is to move always stands badly."""

    def estimate(self, state: Toy) -> Value:
        result = state.result()
        if result is not None:
            return result
        return (0.2, 0.8) if state.mover == 0 else (0.8, 0.2)


def test_a_swing_of_estimates_from_turn_to_turn_is_no_loss() -> None:
    narrow = Level(7, Search.MCTS, work=9)
    judged = analyse_as(Modest(), Take(2, 0, 40), (1, 2, 3, 1, 2, 3), narrow, 60)
    assert all(one.loss is not None and one.loss < 0.1 for one in judged[:-1])
    assert {one.glyph for one in judged} == {""}


def test_a_move_not_looked_at_is_judged_by_its_estimate() -> None:
    narrow = Level(7, Search.MCTS, work=1, width=1)
    judged = analyse_as(Modest(), Take(2, 0, 40), (3, 3), narrow, 60)
    assert judged[0].loss == 0


def test_a_move_thought_best_that_loses_is_held_against_the_next_best() -> None:
    position = crosses("x...x..o.")
    narrow = Level(7, Search.MCTS, work=1)
    blunder = think_as(ToyProfile(), position, narrow, 0, Watch(60)).move
    assert blunder != 8
    judged = analyse_as(ToyProfile(), position, (blunder,), narrow, 60)[0]
    assert judged.value == (0.5, 0.5)
    assert not judged.proved
    assert (judged.loss, judged.glyph) == (0.5, "??")
    assert judged.lines[0].move != blunder
    assert judged.lines[-1].move == blunder
    assert judged.lines[-1].proved


class Single(Take):
    """One counter at a time: nobody ever has a choice."""

    def moves(self) -> Iterator[int]:
        return iter((1,))

    def after(self, move: int) -> "Single":
        return Single(self.sides, (self.mover + 1) % self.sides, self.heap - move)


def test_an_only_move_loses_nothing_however_bad_it_turns_out() -> None:
    narrow = Level(7, Search.MCTS, work=1)
    judged = analyse_as(Modest(), Single(2, 0, 40), (1,), narrow, 60)
    assert judged[0].loss == 0
    assert judged[0].value == judged[1].value == pytest.approx((0.2, 0.8))
