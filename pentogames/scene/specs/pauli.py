"""The scene of Pauli: arrows, cards, stashes, and dropping a colour on a square."""

from pentogames.games.pauli import PAULI, PauliOptions, PauliPosition
from pentogames.scene.pauli_arrow import ArrowItem
from pentogames.scene.pauli_card import CardItem
from pentogames.scene.pauli_hand import PickThenDrop
from pentogames.scene.pauli_scene import PauliScene
from pentogames.scene.pauli_stash import StashItem
from pentogames.scene.spec import SceneSpec

EXAMPLE = (
    "B-f5 Y-g5 G-c8 B-f4 R-h3 Y-d8 Y-c3 R-c2 Y-d2 G-e2 O-c7 Y-b8 "
    "G-d3 O-e8 G-a6 O-b7 O-d4 R-e4 Y-e3 O-f2 G-g4 G-d5 B-b2 O-e1"
)
"""A game until each has four cards, two of them active."""


def example() -> PauliPosition:
    """Return a position in the middle of a game."""
    position = PAULI.start(PauliOptions())
    for text in EXAMPLE.split():
        position = position.after(PAULI.parse(position, text))
    return position


SPEC = SceneSpec(
    items={"arrow": ArrowItem, "card": CardItem},
    home=StashItem,
    gestures=PickThenDrop,
    scene=lambda: PauliScene,
    example=example,
)
