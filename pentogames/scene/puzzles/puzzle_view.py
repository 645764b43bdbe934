"""The view on a puzzle's scene: it fills the view exactly, so a cell is whole device pixels."""

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from pentogames.scene.puzzles.puzzle_scene import PuzzleScene


class PuzzleView(QGraphicsView):
    """Shows a PuzzleScene; what its strip says is the view's description for screen readers."""

    def __init__(self, scene: PuzzleScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.puzzle_scene = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(360, 320)
        self.setScene(scene)
        scene.spoken.connect(self.setAccessibleDescription)

    def _fill(self) -> None:
        size = self.viewport().size()
        self.puzzle_scene.set_size(QSizeF(size.width(), size.height()), self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the scene out for the new size."""
        super().resizeEvent(event)
        self._fill()

    def event(self, event: QEvent) -> bool:
        """Lay the scene out anew when it comes to a screen of another scale."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fill()
        return super().event(event)

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
