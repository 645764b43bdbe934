"""Tiling puzzles on paper: pages, files of every kind, and the dialog by real hands."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit

from pentogames.core.cells import Square
from pentogames.puzzles.tiling import Laid, Tiling
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_search import search
from pentogames.scene.puzzles.tiling_paper import A4, PaperPuzzle, pages_of
from pentogames.scene.puzzles.tiling_paper_files import paint_picture, save_pages
from pentogames.scene.theme import LIGHT
from pentogames.window.puzzles.tiling_print import PrintDialog
from tests.gui import hands

LINE = Laid("I", tuple(Square(x, 0) for x in range(5)))
GIVEN = Tiling(rectangle(5, 4), "FILNPTUV", (LINE,))
PLAIN = Tiling(rectangle(5, 4), "FILNPTUV")
SOLUTION = next(search(PLAIN))


def puzzles(number: int, tiling: Tiling = PLAIN) -> list[PaperPuzzle]:
    return [PaperPuzzle(f"Puzzle {n}", "20 squares", tiling) for n in range(1, number + 1)]


# -- pages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "per_page", "parts"),
    [
        (1, 1, [1, 1]),
        (3, 1, [1, 1, 1, 3]),
        (5, 4, [4, 1, 5]),
        (13, 6, [6, 6, 1, 12, 1]),
    ],
)
def test_puzzles_come_first_and_then_their_solutions(
    number: int, per_page: int, parts: list[int]
) -> None:
    pages = pages_of(puzzles(number), per_page, solutions=True)
    assert [len(page.puzzles) for page in pages] == parts
    assert [page.solved for page in pages] == sorted(page.solved for page in pages)
    listed = [puzzle.title for page in pages if not page.solved for puzzle in page.puzzles]
    assert listed == [f"Puzzle {n}" for n in range(1, number + 1)]
    assert not any(page.solved for page in pages_of(puzzles(number), per_page, solutions=False))


def ink(image: QImage) -> int:
    """Count the pixels that are printed; all of them must be grey or black."""
    count = 0
    for y in range(image.height()):
        for x in range(image.width()):
            colour = image.pixelColor(x, y)
            assert colour.saturation() == 0
            count += colour.lightness() < 128
    return count


def test_pages_are_black_on_white_and_solutions_have_more_on_them(application) -> None:
    size = QSizeF(900, 900)
    shown = PaperPuzzle("Line", "", GIVEN, None)
    pages = pages_of([shown], 1, solutions=True)
    plain, unsolved = (ink(paint_picture(page, 3.0, "", size)) for page in pages)
    solved = PaperPuzzle("Line", "", PLAIN, SOLUTION)
    answer = ink(paint_picture(pages_of([solved], 1, solutions=True)[1], 3.0, "", size))
    assert 0 < unsolved < plain  # the pieces stand only below the puzzle
    assert answer > unsolved


def test_files_of_every_kind_hold_the_pages(application, tmp_path: Path) -> None:
    pages = pages_of(puzzles(2), 1, solutions=False)
    assert save_pages(pages, tmp_path / "ö.pdf") == [tmp_path / "ö.pdf"]
    data = (tmp_path / "ö.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 2
    pictures = save_pages(pages, tmp_path / "a.png")
    assert pictures == [tmp_path / "a.png", tmp_path / "a-2.png"]
    for path in pictures:
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1680, 2376)
    for path in save_pages(pages, tmp_path / "b.SVG"):
        root = ET.parse(path).getroot()
        assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
        assert root.get("viewBox") == f"0 0 {A4.width():.0f} {A4.height():.0f}"


@pytest.mark.parametrize("kind", ["pdf", "png", "svg"])
def test_a_place_that_cannot_be_written_to_is_an_error(application, tmp_path, kind: str) -> None:
    with pytest.raises(OSError, match=r"."):
        save_pages(pages_of(puzzles(1), 1, solutions=False), tmp_path / "none" / f"a.{kind}")


# -- the dialog -----------------------------------------------------------------------------------


@pytest.fixture
def dialog(application, qtbot):
    dialog = PrintDialog(LIGHT, puzzles(5), "Mine: 5", None)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    yield dialog
    dialog.close()


def press(widget) -> None:
    QTest.mouseClick(widget, hands.LEFT, hands.PLAIN, widget.rect().center())


def test_pages_are_turned_by_buttons_and_keys(dialog) -> None:
    assert dialog.where.text() == "Page 1 of 2"
    assert not dialog.back.isEnabled()
    press(dialog.on)
    assert dialog.where.text() == "Page 2 of 2"
    assert dialog.preview.accessibleDescription() == "Puzzle 5"
    hands.key(dialog, Qt.Key.Key_PageUp)
    assert dialog.where.text() == "Page 1 of 2"
    one = dialog.per_page.button(1)
    QTest.mouseClick(one, hands.LEFT, hands.PLAIN, QPoint(10, one.height() // 2))
    assert dialog.where.text() == "Page 1 of 5"


def test_solutions_are_found_and_follow(qtbot, dialog, tmp_path: Path) -> None:
    hands.key(dialog.solutions, Qt.Key.Key_Space)
    assert dialog.message.text() == "Looking for one solution…"
    assert not dialog.print_button.isEnabled()
    qtbot.waitUntil(dialog.save_button.isEnabled, timeout=20_000)
    assert len(dialog.pages) == 3
    assert all(puzzle.solution for puzzle in dialog.pages[2].puzzles)
    with hands.answering(hands.choose_file(str(tmp_path / "sheet"))):
        hands.click_button(dialog, "Save as…")
    assert dialog.message.text() == "Saved as sheet.pdf."
    assert (tmp_path / "sheet.pdf").read_bytes().count(b"/Type /Page\n") == 3


def test_what_cannot_be_saved_is_said(dialog, tmp_path: Path) -> None:
    place = tmp_path / "none.png"
    place.mkdir()
    (place / "in").write_text("", encoding="utf-8")
    target = tmp_path / "a.pdf"
    target.mkdir()
    with hands.answering(
        hands.choose_file(str(tmp_path / "a")),
        hands.click_answer("Yes"),
        hands.click_answer("OK"),
    ) as said:
        hands.click_button(dialog, "Save as…")
    assert said[2] == "a.pdf cannot be saved: that is a folder."


def test_a_printer_gets_the_pages(dialog, tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"

    def choose(chooser: QDialog) -> None:
        assert isinstance(chooser, QPrintDialog)
        edit = chooser.findChild(QLineEdit, "filename")
        edit.selectAll()
        hands.type_text(edit, str(path))
        hands.click_button(chooser, "Print")

    with hands.answering(choose):
        hands.click_button(dialog, "Print…")
    assert path.read_bytes().count(b"/Type /Page\n") == 2
    assert dialog.message.text() == "The pages are on their way to the printer."


def test_no_page_is_printed_if_nobody_wants_to(dialog) -> None:
    with hands.answering(hands.click_answer("Cancel")):
        hands.click_button(dialog, "Print…")
    assert dialog.message.text() == ""
