"""Something in hand that follows the pointer: dragged, or carried from a click to the next one.

What the gestures of games have in common that take a thing from a home and lay it on a square. A
game says what may be taken and what laying it down means; this says how it moves in between.
"""

from enum import Enum

from PySide6.QtCore import QPointF, Qt

from pentogames.core.cells import Square
from pentogames.core.game import Token
from pentogames.scene.gestures import DRAG_DISTANCE, Gestures, Pointer, Table

Z_IN_HAND = 100
FINGER_LIFT = 1.2
"""How far above a finger a dragged thing floats, in squares, so that it can be seen."""

ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Mode(Enum):
    """What is going on with the thing in hand."""

    EMPTY = "empty"
    PRESSED = "pressed"  # on a thing at home, not moved yet
    DRAG = "drag"  # follows the pressed pointer
    CARRY = "carry"  # in hand without a button pressed


class Carry(Gestures):
    """Moves what is in hand: ``token``, over the square ``spot`` (None beside the board).

    ``_snapped`` means that it lies exactly on its square, as keys and taps have it, and not under
    the pointer at ``_point``.
    """

    def __init__(self, scene: Table) -> None:
        super().__init__(scene)
        self.mode = Mode.EMPTY
        self.token: Token | None = None
        self.spot: Square | None = None
        self._point = QPointF()
        self._pressed_at = QPointF()
        self._snapped = False
        self._was_carrying = False

    @property
    def busy(self) -> bool:
        """Whether something is in hand."""
        return self.mode is not Mode.EMPTY

    @property
    def grasp(self) -> object:
        """What is in hand."""
        return None if self.token is None else self.token.id

    # -- what a game says -------------------------------------------------------------------------

    def spot_under(self, point: QPointF) -> Square | None:
        """Return the square on which the thing, held at a point, could be laid; None for none."""
        return None

    def lay_beside(self) -> None:
        """Let go of the thing beside the board: it goes back to where it was taken from."""
        self.cancel("put back")

    def lay_down(self, *, keep: bool = False) -> None:
        """Mean the move; if it is refused the thing goes back, or stays in hand (``keep``)."""

    def _show(self) -> None:
        """Show the thing where it is held, and what laying it down there would be."""

    # -- the way in between -----------------------------------------------------------------------

    def _press_at(self, pointer: Pointer) -> None:
        """Take note of where a press was."""
        self._point = self._pressed_at = pointer.point

    def _drag_from_carrying(self, pointer: Pointer) -> None:
        """Let what was carried follow the pressed pointer, so that its release lays it down."""
        self._was_carrying = True
        self.mode = Mode.DRAG
        self._follow(pointer)

    def move(self, pointer: Pointer) -> bool:
        """Move what is in hand."""
        if self.token is None:
            return False
        pressed = bool(pointer.buttons & Qt.MouseButton.LeftButton)
        if self.mode in (Mode.PRESSED, Mode.DRAG) and not pressed:
            # The release was lost outside the window: nothing may stick to the pointer.
            self.cancel("the release was lost")
            return True
        if self.mode is Mode.PRESSED:
            if (pointer.point - self._pressed_at).manhattanLength() < DRAG_DISTANCE:
                return True
            self.mode = Mode.DRAG
        if self.mode is Mode.CARRY and pointer.touch:
            return True
        self._follow(pointer)
        return True

    def release(self, pointer: Pointer) -> bool:
        """Lay down what was dragged, or keep in hand what was clicked."""
        if pointer.button != Qt.MouseButton.LeftButton or self.token is None:
            return False
        if self.mode is Mode.PRESSED:
            self.mode = Mode.CARRY
            self._show()
            return True
        if self.mode is not Mode.DRAG:
            return True
        self._follow(pointer)
        carrying, self._was_carrying = self._was_carrying, False
        self.mode = Mode.CARRY
        if self.spot is None:
            self.lay_beside()
        else:
            self.lay_down(keep=carrying)
        return True

    def _follow(self, pointer: Pointer) -> None:
        self._snapped = False
        self._point = QPointF(pointer.point)
        if pointer.touch:
            self._point.setY(self._point.y() - FINGER_LIFT * self.scene.geometry.cell)
        spot = self.spot_under(self._point)
        if spot is None and self.mode is not Mode.DRAG:
            return  # carried beyond the edge it waits where it was, for the buttons' sake
        self.spot = spot
        self._show()

    def _go(self, square: Square) -> None:
        """Move to a square, as keys and taps do."""
        self.spot = square
        self._show()
