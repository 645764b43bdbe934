"""Settings of the look: theme, palette, and what is shown on boards."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pentogames.games import NAMES
from pentogames.model.settings import SYSTEM, Settings
from pentogames.model.words import tr
from pentogames.scene.theme import THEMES, theme_named
from pentogames.scene.theme_seats import Vision
from pentogames.teach.overlays import COORDINATES, overlays_for
from pentogames.teach.sentences import later
from pentogames.window.look import LOOKS, theme_of_system
from pentogames.window.settings.cards import Card, Picture, paint_palette, paint_theme
from pentogames.window.settings.page import Page, like_system

VISIONS = (
    (Vision.STANDARD, later("Standard")),
    (Vision.RED_GREEN, later("Red and green look alike")),
    (Vision.BLUE_YELLOW, later("Blue and green look alike")),
)


class AppearancePage(Page):
    """Asks for theme and palette by pictures."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.heading(tr("Theme"))
        themes = [
            Card(name, like_system() if name == SYSTEM else _plain(text), self._theme_picture(name))
            for name, text in LOOKS
        ]
        self.themes = self.cards(themes, 3, lambda: settings.theme, self._set_theme)
        self.heading(tr("Colours of the players"))
        palettes = [Card(str(v), tr(text), self._palette_picture(v), 46) for v, text in VISIONS]
        self.visions = self.cards(palettes, 3, lambda: settings.vision, self._set_vision)
        self.note(tr("Each colour has a sign besides, whatever the palette."))
        self.heading(tr("Boards"))
        self.coordinates = self.switch(
            tr("&Coordinates at the edge of the board"), self._coordinates, self._set_coordinates
        )
        self.finish()

    def _set_theme(self, name: str) -> None:
        self.settings.theme = name

    def _set_vision(self, name: str) -> None:
        self.settings.vision = name

    def _theme_picture(self, name: str) -> Picture:
        def paint(painter: QPainter, area: QRectF) -> None:
            theme = THEMES[name] if name in THEMES else theme_of_system()
            paint_theme(painter, area, theme_named(theme.name, Vision(self.settings.vision)))

        return paint

    def _palette_picture(self, vision: Vision) -> Picture:
        def paint(painter: QPainter, area: QRectF) -> None:
            name = self.settings.theme
            theme = THEMES[name] if name in THEMES else theme_of_system()
            paint_palette(painter, area, theme_named(theme.name, vision))

        return paint

    def _shown(self, game: str) -> frozenset[str]:
        at_first = [overlay.name for overlay in overlays_for(game) if overlay.at_first]
        return self.settings.overlays(game, at_first)

    def _coordinates(self) -> bool:
        """Say whether the boards of all games show their coordinates."""
        return all(COORDINATES.name in self._shown(game) for game in NAMES)

    def _set_coordinates(self, on: bool) -> None:
        if on == self._coordinates():
            return
        for game in NAMES:
            shown = self._shown(game) - {COORDINATES.name}
            self.settings.set_overlays(game, [*shown, *([COORDINATES.name] if on else [])])


def _plain(text: str) -> str:
    """Return a menu's words without the mark of their key."""
    return tr(text).replace("&", "")
