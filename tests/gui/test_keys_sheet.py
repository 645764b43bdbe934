"""The sheet of keys: no key twice, and those of a lesson only while there is one."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QMenu

from pentogames.core.record import Record
from pentogames.games import GAMES
from pentogames.teach.lessons import lessons_of
from pentogames.window.actions import DEEDS, plain
from tests.gui import hands


def listed(table) -> Counter:
    return Counter(key for _, keys in table.actions_by_name.listed() for key in keys.split(", "))


def test_no_key_is_listed_twice_and_a_lesson_has_its_own(table):
    assert not [key for key, times in listed(table).items() if times > 1]
    before = {words for words, _ in table.actions_by_name.listed()}
    table.lessons.start(lessons_of("universe")[0])
    during = {words for words, _ in table.actions_by_name.listed()}
    assert "Show me" in during - before
    table.lessons.leave()
    assert {words for words, _ in table.actions_by_name.listed()} == before


def in_menus(menu: QMenu) -> set[str]:
    """Return the words of all entries of a menu, and of the menus in it."""
    words = set()
    for action in menu.actions():
        words.add(plain(action.text()))
        if action.menu() is not None:
            words |= in_menus(action.menu())
    return words


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_deed_has_a_key_a_menu_entry_and_a_place_in_the_sheet(table, game):
    table.take(Record(game, game.options_type()), None)
    in_bar = set().union(*(in_menus(action.menu()) for action in table.menuBar().actions()))
    sheet = dict(table.actions_by_name.listed())
    pages = {deed.name for deed in DEEDS if deed.page}
    for name, words, keys in table.actions_by_name.mapped():
        assert keys, name
        if name not in pages:  # theirs are on the page, and in the sheet while it is there
            assert words in sheet, name
            assert words in in_bar, name


def test_the_sheet_opens_by_its_key_and_shows_the_keys_that_there_are(table):
    table.settings.set_keys("full-screen", ("Ctrl+U",))
    shown = []

    def look(dialog: QDialog) -> None:
        shown.extend(label.text() for label in dialog.findChildren(QLabel))
        hands.key(dialog, Qt.Key.Key_Escape)

    with hands.answering(look):
        hands.key(table, Qt.Key.Key_Slash, modifier=Qt.KeyboardModifier.ControlModifier)
    assert shown[shown.index("Ctrl+U") + 1] == "Full screen"
    assert "F11" not in shown
