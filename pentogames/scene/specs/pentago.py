"""The scene of Pentago: plates, stones and bowls, and a turn in two halves."""

from pentogames.scene.pentago_bowl import BowlItem
from pentogames.scene.pentago_hand import PentagoHand
from pentogames.scene.pentago_scene import PentagoScene, seats_round
from pentogames.scene.plates import PlateItem
from pentogames.scene.spec import SceneSpec
from pentogames.scene.stones import StoneItem

SPEC = SceneSpec(
    items={"plate": PlateItem, "stone": StoneItem},
    home=BowlItem,
    gestures=PentagoHand,
    homes=seats_round,
    scene=lambda: PentagoScene,
)
