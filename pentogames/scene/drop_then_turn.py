"""A move in two halves: a stone is put on a square, then a block is turned.

The stone is dragged from its bowl, or a square is clicked, tapped, or chosen with the arrow keys
and Enter. It then waits on the board, and nobody but this gesture knows of it: the game is told of
the whole move, stone and turn, or of the stone alone where that ends the turn. Escape, undo, loss
of the focus and any change of the position take the waiting stone back to its bowl.
"""

from enum import Enum
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from pentogames.core.blocks import CLOCKWISE, block_of
from pentogames.core.cells import Square
from pentogames.core.game import Mark, Refusal, Seat, Token
from pentogames.model.words import tr
from pentogames.scene.block_turner import QUARTERS, BlockTurner
from pentogames.scene.board_scene import Z_HAND, BoardScene
from pentogames.scene.gestures import DRAG_DISTANCE, Gestures, Pointer
from pentogames.scene.plate_scene import PlateScene
from pentogames.scene.stones import StoneItem
from pentogames.scene.strip import HandButton

FINGER_LIFT = 0.9
"""How far above a finger a dragged stone floats, in squares, so that it can be seen."""

ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Hold(Enum):
    """What the pointer, or the hand, has hold of in the first half."""

    NOTHING = "nothing"
    BOWL = "bowl"  # pressed on a bowl, not moved yet
    DRAG = "drag"  # a stone follows the pressed pointer
    CARRY = "carry"  # a stone is in hand without a button pressed
    SQUARE = "square"  # pressed on a square


