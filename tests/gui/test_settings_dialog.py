"""The dialog of settings by mouse and keys: followed at once, kept or taken back as a whole."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QDialog, QWidget

from pentogames.core.record import Record
from pentogames.games import GAMES, game_named
from pentogames.scene.theme import WOOD
from pentogames.teach.overlays import overlays_for
from pentogames.window.main_window import MainWindow
from pentogames.window.settings import SettingsDialog
from pentogames.window.settings.appearance import AppearancePage
from pentogames.window.settings.keys import KeysPage
from pentogames.window.settings.page import Page
from pentogames.window.settings.simple import LanguagePage, MotionPage, PlayPage, SoundPage
from pentogames.window.style import theme_of
from pentogames.window.switches import NO_AIDS
from tests.gui import hands
from tests.gui.conftest import NewTable

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def ask(window: MainWindow, *answers: Callable[[SettingsDialog], object]) -> None:
    """Open the dialog by its key, do these things with it, which end it."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, SettingsDialog)
        for each in answers:
            each(dialog)

    with hands.answering(answer):
        hands.key(window, Qt.Key.Key_Comma, modifier=CTRL)


P = TypeVar("P", bound=Page)


def page(dialog: SettingsDialog, kind: type[P]) -> P:
    """Go to a page by the keys of the list of sections, and return it."""
    dialog.sections.setFocus()
    hands.key(dialog.sections, Qt.Key.Key_Home)
    while not isinstance(shown := dialog.pages.currentWidget(), kind):
        row = dialog.sections.currentRow()
        hands.key(dialog.sections, Qt.Key.Key_Down)
        assert dialog.sections.currentRow() == row + 1
    return shown


def button(group: QButtonGroup, name: str) -> QAbstractButton:
    """Return the button that chooses a thing by its name."""
    return next(each for each in group.buttons() if each.property("choice") == name)


def click(widget: QWidget, at: QPoint | None = None) -> None:
    point = widget.rect().center() if at is None else at
    QTest.mouseClick(widget, hands.LEFT, hands.PLAIN, point)


