"""Taking a picture apart, and restoring it, by hand: a stone, then a block.

Taking apart, a stone on the board is clicked (or chosen with the arrow keys and Enter) and then
lies in the tray; Escape puts it back. Restoring, a colour is chosen in the tray and a square
clicked, or the stone is dragged there; it stays, and then a block must be turned.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Token
from pentogames.games.picture_puzzle import COLOURS, REMOVE, PicturePuzzlePosition, Step
from pentogames.model.words import tr
from pentogames.scene.board_scene import Z_HAND, BoardScene
from pentogames.scene.gestures import DRAG_DISTANCE, Pointer
from pentogames.scene.picture_stage import PLAYING, Stage
from pentogames.scene.plate_hand import PlateHand
from pentogames.scene.strip import HandButton, Tone
from pentogames.teach.words.picture_puzzle import PLACED_STAYS

if TYPE_CHECKING:
    from pentogames.scene.picture_scene import PictureScene

COLOUR_KEYS = {
    Qt.Key.Key_R: "r", Qt.Key.Key_G: "g", Qt.Key.Key_B: "b", Qt.Key.Key_Y: "y",
}  # fmt: skip


class PictureHand(PlateHand):
    """The gesture; ``pending`` is the half move that waits for a block to be turned."""

    keys = (
        ("Enter", "Cover, uncover, go on; or remove or place a stone"),
        ("Arrows", "Choose a square; then a block"),
        ("R, G, B, Y", "Choose the colour of the stone to be placed"),
        ("1 to 9", "Choose a block"),
        ("R, L", "Turn it clockwise, counter-clockwise"),
        ("Esc", "Put the removed stone back; end the showing"),
    )

    table: "PictureScene"
    pending: Step | None

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self.colour: str | None = None
        self._dragging = False

    # -- the state --------------------------------------------------------------------------------

    @property
    def position(self) -> PicturePuzzlePosition:
        """The position of the match."""
        position: PicturePuzzlePosition = self.scene.match.position
        return position

    @property
    def playing(self) -> bool:
        """Whether a player is at the table and moves."""
        return self.table.stage in PLAYING

    @property
    def restoring(self) -> bool:
        """Whether that player restores."""
        return self.table.stage is Stage.RESTORE

    def can_take(self, token: Token) -> bool:
        """Whether the pointer becomes a hand over a token."""
        if token.kind == "plate":
            return self.pending is not None
        if not self.playing or self.pending is not None:
            return False
        return self.restoring != bool(token.squares) and not token.state

    def chosen(self) -> str | None:
        """Return the colour that would be placed: the one chosen, or the first at hand."""
        hand = self.position.hand
        if not self.restoring or not hand or self.pending is not None:
            return None
        return self.colour if self.colour is not None and self.colour in hand else hand[0]

    # -- the stone --------------------------------------------------------------------------------

    def half(self, square: Square) -> Step:
        """Return the move of a stone on, or to, a square."""
        return Step(self.chosen() or "r" if self.restoring else REMOVE, square)

    def unturned(self) -> Step | None:
        """Return the half move that waits."""
        return self.pending

    def put(self, square: Square) -> None:
        """Move a stone; it then waits for a block to be turned."""
        step = self.half(square)
        refusal = self.scene.match.refusal(step)
        if refusal is None or not refusal.incomplete:
            self.scene.intended.emit(step)  # the answer says why not
            return
        old = self.scene.poses()
        self.scene.animator.finish()
        self.scene.strip.clear_message()
        self.pending = step
        self.table.target.setVisible(False)
        self.scene.sync()
        self.table.show_effects(self.scene.match.game.effects(self.position, step), old)
        self.turner.begin()
        self._show_phase()

    def _show_phase(self) -> None:
        buttons: tuple[HandButton, ...] = ()
        if self.pending is not None and not self.restoring:
            buttons = (HandButton("undo", tr("Put the stone back (Esc)"), self._take_back),)
        self.scene.strip.show_buttons(buttons)
        self.table.show_stage()
        self.scene.hand_changed.emit()

    def _take_back(self) -> None:
        if self.pending is not None and self.restoring:
            self.scene.strip.say(tr(PLACED_STAYS), Tone.REFUSED)
        else:
            self.forget()
            self.scene.sync()

    def keep(self, pending: Step | None) -> None:
        """Have a stone wait that was moved before the table was covered."""
        self.pending = pending

    def resume(self) -> None:
        """Let a block be turned for the stone that waits."""
        if self.pending is not None:
            self.turner.begin()
            self._show_phase()

    def outdate(self) -> None:
        """Take note that the position has changed; ``cancel``, called next, does the rest."""
        self.pending, self.held, self._pressed = None, None, None
        self._dragging = False

    def forget(self) -> None:
        """Forget what is in hand and what is half done."""
        waited = self.pending is not None
        self.outdate()
        self.turner.end()
        self.table.target.setVisible(False)
        if waited:
            self._show_phase()

    # -- the turn (see Turns) ---------------------------------------------------------------------

    def whole(self, block: int, quarters: int) -> Step:
        """Return the move that also turns a block."""
        step = self.pending
        if step is None:
            what = self.chosen() or "r" if self.restoring else REMOVE
            return Step(what, None, block, quarters)
        return Step(step.what, step.square, block, quarters)

    def turn_result(self, block: int, quarters: int) -> tuple[tuple[Token, ...], tuple[Mark, ...]]:
        """Return the tokens after the whole move."""
        made = self.position.made(self.whole(block, quarters))
        return self.scene.match.game.tokens(made), ()

    # -- mouse and touch --------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """Press a square, take a stone from the tray, or take hold of a plate."""
        if pointer.button != Qt.MouseButton.LeftButton:
            return False
        if not self.playing:
            if self.table.square_at(pointer.point) is not None:
                self.table.say_what_first()
            return True
        self.table.cursor.setVisible(False)
        if self.pending is not None:
            return self.turner.press(pointer)
        self._pressed_at = pointer.point
        token = self.table.at_hand.stone_at(pointer.point)
        if token is not None and self.restoring:
            self.choose(token.face)
            self.held = self.table.stone(token.id)
            return True
        self._pressed = self.table.square_at(pointer.point)
        return self._pressed is not None

    def choose(self, colour: str) -> None:
        """Choose the colour of the stone that is placed next."""
        if colour in self.position.hand:
            self.colour = colour
            self.table.at_hand.choose(self.chosen())
        else:
            self.scene.intended.emit(Step(colour, self.table.free_square()))  # says: not at hand

    def move(self, pointer: Pointer) -> bool:
        """Move the stone or the plate in hand, or show what a press would do."""
        if not self.playing:
            return False
        if self.pending is not None:
            return self.turner.move(pointer)
        if self.held is None:
            self._hover(pointer.point)
            return self._pressed is not None
        if not pointer.buttons & Qt.MouseButton.LeftButton:
            self.cancel("the release was lost")
            return True
        away = (pointer.point - self._pressed_at).manhattanLength()
        if self._dragging or away >= DRAG_DISTANCE:
            self._drag(pointer)
        return True

    def _drag(self, pointer: Pointer) -> None:
        assert self.held is not None
        if not self._dragging:
            self._dragging = True
            self.scene.animator.finish()
            self.held.set_flags(lifted=True)
            self.held.setScale(1.0)
            self.held.setZValue(Z_HAND)
        point = self._held_point(pointer)
        self.held.setPos(point)
        self._hover(point)

    def leave(self) -> None:
        """Show nothing of what a press would do."""
        if self.pending is not None:
            self.turner.leave()
        else:
            self.table.target.setVisible(False)

    def release(self, pointer: Pointer) -> bool:
        """Put the dragged stone down, take a click on a square, or let the plate go."""
        if pointer.button != Qt.MouseButton.LeftButton or not self.playing:
            return False
        if self.pending is not None:
            return self.turner.release(pointer)
        if self.held is not None:
            self._drop(pointer)
            return True
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return False
        self._release_square(pointer, pressed)
        return True

    def _drop(self, pointer: Pointer) -> None:
        dragged, self._dragging = self._dragging, False
        square = self.table.square_at(self._held_point(pointer)) if dragged else None
        self.held = None
        self.table.target.setVisible(False)
        if square is not None:
            self.put(square)
        if self.pending is None:
            self.scene.sync()

    def _hover(self, point: QPointF) -> None:
        """Show a ghost of the stone on the vacant square under the pointer."""
        square = self.table.square_at(point)
        colour = self.chosen()
        if square is None or colour is None:
            self.table.target.setVisible(False)
            return
        style = self.scene.theme.seat(colour) if self.is_free(square) else None
        self.table.target.show_at(square, style)

    # -- keys -------------------------------------------------------------------------------------

    def _key(self, key: int) -> bool:
        """Go on at a cover; choose squares, colours and blocks; turn; put back."""
        if not self.playing:
            return self.table.key_outside(key)
        if self.restoring and self.pending is None and key in COLOUR_KEYS:
            self.choose(COLOUR_KEYS[Qt.Key(key)])
            return True
        return super()._key(key)

    def _escape(self) -> None:
        if self.pending is not None and not self.turner.busy:
            self._take_back()
        else:
            self.cancel("put back")

    # -- ending -----------------------------------------------------------------------------------

    def cancel(self, reason: str) -> None:
        """Put down what is in hand; a stone that is moved already waits on for its turn."""
        self._pressed = None
        self.table.target.setVisible(False)
        if self.pending is None:
            self.turner.end()
        elif self.turner.busy:
            self.turner.let_go()
        if self.held is not None:
            self.held, self._dragging = None, False
            self.scene.sync()

    def refresh(self) -> None:
        """Show everything anew after the board or the theme changed."""
        self.turner.refresh()


assert set(COLOUR_KEYS.values()) == set(COLOURS)
