"""What a player's hands do, as real events: mouse, wheel, fingers and keys.

Points are in a scene's own coordinates unless a widget is named. Nothing here waits, and nothing
calls into the program except to ask where things are.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QGraphicsView,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPushButton,
    QWidget,
)

from pentogames.core.cells import Square
from pentogames.core.shapes import SHAPES, TRANSFORMS, Hand, Placement, Transform
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.board_view import BoardView
from pentogames.scene.carry import FINGER_LIFT
from pentogames.scene.drag_piece import DragPiece
from pentogames.scene.tile import TileItem

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
NO_BUTTON = Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier

NOTCH = 120
"""What a mouse's wheel reports for one notch, in eighths of a degree."""


def scene_of(view: BoardView) -> BoardScene:
    scene = view.board_scene()
    assert scene is not None
    return scene


# -- mouse ----------------------------------------------------------------------------------------


def spot(view: QGraphicsView, point: QPointF) -> QPoint:
    """Return the viewport's pixel at a point of the scene."""
    return view.mapFromScene(point)


def press(view: QGraphicsView, point: QPointF, button: Qt.MouseButton = LEFT) -> None:
    _mouse(view, QEvent.Type.MouseButtonPress, point, button, button)


def move(view: QGraphicsView, point: QPointF, buttons: Qt.MouseButton = LEFT) -> None:
    """Move the pointer, by default with the left button down."""
    _mouse(view, QEvent.Type.MouseMove, point, NO_BUTTON, buttons)


def release(view: QGraphicsView, point: QPointF, button: Qt.MouseButton = LEFT) -> None:
    _mouse(view, QEvent.Type.MouseButtonRelease, point, button, NO_BUTTON)


def click(view: QGraphicsView, point: QPointF, button: Qt.MouseButton = LEFT) -> None:
    press(view, point, button)
    release(view, point, button)


def double_click(view: QGraphicsView, point: QPointF) -> None:
    """Click twice as quickly as a hand does: the second press comes as a double click."""
    click(view, point)
    _mouse(view, QEvent.Type.MouseButtonDblClick, point, LEFT, LEFT)
    release(view, point)


def right_click_in_drag(view: QGraphicsView, point: QPointF) -> None:
    """Click with the right button while the left one stays down."""
    _mouse(view, QEvent.Type.MouseButtonPress, point, RIGHT, LEFT | RIGHT)
    _mouse(view, QEvent.Type.MouseButtonRelease, point, RIGHT, LEFT)


def hover(view: QGraphicsView, point: QPointF) -> None:
    """Move the pointer with no button down."""
    move(view, point, NO_BUTTON)


def pick_up(view: QGraphicsView, point: QPointF) -> QPointF:
    """Press and move far enough for a drag to begin; return where the pointer is."""
    away = point + QPointF(9, -9)
    press(view, point)
    move(view, away)
    return away


def drag(view: QGraphicsView, start: QPointF, end: QPointF, *, let_go: bool = True) -> None:
    """Press, move in a few steps, and release."""
    press(view, start)
    for part in (0.1, 0.5, 1.0):
        move(view, start + (end - start) * part)
    if let_go:
        release(view, end)


def wheel(view: QGraphicsView, point: QPointF, delta: int, buttons: Qt.MouseButton = LEFT) -> None:
    """Turn the wheel by eighths of a degree, positive away from the user."""
    at = QPointF(spot(view, point))
    everywhere = QPointF(view.viewport().mapToGlobal(at))
    none, turned, phase = QPoint(0, 0), QPoint(0, delta), Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, everywhere, none, turned, buttons, PLAIN, phase, False)
    QApplication.sendEvent(view.viewport(), event)


def _mouse(
    view: QGraphicsView,
    kind: QEvent.Type,
    point: QPointF,
    button: Qt.MouseButton,
    buttons: Qt.MouseButton,
) -> None:
    at = QPointF(spot(view, point))
    everywhere = QPointF(view.viewport().mapToGlobal(at))
    event = QMouseEvent(kind, at, everywhere, button, buttons, PLAIN)
    QApplication.sendEvent(view.viewport(), event)


# -- fingers --------------------------------------------------------------------------------------


