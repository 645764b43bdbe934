"""A pentomino in hand: how it is taken, turned, flipped, moved and laid down, for all games.

Press and drag; or click a piece and then a place; or tap, tap; or press a letter, move with the
arrows and press Enter. Which pieces may be taken, where they may lie and what laying them down
means is said by those who know what is played: drag_piece for matches, tilings for themselves.
"""

from typing import Protocol

from PySide6.QtCore import QPointF, Qt, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Token
from pentogames.core.shapes import LETTERS, Hand, Placement
from pentogames.model.words import tr
from pentogames.scene.animation import Animator
from pentogames.scene.carry import ARROWS, ENTER, Z_IN_HAND, Carry, Mode
from pentogames.scene.gestures import Pointer, Table
from pentogames.scene.grip import middle_of
from pentogames.scene.items import BoardItem, MarksItem
from pentogames.scene.spec import Pose
from pentogames.scene.strip import HandButton, StripItem, Tone
from pentogames.scene.theme import QUICK_MS, Theme
from pentogames.scene.tile import FootprintItem, TileItem
from pentogames.scene.token import TokenItem

Z_FOOTPRINT = 110


class PieceTable(Table, Protocol):
    """What a scene offers to hands that lay pieces."""

    theme: Theme
    board: BoardItem
    marks: MarksItem
    strip: StripItem
    animator: Animator
    items_by_id: dict[str, TokenItem]

    @property
    def hand_changed(self) -> SignalInstance:
        """Tells that something was taken in hand, turned, moved or put down."""

    def addItem(self, item: QGraphicsItem, /) -> None:
        """Show an item."""

    def lay(self, item: TokenItem) -> None:
        """Put an item where its token lies."""

    def glide(self, name: str, start: Pose) -> None:
        """Show the item on its way from a pose to where it belongs."""

    def show_hints(self, marks: tuple[Mark, ...]) -> None:
        """Paint what helps the hand."""


