"""Jobs for a worker that are no search by themselves; worker.py says what a job is."""

from importlib import import_module
from typing import Any

from pentogames.bots.levels import levels_of
from pentogames.bots.profiles import profile_of


def prepare(game: str, **_: Any) -> None:
    """Load what thinking about a game needs, so that the first move does not wait for it."""
    import_module("pentogames.bots.thinking")
    if profile_of(game) is not None:
        levels_of(game)
