"""The computer's part, the clock and the secrets of a Picture-Puzzle, without a screen."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from pentogames.core.record import Record
from pentogames.games.picture_puzzle import (
    COMPUTER,
    PICTURE_PUZZLE,
    Phase,
    PicturePuzzleOptions,
    solution,
)
from pentogames.model.match import MatchModel
from pentogames.model.picture_driver import (
    CLOCK_TAG,
    TIME_TAG,
    ClockChoice,
    ClockKind,
    PictureDriver,
    read_clock,
    time_used,
)
from pentogames.model.picture_records import Best, PictureRecords
from pentogames.teach.secrets import secrets_of


@pytest.fixture
def driver(qapp: QCoreApplication, tmp_path: Path) -> PictureDriver:
    tags = {CLOCK_TAG: "stopwatch 20"}
    record = Record(PICTURE_PUZZLE, PicturePuzzleOptions.read({"players": 1}), tags=tags)
    match = MatchModel(record)
    return PictureDriver(match, records=PictureRecords(tmp_path), rng=Random(5))


def restore(driver: PictureDriver) -> None:
    match = driver.match
    for step in solution(match.position.goal, match.position.taken):
        before = match.position
        driver.begin_move()
        assert match.try_move(step)
        driver.note_move(before, match.position)


def test_the_computer_takes_apart_and_the_record_grows(driver: PictureDriver) -> None:
    made: list[Best] = []
    driver.record_made.connect(made.append)
    driver.ticker.now = iter(range(10_000)).__next__  # every look at the time is a second later
    for n in (1, 2, 3):
        assert driver.computer_moves
        driver.take_apart()
        assert driver.match.position.phase is Phase.RESTORE
        assert len(driver.match.position.taken) == n
        restore(driver)
    assert [best.n for best in made] == [1, 2, 3]
    assert made == sorted(made, key=lambda best: best.seconds)
    assert time_used(driver.match.record) == made[-1].seconds > 0


def test_the_time_runs_out_once_and_only_while_somebody_restores(driver: PictureDriver) -> None:
    time = [0.0]
    late: list[int] = []
    driver.ran_out.connect(lambda: late.append(1))
    driver.ticker.now = lambda: time[0]
    driver.take_apart()
    driver.begin_move()
    time[0] = 19.9
    driver.ticker.tick()
    assert late == []
    driver.ticker.pause()
    time[0] = 1000.0
    driver.ticker.tick()
    driver.ticker.go_on()
    assert late == []
    time[0] += 0.2
    driver.ticker.tick()
    driver.ticker.tick()
    assert late == [1]
    assert driver.match.position.phase is Phase.OVER
    assert not driver.ticker.running


@pytest.mark.parametrize("kind", [ClockKind.HOURGLASS, ClockKind.STOPWATCH])
def test_a_clock_stands_in_a_tag(kind: ClockKind) -> None:
    choice = ClockChoice(kind, 45)
    assert read_clock(choice.tag) == choice
    assert choice.limit == 45.0


@pytest.mark.parametrize(
    "text", ["", "hourglass", "hourglass 0", "hourglass 99999", "sundial 10", "stopwatch ٣", "x"]
)
def test_whatever_is_no_clock_stands_for_none(text: str) -> None:
    assert read_clock(text).limit is None
    assert read_clock(text).tag == ""


@pytest.mark.parametrize("text", ["", "x", "nan", "inf", "-3"])
def test_whatever_is_no_time_counts_as_none(text: str) -> None:
    record = Record(PICTURE_PUZZLE, PicturePuzzleOptions(), tags={TIME_TAG: text})
    assert time_used(record) == 0.0


def test_only_the_running_taking_apart_is_secret(driver: PictureDriver) -> None:
    match = driver.match
    said: list[str] = []
    match.stayed.connect(said.append)
    assert match.position.taker == COMPUTER
    assert secrets_of(match.record).moves == frozenset()
    driver.take_apart()
    assert secrets_of(match.record).moves == frozenset(match.record.line())
    before = match.position
    assert not match.undo()
    match.to_start()
    match.go(0)
    assert match.position == before
    assert len(said) == 3
    restore(driver)
    assert secrets_of(match.record).moves == frozenset()
    driver.take_apart()  # two removals; one of them is placed again
    assert match.try_move(solution(match.position.goal, match.position.taken)[0])
    secrets = secrets_of(match.record)
    assert secrets.moves == frozenset(match.record.line()[2:4])
    assert secrets.stay
