"""Clocks at the table by real events, in a time of the test's own."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog

from pentogames.core.record import Record
from pentogames.core.time_control import TimeKind
from pentogames.games import game_named
from pentogames.model.match_clock import CONTROL_TAG
from pentogames.scene.cover import CoverItem
from pentogames.scene.seat_clock import SeatClock
from pentogames.window.main_window import MainWindow
from pentogames.window.new_game import NewGameDialog
from tests.gui.conftest import NewTable
from tests.gui.hands import (
    CONTROL,
    answering,
    click,
    click_answer,
    click_button,
    close_menus,
    key,
    open_menu,
    play_by_drag,
    scene_of,
)


@dataclass
class Time:
    """What time it is at a window's clocks."""

    window: MainWindow
    now: float = 0.0

    def __post_init__(self) -> None:
        self.window.clocks.clock.now = lambda: self.now
        self.window.clocks.clock.tick()

    def wait(self, seconds: float) -> None:
        """Let time pass, and the window see it."""
        self.now += seconds
        self.window.clocks.clock.tick()

    def begin(self, control: str, game: str = "universe") -> None:
        """Put a new game with clocks on the table."""
        kind = game_named(game)
        record = Record(kind, kind.options_type(), tags={CONTROL_TAG: control, "White": "Ann"})
        self.window.take(record, None)


@pytest.fixture
def time(table: MainWindow) -> Time:
    return Time(table)


def shown(window: MainWindow) -> dict[str, str]:
    return {seat: home.clock.text for seat, home in scene_of(window.view).homes.items()}


def covers(window: MainWindow) -> list[CoverItem]:
    return [item for item in scene_of(window.view).items() if isinstance(item, CoverItem)]


def play(window: MainWindow) -> None:
    play_by_drag(window.view, next(iter(window.match.position.moves())))


