"""What the pages of the settings are made of: headings, choices, switches and notes in a column.

Each field sets its wish at once, and shows it anew when it changes elsewhere.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QLabel,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.settings import Settings
from pentogames.model.words import tr
from pentogames.scene.theme import GAP
from pentogames.window.settings.cards import Card

T = TypeVar("T")

Choices = Sequence[tuple[str, str]]
"""Each thing to choose by its name, with its words."""


class Page(QScrollArea):
    """A column of fields that can be scrolled where there is little room."""

    refreshed = Signal()  # every field shows its wish anew

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(4, 0, 14, 0)
        self.column.setSpacing(round(GAP * 0.75))
        self.setWidget(inside)
        settings.changed.connect(self._on_setting)

    def _on_setting(self, key: str) -> None:
        self.refreshed.emit()

    def heading(self, text: str) -> QLabel:
        """Add a heading; there is more room above it unless it is the first."""
        if self.column.count():
            self.column.addSpacing(round(GAP))
        label = QLabel(text)
        label.setObjectName("title")
        self.column.addWidget(label)
        return label

    def note(self, text: str) -> QLabel:
        """Add a quiet line that explains what is above it."""
        label = QLabel(text)
        label.setObjectName("quiet")
        label.setWordWrap(True)
        self.column.addWidget(label)
        return label

    def switch(self, words: str, get: Callable[[], bool], put: Callable[[bool], None]) -> QCheckBox:
        """Add a switch for something that is on or off."""
        box = QCheckBox(words)
        box.setChecked(get())
        box.toggled.connect(lambda on: _wish(on, get, put))
        self.refreshed.connect(lambda: box.setChecked(get()))
        self.column.addWidget(box)
        return box

    def radios(
        self, choices: Choices, get: Callable[[], str], put: Callable[[str], None]
    ) -> QButtonGroup:
        """Add a few things of which one is chosen, below each other."""
        group = QButtonGroup(self)
        for name, words in choices:
            button = QRadioButton(words)
            button.setProperty("choice", name)
            group.addButton(button)
            self.column.addWidget(button)
        _bind(group, get, put)
        self.refreshed.connect(lambda: _show(group, get()))
        return group

    def cards(
        self,
        cards: Sequence[Card],
        columns: int,
        get: Callable[[], str],
        put: Callable[[str], None],
    ) -> QButtonGroup:
        """Add pictures of which one is chosen, in so many columns."""
        group = QButtonGroup(self)
        grid = QGridLayout()
        grid.setSpacing(round(GAP * 0.75))
        for number, card in enumerate(cards):
            card.setProperty("choice", card.name)
            group.addButton(card)
            grid.addWidget(card, number // columns, number % columns)
        self.column.addLayout(grid)
        _bind(group, get, put)
        self.refreshed.connect(lambda: _show(group, get()))
        return group

    def finish(self) -> None:
        """Keep the column together at the top."""
        self.column.addStretch(1)


def _wish(wish: T, get: Callable[[], T], put: Callable[[T], None]) -> None:
    """Set a wish, unless a field only shows what is wished for already."""
    if wish != get():
        put(wish)


def _bind(group: QButtonGroup, get: Callable[[], str], put: Callable[[str], None]) -> None:
    _show(group, get())

    def on_toggled(button: QWidget, on: bool) -> None:
        if on:
            _wish(button.property("choice"), get, put)

    group.buttonToggled.connect(on_toggled)


def _show(group: QButtonGroup, name: str) -> None:
    for button in group.buttons():
        if button.property("choice") == name:
            button.setChecked(True)


def like_system() -> str:
    """Return the words for doing as the system does."""
    return tr("Like the &system").replace("&", "")
