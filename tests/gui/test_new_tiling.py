"""New tiling puzzles and the puzzle of the day, ordered and opened by hand."""

from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from pentogames.puzzles.puzzle import Effort
from pentogames.puzzles.tiling_generator import daily_order, generate, order_of_code
from pentogames.puzzles.tiling_play import TIME
from pentogames.puzzles.tiling_regions import Family
from pentogames.window.puzzles import new_tiling_day
from pentogames.window.puzzles.new_tiling import NewTilingDialog
from pentogames.window.puzzles.new_tiling_day import DayDialog
from pentogames.window.puzzles.tiling import find, level_of_made
from pentogames.window.puzzles.tiling_page import TilingPage
from tests.gui import hands
from tests.gui.hands_solitaire import open_kind, page_of

MONDAY = date(2026, 11, 30)
CODE = "mirror-4-1-one-42"
LONG = 30_000  # ms, at most


@pytest.fixture
def monday(monkeypatch):
    monkeypatch.setattr(new_tiling_day, "today", lambda: MONDAY)


def choose_entry(window, title):
    """Choose an entry of the tiling puzzles' menu by keys."""
    menu = open_kind(window, "Tiling puzzles")
    while menu.activeAction() is None or title not in menu.activeAction().text():
        hands.key(menu, Qt.Key.Key_Down)
    hands.key(menu, Qt.Key.Key_Return)
    hands.close_menus()


def made(qtbot, dialog):
    """Wait for the puzzle that the dialog makes."""
    qtbot.waitUntil(lambda: dialog.made is not None, timeout=LONG)
    return dialog.made


