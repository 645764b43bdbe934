"""Spotting matches by real hands: marks, verdicts, codes, the clock, and what is kept."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QScrollArea

from pentogames.core.cells import Square
from pentogames.games.pauli import PlainMatch
from pentogames.puzzles.panchromatic_spot import SpotBoard, SpotGame, Verdict
from pentogames.scene.pauli_paint import Tone as Paint
from pentogames.scene.strip import Tone
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.pauli_spot import SpotPage
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_solitaire import (
    MARKS,
    at,
    back_to_the_game,
    go_to,
    mark_by_clicks,
    open_kind,
    open_level,
    page_of,
    press_shortcut,
)

SIZE = (780, 620)


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep results away from those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def window(new_table: NewTable) -> MainWindow:
    return new_table(size=SIZE)


@pytest.fixture
def page(window: MainWindow) -> SpotPage:
    return open_board(window, "medium-7")


def open_board(window: MainWindow, code: str) -> SpotPage:
    page = open_level(window, "Spot the matches", "First", SpotPage)
    type_code(page, code)
    assert board(page).code == code
    return page


def type_code(page: SpotPage, code: str) -> None:
    page.code.setFocus()
    page.code.selectAll()
    hands.type_text(page.code, code)
    hands.key(page.code, Qt.Key.Key_Return)


def board(page: SpotPage) -> SpotBoard:
    return page.search.board


def listed(page: SpotPage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


def no_match(page: SpotPage, verdict: Verdict) -> tuple[Square, ...]:
    """Return five pieces of the board that get this verdict."""
    pieces = [square for square, _ in board(page).pieces]
    colours = dict(board(page).pieces)
    if verdict is Verdict.COLOUR_TWICE:
        return tuple(pieces[:5])
    chosen = {colours[square]: square for square in pieces}
    squares = tuple(chosen.values())
    assert SpotGame(board(page)).judge(squares).verdict is verdict
    return squares


def click_switch(page: SpotPage, text: str) -> None:
    box = next(box for box in page.findChildren(QCheckBox) if box.text() == text)
    hands.key(box, Qt.Key.Key_Space)


# -- marks and verdicts ---------------------------------------------------------------------------


@pytest.mark.parametrize("mark", MARKS)
def test_a_match_is_found_in_every_way(page: SpotPage, mark) -> None:
    match = board(page).matches[2]
    mark(page, match)
    assert page.search.game.found == (match,)
    assert page.scene.strip.text == f"Right: that is {match.letter}."
    assert page.scene.strip.tone is Tone.NEWS
    assert [m.squares for m in page.scene.outlines.painting.matches] == [match.squares]
    assert page.scene.marked == []
    assert listed(page) == [f"{match.letter}: found"]
    assert page.count.text() == f"Found: 1 of {len(board(page).matches)}"


def test_going_over_squares_marks_them(page: SpotPage) -> None:
    row = next(m for m in board(page).matches if m.letter == "L")
    ordered = _path(row)
    hands.press(page.view, at(page, ordered[0]))
    for square in ordered[1:]:
        hands.move(page.view, at(page, square))
    hands.release(page.view, at(page, ordered[-1]))
    assert page.search.game.found == (row,)


def _path(match: PlainMatch) -> list[Square]:
    """Order an L's squares so that each is beside the one before."""
    squares = list(match.squares)

    def beside(square: Square) -> list[Square]:
        return [s for s in squares if abs(s.x - square.x) + abs(s.y - square.y) == 1]

    path = [next(s for s in squares if len(beside(s)) == 1)]
    while len(path) < 5:
        path.append(next(s for s in beside(path[-1]) if s not in path))
    return path