@cache
def touch_screen() -> QPointingDevice:
    return QTest.createTouchDevice()


def touch(view: QGraphicsView, point: QPointF) -> None:
    at, widget = _finger(view, point), view.viewport()
    QTest.touchEvent(widget, touch_screen()).press(0, at, widget).commit()


def slide(view: QGraphicsView, point: QPointF) -> None:
    at, widget = _finger(view, point), view.viewport()
    QTest.touchEvent(widget, touch_screen()).move(0, at, widget).commit()


def lift(view: QGraphicsView, point: QPointF) -> None:
    at, widget = _finger(view, point), view.viewport()
    QTest.touchEvent(widget, touch_screen()).release(0, at, widget).commit()


def tap(view: QGraphicsView, point: QPointF) -> None:
    touch(view, point)
    lift(view, point)


def touch_drag(view: QGraphicsView, start: QPointF, end: QPointF, *, let_go: bool = True) -> None:
    touch(view, start)
    for part in (0.1, 0.5, 1.0):
        slide(view, start + (end - start) * part)
    if let_go:
        lift(view, end)


def _finger(view: QGraphicsView, point: QPointF) -> QPoint:
    at = spot(view, point)
    # Qt drops touches beyond the screen without a word; the offscreen one has 800 by 800 pixels.
    everywhere = view.viewport().mapToGlobal(at)
    assert view.screen().geometry().contains(everywhere), "make the window fit on the screen"
    return at


# -- keys -----------------------------------------------------------------------------------------


