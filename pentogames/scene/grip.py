"""How a piece is held: by which of its squares, and how it is turned to lie somewhere."""

from pentogames.core.cells import Square
from pentogames.core.shapes import TRANSFORMS, Hand, Placement


def way_to(move: Placement) -> tuple[Hand, Square] | None:
    """Return how a piece is held to lie as a move has it, and where; None if it never lies so."""
    grip = middle_of(move.piece)
    for transform in TRANSFORMS:
        hand = Hand(move.piece, transform, grip)
        for square in move.squares:
            if hand.at(square) == move.squares:
                return hand, square
    return None


def held_at(placement: Placement, square: Square) -> Hand:
    """Return how a piece is held, as it lies, by the one of its squares that is given."""
    for transform in TRANSFORMS:
        for grip in range(len(placement.squares)):
            hand = Hand(placement.piece, transform, grip)
            if hand.at(square) == placement.squares:
                return hand
    raise ValueError("the piece does not lie like that, or not on that square")


def middle_of(piece: str) -> int:
    """Return the square nearest to the middle of a piece, by which keys hold it."""
    offsets = Hand(piece, grip=0).offsets()
    x = sum(dx for dx, _ in offsets) / len(offsets)
    y = sum(dy for _, dy in offsets) / len(offsets)
    return min(
        range(len(offsets)), key=lambda i: (offsets[i][0] - x) ** 2 + (offsets[i][1] - y) ** 2
    )
