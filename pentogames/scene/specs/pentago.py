"""The scene of Pentago: plates, stones and bowls, and a turn in two halves."""

from pentogames.games._pentago_options import PentagoOptions
from pentogames.games.pentago import PENTAGO, PentagoPosition
from pentogames.scene.pentago_bowl import BowlItem
from pentogames.scene.pentago_hand import PentagoHand
from pentogames.scene.pentago_scene import PentagoScene, seats_round
from pentogames.scene.plates import PlateItem
from pentogames.scene.spec import SceneSpec
from pentogames.scene.stones import StoneItem

_EXAMPLE = (
    "........./..4..1.../...2...3./.3..1..2./....14.../..2.1.3../.4....2../...3.1..4/......... 1 "
    "-,-,-,-"
)


def example() -> PentagoPosition:
    """Return a game of four in its middle."""
    return PENTAGO.parse_position(PentagoOptions(players=4), _EXAMPLE)


SPEC = SceneSpec(
    items={"plate": PlateItem, "stone": StoneItem},
    home=BowlItem,
    gestures=PentagoHand,
    homes=seats_round,
    scene=lambda: PentagoScene,
    example=example,
)
