"""The profiles, one module a game, found by the game's name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pentogames.bots.profile import Profile


@cache
def has_profile(game: str) -> bool:
    """Say whether a computer plays a game; its profile, many modules, is not loaded for that."""
    return find_spec(_module(game)) is not None


@cache
def profile_of(game: str) -> "Profile[Any] | None":
    """Return the profile of a game; None if no computer plays it.

    The module is called like the game (``pent-up``: ``pent_up``) and has it as ``PROFILE``.
    """
    if not has_profile(game):
        return None
    profile: Profile[Any] = import_module(_module(game)).PROFILE
    return profile


def _module(game: str) -> str:
    return f"{__name__}.{game.replace('-', '_')}"
