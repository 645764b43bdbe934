"""The menu of languages: each in its own words, so that it can be found from a foreign one."""

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from pentogames.model.language import SYSTEM, available
from pentogames.model.settings import Settings
from pentogames.model.words import tr


def add_language_menu(menu: QMenu, settings: Settings) -> None:
    """Add a menu that sets the language of the settings; window.front follows it."""
    languages = menu.addMenu(tr("Lan&guage"))
    group = QActionGroup(languages)
    for code, name in ((SYSTEM, tr("Like the &system")), *available()):
        choice = languages.addAction(name)
        choice.setCheckable(True)
        choice.setData(code)
        choice.setChecked(code == settings.language)
        group.addAction(choice)

    def choose(wish: str) -> None:
        settings.language = wish

    group.triggered.connect(lambda choice: choose(choice.data()))