def key(widget: QWidget, *keys: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    """Press and release keys, one after the other; shortcuts of the window work as well."""
    for each in keys:
        QTest.keyClick(widget, each, modifier)


def type_text(widget: QWidget, text: str) -> None:
    """Type any characters, also those that are not among Qt.Key."""
    for sign in text:
        code = ord(sign.upper()[0])
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(widget, QKeyEvent(kind, code, PLAIN, sign))


# -- dialogs --------------------------------------------------------------------------------------


_answering: list[list[QDialog]] = []
"""What each ``answering`` that is under way has seen, the innermost last."""


@contextmanager
def answering(*answers: Callable[[QDialog], object]) -> Iterator[list[str]]:
    """Answer the modal dialogs that open within, one each, in this order.

    An answer does with the dialog what a user would, and must end it. Afterwards all of them must
    have been asked for. Gives the words of the dialogs.
    """
    waiting, said = list(answers), list[str]()
    troubles: list[BaseException] = []
    # Kept, so that none is taken for one that is gone; what is open already is answered outside.
    seen = [dialog for outer in _answering for dialog in outer]
    window = QApplication.activeWindow()
    looking = True
    _answering.append(seen)

    def look() -> None:
        if not looking:
            return
        # Asked for anew each time: a timer does not fire while what it called waits in a dialog.
        QTimer.singleShot(1, look)
        if _answering[-1] is not seen:
            return
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or not dialog.isVisible() or dialog in seen:
            return
        seen.append(dialog)
        dialog.activateWindow()
        QApplication.processEvents()
        said.append(words_of(dialog))
        answer = waiting.pop(0) if waiting else None
        try:
            assert answer is not None, f"nobody expected {said[-1]!r}"
            answer(dialog)
            # An answer may have led to the next dialog, and that may still be open.
            assert QApplication.activeModalWidget() is not dialog, f"left open: {said[-1]!r}"
        except BaseException as trouble:
            troubles.append(trouble)
            dialog.reject()

    look()
    try:
        yield said
    finally:
        looking = False
        _answering.pop()
        if window is not None:  # there is no window manager to do it
            window.activateWindow()
            QApplication.processEvents()
    if troubles:
        raise troubles[0]
    assert not waiting, f"{len(waiting)} dialogs did not open"


def words_of(dialog: QDialog) -> str:
    """Return what a box says, or else a dialog's title."""
    text = getattr(dialog, "text", None)
    return str(text()) if callable(text) else dialog.windowTitle()


def click_button(dialog: QWidget, text: str) -> None:
    """Click the button that says this, the letter underlined in it aside."""
    buttons = [b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text]
    assert len(buttons) == 1, [b.text() for b in dialog.findChildren(QPushButton)]
    QTest.mouseClick(buttons[0], LEFT)


def click_answer(text: str) -> Callable[[QDialog], None]:
    """Return the answer that clicks a dialog's button."""
    return lambda dialog: click_button(dialog, text)


def choose_file(name: str) -> Callable[[QDialog], None]:
    """Return the answer that types a file's name into Qt's own file dialog."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        edit = dialog.findChild(QLineEdit, "fileNameEdit")
        edit.setCompleter(None)  # its popup is not for a platform without a screen
        edit.selectAll()
        type_text(edit, name)
        key(edit, Qt.Key.Key_Return)

    return answer


# -- pieces ---------------------------------------------------------------------------------------


def tile(scene: BoardScene, seat: str, piece: str) -> TileItem:
    item = scene.items_by_id[f"{seat}/{piece}"]
    assert isinstance(item, TileItem)
    return item


def point_on(item: TileItem, index: int = 2) -> QPointF:
    """Return the middle of one of the squares of a tile, wherever it lies."""
    return item.mapToScene(item.local(item.offsets[index]))


def home_of(scene: BoardScene, seat: str, piece: str, index: int = 2) -> QPointF:
    """Return where one of the squares of a tile is in its tray, also while it is on its way."""
    offsets = SHAPES[piece].offsets
    slot, cell = scene.homes[seat].slot(tile(scene, seat, piece).token)
    across, up = (
        offsets[index][axis] - max(offset[axis] for offset in offsets) / 2 for axis in (0, 1)
    )
    return slot + QPointF(across, -up) * cell


def centre(scene: BoardScene, square: Square) -> QPointF:
    return scene.geometry.rect(square).center()


def below(scene: BoardScene, square: Square) -> QPointF:
    """Return where a finger has to be for the dragged piece, which floats above it, to be there."""
    return centre(scene, square) + QPointF(0, FINGER_LIFT * scene.geometry.cell)


def strip_button(scene: BoardScene, icon: str) -> QPointF:
    """Return the middle of one of the buttons for the piece in hand."""
    return next(b for b in scene.strip.buttons if b.button.icon == icon).scenePos()


def way_to(piece: str, squares: Sequence[Square], grip: int) -> tuple[Transform, Square]:
    """Return how to turn a piece held by a square, and where to put that square, to cover these."""
    for transform in TRANSFORMS:
        for square in squares:
            if Hand(piece, transform, grip).at(square) == tuple(sorted(squares)):
                return transform, square
    raise AssertionError(f"{piece} cannot cover {squares}")


Turning = Callable[[BoardView, Transform, QPointF], None]
"""Flips and turns the piece in hand, with the pointer at a point."""


def turn_by_keys(view: BoardView, transform: Transform, point: QPointF) -> None:
    key(view, *[Qt.Key.Key_F] * transform.flipped)
    key(view, *[Qt.Key.Key_R] * transform.quarters)


def turn_back_by_keys(view: BoardView, transform: Transform, point: QPointF) -> None:
    key(view, *[Qt.Key.Key_F] * transform.flipped)
    key(view, *[Qt.Key.Key_R] * (-transform.quarters % 4), modifier=SHIFT)


def turn_by_mouse(view: BoardView, transform: Transform, point: QPointF) -> None:
    """Turn by wheel and flip by the right button in the middle of a drag."""
    if transform.flipped:
        right_click_in_drag(view, point)
    for _ in range(transform.quarters):
        wheel(view, point, -NOTCH)


def turn_by_buttons(view: BoardView, transform: Transform, point: QPointF) -> None:
    """Turn a piece that is carried by the buttons of the strip."""
    for icon in _buttons_for(transform):
        click(view, strip_button(scene_of(view), icon))


def _buttons_for(transform: Transform) -> list[str]:
    turns = ["turn-left"] if transform.quarters == 3 else ["turn-right"] * transform.quarters
    return ["flip"] * transform.flipped + turns


def play_by_drag(
    view: BoardView, placement: Placement, turn: Turning = turn_by_keys, grip: int = 2
) -> None:
    """Drag a piece from its tray to its place, turning it on the way."""
    scene = scene_of(view)
    transform, square = way_to(placement.piece, placement.squares, grip)
    at = pick_up(view, home_of(scene, placement.seat, placement.piece, grip))
    turn(view, transform, at)
    end = centre(scene, square)
    move(view, (at + end) / 2)
    move(view, end)
    release(view, end)


def play_by_clicks(
    view: BoardView, placement: Placement, turn: Turning = turn_by_buttons, grip: int = 2
) -> None:
    """Click a piece, turn it while it is carried, and click its place."""
    scene = scene_of(view)
    transform, square = way_to(placement.piece, placement.squares, grip)
    start = home_of(scene, placement.seat, placement.piece, grip)
    click(view, start)
    turn(view, transform, start)
    hover(view, centre(scene, square))
    click(view, centre(scene, square))


def play_by_touch_drag(view: BoardView, placement: Placement, grip: int = 2) -> None:
    """Tap a piece and turn it by the buttons; or drag it at once if it need not be turned."""
    scene = scene_of(view)
    transform, square = way_to(placement.piece, placement.squares, grip)
    start = home_of(scene, placement.seat, placement.piece, grip)
    touch(view, start)
    slide(view, start + QPointF(9, -9))
    turn_by_keys(view, transform, start)
    slide(view, below(scene, square))
    lift(view, below(scene, square))


def play_by_taps(view: BoardView, placement: Placement, grip: int = 2) -> None:
    """Tap the piece, the buttons, the place, and the footprint there."""
    scene = scene_of(view)
    transform, square = way_to(placement.piece, placement.squares, grip)
    tap(view, home_of(scene, placement.seat, placement.piece, grip))
    for icon in _buttons_for(transform):
        tap(view, strip_button(scene, icon))
    tap(view, centre(scene, square))
    tap(view, centre(scene, placement.squares[-1]))


def play_by_keys(view: BoardView, placement: Placement) -> None:
    """Press the piece's letter, turn it, go there with the arrows, and press Enter."""
    gestures = scene_of(view).gestures
    assert isinstance(gestures, DragPiece)
    key(view, Qt.Key[f"Key_{placement.piece}"])
    assert gestures.hand is not None
    transform, square = way_to(placement.piece, placement.squares, gestures.hand.grip)
    turn_by_keys(view, transform, QPointF())
    assert gestures.spot is not None
    across, up = square.x - gestures.spot.x, square.y - gestures.spot.y
    key(view, *[Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left] * abs(across))
    key(view, *[Qt.Key.Key_Up if up > 0 else Qt.Key.Key_Down] * abs(up))
    key(view, Qt.Key.Key_Return)


# -- menus ----------------------------------------------------------------------------------------


def open_menu(window: QMainWindow, *titles: str) -> QMenu:
    """Open a menu by a click, and a menu in it; a title need only be a part of what is written."""
    bar = window.menuBar()
    action = _entry(bar.actions(), titles[0])
    QTest.mouseClick(bar, LEFT, PLAIN, bar.actionGeometry(action).center())
    menu = action.menu()
    for title in titles[1:]:
        # Not by a click: Qt takes two quick ones on submenus for one that closes the menu again.
        entry = _entry(menu.actions(), title)
        QTest.mouseMove(menu, menu.actionGeometry(entry).center())
        while menu.activeAction() is not entry:
            key(menu, Qt.Key.Key_Down)
        key(menu, Qt.Key.Key_Right)
        menu = entry.menu()
    assert isinstance(menu, QMenu)
    assert menu.isVisible()
    return menu


def click_entry(menu: QObject, title: str) -> QAction:
    """Click an entry of an open menu."""
    assert isinstance(menu, QMenu)
    action = _entry(menu.actions(), title)
    at = menu.actionGeometry(action).center()
    QTest.mouseMove(menu, at)
    QTest.mouseClick(menu, LEFT, PLAIN, at)
    return action


def close_menus() -> None:
    while (menu := QApplication.activePopupWidget()) is not None:
        menu.close()


def _entry(actions: Sequence[QAction], title: str) -> QAction:
    found = [action for action in actions if title in action.text().replace("&", "")]
    assert len(found) == 1, [action.text() for action in actions]
    return found[0]
