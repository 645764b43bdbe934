"""A scene that offers the events of mouse, wheel, touch and keyboard to hands before its items."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from pentogames.scene.gestures import Gestures, Pointer
from pentogames.scene.strip import ButtonItem
from pentogames.scene.wheel import Notches


class HandScene(QGraphicsScene):
    """Offers every event to its ``hands`` first; what they do not use goes to the items.

    Buttons on the table come before the hands.
    """

    gestures: Gestures

    def __init__(self) -> None:
        super().__init__()
        # A tree of items costs more to keep than it saves with some hundred of them, and it keeps
        # stale entries of items that are removed during a drag.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._notches = Notches()

    @property
    def hands(self) -> Gestures:
        """What takes the events now."""
        return self.gestures

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Offer a press to buttons, then to the hands."""
        if over_button(self, event.scenePos()) or not self.hands.press(pointer_of(event)):
            super().mousePressEvent(event)
        else:
            event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of two quick ones as a press like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Offer a movement to the hands."""
        if self.mouseGrabberItem() is not None or not self.hands.move(pointer_of(event)):
            super().mouseMoveEvent(event)
        else:
            event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Offer a release to the hands."""
        if self.mouseGrabberItem() is not None or not self.hands.release(pointer_of(event)):
            super().mouseReleaseEvent(event)
        else:
            event.accept()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Let the wheel turn what is in hand, a notch a time, and do nothing else."""
        event.accept()
        if not self.hands.busy:
            self._notches.forget()
            return
        steps = self._notches.add(event.delta())
        if steps:
            self.hands.wheel(steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer a key to the hands."""
        if not self.hands.key(event):
            super().keyPressEvent(event)


def over_button(scene: QGraphicsScene, point: QPointF) -> bool:
    """Say whether a button of the table is to be seen at a point."""
    return any(isinstance(item, ButtonItem) and item.isVisible() for item in scene.items(point))


def pointer_of(event: QGraphicsSceneMouseEvent) -> Pointer:
    """Return what a mouse event says of the pointer; a finger's events are made up by Qt."""
    touch = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
    return Pointer(event.scenePos(), event.button(), event.buttons(), touch)
