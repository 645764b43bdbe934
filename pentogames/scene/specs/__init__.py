"""One scene file a game, found by the game's name."""

from functools import cache
from importlib import import_module

from pentogames.scene.spec import SceneSpec


@cache
def spec_for(game: str) -> SceneSpec:
    """Return the scene of the game of that name (``pent-up`` has ``specs/pent_up.py``)."""
    spec = import_module(f"{__name__}.{game.replace('-', '_')}").SPEC
    assert isinstance(spec, SceneSpec)
    return spec
