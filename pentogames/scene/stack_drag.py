"""Laying tiles on a stack: a tile sinks to the level on which it rests, and legal places attract.

With nothing in hand the table itself can be dragged about.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Role, Token
from pentogames.core.shapes import Placement, marked_squares
from pentogames.scene.carry import ARROWS
from pentogames.scene.drag_piece import DragPiece
from pentogames.scene.gestures import Pointer

if TYPE_CHECKING:
    from pentogames.scene.board_scene import BoardScene
    from pentogames.scene.stack_scene import StackScene

PULL = 0.85
"""How far from the middle of a legal place the pointer may be to be drawn there, in squares."""

STEP = 2
"""Squares by which the table moves at a press of an arrow key with Shift."""

DIGITS = {Qt.Key(Qt.Key.Key_0.value + digit): digit for digit in range(10)}


class StackDrag(DragPiece):
    """The gestures of Pent-Up."""

    def __init__(self, scene: "BoardScene") -> None:
        super().__init__(scene)
        self.footprint.halo = True
        self._panned_from: QPointF | None = None

    @property
    def stack(self) -> "StackScene":
        """The scene, as what it is."""
        from pentogames.scene.stack_scene import StackScene

        assert isinstance(self.scene, StackScene)
        return self.scene

    @property
    def _first(self) -> bool:
        """Whether the table is empty: the tile in hand can go anywhere."""
        return not self.scene.match.position.placed

    # -- where a tile goes ------------------------------------------------------------------------

    def placement(self) -> Placement | None:
        """Return the move: the tile sinks until one of its squares rests on something."""
        if self.hand is None or self.token is None or self.spot is None:
            return None
        squares = self.hand.at(self.spot)
        level = self.scene.match.position.resting_level(squares)
        settled = tuple(Square(x, y, level) for x, y, _ in squares)
        return Placement(self.token.owner or "", self.token.face, settled)

    def legal_places(self, piece: str) -> frozenset[tuple[Square, ...]]:
        """Return every legal place of a piece of the player whose turn it is."""
        if piece not in self._legal:
            moves = self.scene.match.position.placements(piece)
            self._legal[piece] = frozenset(move.squares for move in moves)
        return self._legal[piece]

    def is_legal(self) -> bool:
        """Whether the piece in hand may be laid down where it is."""
        return self.spot is not None if self._first else super().is_legal()

    def spot_at(self, point: QPointF) -> Square:
        """Return the square below the point, or one close to it where the tile may go."""
        here = self.scene.geometry.square(point)
        if self._first or self._fits(here):
            return here
        near = [
            (self._distance(point, square), square)
            for square in (
                Square(here.x + dx, here.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)
            )
            if self._fits(square)
        ]
        distance, square = min(near, default=(PULL, here))
        return square if distance < PULL else here

    def _fits(self, square: Square) -> bool:
        if self.hand is None or self.token is None:
            return False
        piece = self.token.face
        level = self.scene.match.position.level_for(piece)
        return self.hand.at(Square(square.x, square.y, level)) in self.legal_places(piece)

    def _distance(self, point: QPointF, square: Square) -> float:
        """Return how far a point is from the middle of a square, in squares."""
        geometry = self.scene.geometry
        to = geometry.rect(square).center() - point
        return float((to.x() ** 2 + to.y() ** 2) ** 0.5 / geometry.cell)

    def on_board(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the part of the table that is seen."""
        return self.stack.table.contains(point)

    def kept_on_board(self, spot: Square) -> Square:
        """Return the spot, or the nearest from which the tile can still be seen or laid."""
        return super().kept_on_board(spot) if not self._first else self._kept_in_sight(spot)

    def _kept_in_sight(self, spot: Square) -> Square:
        assert self.hand is not None
        offsets, box = self.hand.offsets(), self.stack.sight().whole()
        xs, ys = [x for x, _ in offsets], [y for _, y in offsets]
        left, right = int(box.left) - min(xs), int(box.right) - 1 - max(xs)
        low, high = int(box.low) - min(ys), int(box.high) - 1 - max(ys)
        return Square(min(max(spot.x, left), right), min(max(spot.y, low), high))

    def first_spot(self) -> Square:
        """Return where a piece picked by key appears: at the legal place nearest to the last."""
        if self._first:
            return self.scene.geometry.square(self.stack.table.center())
        start = super().first_spot()
        if self.hand is None or self.token is None:
            return start
        form = self.hand.at(Square(0, 0))
        spots = [
            Square(place[0].x - form[0].x, place[0].y - form[0].y)
            for place in self.legal_places(self.token.face)
            if _same_form(place, form)
        ]
        return min(spots, key=lambda s: (abs(s.x - start.x) + abs(s.y - start.y), s), default=start)

    def hints(self) -> tuple[Mark, ...]:
        """Return dots where the gripped square may go as the tile is turned, if they are on.

        The squares of all legal places are lit in any case (StackScene.show_hand).
        """
        if self.hand is None or self._first or not self.scene.overlay_on("legal"):
            return ()
        squares = self.scene.board.layout.squares
        return (Mark(Role.LEGAL, tuple(square for square in squares if self._fits(square))),)

    # -- the hand ---------------------------------------------------------------------------------

    def take(self, token: Token, grip: int) -> None:
        """Take a tile in hand; levels that are apart come together again for it."""
        super().take(token, grip)
        self.stack.set_exploded(on=False)

    def lay_down(self, *, keep: bool = False) -> None:
        """Mean the move; the first tile of all puts the origin of the table where it lies."""
        move = self.placement()
        if move is not None and self._first and self.spot is not None:
            marks = marked_squares(move.piece, move.squares)
            assert marks is not None
            x, y, _ = marks[0]
            self.stack.move_origin(x, y)
            self.spot = Square(self.spot.x - x, self.spot.y - y)
        super().lay_down(keep=keep)

    # -- the table --------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """Take or lay down a tile, or take hold of the table."""
        if pointer.button != Qt.MouseButton.MiddleButton and super().press(pointer):
            return True
        buttons = (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton)
        if pointer.button not in buttons or not self.on_board(pointer.point):
            return False
        self._panned_from = pointer.point
        self.stack.show_grasp(on=True)
        return True

    def move(self, pointer: Pointer) -> bool:
        """Move the table that is held, or the tile in hand."""
        if self._panned_from is None:
            return super().move(pointer)
        held = Qt.MouseButton.LeftButton | Qt.MouseButton.MiddleButton
        if not pointer.buttons & held:
            self._let_go()
            return super().move(pointer)
        self._panned_from += self.stack.pan(pointer.point - self._panned_from)
        return True

    def release(self, pointer: Pointer) -> bool:
        """Let go of the table, or of the tile."""
        if self._panned_from is None:
            return super().release(pointer)
        self._let_go()
        return True

    def cancel(self, reason: str) -> None:
        """Put everything down."""
        if self._panned_from is not None:
            self._let_go()
        super().cancel(reason)

    def _let_go(self) -> None:
        self._panned_from = None
        self.stack.show_grasp(on=False)

    # -- keys -------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Take the keys of the view first, then those of the hand."""
        if self._key_of_view(event):
            return True
        taken = super().key(event)
        move = self.placement()
        if taken and self._snapped and move is not None:
            self.stack.reveal(move.squares)
        return taken

    def _key_of_view(self, event: QKeyEvent) -> bool:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        modifiers &= ~Qt.KeyboardModifier.KeypadModifier
        if key in ARROWS and modifiers == Qt.KeyboardModifier.ShiftModifier:
            dx, dy = ARROWS[key]
            cell = self.scene.geometry.cell
            self.stack.pan(QPointF(-dx * STEP * cell, dy * STEP * cell))
            return True
        if key in ARROWS and modifiers == Qt.KeyboardModifier.AltModifier:
            self.stack.step_level(ARROWS[key][1])
            return True
        # Some keyboards have their digits behind Shift.
        if key in DIGITS and not modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            self.stack.show_level(DIGITS[key] or None)
            return True
        return False


def _same_form(first: tuple[Square, ...], second: tuple[Square, ...]) -> bool:
    """Whether sorted squares are the others, moved."""
    dx, dy = first[0].x - second[0].x, first[0].y - second[0].y
    return all(
        (x - dx, y - dy) == other[:2] for (x, y, _), other in zip(first, second, strict=True)
    )