class PieceHand(Carry):
    """Holds a piece: ``hand`` is how, ``token`` which, ``spot`` where its gripped square is."""

    scene: PieceTable

    def __init__(self, scene: PieceTable) -> None:
        super().__init__(scene)
        self.hand: Hand | None = None
        self._last_spot: Square | None = None
        self._judged: tuple[Square, ...] = ()
        self.footprint = FootprintItem()
        self.footprint.setZValue(Z_FOOTPRINT)
        scene.addItem(self.footprint)

    @property
    def grasp(self) -> object:
        """What is in hand, and how it lies there."""
        if self.token is None or self.hand is None:
            return None
        return self.token.id, tuple(self.hand.offsets())

    # -- what those say who know what is played ---------------------------------------------------

    def token_at(self, point: QPointF) -> Token | None:
        """Return what a press at a point would take in hand, or ask for; None for nothing."""
        return None

    def token_of(self, letter: str) -> Token | None:
        """Return what a letter's key would take in hand; None, and it is said why, for nothing."""
        return None

    def may_take(self, token: Token) -> bool:
        """Say whether a token may be taken in hand; if not, show why."""
        return False

    def is_legal(self) -> bool:
        """Whether the piece in hand may be laid down where it is."""
        return False

    def say_why_not(self, placement: Placement) -> None:
        """Say, for as long as the piece is held there, why it may not be laid down."""

    def hints(self) -> tuple[Mark, ...]:
        """Return what helps the hand below everything that lies on the board."""
        return ()

    def square_for(self, square: Square) -> Square:
        """Return the square, on the level on which the piece in hand would lie there."""
        return square

    def placement(self) -> Placement | None:
        """Return what laying the piece down here would be; None off the board."""
        if self.hand is None or self.token is None or self.spot is None:
            return None
        squares = self.hand.at(self.square_for(self.spot))
        return Placement(self.token.owner or "", self.token.face, squares)

    # -- squares ----------------------------------------------------------------------------------

    def spot_at(self, point: QPointF) -> Square:
        """Return the square that a piece held at a point of the scene is over."""
        return self.scene.geometry.square(point)

    def spot_under(self, point: QPointF) -> Square | None:
        """Return the square that a piece held at a point is over; None beside the board."""
        return self.spot_at(point) if self.on_board(point) else None

    def on_board(self, point: QPointF) -> bool:
        """Whether a piece can be laid down at a point of the scene."""
        square = self.scene.geometry.square(point)
        columns = [s.x for s in self.scene.board.layout.squares]
        rows = [s.y for s in self.scene.board.layout.squares]
        return min(columns) <= square.x <= max(columns) and min(rows) <= square.y <= max(rows)

    def kept_on_board(self, spot: Square) -> Square:
        """Return the square nearest to the spot at which no square of the piece is off the edge."""
        assert self.hand is not None
        offsets, squares = self.hand.offsets(), self.scene.board.layout.squares
        left = min(s.x for s in squares) - min(x for x, _ in offsets)
        right = max(s.x for s in squares) - max(x for x, _ in offsets)
        low = min(s.y for s in squares) - min(y for _, y in offsets)
        high = max(s.y for s in squares) - max(y for _, y in offsets)
        return Square(min(max(spot.x, left), right), min(max(spot.y, low), high))

    def first_spot(self) -> Square:
        """Return where a piece picked by key appears: where the last one was, or the middle."""
        squares = self.scene.board.layout.squares
        if self._last_spot is not None:
            return self._last_spot
        return Square(
            (min(s.x for s in squares) + max(s.x for s in squares)) // 2,
            (min(s.y for s in squares) + max(s.y for s in squares)) // 2,
        )

    # -- mouse and touch --------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """Take a piece, or get ready to lay down the one in hand."""
        if pointer.button == Qt.MouseButton.RightButton and self.hand is not None:
            self.flip()
            return True
        if pointer.button != Qt.MouseButton.LeftButton:
            return False
        self._press_at(pointer)
        found = self.token_at(pointer.point)
        if found is not None:
            self._press_token(found, pointer)
            return True
        if self.mode is not Mode.CARRY:
            return False
        if not self.on_board(pointer.point):
            self.lay_beside()
            return True
        self._press_board(pointer)
        return True

    def _press_token(self, token: Token, pointer: Pointer) -> None:
        same = self.token is not None and self.token.id == token.id
        if self.mode is Mode.CARRY and same:
            self.cancel("put back")
            return
        if not self.may_take(token):
            return
        self.scene.animator.finish()  # it may be on its way home still
        item = self._item(token)
        self.take(token, grip=item.nearest(item.mapFromScene(pointer.point)))
        self.mode = Mode.PRESSED

    def _press_board(self, pointer: Pointer) -> None:
        square = self.scene.geometry.square(pointer.point)
        if pointer.touch:
            move = self.placement()
            beside = move is None or (square.x, square.y) not in {(s.x, s.y) for s in move.squares}
            if beside:  # the first tap shows the footprint, a tap on it lays the piece down
                self._snapped = True
                self._go(square)
                return
            self.lay_down(keep=True)
            return
        self._drag_from_carrying(pointer)

    def wheel(self, steps: int) -> bool:
        """Turn the piece in hand, a quarter a notch."""
        if self.hand is None or steps == 0:
            return False
        self.turn(-steps)
        return True

    # -- keys -------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Pick by letter; turn, flip, move, lay down or put back what is in hand."""
        key = event.key()  # not always one of Qt.Key: there are other alphabets
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            return False
        if self.hand is not None and self._key_in_hand(key, event):
            return True
        letter = event.text().upper()
        if len(letter) == 1 and letter in LETTERS:
            self._pick(letter)
            return True
        return False

    def _key_in_hand(self, key: int, event: QKeyEvent) -> bool:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in ARROWS:
            self._snapped = True
            at = self.spot or self.first_spot()
            dx, dy = ARROWS[key]
            self._go(Square(at.x + dx, at.y + dy))
        elif key == Qt.Key.Key_R:
            self.turn(-1 if shift else 1)
        elif key == Qt.Key.Key_F:
            self.flip()
        elif key in ENTER:
            self.lay_down(keep=True)
        elif key == Qt.Key.Key_Escape:
            self.cancel("put back")
        else:
            return False
        return True

    def _pick(self, letter: str) -> None:
        """Take a piece of that letter in hand, above the board."""
        token = self.token_of(letter)
        if token is not None:
            spot = self.spot
            self.take(token, grip=middle_of(letter))
            self.hold_at(spot or self.first_spot())

    # -- the hand ---------------------------------------------------------------------------------

    def take(self, token: Token, grip: int) -> None:
        """Take a piece in hand, held by one of its squares."""
        self.cancel("another piece is taken")
        self.scene.animator.finish()
        self.scene.strip.clear_message()
        self.token = token
        self.hand = Hand(token.face, grip=grip)
        self.spot = None
        item = self._item(token)
        item.set_flags(lifted=True)
        item.setZValue(Z_IN_HAND)
        self.scene.strip.show_buttons(self._buttons())
        self.scene.hand_changed.emit()

    def hold_at(self, square: Square) -> None:
        """Hold what was taken over a square, as keys do."""
        self.mode = Mode.CARRY
        self._snapped = True
        self._go(square)

    def turn(self, quarters: int) -> None:
        """Turn the piece in hand; the picture follows."""
        if self.hand is not None and self.token is not None:
            self.hand = self.hand.turned(quarters)
            self._show(turned=quarters)

    def flip(self) -> None:
        """Flip the piece in hand left to right."""
        if self.hand is not None and self.token is not None:
            self.hand = self.hand.flipped()
            self._show()

    def put_back(self) -> None:
        """Put the piece back where it was taken from."""
        self.cancel("put back")

    def cancel(self, reason: str) -> None:
        """Put the piece back where it was taken from, and forget it."""
        if self.token is None:
            return
        item = self._item(self.token)
        start = Pose(item.pos(), item.scale(), 0.0)
        self.scene.animator.finish()
        self.mode, self.hand, self.token, self.spot = Mode.EMPTY, None, None, None
        self._was_carrying = False
        self._judged = ()
        self.scene.strip.end_standing_message()
        self.footprint.setVisible(False)
        item.set_flags(lifted=False)
        self.scene.lay(item)
        self.scene.glide(item.token.id, start)
        self.scene.strip.show_buttons(())
        self.scene.show_hints(())
        self.scene.hand_changed.emit()

    def _buttons(self) -> tuple[HandButton, ...]:
        return (
            HandButton("turn-left", tr("Turn left (Shift+R)"), lambda: self.turn(-1)),
            HandButton("turn-right", tr("Turn right (R, or the wheel)"), lambda: self.turn(1)),
            HandButton("flip", tr("Flip (F, or the right button)"), self.flip),
            HandButton("place", tr("Place it here (Enter)"), lambda: self.lay_down(keep=True)),
            HandButton("back", tr("Put it back (Esc)"), self.put_back),
        )

    # -- showing ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the hand anew after the board or the theme changed."""
        self.footprint.theme = self.scene.theme
        if self.token is not None:
            item = self._item(self.token)
            item.set_flags(lifted=True)
            item.setZValue(Z_IN_HAND)
            self._show()

    def _show(self, turned: int = 0) -> None:
        if self.hand is None or self.token is None:
            return
        item = self._item(self.token)
        geometry = self.scene.geometry
        if self._snapped and self.spot is not None:
            self.spot = self.kept_on_board(self.spot)
        item.set_shape(self.hand.offsets(), geometry.cell)
        item.setScale(1.0)
        grip = item.local((0, 0))
        if self._snapped and self.spot is not None:
            held = geometry.rect(self.spot).center()
        else:
            held = self._point
        item.setPos(held - grip)
        if turned:
            self._swing(item, grip, turned)
        self._show_footprint()
        self.scene.hand_changed.emit()

    def _swing(self, item: TileItem, grip: QPointF, quarters: int) -> None:
        """Show how the item came to lie as it lies now, turned about its gripped square."""
        self.scene.animator.finish()

        def step(t: float) -> None:
            # Scaling goes about that point too, so it must not stay when the item is put away.
            item.setTransformOriginPoint(grip if t < 1 else QPointF())
            item.setRotation(-90.0 * quarters * (1 - t))

        self.scene.animator.run(QUICK_MS, step)

    def _show_footprint(self) -> None:
        move = self.placement()
        if move is None:
            self._judged = ()
            self.scene.strip.end_standing_message()
            self.footprint.setVisible(False)
            self.scene.show_hints(self.hints())
            return
        if move.squares != self._judged:  # marks of a refused try belong to the squares tried
            self._judged = move.squares
            self.scene.marks.set_marks(())
        legal = self.is_legal()
        self.footprint.show_at(move.squares, self.scene.geometry, legal=legal)
        self.scene.show_hints(self.hints())
        if not legal:
            self.say_why_not(move)
        elif self.scene.strip.tone is Tone.REFUSED:
            self.scene.strip.clear_message()

    def _item(self, token: Token) -> TileItem:
        item = self.scene.items_by_id[token.id]
        assert isinstance(item, TileItem)
        return item
