"""What hands do on the pages of Pauli's solitaires."""

from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget

from pentogames.core.cells import Square
from pentogames.games.pauli import PlainMatch
from pentogames.puzzles.panchromatic import Figure
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzle_page import PuzzlePage
from pentogames.window.puzzles.pauli_figure import FigurePage
from pentogames.window.puzzles.tally_table import TallyTable
from tests.gui import hands

P = TypeVar("P", bound=PuzzlePage)

COLOUR_KEYS = {
    "B": Qt.Key.Key_B,
    "G": Qt.Key.Key_G,
    "Y": Qt.Key.Key_Y,
    "O": Qt.Key.Key_O,
    "R": Qt.Key.Key_R,
}


def open_level(window: MainWindow, kind: str, level: str, page: type[P]) -> P:
    """Choose a level in the menu of puzzles by keys: Qt takes quick clicks on submenus apart."""
    menu = open_kind(window, kind)
    _walk_to(menu, level)
    hands.key(menu, Qt.Key.Key_Return)
    hands.close_menus()
    window.activateWindow()  # there is no window manager to do it
    QApplication.processEvents()
    return page_of(window, page)


def open_kind(window: MainWindow, kind: str) -> QMenu:
    """Open the menu of a kind of puzzle."""
    menu = hands.open_menu(window, "Puzzles")
    _walk_to(menu, kind)
    hands.key(menu, Qt.Key.Key_Right)
    inner = menu.activeAction().menu()
    assert isinstance(inner, QMenu)
    assert inner.isVisible()
    return inner


def _walk_to(menu: QMenu, title: str) -> None:
    """Press Down until an entry that says this is lit."""
    for _ in menu.actions():
        lit = menu.activeAction()
        if lit is not None and title in lit.text():
            return
        hands.key(menu, Qt.Key.Key_Down)
    assert title in menu.activeAction().text()


def page_of(window: MainWindow, kind: type[P]) -> P:
    page = window.puzzles.page
    assert isinstance(page, kind)
    assert page.isVisible()
    return page


def back_to_the_game(page: PuzzlePage) -> None:
    """Click the button that says so."""
    buttons = [b for b in page.findChildren(QToolButton) if "Back to the game" in b.text()]
    assert len(buttons) == 1
    QTest.mouseClick(buttons[0], hands.LEFT)


def at(page: PuzzlePage, square: Square) -> QPointF:
    return page.scene.geometry.rect(square).center()


def stack(page: FigurePage, colour: str) -> QPointF:
    return page.scene.stacks.place(colour).center()


def go_to(page: PuzzlePage, square: Square) -> None:
    """Bring the cursor to a square by arrows."""
    scene = page.scene
    if not scene.cursor.isVisible():
        hands.key(page.view, Qt.Key.Key_Right)
    across, up = square.x - scene.cursor_at.x, square.y - scene.cursor_at.y
    hands.key(page.view, *[Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left] * abs(across))
    hands.key(page.view, *[Qt.Key.Key_Up if up > 0 else Qt.Key.Key_Down] * abs(up))


# -- pieces ---------------------------------------------------------------------------------------


def put_by_drag(page: FigurePage, square: Square, colour: str) -> None:
    hands.drag(page.view, stack(page, colour), at(page, square))


def put_by_clicks(page: FigurePage, square: Square, colour: str) -> None:
    hands.click(page.view, stack(page, colour))
    hands.hover(page.view, at(page, square))
    hands.click(page.view, at(page, square))
    hands.key(page.view, Qt.Key.Key_Escape)


def put_by_keys(page: FigurePage, square: Square, colour: str) -> None:
    hands.key(page.view, COLOUR_KEYS[colour])
    go_to(page, square)
    hands.key(page.view, Qt.Key.Key_Return, Qt.Key.Key_Escape)


def put_by_taps(page: FigurePage, square: Square, colour: str) -> None:
    """Tap the stack, the square to see what would happen, and the square again."""
    hands.tap(page.view, stack(page, colour))
    hands.tap(page.view, at(page, square))
    hands.tap(page.view, at(page, square))
    hands.key(page.view, Qt.Key.Key_Escape)


PUTS = (put_by_drag, put_by_clicks, put_by_keys, put_by_taps)


def build(page: FigurePage, figure: Figure, *, shift: tuple[int, int] = (0, 0)) -> None:
    """Put the pieces of a figure, each in another way."""
    for number, (square, colour) in enumerate(figure.pieces):
        to = Square(square.x + shift[0], square.y + shift[1])
        PUTS[number % len(PUTS)](page, to, colour)


# -- matches --------------------------------------------------------------------------------------


def mark_by_clicks(page: PuzzlePage, match: PlainMatch) -> None:
    for square in match.squares:
        hands.click(page.view, at(page, square))


def mark_by_keys(page: PuzzlePage, match: PlainMatch) -> None:
    for square in match.squares:
        go_to(page, square)
        hands.key(page.view, Qt.Key.Key_Space)


def mark_by_taps(page: PuzzlePage, match: PlainMatch) -> None:
    for square in match.squares:
        hands.tap(page.view, at(page, square))


MARKS = (mark_by_clicks, mark_by_keys, mark_by_taps)


def look_at(table: TallyTable, letter: str) -> None:
    """Move the pointer onto a cell of the table."""
    hands_point = _cell(table, letter)
    QTest.mouseMove(table, hands_point)


def click_cell(table: TallyTable, letter: str) -> None:
    QTest.mouseClick(table, hands.LEFT, hands.PLAIN, _cell(table, letter))


def _cell(table: TallyTable, letter: str) -> QPoint:
    index = [cell.letter for cell in table.cells].index(letter)
    return table.area(index).center().toPoint()


def press_shortcut(widget: QWidget, key: Qt.Key) -> None:
    """Press a key with Ctrl."""
    hands.key(widget, key, modifier=hands.CONTROL)
