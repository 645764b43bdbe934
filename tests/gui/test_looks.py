"""Looks in figures: sharpness, room and contrast; and changes of theme reach everything."""

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsItem

from pentogames.core.game import Game
from pentogames.core.record import Record
from pentogames.core.shapes import LETTERS
from pentogames.games import GAMES
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.model.match import MatchModel
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.glyphs import glyph_path
from pentogames.scene.picture import paint_table
from pentogames.scene.specs import spec_for
from pentogames.scene.strip import HandButton, Tone
from pentogames.scene.theme import DARK, LIGHT, THEMES
from pentogames.scene.tray import TrayItem
from pentogames.teach.words import words_for
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import drawn_area
from tests.gui.test_hand import play_at_random

HAIR = 1e-6
BOARDS = (
    UniverseOptions(players=2),
    UniverseOptions(players=2, rows=9),
    UniverseOptions(players=3, regions=("north", "east")),
    UniverseOptions(players=4),
)
RATIOS = (1.0, 1.25, 1.5, 2.0)
# Of the view, which is smaller than the window: from one of 900 by 600 to 4K, and tall ones.
SIZES = ((636, 550), (900, 600), (926, 731), (1400, 900), (3840, 2160), (500, 900), (1080, 1900))


def a_scene(options: UniverseOptions, size: tuple[int, int], ratio: float = 1.0) -> BoardScene:
    scene = BoardScene(MatchModel(Record(UNIVERSE, options)), spec_for("universe"), LIGHT)
    scene.set_motion(False)
    scene.set_size(QSizeF(*size), ratio)
    return scene


def whole(value: float) -> bool:
    return abs(value - round(value)) < HAIR


# -- sharpness ------------------------------------------------------------------------------------


@pytest.mark.parametrize("ratio", RATIOS)
def test_cells_are_whole_device_pixels(application: QApplication, ratio: float) -> None:
    for options in BOARDS:
        scene = a_scene(options, SIZES[0], ratio)
        for size in SIZES:
            scene.set_size(QSizeF(*size), ratio)
            geometry = scene.geometry
            assert all(
                whole(value * ratio) for value in (geometry.cell, geometry.left, geometry.base)
            )
        scene.dispose()


@pytest.mark.parametrize("ratio", RATIOS)
def test_the_grid_is_as_sharp_as_the_screen(application: QApplication, ratio: float) -> None:
    scene = a_scene(BOARDS[0], (900, 600), ratio)
    picture = paint_table(scene, ratio)
    geometry = scene.geometry
    board, grid = LIGHT.board.name(), LIGHT.grid.name()
    middle = geometry.point(1.5, 1.5)  # where no frame runs
    for column in range(1, 10):
        x = round(geometry.point(column, 0).x() * ratio)
        y = round(middle.y() * ratio)
        assert [picture.pixelColor(x + d, y).name() for d in (-2, -1, 0, 1, 2)] == (
            [board, board, grid, board, board]
        )
    for row in range(1, 10):
        x = round(middle.x() * ratio)
        y = round(geometry.point(0, row).y() * ratio)
        assert [picture.pixelColor(x, y + d).name() for d in (-2, -1, 0, 1, 2)] == (
            [board, board, grid, board, board]
        )
    scene.dispose()


# -- room -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("options", BOARDS, ids=lambda o: f"{o.players}-{o.rows}")
def test_nothing_overlaps(
    application: QApplication, options: UniverseOptions, size: tuple[int, int]
) -> None:
    scene = a_scene(options, size)
    squares = [scene.geometry.rect(square) for square in scene.board.layout.squares]
    board = squares[0]
    for square in squares:
        board = board.united(square)
    labels = [scene.geometry.point(label.x, label.y) for label in scene.board.layout.labels]
    homes = {seat: home.area for seat, home in scene.homes.items()}
    parts = {"board": board, "strip": scene.strip.area, **homes}
    for (one, first), (other, second) in combinations(parts.items(), 2):
        assert not first.intersects(second), (one, other)
    view = QRectF(0, 0, *size)
    assert all(view.contains(part) for part in parts.values())
    for label in labels:
        assert view.contains(label)
        assert not any(part.contains(label) for part in parts.values())
    for home in scene.homes.values():
        assert isinstance(home, TrayItem)
        tiles = [hands.tile(scene, home.seat, piece) for piece in LETTERS]
        areas = [drawn_area(tile) for tile in tiles]
        assert all(home.inner.contains(area) for area in areas)
        assert not any(a.intersects(b) for a, b in combinations(areas, 2))
        for tile, area in zip(tiles, areas, strict=True):
            assert home.token_at(area.center()) == tile.token.id
        assert home.cell >= 6  # pieces that can still be told apart and hit
    scene.dispose()


# -- contrast -------------------------------------------------------------------------------------


def test_seats_are_told_apart_without_colours(application: QApplication) -> None:
    for theme in THEMES.values():
        for seats in (("White", "Black"), ("White", "Yellow", "Red", "Blue")):
            glyphs = [theme.seats[seat].glyph for seat in seats]
            assert len(set(glyphs)) == len(seats)
    glyphs_of_all = {style.glyph for style in LIGHT.seats.values()}
    paths = [glyph_path(glyph) for glyph in glyphs_of_all]
    assert all(one != other for one, other in combinations(paths, 2))


