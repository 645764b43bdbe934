"""The puzzle editor by real hands: strokes, images, pieces, givens, the solver, files, playing."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from pentogames.core.cells import Square
from pentogames.model.tiling_sketch import TilingSketch
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_draft import Mirror
from pentogames.puzzles.tiling_file import load_tiling, save_tiling
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_text import Titled
from pentogames.scene.theme import LIGHT
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.tiling_editor import TilingEditor
from pentogames.window.puzzles.tiling_page import TilingPage
from tests.gui import hands
from tests.gui.hands_solitaire import page_of

RIGHT = Qt.MouseButton.RightButton
SMALL = Tiling(rectangle(5, 2), "LLPIY")


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep what is drawn away from those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def new_editor(application, qtbot, tmp_path: Path):
    opened = []

    def start(shown: Titled | None = None) -> TilingEditor:
        sketch = TilingSketch(tmp_path / "drawn.pentile")
        editor = TilingEditor(LIGHT, sketch, None, shown)
        qtbot.addWidget(editor)
        opened.append(editor)
        editor.show()
        editor.activateWindow()
        qtbot.waitUntil(editor.isActiveWindow)
        return editor

    yield start
    for editor in opened:
        editor.close()


@pytest.fixture
def editor(new_editor: Callable[..., TilingEditor]) -> TilingEditor:
    return new_editor()


def at(editor: TilingEditor, x: int, y: int) -> QPoint:
    return editor.canvas.centre_of(Square(x, y)).toPoint()


def stroke(editor: TilingEditor, *places: tuple[int, int], button=hands.LEFT) -> None:
    """Press on the first place, move over the others, and let go."""
    canvas = editor.canvas
    QTest.mousePress(canvas, button, hands.PLAIN, at(editor, *places[0]))
    for place in places[1:]:
        QTest.mouseMove(canvas, at(editor, *place))
        QApplication.processEvents()
    QTest.mouseRelease(canvas, button, hands.PLAIN, at(editor, *places[-1]))


def drawn(editor: TilingEditor) -> set[tuple[int, int]]:
    return {(x, y) for x, y, _ in editor.draft.state.region}


def press_shortcut(editor: TilingEditor, key: Qt.Key) -> None:
    hands.key(editor.canvas, key, modifier=hands.CONTROL)


# -- drawing --------------------------------------------------------------------------------------


def test_a_stroke_draws_and_takes_away_and_is_undone_as_a_whole(editor: TilingEditor) -> None:
    row = {(x, 4) for x in range(2, 9)}
    stroke(editor, (2, 4), (8, 4))  # a fast hand leaves no square out
    assert drawn(editor) == row
    assert editor.figures.text() == "7 squares: 2 more than pieces can cover."
    stroke(editor, (5, 4), (6, 4))  # it begins where something is drawn
    assert drawn(editor) == row - {(5, 4), (6, 4)}
    stroke(editor, (2, 4), (2, 5), button=RIGHT)
    assert drawn(editor) == row - {(5, 4), (6, 4), (2, 4)}
    press_shortcut(editor, Qt.Key.Key_Z)
    press_shortcut(editor, Qt.Key.Key_Z)
    assert drawn(editor) == row
    press_shortcut(editor, Qt.Key.Key_Z)
    assert drawn(editor) == set()
    assert not editor.buttons["undo"].isEnabled()
    press_shortcut(editor, Qt.Key.Key_Y)
    assert drawn(editor) == row
    hands.click_button(editor, "Clear")
    assert drawn(editor) == set()
    press_shortcut(editor, Qt.Key.Key_Z)
    assert drawn(editor) == row


def test_keys_draw_and_it_is_told_what_is_there(editor: TilingEditor) -> None:
    canvas = editor.canvas
    start = canvas.cursor_square
    hands.key(canvas, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Space)
    assert drawn(editor) == {(start.x, start.y), (start.x - 1, start.y)}
    assert canvas.accessibleDescription() == "F5: to be covered"
    hands.key(canvas, Qt.Key.Key_Delete, Qt.Key.Key_Up)
    assert drawn(editor) == {(start.x, start.y)}
    assert canvas.accessibleDescription() == "F6: outside"


def test_strokes_are_repeated(editor: TilingEditor) -> None:
    editor.mirrors.setFocus()
    hands.key(editor.mirrors, Qt.Key.Key_Down)
    assert editor.draft.mirror is Mirror.LEFT_RIGHT
    stroke(editor, (1, 3), (3, 3))
    assert drawn(editor) == {(x, 3) for x in (1, 2, 3, 8, 9, 10)}


def test_the_sheet_can_have_another_size(editor: TilingEditor) -> None:
    stroke(editor, (0, 0), (11, 0))
    editor.columns.setFocus()
    editor.columns.selectAll()
    hands.type_text(editor.columns, "6")
    hands.key(editor.columns, Qt.Key.Key_Return)
    assert editor.draft.state.columns == 6
    assert drawn(editor) == {(x, 0) for x in range(6)}
    press_shortcut(editor, Qt.Key.Key_Z)
    assert editor.columns.value() == 12
    assert len(drawn(editor)) == 12


# -- pieces ---------------------------------------------------------------------------------------


def test_pieces_are_counted(editor: TilingEditor) -> None:
    stroke(editor, (2, 4), (6, 4))
    assert editor.figures.text() == "5 squares: 1 of 12 pieces."
    hands.click_button(editor, "None")
    assert editor.figures.text() == "5 squares: pieces are lacking (0 of 1)."
    field = editor.counts.fields["I"]
    field.setFocus()
    hands.key(field, Qt.Key.Key_Up)
    assert editor.figures.text() == "5 squares: one piece."
    assert editor.draft.state.pieces == "I"
    hands.click_button(editor, "Two each")
    assert field.value() == 2


def test_a_piece_is_given_by_the_mouse_lifted_and_laid_elsewhere(editor: TilingEditor) -> None:
    canvas = editor.canvas
    QTest.mouseClick(editor.counts.pieces["L"], hands.LEFT)
    assert "flips the L" in editor.message.text()
    before = canvas.hand
    point = QPointF(at(editor, 4, 4))
    turn = QWheelEvent(
        point,
        QPointF(canvas.mapToGlobal(point.toPoint())),
        QPoint(),
        QPoint(0, -hands.NOTCH),
        Qt.MouseButton.NoButton,
        hands.PLAIN,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas, turn)
    assert canvas.hand == before.turned()
    QTest.mouseClick(canvas, RIGHT, hands.PLAIN, at(editor, 4, 4))
    assert canvas.hand == before.turned().flipped()
    wanted = set(canvas.hand.at(Square(4, 4)))
    QTest.mouseClick(canvas, hands.LEFT, hands.PLAIN, at(editor, 4, 4))
    (given,) = editor.draft.state.givens
    assert set(given.squares) == wanted == editor.draft.state.region
    assert editor.counts.fields["L"].minimum() == 1
    QTest.mouseClick(canvas, hands.LEFT, hands.PLAIN, at(editor, 4, 4))
    assert editor.draft.state.givens == ()
    assert canvas.hand is not None
    QTest.mouseClick(canvas, hands.LEFT, hands.PLAIN, at(editor, 6, 4))
    assert len(editor.draft.state.givens) == 1


def test_a_piece_is_given_by_keys_and_refused_where_it_cannot_lie(editor: TilingEditor) -> None:
    canvas = editor.canvas
    keys = Qt.Key
    hands.key(canvas, keys.Key_I, keys.Key_R, keys.Key_Return)
    assert [laid.piece for laid in editor.draft.state.givens] == ["I"]
    hands.key(canvas, keys.Key_X, keys.Key_Return)
    assert editor.message.text() == "There is a piece in the way."
    assert "X in hand" in canvas.accessibleDescription()
    hands.key(canvas, *[keys.Key_Up] * 9, keys.Key_Return)
    assert editor.message.text() == "That reaches beyond the sheet."
    hands.key(canvas, keys.Key_Escape)
    assert canvas.hand is None
    assert editor.isVisible()
    assert len(editor.draft.state.givens) == 1


# -- the solver -----------------------------------------------------------------------------------


def test_the_solver_tells_what_the_drawing_is_worth(qtbot, editor: TilingEditor) -> None:
    def says(words: str) -> Callable[[], bool]:
        return lambda: editor.lamp.words == words

    stroke(editor, (2, 4), (6, 4))
    assert editor.lamp.words == "Looking for a solution…"
    qtbot.waitUntil(says("It has exactly one solution."), timeout=20_000)
    stroke(editor, (7, 4), (7, 4))
    qtbot.waitUntil(says("It cannot be solved."), timeout=20_000)
    editor.close()
    assert editor.solver.process_id is None


# -- keeping and playing --------------------------------------------------------------------------


def test_what_is_drawn_is_there_at_the_next_time(new_editor) -> None:
    editor = new_editor()
    stroke(editor, (2, 4), (6, 4))
    hands.type_text(editor.title, "Länge")
    hands.click_button(editor, "Close")
    again = new_editor()
    assert len(drawn(again)) == 5
    assert again.title.text() == "Länge"


def test_a_puzzle_is_saved_and_opened(new_editor, tmp_path: Path) -> None:
    editor = new_editor(Titled("Small", SMALL))
    path = tmp_path / "mine.pentile"
    with hands.answering(hands.choose_file(str(tmp_path / "mine"))):
        hands.click_button(editor, "Save as…")
    assert editor.message.text() == "Saved as mine.pentile."
    assert load_tiling(path) == Titled("Small", SMALL)
    save_tiling(path, Tiling(rectangle(5, 5)), "Other")
    with hands.answering(hands.choose_file(str(path))):
        press_shortcut(editor, Qt.Key.Key_O)
    assert len(drawn(editor)) == 25
    assert editor.title.text() == "Other"
    path.write_text(".?.", encoding="utf-8")
    with hands.answering(hands.choose_file(str(path)), hands.click_answer("OK")) as said:
        press_shortcut(editor, Qt.Key.Key_O)
    assert said[1].startswith("mine.pentile cannot be read: line 1, column 2:")
    assert len(drawn(editor)) == 25


def test_a_puzzle_is_drawn_from_the_shelf_and_played(table: MainWindow) -> None:
    def draw(dialog: QDialog) -> None:
        assert isinstance(dialog, TilingEditor)
        stroke(dialog, (2, 4), (6, 4))
        hands.type_text(dialog.title, "A line")
        hands.click_button(dialog, "Play")

    hands.key(table, Qt.Key.Key_K, modifier=hands.CONTROL)
    with hands.answering(draw):
        hands.click_button(table.shelf.page, "Draw a puzzle…")
    page = page_of(table, TilingPage)
    assert len(page.puzzle.tiling.region) == 5
    assert page.levels.currentText() == "A line"


def test_a_copy_of_a_shipped_puzzle_is_drawn_on(table: MainWindow) -> None:
    hands.key(table, Qt.Key.Key_K, modifier=hands.CONTROL)

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, TilingEditor)
        assert len(drawn(dialog)) == 60
        assert dialog.title.text() == "6×10"
        hands.click_button(dialog, "Close")

    with hands.answering(look):
        hands.click_button(table.shelf.page, "Edit a copy…")
    with hands.answering(hands.click_answer("Close")) as said:
        hands.click_button(table.shelf.page, "Print…")
    assert said == ["Print puzzles"]


def test_a_shipped_puzzle_is_saved_to_be_shared(table: MainWindow, tmp_path: Path) -> None:
    hands.key(table, Qt.Key.Key_K, modifier=hands.CONTROL)
    with hands.answering(hands.choose_file(str(tmp_path / "six"))):
        hands.click_button(table.shelf.page, "Save as…")
    titled = load_tiling(tmp_path / "six.pentile")
    assert titled == Titled("6×10", Tiling(rectangle(10, 6)))
