"""A stone, then a block: what the hands of games on a board of nine plates have in common.

A stone moved by hand waits, half a move, until a block is turned; the game is told of the whole
move. What moving a stone means, and whether it can be taken back, each game's own hand says.
"""

from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from pentogames.core.blocks import CLOCKWISE, block_of, on_board
from pentogames.core.cells import Square
from pentogames.core.game import Mark, Refusal, Token
from pentogames.scene.block_turner import QUARTERS, BlockTurner
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.carry import ARROWS, ENTER
from pentogames.scene.gestures import Gestures, Pointer
from pentogames.scene.plate_scene import PlateScene
from pentogames.scene.stones import StoneItem

FINGER_LIFT = 0.9
"""How far above a finger a dragged stone floats, in squares, so that it can be seen."""


class PlateHand(Gestures):
    """The hand; ``pending`` is what waits for a block to be turned, ``held`` the stone in hand."""

    scene: BoardScene
    table: PlateScene
    pending: Any

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        assert isinstance(scene, PlateScene)
        self.table = scene
        self.turner = BlockTurner(scene, self)
        self.pending = None
        self.held: StoneItem | None = None
        self._pressed: Square | None = None  # kept, as the board may change its size
        self._pressed_at = QPointF()

    # -- what a game says -------------------------------------------------------------------------

    def half(self, square: Square) -> Any:
        """Return the move that moves a stone on, or to, a square, and no more."""
        raise AssertionError("each game has its own")

    def unturned(self) -> Any:
        """Return the half move that waits, to ask why it is not enough."""
        raise AssertionError("each game has its own")

    def whole(self, block: int, quarters: int) -> Any:
        """Return the move that also turns a block; it cannot be made while no stone waits."""
        raise AssertionError("each game has its own")

    def put(self, square: Square) -> None:
        """Move a stone on, or to, a square."""
        raise AssertionError("each game has its own")

    def _take_back(self) -> None:
        """Take back the half move that waits, or say why it stays."""
        raise AssertionError("each game has its own")

    # -- the state --------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a stone or a plate is in hand, or a block is to be turned."""
        return self.held is not None or self.pending is not None or self.turner.busy

    @property
    def grasp(self) -> object:
        """Which stone is in hand."""
        return None if self.held is None else self.held.token.id

    @property
    def can_undo(self) -> bool:
        """Whether undo is for this gesture to answer: a stone is moved and a block is not."""
        return self.pending is not None

    def undo(self) -> bool:
        """Take back the half move that waits, or say why it stays."""
        if self.pending is None:
            return False
        self._take_back()
        return True

    def is_free(self, square: Square) -> bool:
        """Whether a stone may be moved on, or to, a square now."""
        refusal = self.scene.match.refusal(self.half(square))
        return refusal is None or refusal.incomplete

    # -- the turn (see Turns) ---------------------------------------------------------------------

    def turn_refusal(self, block: int, quarters: int) -> Refusal | None:
        """Say why the block may not be turned that way."""
        return self.scene.match.refusal(self.whole(block, quarters))

    def mean_turn(self, block: int, quarters: int) -> None:
        """Mean the whole move."""
        self.scene.intended.emit(self.whole(block, quarters))

    def turn_result(self, block: int, quarters: int) -> tuple[tuple[Token, ...], tuple[Mark, ...]]:
        """Return the tokens and rows after the whole move."""
        raise AssertionError("each game has its own")

    # -- mouse and touch --------------------------------------------------------------------------

    def _held_point(self, pointer: Pointer) -> QPointF:
        """Return where the stone in hand is shown: under the pointer, or above a finger."""
        lift = FINGER_LIFT * self.scene.geometry.cell if pointer.touch else 0.0
        return pointer.point - QPointF(0, lift)

    def _release_square(self, pointer: Pointer, pressed: Square) -> None:
        """Take a click on a square; a plate dragged too early is answered."""
        if self.table.square_at(pointer.point) == pressed:
            self.put(pressed)
        else:  # somebody tried to drag the plate round
            self.scene.intended.emit(self.whole(block_of(pressed), CLOCKWISE))

    # -- keys -------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Take a key, unless it belongs to the menus."""
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            return False
        return self._key(event.key())

    def _key(self, key: int) -> bool:
        """Go from square to square and put the stone; choose a block and turn it; take back."""
        if key == Qt.Key.Key_Escape and self.busy:
            self._escape()
        elif self.pending is not None:
            return self._key_in_turn(key)
        elif key in ARROWS:
            self._go(*ARROWS[key])
        elif key in ENTER:
            self._enter()
        else:
            return self._key_too_early(key)
        return True

    def _escape(self) -> None:
        self.cancel("put back")

    def _go(self, across: int, up: int) -> None:
        """Move the cursor; where it is not seen, let it be seen first."""
        cursor = self.table.cursor
        square = cursor.square
        if cursor.isVisible():
            at = Square(square.x + across, square.y + up)
            square = at if on_board(at) else square
        cursor.show_at(square)
        self.table.target.setVisible(False)

    def _enter(self) -> None:
        cursor = self.table.cursor
        if cursor.isVisible():
            self.put(cursor.square)
        else:
            cursor.show_at(cursor.square)

    def _key_in_turn(self, key: int) -> bool:
        if self.turner.key(key):
            return True
        if key not in QUARTERS and key not in ENTER:
            return False
        self.scene.intended.emit(self.unturned())  # the answer: turn a block now
        return True

    def _key_too_early(self, key: int) -> bool:
        """Say that a stone comes first to those who press the keys for turning."""
        number = key - Qt.Key.Key_0
        if not (1 <= number <= 9 or key in QUARTERS):
            return False
        block = number if 1 <= number <= 9 else block_of(self.table.cursor.square)
        self.scene.intended.emit(self.whole(block, QUARTERS.get(key, CLOCKWISE)))
        return True
