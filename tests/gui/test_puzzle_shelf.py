"""The puzzle shelf by real hands: kinds, filters, opening, going on, and what stands there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from pentogames.core.record import Record
from pentogames.games.picture_puzzle import PICTURE_PUZZLE
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_search import search
from pentogames.scene.theme import THEMES
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles import KINDS
from pentogames.window.puzzles.tiling import open_tiling
from pentogames.window.puzzles.tiling_page import TilingPage
from pentogames.window.shelf.cards import ROLE, described
from pentogames.window.shelf.page import ShelfPage
from pentogames.window.welcome import Welcome
from tests.gui import hands
from tests.gui.hands_solitaire import back_to_the_game, page_of, press_shortcut
from tests.gui.hands_tiling import by_clicks, lay_all

SMALL = Tiling(rectangle(5, 2), "LLPIY")


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep results away from those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def opened(window: MainWindow) -> ShelfPage:
    """Open the shelf by its key."""
    hands.key(window, Qt.Key.Key_K, modifier=hands.CONTROL)
    page = window.aside.page
    assert isinstance(page, ShelfPage)
    assert page.isVisible()
    return page


def choose_kind(page: ShelfPage, title: str) -> None:
    """Click a kind of puzzle."""
    rows = [row for row, each in enumerate(page.sections) if each.title == title]
    at = page.kinds.visualItemRect(page.kinds.item(rows[0])).center()
    QTest.mouseClick(page.kinds.viewport(), hands.LEFT, hands.PLAIN, at)


def card(page: ShelfPage, name: str) -> QPoint:
    """Return the middle of a card, which is brought into view."""
    names = [entry.name for entry in page.model.entries]
    index = page.model.index(names.index(name), 0)
    page.cards.scrollTo(index)
    return page.cards.visualRect(index).center()


def open_card(page: ShelfPage, name: str) -> None:
    """Click a card twice, as quickly as a hand does."""
    at, port = card(page, name), page.cards.viewport()
    QTest.mouseClick(port, hands.LEFT, hands.PLAIN, at)
    QTest.mouseDClick(port, hands.LEFT, hands.PLAIN, at)


def test_every_kind_of_puzzle_stands_there_with_its_levels(table: MainWindow) -> None:
    page = opened(table)
    begun, *sections = page.sections
    assert begun.entries == ()
    assert page.kinds.currentRow() == 1  # nothing is begun, so there is nothing to show
    assert len(sections) == len(KINDS) + 1
    for kind, section in zip(KINDS, sections[:-1], strict=True):
        assert [entry.key for entry in section.entries] == [
            level.puzzle.key for level in kind.levels()
        ]
    assert sections[-1].title == "Restore the picture"
    assert len(sections[-1].entries) >= 12
    hands.key(page.cards, Qt.Key.Key_Escape)
    assert table.aside.page is None


def test_menu_and_welcome_lead_to_it(table: MainWindow) -> None:
    menu = hands.open_menu(table, "Puzzles")
    assert menu.actions()[0].text().replace("&", "") == "Puzzle shelf…"
    hands.click_entry(menu, "Puzzle shelf")
    hands.close_menus()
    assert isinstance(table.aside.page, ShelfPage)
    hands.key(table.aside.page.cards, Qt.Key.Key_Escape)
    table.actions_by_name["welcome"].trigger()
    (welcome,) = table.findChildren(Welcome)
    hands.click_button(welcome, "Open the shelf")
    assert isinstance(table.aside.page, ShelfPage)


def test_filters_leave_what_is_asked_for(table: MainWindow) -> None:
    page = opened(table)
    number = len(page.model.entries)
    hands.type_text(page.search, "cat")
    assert {entry.name for entry in page.model.entries} == {"Cat"}
    hands.key(page.search, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    page.difficulty.setFocus()
    hands.key(page.difficulty, Qt.Key.Key_Down)
    assert {entry.difficulty for entry in page.model.entries} == {1}
    hands.key(page.difficulty, Qt.Key.Key_Up)
    assert len(page.model.entries) == number
    page.groups.setFocus()
    hands.key(page.groups, Qt.Key.Key_Down)
    assert {entry.group for entry in page.model.entries} == {"Rectangles"}
    hands.type_text(page.search, "no such puzzle")
    assert not page.cards.isVisible()
    assert page.nothing.isVisible()
    assert not page.open_button.isEnabled()


def test_a_puzzle_is_opened_gone_on_with_and_solved(table: MainWindow) -> None:
    open_tiling(table.puzzles, SMALL)
    page = page_of(table, TilingPage)
    solution = next(search(SMALL))
    by_clicks(page, solution[0])
    shelf = opened(table)
    shelf.kinds.setFocus()
    hands.key(shelf.kinds, Qt.Key.Key_Home)
    (entry,) = shelf.model.entries
    assert entry.begun
    assert entry.group == "Made or opened by you"
    open_card(shelf, entry.name)
    page = page_of(table, TilingPage)
    assert page.state.laid == (solution[0],)
    lay_all(page, solution[1:])
    assert page.state.solved
    shelf = opened(table)
    assert shelf.model.entries == ()
    choose_kind(shelf, "Tiling puzzles")
    assert shelf.section.solved == 1
    assert shelf.section.entries[-1].standing.startswith("best ")
    assert "solved" in described(shelf.section.entries[-1])
    number = len(shelf.model.entries)
    at = QPoint(10, shelf.unsolved.height() // 2)
    QTest.mouseClick(shelf.unsolved, hands.LEFT, hands.PLAIN, at)
    assert len(shelf.model.entries) == number - 1


def test_keys_lead_from_card_to_card_and_enter_opens(table: MainWindow) -> None:
    shelf = opened(table)
    hands.key(shelf.cards, Qt.Key.Key_Right)
    entry = shelf.cards.currentIndex().data(ROLE)
    assert entry == shelf.model.entries[1]
    hands.key(shelf.cards, Qt.Key.Key_Return)
    page = page_of(table, TilingPage)
    assert page.puzzle.key == entry.key
    back_to_the_game(page)
    again = opened(table)
    assert again.cards.currentIndex().data(ROLE).key == entry.key


def test_another_kind_is_opened_by_the_button(table: MainWindow) -> None:
    shelf = opened(table)
    choose_kind(shelf, "Most matches")
    name = shelf.model.entries[1].name
    QTest.mouseClick(shelf.cards.viewport(), hands.LEFT, hands.PLAIN, card(shelf, name))
    hands.click_button(shelf, "Open")
    assert table.puzzles.game == "pauli"


def test_a_picture_is_restored_alone_on_the_table(table: MainWindow) -> None:
    shelf = opened(table)
    choose_kind(shelf, "Restore the picture")
    name = shelf.model.entries[2].name
    open_card(shelf, name)
    assert table.aside.page is None
    match = table.match
    assert match.game is PICTURE_PUZZLE
    assert match.position.options.players == 1
    record: Record = match.record
    shelf = opened(table)
    open_card(shelf, name)
    assert table.match.record is record  # the table is as it was left
    assert table.aside.page is None


def test_pictures_are_painted_when_they_are_to_be_seen(qtbot, table: MainWindow) -> None:
    shelf = opened(table)
    for section in range(1, shelf.kinds.count()):
        shelf.kinds.setFocus()
        hands.key(shelf.kinds, Qt.Key.Key_Down)
        first = shelf.model.index(0, 0)
        qtbot.waitUntil(lambda first=first: first.data(Qt.ItemDataRole.DecorationRole) is not None)
        assert first.data(Qt.ItemDataRole.AccessibleTextRole), section


def test_it_follows_the_theme(table: MainWindow) -> None:
    shelf = opened(table)
    for name in THEMES:
        table.settings.theme = name
        assert shelf.model.theme is table.theme
        assert shelf.delegate.theme is table.theme


def test_its_buttons_are_those_of_the_kind(table: MainWindow) -> None:
    shelf = opened(table)
    choose_kind(shelf, "Tiling puzzles")
    QApplication.processEvents()
    words = [b.text() for b in shelf.findChildren(QPushButton) if b.isVisible()]
    assert {"New puzzle…", "Puzzle of the day…", "Open"} <= set(words)
    with hands.answering(hands.click_answer("Cancel")):
        hands.click_button(shelf, "New puzzle…")
    assert isinstance(table.aside.page, ShelfPage)
    press_shortcut(shelf, Qt.Key.Key_F)
    assert shelf.search.hasFocus()
