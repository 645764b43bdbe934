"""The scene of the Picture-Puzzle: plates, stones, a tray, a clock and a cover."""

from pentogames.scene.board_scene import BoardScene
from pentogames.scene.picture_hand import PictureHand
from pentogames.scene.picture_table import PlayerItem
from pentogames.scene.plates import PlateItem
from pentogames.scene.spec import SceneSpec, SceneTool
from pentogames.scene.stones import StoneItem


def _scene() -> type[BoardScene]:
    from pentogames.scene.picture_scene import PictureScene

    return PictureScene


def _pause(scene: BoardScene, on: bool) -> None:
    from pentogames.scene.picture_scene import picture_scene

    picture_scene(scene).pause()


def _give_up(scene: BoardScene, on: bool) -> None:
    from pentogames.scene.picture_scene import picture_scene

    picture_scene(scene).give_up()


SPEC = SceneSpec(
    items={"plate": PlateItem, "stone": StoneItem},
    home=PlayerItem,
    gestures=PictureHand,
    scene=_scene,
    confirms=False,
    tools=(
        SceneTool(
            "cover",
            "Cover the table",
            "Cover the table while you restore; the clock stands",
            "hidden",
            _pause,
            ("P",),
        ),
        SceneTool(
            "give-up",
            "Give up the attempt",
            "Give up the attempt (twice)",
            "flag",
            _give_up,
            ("Ctrl+G",),
        ),
    ),
)