class DropThenTurn(Gestures):
    """The gesture; a game says what the halves and the whole are (see below)."""

    keys = (
        ("Arrows", "Move the cursor; then choose a block"),
        ("Enter, Space", "Place a stone"),
        ("1 to 9", "Choose the block of that number"),
        ("R, L", "Turn it clockwise, counter-clockwise"),
        ("S", "Turn no block, where that is allowed"),
        ("Esc", "Take the stone back"),
    )

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        assert isinstance(scene, PlateScene)
        self.table = scene
        self.turner = BlockTurner(scene, self)
        self.hold = Hold.NOTHING
        self.held: StoneItem | None = None
        self.pending: Square | None = None
        self._waiting = ""  # the id of the stone on the pending square
        self._pressed_at = QPointF()
        self._pressed_square: Square | None = None  # kept, as the board may change its size

    # -- what a game says -------------------------------------------------------------------------

    def half(self, square: Square) -> Any:
        """Return the move that puts a stone on a square, and no more."""
        raise AssertionError("each game has its own")

    def whole(self, square: Square | None, block: int, quarters: int) -> Any:
        """Return the move that also turns a block; without a square it cannot be made."""
        raise AssertionError("each game has its own")

    def skip(self, square: Square) -> Any:
        """Return the move that turns no block; None in a game that knows no such move."""
        return None

    def taking(self, seat: Seat) -> Any:
        """Return a move by which a seat would put a stone nowhere, to ask why it may not."""
        raise AssertionError("each game has its own")

    def next_stone(self) -> Token:
        """Return the stone that would be put next, off the board."""
        raise AssertionError("each game has its own")

    def rows_in(self, position: Any) -> tuple[Mark, ...]:
        """Return the rows that a turn has made in a position."""
        return ()

    # -- the state --------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a stone or a plate is in hand, or a stone waits for a block to be turned."""
        return self.held is not None or self.pending is not None or self.turner.busy

    @property
    def can_undo(self) -> bool:
        """Whether a stone waits that can be taken back."""
        return self.pending is not None

    def undo(self) -> bool:
        """Take the waiting stone back."""
        if self.pending is None:
            return False
        self.cancel("undo")
        return True

    def can_take(self, token: Token) -> bool:
        """Whether a plate can be turned now; stones on the board stay where they are."""
        return self.pending is not None and token.kind == "plate"

    # -- the stone --------------------------------------------------------------------------------

    def put(self, square: Square) -> None:
        """Put the stone on a square: half a move waits there, a whole one is meant."""
        move = self.half(square)
        refusal = self.scene.match.refusal(move)
        if refusal is not None and refusal.incomplete:
            self._let_wait(square, move)
            return
        if refusal is None:
            self._drop_held()
        elif self.hold is not Hold.CARRY:
            self.cancel("refused")
        self.scene.intended.emit(move)

    def _let_wait(self, square: Square, move: Any) -> None:
        self._drop_held()
        self.scene.animator.finish()
        self.scene.strip.clear_message()
        put = self.scene.match.game.effects(self.scene.match.position, move)[-1]
        (stone,) = put.after
        self.table.add_loose(stone).set_flags(last=True)
        self.pending, self._waiting = square, stone.id
        self.table.target.setVisible(False)
        self.turner.begin()
        self._show_phase()

    def _show_phase(self) -> None:
        """Show what is to be done now: in words, in buttons, and in what is lit."""
        self.scene.strip.show_buttons(self._buttons())
        self.scene.hand_changed.emit()

    def _buttons(self) -> tuple[HandButton, ...]:
        if self.pending is None:
            return ()
        buttons = [HandButton("undo", tr("Take the stone back (Esc)"), self._take_back)]
        if self.may_skip():
            buttons.insert(0, HandButton("skip", tr("Turn no block (S)"), self._skip))
        return tuple(buttons)

    def may_skip(self) -> bool:
        """Whether turning a block may be skipped now."""
        move = None if self.pending is None else self.skip(self.pending)
        return move is not None and self.scene.match.refusal(move) is None

    def _take_back(self) -> None:
        self.cancel("taken back")

    def _skip(self) -> None:
        if self.pending is not None:
            move = self.skip(self.pending)
            if move is not None:
                self.scene.intended.emit(move)

    # -- the turn (see Turns) ---------------------------------------------------------------------

    def turn_refusal(self, block: int, quarters: int) -> Refusal | None:
        """Say why the block may not be turned that way."""
        return self.scene.match.refusal(self.whole(self.pending, block, quarters))

    def mean_turn(self, block: int, quarters: int) -> None:
        """Mean the whole move."""
        self.scene.intended.emit(self.whole(self.pending, block, quarters))

    def turn_result(self, block: int, quarters: int) -> tuple[tuple[Token, ...], tuple[Mark, ...]]:
        """Return the tokens and rows after the whole move."""
        match = self.scene.match
        after = match.position.after(self.whole(self.pending, block, quarters))
        return match.game.tokens(after), self.rows_in(after)

    # -- mouse and touch --------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """Take a stone from a bowl, press a square, or take hold of a plate."""
        if pointer.button != Qt.MouseButton.LeftButton:
            return False
        self.table.cursor.setVisible(False)
        self._pressed_at = pointer.point
        seat = self._bowl_at(pointer.point)
        if seat is not None:
            self._press_bowl(seat, pointer)
            return True
        if self.pending is not None:
            return self.turner.press(pointer)
        square = self.table.square_at(pointer.point)
        if square is None:
            carrying = self.held is not None
            self.cancel("put back")
            return carrying
        if self.hold is Hold.CARRY:
            self.put(square)
        else:
            self.hold, self._pressed_square = Hold.SQUARE, square
        return True

    def _press_bowl(self, seat: Seat, pointer: Pointer) -> None:
        carrying = self.held is not None
        if self.pending is not None:
            self.scene.intended.emit(self.half(self.pending))  # the answer: turn a block now
            return
        self.cancel("another stone is taken")
        if self.scene.match.position.to_move != seat:
            self.scene.intended.emit(self.taking(seat))
            return
        if carrying:
            return
        self._take(pointer)

    def _take(self, pointer: Pointer) -> None:
        self.scene.animator.finish()
        self.scene.strip.clear_message()
        self.held = self.table.add_loose(self.next_stone())
        self.held.set_flags(lifted=True)
        self.held.setZValue(Z_HAND)
        self.hold = Hold.BOWL
        self._follow(pointer)
        self.scene.hand_changed.emit()

    def move(self, pointer: Pointer) -> bool:
        """Move the stone or the plate in hand, or show what a press would do."""
        pressed = bool(pointer.buttons & Qt.MouseButton.LeftButton)
        if self.pending is not None:
            return self.turner.move(pointer)
        if self.held is None:
            if self.hold is Hold.SQUARE and not pressed:
                self.hold = Hold.NOTHING  # the release was lost outside the window
            self._hover(pointer.point)
            return self.hold is Hold.SQUARE
        if self.hold in (Hold.BOWL, Hold.DRAG) and not pressed:
            self.cancel("the release was lost")
            return True
        if self.hold is Hold.BOWL:
            if (pointer.point - self._pressed_at).manhattanLength() < DRAG_DISTANCE:
                return True
            self.hold = Hold.DRAG
        self._follow(pointer)
        return True

    def leave(self) -> None:
        """Show no more what a press would do."""
        if self.held is None:
            self.table.target.setVisible(False)
        self.turner.leave()

    def release(self, pointer: Pointer) -> bool:
        """Put the dragged stone down, take a click on a square, or let the plate go."""
        if pointer.button != Qt.MouseButton.LeftButton:
            return False
        if self.pending is not None:
            return self.turner.release(pointer)
        if self.hold is Hold.BOWL:
            self.hold = Hold.CARRY
            return True
        if self.hold is Hold.DRAG:
            self._drop(pointer)
        elif self.hold is Hold.SQUARE:
            self.hold = Hold.NOTHING
            self._release_square(pointer)
        else:
            return False
        if self.can_undo:
            self.turner.hover(pointer.point)  # arrows appear where the pointer is
        return True

    def _drop(self, pointer: Pointer) -> None:
        square = self.table.square_at(self._held_point(pointer))
        if square is None:
            self.cancel("put back")
        else:
            self.put(square)

    def _release_square(self, pointer: Pointer) -> None:
        pressed = self._pressed_square
        assert pressed is not None
        if self.table.square_at(pointer.point) == pressed:
            self.put(pressed)
        else:  # somebody tried to drag the plate round
            self.scene.intended.emit(self.whole(None, block_of(pressed), CLOCKWISE))

    def _held_point(self, pointer: Pointer) -> QPointF:
        lift = FINGER_LIFT * self.scene.geometry.cell if pointer.touch else 0.0
        return pointer.point - QPointF(0, lift)

    def _follow(self, pointer: Pointer) -> None:
        """Let the stone in hand be where the pointer is, and show where it would lie."""
        assert self.held is not None
        point = self._held_point(pointer)
        self.held.setPos(point)
        square = self.table.square_at(point)
        if square is None:
            self.table.target.setVisible(False)
        else:
            self._show_target(square)

    def _hover(self, point: QPointF) -> None:
        """Show a ghost of the stone on the vacant square under the pointer, and a hand."""
        square = self.table.square_at(point)
        free = square is not None and self._is_free(square)
        if square is None or not free:
            self.table.target.setVisible(False)
        else:
            self._show_target(square)
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        if square is not None:
            self.table.plate(block_of(square)).setCursor(hand if free else arrow)

    def _is_free(self, square: Square) -> bool:
        refusal = self.scene.match.refusal(self.half(square))
        return refusal is None or refusal.incomplete

    def _show_target(self, square: Square) -> None:
        style = self.scene.theme.seat(self.next_stone().face) if self._is_free(square) else None
        self.table.target.show_at(square, style)

    def _bowl_at(self, point: QPointF) -> Seat | None:
        homes = self.scene.homes.items()
        return next((seat for seat, home in homes if home.area.contains(point)), None)

    # -- keys -------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Go from square to square and put the stone; choose a block and turn it; take back."""
        key = event.key()
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            return False
        if key == Qt.Key.Key_Escape and self.busy:
            self.cancel("put back")
        elif self.pending is not None:
            return self._key_in_turn(key)
        elif key in ARROWS:
            self._go(*ARROWS[key])
        elif key in ENTER:
            self._enter()
        else:
            return self._key_too_early(key)
        return True

    def _go(self, across: int, up: int) -> None:
        """Move the cursor; where it is not seen, let it be seen first."""
        cursor = self.table.cursor
        square = cursor.square
        if cursor.isVisible():
            at = Square(square.x + across, square.y + up)
            square = at if at in self.scene.board.layout.squares else square
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
        assert self.pending is not None
        move = self.skip(self.pending)
        if key == Qt.Key.Key_S and move is not None:
            self.scene.intended.emit(move)
        elif key in QUARTERS or key in ENTER:
            self.scene.intended.emit(self.half(self.pending))  # the answer: turn a block now
        else:
            return False
        return True

    def _key_too_early(self, key: int) -> bool:
        """Say that a stone comes first to those who press the keys for turning."""
        number = key - Qt.Key.Key_0
        if not (1 <= number <= 9 or key in QUARTERS):
            return False
        block = number if 1 <= number <= 9 else block_of(self.table.cursor.square)
        self.scene.intended.emit(self.whole(None, block, QUARTERS.get(key, CLOCKWISE)))
        return True

    # -- ending -----------------------------------------------------------------------------------

    def _drop_held(self) -> None:
        """Forget the stone in hand; it has been put, or is put back."""
        if self.held is not None:
            self.table.remove_loose(self.held.token.id)
        self.held, self.hold = None, Hold.NOTHING

    def cancel(self, reason: str) -> None:
        """Take the stone in hand, or the one that waits, back to its bowl; let go of the plate."""
        self.hold = Hold.NOTHING
        self.table.target.setVisible(False)
        if not self.busy:
            return
        self.turner.end()
        self.scene.animator.finish()
        held, self.held = self.held, None
        if held is not None:
            self.table.bring_home(held.token.id)
        waiting, self.pending, self._waiting = self._waiting, None, ""
        if waiting:
            self.table.bring_home(waiting)
        self.scene.strip.clear_message()
        self._show_phase()

    def refresh(self) -> None:
        """Show everything anew after the board or the theme changed."""
        for item in self.table.loose.values():
            item.set_cell(self.scene.geometry.cell)
        if self._waiting:
            self.table.lay(self.table.loose[self._waiting])
        self.turner.refresh()
