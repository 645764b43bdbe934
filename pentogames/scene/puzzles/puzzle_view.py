"""The view on a puzzle's scene: it fills the view exactly, so a cell is whole device pixels."""

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from pentogames.scene.accessible import install, tell_changes
from pentogames.scene.filling_view import FillingView
from pentogames.scene.puzzles.puzzle_scene import PuzzleScene
from pentogames.scene.speech import announce


class PuzzleView(FillingView):
    """Shows a PuzzleScene; what its strip says is the view's description for screen readers."""

    def __init__(self, scene: PuzzleScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install()
        self.puzzle_scene = scene
        self.setMinimumSize(360, 320)
        self.setScene(scene)
        scene.spoken.connect(self._say)

    def _say(self, text: str) -> None:
        """Describe the table by what was said last, and have a screen reader say it."""
        self.setAccessibleDescription(text)
        announce(self, text)
        tell_changes(self)

    def fill(self) -> None:
        """Lay the scene out for the viewport's size and the screen's scale."""
        size = self.viewport().size()
        self.puzzle_scene.set_size(QSizeF(size.width(), size.height()), self.devicePixelRatioF())

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell when the pointer leaves the table."""
        if event.type() == QEvent.Type.Leave:
            self.puzzle_scene.leave()
        return super().viewportEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put down what is being dragged: its release may never reach us."""
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.puzzle_scene.cancel()
        super().focusOutEvent(event)
