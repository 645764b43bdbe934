"""The clocks of a match in a time of the test's own: nothing here waits."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from pentogames.core.record import Record
from pentogames.games import game_named
from pentogames.model.match import MatchModel
from pentogames.model.match_clock import CONTROL_TAG, TURN_TAG, MatchClock
from pentogames.store.pento import read_pento, write_pento


@dataclass
class Table:
    """A match with clocks, and what time it is there."""

    match: MatchModel
    clock: MatchClock = field(init=False)
    time: float = 0.0
    held: bool = False

    def wait(self, seconds: float) -> None:
        self.time += seconds
        self.clock.tick()

    def play(self, seconds: float = 0.0) -> None:
        self.wait(seconds)
        assert self.match.try_move(next(iter(self.match.position.moves())))

    def left(self) -> tuple[float, ...]:
        return tuple(self.clock.times().values())


Begin = Callable[..., Table]


@pytest.fixture
def begin(qtbot: QtBot) -> Begin:
    """Begin a game: ``begin("countdown 60", "pauli", players=…)``."""
    owners: list[QObject] = []  # of clocks: they live as long as the test

    def start(control: str, game: str = "pauli", **options: Any) -> Table:
        kind = game_named(game)
        return seat(Record(kind, kind.options_type.read(options), tags={CONTROL_TAG: control}))

    def seat(record: Record[Any, Any]) -> Table:
        match, owner = MatchModel(record), QObject()
        owners.append(owner)
        table = Table(match)
        table.clock = MatchClock(match, lambda: table.held, owner)
        table.clock.now = lambda: table.time
        table.match.load(record)
        return table

    return start


def again(table: Table, begin: Begin) -> Table:
    """Write the match and put what is read on another table."""
    (record,) = read_pento(write_pento([table.match.record]))
    record.to_end()
    other = begin("")
    other.match.load(record)
    return other


def test_the_clock_of_whoever_is_on_turn_runs(begin: Begin) -> None:
    table = begin("countdown 60")
    table.wait(7)
    assert table.left() == (53, 60)
    table.play(3)
    table.wait(5)
    assert table.left() == (50, 55)
    assert table.clock.seat == table.match.position.to_move


def test_a_held_table_costs_nobody_time(begin: Begin) -> None:
    table = begin("countdown 60")
    table.wait(5)
    table.held = True
    table.wait(30)
    assert not table.clock.running
    table.held = False
    table.wait(0)
    table.wait(2)
    assert table.left() == (53, 60)


def test_a_pause_costs_nobody_time(begin: Begin) -> None:
    table = begin("countdown 60")
    table.wait(5)
    table.clock.pause(on=True)
    table.wait(500)
    assert table.left() == (55, 60)
    table.clock.pause(on=False)
    table.wait(5)
    assert table.left() == (50, 60)


def test_a_move_taken_back_gives_its_time_back(begin: Begin) -> None:
    table = begin("increment 60+5")
    table.play(10)
    table.play(20)
    assert table.left() == (55, 45)
    table.wait(9)
    table.match.undo()
    assert table.left() == (55, 60)
    assert not table.clock.running
    table.clock.go_on()
    table.wait(4)
    assert table.left() == (55, 56)
    table.match.redo()
    assert table.left() == (46, 45), "what the first player had used of the turn counts again"


def test_looking_through_a_game_costs_no_time(begin: Begin) -> None:
    table = begin("countdown 60")
    table.play(10)
    table.play(20)
    table.match.to_start()
    table.wait(300)
    assert table.left() == (60, 60)
    table.match.to_end()
    table.wait(1)
    assert table.left() == (49, 40)


def test_other_moves_after_a_step_back_have_times_of_their_own(begin: Begin) -> None:
    table = begin("countdown 60")
    table.play(10)
    first = table.match.record.cursor
    table.match.undo()
    assert table.match.try_move(list(table.match.position.moves())[1])
    assert table.left() == (60, 60)
    table.match.go(first)
    assert table.left() == (50, 60)


def test_time_runs_out_once_and_the_player_has_lost(begin: Begin, qtbot: QtBot) -> None:
    table = begin("countdown 60")
    fallen: list[str] = []
    table.clock.fell.connect(fallen.append)
    table.wait(61)
    table.wait(61)
    assert fallen == ["Cool"]
    assert table.left() == (0, 60)
    table.clock.award()
    assert table.match.awarded == {"Cool": 2, "Hot": 1}
    assert table.clock.over
    read = again(table, begin)
    assert read.match.awarded == {"Cool": 2, "Hot": 1}


def test_in_a_team_the_team_loses_and_of_three_players_one(begin: Begin) -> None:
    pairs = begin("move 5", "pentago", players=4, teams="pairs")
    pairs.play()
    pairs.wait(6)
    pairs.clock.award()
    assert pairs.match.awarded == {"A": 1, "B": 2}
    three = begin("move 5", "universe", players=3)
    three.wait(6)
    three.clock.award()
    assert three.match.awarded is not None
    assert sorted(three.match.awarded.values()) == [1, 1, 3]
    assert again(three, begin).match.awarded == three.match.awarded


def test_a_move_after_the_end_plays_on_with_no_result(begin: Begin) -> None:
    table = begin("countdown 60")
    table.wait(61)
    table.clock.award()
    table.match.try_move(next(iter(table.match.position.moves())))
    assert table.match.record.awarded is None
    assert table.match.record.tags.keys() == {CONTROL_TAG}


def test_playing_on_without_clocks(begin: Begin) -> None:
    table = begin("countdown 60")
    table.wait(61)
    table.clock.play_without()
    assert table.left() == ()
    table.play(1000)
    assert table.clock.over


def test_a_game_comes_back_paused_with_all_its_times(begin: Begin) -> None:
    table = begin("hourglass 60", "universe", players=4)
    table.play(9)
    table.play(6)
    table.wait(2.5)
    table.clock.put_down()
    other = again(table, begin)
    assert other.clock.paused
    assert other.left() == pytest.approx(table.left(), abs=0.2)
    assert sum(other.left()) == pytest.approx(240, abs=0.2)
    other.clock.pause(on=False)
    other.play(1)
    assert TURN_TAG not in other.match.record.tags


def test_without_a_clock_nothing_is_written(begin: Begin) -> None:
    table = begin("")
    table.play(10)
    assert "[clock" not in write_pento([table.match.record])
    assert table.clock.over
    assert table.clock.allowance() is None


def test_a_computer_is_told_how_long_it_may_think(begin: Begin) -> None:
    table = begin("move 10")
    assert table.clock.allowance() == 7
    table.wait(9)
    assert table.clock.allowance() == pytest.approx(0.7)
