"""Taking games elsewhere: pictures, films and texts in files, and the clipboard."""

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from pentogames.core.record import Record
from pentogames.games import GAMES, game_named
from pentogames.scene.film import Film
from pentogames.scene.strip import Tone
from pentogames.store.pento import read_pento, write_pento
from pentogames.teach.plain import described
from pentogames.teach.secrets import secrets_of
from pentogames.window.export.dialog import ExportDialog
from pentogames.window.export.kinds import KINDS, Form
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.hands_picture import begin as begin_picture
from tests.gui.hands_picture import play_by_keys
from tests.gui.test_apng import chunks
from tests.gui.test_picture_puzzle import SMALL

PATIENCE = 20_000
Answer = Callable[[QDialog], object]


def begin(table: MainWindow, name: str = "universe", plies: int = 3) -> None:
    game = game_named(name)
    record = Record(game, game.options_type())
    record.tags[record.start.seats[0]] = "Zoë"
    for _ in range(plies):
        record.play(next(iter(record.position.moves())))
    table.take(record, None)


def choose(dialog: QDialog, form: Form) -> ExportDialog:
    """Go down the list to a form by the arrow key."""
    assert isinstance(dialog, ExportDialog)
    rows = [kind.form for kind in KINDS].index(form)
    hands.key(dialog.forms, *[Qt.Key.Key_Down] * rows)
    assert dialog.kind.form is form
    return dialog


def save(form: Form) -> Answer:
    def answer(dialog: QDialog) -> None:
        hands.click_button(choose(dialog, form), "Save…")

    return answer


def export(table: MainWindow, form: Form, path: Path) -> None:
    with hands.answering(save(form), hands.choose_file(str(path))):
        hands.key(table.view, Qt.Key.Key_E, modifier=hands.CONTROL)


def message(table: MainWindow) -> str:
    strip = hands.scene_of(table.view).strip
    return strip.text if strip.tone is Tone.NEWS else ""


# -- files ----------------------------------------------------------------------------------------


def test_a_picture_of_the_table(table: MainWindow, tmp_path: Path) -> None:
    begin(table)
    export(table, Form.PICTURE, tmp_path / "Bild ö")
    path = tmp_path / "Bild ö.png"
    assert path.read_bytes().startswith(b"\x89PNG")
    assert QImage(str(path)).size() == table.view.viewport().size() * 2
    assert message(table) == "Saved as Bild ö.png."


def test_the_size_and_the_board_alone_are_chosen(table: MainWindow, tmp_path: Path) -> None:
    begin(table)
    path = tmp_path / "board.png"

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, ExportDialog)
        hands.key(dialog.scale, Qt.Key.Key_Down)
        QTest.mouseClick(dialog.board_only, hands.LEFT, pos=dialog.board_only.rect().center() / 4)
        assert dialog.board_only.isChecked()
        area = hands.scene_of(table.view).board_area().size() * 3
        width, height = round(area.width()), round(area.height())
        assert dialog.figures.text() == f"{width} × {height} pixels"
        hands.click_button(dialog, "Save…")

    with hands.answering(answer, hands.choose_file(str(path))):
        hands.key(table.view, Qt.Key.Key_E, modifier=hands.CONTROL)
    area = hands.scene_of(table.view).board_area().size() * 3
    size = QImage(str(path)).size()
    assert (size.width(), size.height()) == (round(area.width()), round(area.height()))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_drawing_of_every_table(table: MainWindow, tmp_path: Path, game) -> None:
    begin(table, game.name)
    export(table, Form.DRAWING, tmp_path / "table.svg")
    root = ET.parse(tmp_path / "table.svg").getroot()
    size = table.view.viewport().size()
    assert root.attrib["viewBox"] == f"0 0 {size.width()} {size.height()}"
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "Zoë" in words
    assert not list(root.iter("{http://www.w3.org/2000/svg}clipPath"))


