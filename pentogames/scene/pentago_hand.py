"""Pentago's moves as the hand makes them: see drop_then_turn."""

from typing import Any

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Seat, Token
from pentogames.games._pentago_notation import SKIP, Turn
from pentogames.games.pentago import fives
from pentogames.scene.drop_then_turn import DropThenTurn


class PentagoHand(DropThenTurn):
    """A stone of the colour whose turn it is, then a block."""

    def half(self, square: Square) -> Turn:
        """Return the move that puts a stone on a square: whole if it makes five."""
        return Turn(square)

    def whole(self, block: int, quarters: int) -> Turn:
        """Return the move that also turns a block."""
        return Turn(self.pending, block, quarters)

    def skip(self, square: Square) -> Turn:
        """Return the move that turns no block."""
        return Turn(square, SKIP)

    def taking(self, seat: Seat) -> Turn:
        """Return a move by which a seat puts a stone nowhere."""
        return Turn(None, seat=seat)

    def next_stone(self) -> Token:
        """Return a stone of the colour whose turn it is."""
        position = self.scene.match.position
        seating = position.options.seating
        seat = position.to_move
        colour = "" if seat is None else seating.colours[seating.colour_of(seat)]
        return Token(f"hand/{colour}", "stone", colour, colour)

    def rows_in(self, position: Any) -> tuple[Mark, ...]:
        """Return the fives that the last turn has made."""
        return fives(position)
