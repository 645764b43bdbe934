"""Themes in figures: nothing is missing, all can be read, and all eyes tell colours apart."""

from dataclasses import fields
from itertools import combinations, product

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication

from pentogames.core.game import Role
from pentogames.core.record import Record
from pentogames.games import GAMES
from pentogames.model.match import MatchModel
from pentogames.scene.board_scene import BoardScene, scene_for
from pentogames.scene.picture import paint_table
from pentogames.scene.theme import (
    CONTRAST,
    CONTRAST_DARK,
    DARK,
    LIGHT,
    THEMES,
    WOOD,
    Theme,
    theme_named,
)
from pentogames.scene.theme_seats import Vision
from pentogames.teach import book
from pentogames.teach.lessons import lessons_of
from pentogames.window import look
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.pauli_most import MostPage
from pentogames.window.style import style_sheet, theme_of
from tests.gui import hands, hands_lessons, hands_solitaire
from tests.gui.colours import DEFICIENCIES, contrast, difference, lightness
from tests.gui.conftest import NewTable

ALL = [theme_named(name, vision) for name, vision in product(THEMES, Vision)]
EACH = pytest.mark.parametrize("theme", ALL, ids=lambda theme: f"{theme.name}, {theme.vision}")

GROUNDS = ("window", "table", "grain", "surface", "raised")
TEXTS = [
    *product(("text", "text_quiet", "accent", "bad", "good"), GROUNDS),
    *(("text", "tint"), ("text_quiet", "tint"), ("text_quiet", "plate"), ("accent", "plate")),
    *(("on_accent", "accent"), ("paper_ink", "paper")),
]
"""Every token of a text with each token of a ground that it is written on."""

GRAPHICS = [
    *product(("frame", "focus"), ("window", "surface", "raised")),
    ("accent", "board"),
    ("frame", "board"),
    ("burst_edge", "burst"),
]
"""What must be seen in order to use the program, with what it lies on."""

BOARDS = ("board", "board_outer", "plate")
PIECES = {
    "Universe": ("White", "Yellow", "Red", "Blue"),
    "Universe for two": ("White", "Black"),
    "Pent-Up": ("White", "Black", "Red"),
    "Pentago": ("1", "2", "3", "4"),
    "Picture-Puzzle": ("r", "g", "b", "y"),
    "Pauli": ("piece:B", "piece:G", "piece:Y", "piece:O", "piece:R"),
    "Pauli's players": ("Cool", "Hot"),
    "players of a Picture-Puzzle": ("1", "2", "3", "4", "5", "6", "7", "8"),
}
"""The colours that must be told apart on one table."""

EYES = {
    Vision.STANDARD: ("",),
    Vision.RED_GREEN: ("", "protanopia", "deuteranopia"),
    Vision.BLUE_YELLOW: ("", "tritanopia"),
}
FAR_APART = 25
"""A difference of colours that is seen at a glance."""


# -- tokens ---------------------------------------------------------------------------------------


@EACH
def test_every_token_has_a_value(theme: Theme) -> None:
    for field in fields(Theme):
        value = getattr(theme, field.name)
        assert value is not None, field.name
        assert not isinstance(value, QColor) or value.isValid(), field.name
    assert set(theme.roles) == set(Role)
    assert set(theme.seats) == set(LIGHT.seats)
    for styled in (*theme.roles.values(), *theme.seats.values()):
        for field in fields(styled):
            value = getattr(styled, field.name)
            assert not isinstance(value, QColor) or value.isValid(), (styled, field.name)


def test_a_theme_is_one_object_for_each_name_and_vision() -> None:
    assert theme_named("wood") is WOOD
    for name, vision in product(THEMES, Vision):
        theme = theme_named(name, vision)
        assert theme is theme_named(name, vision)
        assert (theme.name, theme.vision) == (name, vision)


@EACH
def test_the_style_sheet_takes_its_colours_from_the_theme(theme: Theme) -> None:
    sheet = style_sheet(theme)
    colours = {
        value.name()
        for field in fields(Theme)
        if isinstance(value := getattr(theme, field.name), QColor)
    }
    words = sheet.replace(";", " ").replace(",", " ").replace(")", " ").split()
    assert {word for word in words if word.startswith("#") and len(word) == 7} <= colours


# -- contrast -------------------------------------------------------------------------------------


@EACH
def test_text_can_be_read(theme: Theme) -> None:
    for text, ground in TEXTS:
        assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5, (text, ground)
    for seat, style in theme.seats.items():
        assert contrast(style.ink, style.fill) >= 4.5, seat


@EACH
def test_what_cannot_be_used_is_still_seen(theme: Theme) -> None:
    for ground in ("window", "surface", "raised"):
        assert contrast(theme.text_off, getattr(theme, ground)) >= 3, ground


@EACH
def test_what_must_be_seen_stands_out(theme: Theme) -> None:
    for line, ground in GRAPHICS:
        assert contrast(getattr(theme, line), getattr(theme, ground)) >= 3, (line, ground)
    for role, board in product(set(Role) - {Role.DEAD}, BOARDS):
        assert contrast(theme.roles[role].line, getattr(theme, board)) >= 3, (role, board)


@EACH
def test_pieces_stand_out_from_the_board(theme: Theme) -> None:
    for seat, board in product(theme.seats, (*BOARDS, "hole")):
        style, ground = theme.seats[seat], getattr(theme, board)
        best = max(contrast(style.fill, ground), contrast(style.edge, ground))
        assert best >= 3, (seat, board)


def test_high_contrast_has_more_of_it() -> None:
    for theme in (CONTRAST, CONTRAST_DARK):
        for text in ("text", "text_quiet", "accent"):
            assert contrast(getattr(theme, text), theme.window) >= 7, (theme.name, text)
        assert contrast(theme.hairline, theme.window) >= 4.5


