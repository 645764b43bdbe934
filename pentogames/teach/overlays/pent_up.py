"""Overlays of Pent-Up: where the player to move can build."""

from collections.abc import Iterable, Iterator

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Role
from pentogames.games.pent_up import PentUpPosition
from pentogames.teach.overlays import LEGAL_SQUARES, Overlay


def building_sites(position: PentUpPosition) -> Iterator[Mark]:
    """Yield, level by level, the squares above the table to which tiles in hand can go.

    A square that tiles can cover on one level only is marked with that level; each patch of
    squares is a mark of its own, so that each bears its level.
    """
    if position.to_move is None or not position.placed:
        return
    sites: dict[int, set[Square]] = {}
    for piece in position.hand(position.to_move):
        level = position.level_for(piece)
        if level > 1:
            sites.setdefault(level, set()).update(position.open_squares(piece))
    for level, squares in sorted(sites.items()):
        for patch in patches(squares):
            yield Mark(Role.HINT, patch, str(level))


def patches(squares: Iterable[Square]) -> Iterator[tuple[Square, ...]]:
    """Yield squares of one level in groups that hang together, edge to edge."""
    left = set(squares)
    while left:
        waiting = [min(left)]
        left -= set(waiting)
        patch = []
        while waiting:
            square = waiting.pop()
            patch.append(square)
            x, y, level = square
            beside = {(x + 1, y, level), (x - 1, y, level), (x, y + 1, level), (x, y - 1, level)}
            found = [other for other in left if other in beside]
            left -= set(found)
            waiting += found
        yield tuple(sorted(patch))


OVERLAYS = (
    LEGAL_SQUARES,
    Overlay(
        "sites",
        "Building sites",
        "Show where the player to move can build above the table, and on which level",
        "regions",
        building_sites,
        in_bar=False,
    ),
)
