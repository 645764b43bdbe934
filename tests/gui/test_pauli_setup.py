"""Setting up Pauli: goals, cards at the start, lots, the balance offer; and how its table lies."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from pentogames.core.shapes import LETTERS
from pentogames.games.pauli import PAULI, PauliOptions
from pentogames.scene.pauli_table import CARDS, card_areas, divide, rail_for, zone_areas
from pentogames.window.main_window import MainWindow
from pentogames.window.new_game import NewGameDialog
from pentogames.window.setup.pauli import PauliSetup
from pentogames.window.setup.pauli_balance import BalanceDialog
from pentogames.window.setup.pauli_picker import CardPicker
from tests.gui import hands
from tests.gui.hands_pauli import assert_table_is_position, begin, table_of

Act = Callable[[PauliSetup], object]


def click(widget: QWidget, point: QPoint | None = None) -> None:
    QTest.mouseClick(widget, hands.LEFT, hands.PLAIN, point or widget.rect().center())


def click_card(picker: CardPicker, letter: str) -> None:
    click(picker, picker.place(letter).center().toPoint())


def set_up(window: MainWindow, *acts: Act) -> PauliOptions:
    """Open the dialog for a new game on Pauli, do what is to be done, and start; the options."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        panel = dialog.panel
        assert isinstance(panel, PauliSetup)
        for act in acts:
            act(panel)
        hands.click_button(dialog, "Start")

    with hands.answering(answer):
        hands.key(window.view, Qt.Key.Key_N, modifier=hands.CONTROL)
    options = window.match.record.options
    assert isinstance(options, PauliOptions)
    assert window.match.position == PAULI.start(options)
    assert_table_is_position(table_of(window))
    return options


def names(window: MainWindow) -> tuple[str, str]:
    return window.match.player("Cool"), window.match.player("Hot")


# -- options --------------------------------------------------------------------------------------


def test_the_rules_own_game_is_offered_first(table: MainWindow) -> None:
    begin(table)
    assert set_up(table) == PauliOptions()
    assert names(table) == ("Ada", "Björn")  # kept from the game before


@pytest.mark.parametrize("goal", [5, 6, 7])
def test_the_usual_goals_have_buttons(table: MainWindow, goal: int) -> None:
    begin(table, goal=2)
    options = set_up(table, lambda panel: click(panel.goals.button(goal)))
    assert options.goal == goal


def test_any_goal_can_be_typed(table: MainWindow) -> None:
    begin(table)

    def type_goal(panel: PauliSetup) -> None:
        panel.goal.selectAll()
        hands.type_text(panel.goal, "11")
        assert panel.goals.checkedId() == -1

    assert set_up(table, type_goal).goal == 11

    def step_down(panel: PauliSetup) -> None:
        assert panel.goal.value() == 11  # the game on the table is offered again
        hands.key(panel.goal, *[Qt.Key.Key_Down] * 4)
        assert panel.goals.checkedId() == 7

    assert set_up(table, step_down).goal == 7


def test_repetition_may_go_on(table: MainWindow) -> None:
    begin(table)

    def untick(panel: PauliSetup) -> None:
        panel.repetition.setFocus()
        hands.key(panel.repetition, Qt.Key.Key_Space)

    assert set_up(table, untick).repetition_draw is False


# -- cards at the start ---------------------------------------------------------------------------


def test_cards_are_given_by_clicks(table: MainWindow) -> None:
    begin(table)

    def give(panel: PauliSetup) -> None:
        for letter in "FWWXXX":  # once to Cool, twice to Hot, three times to nobody
            click_card(panel.picker, letter)

    options = set_up(table, give)
    assert options.cards == (("Cool", ("F",)), ("Hot", ("W",)))
    scene = table_of(table)
    assert scene.card("F").token.state == scene.card("W").token.state == "passive"
    assert scene.cards.zones["Cool"].contains(scene.card("F").pos())
    assert scene.cards.zones["Hot"].contains(scene.card("W").pos())


def test_cards_are_given_by_keys_and_taken_back(table: MainWindow) -> None:
    begin(table)

    def give(panel: PauliSetup) -> None:
        panel.picker.setFocus()
        right, down, space = Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space
        hands.key(panel.picker, right, space, down, space, space, Qt.Key.Key_Z, space)

    assert set_up(table, give).cards == (("Cool", ("I", "Z")), ("Hot", ("V",)))

    def give_none(panel: PauliSetup) -> None:
        assert panel.picker.cards("Cool") == ("I", "Z")
        click(panel.clear)
        assert not panel.clear.isEnabled()

    assert set_up(table, give_none) == PauliOptions()


# -- who is Cool ----------------------------------------------------------------------------------


def test_sides_are_changed_and_drawn_by_lot(table: MainWindow) -> None:
    begin(table)
    set_up(table, lambda panel: click(panel.swap))
    assert names(table) == ("Björn", "Ada")
    drawn = set()

    def draw(panel: PauliSetup) -> None:
        dialog = panel.window()
        assert isinstance(dialog, NewGameDialog)
        for _ in range(60):
            click(panel.draw)
            drawn.add(dialog.record().tags["Cool"])

    set_up(table, draw)
    assert drawn == {"Ada", "Björn"}
    assert sorted(names(table)) == ["Ada", "Björn"]


