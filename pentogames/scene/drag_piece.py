"""Taking a piece in hand, turning it, and laying it down: mouse, touch and keys alike.

Press and drag; or click a piece and then a place; or tap, tap; or press a letter, move with the
arrows and press Enter. All of them go through the same hand, and all end in ``intended`` or with
the piece back where it was.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Refusal, Role, Token
from pentogames.core.shapes import LETTERS, Hand, Placement
from pentogames.model.words import tr
from pentogames.scene.carry import ARROWS, ENTER, Z_IN_HAND, Carry, Mode
from pentogames.scene.gestures import Pointer
from pentogames.scene.grip import middle_of, way_to
from pentogames.scene.spec import Pose
from pentogames.scene.strip import HandButton, Tone
from pentogames.scene.theme import QUICK_MS
from pentogames.scene.tile import FootprintItem, TileItem

if TYPE_CHECKING:
    from pentogames.scene.board_scene import BoardScene

Z_FOOTPRINT = 110


class DragPiece(Carry):
    """The gestures of games that place pentominoes."""

    keys = (
        ("Letter", "Take that piece (F I L N P T U V W X Y Z)"),
        ("Arrows", "Move the piece in hand"),
        ("R, Shift+R", "Turn it right, left (or the mouse wheel)"),
        ("F", "Flip it (or the right mouse button)"),
        ("Enter", "Place it"),
        ("Esc", "Put it back"),
    )

    def __init__(self, scene: "BoardScene") -> None:
        super().__init__(scene)
        self.hand: Hand | None = None
        self._legal: dict[str, frozenset[tuple[Square, ...]]] = {}
        self._last_spot: Square | None = None
        self._judged: tuple[Square, ...] = ()
        self.footprint = FootprintItem()
        self.footprint.setZValue(Z_FOOTPRINT)
        scene.addItem(self.footprint)

    def can_take(self, token: Token) -> bool:
        """Whether a piece is still at home with the player whose turn it is."""
        return token.owner == self.scene.match.position.to_move and not token.squares

    # -- what a game may change -------------------------------------------------------------------

    def square_for(self, square: Square) -> Square:
        """Return the square, on the level on which the piece in hand would lie there."""
        return square

    def placement(self) -> Placement | None:
        """Return the move that laying the piece down here would make; None off the board."""
        if self.hand is None or self.token is None or self.spot is None:
            return None
        squares = self.hand.at(self.square_for(self.spot))
        return Placement(self.token.owner or "", self.token.face, squares)

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

    def hints(self) -> tuple[Mark, ...]:
        """Return dots where the gripped square may go, if the overlay is on."""
        if self.hand is None or self.token is None or not self.scene.overlay_on("legal"):
            return ()
        places = self.legal_places(self.token.face)
        squares = tuple(
            square
            for square in self.scene.board.layout.squares
            if self.hand.at(self.square_for(square)) in places
        )
        return (Mark(Role.LEGAL, squares),)

    # -- judging ----------------------------------------------------------------------------------

    def legal_places(self, piece: str) -> frozenset[tuple[Square, ...]]:
        """Return every legal place of a piece in this position; worked out once a position."""
        if piece not in self._legal:
            places: dict[str, set[tuple[Square, ...]]] = {letter: set() for letter in LETTERS}
            for move in self.scene.match.position.moves():
                places[move.piece].add(move.squares)
            self._legal = {letter: frozenset(found) for letter, found in places.items()}
        return self._legal[piece]

    def is_legal(self) -> bool:
        """Whether the piece in hand may be laid down where it is."""
        move = self.placement()
        return move is not None and move.squares in self.legal_places(move.piece)

    # -- mouse and touch --------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """Take a piece, or get ready to lay down the one in hand."""
        if pointer.button == Qt.MouseButton.RightButton and self.hand is not None:
            self.flip()
            return True
        if pointer.button != Qt.MouseButton.LeftButton:
            return False
        self._press_at(pointer)
        found = self._token_at(pointer.point)
        if found is not None:
            self._press_token(found, pointer)
            return True
        if self.mode is not Mode.CARRY:
            return False
        if not self.on_board(pointer.point):
            self.cancel("put back")
            return True
        self._press_board(pointer)
        return True

    def _press_token(self, token: Token, pointer: Pointer) -> None:
        same = self.token is not None and self.token.id == token.id
        if self.mode is Mode.CARRY and same:
            self.cancel("put back")
            return
        refusal = self._refused_pick(token)
        if refusal is not None:
            self.cancel("not to be taken")
            self.scene.show_refusal(refusal)
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

    def _token_at(self, point: QPointF) -> Token | None:
        for home in self.scene.homes.values():
            found = home.token_at(point)
            if found is not None:
                return self.scene.items_by_id[found].token
        return None

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
        """Take the piece of that letter of the player whose turn it is, above the board."""
        match = self.scene.match
        token = self.scene.items_by_id.get(f"{match.position.to_move}/{letter}")
        if token is None:
            over = match.refusal(Placement("", letter, ()))
            if over is not None:
                self.scene.show_refusal(over)
            return
        refusal = self._refused_pick(token.token)
        if refusal is not None:
            self.scene.show_refusal(refusal)
            return
        spot = self.spot
        self.take(token.token, grip=middle_of(letter))
        self.mode = Mode.CARRY
        self._snapped = True
        self._go(spot or self.first_spot())

    # -- the hand ---------------------------------------------------------------------------------

    def _refused_pick(self, token: Token) -> Refusal | None:
        """Say why a piece may not even be taken: it is somebody else's, or it lies already."""
        everywhere = Placement(token.owner or "", token.face, ())
        refusal = self.scene.match.refusal(everywhere)
        mine = token.owner == self.scene.match.position.to_move and not token.squares
        return None if mine else refusal

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

    def lay_down(self, *, keep: bool = False) -> None:
        """Mean the move; if it is refused the piece goes back, or stays in hand (``keep``)."""
        move = self.placement()
        if move is None:
            return
        self._last_spot = self.spot
        match = self.scene.match
        if match.refusal(move) is None:
            self.scene.intended.emit(move)
            return
        if not keep:
            self.cancel("refused")
        self.scene.intended.emit(move)

    def demonstrate(self, move: Placement) -> None:
        """Take the piece of a move in hand, turned as the move has it, and hold it there."""
        item = self.scene.items_by_id.get(f"{move.seat}/{move.piece}")
        way = way_to(move)
        if item is None or way is None:
            return
        start = Pose(item.pos(), item.scale(), 0.0)
        hand, spot = way
        self.take(item.token, hand.grip)
        self.hand = hand
        self.mode = Mode.CARRY
        self._snapped = True
        self._go(spot)
        self.scene.glide(item.token.id, start)

    def put_back(self) -> None:
        """Put the piece back where it was taken from."""
        self.cancel("put back")

    def cancel(self, reason: str) -> None:
        """Put the piece back home and forget it."""
        self._legal = {}
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
        if legal:
            if self.scene.strip.tone is Tone.REFUSED:
                self.scene.strip.clear_message()
            return
        refusal = self.scene.match.refusal(move)
        if refusal is not None:
            self.scene.say_refusal(refusal, stay=True)

    def _item(self, token: Token) -> TileItem:
        item = self.scene.items_by_id[token.id]
        assert isinstance(item, TileItem)
        return item
