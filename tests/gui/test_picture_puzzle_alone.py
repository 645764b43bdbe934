"""The Picture-Puzzle alone against the computer, its clocks, and how a match is set up."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton

from pentogames.core.record import Record
from pentogames.games import game_named
from pentogames.games.picture_puzzle import COMPUTER, Phase, solution
from pentogames.model.picture_driver import TIME_TAG, ClockKind
from pentogames.model.picture_records import Best, PictureRecords
from pentogames.puzzles.pictures import samples
from pentogames.scene.picture_scene import PictureScene
from pentogames.scene.picture_stage import Stage
from pentogames.window.export.dialog import ExportDialog
from pentogames.window.main_window import MainWindow
from pentogames.window.new_game import NewGameDialog
from pentogames.window.panels.picture_puzzle import PicturePuzzlePanel
from pentogames.window.setup.picture_puzzle import PicturePuzzleSetup
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_picture import (
    assert_scene_is_position,
    begin,
    enter,
    listed,
    play_by_keys,
    scene_of,
    squares_look_alike,
)


class Time:
    """What a test says it is, in seconds."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the records of each test to itself."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def timed(scene: PictureScene) -> Time:
    """Let the clock of a table go by the test's time alone."""
    time = Time()
    scene.driver.ticker.now = time
    return time


def restore(window: MainWindow, time: Time, seconds: float) -> None:
    """Restore rightly, each move in so many seconds."""
    position, game = window.match.position, window.match.game
    moves = [game.format(position, step) for step in solution(position.goal, position.taken)]
    for move in moves:
        time.now += seconds
        play_by_keys(window, move)


def test_alone_n_grows_and_the_record_is_kept(new_table: NewTable) -> None:
    table = new_table()
    scene = begin(table, players=1)
    time, picture = timed(scene), table.match.position.picture
    panel = table.panel.game_panel
    assert isinstance(panel, PicturePuzzlePanel)
    assert "No record" in panel.best.text()
    assert scene.action.words == "Take it apart"
    for n in (1, 2, 3):
        assert scene.stage is Stage.LOOK
        assert_scene_is_position(scene)
        enter(table)
        assert scene.stage is Stage.RESTORE
        assert len(table.match.position.taken) == n
        assert listed(table)[-n:] == ["hidden"] * n
        restore(table, time, 10)
        assert scene.strip.text == "Ada has restored the picture!"
        hands.key(table.view, Qt.Key.Key_Escape)
    assert "Now it is 4 stones and 4 turns." in scene.strip.text
    assert PictureRecords().best(picture) == Best(3, 60.0)
    assert "3 in 1:00" in panel.best.text()
    assert "Time so far: 1:00" in panel.best.text()
    assert table.match.record.tags[TIME_TAG] == "60.0"

    enter(table)
    hands.click(table.view, scene.action.scenePos())
    hands.click(table.view, scene.action.scenePos())
    assert table.match.position.phase is Phase.OVER
    hands.key(table.view, Qt.Key.Key_Escape)
    assert scene.strip.text == "The picture was not restored: the game is over."

    table = new_table()  # started again
    begin(table, players=1)
    panel = table.panel.game_panel
    assert isinstance(panel, PicturePuzzlePanel)
    assert "3 in 1:00" in panel.best.text()


def test_the_computer_takes_apart_for_several(table: MainWindow) -> None:
    scene = begin(table, players=2, taken_apart_by=COMPUTER)
    time = timed(scene)
    for restorer in ("1", "2"):
        assert table.match.position.restorer == restorer
        enter(table)
        assert scene.stage is Stage.RESTORE
        restore(table, time, 1)
        hands.key(table.view, Qt.Key.Key_Escape)
    assert table.match.position.n == 2


# -- clocks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["hourglass", "stopwatch"])
def test_who_lets_the_time_run_out_has_failed(table: MainWindow, qtbot: object, kind: str) -> None:
    scene = begin(table, clock=f"{kind} 20", players=2)
    time = timed(scene)
    assert scene.clock.isVisible()
    assert scene.clock.kind is ClockKind(kind)
    enter(table)
    enter(table)
    time.now += 500  # taking apart has no limit
    play_by_keys(table, "xd8-2R")
    time.now += 500  # nor has the cover
    enter(table)
    assert scene.stage is Stage.RESTORE
    time.now += 19
    qtbot.waitUntil(lambda: scene.clock.left == 1)  # type: ignore[attr-defined]
    assert table.match.position.phase is Phase.RESTORE
    hands.key(table.view, Qt.Key.Key_R)
    hands.click(table.view, scene.geometry.rect(scene.free_square()).center())
    assert scene.hand.pending is not None
    time.now += 1
    qtbot.waitUntil(lambda: scene.stage is Stage.SHOW)  # type: ignore[attr-defined]
    assert listed(table)[-1] == "gives-up"
    assert scene.strip.text == "Björn's time has run out: not restored."
    assert table.match.position.left == ("1",)
    hands.key(table.view, Qt.Key.Key_Escape)
    assert_scene_is_position(scene)


