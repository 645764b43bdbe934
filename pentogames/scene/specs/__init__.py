"""One scene file a game, found by the game's name."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from pentogames.games import NAMES, AnyGame, game_named
from pentogames.scene.spec import SceneSpec


@cache
def spec_for(game: str) -> SceneSpec:
    """Return the scene of the game of that name (``pent-up`` has ``specs/pent_up.py``)."""
    spec = import_module(_module(game)).SPEC
    assert isinstance(spec, SceneSpec)
    return spec


def games_on_screen() -> tuple[AnyGame, ...]:
    """Return the registered games that have a scene, in their order."""
    return tuple(map(game_named, _names()))


def first_on_screen() -> AnyGame:
    """Return the first of the games that have a scene; the others are not loaded for it."""
    return game_named(next(_names()))


def _names() -> Iterator[str]:
    return (name for name in NAMES if find_spec(_module(name)) is not None)


def _module(game: str) -> str:
    return f"{__name__}.{game.replace('-', '_')}"
