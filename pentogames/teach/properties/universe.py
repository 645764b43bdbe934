"""Properties of moves of Universe."""

from pentogames.core.cells import Square
from pentogames.core.shapes import Placement
from pentogames.games.universe import Region, RegionKind, UniversePosition, regions


def _new(before: UniversePosition, move: Placement, kind: RegionKind) -> list[Region]:
    """Return the regions of a kind that there are only after the move."""
    old = {region.squares for region in regions(before)}
    after = regions(before.after(move))
    return [region for region in after if region.kind is kind and region.squares not in old]


def plays_piece(before: UniversePosition, move: Placement, piece: str) -> bool:
    """Say whether the move plays the piece of that letter."""
    return move.piece == piece


def fills_exact_region(before: UniversePosition, move: Placement, argument: str) -> bool:
    """Say whether the move fills a region of exactly five squares."""
    filled = set(move.squares)
    return any(
        region.kind is RegionKind.EXACT and set(region.squares) == filled
        for region in regions(before)
    )


def makes_exact_region(before: UniversePosition, move: Placement, piece: str) -> bool:
    """Say whether the move makes a region of exactly five squares, of that form if one is named."""
    return any(
        not piece or region.piece == piece for region in _new(before, move, RegionKind.EXACT)
    )


def makes_reserve(before: UniversePosition, move: Placement, argument: str) -> bool:
    """Say whether the move makes a region of five that the mover alone can still fill."""
    return any(region.seats == (move.seat,) for region in _new(before, move, RegionKind.EXACT))


def makes_dead_zone(before: UniversePosition, move: Placement, argument: str) -> bool:
    """Say whether the move makes a region of six to nine squares."""
    return bool(_new(before, move, RegionKind.DEAD))


def in_region(before: UniversePosition, move: Placement, name: str) -> bool:
    """Say whether the piece lies wholly in the named part of the board."""
    board = before.table.board
    return not board.grid.mask(move.squares) & ~board.regions[name]


def _heart(before: UniversePosition, move: Placement) -> int:
    board = before.table.board
    return (board.grid.mask(move.squares) & board.heart).bit_count()


def touches_centre(before: UniversePosition, move: Placement, argument: str) -> bool:
    """Say whether the move covers one or two of the central squares."""
    return _heart(before, move) in (1, 2)


def turned_half(before: UniversePosition, move: Placement) -> Placement:
    """Return the opponent's move with the same piece, turned by half about the board's middle."""
    columns, rows = before.options.columns, before.options.rows
    squares = sorted(Square(columns - 1 - x, rows - 1 - y) for x, y, _ in move.squares)
    seat = next(seat for seat in before.seats if seat != move.seat)
    return Placement(seat, move.piece, tuple(squares))


def breaks_symmetry(before: UniversePosition, move: Placement, argument: str) -> bool:
    """Say whether it covers one or two central squares and its image is no legal answer."""
    answer = turned_half(before, move)
    refused = before.after(move).refusal(answer) is not None
    return touches_centre(before, move, "") and refused


PROPERTIES = {
    "piece": plays_piece,
    "fills-exact-region": fills_exact_region,
    "makes-exact-region": makes_exact_region,
    "makes-reserve": makes_reserve,
    "makes-dead-zone": makes_dead_zone,
    "in-region": in_region,
    "touches-centre": touches_centre,
    "breaks-symmetry": breaks_symmetry,
}
