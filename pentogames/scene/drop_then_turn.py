"""A move in two halves: a stone is put on a square, then a block is turned.

The stone is dragged from its bowl, or a square is clicked, tapped, or chosen with the arrow keys
and Enter. It then waits on the board, and nobody but this gesture knows of it: the game is told of
the whole move, stone and turn, or of the stone alone where that ends the turn. Escape, undo, loss
of the focus and any change of the position take the waiting stone back to its bowl.
"""

from enum import Enum
from typing import Any

from PySide6.QtCore import QPointF, Qt

from pentogames.core.blocks import block_of
from pentogames.core.cells import Square
from pentogames.core.game import Mark, Seat, Token
from pentogames.model.words import tr
from pentogames.scene.board_scene import Z_HAND, BoardScene
from pentogames.scene.gestures import DRAG_DISTANCE, Pointer
from pentogames.scene.plate_hand import PlateHand
from pentogames.scene.strip import HandButton


class Hold(Enum):
    """What the pointer, or the hand, has hold of in the first half."""

    NOTHING = "nothing"
    BOWL = "bowl"  # pressed on a bowl, not moved yet
    DRAG = "drag"  # a stone follows the pressed pointer
    CARRY = "carry"  # a stone is in hand without a button pressed
    SQUARE = "square"  # pressed on a square


class DropThenTurn(PlateHand):
    """The gesture; a game says what the halves and the whole are (see below)."""

    keys = (
        ("Arrows", "Move the cursor; then choose a block"),
        ("Enter, Space", "Place a stone"),
        ("1 to 9", "Choose the block of that number"),
        ("R, L", "Turn it clockwise, counter-clockwise"),
        ("S", "Turn no block, where that is allowed"),
        ("Esc", "Take the stone back"),
    )

    pending: Square | None

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self.hold = Hold.NOTHING
        self._waiting = ""  # the id of the stone on the pending square

    # -- what a game says -------------------------------------------------------------------------

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

    def can_take(self, token: Token) -> bool:
        """Whether a plate can be turned now; stones on the board stay where they are."""
        return self.pending is not None and token.kind == "plate"

    # -- the stone --------------------------------------------------------------------------------

    def unturned(self) -> Any:
        """Return the move of the waiting stone alone."""
        assert self.pending is not None
        return self.half(self.pending)

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

    def turn_result(self, block: int, quarters: int) -> tuple[tuple[Token, ...], tuple[Mark, ...]]:
        """Return the tokens and rows after the whole move."""
        match = self.scene.match
        after = match.position.after(self.whole(block, quarters))
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
            self.hold, self._pressed = Hold.SQUARE, square
        return True

    def _press_bowl(self, seat: Seat, pointer: Pointer) -> None:
        carrying = self.held is not None
        if self.pending is not None:
            self.scene.intended.emit(self.unturned())  # the answer: turn a block now
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
            assert self._pressed is not None
            self._release_square(pointer, self._pressed)
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
        free = square is not None and self.is_free(square)
        if square is None or not free:
            self.table.target.setVisible(False)
        else:
            self._show_target(square)
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        if square is not None:
            self.table.plate(block_of(square)).setCursor(hand if free else arrow)

    def _show_target(self, square: Square) -> None:
        style = self.scene.theme.seat(self.next_stone().face) if self.is_free(square) else None
        self.table.target.show_at(square, style)

    def _bowl_at(self, point: QPointF) -> Seat | None:
        homes = self.scene.homes.items()
        return next((seat for seat, home in homes if home.area.contains(point)), None)

    # -- keys -------------------------------------------------------------------------------------

    def _key_in_turn(self, key: int) -> bool:
        if key == Qt.Key.Key_S and self.pending is not None:
            move = self.skip(self.pending)
            if move is not None:
                self.scene.intended.emit(move)
                return True
        return super()._key_in_turn(key)

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
