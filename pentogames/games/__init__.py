"""The games: one file each, none importing another. Adding one is a file and a line here."""

from typing import Any

from pentogames.core.game import Game
from pentogames.games.pauli import PAULI
from pentogames.games.pent_up import PENT_UP
from pentogames.games.pentago import PENTAGO
from pentogames.games.picture_puzzle import PICTURE_PUZZLE
from pentogames.games.universe import UNIVERSE

GAMES: tuple[Game[Any, Any, Any], ...] = (UNIVERSE, PENT_UP, PENTAGO, PICTURE_PUZZLE, PAULI)


def game_named(name: str) -> Game[Any, Any, Any]:
    """Return the registered game of that name; KeyError if there is none."""
    for game in GAMES:
        if game.name == name:
            return game
    raise KeyError(name)
