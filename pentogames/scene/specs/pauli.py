"""The scene of Pauli: arrows, cards, stashes, and dropping a colour on a square."""

from pentogames.scene.pauli_arrow import ArrowItem
from pentogames.scene.pauli_card import CardItem
from pentogames.scene.pauli_hand import PickThenDrop
from pentogames.scene.pauli_scene import PauliScene
from pentogames.scene.pauli_stash import StashItem
from pentogames.scene.spec import SceneSpec

SPEC = SceneSpec(
    items={"arrow": ArrowItem, "card": CardItem},
    home=StashItem,
    gestures=PickThenDrop,
    scene=lambda: PauliScene,
)
