"""Which look is wished for, and the menu of looks: by name, or that of the system."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QActionGroup, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from pentogames.model.settings import SYSTEM, THEME, VISION, Settings
from pentogames.model.words import tr
from pentogames.scene.theme import CONTRAST, CONTRAST_DARK, DARK, LIGHT, THEMES, Theme, theme_named
from pentogames.scene.theme_seats import Vision
from pentogames.teach.sentences import later
from pentogames.window.style import dress

LOOKS = (
    ("system", later("Like the &system")),
    ("light", later("&Light")),
    ("dark", later("&Dark")),
    ("wood", later("&Wooden table")),
    ("contrast", later("High &contrast, light")),
    ("contrast-dark", later("High contrast, d&ark")),
)
"""Every look that can be wished for, in words with the letter of its key in a menu."""


class Look(QObject):
    """Dresses the application as the settings, or the system, ask for, whenever they change."""

    changed = Signal(object)  # the Theme that widgets wear now

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.theme = wished_theme(settings)
        settings.changed.connect(self._on_setting)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.follow)
        hints.accessibility().contrastPreferenceChanged.connect(self.follow)

    def follow(self) -> None:
        """Dress everything in what is wished for now."""
        self.theme = wished_theme(self._settings)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        dress(application, self.theme)
        self.changed.emit(self.theme)

    def _on_setting(self, key: str) -> None:
        if key in (THEME, VISION):
            self.follow()


def wished_theme(settings: Settings) -> Theme:
    """Return the theme that the settings ask for, or else the one that goes with the system."""
    known = [str(vision) for vision in Vision]
    vision = Vision(settings.vision) if settings.vision in known else Vision.STANDARD
    name = settings.theme if settings.theme in THEMES else theme_of_system().name
    return theme_named(name, vision)


def theme_of_system() -> Theme:
    """Return the theme that goes with the system: dark or light, in high contrast or not."""
    hints = QGuiApplication.styleHints()
    dark = hints.colorScheme() == Qt.ColorScheme.Dark
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST_DARK if dark else CONTRAST
    return DARK if dark else LIGHT


def add_look_menu(menu: QMenu, settings: Settings) -> None:
    """Add a menu that sets the look of the settings, and shows which it is."""
    looks = menu.addMenu(tr("&Look"))
    group = QActionGroup(looks)
    for name, text in LOOKS:
        choice = looks.addAction(tr(text))
        choice.setCheckable(True)
        choice.setData(name)
        group.addAction(choice)

    def choose(name: str) -> None:
        settings.theme = name

    def show() -> None:
        wish = settings.theme if settings.theme in THEMES else SYSTEM
        for choice in group.actions():
            choice.setChecked(choice.data() == wish)

    group.triggered.connect(lambda choice: choose(choice.data()))
    looks.aboutToShow.connect(show)
    show()
