"""One scene file a game, found by the game's name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pentogames.core.game import Game
from pentogames.games import GAMES
from pentogames.scene.spec import SceneSpec


@cache
def spec_for(game: str) -> SceneSpec:
    """Return the scene of the game of that name (``pent-up`` has ``specs/pent_up.py``)."""
    spec = import_module(_module(game)).SPEC
    assert isinstance(spec, SceneSpec)
    return spec


def games_on_screen() -> tuple[Game[Any, Any, Any], ...]:
    """Return the registered games that have a scene, in their order."""
    return tuple(game for game in GAMES if find_spec(_module(game.name)) is not None)


def _module(game: str) -> str:
    return f"{__name__}.{game.replace('-', '_')}"