def choose_clock(dialog: QDialog) -> None:
    """Choose time with an increment by keys: the third of the ways."""
    assert isinstance(dialog, NewGameDialog)
    key(dialog.clock.kind, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert dialog.clock.control().kind is TimeKind.INCREMENT
    key(dialog.clock.minutes, Qt.Key.Key_Down)
    key(dialog.clock.step, Qt.Key.Key_Up)
    click_button(dialog, "Start")


def test_a_new_game_has_the_clock_that_is_chosen(table: MainWindow, time: Time) -> None:
    with answering(choose_clock):
        key(table, Qt.Key.Key_N, modifier=CONTROL)
    assert table.match.record.tags[CONTROL_TAG] == "increment 540+6"
    time.wait(0)
    time.wait(60)
    assert shown(table) == {"White": "8:00", "Black": "9:00"}
    play(table)
    assert shown(table) == {"White": "8:06", "Black": "9:00"}
    time.wait(1.5)
    assert shown(table) == {"White": "8:06", "Black": "8:59"}


def test_the_clock_that_runs_is_told_apart_and_a_low_one_too(table: MainWindow, time: Time) -> None:
    time.begin("countdown 60")
    homes = scene_of(table.view).homes
    assert homes["White"].clock == SeatClock("1:00", running=True)
    assert homes["Black"].clock == SeatClock("1:00")
    time.wait(55)
    assert homes["White"].clock == SeatClock("0:05", running=True, low=True)


def test_a_game_without_clocks_shows_none(table: MainWindow) -> None:
    assert shown(table) == {"White": "", "Black": ""}
    assert not table.actions_by_name["clock-pause"].isEnabled()


def test_a_pause_covers_the_board_until_somebody_goes_on(table: MainWindow, time: Time) -> None:
    time.begin("countdown 60")
    key(table, Qt.Key.Key_B, modifier=CONTROL)
    (cover,) = covers(table)
    assert cover.isVisible()
    assert cover.area == scene_of(table.view).sceneRect()
    assert "Ann" in cover.line
    table.resize(1000, 700)
    QCoreApplication.processEvents()
    assert cover.area == scene_of(table.view).sceneRect()
    play(table)
    time.wait(40)
    assert not table.match.record.main_line()
    assert shown(table)["White"] == "1:00"
    click(table.view, cover.button.scenePos())
    assert not covers(table)
    time.wait(10)
    assert shown(table)["White"] == "0:50"
    play(table)
    assert len(table.match.record.main_line()) == 1


def test_a_pause_stands_in_the_menu(table: MainWindow, time: Time) -> None:
    time.begin("hourglass 60")
    key(table, Qt.Key.Key_Pause)
    open_menu(table, "Moves")
    assert table.actions_by_name["clock-pause"].isChecked()
    close_menus()
    key(table, Qt.Key.Key_Pause)
    assert not covers(table)
    time.wait(15)
    assert shown(table) == {"White": "0:45", "Black": "1:15"}


def test_clocks_stand_in_a_dialog_and_behind_a_page(table: MainWindow, time: Time) -> None:
    time.begin("countdown 60")
    time.wait(5)

    def wait_and_leave(dialog: QDialog) -> None:
        time.wait(300)
        key(dialog, Qt.Key.Key_Escape)

    with answering(wait_and_leave):
        key(table, Qt.Key.Key_Comma, modifier=CONTROL)
    time.wait(0)
    assert shown(table)["White"] == "0:55"
    key(table, Qt.Key.Key_K, modifier=CONTROL)
    assert table.aside.page is not None
    time.wait(300)
    table.aside.leave()
    time.wait(0)
    time.wait(5)
    assert shown(table)["White"] == "0:50"


def test_undo_gives_the_time_back_and_lets_the_right_clock_run(
    table: MainWindow, time: Time
) -> None:
    time.begin("countdown 60")
    time.wait(10)
    play(table)
    time.wait(7)
    key(table, Qt.Key.Key_Z, modifier=CONTROL)
    assert shown(table) == {"White": "1:00", "Black": "1:00"}
    time.wait(3)
    assert shown(table) == {"White": "0:57", "Black": "1:00"}


def test_a_player_without_time_has_lost(table: MainWindow, time: Time) -> None:
    time.begin("countdown 60")
    play(table)
    with answering(click_answer("Lost on time")) as said:
        time.wait(61)
    assert said == ["Black has no time left."]
    assert table.match.awarded == {"White": 1, "Black": 2}
    assert "Black has lost on time." in scene_of(table.view).strip.text
    assert table.panel.result.text().splitlines() == ["1st  Ann", "2nd  Black"]


def test_or_the_game_goes_on_without_clocks(table: MainWindow, time: Time) -> None:
    time.begin("move 10")
    with answering(click_answer("Play on without clocks")) as said:
        time.wait(11)
    assert said == ["Ann has no time left."]
    assert shown(table) == {"White": "", "Black": ""}
    play(table)
    assert table.match.record.awarded is None
    assert len(table.match.record.main_line()) == 1


def test_a_game_is_found_again_paused(new_table: NewTable) -> None:
    window = new_table()
    time = Time(window)
    time.begin("countdown 60")
    time.wait(10)
    play(window)
    time.wait(20)
    window = new_table()
    assert shown(window) == {"White": "0:50", "Black": "0:40"}
    (cover,) = covers(window)
    click(window.view, cover.button.scenePos())
    assert not covers(window)
    assert window.clocks.clock.running


def test_times_are_not_seen_among_comments(table: MainWindow, time: Time) -> None:
    time.begin("countdown 60")
    time.wait(10)
    play(table)
    assert table.panel.comment.toPlainText() == ""
    key(table.panel.comment, Qt.Key.Key_A)
    node = table.match.record.node(table.match.record.cursor)
    assert node.comment == "[clock White 50 Black 60] a"


def test_new_games_are_offered_with_the_clock_of_the_settings(
    table: MainWindow, time: Time
) -> None:
    table.settings.clock = "hourglass 120"

    def start(dialog: QDialog) -> None:
        click_button(dialog, "Start")

    with answering(start):
        key(table, Qt.Key.Key_N, modifier=CONTROL)
    assert table.match.record.tags[CONTROL_TAG] == "hourglass 120"
    assert shown(table) == {"White": "2:00", "Black": "2:00"}
