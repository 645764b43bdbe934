"""The view on a table's scene: it fills the view exactly, so a cell is whole device pixels."""

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QNativeGestureEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget

from pentogames.scene.accessible import install
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.filling_view import FillingView
from pentogames.scene.speech import Speaker


class BoardView(FillingView):
    """Shows a BoardScene; the scene lays itself out for the view's size and screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install()
        self.setMinimumSize(420, 360)
        self._speaker: Speaker | None = None
        # Scroll areas listen for two fingers that scroll; this one has nothing to scroll.
        self.viewport().ungrabGesture(Qt.GestureType.PanGesture)

    def show_scene(self, scene: BoardScene) -> None:
        """Show another scene and lay it out for this view."""
        self.setScene(scene)
        pinch = Qt.GestureType.PinchGesture
        if scene.zoomable:
            self.viewport().grabGesture(pinch)
        else:
            self.viewport().ungrabGesture(pinch)
        self.fill()
        if self._speaker is not None:
            self._speaker.release()
        self._speaker = Speaker(self, scene)

    def describe(self) -> None:
        """Tell screen readers anew what is to be seen."""
        if self._speaker is not None:
            self._speaker.refresh()

    def board_scene(self) -> BoardScene | None:
        """Return the scene shown."""
        scene = self.scene()
        return scene if isinstance(scene, BoardScene) else None

    def fill(self) -> None:
        """Lay the scene out for the viewport's size and the screen's scale."""
        scene = self.board_scene()
        if scene is not None:
            size = self.viewport().size()
            scene.set_size(QSizeF(size.width(), size.height()), self.devicePixelRatioF())

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom a table that can be, with two fingers; tell when the pointer leaves the table."""
        scene = self.board_scene()
        if scene is not None and event.type() == QEvent.Type.Leave:
            scene.gestures.leave()
        if scene is not None and scene.zoomable:
            if isinstance(event, QNativeGestureEvent):
                if event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
                    scene.zoom(1 + event.value(), self.mapToScene(event.position().toPoint()))
                    return True
            elif isinstance(event, QGestureEvent):
                pinch = event.gesture(Qt.GestureType.PinchGesture)
                if isinstance(pinch, QPinchGesture):
                    scene.gestures.cancel("two fingers")
                    if pinch.state() is not Qt.GestureState.GestureUpdated:
                        return True
                    centre = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                    scene.zoom(pinch.scaleFactor(), self.mapToScene(centre))
                    return True
        return super().viewportEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put down what is being dragged: its release may never reach us."""
        scene = self.board_scene()
        if scene is not None and event.reason() != Qt.FocusReason.PopupFocusReason:
            scene.gestures.cancel("the window lost the focus")
        super().focusOutEvent(event)
