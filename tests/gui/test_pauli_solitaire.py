"""Building Pauli's figures by real hands: the most matches, and one match of each."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QScrollArea

from pentogames.core.cells import Square
from pentogames.puzzles.panchromatic import Figure, fewest_levels, most_levels
from pentogames.scene.carry import Mode
from pentogames.scene.pauli_paint import Tone as Paint
from pentogames.scene.strip import Tone
from pentogames.scene.theme import DARK, LIGHT
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.pauli_fewest import FewestPage
from pentogames.window.puzzles.pauli_figure import FigurePage
from pentogames.window.puzzles.pauli_most import MostPage
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_solitaire import (
    PUTS,
    at,
    back_to_the_game,
    build,
    click_cell,
    go_to,
    look_at,
    open_kind,
    open_level,
    page_of,
    press_shortcut,
    put_by_drag,
    stack,
)

MOST = {level.name: level for level in most_levels()}
FEWEST = {level.name: level for level in fewest_levels()}
B2, C3 = Square(1, 1), Square(2, 2)


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep results away from those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def window(new_table: NewTable) -> MainWindow:
    return new_table(size=(780, 620))  # fingers must be on the screen


@pytest.fixture
def page(window: MainWindow) -> MostPage:
    return open_level(window, "Most matches", "4×4", MostPage)


def words(page: FigurePage) -> str:
    """Return everything that is written beside the board."""
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


# -- hands ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("put", PUTS)
def test_a_piece_is_put_and_undone_in_every_way(page: MostPage, put) -> None:
    put(page, B2, "R")
    assert page.figure == Figure(4, 4).put(B2, "R")
    assert page.scene.pieces.colours == {B2: "R"}
    assert page.scene.stacks.left == {"B": 6, "G": 6, "Y": 6, "O": 6, "R": 5}
    assert page.scene.hand.mode is Mode.EMPTY
    assert not page.scene.carried.isVisible()
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert page.scene.pieces.colours == {}
    press_shortcut(page.view, Qt.Key.Key_Y)
    assert page.scene.pieces.colours == {B2: "R"}


def test_a_clicked_colour_stays_in_hand_until_it_is_used_up(page: MostPage) -> None:
    hands.click(page.view, stack(page, "G"))
    assert (page.scene.stacks.held, page.scene.stacks.left["G"]) == ("G", 5)
    for x in range(4):
        hands.click(page.view, at(page, Square(x, 0)))
    assert page.scene.hand.colour == "G"
    for x in range(2):
        hands.click(page.view, at(page, Square(x, 1)))
    assert page.figure.left("G") == 0
    assert page.scene.hand.mode is Mode.EMPTY
    hands.click(page.view, stack(page, "G"))
    assert page.scene.hand.mode is Mode.EMPTY
    assert page.scene.strip.text == "All six green pieces are on the board."
    assert page.scene.strip.tone is Tone.REFUSED


def test_a_piece_is_shifted_and_taken_away_by_the_mouse(page: MostPage) -> None:
    put_by_drag(page, B2, "Y")
    hands.drag(page.view, at(page, B2), at(page, C3))
    assert page.scene.pieces.colours == {C3: "Y"}
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert page.scene.pieces.colours == {B2: "Y"}
    hands.drag(page.view, at(page, B2), at(page, Square(7, 1)))
    assert page.scene.pieces.colours == {}
    press_shortcut(page.view, Qt.Key.Key_Z)
    hands.click(page.view, at(page, B2), hands.RIGHT)
    assert page.scene.pieces.colours == {}


def test_a_piece_is_shifted_and_taken_away_by_keys(page: MostPage) -> None:
    put_by_drag(page, B2, "Y")
    go_to(page, B2)
    hands.key(page.view, Qt.Key.Key_Return)
    go_to(page, C3)
    hands.key(page.view, Qt.Key.Key_Return)
    assert page.scene.pieces.colours == {C3: "Y"}
    hands.key(page.view, Qt.Key.Key_Delete)
    assert page.scene.pieces.colours == {}
    hands.key(page.view, Qt.Key.Key_Delete)
    assert page.scene.strip.text == "There is no piece on c3."


def test_two_pieces_do_not_share_a_square(page: MostPage) -> None:
    put_by_drag(page, B2, "Y")
    put_by_drag(page, B2, "O")
    assert page.scene.pieces.colours == {B2: "Y"}
    assert page.scene.strip.text.startswith("There is a piece on b2 already.")
    assert page.scene.outlines.painting.matches[0].tone is Paint.BAD


@pytest.mark.parametrize("how", ["escape", "right", "lost release", "focus"])
def test_a_drag_that_is_given_up_changes_nothing(page: MostPage, how: str) -> None:
    put_by_drag(page, B2, "Y")
    hands.drag(page.view, at(page, B2), at(page, C3), let_go=False)
    assert page.scene.pieces.lifted == B2
    if how == "escape":
        hands.key(page.view, Qt.Key.Key_Escape)
    elif how == "right":
        hands.right_click_in_drag(page.view, at(page, C3))
    elif how == "lost release":
        hands.hover(page.view, at(page, C3))
    else:
        page.levels.setFocus()
    assert page.scene.hand.mode is Mode.EMPTY
    assert page.scene.pieces.lifted is None
    assert page.scene.pieces.colours == {B2: "Y"}
    assert not page.scene.carried.isVisible()
    assert not page.scene.footprint.isVisible()


@pytest.mark.parametrize("how", ["undo", "level"])
def test_a_piece_in_hand_goes_with_the_figure_it_came_from(
    window: MainWindow, page: MostPage, how: str
) -> None:
    put_by_drag(page, C3, "Y")
    put_by_drag(page, B2, "Y")
    hands.drag(page.view, at(page, B2), at(page, Square(3, 3)), let_go=False)
    if how == "undo":
        press_shortcut(page.view, Qt.Key.Key_Z)
        assert page.scene.pieces.colours == {C3: "Y"}
    else:
        open_level(window, "Most matches", "3×3", MostPage)
        assert page.scene.pieces.colours == {}
    assert page.scene.hand.mode is Mode.EMPTY
    assert page.scene.pieces.lifted is None
    hands.release(page.view, at(page, Square(0, 0)))
    assert Square(0, 0) not in page.scene.pieces.colours


def test_a_colour_in_hand_shows_what_it_would_do(page: MostPage) -> None:
    for x, colour in enumerate("BGYO"):
        put_by_drag(page, Square(x, 1), colour)
    hands.click(page.view, stack(page, "R"))
    hands.hover(page.view, at(page, Square(0, 2)))
    assert page.scene.strip.text == "Makes L."
    assert [m.letter for m in page.scene.outlines.painting.matches] == ["L"]
    assert page.scene.footprint.isVisible()
    assert page.scene.footprint.legal
    hands.hover(page.view, at(page, Square(0, 1)))
    assert not page.scene.footprint.legal
    hands.key(page.view, Qt.Key.Key_Escape)
    assert page.scene.outlines.painting.matches == ()


# -- most matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["3x3", "4x4"])
def test_the_par_figures_are_built_and_counted_live(window: MainWindow, name: str) -> None:
    level = MOST[name]
    page = open_level(window, "Most matches", name.replace("x", "×"), MostPage)
    build(page, level.matches.figure)
    assert page.figure == level.matches.figure
    said = words(page)
    assert f"Matches in all: {level.matches.value}" in said
    assert f"Your best: {level.matches.value}." in said
    assert f"Par {level.matches.value} is proved: nobody can do better." in said
    assert f"Different pentominoes: {level.matches.figure.kinds}" in said
    assert {c.letter: c.number for c in page.table.cells} == level.matches.figure.tally
    assert "nobody can do better" in page.scene.strip.text
    menu = open_kind(window, "Most matches")
    standing = f"best {level.matches.value}, par {level.matches.value}"
    assert any(standing in action.text() for action in menu.actions())
    hands.close_menus()


def test_a_best_known_par_says_that_it_may_be_beaten(window: MainWindow) -> None:
    page = open_level(window, "Most matches", "5×5", MostPage)
    assert "Par 128 is best known: perhaps you can do better." in words(page)


def test_a_restart_is_undone_and_the_best_figure_comes_back(page: MostPage) -> None:
    for x, colour in enumerate("BGYO"):
        put_by_drag(page, Square(x, 1), colour)
    put_by_drag(page, Square(0, 2), "R")
    best = page.figure
    assert not page.best_button.isVisible()
    press_shortcut(page.view, Qt.Key.Key_R)
    assert page.scene.pieces.colours == {}
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert page.figure == best
    press_shortcut(page.view, Qt.Key.Key_R)
    hands.click_button(page, "Show my best figure")
    assert page.figure == best


def test_the_table_shows_the_matches_of_a_pentomino(page: MostPage) -> None:
    build(page, MOST["4x4"].kinds.figure)
    letter, number = next((c.letter, c.number) for c in page.table.cells if c.number > 1)
    look_at(page.table, letter)
    painted = page.scene.outlines.painting.matches
    assert {m.squares for m in painted} == {
        m.squares for m in page.figure.matches if m.letter == letter
    }
    assert page.scene.strip.text.startswith(f"{letter}: {number} matches.")
    click_cell(page.table, letter)
    assert len(page.scene.outlines.painting.matches) == 1
    assert page.scene.strip.text == f"{letter}: match 1 of {number}"
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    hands.key(page.table, Qt.Key.Key_Space)
    assert page.scene.strip.text == f"{letter}: match 2 of {number}"
    QTest.mouseMove(page.view.viewport(), page.view.viewport().rect().center())


def test_a_hint_is_good_and_counted(page: MostPage) -> None:
    press_shortcut(page.view, Qt.Key.Key_H)
    assert page.scene.strip.text.startswith("Put four pieces")
    for x, colour in enumerate("BGYO"):
        put_by_drag(page, Square(x, 1), colour)
    press_shortcut(page.view, Qt.Key.Key_H)
    assert page.scene.strip.text.startswith("A red piece on ")
    assert "Hints: 1" in words(page)
    hands.key(page.view, Qt.Key.Key_R, Qt.Key.Key_Return)
    assert len(page.figure.matches) == 1
    assert "Your best: 1 (hints: 1)." in words(page)


# -- one match of each ----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "level"), [("four", "Four"), ("twelve", "All twelve")])
def test_one_match_of_each_is_solved_at_par(window: MainWindow, name: str, level: str) -> None:
    par = FEWEST[name].pieces
    page = open_level(window, "One match of each", level, FewestPage)
    assert page.scene.strip.text.startswith("Make exactly one match")
    build(page, par.figure, shift=(2, 1))
    assert f"Pieces: {par.value}" in words(page)
    assert page.scene.strip.text == f"Solved with {par.value} pieces: nobody can do better."
    assert {cell.count for cell in page.table.cells} == {"one"}
    assert [cell.letter for cell in page.table.cells] == list(FEWEST[name].letters)


def test_too_many_matches_are_counted_and_painted(window: MainWindow) -> None:
    page = open_level(window, "One match of each", "Four", FewestPage)
    for x, colour in enumerate("BGYO"):
        put_by_drag(page, Square(x + 1, 3), colour)
    put_by_drag(page, Square(1, 4), "R")
    put_by_drag(page, Square(4, 4), "R")
    cells = {cell.letter: cell for cell in page.table.cells}
    assert (cells["L"].count, cells["L"].words) == ("too-many", "L: 2, too many")
    assert (cells["P"].count, cells["P"].words) == ("none", "P: none yet")
    assert page.scene.strip.text == "One: 0 · none: 3 · too many: 1"
    look_at(page.table, "L")
    assert len(page.scene.outlines.painting.matches) == 2


# -- the window -----------------------------------------------------------------------------------


def test_the_game_waits_untouched_and_comes_back_as_it_was(window: MainWindow) -> None:
    record, scene = window.match.record, window.scene
    assert window.autosave.path is not None
    before = window.autosave.path.read_bytes()
    page = open_level(window, "Most matches", "4×4", MostPage)
    assert not window.view.isVisible()
    build(page, MOST["3x3"].matches.figure)
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert window.autosave.path.read_bytes() == before
    menu = hands.open_menu(window, "Puzzles")
    hands.click_entry(menu, "Back to the game")
    assert window.puzzles.page is None
    assert window.view.isVisible()
    assert window.match.record is record
    assert window.scene is scene
    assert window.autosave.path.read_bytes() == before


def test_a_new_game_on_the_table_ends_the_puzzle(window: MainWindow) -> None:
    page = open_level(window, "Most matches", "4×4", MostPage)
    put_by_drag(page, B2, "Y")
    with hands.answering(lambda dialog: hands.key(dialog, Qt.Key.Key_Return)):
        press_shortcut(window, Qt.Key.Key_N)
    assert window.puzzles.page is None
    assert window.view.isVisible()
    assert open_level(window, "Most matches", "4×4", MostPage).scene.pieces.colours == {B2: "Y"}


def test_the_puzzle_is_there_again_after_a_restart(new_table: NewTable) -> None:
    window = new_table(size=(780, 620))
    page = open_level(window, "One match of each", "Eight", FewestPage)
    put_by_drag(page, B2, "Y")
    put_by_drag(page, C3, "O")
    page = page_of(new_table(size=(780, 620)), FewestPage)
    assert page.levels.currentText().startswith("Eight")
    assert page.scene.pieces.colours == {B2: "Y", C3: "O"}
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert page.scene.pieces.colours == {B2: "Y"}
    back_to_the_game(page)
    assert new_table().puzzles.page is None


def test_each_level_keeps_its_own_figure(page: MostPage) -> None:
    put_by_drag(page, B2, "Y")
    page.levels.setFocus()
    hands.key(page.levels, Qt.Key.Key_Down)
    assert page.levels.currentText() == "5×5 squares"
    assert (page.figure.columns, page.scene.pieces.colours) == (5, {})
    page.levels.setFocus()
    hands.key(page.levels, Qt.Key.Key_Up)
    assert page.scene.pieces.colours == {B2: "Y"}


def test_the_sheet_of_keys_and_the_rules_are_those_of_the_puzzle(
    window: MainWindow, page: MostPage
) -> None:
    seen: list[str] = []

    def read(dialog: QDialog) -> None:
        seen.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.reject()

    with hands.answering(read):
        press_shortcut(window, Qt.Key.Key_Slash)
    assert "B G Y O R" in seen
    assert "Hint" in seen
    hands.key(window, Qt.Key.Key_F1)
    assert window.rules_book is not None
    assert "Pauli" in window.rules_book.list.currentItem().text()
    window.rules_book.close()


def test_the_page_follows_the_theme(window: MainWindow, page: MostPage) -> None:
    assert page.scene.theme is LIGHT
    menu = hands.open_menu(window, "View", "Look")
    hands.click_entry(menu, "Dark")
    hands.close_menus()
    assert page.scene.theme is DARK
    assert page.table.theme is DARK


def test_a_page_fits_into_a_small_window(new_table: NewTable) -> None:
    window = new_table(size=(900, 600))
    page = open_level(window, "Most matches", "5×5", MostPage)
    for x, colour in enumerate("BGYOR"):
        put_by_drag(page, Square(x, 1), colour)
    press_shortcut(page.view, Qt.Key.Key_R)
    QApplication.processEvents()
    assert page.best_button.isVisible()
    area = page.findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() == 0
