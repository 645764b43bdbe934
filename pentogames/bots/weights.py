"""The weights of the evaluations, read from tables that stand beside each game's levels."""

import tomllib
from collections.abc import Mapping
from functools import cache

from pentogames.resources import resource_path

Weights = Mapping[str, int]


@cache
def weights_of(game: str, variant: str) -> Weights:
    """Return the table ``[weights.VARIANT]`` of ``resources/bots/<game>.toml``."""
    text = resource_path("bots", f"{game}.toml").read_text(encoding="utf-8")
    weights: Weights = tomllib.loads(text)["weights"][variant]
    return weights
