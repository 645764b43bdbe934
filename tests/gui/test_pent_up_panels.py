"""Pent-Up beside its board: the options in pictures, the bars of tiles by level, who is ahead."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from pentogames.core.record import Record
from pentogames.games.pent_up import PENT_UP, PentUpOptions
from pentogames.model.match import MatchModel
from pentogames.scene.board_scene import scene_for
from pentogames.scene.picture import paint_table
from pentogames.scene.theme import THEMES
from pentogames.teach import book
from pentogames.window.main_window import MainWindow
from pentogames.window.new_game import NewGameDialog
from pentogames.window.panels.pent_up import PentUpPanel
from pentogames.window.setup.pent_up import PentUpSetup
from tests.gui import hands
from tests.gui.conftest import NewTable

NAMES = {"White": "Ada", "Black": "Björn", "Red": "Chiara"}


def begin(window: MainWindow, moves: tuple[str, ...] = (), **options: object) -> None:
    record = Record(PENT_UP, PentUpOptions.read(options), tags=NAMES)
    for text in moves:
        record.play(PENT_UP.parse(record.position, text))
    window.take(record, None)


def panel_of(window: MainWindow) -> PentUpPanel:
    panel = window.panel.game_panel
    assert isinstance(panel, PentUpPanel)
    return panel


@pytest.fixture
def setup(application: QApplication) -> Iterator[PentUpSetup]:
    """The options by themselves."""
    panel = PentUpSetup()
    panel.resize(360, 400)
    yield panel
    panel.deleteLater()


# -- the options ----------------------------------------------------------------------------------

CHOICES = {
    "two players": (("two",), PentUpOptions()),
    "two players, misère": (("misere",), PentUpOptions(misere=True)),
    "three players": (("three",), PentUpOptions(players=3)),
    "three players, misère": (("three", "misere"), PentUpOptions(players=3, misere=True)),
    "three players, advanced": (
        ("three", "advanced"),
        PentUpOptions(players=3, scoring="advanced"),
    ),
    "misère is ignored": (
        ("misere", "three", "advanced"),
        PentUpOptions(players=3, scoring="advanced"),
    ),
    "misère comes back": (
        ("misere", "three", "advanced", "standard"),
        PentUpOptions(players=3, misere=True),
    ),
    "back to two": (("three", "advanced", "two"), PentUpOptions()),
    "misère off again": (("misere", "misere"), PentUpOptions()),
}


def choose(panel: PentUpSetup, presses: tuple[str, ...], by: str) -> None:
    """Choose cards, one after the other."""
    for name in presses:
        card = getattr(panel, name)
        if by == "mouse":
            QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        else:
            card.setFocus()
            hands.key(card, Qt.Key.Key_Space)


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("choice", sorted(CHOICES))
def test_choosing_the_options(setup: PentUpSetup, choice: str, by: str) -> None:
    presses, options = CHOICES[choice]
    choose(setup, presses, by)
    assert setup.options() == options
    setup.choose(PentUpOptions())
    setup.choose(options)
    assert setup.options() == options


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_new_game_with_these_options(table: MainWindow, by: str) -> None:
    begin(table)
    presses, options = CHOICES["three players, advanced"]

    def start(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        assert isinstance(dialog.panel, PentUpSetup)
        choose(dialog.panel, presses, by)
        assert len(dialog.record().start.seats) == 3
        hands.click_button(dialog, "Start")

    with hands.answering(start):
        hands.key(table.view, Qt.Key.Key_N, modifier=hands.CONTROL)
    assert table.match.position.options == options
    assert table.match.position.ply == 0


def test_only_what_goes_together_is_offered(setup: PentUpSetup) -> None:
    panel = setup
    assert not panel.advanced.isEnabled()
    assert panel.advanced.line == "For three players"
    panel.three.click()
    assert panel.advanced.isEnabled()
    assert panel.note.text() == ""
    panel.advanced.click()
    assert not panel.misere.isEnabled()
    assert panel.note.text() == "Misère does not go with advanced scoring."
    panel.standard.click()
    assert panel.misere.isEnabled()
    assert panel.note.text() == ""


def test_the_dialog_offers_what_is_played(table: MainWindow) -> None:
    begin(table, players=3, misere=True)

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        assert dialog.game is PENT_UP
        assert dialog.options() == PentUpOptions(players=3, misere=True)
        dialog.reject()

    with hands.answering(look):
        hands.key(table.view, Qt.Key.Key_N, modifier=hands.CONTROL)


@pytest.mark.parametrize("name", ["two", "three", "standard", "advanced", "misere"])
def test_each_picture_shows_what_it_changes(setup: PentUpSetup, name: str) -> None:
    setup.three.click()
    card = getattr(setup, name)
    before = card.grab().toImage()
    assert len({before.pixel(x, card.height() // 3) for x in range(card.width())}) > 5
    setup.two.click()  # fewer players, and none of them can score by advanced rules
    assert card.grab().toImage() != before


# -- tiles by level -------------------------------------------------------------------------------

# Two of White's tiles on the table, one of Black's above them.
CLIMB = ("I(0,0)(4,0)", "I(5,0)(9,0)", "L(3,1)(0,2)", "V(0,2)(1,0)")


def test_the_bars_say_who_has_how_many_where(table: MainWindow) -> None:
    begin(table)
    panel = panel_of(table)
    assert panel.bars.isHidden()
    assert panel.sentence.text() == "Nobody is ahead now."
    for text in CLIMB:
        table.match.try_move(PENT_UP.parse(table.match.position, text))
    assert not panel.bars.isHidden()
    assert panel.bars.levels == {"White": (2, 0), "Black": (1, 1)}
    assert panel.bars.names == {"White": "Ada", "Black": "Björn"}
    assert (panel.bars.deciding, panel.bars.leaders) == (2, ("Black",))
    assert panel.bars.totals == {}
    assert panel.sentence.text() == "Ahead now: Björn, by tiles on level 2, the highest."
    assert panel.bars.accessibleDescription() == "Ada: 2, 0; Björn: 1, 1"
    hands.key(table.view, Qt.Key.Key_PageUp)
    assert panel.bars.levels == {"White": (2,), "Black": (1,)}
    assert panel.sentence.text() == "Ahead now: Ada, by tiles on level 1, the highest."


def test_misere_looks_at_the_table_and_advanced_at_points(table: MainWindow) -> None:
    begin(table, CLIMB, misere=True)
    assert panel_of(table).sentence.text() == "Ahead now: Ada, by tiles on the table."
    assert panel_of(table).bars.deciding == 1
    begin(table, ("I(0,0)(4,0)", "I(5,0)(9,0)", "L(3,1)(0,2)"), players=3, scoring="advanced")
    table.match.try_move(PENT_UP.parse(table.match.position, "V(0,2)(1,0)"))
    panel = panel_of(table)
    assert panel.bars.totals == {"White": 3, "Black": 1, "Red": 1}
    assert panel.bars.deciding is None
    assert panel.sentence.text() == "Ahead now: Ada, by points."


def test_the_end_is_told_beside_the_bars(table: MainWindow) -> None:
    begin(table)
    while table.match.outcome() is None:
        table.match.try_move(next(table.match.position.moves()))
    panel, scene = panel_of(table), table.scene
    assert scene is not None
    assert panel.sentence.text() == scene.prompt()
    assert sum(map(sum, panel.bars.levels.values())) == 24


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_bars_follow_the_theme_and_take_their_room(new_table: NewTable, theme: str) -> None:
    window = new_table(theme=theme)
    begin(window, CLIMB)
    bars = panel_of(window).bars
    QApplication.processEvents()
    assert bars.theme.name == theme
    QTest.qWaitForWindowExposed(window)
    assert bars.height() >= bars.sizeHint().height()
    other = "dark" if theme == "light" else "light"
    before = bars.grab().toImage()
    window.settings.theme = other
    assert bars.theme.name == other
    assert bars.grab().toImage() != before


# -- the bar --------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [760, 900, 1200])
def test_the_menus_keep_their_room_beside_the_tools(new_table: NewTable, width: int) -> None:
    window = new_table(size=(width, 600))
    begin(window)
    QApplication.processEvents()
    menus, tools = window.menuBar(), window.tools
    for action in menus.actions():
        assert menus.actionGeometry(action).width() > 0
        assert menus.actionGeometry(action).right() < tools.geometry().left()
    assert tools.geometry().right() <= menus.width()
    shown = [action for action in tools.actions() if action.isVisible()]
    assert all(tools.widgetForAction(action).isVisible() for action in shown)
    assert (window.actions_by_name["new"] in shown) == (width > 1000)  # it is in a menu too


# -- small pictures -------------------------------------------------------------------------------


def test_the_small_picture_is_of_a_stack() -> None:
    assert len(book.cover("pent-up").position.stack.covers) == 3


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_needs_no_window(application: QApplication, theme: str) -> None:
    record = Record(PENT_UP, PentUpOptions())
    for text in CLIMB:
        record.play(PENT_UP.parse(record.position, text))
    scene = scene_for(MatchModel(record), THEMES[theme])
    image = paint_table(scene, 1.0)
    whole, board = scene.size, scene.board_area()
    scene.dispose()
    assert (image.width(), image.height()) == (whole.width(), whole.height())
    assert board.width() > board.height()  # as the row of tiles is
    colours = {image.pixel(x, int(board.center().y())) for x in range(image.width())}
    assert len(colours) > 5