def type_code(dialog, code):
    hands.key(dialog.code, Qt.Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    hands.type_text(dialog.code, code)


def test_a_code_is_typed_and_its_puzzle_played(table, qtbot):
    def answer(dialog):
        assert isinstance(dialog, NewTilingDialog)
        type_code(dialog, CODE)
        assert not dialog.play.isEnabled()
        assert made(qtbot, dialog).order.code == CODE
        assert dialog.order.family is Family.MIRROR
        assert (dialog.pieces.value(), dialog.difficulty.currentData()) == (4, 1)
        assert "4 pieces to lay · easy · exactly one solution" in dialog.preview.words.text()
        hands.click_button(dialog, "Play")

    with hands.answering(answer):
        choose_entry(table, "New puzzle")
    page = page_of(table, TilingPage)
    assert page.state.tiling == generate(order_of_code(CODE)).puzzle
    assert page.levels.currentText() == f"New puzzle {CODE}"


def test_enter_plays_what_is_shown(table, qtbot):
    def answer(dialog):
        type_code(dialog, CODE)
        hands.key(dialog.code, Qt.Key.Key_Return)  # too early: nothing is shown yet
        assert dialog.isVisible()
        made(qtbot, dialog)
        hands.key(dialog.code, Qt.Key.Key_Return)

    with hands.answering(answer):
        choose_entry(table, "New puzzle")
    assert page_of(table, TilingPage).state.tiling == generate(order_of_code(CODE)).puzzle


def test_choices_make_another_puzzle_and_another_code(table, qtbot):
    def answer(dialog):
        type_code(dialog, CODE)
        first = made(qtbot, dialog)
        hands.key(dialog.pieces, Qt.Key.Key_Up)
        assert dialog.made is None
        assert dialog.code.text() == "mirror-5-1-one-42"
        second = made(qtbot, dialog)
        assert len(second.puzzle.region) == len(first.puzzle.region) + 5
        hands.key(dialog.family, Qt.Key.Key_Up)
        hands.key(dialog.difficulty, Qt.Key.Key_Down)
        hands.key(dialog.given, Qt.Key.Key_Up)
        hands.key(dialog.given, Qt.Key.Key_Up)
        QTest.mouseClick(dialog.one_solution, hands.LEFT, hands.PLAIN, QPoint(8, 8))
        assert dialog.code.text() == "blot-5-2-any-1given-42"
        third = made(qtbot, dialog)
        assert len(third.puzzle.givens) == 1
        assert "One piece lies there already." in dialog.preview.words.text()
        hands.click_button(dialog, "Another one")
        assert dialog.code.text() != third.order.code
        assert dialog.code.text().startswith("blot-5-2-any-1given-")
        assert made(qtbot, dialog).order.seed != 42
        hands.click_button(dialog, "Cancel")

    with hands.answering(answer):
        choose_entry(table, "New puzzle")
    assert table.puzzles.page is None


def test_what_is_no_code_is_said(table, qtbot):
    def answer(dialog):
        type_code(dialog, "mirror-4")
        assert dialog.trouble.text() == "A code looks like mirror-8-2-one-0."
        assert not dialog.play.isEnabled()
        hands.type_text(dialog.code, "-1-one-42")
        assert dialog.trouble.text() == ""
        assert made(qtbot, dialog).order.code == CODE
        hands.key(dialog, Qt.Key.Key_Escape)

    with hands.answering(answer):
        choose_entry(table, "New puzzle")


def test_it_says_when_a_puzzle_is_not_as_hard_as_ordered(table, qtbot):
    def answer(dialog):
        type_code(dialog, "rectangle-3-4-one-1")
        assert made(qtbot, dialog).difficulty == 1
        assert "none of this size turned out very hard" in dialog.preview.words.text()
        hands.key(dialog, Qt.Key.Key_Escape)

    with hands.answering(answer):
        choose_entry(table, "New puzzle")


def test_a_dialog_may_be_left_while_a_puzzle_is_made(table):
    def answer(dialog):
        type_code(dialog, "blot-12-4-one-5")
        hands.click_button(dialog, "Another one")
        assert dialog.preview.bar.isVisible()
        hands.key(dialog, Qt.Key.Key_Escape)

    with hands.answering(answer):
        choose_entry(table, "New puzzle")
    assert table.puzzles.page is None


def test_a_failure_is_said_and_another_try_succeeds(table, qtbot):
    def answer(dialog):
        made(qtbot, dialog)
        dialog.preview.maker.failed.emit("The computer is out of breath.")
        assert dialog.preview.words.text() == "The computer is out of breath."
        assert not dialog.play.isEnabled()
        type_code(dialog, CODE)
        made(qtbot, dialog)
        hands.key(dialog, Qt.Key.Key_Escape)

    with hands.answering(answer):
        choose_entry(table, "New puzzle")


def test_a_new_puzzle_is_there_again_after_a_restart(new_table, qtbot):
    window = new_table()

    def answer(dialog):
        type_code(dialog, CODE)
        made(qtbot, dialog)
        hands.click_button(dialog, "Play")

    with hands.answering(answer):
        choose_entry(window, "New puzzle")
    region = page_of(window, TilingPage).state.tiling.region
    again = page_of(new_table(), TilingPage)
    assert again.state.tiling.region == region
    assert again.levels.currentText() == f"New puzzle {CODE}"


def test_keys_that_hold_no_puzzle_find_none():
    assert find("tiling/made/2026-11-30\nno puzzle") is None
    assert find("tiling/made/2026-11-30") is None


# The day's puzzle


@pytest.mark.usefixtures("monday")
def test_the_puzzle_of_today_is_offered(table, qtbot):
    def answer(dialog):
        assert isinstance(dialog, DayDialog)
        assert made(qtbot, dialog).order == daily_order(MONDAY)
        assert dialog.calendar.title.text() == "November 2026"
        hands.click_button(dialog, "Play")

    with hands.answering(answer):
        choose_entry(table, "Puzzle of the day")
    page = page_of(table, TilingPage)
    assert page.state.tiling == generate(daily_order(MONDAY)).puzzle
    assert page.levels.currentText().startswith("Puzzle of ")


@pytest.mark.usefixtures("monday")
def test_days_before_can_be_made_up_for(table, qtbot):
    def answer(dialog):
        calendar = dialog.calendar
        assert not calendar.forward.isEnabled()
        QTest.mouseClick(calendar.back, hands.LEFT)
        assert calendar.title.text() == "October 2026"
        assert calendar.days[date(2026, 10, 1)].hasFocus()
        assert calendar.forward.isEnabled()
        assert len(calendar.days) == 31
        first_monday = date(2026, 10, 5)
        QTest.mouseClick(calendar.days[first_monday], hands.LEFT)
        assert made(qtbot, dialog).order == daily_order(first_monday)
        QTest.mouseClick(calendar.forward, hands.LEFT)
        assert not calendar.forward.isEnabled()
        assert calendar.days[MONDAY].isEnabled()
        hands.click_button(dialog, "Play")

    with hands.answering(answer):
        choose_entry(table, "Puzzle of the day")
    assert (
        page_of(table, TilingPage).state.tiling == generate(daily_order(date(2026, 10, 5))).puzzle
    )


@pytest.mark.usefixtures("monday")
def test_days_are_chosen_by_arrow_keys(table, qtbot):
    def answer(dialog):
        calendar = dialog.calendar
        for key, day in (
            (Qt.Key.Key_Right, MONDAY),  # tomorrow's is not to be seen yet
            (Qt.Key.Key_Left, date(2026, 11, 29)),
            *((Qt.Key.Key_Up, date(2026, 11, 29 - 7 * weeks)) for weeks in range(1, 5)),
            (Qt.Key.Key_Up, date(2026, 10, 25)),
            (Qt.Key.Key_Right, date(2026, 10, 26)),
        ):
            hands.key(calendar.days[calendar.day], key)
            assert calendar.day == day
            assert calendar.days[day].hasFocus()
            assert calendar.days[day].isChecked()
        assert calendar.title.text() == "October 2026"
        assert made(qtbot, dialog).order == daily_order(date(2026, 10, 26))
        hands.key(calendar.days[calendar.day], Qt.Key.Key_Escape)

    with hands.answering(answer):
        choose_entry(table, "Puzzle of the day")


@pytest.mark.usefixtures("monday")
def test_days_that_were_solved_have_a_tick(table):
    yesterday = date(2026, 11, 29)
    solved = generate(order_of_code(CODE))
    puzzle = level_of_made(yesterday.isoformat(), solved.puzzle).puzzle
    state = puzzle.start()
    for laid in set(solved.solution) - set(solved.puzzle.givens):
        state = state.put(laid)
    for result in puzzle.results(state, Effort(seconds=12.0, hints=0, steps=4)):
        table.puzzles.records.note(puzzle.key, result)
    assert table.puzzles.records.best(puzzle.key, TIME) is not None

    def answer(dialog):
        days = dialog.calendar.days
        assert not days[yesterday].icon().isNull()
        assert days[yesterday].accessibleDescription() == "Solved"
        assert days[MONDAY].icon().isNull()
        hands.key(dialog, Qt.Key.Key_Escape)

    with hands.answering(answer):
        choose_entry(table, "Puzzle of the day")
