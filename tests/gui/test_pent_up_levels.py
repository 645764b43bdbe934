"""Levels one can see: the rail, lightness, edges and signs, and the exploded view."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pentogames.core.cells import Square
from pentogames.games.pent_up import PENT_UP
from pentogames.scene.stack_look import Look, colours_of, contrast, luminance
from pentogames.scene.stack_rail import RailButton
from pentogames.scene.stack_scene import StackScene
from pentogames.scene.theme import DARK, LIGHT, Theme
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import assert_scene_is_position
from tests.gui.stacks import GAME, begin, empty_point, hand_of, turn_wheel

ALT = Qt.KeyboardModifier.AltModifier
TO_THREE = GAME[:6]  # the next tile begins the third level


# -- the level rail -------------------------------------------------------------------------------


def rail_button(scene: StackScene, level: int) -> RailButton:
    return next(button for button in scene.rail.buttons if button.level == level)


def looks(scene: StackScene) -> set[tuple[int, Look]]:
    return {(tile.level, tile.look) for tile in scene.tiles() if tile.level}


def test_the_rail_shows_one_level_alone_and_all_again(table: MainWindow) -> None:
    scene = begin(table, *GAME)
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
    scene = begin(table, *GAME)
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
    scene = begin(table, *GAME)
    hands.key(table.view, Qt.Key.Key_P)
    hands.click(table.view, rail_button(scene, 1).scenePos())
    assert scene.level == 1
    assert hand_of(scene).busy
    assert rail_button(scene, 1).chosen


def test_a_new_tile_is_never_hidden_by_the_level_looked_at(table: MainWindow) -> None:
    scene = begin(table, *TO_THREE)
    hands.key(table.view, Qt.Key.Key_1)
    table.match.try_move(PENT_UP.parse(table.match.position, GAME[6]))
    assert scene.level is None
    hands.key(table.view, Qt.Key.Key_3)
    hands.key(table.view, Qt.Key.Key_PageUp)  # the third level is gone with its only tile
    assert scene.level is None
    assert [button.level for button in scene.rail.buttons] == [0, 1, 2]


def test_signs_stand_where_they_can_be_seen(table: MainWindow) -> None:
    scene = begin(table, *GAME)
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
    begin(window, *PAIRS)
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


@pytest.mark.parametrize("seat", ["White", "Black"])
def test_a_tile_in_hand_keeps_its_colour(table: MainWindow, seat: str) -> None:
    scene = begin(table, *GAME[: 10 if seat == "White" else 9])
    piece = "P"
    hands.drag(
        table.view, hands.point_on(hands.tile(scene, seat, piece)), empty_point(scene), let_go=False
    )
    item = hands.tile(scene, seat, piece)
    assert item.lifted
    aside = QPointF(0.3, 0.3) * scene.geometry.cell
    at = hands.spot(table.view, item.mapToScene(item.local(item.offsets[0]) + aside))
    shown = QColor(table.view.grab().toImage().pixelColor(at))
    face = colours_of(LIGHT, seat, 0).fill
    assert abs(luminance(shown) - luminance(face)) < 0.2


# -- the exploded view ----------------------------------------------------------------------------


def test_the_levels_slide_apart_and_together(table: MainWindow) -> None:
    scene = begin(table, *GAME)
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
    scene = begin(table, *GAME)
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
    scene = begin(table, *GAME)
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
    scene = begin(table, *GAME)
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
    scene = begin(window, *GAME)
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
