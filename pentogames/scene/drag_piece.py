"""Taking a piece in hand, turning it, and laying it down, in games that place pentominoes.

Mouse, touch and keys go through the same hand (piece_hand), and all end in ``intended`` or with the
piece back where it was.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Refusal, Role, Token
from pentogames.core.shapes import LETTERS, Placement
from pentogames.scene.grip import way_to
from pentogames.scene.piece_hand import PieceHand
from pentogames.scene.spec import Pose

if TYPE_CHECKING:
    from pentogames.scene.board_scene import BoardScene


class DragPiece(PieceHand):
    """The gestures of games that place pentominoes."""

    keys = (
        ("Letter", "Take that piece (F I L N P T U V W X Y Z)"),
        ("Arrows", "Move the piece in hand"),
        ("R, Shift+R", "Turn it right, left (or the mouse wheel)"),
        ("F", "Flip it (or the right mouse button)"),
        ("Enter", "Place it"),
        ("Esc", "Put it back"),
    )
    scene: "BoardScene"

    def __init__(self, scene: "BoardScene") -> None:
        super().__init__(scene)
        self._legal: dict[str, frozenset[tuple[Square, ...]]] = {}

    # -- taking -----------------------------------------------------------------------------------

    def can_take(self, token: Token) -> bool:
        """Whether a piece is still at home with the player whose turn it is."""
        return token.owner == self.scene.match.position.to_move and not token.squares

    def token_at(self, point: QPointF) -> Token | None:
        """Return the piece at home that a press at a point would take."""
        for home in self.scene.homes.values():
            found = home.token_at(point)
            if found is not None:
                return self.scene.items_by_id[found].token
        return None

    def token_of(self, letter: str) -> Token | None:
        """Return the piece of that letter of the player whose turn it is, or say why not."""
        match = self.scene.match
        item = self.scene.items_by_id.get(f"{match.position.to_move}/{letter}")
        if item is None:
            over = match.refusal(Placement("", letter, ()))
            if over is not None:
                self.scene.show_refusal(over)
            return None
        refusal = self._refused_pick(item.token)
        if refusal is not None:
            self.scene.show_refusal(refusal)
            return None
        return item.token

    def may_take(self, token: Token) -> bool:
        """Say whether a piece may be taken in hand; if not, show why."""
        refusal = self._refused_pick(token)
        if refusal is not None:
            self.cancel("not to be taken")
            self.scene.show_refusal(refusal)
        return refusal is None

    def _refused_pick(self, token: Token) -> Refusal | None:
        """Say why a piece may not even be taken: it is somebody else's, or it lies already."""
        everywhere = Placement(token.owner or "", token.face, ())
        refusal = self.scene.match.refusal(everywhere)
        return None if self.can_take(token) else refusal

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

    def say_why_not(self, placement: Placement) -> None:
        """Say which rule a piece held there would break."""
        refusal = self.scene.match.refusal(placement)
        if refusal is not None:
            self.scene.say_refusal(refusal, stay=True)

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

    # -- laying down ------------------------------------------------------------------------------

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
        self.hold_at(spot)
        self.scene.glide(item.token.id, start)

    def cancel(self, reason: str) -> None:
        """Put the piece back home and forget it, and what was legal."""
        self._legal = {}
        super().cancel(reason)
