"""What the page of tiling puzzles knows: the lamp, hints, what is hopeless, and what was found."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from pentogames.core.cells import Square
from pentogames.core.game import Role
from pentogames.puzzles.tiling import Laid, Solution, Tiling
from pentogames.puzzles.tiling_codes import first_image
from pentogames.puzzles.tiling_count import solutions
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_play import EFFORT, TIME
from pentogames.puzzles.tiling_search import search
from pentogames.scene.strip import Tone
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.tiling import open_tiling
from pentogames.window.puzzles.tiling_gallery import GalleryDialog
from pentogames.window.puzzles.tiling_lamp import Light
from pentogames.window.puzzles.tiling_page import TilingPage
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_solitaire import at, back_to_the_game, page_of, press_shortcut
from tests.gui.hands_tiling import by_clicks, lay_all, lying, open_level, words

SMALL = Tiling(rectangle(5, 3), "FILNPTUVWXYZ")
SOLUTIONS = list(solutions(SMALL))


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep results away from those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def window(new_table: NewTable) -> MainWindow:
    return new_table(size=(900, 620))


@pytest.fixture
def page(window: MainWindow) -> TilingPage:
    open_tiling(window.puzzles, SMALL)
    return page_of(window, TilingPage)


def turn_on(page: TilingPage, name: str) -> None:
    box = page.findChild(QCheckBox, name)
    assert box is not None
    QTest.mouseClick(box, hands.LEFT, hands.PLAIN, QPoint(8, box.height() // 2))


def settled(page: TilingPage, qtbot: QtBot) -> None:
    """Wait until the solver has said all it was asked."""
    qtbot.waitUntil(lambda: not page.adviser.solver.busy, timeout=20_000)


def push(page: TilingPage, text: str) -> None:
    button = next(b for b in page.findChildren(QPushButton) if b.text() == text)
    QTest.mouseClick(button, hands.LEFT)


def dead_end() -> Laid:
    """Return an I in the middle row, with which nothing can be covered."""
    return Laid("I", tuple(Square(x, 1) for x in range(5)))


# -- the lamp -------------------------------------------------------------------------------------


def test_the_lamp_is_off_and_no_process_runs_until_it_is_wanted(page: TilingPage) -> None:
    by_clicks(page, SOLUTIONS[0][0])
    assert page.adviser.solver.process_id is None
    assert not page.lamp.isVisible()


def test_the_lamp_counts_what_is_left_after_each_step(page: TilingPage, qtbot: QtBot) -> None:
    turn_on(page, "lamp")
    settled(page, qtbot)
    assert (page.lamp.light, page.lamp.words) == (Light.GOOD, "Yes: 7 solutions are left.")
    lay_all(page, SOLUTIONS[0][:2])
    settled(page, qtbot)
    assert page.lamp.words == "Yes: one solution is left."
    press_shortcut(page.view, Qt.Key.Key_R)
    by_clicks(page, dead_end())
    settled(page, qtbot)
    assert page.lamp.light is Light.BAD
    press_shortcut(page.view, Qt.Key.Key_Z)
    settled(page, qtbot)
    assert page.lamp.words == "Yes: 7 solutions are left."


def test_the_process_ends_when_the_page_is_left_and_the_lamp_goes_on_later(
    page: TilingPage, window: MainWindow, qtbot: QtBot
) -> None:
    turn_on(page, "lamp")
    assert page.adviser.solver.process_id is not None
    back_to_the_game(page)
    assert page.adviser.solver.process_id is None
    open_tiling(window.puzzles, SMALL)
    settled(page, qtbot)
    assert page.lamp.words == "Yes: 7 solutions are left."


# -- what is hopeless -----------------------------------------------------------------------------


def test_pockets_and_pieces_without_a_place_are_marked_on_wish(
    page: TilingPage, qtbot: QtBot
) -> None:
    turn_on(page, "hopeless")
    by_clicks(page, dead_end())
    settled(page, qtbot)
    marked = [mark.squares for mark in page.scene.overlay.marks if mark.role is Role.DEAD]
    rows = [tuple(Square(x, y) for x in range(5)) for y in (0, 2)]
    assert sorted(marked) == rows  # the only I that would fit is used up
    stuck = {i.token.face for i in page.scene.items_by_id.values() if i.stranded}
    assert stuck == set("FLNPTUVWXYZ")
    turn_on(page, "hopeless")
    assert page.scene.overlay.marks == ()
    assert not any(item.stranded for item in page.scene.items_by_id.values())


# -- hints ----------------------------------------------------------------------------------------


def test_a_hint_tells_the_piece_then_the_place_then_lays_it(page: TilingPage, qtbot: QtBot) -> None:
    press_shortcut(page.view, Qt.Key.Key_H)
    settled(page, qtbot)
    piece = page.scene.tray.hinted
    assert page.scene.strip.text == f"The {piece} fits somewhere. Another hint shows where."
    assert page.scene.hints.marks == ()
    press_shortcut(page.view, Qt.Key.Key_H)
    (mark,) = page.scene.hints.marks
    press_shortcut(page.view, Qt.Key.Key_H)
    assert lying(page) == {(piece, mark.squares)}
    assert page.scene.tray.hinted == ""
    assert "3 hints" in words(page)
    for _ in range(6):
        press_shortcut(page.view, Qt.Key.Key_H)
        settled(page, qtbot)
    assert page.state.solved
    best = page.model.best(EFFORT) if page.model else None
    assert best is not None
    assert best.score[:2] == (9, 3)
    assert page.model.best(TIME) is None  # a time with hints is none


def test_a_hint_says_what_to_take_back(page: TilingPage, qtbot: QtBot) -> None:
    wrong = dead_end()
    by_clicks(page, wrong)
    press_shortcut(page.view, Qt.Key.Key_H)
    settled(page, qtbot)
    assert page.scene.strip.text == "It cannot be solved from here. Take back the I."
    assert [mark.squares for mark in page.scene.marks.marks] == [wrong.squares]
    assert "one hint" in words(page)


def test_a_hint_for_an_older_state_is_not_given(page: TilingPage, qtbot: QtBot) -> None:
    press_shortcut(page.view, Qt.Key.Key_H)
    by_clicks(page, SOLUTIONS[0][0])
    settled(page, qtbot)
    assert page.scene.tray.hinted == ""
    assert "hint" not in words(page)


def test_a_decision_without_a_solution_is_told_at_once(window: MainWindow, qtbot: QtBot) -> None:
    page = open_level(window, "Yours to decide", "5×3,")
    hands.key(page.view, Qt.Key.Key_X, Qt.Key.Key_I, Qt.Key.Key_W)
    settled(page, qtbot)
    assert page.scene.strip.text == "This cannot be covered at all. Decide anew (Ctrl+D)."
    press_shortcut(page.view, Qt.Key.Key_D)
    for letter in {laid.piece for laid in SOLUTIONS[0]}:
        hands.key(page.view, Qt.Key[f"Key_{letter}"])
    settled(page, qtbot)
    lay_all(page, next(search(page.state.tiling)))
    total = len(list(solutions(page.state.tiling)))
    assert total == 1
    assert "The only solution is found" in words(page)


# -- solved ---------------------------------------------------------------------------------------


def test_solutions_are_collected_and_symmetric_ones_count_once(
    page: TilingPage, qtbot: QtBot
) -> None:
    lay_all(page, SOLUTIONS[0])
    assert page.state.solved
    assert page.scene.frame.isVisible()
    assert page.scene.strip.tone is Tone.NEWS
    settled(page, qtbot)
    assert "One of 7 solutions found" in words(page)
    push(page, "Find another solution")
    assert page.state.laid == ()
    assert not page.scene.frame.isVisible()
    mirrored = tuple(map(SMALL.symmetries[1].laid, SOLUTIONS[0]))
    assert first_image(SMALL, tuple(sorted(mirrored))) == first_image(SMALL, SOLUTIONS[0])
    lay_all(page, mirrored)
    assert "Solved" in page.scene.strip.text
    assert "One of 7 solutions found" in words(page)
    push(page, "Find another solution")
    lay_all(page, SOLUTIONS[1])
    assert "2 of 7 solutions found" in words(page)


def test_the_gallery_shows_each_solution_that_was_found(page: TilingPage, qtbot: QtBot) -> None:
    for solution in SOLUTIONS[:2]:
        lay_all(page, solution)
        push(page, "Find another solution")
    settled(page, qtbot)
    seen: list[Solution] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, GalleryDialog)
        seen.append(dialog.large.solution)
        assert dialog.number.text() == "Solution 2"
        hands.key(dialog.list, Qt.Key.Key_Home)
        seen.append(dialog.large.solution)
        assert dialog.number.text() == "Solution 1"
        assert not dialog.grab().isNull()
        hands.click_button(dialog, "Close")

    with hands.answering(look):
        press_shortcut(page.view, Qt.Key.Key_G)
    assert seen == [first_image(SMALL, solution) for solution in (SOLUTIONS[1], SOLUTIONS[0])]


def test_a_solved_puzzle_waves_only_when_its_last_piece_is_laid(new_table: NewTable) -> None:
    window = new_table(motion=True, size=(900, 620))
    open_tiling(window.puzzles, SMALL)
    page = page_of(window, TilingPage)
    lay_all(page, SOLUTIONS[0])
    assert page.scene.animator.running
    hands.click(page.view, at(page, Square(0, 0)))  # the piece is lifted, and all comes to rest
    assert not page.scene.animator.running
    hands.key(page.view, Qt.Key.Key_Escape)
    page.scene.animator.finish()
    assert len(lying(page)) == 3