def grey_pixels(window: MainWindow, area: QRectF) -> list[int]:
    """Return the lightness of the pixels seen in a part of the scene."""
    corner = hands.spot(window.view, area.topLeft())
    part = QRect(corner, area.size().toSize())
    picture = window.view.grab(part).toImage()
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    return [
        grey.pixelColor(x, y).lightness() for y in range(grey.height()) for x in range(grey.width())
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_in_grey_the_owner_and_the_last_move_are_still_seen(
    new_table: NewTable, theme: str
) -> None:
    window = new_table(theme=theme)
    view, scene = window.view, hands.scene_of(window.view)
    for _ in range(2):
        move = next(window.match.position.moves())
        hands.play_by_keys(view, move)
        item = hands.tile(scene, move.seat, move.piece)
        middle = item.mapToScene(item.local(item.offsets[item.nearest(QPointF(0, 0))]))
        sign = grey_pixels(window, QRectF(middle - QPointF(9, 9), QSizeF(18, 18)))
        assert max(sign) - min(sign) > 60
        as_last = grey_pixels(window, drawn_area(item))
        hands.play_by_keys(view, next(window.match.position.moves()))
        as_others = grey_pixels(window, drawn_area(item))
        changed = sum(abs(one - other) > 40 for one, other in zip(as_last, as_others, strict=True))
        assert changed > 200  # the line inside its edge


# -- themes ---------------------------------------------------------------------------------------


def themed_items(scene: BoardScene) -> list[QGraphicsItem]:
    return [item for item in scene.items() if hasattr(item, "theme")]


@pytest.mark.parametrize("in_hand", [False, True])
def test_a_change_of_theme_reaches_everything(table: MainWindow, in_hand: bool) -> None:
    play_at_random(table, 2, seed=4)
    scene = hands.scene_of(table.view)
    if in_hand:
        hands.click(table.view, hands.point_on(hands.tile(scene, "White", "I")))
        assert scene.strip.buttons
    menu = hands.open_menu(table, "View", "Look")
    hands.click_entry(menu, "Dark")
    hands.close_menus()
    items = themed_items(scene)
    assert len(items) >= 24 + 2 + 5
    assert all(item.theme is DARK for item in items)
    assert scene.backgroundBrush().color() == DARK.window
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    assert application.palette().window().color() == DARK.window
    assert DARK.window.name() in application.styleSheet()
    action = table.actions_by_name["open"]
    icon = action.icon().pixmap(24).toImage()
    inks = {
        icon.pixelColor(x, y).name()
        for x in range(icon.width())
        for y in range(icon.height())
        if icon.pixelColor(x, y).alpha() == 255
    }
    assert DARK.text.name() in inks
    assert table.settings.theme == "dark"


# -- the smallest window that must look right -----------------------------------------------------

SMALL = (900, 600)
LONG_NAME = "Bartholomäus-Maximilian von der Heidenau"
FACTS = {"seat": LONG_NAME, "owner": LONG_NAME, "player": LONG_NAME, "winners": LONG_NAME}


class Figures(dict[str, object]):
    """Facts for any sentence: long names of players, and lists of figures."""

    def __missing__(self, name: str) -> object:
        return FACTS.get(name, "4, 4, 4")


def begin(window: MainWindow, game: Game[Any, Any, Any]) -> None:
    window.take(Record(game, game.options_type()), None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_sentence_has_room_in_the_strip(
    new_table: NewTable, game: Game[Any, Any, Any]
) -> None:
    window = new_table(size=SMALL)
    begin(window, game)
    scene = hands.scene_of(window.view)
    buttons = tuple(HandButton("flip", "", scene.strip.clear_message) for _ in range(5))
    scene.strip.show_buttons(buttons if game.name in ("universe", "pent-up") else ())
    for sentence in words_for(game.name).refusals.values():
        for template in filter(None, (sentence.text, sentence.one)):
            text = template.format_map(Figures())
            scene.strip.say(text, Tone.REFUSED, why=scene.strip.clear_message)
            layout = scene.strip.layout()
            assert layout.needed.height() <= layout.room.height(), text
            assert layout.needed.width() <= layout.room.width(), text
            assert layout.room.contains(layout.needed), text
            assert scene.strip.area.adjusted(0, -1, 0, 1).contains(layout.plate)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_bar_shows_all_its_tools(new_table: NewTable, game: Game[Any, Any, Any]) -> None:
    window = new_table(size=SMALL)
    begin(window, game)
    QCoreApplication.processEvents()
    for action in window.tools.actions():
        if action.isSeparator() or not action.isVisible():
            continue
        button = window.tools.widgetForAction(action)
        assert button.isVisible(), action.text()
        area = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        assert window.rect().contains(area), action.text()
        menus = window.menuBar().actions()
        last = window.menuBar().actionGeometry(menus[-1])
        assert area.left() > last.right(), action.text()
