"""What players do with their hands: the base of every game's gestures.

A scene offers each event of mouse, touch and keyboard to its gestures first. A gesture may be
cancelled at any time (Escape, loss of focus, somebody's move, undo); afterwards everything lies
where the position says, and nothing is in hand.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from pentogames.core.game import Token
from pentogames.scene.geometry import Geometry

DRAG_DISTANCE = 7.0
"""How far a pressed pointer moves before it drags, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the pointer is in the scene, what is pressed, and whether it is a finger."""

    point: QPointF
    button: Qt.MouseButton
    buttons: Qt.MouseButton
    touch: bool = False


class Table(Protocol):
    """What a scene offers to hands of every kind: where its squares lie."""

    geometry: Geometry


class Gestures:
    """Takes events of a scene; each method says whether the event was used.

    Those that know their scene better declare ``scene`` anew. ``keys`` pairs each key, as users
    call it, with what it does: for the sheet of keys.
    """

    keys: tuple[tuple[str, str], ...] = ()

    def __init__(self, scene: Table) -> None:
        self.scene = scene

    @property
    def busy(self) -> bool:
        """Whether something is in hand or half done."""
        return False

    @property
    def grasp(self) -> object:
        """What is in hand and how it is turned, equal while it is merely moved; None: nothing."""
        return None

    @property
    def can_undo(self) -> bool:
        """Whether half a move lies on the table that can be taken back by itself."""
        return False

    def undo(self) -> bool:
        """Take back half a move; False if there is none, and the last whole one is meant."""
        return False

    def can_take(self, token: Token) -> bool:
        """Whether a token could be taken in hand now: the pointer becomes a hand over it."""
        return False

    def press(self, pointer: Pointer) -> bool:
        """Take a press of a button, or of a finger."""
        return False

    def move(self, pointer: Pointer) -> bool:
        """Take a movement, with or without a button pressed."""
        return False

    def leave(self) -> None:
        """Take note that the pointer is not over the table any more."""

    def release(self, pointer: Pointer) -> bool:
        """Take the release of a button, or of a finger."""
        return False

    def wheel(self, steps: int) -> bool:
        """Take a turn of the wheel, towards the user if negative."""
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Take a key."""
        return False

    def demonstrate(self, move: Any) -> None:
        """Show a hand on its way to a move that will be refused, as far as there is one to show."""

    def cancel(self, reason: str) -> None:
        """Put down what is in hand, and forget what is half done."""

    def refresh(self) -> None:
        """Place anew what the gesture shows: the board has another size or theme."""
