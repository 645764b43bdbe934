"""The scene of Pent-Up: tiles in levels on a table without an edge."""

from pentogames.scene.board_scene import BoardScene
from pentogames.scene.spec import SceneSpec, SceneTool
from pentogames.scene.stack_drag import StackDrag
from pentogames.scene.stack_scene import StackScene
from pentogames.scene.stack_tile import StackTileItem
from pentogames.scene.tray import TrayItem


def _stack(scene: BoardScene) -> StackScene:
    assert isinstance(scene, StackScene)
    return scene


SPEC = SceneSpec(
    items={"tile": StackTileItem},
    home=TrayItem,
    gestures=StackDrag,
    scene=lambda: StackScene,
    tools=(
        SceneTool(
            "explode",
            "Explode the levels",
            "Slide the levels apart; taking a tile brings them together again",
            "layers",
            lambda scene, on: _stack(scene).set_exploded(on=on),
            ("E",),
            is_on=lambda scene: _stack(scene).exploded,
        ),
        SceneTool(
            "zoom-in",
            "Zoom in",
            "Zoom in (or Ctrl and the wheel, or two fingers)",
            "zoom-in",
            lambda scene, _: _stack(scene).zoom_step(1),
            ("Ctrl++", "Ctrl+="),
        ),
        SceneTool(
            "zoom-out",
            "Zoom out",
            "Zoom out (or Ctrl and the wheel, or two fingers)",
            "zoom-out",
            lambda scene, _: _stack(scene).zoom_step(-1),
            ("Ctrl+-",),
        ),
        SceneTool(
            "fit",
            "Show the whole stack",
            "Show the whole stack and follow it (drag the table, or Shift and arrows, to move it)",
            "fit",
            lambda scene, _: _stack(scene).fit_view(),
            ("Ctrl+0",),
        ),
    ),
)
