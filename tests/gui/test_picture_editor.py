"""The picture editor by mouse and keys: painting, brushes, keeping, importing, exporting."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from pentogames.core.blocks import read_square_name
from pentogames.model.picture_gallery import Gallery
from pentogames.puzzles.pictures import Brush, Picture, read_picture_file, samples
from pentogames.window.main_window import MainWindow
from pentogames.window.picture_editor import BRUSHES, PictureEditor
from pentogames.window.setup.picture_puzzle import PicturePuzzleSetup
from tests.gui import hands
from tests.gui.hands_picture import begin


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the pictures of each test to itself."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def edit(
    table: MainWindow,
    answer: Callable[[PictureEditor], None],
    *others: Callable[[QDialog], object],
) -> list[str]:
    """Open the editor from the panel beside the board; it is closed after its answer.

    ``others`` answer the dialogs that open meanwhile; returns what all of them said.
    """
    begin(table, players=2)
    button = table.panel.game_panel.editor  # type: ignore[union-attr]

    def act(dialog: QDialog) -> None:
        assert isinstance(dialog, PictureEditor)
        answer(dialog)
        dialog.reject()

    with hands.answering(act, *others) as said:
        QTest.mouseClick(button, hands.LEFT)
    return said


def paint(editor: PictureEditor, *names: str, button: Qt.MouseButton = hands.LEFT) -> None:
    """Press on the first square, draw over the others, and let go."""
    points = [editor.canvas.centre_of(read_square_name(name)) for name in names]
    press, move = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove
    none = Qt.MouseButton.NoButton
    _mouse(editor, press, points[0], button, button)
    for point in points[1:]:
        _mouse(editor, move, point, none, button)
    _mouse(editor, QEvent.Type.MouseButtonRelease, points[-1], button, none)


def _mouse(
    editor: PictureEditor,
    kind: QEvent.Type,
    point: QPointF,
    button: Qt.MouseButton,
    buttons: Qt.MouseButton,
) -> None:
    everywhere = QPointF(editor.canvas.mapToGlobal(point))
    event = QMouseEvent(kind, point, everywhere, button, buttons, hands.PLAIN)
    QApplication.sendEvent(editor.canvas, event)


def stones(editor: PictureEditor) -> dict[str, str]:
    """Return the stones painted, by square."""
    rows = editor.draft.rows.split("/")
    return {
        f"{'abcdefghi'[x]}{9 - y}": letter
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != "."
    }


def choose_brush(editor: PictureEditor, brush: Brush) -> None:
    QTest.mouseClick(editor.brushes.button(list(BRUSHES).index(brush)), hands.LEFT)


def choose_colour(editor: PictureEditor, letter: str) -> None:
    button = next(b for b in editor.colours.buttons() if b.property("letter") == letter)
    QTest.mouseClick(button, hands.LEFT)


def test_painting_with_the_mouse(table: MainWindow) -> None:
    def act(editor: PictureEditor) -> None:
        assert editor.level.text() == "Nothing is painted yet"
        paint(editor, "a1", "a4")  # a fast hand misses no square
        assert stones(editor) == dict.fromkeys(("a1", "a2", "a3", "a4"), "r")
        choose_colour(editor, "b")
        choose_brush(editor, Brush.CROSS)
        paint(editor, "b3")
        for name in ("b3", "h3", "b7", "h7"):
            assert stones(editor)[name] == "b"
        paint(editor, "b3", button=hands.RIGHT)
        assert len(stones(editor)) == 4
        assert editor.draft.colour == "b"
        choose_brush(editor, Brush.SINGLE)
        choose_colour(editor, "x")
        paint(editor, "a1")
        assert len(stones(editor)) == 3
        hands.click_button(editor, "Clear")
        assert stones(editor) == {}
        hands.key(editor, Qt.Key.Key_Z, modifier=hands.CONTROL)
        assert len(stones(editor)) == 3
        for _ in range(4):
            hands.key(editor, Qt.Key.Key_Z, modifier=hands.CONTROL)
        assert stones(editor) == {}
        assert not editor.buttons["undo"].isEnabled()
        hands.key(editor, Qt.Key.Key_Z, modifier=hands.CONTROL | hands.SHIFT)
        assert stones(editor) == dict.fromkeys(("a1", "a2", "a3", "a4"), "r")

    edit(table, act)


def test_painting_with_the_keys_and_the_estimate(table: MainWindow) -> None:
    def act(editor: PictureEditor) -> None:
        canvas = editor.canvas
        hands.key(canvas, Qt.Key.Key_Space)
        assert stones(editor) == {"e5": "r"}
        assert "It is symmetrical." in editor.causes.text()
        easy = editor.level.text()
        for key, colour in ((Qt.Key.Key_G, "g"), (Qt.Key.Key_Y, "y"), (Qt.Key.Key_B, "b")):
            hands.key(canvas, Qt.Key.Key_Right, Qt.Key.Key_Up, key, Qt.Key.Key_Space)
            row = str(canvas.cursor_square.y + 1)
            assert stones(editor)["abcdefghi"[canvas.cursor_square.x] + row] == colour
        assert "It has 4 colours." in editor.causes.text()
        assert editor.level.text() != easy
        assert canvas.accessibleDescription() == "h8: blue"
        hands.key(canvas, Qt.Key.Key_X, Qt.Key.Key_Space)
        assert canvas.accessibleDescription() == "h8: empty"

    edit(table, act)


def test_saving_loading_and_deleting(table: MainWindow) -> None:
    name = "Größe / 王"

    def save(editor: PictureEditor) -> None:
        paint(editor, "a1", "i1")
        assert not editor.buttons["save"].isEnabled()
        editor.name.setFocus()
        hands.type_text(editor.name, name)
        hands.click_button(editor, "Save")
        assert editor.list.item(0).text() == name

    def load(editor: PictureEditor) -> None:
        item = editor.list.item(0)
        centre = editor.list.visualItemRect(item).center()
        QTest.mouseClick(editor.list.viewport(), hands.LEFT, hands.PLAIN, centre)
        assert len(stones(editor)) == 9
        assert editor.name.text() == name
        hands.click_button(editor, "Delete")
        assert Gallery().own() == ()
        assert len(stones(editor)) == 9  # to be saved again, if that was a mistake

    edit(table, save)
    (kept,) = Gallery().own()
    assert kept.name == name
    edit(table, load)


def test_another_picture_of_that_name_is_not_lost_unasked(table: MainWindow) -> None:
    rows = samples()[1].rows
    Gallery().save(Picture("Mine", rows))

    def act(editor: PictureEditor) -> None:
        paint(editor, "a1")
        hands.type_text(editor.name, "Mine")
        hands.click_button(editor, "Save")

    edit(table, act, hands.click_answer("Cancel"))
    assert Gallery().own() == (Picture("Mine", rows),)


def test_export_and_import(table: MainWindow, tmp_path: Path) -> None:
    path, bad = tmp_path / "Herz.txt", tmp_path / "bad.txt"
    bad.write_text("picture X\n.........\n", encoding="utf-8")

    def send(editor: PictureEditor) -> None:
        paint(editor, "c3", "g3")
        hands.type_text(editor.name, "Bar")
        hands.click_button(editor, "Export…")

    def fetch(editor: PictureEditor) -> None:
        hands.click_button(editor, "Import…")
        assert editor.name.text() == "Bar"
        assert sorted(stones(editor)) == ["c3", "d3", "e3", "f3", "g3"]
        hands.click_button(editor, "Import…")
        assert len(stones(editor)) == 5

    edit(table, send, hands.choose_file(str(path)))
    choose = hands.choose_file(str(path)), hands.choose_file(str(bad))
    said = edit(table, fetch, *choose, hands.click_answer("OK"))
    assert said[-1] == (
        "bad.txt is no picture: line 3, column 1: expected nine rows below the name."
    )
    assert read_picture_file(path.read_text(encoding="utf-8")).name == "Bar"


def test_a_saved_picture_is_offered_for_the_next_match(table: MainWindow) -> None:
    begin(table, players=2)

    def paint_one(dialog: QDialog) -> None:
        assert isinstance(dialog, PictureEditor)
        paint(dialog, "a1", "e5")
        hands.type_text(dialog.name, "Mine")
        hands.click_button(dialog, "Save")
        dialog.reject()

    def fill_in(dialog: QDialog) -> None:
        (panel,) = dialog.findChildren(PicturePuzzleSetup)
        hands.click_button(panel, "Picture editor…")
        hands.click_button(dialog, "Start")

    with hands.answering(fill_in, paint_one):
        hands.key(table.view, Qt.Key.Key_N, modifier=hands.CONTROL)
    (mine,) = Gallery().own()
    assert table.match.position.options.pictures == (samples()[0].rows, mine.rows)