# -- colours --------------------------------------------------------------------------------------


@pytest.mark.parametrize("vision", Vision)
@pytest.mark.parametrize("group", PIECES.values(), ids=list(PIECES))
def test_colours_are_told_apart_by_the_eyes_they_are_for(
    vision: Vision, group: tuple[str, ...]
) -> None:
    styles = theme_named("light", vision).seats
    for (one, other), eyes in product(combinations(group, 2), EYES[vision]):
        assert difference(styles[one].fill, styles[other].fill, eyes) >= FAR_APART, (
            one,
            other,
            eyes,
        )


def test_the_standard_palette_is_not_enough_for_all_eyes() -> None:
    styles = LIGHT.seats
    pieces = combinations(PIECES["Pauli"], 2)
    worst = min(
        difference(styles[one].fill, styles[other].fill, eyes)
        for (one, other), eyes in product(pieces, DEFICIENCIES)
    )
    assert worst < FAR_APART / 2


@EACH
@pytest.mark.parametrize("group", PIECES.values(), ids=list(PIECES))
def test_in_grey_all_are_told_apart_by_their_signs(theme: Theme, group: tuple[str, ...]) -> None:
    for one, other in combinations(group, 2):
        first, second = theme.seats[one], theme.seats[other]
        apart = abs(lightness(first.fill) - lightness(second.fill))
        assert first.glyph is not second.glyph or apart > FAR_APART, (one, other)


# -- pictures -------------------------------------------------------------------------------------


def a_scene(game: str, theme: Theme, ratio: float = 1.0) -> BoardScene:
    cover = book.cover(game)
    scene = scene_for(MatchModel(Record(cover.game, cover.position.options, cover.position)), theme)
    scene.set_motion(False)
    scene.set_size(QSizeF(900, 600), ratio)
    return scene


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_wood_is_calm(application: QApplication, game: str) -> None:
    scene = a_scene(game, WOOD)
    picture = paint_table(scene, 1.0)
    corner = [picture.pixelColor(x, y) for x in range(4, 896, 3) for y in (3, 4, 5, 6, 7)]
    scene.dispose()
    tones = [lightness(colour) for colour in corner]
    assert 1 < max(tones) - min(tones) < 8


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_cells_are_whole_device_pixels_in_every_game(
    application: QApplication, game: str, ratio: float
) -> None:
    scene = a_scene(game, LIGHT, ratio)
    for width, height in ((640, 480), (900, 600), (1111, 777), (1920, 1080)):
        scene.set_size(QSizeF(width, height), ratio)
        for value in (scene.geometry.cell, scene.geometry.left, scene.geometry.base):
            assert abs(value * ratio - round(value * ratio)) < 1e-6, (width, height)
    scene.dispose()


# -- following the system -------------------------------------------------------------------------


class System:
    """Stands for Qt's hints on a system with a scheme of colours, in high contrast or not."""

    def __init__(self, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> None:
        self._scheme, self._contrast = scheme, contrast

    def colorScheme(self) -> Qt.ColorScheme:
        return self._scheme

    def accessibility(self) -> "System":
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self._contrast


PLAIN, HIGH = Qt.ContrastPreference.NoPreference, Qt.ContrastPreference.HighContrast


def test_the_window_follows_the_system_at_once(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.settings.theme = "system"
    hints = QGuiApplication.styleHints()
    for scheme, preference, theme in (
        (Qt.ColorScheme.Dark, PLAIN, DARK),
        (Qt.ColorScheme.Light, HIGH, CONTRAST),
        (Qt.ColorScheme.Dark, HIGH, CONTRAST_DARK),
        (Qt.ColorScheme.Light, PLAIN, LIGHT),
    ):
        system = System(scheme, preference)
        monkeypatch.setattr(look.QGuiApplication, "styleHints", lambda system=system: system)
        if preference is HIGH:
            hints.accessibility().contrastPreferenceChanged.emit(preference)
        else:
            hints.colorSchemeChanged.emit(scheme)
        assert hands.scene_of(table.view).theme is theme
        assert theme_of(table) is theme
    table.settings.theme = "wood"
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme_of(table) is WOOD


@pytest.mark.parametrize("name", ["Dark", "Wooden table", "High contrast, light", "Light"])
def test_the_menu_of_looks_changes_everything_at_once(new_table: NewTable, name: str) -> None:
    window = new_table(theme="contrast-dark")
    menu = hands.open_menu(window, "View", "Look")
    hands.click_entry(menu, name)
    hands.close_menus()
    worn = theme_of(window)
    assert worn.name == window.settings.theme != "contrast-dark"
    scene = hands.scene_of(window.view)
    themed = [item for item in scene.items() if hasattr(item, "theme")]
    assert len(themed) > 20
    assert all(item.theme is worn for item in themed)
    chosen = [entry.text() for entry in menu.actions() if entry.isChecked()]
    assert [text.replace("&", "") for text in chosen] == [name]


def test_puzzles_and_lessons_follow_at_once(table: MainWindow) -> None:
    table.lessons.start(lessons_of("pauli")[0])
    lesson = hands_lessons.scene_of(table)
    for name in ("wood", "contrast", "dark"):
        table.settings.theme = name
        assert lesson.theme is THEMES[name]
    table.lessons.leave()
    page = hands_solitaire.open_level(table, "Most matches", "4×4", MostPage)
    for name in ("wood", "contrast", "dark"):
        table.settings.theme = name
        assert page.scene.theme is THEMES[name]
        assert all(item.theme is THEMES[name] for item in page.scene.table_items)
