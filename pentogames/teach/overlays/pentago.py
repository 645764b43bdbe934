"""Overlays of Pentago: the numbers of the blocks, and rows that want one stone."""

from collections.abc import Iterator

from pentogames.core.blocks import GRID, ROWS
from pentogames.core.game import Mark, Role
from pentogames.games.pentago import PentagoPosition
from pentogames.teach.overlays import Overlay, nothing


def open_fours(position: PentagoPosition) -> Iterator[Mark]:
    """Yield each row of five that has four stones of one colour, and its vacant square.

    Only colours that are still in the game count. The vacant square is where a stone would win.
    """
    occupied = position.occupied
    vacant = 0
    for stones, out in zip(position.stones, position.outs, strict=True):
        if out:
            continue
        for row in ROWS:
            if (row & stones).bit_count() == 4 and not row & ~stones & occupied:
                vacant |= row & ~stones
                yield Mark(Role.CAUSE, GRID.squares(row))
    for square in GRID.squares(vacant):
        yield Mark(Role.INSTEAD, (square,))


OVERLAYS = (
    Overlay("blocks", "Block numbers", "Show the numbers of the blocks", "squares", nothing),
    Overlay(
        "fours",
        "Rows of four",
        "Show rows that want one stone to be five, and where it would go",
        "eye",
        open_fours,
    ),
)