@pytest.mark.parametrize(
    ("verdict", "words", "painted"),
    [(Verdict.COLOUR_TWICE, "share a colour", 2), (Verdict.APART, "not connected", 1)],
)
def test_a_wrong_match_says_why_and_counts(
    page: SpotPage, verdict: Verdict, words: str, painted: int
) -> None:
    for square in no_match(page, verdict):
        hands.click(page.view, at(page, square))
    assert words in page.scene.strip.text
    assert page.scene.strip.tone is Tone.REFUSED
    bad = page.scene.outlines.painting.matches
    assert len(bad) >= painted
    assert {m.tone for m in bad} == {Paint.BAD}
    assert page.search.game.wrong == 1
    assert page.slips.text() == "Wrong: 1 · 10 s added for each"
    assert page.scene.marked == []


def test_a_match_found_again_does_not_count(page: SpotPage) -> None:
    match = board(page).matches[0]
    mark_by_clicks(page, match)
    mark_by_clicks(page, match)
    assert page.scene.strip.text.startswith(f"You have found that {match.letter} already.")
    assert (len(page.search.game.found), page.search.game.wrong) == (1, 0)


def test_enter_with_too_few_marks_asks_for_five(page: SpotPage) -> None:
    first, second = (square for square, _ in board(page).pieces[:2])
    go_to(page, first)
    hands.key(page.view, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert page.scene.strip.text == "A match has five squares: one is marked."
    go_to(page, second)
    hands.key(page.view, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert page.scene.strip.text == "A match has five squares: 2 are marked."
    assert page.scene.marked == [first, second]
    assert page.search.game.wrong == 0


def test_a_vacant_square_is_not_marked(page: SpotPage) -> None:
    taken = dict(board(page).pieces)
    vacant = next(square for square in page.scene.board.layout.squares if square not in taken)
    hands.click(page.view, at(page, vacant))
    assert page.scene.strip.text.startswith("There is no piece on ")
    assert page.scene.marked == []


def test_marks_are_taken_away_one_by_one_or_all(page: SpotPage) -> None:
    squares = [square for square, _ in board(page).pieces[:4]]
    for square in squares:
        hands.click(page.view, at(page, square))
    hands.click(page.view, at(page, squares[1]))
    assert page.scene.marked == [squares[0], *squares[2:]]
    hands.key(page.view, Qt.Key.Key_Backspace)
    assert page.scene.marked == [squares[0], squares[2]]
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert page.scene.marked == [squares[0]]
    hands.key(page.view, Qt.Key.Key_Escape)
    assert page.scene.marked == []
    assert page.scene.rings.squares == ()


# -- the end of a search --------------------------------------------------------------------------


def test_a_board_searched_through_is_a_record(window: MainWindow, page: SpotPage) -> None:
    for number, match in enumerate(board(page).matches):
        MARKS[number % len(MARKS)](page, match)
    assert page.search.over
    assert "your best so far" in page.scene.strip.text
    assert "(medium-7)" in page.bests.text()
    assert not page.give_up_button.isEnabled()
    shown = page.scene.outlines.painting.matches
    assert {m.squares for m in shown} == {m.squares for m in board(page).matches}
    assert page.scene.outlines.veiled == ()
    menu = open_kind(window, "Spot the matches")
    assert any("best 0:0" in action.text() for action in menu.actions())
    hands.close_menus()


def test_giving_up_shows_what_was_missed(page: SpotPage) -> None:
    found, *missed = board(page).matches
    mark_by_clicks(page, found)
    hands.click_button(page, "Give up")
    assert listed(page) == [f"{found.letter}: found", *(f"{m.letter}: missed" for m in missed)]
    assert {m.squares for m in page.scene.standing} == {m.squares for m in missed}
    assert page.scene.strip.text.startswith(f"Missed: {len(missed)}.")
    assert page.bests.text() == ""
    hands.click(page.view, at(page, found.squares[0]))
    assert page.scene.marked == []
    page.list.setFocus()
    hands.key(page.list, Qt.Key.Key_Home, Qt.Key.Key_Down)
    assert [m.squares for m in page.scene.outlines.painting.matches] == [missed[0].squares]


def test_a_board_begun_again_is_known_and_undone(page: SpotPage) -> None:
    mark_by_clicks(page, board(page).matches[0])
    press_shortcut(page.view, Qt.Key.Key_R)
    assert listed(page) == []
    for match in board(page).matches:
        mark_by_clicks(page, match)
    assert "known board, no record" in page.slips.text()
    assert page.bests.text() == ""
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert len(page.search.game.found) == 1


def test_hints_ring_squares_of_a_match_and_count(page: SpotPage) -> None:
    match = board(page).matches[0]
    for number in range(1, 5):
        press_shortcut(page.view, Qt.Key.Key_H)
        assert page.scene.rings.hinted == match.squares[:number]
    press_shortcut(page.view, Qt.Key.Key_H)
    assert page.slips.text() == "Wrong: 0 · hints: 4 · 10 s added for each"
    assert page.time.text().startswith("0:4")
    mark_by_clicks(page, match)
    press_shortcut(page.view, Qt.Key.Key_H)
    assert page.scene.rings.hinted == board(page).matches[1].squares[:1]


# -- boards ---------------------------------------------------------------------------------------


def test_a_new_board_is_undone(page: SpotPage) -> None:
    mark_by_clicks(page, board(page).matches[0])
    press_shortcut(page.view, Qt.Key.Key_B)
    assert board(page).level.name == "medium"
    assert page.code.text() == board(page).code
    assert listed(page) == []
    other = board(page).code
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert (page.code.text(), len(listed(page))) == ("medium-7", 1)
    press_shortcut(page.view, Qt.Key.Key_Y)
    assert page.code.text() == other


def test_a_code_opens_its_board_whatever_its_level_and_is_copied(page: SpotPage) -> None:
    type_code(page, " hard-12 ")
    assert page.levels.currentText() == "Hard, 8×8"
    assert page.code.text() == "hard-12"
    QTest.mouseClick(page.copy, hands.LEFT)
    assert QGuiApplication.clipboard().text() == "hard-12"
    type_code(page, "hard-x")
    assert page.scene.strip.text.startswith("There is no board hard-x.")
    assert board(page).code == "hard-12"


def test_what_is_shown_is_chosen_and_remembered(new_table: NewTable) -> None:
    page = open_board(new_table(size=SIZE), "medium-7")
    mark_by_clicks(page, board(page).matches[0])
    assert page.time.isVisible()
    click_switch(page, "Against the clock")
    click_switch(page, "Show how many there are")
    click_switch(page, "Outline what is found")
    assert not page.time.isVisible()
    assert page.count.text() == "Found: 1"
    assert [m.letter for m in page.scene.standing] == [board(page).matches[0].letter]
    page = page_of(new_table(size=SIZE), SpotPage)
    assert not page.time.isVisible()
    assert page.count.text() == "Found: 1"
    assert page.found_shown.isChecked()


def test_a_search_goes_on_after_a_restart_with_its_time(new_table: NewTable) -> None:
    page = open_board(new_table(size=SIZE), "medium-7")
    mark_by_clicks(page, board(page).matches[0])
    assert page.model is not None
    page.model.ticker.now = lambda: 1e9  # much later
    page = page_of(new_table(size=SIZE), SpotPage)
    assert board(page).code == "medium-7"
    assert len(listed(page)) == 1
    assert page.model is not None
    assert page.model.seconds > 1e6
    assert page.model.ticker.running
    ticker = page.model.ticker
    back_to_the_game(page)
    assert not ticker.running


def test_a_page_fits_into_a_small_window(new_table: NewTable) -> None:
    window = new_table(size=(900, 600))
    page = open_board(window, "first-3")
    for match in board(page).matches:
        mark_by_clicks(page, match)
    assert page.bests.isVisible()
    QGuiApplication.processEvents()
    area = page.findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() == 0
