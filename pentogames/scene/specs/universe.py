"""The scene of Universe: tiles, trays, and dragging pieces onto a flat board."""

from pentogames.scene.drag_piece import DragPiece
from pentogames.scene.spec import SceneSpec
from pentogames.scene.tile import TileItem
from pentogames.scene.tray import TrayItem

SPEC = SceneSpec(items={"tile": TileItem}, home=TrayItem, gestures=DragPiece)
