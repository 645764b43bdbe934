"""Playing Pauli by hand: take a colour, then drop it on a square; look at cards on the way.

Press on a stack and drag; or click a stack and then a square; or tap the stack, the square, and the
square again; or press the colour's letter, move with the arrows and press Enter. While a colour is
in hand each square shows what the move would do there.
"""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from pentogames.core.cells import Square
from pentogames.core.game import Refusal, Token
from pentogames.core.shapes import LETTERS
from pentogames.games.pauli import COLOURS, PauliMove, PauliRule
from pentogames.model.words import tr
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.carry import ARROWS, ENTER, Z_IN_HAND, Carry, Mode
from pentogames.scene.gestures import Pointer
from pentogames.scene.pauli_arrow import ArrowItem
from pentogames.scene.pauli_scene import PauliScene
from pentogames.scene.pauli_stash import StashItem
from pentogames.scene.spec import Pose
from pentogames.scene.strip import HandButton
from pentogames.scene.tile import FootprintItem

FIRST_SPOT = Square(3, 3)
ANYWHERE = frozenset({PauliRule.GAME_OVER, PauliRule.NOT_YOUR_TURN, PauliRule.NONE_LEFT})
"""Refusals that hold for every square: such a colour may not even be taken."""


class PickThenDrop(Carry):
    """A colour in hand, and where it would go."""

    keys = (
        ("B G Y O R", "Take a blue, green, yellow, orange or red piece"),
        ("Arrows", "Move the piece in hand"),
        ("Enter", "Place it"),
        ("Esc", "Put it back (or the right mouse button)"),
        ("Shift+Letter", "Look at that card (F I L N P T U V W X Y Z)"),
    )
    scene: BoardScene

    def __init__(self, scene: BoardScene) -> None:
        assert isinstance(scene, PauliScene)
        super().__init__(scene)
        self.table = scene
        self._last_spot = FIRST_SPOT
        self.footprint = FootprintItem()
        self.footprint.setZValue(Z_IN_HAND - 1)  # the arrow leaves its corners to be seen
        scene.addItem(self.footprint)

    @property
    def colour(self) -> str:
        """The letter of the colour in hand; empty if there is none."""
        return "" if self.token is None else self.token.face

    def intended_move(self) -> PauliMove | None:
        """Return the move that dropping the piece here would make; None off the board."""
        if self.token is None or self.spot is None:
            return None
        return PauliMove(self.token.owner or "", self.token.face, self.spot)

    def can_take(self, token: Token) -> bool:
        """Whether it is a piece at home of the player whose turn it is."""
        mine = token.owner == self.table.match.position.to_move
        return token.kind == "arrow" and mine and not token.squares

    # -- mouse and touch --------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """Take a colour, get ready to drop the one in hand, or choose a card."""
        self.table.animator.finish()
        if pointer.button == Qt.MouseButton.RightButton and self.token is not None:
            self.cancel("put back")
            return True
        if pointer.button != Qt.MouseButton.LeftButton:
            return False
        self._press_at(pointer)
        stack = self._stack_at(pointer.point)
        card = self.table.cards.card_at(pointer.point)
        if stack is not None:
            self._press_stack(*stack)
        elif card is not None:
            self.table.look.choose("" if card == self.table.look.chosen else card)
        elif self.mode is not Mode.CARRY:
            self.table.look.choose("")
            return False
        elif self.spot_under(pointer.point) is None:
            self.cancel("put back")
        else:
            self._press_board(pointer)
        return True

    def _stack_at(self, point: QPointF) -> tuple[StashItem, str] | None:
        for stash in self.table.stashes():
            colour = stash.colour_at(point)
            if colour is not None:
                return stash, colour
        return None

    def spot_under(self, point: QPointF) -> Square | None:
        """Return the square at a point; None beside the board."""
        square = self.table.geometry.square(point)
        return square if square in self.table.board.layout.squares else None

    def _press_stack(self, stash: StashItem, colour: str) -> None:
        if self.token is not None and (self.token.owner, self.colour) == (stash.seat, colour):
            self.cancel("put back")
        elif self._take(stash.seat, colour):
            self.mode = Mode.PRESSED

    def _press_board(self, pointer: Pointer) -> None:
        square = self.spot_under(pointer.point)
        if pointer.touch:
            # The first tap shows what the move would do, a tap on the same square makes it.
            if square == self.spot:
                self.lay_down(keep=True)
            elif square is not None:
                self._snapped = True
                self._go(square)
            return
        self._drag_from_carrying(pointer)

    def move(self, pointer: Pointer) -> bool:
        """Move the piece in hand, or look at the card under the pointer."""
        if self.mode in (Mode.EMPTY, Mode.CARRY) and not pointer.touch:
            self.table.look.point_at(self.table.cards.card_at(pointer.point) or "")
        return super().move(pointer)

    def leave(self) -> None:
        """Look at no card any more."""
        self.table.look.point_at("")

    # -- keys -------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Pick a colour by its letter, or look at a card by Shift and its letter."""
        self.table.animator.finish()
        modifiers = event.modifiers()
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        letter = event.text().upper()
        if shift and letter in LETTERS and len(letter) == 1:
            self.table.look.choose("" if letter == self.table.look.chosen else letter)
        elif self.token is not None and self._key_in_hand(event.key()):
            return True
        elif event.key() == Qt.Key.Key_Escape and self.table.look.chosen:
            self.table.look.choose("")
        elif not shift and letter in COLOURS and len(letter) == 1:
            self._pick(letter)
        else:
            return False
        return True

    def _key_in_hand(self, key: int) -> bool:
        if key in ARROWS:
            self._snapped = True
            at, (dx, dy) = self.spot or self._last_spot, ARROWS[key]
            self._go(Square(min(max(at.x + dx, 0), 7), min(max(at.y + dy, 0), 7)))
        elif key in ENTER:
            self.lay_down(keep=True)
        elif key == Qt.Key.Key_Escape:
            self.cancel("put back")
        else:
            return False
        return True

    def _pick(self, colour: str) -> None:
        """Take a colour of the player whose turn it is; the place stays where it was."""
        spot = self.spot
        position = self.table.match.position
        if self._take(position.seats[position.turn], colour):
            self.mode = Mode.CARRY
            self._snapped = True
            self._go(spot or self._last_spot)

    # -- the hand ---------------------------------------------------------------------------------

    def _take(self, seat: str, colour: str) -> bool:
        """Take the top of a stack in hand; or say why it cannot be taken, and keep what is."""
        refusal = self._refused_pick(seat, colour)
        if refusal is not None:
            self.table.show_refusal(refusal)
            return False
        self.cancel("another colour is taken")
        top = self.table.stash(seat).top(colour)
        assert top is not None
        self.table.strip.clear_message()
        self.table.look.choose("")
        self.token = self.table.items_by_id[top].token
        self.spot = None
        self._lift()
        self.table.strip.show_buttons(
            (
                HandButton("place", tr("Place it here (Enter)"), lambda: self.lay_down(keep=True)),
                HandButton("back", tr("Put it back (Esc)"), lambda: self.cancel("put back")),
            )
        )
        self.table.show_help(self.token)
        self.table.hand_changed.emit()
        return True

    def _refused_pick(self, seat: str, colour: str) -> Refusal | None:
        position = self.table.match.position
        lying = {square for token in self.table.tokens() for square in token.squares}
        vacant = next(s for s in self.table.board.layout.squares if s not in lying)
        refusal: Refusal | None = position.refusal(PauliMove(seat, colour, vacant))
        return refusal if refusal is not None and refusal.rule in ANYWHERE else None

    def _lift(self) -> None:
        item = self._item()
        item.set_flags(lifted=True)
        item.setZValue(Z_IN_HAND)

    def lay_down(self, *, keep: bool = False) -> None:
        """Mean the move; if it is refused the piece goes back, or stays in hand (``keep``)."""
        move = self.intended_move()
        if move is None:
            return
        self._last_spot = move.square
        if not keep and self.table.match.refusal(move) is not None:
            self.cancel("refused")
        self.table.intended.emit(move)

    def demonstrate(self, move: PauliMove) -> None:
        """Take the colour of a move in hand and hold it over the square."""
        poses = self.table.poses()
        self._pick(move.colour)
        if self.token is not None:
            self._go(move.square)
            self.table.glide(self.token.id, poses[self.token.id])

    def cancel(self, reason: str) -> None:
        """Put the piece back on its stack and forget it."""
        if self.token is None:
            return
        item = self._item()
        start = Pose(item.pos(), item.scale(), 0.0)
        self.table.animator.finish()
        self.mode, self.token, self.spot = Mode.EMPTY, None, None
        self._was_carrying = False
        self.footprint.setVisible(False)
        item.set_flags(lifted=False)
        self.table.lay(item)
        self.table.glide(item.token.id, start)
        self.table.strip.show_buttons(())
        self.table.look.show_move(None)
        self.table.show_help(None)
        self.table.hand_changed.emit()

    # -- showing ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the hand anew after the board or the theme changed."""
        self.footprint.theme = self.table.theme
        if self.token is not None:
            self._lift()
            self.table.show_help(self.token)
            self._show()

    def _show(self) -> None:
        """Show the piece where it is held, and what dropping it there would do."""
        geometry, point = self.table.geometry, self._point
        if self._snapped and self.spot is not None:
            point = geometry.rect(self.spot).center()
        self._item().be_carried(geometry, point)
        move = self.intended_move()
        if move is None:
            self.footprint.setVisible(False)
        else:
            legal = self.table.match.refusal(move) is None
            self.footprint.show_at([move.square], geometry, legal=legal)
        self.table.look.show_move(move)
        self.table.hand_changed.emit()

    def _item(self) -> ArrowItem:
        assert self.token is not None
        item = self.table.items_by_id[self.token.id]
        assert isinstance(item, ArrowItem)
        return item
