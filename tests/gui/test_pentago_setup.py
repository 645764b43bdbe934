"""Setting up Pentago: every table and every rule by clicks and by keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton
from pytestqt.qtbot import QtBot

from pentogames.games._pentago_options import SEATINGS, PentagoOptions
from pentogames.window.main_window import MainWindow
from pentogames.window.new_game import NewGameDialog
from pentogames.window.setup import setup_for
from pentogames.window.setup.pentago import PentagoSetup
from tests.gui import hands
from tests.gui.hands_pentago import begin, scene_of


@pytest.fixture
def panel(application: object, qtbot: QtBot) -> PentagoSetup:
    made = setup_for("pentago")()
    assert isinstance(made, PentagoSetup)
    qtbot.addWidget(made)
    made.resize(360, 360)
    made.show()
    return made


def click(button: object) -> None:
    assert isinstance(button, QPushButton) or hasattr(button, "click")
    QTest.mouseClick(button, hands.LEFT, hands.PLAIN, QPoint(20, 20))  # type: ignore[call-overload]


def test_every_table_and_rule_can_be_clicked(panel: PentagoSetup) -> None:
    seen = set()
    for seating in panel.seatings.buttons():
        click(seating)
        options = panel.options()
        assert isinstance(options, PentagoOptions)
        seen.add((options.players, options.teams))
        single = options.players > 2 and options.teams == "none"
        assert panel.first_five.isEnabled() == single
    assert seen == set(SEATINGS)
    click(panel.directions.buttons()[1])
    click(panel.skip)
    assert panel.options() == PentagoOptions(
        players=4, teams="pairs", directions="either", skip_while_empty=True
    )
    click(panel.seatings.buttons()[2])
    click(panel.first_five)
    options = panel.options()
    assert isinstance(options, PentagoOptions)
    assert options.first_five_ends
    # With two players the rule says nothing, and is not asked for.
    click(panel.seatings.buttons()[0])
    options = panel.options()
    assert isinstance(options, PentagoOptions)
    assert not options.first_five_ends


@pytest.mark.parametrize(("players", "teams"), SEATINGS)
def test_chosen_options_are_shown_and_given_back(
    panel: PentagoSetup, players: int, teams: str
) -> None:
    for either in (False, True):
        options = PentagoOptions(
            players=players,
            teams=teams,
            directions="either" if either else "clockwise",
            skip_while_empty=either,
            first_five_ends=either and players > 2 and teams == "none",
        )
        panel.choose(options)
        assert panel.options() == options


def test_the_panel_tells_of_every_change(panel: PentagoSetup, qtbot: QtBot) -> None:
    for button in (
        panel.seatings.buttons()[3],
        panel.directions.buttons()[1],
        panel.skip,
        panel.seatings.buttons()[1],
        panel.first_five,
    ):
        with qtbot.waitSignal(panel.changed):
            click(button)


def test_the_panel_is_used_by_keys(panel: PentagoSetup) -> None:
    panel.seatings.checkedButton().setFocus()
    hands.key(panel.seatings.checkedButton(), Qt.Key.Key_Right)
    assert panel.seatings.checkedId() == 1
    panel.skip.setFocus()
    hands.key(panel.skip, Qt.Key.Key_Space)
    assert panel.skip.isChecked()


def test_a_game_of_pairs_is_started_from_the_dialog(table: MainWindow) -> None:
    begin(table, names={"1": "Ada"}, players=3, directions="either")

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        panel = dialog.panel
        assert isinstance(panel, PentagoSetup)
        assert panel.options() == PentagoOptions(players=3, directions="either")
        click(panel.seatings.buttons()[4])
        box = dialog.findChild(QDialogButtonBox)
        start = next(b for b in box.buttons() if box.buttonRole(b) is box.ButtonRole.AcceptRole)
        QTest.mouseClick(start, hands.LEFT)

    with hands.answering(choose):
        hands.key(table, Qt.Key.Key_N, modifier=hands.CONTROL)
    assert list(scene_of(table).homes) == ["A1", "B1", "A2", "B2"]
    assert table.match.position.options.teams == "pairs"