def test_a_film_of_the_line(table: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    begin(table, "pentago", plies=4)
    hands.key(table.view, Qt.Key.Key_PageUp)
    path = tmp_path / "film.png"

    def answer(dialog: QDialog) -> None:
        shown = choose(dialog, Form.FILM)
        assert shown.figures.text().endswith("5 positions, 7 s")
        assert not shown.copy.isEnabled()
        hands.click_button(shown, "Save…")
        qtbot.waitUntil(lambda: shown.result() == QDialog.DialogCode.Accepted, timeout=PATIENCE)

    with hands.answering(answer, hands.choose_file(str(path))):
        hands.key(table.view, Qt.Key.Key_E, modifier=hands.CONTROL)
    data = path.read_bytes()
    assert [kind for kind, _ in chunks(data)].count(b"fcTL") == 5
    film = Film(table.match.record, hands.scene_of(table.view))
    first = film.picture(2).convertToFormat(QImage.Format.Format_RGB32)
    film.dispose()
    assert QImage.fromData(data).convertToFormat(QImage.Format.Format_RGB32) == first
    assert table.match.position.ply == 3  # the game itself was not touched


def test_a_film_is_called_off(table: MainWindow, qtbot: QtBot) -> None:
    begin(table, plies=6)

    def answer(dialog: QDialog) -> None:
        shown = choose(dialog, Form.FILM)
        hands.click_button(shown, "Save…")
        assert shown.progress.isVisible()
        assert not shown.write.isEnabled()
        qtbot.waitUntil(lambda: shown.progress.value() > 1, timeout=PATIENCE)
        hands.key(shown.stop, Qt.Key.Key_Space)
        assert not shown.progress.isVisible()
        assert shown.write.isEnabled()
        hands.click_button(shown, "Save…")
        hands.key(shown, Qt.Key.Key_Escape)

    with hands.answering(answer):
        hands.key(table.view, Qt.Key.Key_E, modifier=hands.CONTROL)
    assert message(table) == ""


def test_a_film_plays_in_the_preview_where_things_may_move(new_table, qtbot: QtBot) -> None:
    table = new_table(motion=True)
    begin(table, plies=2)

    def answer(dialog: QDialog) -> None:
        shown = choose(dialog, Form.FILM)
        first = shown.picture.image
        hands.key(shown.pace, Qt.Key.Key_Up)
        qtbot.waitUntil(lambda: shown.picture.image != first, timeout=PATIENCE)
        hands.key(shown, Qt.Key.Key_Escape)

    with hands.answering(answer):
        hands.key(table.view, Qt.Key.Key_E, modifier=hands.CONTROL)


def test_the_line_and_the_board_as_text(table: MainWindow, tmp_path: Path) -> None:
    begin(table)
    record = table.match.record
    hands.key(table.view, Qt.Key.Key_PageUp)
    other = list(record.position.moves())[7]
    assert table.match.try_move(other)
    export(table, Form.MOVES, tmp_path / "line.txt")
    (line,) = read_pento((tmp_path / "line.txt").read_text(encoding="utf-8"))
    assert [line.node(node).move for node in line.main_line()] == [
        record.node(node).move for node in record.line()
    ]
    assert "(" not in (tmp_path / "line.txt").read_text(encoding="utf-8")
    export(table, Form.TEXT, tmp_path / "board.txt")
    text = (tmp_path / "board.txt").read_text(encoding="utf-8")
    assert text == described(record, record.cursor) + "\n"
    assert text.startswith("Universe, after move 3, ")


def test_a_file_that_cannot_be_written_is_said(table: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "no folder").write_text("")
    path = tmp_path / "no folder" / "picture.png"

    def answer(dialog: QDialog) -> None:
        hands.click_button(dialog, "Save…")
        hands.click_button(dialog, "Close")

    with hands.answering(answer, hands.choose_file(str(path)), hands.click_answer("OK")) as said:
        hands.key(table.view, Qt.Key.Key_E, modifier=hands.CONTROL)
    assert said[-1].startswith("picture.png cannot be saved: ")
    assert message(table) == ""


def test_changing_ones_mind_about_the_file_leads_back(table: MainWindow) -> None:
    def answer(dialog: QDialog) -> None:
        hands.click_button(dialog, "Save…")
        assert dialog.isVisible()
        hands.key(dialog, Qt.Key.Key_Escape)

    def refuse(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        hands.key(dialog, Qt.Key.Key_Escape)

    with hands.answering(answer, refuse):
        hands.key(table.view, Qt.Key.Key_E, modifier=hands.CONTROL)


def test_secret_moves_are_neither_exported_nor_copied(table: MainWindow) -> None:
    scene = begin_picture(table, players=3, pictures=[SMALL])
    hands.key(table.view, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert not scene.cover.isVisible()
    play_by_keys(table, "xd6-5R")
    assert table.match.record.line()
    assert secrets_of(table.match.record).moves
    QGuiApplication.clipboard().setText("before")

    def answer(dialog: QDialog) -> None:
        for form in (Form.FILM, Form.MOVES, Form.TEXT):
            hands.key(dialog.forms, Qt.Key.Key_Home)
            shown = choose(dialog, form)
            assert not shown.write.isEnabled()
            assert not shown.copy.isEnabled()
            assert not shown.preview.isVisible()
            assert "secret" in shown.note.text()
        hands.key(dialog, Qt.Key.Key_Escape)

    with hands.answering(answer):
        hands.key(table.view, Qt.Key.Key_E, modifier=hands.CONTROL)
    hands.key(table.view, Qt.Key.Key_C, modifier=hands.CONTROL)
    assert "secret" in message(table)
    hands.key(table.view, Qt.Key.Key_C, modifier=hands.CONTROL | hands.SHIFT)
    assert QGuiApplication.clipboard().text() == "before"


# -- clipboard ------------------------------------------------------------------------------------


def paste(table: MainWindow, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    hands.key(table.view, Qt.Key.Key_V, modifier=hands.CONTROL)


def test_a_game_is_copied_and_pasted(table: MainWindow) -> None:
    begin(table)
    written = write_pento([table.match.record])
    hands.key(table.view, Qt.Key.Key_C, modifier=hands.CONTROL)
    assert QGuiApplication.clipboard().text() == written
    assert message(table) == "The game is on the clipboard."
    begin(table, "pauli", plies=0)
    hands.key(table.view, Qt.Key.Key_V, modifier=hands.CONTROL)
    assert write_pento([table.match.record]) == written
    assert table.match.position.ply == 3
    assert table.path is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_position_is_copied_and_pasted(table: MainWindow, game) -> None:
    begin(table, game.name, plies=4 if game.name != "picture-puzzle" else 0)
    position = table.match.position
    hands.key(table.view, Qt.Key.Key_C, modifier=hands.CONTROL | hands.SHIFT)
    begin(table, "pauli" if game.name != "pauli" else "pentago", plies=0)
    hands.key(table.view, Qt.Key.Key_V, modifier=hands.CONTROL)
    assert table.match.position == position
    assert not table.match.record.main_line()


def test_a_bare_position_of_the_game_on_the_table_is_pasted(table: MainWindow) -> None:
    begin(table, "pentago", plies=2)
    game, position = table.match.game, table.match.position
    begin(table, "pentago", plies=0)
    paste(table, f"  {game.format_position(position)}\n")
    assert table.match.position == position


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Good morning!", "line 1, column 1: expected"),
        ('[Game "universe"]\n\n1. 12-D3-C5 2. 12-D3-C5 *', "line 3, column 16: move 2"),
        ('[Game "chess"]\n*', "line 1, column 7: there is no game"),
    ],
)
def test_what_is_wrong_with_a_pasted_text_is_said(table: MainWindow, text: str, says: str) -> None:
    begin(table)
    before = table.match.record
    with hands.answering(hands.click_answer("OK")) as said:
        paste(table, text)
    assert said[0].startswith("The text on the clipboard cannot be read: ")
    assert says in said[0]
    assert table.match.record is before


def test_an_empty_clipboard_is_said(table: MainWindow) -> None:
    paste(table, " \n")
    assert message(table) == "There is no text on the clipboard."


def test_an_unsaved_game_is_asked_about_before_pasting(table: MainWindow) -> None:
    begin(table)
    hands.key(table.view, Qt.Key.Key_C, modifier=hands.CONTROL)
    assert table.match.try_move(next(iter(table.match.position.moves())))
    before = table.match.record
    with hands.answering(hands.click_answer("Cancel")) as said:
        hands.key(table.view, Qt.Key.Key_V, modifier=hands.CONTROL)
    assert said == ["Save the game on the table first?"]
    assert table.match.record is before


def test_the_dialog_puts_things_on_the_clipboard(table: MainWindow) -> None:
    begin(table)
    clipboard = QGuiApplication.clipboard()

    def answer(dialog: QDialog) -> None:
        hands.click_button(dialog, "Copy")
        assert clipboard.image().size() == table.view.viewport().size() * 2
        hands.click_button(choose(dialog, Form.DRAWING), "Copy")
        drawn = bytes(clipboard.mimeData().data("image/svg+xml").data())
        assert drawn.decode() == clipboard.text()
        assert ET.fromstring(drawn).tag.endswith("svg")
        hands.key(dialog.forms, Qt.Key.Key_End)
        hands.click_button(dialog, "Copy")
        assert clipboard.text().startswith("Universe, after move 3")
        hands.click_button(dialog, "Close")

    with hands.answering(answer):
        hands.key(table.view, Qt.Key.Key_E, modifier=hands.CONTROL)


def test_keys_to_copy_and_paste_stay_in_the_comment(table: MainWindow) -> None:
    begin(table)
    editor = table.panel.comment
    QTest.mouseClick(editor.viewport(), hands.LEFT)
    hands.type_text(editor, "fine")
    hands.key(editor, Qt.Key.Key_A, modifier=hands.CONTROL)
    hands.key(editor, Qt.Key.Key_C, modifier=hands.CONTROL)
    assert QGuiApplication.clipboard().text() == "fine"
    hands.key(editor, Qt.Key.Key_V, modifier=hands.CONTROL)
    hands.key(editor, Qt.Key.Key_V, modifier=hands.CONTROL)
    assert editor.toPlainText() == "finefine"
