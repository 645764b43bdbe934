"""The scene of Pauli: arrows, cards, stashes, and dropping a colour on a square."""

from pentogames.games.pauli import PAULI, PauliOptions, PauliPosition
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.pauli_arrow import ArrowItem
from pentogames.scene.pauli_card import CardItem
from pentogames.scene.pauli_hand import PickThenDrop
from pentogames.scene.pauli_stash import StashItem
from pentogames.scene.spec import SceneSpec

EXAMPLE = "B-d4 R-e4 G-e5 O-d5 Y-d3 R-f4 G-c4 O-e3 B-f5 Y-c5"


def example() -> PauliPosition:
    """Return a position with some pieces on the board."""
    position = PAULI.start(PauliOptions())
    for text in EXAMPLE.split():
        position = position.after(PAULI.parse(position, text))
    return position


def _scene() -> type[BoardScene]:
    from pentogames.scene.pauli_scene import PauliScene

    return PauliScene


SPEC = SceneSpec(
    items={"arrow": ArrowItem, "card": CardItem},
    home=StashItem,
    gestures=PickThenDrop,
    scene=_scene,
    example=example,
)
