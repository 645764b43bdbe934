"""Building a figure by hand: take a colour and put pieces, or shift and take away those there.

Press on a stack and drag; or click a stack and then squares; or press the colour's letter, move
with the arrows and press Enter. A piece on the board is dragged to another square, or off the board
to take it away; a right click and Del take it away as well.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from pentogames.core.cells import Square
from pentogames.games.pauli import COLOURS
from pentogames.model.words import tr
from pentogames.puzzles.panchromatic import Trouble
from pentogames.scene.carry import ARROWS, FINGER_LIFT, Mode
from pentogames.scene.gestures import DRAG_DISTANCE, Pointer
from pentogames.scene.strip import HandButton

if TYPE_CHECKING:
    from pentogames.scene.puzzles.pauli_figure_scene import FigureScene

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class FigureHand:
    """A colour in hand and where it would go; ``origin`` if it came from a square."""

    keys = (
        ("B G Y O R", "Take a blue, green, yellow, orange or red piece"),
        ("Arrows", "Move the cursor and the piece in hand"),
        ("Enter", "Put the piece, or take the one under the cursor in hand"),
        ("Del", "Take away the piece under the cursor (or the right mouse button)"),
        ("Esc", "Put back what is in hand"),
    )

    def __init__(self, scene: "FigureScene") -> None:
        self._scene = scene
        self.mode = Mode.EMPTY
        self.colour = ""
        self.origin: Square | None = None
        self.spot: Square | None = None
        self._point = QPointF()
        self._pressed_at = QPointF()
        self._just_put: Square | None = None
        self._by_keys = False

    @property
    def lifted(self) -> Square | None:
        """The square whose piece is in hand, and so not on the board."""
        return self.origin if self.mode in (Mode.DRAG, Mode.CARRY) else None

    # -- mouse and touch --------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Take a piece in hand, or put the one that is."""
        square = self._scene.square_at(pointer.point)
        if pointer.button == Qt.MouseButton.RightButton:
            self._press_right(square)
        elif pointer.button == Qt.MouseButton.LeftButton:
            self._point = self._pressed_at = pointer.point
            self._by_keys = False
            self._scene.cursor.hide()
            colour = self._scene.stacks.colour_at(pointer.point)
            if colour:
                self._press_stack(colour)
            elif self.mode is Mode.CARRY:
                self._press_carrying(square, pointer)
            else:
                self._press_empty(square)

    def _press_right(self, square: Square | None) -> None:
        if self.mode is not Mode.EMPTY:
            self.cancel()
        elif square is not None and self._scene.figure.colour_at(square):
            self._scene.take_meant.emit(square)

    def _press_stack(self, colour: str) -> None:
        if self.mode is Mode.CARRY and self.colour == colour and self.origin is None:
            self.cancel()
        elif self._take(colour):
            self.mode = Mode.PRESSED

    def _press_carrying(self, square: Square | None, pointer: Pointer) -> None:
        """Put the piece; a finger's first tap on a square only shows what that would do."""
        if square is None:
            self.cancel()
        elif pointer.touch and square != self.spot:
            self.spot = square
            self._by_keys = True
            self._scene.cursor_at = square
            self.show()
        else:
            self.spot = square
            self.drop()

    def _press_empty(self, square: Square | None) -> None:
        self._scene.strip.clear_message()
        self._scene.rest()
        if square is None:
            return
        self._scene.cursor_at = square
        colour = self._scene.figure.colour_at(square)
        if colour:
            self.mode, self.colour, self.origin = Mode.PRESSED, colour, square
        else:
            self._scene.show_cursor()

    def move(self, pointer: Pointer) -> None:
        """Move what is in hand."""
        if self.mode is Mode.EMPTY:
            return
        pressed = bool(pointer.buttons & Qt.MouseButton.LeftButton)
        if self.mode in (Mode.PRESSED, Mode.DRAG) and not pressed:
            self.cancel()  # the release was lost outside the window
            return
        if self.mode is Mode.PRESSED:
            if (pointer.point - self._pressed_at).manhattanLength() < DRAG_DISTANCE:
                return
            self.mode = Mode.DRAG
            self._scene.refresh_hand()
        if self.mode is Mode.DRAG or not pointer.touch:
            self._follow(pointer)

    def _follow(self, pointer: Pointer) -> None:
        self._by_keys = False
        self._point = QPointF(pointer.point)
        if pointer.touch:
            self._point.setY(self._point.y() - FINGER_LIFT * self._scene.geometry.cell)
        square = self._scene.square_at(self._point)
        if square != self._just_put:
            self._just_put = None
        elif self.mode is Mode.CARRY:
            square = None  # the pointer is still where a piece was put: no word of its being taken
        self.spot = square
        self.show()

    def release(self, pointer: Pointer) -> None:
        """Drop what was dragged; keep in hand what was clicked on a stack."""
        if pointer.button != Qt.MouseButton.LeftButton:
            return
        if self.mode is Mode.PRESSED and self.origin is None:
            self.mode = Mode.CARRY
            self._scene.refresh_hand()
        elif self.mode is Mode.PRESSED:
            self.cancel()
            self._scene.show_cursor()
        elif self.mode is Mode.DRAG:
            self._follow(pointer)
            origin = self.origin
            if self.spot is not None:
                self.drop(keep=False)
                return
            self.cancel()
            if origin is not None:
                self._scene.take_meant.emit(origin)

    # -- keys -------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Take a key; say whether it was used."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key, letter = event.key(), event.text().upper()
        if key in ARROWS:
            self._step(ARROWS[Qt.Key(key)])
        elif key in ENTER:
            self._enter()
        elif key in REMOVE:
            self._remove()
        elif key == Qt.Key.Key_Escape and self.mode is not Mode.EMPTY:
            self.cancel()
        elif len(letter) == 1 and letter in COLOURS:
            self._pick(letter)
        else:
            return False
        return True

    def _step(self, step: tuple[int, int]) -> None:
        scene = self._scene
        if self.mode is not Mode.EMPTY:
            scene.show_cursor()  # a hand has its place already
        else:
            scene.rest()
        scene.move_cursor(step)
        if self.mode is not Mode.EMPTY:
            self._by_keys = True
            self.spot = scene.cursor_at
            self.show()

    def _enter(self) -> None:
        """Put the piece in hand, or take the one under the cursor."""
        scene = self._scene
        if self.mode is not Mode.EMPTY:
            self.spot = scene.cursor_at if self._by_keys or self.spot is None else self.spot
            self.drop()
            return
        scene.show_cursor()
        colour = scene.figure.colour_at(scene.cursor_at)
        if colour:
            self.mode, self.colour, self.origin = Mode.CARRY, colour, scene.cursor_at
            self._hold()

    def _remove(self) -> None:
        scene, at = self._scene, self.origin or self._scene.cursor_at
        self.cancel()
        scene.show_cursor()
        if scene.figure.colour_at(at) is None:
            scene.refuse(Trouble.SQUARE_VACANT, at, "")
        else:
            scene.take_meant.emit(at)

    def _pick(self, colour: str) -> None:
        if self._take(colour):
            self.mode = Mode.CARRY
            self._hold()

    def _hold(self) -> None:
        """Show what keys have taken in hand where the cursor is."""
        self._by_keys = True
        self._scene.show_cursor()
        vacant = self._scene.figure.colour_at(self._scene.cursor_at) is None
        self.spot = self._scene.cursor_at if vacant or self.origin is not None else None
        self._scene.refresh_hand()
        self._show_buttons()

    # -- the hand ---------------------------------------------------------------------------------

    def _take(self, colour: str) -> bool:
        """Take a piece from a stack; or say that there is none left, and keep what is in hand."""
        if not self._scene.figure.left(colour):
            self._scene.refuse(Trouble.NONE_LEFT, None, colour)
            return False
        self.cancel()
        self._scene.strip.clear_message()
        self.colour, self.origin, self.spot = colour, None, None
        self.mode = Mode.CARRY
        self._scene.refresh_hand()
        self._show_buttons()
        return True

    def _show_buttons(self) -> None:
        self._scene.strip.show_buttons(
            (
                HandButton("place", tr("Put it here (Enter)"), self._enter),
                HandButton("back", tr("Put it back (Esc)"), self.cancel),
            )
        )

    def drop(self, *, keep: bool = True) -> None:
        """Mean to put the piece; one from a stack is followed by the next, if there is one."""
        scene, spot, colour, origin = self._scene, self.spot, self.colour, self.origin
        if spot is None:
            return
        scene.cursor_at = self._just_put = spot
        if origin is not None or not keep:
            self.cancel()
        self.spot = None
        if origin is None:
            scene.put_meant.emit(spot, colour)
        elif origin != spot:
            scene.shift_meant.emit(origin, spot)
        if self.mode is not Mode.EMPTY and not scene.figure.left(colour):
            self.cancel()
        if self._by_keys:
            scene.show_cursor()

    def cancel(self) -> None:
        """Put back what is in hand, and forget it."""
        if self.mode is Mode.EMPTY:
            return
        self.mode, self.colour = Mode.EMPTY, ""
        self.origin = self.spot = None
        self._scene.strip.show_buttons(())
        self._scene.strip.end_standing_message()
        self._scene.outlines.clear()
        self._scene.refresh_hand()

    def forget_what_is_gone(self) -> None:
        """Let go of a piece that does not lie in the figure, or at hand, any more."""
        figure, origin, colour = self._scene.figure, self.origin, self.colour
        if self.mode is Mode.EMPTY:
            return
        if not (figure.left(colour) if origin is None else figure.colour_at(origin) == colour):
            self.cancel()

    def show(self) -> None:
        """Show what is in hand where it is held, and what putting it there would do."""
        scene = self._scene
        if self.mode in (Mode.EMPTY, Mode.PRESSED):
            scene.carried.hide()
            scene.footprint.hide()
            return
        point = self._point
        if self._by_keys:
            point = scene.geometry.rect(self.spot or scene.cursor_at).center()
        if self._by_keys and self.spot is None:
            scene.carried.hide()
        else:
            scene.carried.show_at(point, self.colour)
        scene.show_preview(self.spot, self.colour, self.origin)
