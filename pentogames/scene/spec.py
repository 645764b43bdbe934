"""What a scene needs to know of a game: one frozen description each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from pentogames.core.game import Effect, EffectKind, Seat, Token
from pentogames.scene.gestures import Gestures
from pentogames.scene.home import HomeItem
from pentogames.scene.token import TokenItem

if TYPE_CHECKING:
    from pentogames.scene.board_scene import BoardScene


@dataclass(frozen=True, slots=True)
class Pose:
    """Where an item was in the picture before a change."""

    pos: QPointF
    scale: float
    rotation: float


Show = Callable[["BoardScene", Effect, Mapping[str, Pose]], None]
"""Animates an effect: items are where they belong already, the poses say where they were."""


def seats_at_table(position: Any) -> tuple[Seat, ...]:
    """Return the seats that have a home of their own: by default all of them."""
    seats: tuple[Seat, ...] = position.seats
    return seats


def none_stranded(position: Any) -> frozenset[str]:
    """Return the tokens at home that can be played nowhere: by default none are known."""
    return frozenset()


@dataclass(frozen=True, slots=True)
class SceneTool:
    """A switch or a button of a game's own in the window's bar: a view, a zoom.

    ``act`` gets the scene and, of a switch, whether it is turned on; ``is_on`` says whether it is,
    and makes a switch of it. A scene whose switches change by themselves emits ``tools_changed``.
    """

    name: str
    label: str
    hint: str
    icon: str
    act: Callable[["BoardScene", bool], None]
    keys: tuple[str, ...] = ()
    is_on: "Callable[[BoardScene], bool] | None" = None


@dataclass(frozen=True, slots=True)
class SceneSpec:
    """How a game is shown and played by hand.

    ``items`` makes an item for a token of each kind; ``home`` a panel for a seat; ``gestures`` what
    takes the events. ``shows`` animates effects in another way than by gliding. ``homes`` says who
    has a panel, ``stranded`` which tokens at home, by id, can be played nowhere any more. ``scene``
    returns a class of the game's own, where a flat board is not enough, and ``tools`` are its
    switches in the window. ``confirms`` says whether moves can wait to be confirmed: not where time
    counts.
    """

    items: Mapping[str, Callable[[Token], TokenItem]]
    home: Callable[[Seat], HomeItem]
    gestures: Callable[["BoardScene"], Gestures]
    shows: Mapping[EffectKind, Show] = field(default_factory=dict)
    homes: Callable[[Any], tuple[Seat, ...]] = seats_at_table
    stranded: Callable[[Any], frozenset[str]] = none_stranded
    scene: Callable[[], "type[BoardScene]"] | None = None
    tools: tuple[SceneTool, ...] = ()
    confirms: bool = True
