"""The dialog itself: sections at the left, the page of one at the right."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.settings import Settings
from pentogames.model.words import tr
from pentogames.scene.glyphs import icon
from pentogames.scene.theme import GAP
from pentogames.window.actions import Actions
from pentogames.window.settings.appearance import AppearancePage
from pentogames.window.settings.keys import KeysPage
from pentogames.window.settings.page import Page
from pentogames.window.settings.simple import LanguagePage, MotionPage, PlayPage, SoundPage
from pentogames.window.style import theme_of

SIZE = QSize(760, 560)
LEAST = QSize(640, 400)
SECTIONS = 168
"""Width of the list of sections, logical pixels."""


class SettingsDialog(QDialog):
    """Asks for the user's wishes; each is followed at once, and Cancel takes all of them back."""

    def __init__(self, settings: Settings, actions: Actions, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self._settings = settings
        self._before = settings.wishes()
        self.sections = QListWidget()
        self.sections.setObjectName("sections")
        self.sections.setFixedWidth(SECTIONS)
        self.sections.setIconSize(QSize(20, 20))
        self.sections.setAccessibleName(tr("Sections"))
        self.pages = QStackedWidget()
        self._icons: list[str] = []
        self._add(tr("Appearance"), "eye", AppearancePage(settings))
        self._add(tr("Animation"), "turn-right", MotionPage(settings))
        self._add(tr("Sound"), "sound", SoundPage(settings))
        self._add(tr("Language"), "globe", LanguagePage(settings))
        self._add(tr("Play"), "flag", PlayPage(settings))
        self._add(tr("Keyboard"), "keyboard", KeysPage(settings, actions))
        self.sections.currentRowChanged.connect(self._show_page)
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        settings.changed.connect(self._paint_icons)
        self.sections.setCurrentRow(0)
        self._paint_icons()
        self.setMinimumSize(LEAST)
        self.resize(SIZE.boundedTo(self.screen().availableSize()))
        self.sections.setFocus()

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(round(GAP * 2))
        middle.addWidget(self.sections)
        middle.addWidget(self.pages, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 18, 18, 14)
        layout.setSpacing(round(GAP))
        layout.addLayout(middle, 1)
        layout.addWidget(self.buttons)

    def _add(self, title: str, picture: str, page: Page) -> None:
        self.sections.addItem(QListWidgetItem(title))
        self.pages.addWidget(page)
        self._icons.append(picture)

    def show_section(self, title: str) -> None:
        """Show the page of a section, by its title."""
        for row in range(self.sections.count()):
            if self.sections.item(row).text() == title:
                self.sections.setCurrentRow(row)

    def _show_page(self, row: int) -> None:
        self.pages.setCurrentIndex(row)
        self._paint_icons()

    def _paint_icons(self) -> None:
        """Draw the sections' icons in the colours of the theme, which may be another one now."""
        theme = theme_of(self)
        for row, picture in enumerate(self._icons):
            chosen = row == self.sections.currentRow()
            colour = theme.on_accent if chosen else theme.text
            self.sections.item(row).setIcon(icon(picture, colour))

    def reject(self) -> None:
        """Leave everything as it was before."""
        self._settings.take_back(self._before)
        super().reject()
