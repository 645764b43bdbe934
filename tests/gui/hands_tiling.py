"""What hands do on the page of tiling puzzles."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QLabel

from pentogames.core.cells import Square
from pentogames.core.shapes import SHAPES, Transform
from pentogames.puzzles.tiling import Laid
from pentogames.scene.carry import FINGER_LIFT
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.tiling_page import TilingPage
from tests.gui import hands
from tests.gui.hands_solitaire import at, open_kind, page_of

Play = Callable[[TilingPage, Laid], None]


def open_level(window: MainWindow, group: str, name: str) -> TilingPage:
    """Open a puzzle by the menu, with keys."""
    menu = open_kind(window, "Tiling puzzles")
    for title in (group, name):
        for _ in menu.actions():
            lit = menu.activeAction()
            if lit is not None and lit.text().startswith(title):
                break
            hands.key(menu, Qt.Key.Key_Down)
        inner = menu.activeAction().menu()
        hands.key(menu, Qt.Key.Key_Right if inner is not None else Qt.Key.Key_Return)
        menu = inner
    hands.close_menus()
    window.activateWindow()  # there is no window manager to do it
    QApplication.processEvents()
    return page_of(window, TilingPage)


def home(page: TilingPage, piece: str, index: int = 2) -> QPointF:
    """Return where one of the squares of a piece is in the tray."""
    tray, offsets = page.scene.tray, SHAPES[piece].offsets
    across, up = (
        offsets[index][axis] - max(offset[axis] for offset in offsets) / 2 for axis in (0, 1)
    )
    return tray.slot(piece).center() + QPointF(across, -up) * tray.cell


def button(page: TilingPage, icon: str) -> QPointF:
    """Return the middle of one of the buttons for the piece in hand."""
    return next(b for b in page.scene.strip.buttons if b.button.icon == icon).scenePos()


def turn_by_keys(page: TilingPage, transform: Transform) -> None:
    hands.key(page.view, *[Qt.Key.Key_F] * transform.flipped)
    hands.key(page.view, *[Qt.Key.Key_R] * transform.quarters)


def icons_for(transform: Transform) -> list[str]:
    return ["flip"] * transform.flipped + ["turn-right"] * transform.quarters


def by_drag(page: TilingPage, laid: Laid) -> None:
    """Drag a piece, turning it by wheel and right button on the way."""
    transform, square = hands.way_to(laid.piece, laid.squares, 1)
    away = hands.pick_up(page.view, home(page, laid.piece, 1))
    if transform.flipped:
        hands.right_click_in_drag(page.view, away)
    for _ in range(transform.quarters):
        hands.wheel(page.view, away, -hands.NOTCH)
    hands.move(page.view, (away + at(page, square)) / 2)
    hands.move(page.view, at(page, square))
    hands.release(page.view, at(page, square))


def by_clicks(page: TilingPage, laid: Laid) -> None:
    """Click a piece, the buttons that turn it, and its place."""
    transform, square = hands.way_to(laid.piece, laid.squares, 2)
    hands.click(page.view, home(page, laid.piece))
    for icon in icons_for(transform):
        hands.click(page.view, button(page, icon))
    hands.hover(page.view, at(page, square))
    hands.click(page.view, at(page, square))


def by_keys(page: TilingPage, laid: Laid) -> None:
    """Press the letter, turn, go there with the arrows, and press Enter."""
    hands.key(page.view, Qt.Key[f"Key_{laid.piece}"])
    hand = page.scene.hand
    assert hand.hand is not None
    transform, square = hands.way_to(laid.piece, laid.squares, hand.hand.grip)
    turn_by_keys(page, transform)
    assert hand.spot is not None
    go(page, hand.spot, square)
    hands.key(page.view, Qt.Key.Key_Return)


def by_taps(page: TilingPage, laid: Laid) -> None:
    """Tap the piece, the buttons, the place, and the footprint there."""
    transform, square = hands.way_to(laid.piece, laid.squares, 2)
    hands.tap(page.view, home(page, laid.piece))
    for icon in icons_for(transform):
        hands.tap(page.view, button(page, icon))
    hands.tap(page.view, at(page, square))
    hands.tap(page.view, at(page, laid.squares[-1]))


def by_touch_drag(page: TilingPage, laid: Laid) -> None:
    """Drag a piece with a finger, below which it can be seen."""
    transform, square = hands.way_to(laid.piece, laid.squares, 2)
    start, lift = home(page, laid.piece), QPointF(0, FINGER_LIFT * page.scene.geometry.cell)
    hands.touch(page.view, start)
    hands.slide(page.view, start + QPointF(9, -9))
    turn_by_keys(page, transform)
    hands.slide(page.view, at(page, square) + lift)
    hands.lift(page.view, at(page, square) + lift)


WAYS: tuple[Play, ...] = (by_drag, by_clicks, by_keys, by_taps, by_touch_drag)


def go(page: TilingPage, start: Square, end: Square) -> None:
    """Press arrows to go from a square to another."""
    across, up = end.x - start.x, end.y - start.y
    hands.key(page.view, *[Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left] * abs(across))
    hands.key(page.view, *[Qt.Key.Key_Up if up > 0 else Qt.Key.Key_Down] * abs(up))


def go_with_cursor(page: TilingPage, square: Square) -> None:
    """Bring the cursor to a square, with nothing in hand."""
    if not page.scene.cursor.isVisible():
        hands.key(page.view, Qt.Key.Key_Right)
    go(page, page.scene.cursor_at, square)


def lay_all(page: TilingPage, pieces: Iterable[Laid], way: Play = by_clicks) -> None:
    for laid in pieces:
        way(page, laid)


def lying(page: TilingPage) -> set[tuple[str, tuple[Square, ...]]]:
    """Return what the items on the board show: the pieces and where they are in the picture."""
    found = set()
    for item in page.scene.items_by_id.values():
        if item.token.squares and item.isVisible():
            assert item.pos() == page.scene.geometry.centre(item.token.squares)
            assert (item.scale(), item.rotation()) == (1.0, 0.0)
            found.add((item.token.face, item.token.squares))
    return found


def in_tray(page: TilingPage) -> str:
    """Return the letters of the pieces to be seen in the tray."""
    shown = [item for item in page.scene.items_by_id.values() if item.isVisible()]
    return "".join(sorted(item.token.face for item in shown if not item.token.squares))


def words(page: TilingPage) -> str:
    """Return everything that is written beside the board."""
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())
