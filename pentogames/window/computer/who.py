"""A choice of who plays a seat: a person, or the computer at one of its levels."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from pentogames.bots.levels import COUNT
from pentogames.model.words import tr
from pentogames.teach.levels import level_name

LEAST_LETTERS = 10
"""How many letters of the choice are seen at least."""


class WhoBox(QComboBox):
    """Offers a person, and the levels from the gentlest to the strongest."""

    def __init__(self, level: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.addItem(tr("A person"), None)
        for number in range(1, COUNT + 1):
            self.addItem(level_text(number), number)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMaxVisibleItems(COUNT + 1)
        # The longest level's name need not widen a dialog for small screens.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LEAST_LETTERS)
        self.set_level(level)

    @property
    def level(self) -> int | None:
        """The level chosen; None for a person."""
        level: int | None = self.currentData()
        return level

    def set_level(self, level: int | None) -> None:
        """Show a level, or a person."""
        self.setCurrentIndex(level or 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls: nobody means to change a player by it."""
        event.ignore()


def level_text(number: int) -> str:
    """Return what a computer player of a level is called in a list."""
    return tr("Computer {number}: {name}").format(number=number, name=level_name(number, tr))