def test_a_lot_names_players_who_have_no_names(table: MainWindow) -> None:
    table.take(begin(table).match.record.__class__(PAULI, PauliOptions()), None)
    set_up(table, lambda panel: click(panel.draw))
    assert sorted(names(table)) == ["Player 1", "Player 2"]


# -- the balance offer ----------------------------------------------------------------------------


def offer(*steps: Callable[[BalanceDialog], object]) -> Act:
    """Return what opens the balance offer and goes through it."""

    def act(panel: PauliSetup) -> None:
        def answer(dialog: QDialog) -> None:
            assert isinstance(dialog, BalanceDialog)
            for step in steps:
                step(dialog)

        with hands.answering(answer):
            click(panel.balance)

    return act


def test_the_other_player_takes_hot_and_the_cards(table: MainWindow) -> None:
    begin(table)
    balance = offer(
        lambda dialog: click_card(dialog.picker, "F"),
        lambda dialog: click_card(dialog.picker, "L"),
        lambda dialog: click(dialog.offer),
        lambda dialog: click(dialog.hot),
    )
    options = set_up(table, balance)  # Ada offers, for she was Cool
    assert options.cards == (("Cool", ()), ("Hot", ("F", "L")))
    assert names(table) == ("Ada", "Björn")


def test_the_other_player_takes_cool_and_the_first_turn(table: MainWindow) -> None:
    begin(table)
    balance = offer(
        lambda dialog: click_card(dialog.picker, "F"),
        lambda dialog: click(dialog.offer),
        lambda dialog: hands.key(dialog.cool, Qt.Key.Key_Space),
    )
    options = set_up(table, balance)
    assert options.cards == (("Cool", ()), ("Hot", ("F",)))
    assert names(table) == ("Björn", "Ada")
    assert table.match.position.to_move == "Cool"


def test_either_player_may_offer_and_think_again(table: MainWindow) -> None:
    begin(table)

    def words(dialog: BalanceDialog) -> None:
        assert (dialog.offering, dialog.choosing) == ("Björn", "Ada")
        assert dialog.hot.text() == "Hot\nand the cards X"

    balance = offer(
        lambda dialog: click(dialog.offerers.button(1)),
        lambda dialog: click_card(dialog.picker, "W"),
        lambda dialog: click(dialog.offer),
        lambda dialog: click(dialog.back),
        lambda dialog: click_card(dialog.picker, "W"),
        lambda dialog: click_card(dialog.picker, "X"),
        lambda dialog: click(dialog.offer),
        words,
        lambda dialog: click(dialog.hot),
    )
    assert set_up(table, balance).given("Hot") == ("X",)
    assert names(table) == ("Björn", "Ada")


def test_an_offer_that_is_not_made_changes_nothing(table: MainWindow) -> None:
    begin(table)
    balance = offer(
        lambda dialog: click_card(dialog.picker, "W"),
        lambda dialog: hands.click_button(dialog, "Cancel"),
    )
    assert set_up(table, balance) == PauliOptions()
    assert names(table) == ("Ada", "Björn")


# -- how the table lies ---------------------------------------------------------------------------

SIZES = [(420, 360), (520, 840), (660, 540), (920, 730), (1140, 850), (1700, 900), (560, 560)]


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_the_table_do_not_overlap(size: tuple[int, int]) -> None:
    whole = QRectF(0, 0, *size)
    parts, cards = divide(QSizeF(*size), 9.35, 9.35)
    rooms = [parts.board, cards, parts.strip, *parts.homes.values()]
    for number, room in enumerate(rooms):
        assert whole.contains(room)
        assert room.width() > 40
        assert room.height() > 40
        for other in rooms[number + 1 :]:
            assert not room.adjusted(1, 1, -1, -1).intersects(other)
    assert parts.homes["Hot"].bottom() < parts.board.top()
    assert parts.homes["Cool"].top() > parts.board.bottom()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "shares", [(0, 12, 0), (12, 0, 0), (0, 0, 12), (1, 10, 1), (4, 4, 4), (7, 1, 4), (5, 0, 7)]
)
def test_the_cards_have_room_however_they_are_shared_out(
    size: tuple[int, int], shares: tuple[int, int, int]
) -> None:
    _, area = divide(QSizeF(*size), 9.35, 9.35)
    rail = rail_for(area)
    zones = zone_areas(area, rail, shares[0], shares[2])
    places = [
        place
        for zone, count in zip(zones, shares, strict=True)
        for place in card_areas(zone, rail, count)
    ]
    assert len(places) == CARDS == len(LETTERS)
    inside = area.adjusted(-0.01, -0.01, 0.01, 0.01)
    for number, place in enumerate(places):
        assert inside.contains(place)
        for other in places[number + 1 :]:
            assert not place.intersects(other)
    assert zones[0].bottom() < zones[1].top() + 0.01
    assert zones[1].bottom() < zones[2].top() + 0.01
