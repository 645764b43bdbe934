"""The scene of Universe: tiles, trays, and dragging pieces onto a flat board."""

from pentogames.games.universe import UniversePosition
from pentogames.scene.drag_piece import DragPiece
from pentogames.scene.spec import SceneSpec
from pentogames.scene.tile import TileItem
from pentogames.scene.tray import TrayItem


def stranded(position: UniversePosition) -> frozenset[str]:
    """Return the tiles that have no legal place left; it may be anybody's turn."""
    return frozenset(
        f"{seat}/{piece}"
        for seat in position.seats
        for piece in position.hand(seat)
        if piece not in position.playable_pieces(seat)
    )


SPEC = SceneSpec(items={"tile": TileItem}, home=TrayItem, gestures=DragPiece, stranded=stranded)