def click_box(box: QAbstractButton) -> None:
    click(box, QPoint(12, box.height() // 2))


OK, CANCEL = hands.click_answer("OK"), hands.click_answer("Cancel")


# -- looks ----------------------------------------------------------------------------------------


def choose_wood(dialog: SettingsDialog) -> None:
    looks = page(dialog, AppearancePage)
    click(button(looks.themes, "wood"))
    assert theme_of(dialog) is WOOD


def test_a_theme_is_worn_at_once_and_kept(table: MainWindow) -> None:
    ask(table, choose_wood, OK)
    assert table.settings.theme == "wood"
    assert hands.scene_of(table.view).theme is WOOD


def test_cancel_and_escape_take_everything_back(table: MainWindow) -> None:
    before = table.settings.wishes()

    def change_all(dialog: SettingsDialog) -> None:
        choose_wood(dialog)
        click(button(page(dialog, AppearancePage).visions, "red-green"))
        click_box(page(dialog, AppearancePage).coordinates)
        click_box(button(page(dialog, MotionPage).motion, "true"))
        click_box(page(dialog, SoundPage).sound)
        click_box(button(page(dialog, LanguagePage).language, "de"))
        click_box(page(dialog, PlayPage).confirm)
        click_box(page(dialog, PlayPage).aids)
        settings = table.settings
        assert (settings.theme, settings.vision, settings.motion) == ("wood", "red-green", True)
        assert (settings.sound, settings.language) == (False, "de")
        assert (settings.confirm_moves, settings.aids) == (True, False)
        assert table.scene is not None
        assert not table.scene.overlay_on("coordinates")

    ask(table, change_all, CANCEL)
    assert table.settings.wishes() == before
    ask(table, change_all, lambda dialog: hands.key(dialog, Qt.Key.Key_Escape))
    assert table.settings.wishes() == before
    assert theme_of(table).name == "light"
    scene = hands.scene_of(table.view)
    assert scene.overlay_on("coordinates")
    assert not scene.animator.enabled


def test_a_theme_is_chosen_by_keys_alone(table: MainWindow) -> None:
    def by_keys(dialog: SettingsDialog) -> None:
        looks = page(dialog, AppearancePage)
        hands.key(dialog.sections, Qt.Key.Key_Tab)
        assert button(looks.themes, "light").hasFocus()
        hands.key(button(looks.themes, "light"), Qt.Key.Key_Right)
        assert table.settings.theme == "dark"

    ask(table, by_keys, OK)
    assert theme_of(table).name == "dark"


def test_colours_of_players_reach_the_pieces(table: MainWindow) -> None:
    before = hands.scene_of(table.view).theme.seat("Red").fill

    def choose(dialog: SettingsDialog) -> None:
        click(button(page(dialog, AppearancePage).visions, "blue-yellow"))

    ask(table, choose, OK)
    assert hands.scene_of(table.view).theme.seat("Red").fill != before


def test_coordinates_are_for_all_games(table: MainWindow) -> None:
    ask(table, lambda dialog: click_box(page(dialog, AppearancePage).coordinates), OK)
    for game in GAMES:
        table.take(Record(game, game.options_type()), None)
        scene = hands.scene_of(table.view)
        assert not scene.overlay_on("coordinates"), game.name
        assert not table.actions_by_name["overlay-coordinates"].isChecked()


# -- motion, sound, language ----------------------------------------------------------------------


def test_motion_is_followed_at_once(table: MainWindow) -> None:
    scene = hands.scene_of(table.view)

    def turn_on(dialog: SettingsDialog) -> None:
        motion = page(dialog, MotionPage)
        click_box(button(motion.motion, "true"))
        assert scene.animator.enabled
        hands.key(button(motion.motion, "true"), Qt.Key.Key_Down)
        assert not scene.animator.enabled
        hands.key(button(motion.motion, "false"), Qt.Key.Key_Up)

    ask(table, turn_on, OK)
    assert scene.animator.enabled
    assert table.actions_by_name["motion"].isChecked()


def test_volume_goes_by_keys_and_only_while_there_is_sound(table: MainWindow) -> None:
    def set_volume(dialog: SettingsDialog) -> None:
        sound = page(dialog, SoundPage)
        sound.volume.setFocus()
        hands.key(sound.volume, Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_Left)
        click_box(sound.sound)
        assert not sound.volume.isEnabled()

    ask(table, set_volume, OK)
    assert (table.settings.volume, table.settings.sound) == (79, False)


# -- play -----------------------------------------------------------------------------------------


def test_aids_go_from_board_menu_and_bar(table: MainWindow) -> None:
    for game in ("universe", "pauli"):
        kind = game_named(game)
        table.take(Record(kind, kind.options_type()), None)
        scene = hands.scene_of(table.view)
        aids = [overlay for overlay in overlays_for(game) if overlay not in NO_AIDS]
        assert aids
        ask(table, lambda dialog: click_box(page(dialog, PlayPage).aids), OK)
        words = {action.text() for action in table.view_menu.actions()}
        assert not words & {overlay.label for overlay in aids}
        assert not any(scene.overlay_on(overlay.name) for overlay in aids)
        ask(table, lambda dialog: click_box(page(dialog, PlayPage).aids), OK)
        words = {action.text() for action in table.view_menu.actions()}
        assert {overlay.label for overlay in aids} <= words


# -- keys -----------------------------------------------------------------------------------------


def press_keys(
    deed: str, code: Qt.Key, modifier: Qt.KeyboardModifier = CTRL
) -> Callable[[SettingsDialog], None]:
    """Return what gives keys to a deed."""

    def act(dialog: SettingsDialog) -> None:
        keys = page(dialog, KeysPage)
        keys.choose(deed)
        keys.edit.setFocus()
        hands.key(keys.edit, code, modifier=modifier)

    return act


def told(dialog: SettingsDialog) -> str:
    return page(dialog, KeysPage).told.text()


def test_a_deed_gets_other_keys_which_work_at_once_and_for_good(new_table: NewTable) -> None:
    window = new_table()
    ask(window, press_keys("full-screen", Qt.Key.Key_U), OK)
    assert window.actions_by_name["full-screen"].shortcut() == QKeySequence("Ctrl+U")
    assert "Ctrl+U" in window.actions_by_name["full-screen"].toolTip()
    again = new_table()
    assert ("Full screen", "Ctrl+U") in again.actions_by_name.listed()
    hands.key(again, Qt.Key.Key_U, modifier=CTRL)
    assert again.isFullScreen()


def test_keys_of_another_deed_are_not_given_away(table: MainWindow) -> None:
    def look(dialog: SettingsDialog) -> None:
        assert told(dialog) == "Ctrl+N is taken already: New game"
        assert page(dialog, KeysPage).edit.keySequence() == QKeySequence("F11")

    ask(table, press_keys("full-screen", Qt.Key.Key_N), look, OK)
    assert table.actions_by_name["full-screen"].shortcut() == QKeySequence("F11")


def test_keys_for_pieces_are_not_given_away(table: MainWindow) -> None:
    def look(dialog: SettingsDialog) -> None:
        assert told(dialog).startswith("Without Ctrl or Alt, R is for")

    ask(table, press_keys("undo", Qt.Key.Key_R, hands.PLAIN), look, OK)
    assert table.settings.keys("undo") is None


def test_keys_go_and_come_back(table: MainWindow) -> None:
    def none_then_own(dialog: SettingsDialog) -> None:
        keys = page(dialog, KeysPage)
        keys.choose("save")
        click(keys.none)
        assert not table.actions_by_name["save"].shortcuts()
        assert "Save" not in dict(table.actions_by_name.listed())
        click(keys.own)
        assert table.actions_by_name["save"].shortcut() == QKeySequence("Ctrl+S")
        assert not keys.own.isEnabled()

    def reset(dialog: SettingsDialog) -> None:
        keys = page(dialog, KeysPage)
        click(keys.all_own)
        assert all(
            table.settings.keys(name) is None for name, _, _ in table.actions_by_name.mapped()
        )

    ask(table, none_then_own, press_keys("new", Qt.Key.Key_B), reset, OK)


def test_a_key_that_is_given_is_nobody_elses_own(table: MainWindow) -> None:
    """The next game's switches must not claim keys that the user has given to something else."""
    table.settings.set_keys("new", ("Ctrl+3",))
    for game in GAMES:
        table.take(Record(game, game.options_type()), None)
        rows = table.actions_by_name.mapped()
        assert [name for name, _, keys in rows if "Ctrl+3" in keys.split(", ")] == ["new"]


# -- room -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(640, 400), (760, 560), (1200, 800)])
@pytest.mark.parametrize("theme", ["light", "contrast-dark"])
def test_every_field_can_be_reached_in_any_room(
    new_table: NewTable, size: tuple[int, int], theme: str
) -> None:
    window = new_table(theme=theme)

    def walk(dialog: SettingsDialog) -> None:
        dialog.resize(*size)
        QCoreApplication.processEvents()
        for number in range(dialog.pages.count()):
            shown = dialog.pages.widget(number)
            assert isinstance(shown, Page)
            dialog.sections.setCurrentRow(number)
            QCoreApplication.processEvents()
            inside = shown.widget()
            assert inside.width() <= shown.viewport().width()
            for field in inside.findChildren(QAbstractButton):
                shown.ensureWidgetVisible(field)
                at = field.mapTo(shown.viewport(), field.rect().center())
                assert shown.viewport().rect().contains(at), field.text()

    ask(window, walk, CANCEL)