def test_the_clock_begins_anew_with_each_move(table: MainWindow) -> None:
    scene = begin(table, clock="stopwatch 20", players=1)
    time = timed(scene)
    enter(table)
    restore(table, time, 15)
    hands.key(table.view, Qt.Key.Key_Escape)
    enter(table)
    restore(table, time, 15)
    assert scene.strip.text == "Ada has restored the picture!"


def test_the_table_is_covered_while_the_clock_stands(table: MainWindow) -> None:
    scene = begin(table, clock="stopwatch 20", players=1)
    time = timed(scene)
    enter(table)
    hands.key(table.view, Qt.Key.Key_R)
    hands.click(table.view, scene.geometry.rect(scene.free_square()).center())
    pending = scene.hand.pending
    assert pending is not None
    time.now += 5
    hands.key(table.view, Qt.Key.Key_P)
    assert scene.stage is Stage.PAUSED
    assert squares_look_alike(table)
    time.now += 1000
    scene.driver.ticker.tick()
    assert scene.stage is Stage.PAUSED
    enter(table)
    assert scene.stage is Stage.RESTORE
    assert scene.driver.ticker.left == 15
    assert scene.hand.pending == pending  # the stone placed before lies on
    assert scene.hand.turner.active


def test_a_dialog_stops_the_clock_and_covers_the_table(table: MainWindow, qtbot: object) -> None:
    scene = begin(table, clock="hourglass 20", players=1)
    time = timed(scene)
    enter(table)
    time.now += 5

    def wait_and_cancel(dialog: QDialog) -> None:
        assert isinstance(dialog, ExportDialog)
        qtbot.waitUntil(lambda: scene.covered)  # type: ignore[attr-defined]
        assert squares_look_alike(table)
        time.now += 1000
        dialog.reject()

    with hands.answering(wait_and_cancel):
        hands.key(table.view, Qt.Key.Key_E, modifier=hands.CONTROL)
    QCoreApplication.processEvents()
    assert scene.stage is Stage.PAUSED
    enter(table)
    assert scene.driver.ticker.left == 15


@pytest.mark.parametrize("half", [False, True])
def test_another_game_takes_the_table_while_the_clock_runs(table: MainWindow, half: bool) -> None:
    scene = begin(table, clock="hourglass 20", players=1)
    enter(table)
    if half:
        hands.click(table.view, scene.geometry.rect(scene.free_square()).center())
        assert scene.hand.pending is not None
    ticker = scene.driver.ticker
    universe = game_named("universe")
    table.take(Record(universe, universe.options_type()), None)
    assert not ticker.running
    assert table.match.game is universe
    begin(table, players=3)
    assert scene_of(table).stage is Stage.LOOK


# -- a new match ----------------------------------------------------------------------------------


def test_a_match_is_set_up_by_hand(table: MainWindow) -> None:
    begin(table, players=2)

    def fill_in(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        panel = dialog.panel
        assert isinstance(panel, PicturePuzzleSetup)
        hands.click_button(panel.players, "4")
        hands.click_button(panel.rounds, "3")
        hands.click_button(panel.clock, "Hourglass")
        hands.click_button(panel.seconds, "60 s")
        house = panel.pictures.item(5)
        centre = panel.pictures.visualItemRect(house).center()
        QTest.mouseClick(panel.pictures.viewport(), hands.LEFT, hands.PLAIN, centre)
        hands.click_button(dialog, "Start")

    with hands.answering(fill_in):
        hands.key(table.view, Qt.Key.Key_N, modifier=hands.CONTROL)
    options = table.match.position.options
    assert (options.players, options.rounds_per_picture) == (4, 3)
    assert options.pictures == (samples()[0].rows, samples()[5].rows)
    scene = scene_of(table)
    assert (scene.driver.clock.kind, scene.driver.clock.seconds) == (ClockKind.HOURGLASS, 60)

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        assert dialog.options() == options
        assert dialog.panel.tags() == {"Clock": "hourglass 60"}
        panel = dialog.panel
        assert isinstance(panel, PicturePuzzleSetup)
        hands.click_button(panel.players, "Alone")
        assert dialog.options().taken_apart_by == COMPUTER  # type: ignore[attr-defined]
        names = [button.text() for button in panel.taker.findChildren(QPushButton)]
        assert names == ["The player before", "The computer"]
        assert not panel.taker.isEnabled()
        dialog.reject()

    with hands.answering(look):
        hands.key(table.view, Qt.Key.Key_N, modifier=hands.CONTROL)
