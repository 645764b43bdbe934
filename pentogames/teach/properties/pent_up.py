"""Properties of moves of Pent-Up."""

from pentogames.core.cells import Square
from pentogames.core.shapes import Placement
from pentogames.games.pent_up import PentUpPosition


def plays_piece(before: PentUpPosition, move: Placement, piece: str) -> bool:
    """Say whether the move plays the tile of that letter."""
    return move.piece == piece


def on_level(before: PentUpPosition, move: Placement, level: str) -> bool:
    """Say whether the tile lies on that level."""
    return move.squares[0].level == int(level)


def takes_the_lead(before: PentUpPosition, move: Placement, argument: str) -> bool:
    """Say whether the mover alone would win if the game ended after the move."""
    return before.after(move).winning_now().outcome.winners == (move.seat,)


def rests_on(before: PentUpPosition, move: Placement, seat: str) -> bool:
    """Say whether the tile rests on tiles of that seat alone, above the table."""
    below = {Square(x, y, level - 1) for x, y, level in move.squares}
    owners = {tile.seat for tile in before.placed if below & set(tile.squares)}
    return owners == {seat}


PROPERTIES = {
    "piece": plays_piece,
    "level": on_level,
    "takes-the-lead": takes_the_lead,
    "rests-on": rests_on,
}
