"""Looking at a stack: the view that follows it, zoom and pan."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pentogames.core.cells import Square
from pentogames.core.shapes import Placement
from pentogames.games.pent_up import PENT_UP
from pentogames.scene.geometry import Geometry
from pentogames.scene.stack_scene import StackScene
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import assert_scene_is_position, drawn_squares
from tests.gui.stacks import GAME, begin, empty_point, hand_of, turn_wheel

MIDDLE = Qt.MouseButton.MiddleButton


def assert_whole_pixels(scene: StackScene) -> None:
    geometry = scene.geometry
    for length in (geometry.cell, geometry.left, geometry.base):
        pixels = length * scene.ratio
        assert abs(pixels - round(pixels)) < 1e-6


# -- the view follows the stack -------------------------------------------------------------------


def test_the_view_follows_the_stack_and_squares_stay_whole_pixels(table: MainWindow) -> None:
    scene = begin(table, *GAME[:1])
    for text in GAME[1:]:
        table.match.try_move(PENT_UP.parse(table.match.position, text))
        assert scene.sight().holds(scene.stack_box().grown(2))
        assert_whole_pixels(scene)
        assert_scene_is_position(scene)


def test_nothing_jumps_while_a_tile_is_in_hand(new_table: NewTable, qtbot: QtBot) -> None:
    window = new_table(motion=True)
    scene = begin(window, *GAME[:9])
    geometry = scene.geometry
    hands.click(window.view, hands.point_on(hands.tile(scene, "Black", "I")))
    for x in range(-3, 9):
        hands.hover(window.view, hands.centre(scene, Square(x, 0)))
        assert scene.geometry is geometry
    hands.key(window.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not scene.animator.running)
    move = PENT_UP.parse(window.match.position, "I(4,-2)(8,-2)")
    hands.play_by_clicks(window.view, move)
    assert window.match.last_move() == move
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert_scene_is_position(scene)


def test_the_view_travels_to_a_larger_stack(new_table: NewTable, qtbot: QtBot) -> None:
    window = new_table(motion=True)
    scene = begin(window, *GAME[:1])
    lying = hands.tile(scene, "White", "Z")
    travels = 0
    while scene.geometry.cell > 24:  # each move as far to the upper right as there is a place
        moves = table_moves(window)
        before = lying.pos()
        window.match.try_move(max(moves, key=lambda move: sum(x + y for x, y, _ in move.squares)))
        assert lying.pos() == before
        if scene.animator.running:
            travels += 1
        qtbot.waitUntil(lambda: not scene.animator.running)
        assert_scene_is_position(scene)
        assert scene.sight().holds(scene.stack_box().grown(2))
    assert travels >= 3


def table_moves(window: MainWindow) -> list[Placement]:
    """Return the legal moves of tiles that must go on the table."""
    return [move for move in window.match.position.moves() if move.squares[0].level == 1]


def test_a_resized_window_shows_the_stack_again(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    for size in ((900, 600), (1400, 900), (800, 1000)):
        table.resize(*size)
        QApplication.processEvents()
        assert scene.sight().holds(scene.stack_box().grown(2))
        assert_scene_is_position(scene)
        for seat, home in scene.homes.items():
            assert not home.area.intersects(scene.table), seat


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_squares_are_whole_pixels_at_every_scale(table: MainWindow, ratio: float) -> None:
    scene = begin(table, *GAME)
    scene.set_size(scene.size, ratio)
    assert_whole_pixels(scene)
    scene.zoom(1.1, scene.table.center())
    scene.pan(QPointF(7.3, -11.9))
    assert_whole_pixels(scene)
    hands.key(table.view, Qt.Key.Key_P)
    placement = hand_of(scene).placement()
    assert placement is not None
    corner = scene.geometry.rect(placement.squares[0]).topLeft()
    for length in (corner.x(), corner.y()):
        assert abs(length * ratio - round(length * ratio)) < 1e-6


# -- zoom and pan ---------------------------------------------------------------------------------

ZOOM_IN: dict[str, Callable[[MainWindow, StackScene], None]] = {
    "wheel": lambda window, scene: turn_wheel(window, scene.table.center(), hands.NOTCH),
    "key": lambda window, scene: hands.key(window.view, Qt.Key.Key_Plus, modifier=hands.CONTROL),
    "bar": lambda window, scene: window.actions_by_name["tool-zoom-in"].trigger(),
    "touchpad": lambda window, scene: pinch_touchpad(window, scene.table.center(), 0.2),
}


def pinch_touchpad(window: MainWindow, point: QPointF, value: float) -> None:
    at = QPointF(hands.spot(window.view, point))
    everywhere = QPointF(window.view.viewport().mapToGlobal(at))
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2,
        at, at, everywhere, value, QPointF(),
    )  # fmt: skip
    QApplication.sendEvent(window.view.viewport(), event)


@pytest.mark.parametrize("by", sorted(ZOOM_IN))
def test_zooming_in(table: MainWindow, by: str) -> None:
    scene = begin(table, *GAME)
    before = scene.geometry
    ZOOM_IN[by](table, scene)
    assert before.cell < scene.geometry.cell < before.cell * 1.4
    assert_whole_pixels(scene)
    assert_scene_is_position(scene)
    hands.key(table.view, Qt.Key.Key_0, modifier=hands.CONTROL)
    assert scene.geometry == before
    assert_scene_is_position(scene)


def test_zooming_keeps_the_square_under_the_pointer(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    square = Square(6, -1)
    for delta in (hands.NOTCH, 3 * hands.NOTCH, -2 * hands.NOTCH):
        point = hands.centre(scene, square)
        turn_wheel(table, point, delta)
        away = hands.centre(scene, square) - point
        assert away.manhattanLength() <= 2.0


def test_small_turns_of_a_fine_wheel_add_up(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    cell = scene.geometry.cell
    for _ in range(40):
        turn_wheel(table, scene.table.center(), 8)
    assert scene.geometry.cell > cell


def test_zooming_has_its_bounds(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    for delta, bound in ((hands.NOTCH, 120.0), (-hands.NOTCH, 8.0)):
        for _ in range(40):
            turn_wheel(table, scene.table.center(), delta)
        assert scene.geometry.cell == bound


def test_the_wheel_alone_only_turns_what_is_in_hand(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    geometry, ply = scene.geometry, table.match.position.ply
    turn_wheel(table, scene.table.center(), hands.NOTCH, hands.PLAIN)
    assert (scene.geometry, table.match.position.ply) == (geometry, ply)
    hands.click(table.view, hands.point_on(hands.tile(scene, "White", "P")))
    turn_wheel(table, scene.table.center(), hands.NOTCH, hands.PLAIN)
    hand = hand_of(scene).hand
    assert hand is not None
    assert hand.transform.quarters == 3
    assert scene.geometry == geometry


@pytest.mark.parametrize("button", [hands.LEFT, MIDDLE])
def test_dragging_the_empty_table_moves_it(table: MainWindow, button: Qt.MouseButton) -> None:
    scene = begin(table, *GAME)
    before, start = scene.geometry, empty_point(scene)
    hands.press(table.view, start, button)
    assert table.view.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor
    hands.move(table.view, start + QPointF(40, 25), button)
    hands.move(table.view, start + QPointF(90, 60), button)
    hands.release(table.view, start + QPointF(90, 60), button)
    assert scene.geometry == Geometry(before.cell, before.left + 90, before.base + 60)
    assert table.view.viewport().cursor().shape() is not Qt.CursorShape.ClosedHandCursor
    hands.hover(table.view, start)
    assert scene.geometry.left == before.left + 90
    assert_scene_is_position(scene)


def test_a_lost_release_lets_go_of_the_table(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    start = empty_point(scene)
    hands.press(table.view, start)
    hands.hover(table.view, start + QPointF(80, 0))
    before = scene.geometry
    hands.hover(table.view, start + QPointF(120, 0))
    assert scene.geometry == before


def test_the_stack_cannot_be_moved_out_of_sight(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down):
        hands.key(table.view, *[arrow] * 30, modifier=hands.SHIFT)
        sight, box = scene.sight(), scene.stack_box()
        assert min(sight.right, box.right) - max(sight.left, box.left) >= 1.9
        assert min(sight.high, box.high) - max(sight.low, box.low) >= 1.9
    assert_scene_is_position(scene)


def test_the_table_moves_below_a_tile_in_hand(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    hands.key(table.view, Qt.Key.Key_P)
    spot = hand_of(scene).spot
    before = scene.geometry
    hands.key(table.view, Qt.Key.Key_Right, modifier=hands.SHIFT)
    assert scene.geometry.left == before.left - 2 * before.cell
    assert hand_of(scene).spot == spot
    drawn = drawn_squares(hands.tile(scene, "White", "P"), scene)
    placement = hand_of(scene).placement()
    assert placement is not None
    assert {(x, y) for x, y, _ in drawn} == {(x, y) for x, y, _ in placement.squares}


def test_keys_bring_the_footprint_into_sight(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    for _ in range(6):
        turn_wheel(table, scene.table.center(), hands.NOTCH)
    hands.key(table.view, Qt.Key.Key_P)
    for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down):
        hands.key(table.view, *[arrow] * 18)
        area = hand_of(scene).footprint.sceneBoundingRect().adjusted(5, 5, -5, -5)
        assert scene.table.contains(area)


def test_a_tile_laid_out_of_a_chosen_view_brings_the_whole_stack_back(table: MainWindow) -> None:
    scene = begin(table, *GAME[:9])
    for _ in range(9):
        turn_wheel(table, hands.centre(scene, Square(0, 0)), hands.NOTCH)
    assert not scene.follows
    table.match.try_move(PENT_UP.parse(table.match.position, GAME[9]))
    assert scene.follows
    assert scene.sight().holds(scene.stack_box())


def test_two_fingers_zoom_and_lay_nothing_down(new_table: NewTable, qtbot: QtBot) -> None:
    window = new_table(size=(780, 700))
    scene = begin(window, *GAME)
    before, ply = scene.geometry.cell, window.match.position.ply
    port, device = window.view.viewport(), hands.touch_screen()
    middle = hands.spot(window.view, scene.table.center())
    steps = [QPoint(10 + 6 * step, 0) for step in range(12)]
    QTest.touchEvent(port, device).press(0, middle - steps[0], port).commit()
    second = QTest.touchEvent(port, device)
    second.move(0, middle - steps[0], port).press(1, middle + steps[0], port).commit()
    for step in steps[1:]:
        touch = QTest.touchEvent(port, device)
        touch.move(0, middle - step, port).move(1, middle + step, port).commit()
    last = QTest.touchEvent(port, device)
    last.release(0, middle - steps[-1], port).release(1, middle + steps[-1], port).commit()
    assert scene.geometry.cell > before * 1.5
    assert window.match.position.ply == ply
    assert_whole_pixels(scene)
    assert_scene_is_position(scene)
