"""The profiles, one module a game, found by the game's name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pentogames.bots.profile import Profile


@cache
def profile_of(game: str) -> Profile[Any] | None:
    """Return the profile of a game; None if no computer plays it.

    The module is called like the game (``pent-up``: ``pent_up``) and has it as ``PROFILE``.
    """
    name = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return None
    profile: Profile[Any] = import_module(name).PROFILE
    return profile
