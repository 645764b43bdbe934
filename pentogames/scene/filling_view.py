"""The base of views on tables: the scene fills the view exactly, so a cell is whole pixels."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget


class FillingView(QGraphicsView):
    """Shows a scene without bars or frame; ``fill`` is called for each new size and scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A viewport of our own: asked for Qt's, PySide first gets to know every kind of widget,
        # and the window comes later for it.
        viewport = QWidget()
        viewport.setBackgroundRole(QPalette.ColorRole.Base)
        self.setViewport(viewport)
        # A scene takes whatever enters it, only to refuse the drop: files are for the window.
        self.setAcceptDrops(False)
        viewport.setAcceptDrops(False)

    def fill(self) -> None:
        """Lay the scene out for the viewport's size and the screen's scale."""
        raise AssertionError("each view has its own")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the scene out for the new size."""
        super().resizeEvent(event)
        self.fill()

    def event(self, event: QEvent) -> bool:
        """Lay the scene out anew when it comes to a screen of another scale."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fill()
        return super().event(event)
