"""The hand that lays, shifts and takes away the pieces of a tiling puzzle.

A piece that lies is taken in hand like one in the tray: it is put down elsewhere, or beside the
board to take it away; a right click and Del take it away as well. Before pieces are laid the same
hand decides on squares or pieces, where a puzzle begins with that.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from pentogames.core.cells import Square
from pentogames.core.game import Token
from pentogames.core.shapes import LETTERS, Placement
from pentogames.puzzles.tiling import Laid
from pentogames.puzzles.tiling_play import Trouble
from pentogames.scene.carry import ARROWS, ENTER, Mode
from pentogames.scene.drag_piece import DragPiece
from pentogames.scene.gestures import Pointer
from pentogames.scene.grip import held_at
from pentogames.scene.piece_hand import PieceHand

if TYPE_CHECKING:
    from pentogames.scene.puzzles.tiling_scene import TilingScene

REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


def laid_of(token: Token) -> Laid | None:
    """Return the piece as it lies; None if it is in the tray."""
    return Laid(token.face, token.squares) if token.squares else None


class TilingHand(PieceHand):
    """The gestures of tiling puzzles."""

    keys = (
        *DragPiece.keys,
        ("Arrows", "Move the cursor, with nothing in hand"),
        ("Enter", "Take the piece under the cursor in hand"),
        ("Del", "Take away the piece under the cursor (or the right mouse button)"),
    )
    scene: "TilingScene"

    # -- taking -----------------------------------------------------------------------------------

    def token_at(self, point: QPointF) -> Token | None:
        """Return the piece in the tray or, with an empty hand, the piece on the board there."""
        letter = self.scene.tray.letter_at(point)
        if letter:
            return self.scene.token_at_home(letter, but=None)
        if self.mode is Mode.CARRY:
            return None
        return self.scene.token_on(self.scene.geometry.square(point))

    def token_of(self, letter: str) -> Token | None:
        """Return a piece of that letter in the tray, or say that there is none."""
        token = self.scene.token_at_home(letter, but=self.token)
        if token is None and (self.token is None or self.token.face != letter):
            self.scene.refuse(Trouble.NONE_LEFT, letter)
        return token

    def may_take(self, token: Token) -> bool:
        """Say whether a piece may be taken in hand: not one that belongs to the puzzle."""
        given = self.scene.is_given(token)
        if given:
            self.cancel("not to be taken")
            self.scene.refuse(Trouble.GIVEN, token.face)
        return not given

    def take(self, token: Token, grip: int) -> None:
        """Take a piece in hand; one that lies, turned as it lies and held where it is taken."""
        super().take(token, grip)
        if token.squares:
            square = token.squares[grip]
            self.hand = held_at(Placement("", token.face, token.squares), square)
            self.spot = square

    # -- judging ----------------------------------------------------------------------------------

    def _trouble(self, placement: Placement) -> Trouble | None:
        assert self.token is not None
        return self.scene.state.trouble(
            Laid(placement.piece, placement.squares), laid_of(self.token)
        )

    def is_legal(self) -> bool:
        """Whether the piece in hand may be laid down where it is."""
        placement = self.placement()
        return placement is not None and self._trouble(placement) is None

    def say_why_not(self, placement: Placement) -> None:
        """Say why a piece held there may not be laid down."""
        trouble = self._trouble(placement)
        if trouble is not None:
            self.scene.refuse(trouble, placement.piece, stay=True)

    def _go(self, square: Square) -> None:
        """Move to a square, as keys and taps do, and say so if the piece fits there."""
        super()._go(square)
        placement = self.placement()
        if placement is not None and self.is_legal():
            self.scene.speak_fitting(Laid(placement.piece, placement.squares))

    def lay_down(self, *, keep: bool = False) -> None:
        """Mean to lay the piece; if it cannot lie there it goes back, or stays in hand."""
        placement, token = self.placement(), self.token
        if placement is None or token is None:
            return
        self._last_spot = self.spot
        laid, origin = Laid(placement.piece, placement.squares), laid_of(token)
        if laid == origin:
            self.cancel("put back")
            return
        trouble = self._trouble(placement)
        if trouble is None:
            self.scene.mean_put(token, laid)
            return
        if not keep:
            self.cancel("refused")
        self.scene.refuse(trouble, placement.piece)

    def lay_beside(self) -> None:
        """Let go of the piece beside the board: one that lay on it is taken away."""
        origin = None if self.token is None else laid_of(self.token)
        if origin is None:
            self.cancel("put back")
        else:
            self.scene.mean_take(origin)

    # -- mouse and touch --------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """Decide on squares or pieces first; then take, and get ready to lay down."""
        self.scene.cursor.hide()
        if not self.scene.state.ready:
            return pointer.button == Qt.MouseButton.LeftButton and self._decide(pointer.point)
        if pointer.button == Qt.MouseButton.RightButton and self.token is None:
            token = self.scene.token_on(self.scene.geometry.square(pointer.point))
            if token is None:
                return False
            self._take_away(token)
            return True
        if self.token is None:
            self.scene.strip.clear_message()
        return super().press(pointer)

    def _decide(self, point: QPointF) -> bool:
        letter, square = self.scene.tray.letter_at(point), self.scene.square_at(point)
        if letter:
            self.scene.decide_on_piece(letter)
        elif square is not None:
            self.scene.decide_on_square(square)
        return bool(letter) or square is not None

    def _take_away(self, token: Token) -> None:
        """Take a piece off the board, if it may be taken."""
        if self.may_take(token):
            laid = laid_of(token)
            assert laid is not None
            self.scene.mean_take(laid)

    # -- keys -------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Take the keys of the hand and, with nothing in it, those of the cursor."""
        key = event.key()
        others = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & others:
            return False
        if not self.scene.state.ready:
            return self._key_deciding(key, event.text().upper())
        if self.token is None:
            return self._key_of_cursor(key) or super().key(event)
        if key in REMOVE:
            self.lay_beside()
            return True
        return super().key(event)

    def _key_deciding(self, key: int, letter: str) -> bool:
        if len(letter) == 1 and letter in LETTERS:
            self.scene.decide_on_piece(letter)
        elif key in ARROWS:
            self.scene.move_cursor(ARROWS[key])
        elif key in ENTER:
            self.scene.show_cursor()
            self.scene.decide_on_square(self.scene.cursor_at)
        else:
            return False
        return True

    def _key_of_cursor(self, key: int) -> bool:
        scene = self.scene
        if key in ARROWS:
            scene.move_cursor(ARROWS[key])
        elif key in ENTER or key in REMOVE:
            scene.show_cursor()
            token = scene.token_on(scene.cursor_at)
            if token is not None and key in REMOVE:
                self._take_away(token)
            elif token is not None and self.may_take(token):
                self._lift(token, scene.cursor_at)
        elif key == Qt.Key.Key_Escape and scene.cursor.isVisible():
            scene.cursor.hide()
        else:
            return False
        return True

    def _lift(self, token: Token, square: Square) -> None:
        """Take a piece that lies in hand, where it lies."""
        self.scene.cursor.hide()
        self.take(token, token.squares.index(square))
        self.hold_at(square)
