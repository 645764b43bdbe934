"""Looking at a stack: the view that follows it, zoom and pan, the level rail, the exploded view."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pentogames.core.cells import Square
from pentogames.core.record import Record
from pentogames.core.shapes import Placement
from pentogames.games.pent_up import PENT_UP, PentUpOptions
from pentogames.scene.geometry import Geometry
from pentogames.scene.stack_drag import StackDrag
from pentogames.scene.stack_look import Look, colours_of, contrast, luminance
from pentogames.scene.stack_rail import RailButton
from pentogames.scene.stack_scene import StackScene
from pentogames.scene.theme import DARK, LIGHT, Theme
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import assert_scene_is_position, drawn_squares

# A stack of three levels, White to move.
GAME = (
    "Z(0,0)(1,-2)", "Z(2,-1)(4,0)", "F(1,-1)(3,0)", "N(5,2)(3,1)", "L(6,-1)(3,-2)",
    "L(4,-1)(3,2)", "Y(4,2)(3,0)", "T(0,-3)(-2,-2)", "X(0,-2)", "I(4,-2)(8,-2)",
)  # fmt: skip
# The tile that goes on the third level comes next to last.
TO_THREE = GAME[:6]

ALT = Qt.KeyboardModifier.AltModifier
MIDDLE = Qt.MouseButton.MiddleButton


def begin(window: MainWindow, moves: tuple[str, ...] = GAME) -> StackScene:
    record = Record(PENT_UP, PentUpOptions())
    for text in moves:
        record.play(PENT_UP.parse(record.position, text))
    window.take(record, None)
    scene = hands.scene_of(window.view)
    assert isinstance(scene, StackScene)
    return scene


def hand_of(scene: StackScene) -> StackDrag:
    assert isinstance(scene.gestures, StackDrag)
    return scene.gestures


def assert_whole_pixels(scene: StackScene) -> None:
    geometry = scene.geometry
    for length in (geometry.cell, geometry.left, geometry.base):
        assert (length * scene.ratio) == round(length * scene.ratio)


def turn_wheel(
    window: MainWindow, point: QPointF, delta: int, modifier: Qt.KeyboardModifier = hands.CONTROL
) -> None:
    """Turn the wheel, by default with Ctrl pressed."""
    at = QPointF(hands.spot(window.view, point))
    everywhere = QPointF(window.view.viewport().mapToGlobal(at))
    event = QWheelEvent(
        at, everywhere, QPoint(), QPoint(0, delta), hands.NO_BUTTON, modifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(window.view.viewport(), event)


def empty_point(scene: StackScene) -> QPointF:
    """Return a point of the table on which nothing lies."""
    return scene.table.topLeft() + QPointF(30, 30)


# -- the view follows the stack -------------------------------------------------------------------


def test_the_view_follows_the_stack_and_squares_stay_whole_pixels(table: MainWindow) -> None:
    scene = begin(table, GAME[:1])
    for text in GAME[1:]:
        table.match.try_move(PENT_UP.parse(table.match.position, text))
        assert scene.sight().holds(scene.stack_box().grown(2))
        assert_whole_pixels(scene)
        assert_scene_is_position(scene)


def test_nothing_jumps_while_a_tile_is_in_hand(new_table: NewTable, qtbot: QtBot) -> None:
    window = new_table(motion=True)
    scene = begin(window, GAME[:9])
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
    scene = begin(window, GAME[:1])
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
    scene = begin(table)
    for size in ((900, 600), (1400, 900), (800, 1000)):
        table.resize(*size)
        QApplication.processEvents()
        assert scene.sight().holds(scene.stack_box().grown(2))
        assert_scene_is_position(scene)
        for seat, home in scene.homes.items():
            assert not home.area.intersects(scene.table), seat


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
    scene = begin(table)
    before = scene.geometry
    ZOOM_IN[by](table, scene)
    assert before.cell < scene.geometry.cell < before.cell * 1.4
    assert_whole_pixels(scene)
    assert_scene_is_position(scene)
    hands.key(table.view, Qt.Key.Key_0, modifier=hands.CONTROL)
    assert scene.geometry == before
    assert_scene_is_position(scene)


def test_zooming_keeps_the_square_under_the_pointer(table: MainWindow) -> None:
    scene = begin(table)
    square = Square(6, -1)
    for delta in (hands.NOTCH, 3 * hands.NOTCH, -2 * hands.NOTCH):
        point = hands.centre(scene, square)
        turn_wheel(table, point, delta)
        away = hands.centre(scene, square) - point
        assert away.manhattanLength() <= 2.0


def test_small_turns_of_a_fine_wheel_add_up(table: MainWindow) -> None:
    scene = begin(table)
    cell = scene.geometry.cell
    for _ in range(40):
        turn_wheel(table, scene.table.center(), 8)
    assert scene.geometry.cell > cell


def test_zooming_has_its_bounds(table: MainWindow) -> None:
    scene = begin(table)
    for delta, bound in ((hands.NOTCH, 120.0), (-hands.NOTCH, 8.0)):
        for _ in range(40):
            turn_wheel(table, scene.table.center(), delta)
        assert scene.geometry.cell == bound


def test_the_wheel_alone_only_turns_what_is_in_hand(table: MainWindow) -> None:
    scene = begin(table)
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
    scene = begin(table)
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
    scene = begin(table)
    start = empty_point(scene)
    hands.press(table.view, start)
    hands.hover(table.view, start + QPointF(80, 0))
    before = scene.geometry
    hands.hover(table.view, start + QPointF(120, 0))
    assert scene.geometry == before


def test_the_stack_cannot_be_moved_out_of_sight(table: MainWindow) -> None:
    scene = begin(table)
    for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down):
        hands.key(table.view, *[arrow] * 30, modifier=hands.SHIFT)
        sight, box = scene.sight(), scene.stack_box()
        assert min(sight.right, box.right) - max(sight.left, box.left) >= 1.9
        assert min(sight.high, box.high) - max(sight.low, box.low) >= 1.9
    assert_scene_is_position(scene)


def test_the_table_moves_below_a_tile_in_hand(table: MainWindow) -> None:
    scene = begin(table)
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
    scene = begin(table)
    for _ in range(6):
        turn_wheel(table, scene.table.center(), hands.NOTCH)
    hands.key(table.view, Qt.Key.Key_P)
    for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down):
        hands.key(table.view, *[arrow] * 18)
        area = hand_of(scene).footprint.sceneBoundingRect().adjusted(5, 5, -5, -5)
        assert scene.table.contains(area)


def test_a_tile_laid_out_of_a_chosen_view_brings_the_whole_stack_back(table: MainWindow) -> None:
    scene = begin(table, GAME[:9])
    for _ in range(9):
        turn_wheel(table, hands.centre(scene, Square(0, 0)), hands.NOTCH)
    assert not scene.follows
    table.match.try_move(PENT_UP.parse(table.match.position, GAME[9]))
    assert scene.follows
    assert scene.sight().holds(scene.stack_box())


def test_two_fingers_zoom_and_lay_nothing_down(new_table: NewTable, qtbot: QtBot) -> None:
    window = new_table(size=(780, 700))
    scene = begin(window)
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


# -- the level rail -------------------------------------------------------------------------------


def rail_button(scene: StackScene, level: int) -> RailButton:
    return next(button for button in scene.rail.buttons if button.level == level)


def looks(scene: StackScene) -> set[tuple[int, Look]]:
    return {(tile.level, tile.look) for tile in scene.tiles() if tile.level}


def test_the_rail_shows_one_level_alone_and_all_again(table: MainWindow) -> None:
    scene = begin(table)
    assert [button.level for button in scene.rail.buttons] == [0, 1, 2, 3]
    every = {(1, Look.FULL), (2, Look.FULL), (3, Look.FULL)}
    assert looks(scene) == every
    hands.click(table.view, rail_button(scene, 2).scenePos())
    assert looks(scene) == {(1, Look.DIM), (2, Look.FULL), (3, Look.OUTLINE)}
    assert [button.level for button in scene.rail.buttons if button.chosen] == [2]
    assert_scene_is_position(scene)
    hands.click(table.view, rail_button(scene, 0).scenePos())
    assert looks(scene) == every


def test_keys_choose_levels_too(table: MainWindow) -> None:
    scene = begin(table)
    for key, modifier, level in (
        (Qt.Key.Key_1, hands.PLAIN, 1),
        (Qt.Key.Key_3, hands.PLAIN, 3),
        (Qt.Key.Key_7, hands.PLAIN, 3),  # there is none
        (Qt.Key.Key_0, hands.PLAIN, None),
        (Qt.Key.Key_Up, ALT, 1),
        (Qt.Key.Key_Up, ALT, 2),
        (Qt.Key.Key_Down, ALT, 1),
        (Qt.Key.Key_Down, ALT, None),
        (Qt.Key.Key_Down, ALT, 3),
        (Qt.Key.Key_Up, ALT, None),
    ):
        hands.key(table.view, key, modifier=modifier)
        assert scene.level == level
    assert "(2, or Alt+Up and Alt+Down)" in rail_button(scene, 2).toolTip()


def test_a_level_can_be_chosen_with_a_tile_in_hand(table: MainWindow) -> None:
    scene = begin(table)
    hands.key(table.view, Qt.Key.Key_P)
    hands.click(table.view, rail_button(scene, 1).scenePos())
    assert scene.level == 1
    assert hand_of(scene).busy
    assert rail_button(scene, 1).chosen


def test_a_new_tile_is_never_hidden_by_the_level_looked_at(table: MainWindow) -> None:
    scene = begin(table, TO_THREE)
    hands.key(table.view, Qt.Key.Key_1)
    table.match.try_move(PENT_UP.parse(table.match.position, GAME[6]))
    assert scene.level is None
    hands.key(table.view, Qt.Key.Key_3)
    hands.key(table.view, Qt.Key.Key_PageUp)  # the third level is gone with its only tile
    assert scene.level is None
    assert [button.level for button in scene.rail.buttons] == [0, 1, 2]


def test_signs_stand_where_they_can_be_seen(table: MainWindow) -> None:
    scene = begin(table)
    covered = {(x, y) for tile in table.match.position.placed for x, y, k in tile.squares if k > 1}
    for tile in scene.tiles():
        if tile.level == 1:
            squares = {(x, y) for x, y, _ in tile.token.squares}
            assert tile.seen == squares - covered
    hands.key(table.view, Qt.Key.Key_1)
    for tile in scene.tiles():
        if tile.level == 1:
            assert tile.seen == {(x, y) for x, y, _ in tile.token.squares}


# On the table: White's I below White's L, and Black's I below Black's X; White's X lies apart.
PAIRS = ("I(0,0)(4,0)", "I(5,0)(9,0)", "L(3,1)(0,2)", "X(7,2)", "X(-2,0)")


# -- levels at a glance ---------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_higher_is_lighter_and_signs_are_readable(theme: Theme) -> None:
    for seat in ("White", "Black", "Red"):
        faces = [colours_of(theme, seat, level) for level in range(1, 13)]
        lights = [luminance(face.fill) for face in faces]
        assert lights == sorted(set(lights))
        assert all(contrast(face.ink, face.fill) >= 4 for face in faces)  # bold, and large
    white = min(luminance(colours_of(theme, "White", level).fill) for level in range(1, 13))
    black = max(luminance(colours_of(theme, "Black", level).fill) for level in range(1, 13))
    assert (white + 0.05) / (black + 0.05) > 1.9


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_edges_part_tiles_of_one_colour(new_table: NewTable, theme: str) -> None:
    window = new_table(theme=theme)
    begin(window, PAIRS)
    for x in (1, 7):
        inside = variation(window, Square(x, 0), Square(x + 1, 0))
        between = variation(window, Square(x, 0), Square(x, 1))
        assert between > 2 * inside


def variation(window: MainWindow, start: Square, end: Square) -> float:
    """Return how much the light varies between the middles of squares, aside from their signs."""
    scene, lights = hands.scene_of(window.view), []
    picture = window.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    aside = QPointF(0.3, 0.3) * scene.geometry.cell
    first, last = hands.centre(scene, start) + aside, hands.centre(scene, end) + aside
    for step in range(41):
        at = hands.spot(window.view, first + (last - first) * (step / 40))
        lights.append(luminance(QColor(picture.pixelColor(at))))
    return max(lights) - min(lights)


# -- the exploded view ----------------------------------------------------------------------------


def test_the_levels_slide_apart_and_together(table: MainWindow) -> None:
    scene = begin(table)
    switch = table.actions_by_name["tool-explode"]
    hands.key(table.view, Qt.Key.Key_E)
    assert scene.exploded
    assert switch.isChecked()
    lowest = {
        level: max(
            tile.sceneBoundingRect().bottom() for tile in scene.tiles() if tile.level == level
        )
        for level in (1, 2, 3)
    }
    highest = {
        level: min(tile.sceneBoundingRect().top() for tile in scene.tiles() if tile.level == level)
        for level in (1, 2, 3)
    }
    assert highest[1] > lowest[2]
    assert highest[2] > lowest[3]
    for tile in scene.tiles():
        if tile.level:
            assert scene.table.contains(tile.sceneBoundingRect())
    hands.key(table.view, Qt.Key.Key_E)
    assert not scene.exploded
    assert not switch.isChecked()
    assert_scene_is_position(scene)


def test_taking_a_tile_brings_the_levels_together(table: MainWindow) -> None:
    scene = begin(table)
    hands.key(table.view, Qt.Key.Key_E)
    hands.click(table.view, hands.point_on(hands.tile(scene, "White", "P")))
    assert not scene.exploded
    assert not table.actions_by_name["tool-explode"].isChecked()
    assert hand_of(scene).busy
    hands.key(table.view, Qt.Key.Key_E)
    assert scene.exploded
    assert not hand_of(scene).busy
    hands.key(table.view, Qt.Key.Key_P, Qt.Key.Key_Escape)
    assert_scene_is_position(scene)


def test_the_game_can_be_gone_through_with_the_levels_apart(table: MainWindow) -> None:
    scene = begin(table)
    hands.key(table.view, Qt.Key.Key_E)
    for _ in range(4):
        hands.key(table.view, Qt.Key.Key_PageUp)
    assert scene.exploded
    assert scene.levels == 2
    for tile in scene.tiles():
        if tile.level:
            assert scene.table.contains(tile.sceneBoundingRect())
    hands.key(table.view, Qt.Key.Key_Home)
    assert not scene.exploded
    assert not table.actions_by_name["tool-explode"].isChecked()
    assert_scene_is_position(scene)
    hands.key(table.view, Qt.Key.Key_E)  # there is nothing to be seen apart
    assert not scene.exploded
    assert not table.actions_by_name["tool-explode"].isChecked()


def test_the_exploded_view_holds_still_and_hides_what_is_flat(table: MainWindow) -> None:
    scene = begin(table)
    geometry = scene.geometry
    hands.key(table.view, Qt.Key.Key_E)
    turn_wheel(table, scene.table.center(), hands.NOTCH)
    hands.drag(table.view, empty_point(scene), empty_point(scene) + QPointF(80, 80))
    hands.key(table.view, Qt.Key.Key_Left, modifier=hands.SHIFT)
    assert scene.geometry == geometry
    assert not scene.marks.isVisible()
    table.resize(1000, 700)
    QApplication.processEvents()
    for tile in scene.tiles():
        if tile.level:
            assert scene.table.contains(tile.sceneBoundingRect())
    hands.key(table.view, Qt.Key.Key_E)
    assert scene.marks.isVisible()
    assert_scene_is_position(scene)


def test_the_levels_slide_in_steps(new_table: NewTable, qtbot: QtBot) -> None:
    window = new_table(motion=True)
    scene = begin(window)
    tile = hands.tile(scene, "White", "X")
    flat = tile.pos()
    hands.key(window.view, Qt.Key.Key_E)
    assert (tile.pos() - flat).manhattanLength() < 1
    qtbot.waitUntil(lambda: not scene.animator.running)
    apart = tile.pos()
    assert (apart - flat).manhattanLength() > scene.geometry.cell
    hands.key(window.view, Qt.Key.Key_E)
    assert tile.pos() == apart
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert_scene_is_position(scene)
