"""The scene of Pent-Up: tiles in levels on a table without an edge."""

from pentogames.games.pent_up import PENT_UP, PentUpOptions, PentUpPosition
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.spec import SceneSpec, SceneTool
from pentogames.scene.stack_drag import StackDrag
from pentogames.scene.stack_scene import StackScene
from pentogames.scene.stack_tile import StackTileItem
from pentogames.scene.tray import TrayItem


def _stack(scene: BoardScene) -> StackScene:
    assert isinstance(scene, StackScene)
    return scene


_EXAMPLE = (
    "Z(0,0)(1,-2) Z(2,-1)(4,0) F(1,-1)(3,0) N(5,2)(3,1) L(6,-1)(3,-2) L(4,-1)(3,2) Y(4,2)(3,0) "
    "T(0,-3)(-2,-2) X(0,-2) I(4,-2)(8,-2) U(0,-2)(2,-1)"
)


def example() -> PentUpPosition:
    """Return a stack of three levels."""
    return PENT_UP.parse_position(PentUpOptions(), _EXAMPLE)


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
    example=example,
)
