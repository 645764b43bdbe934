"""Positions of Universe for the tests of its computer player."""

from random import Random

from pentogames.core.game import play
from pentogames.games.universe import UNIVERSE, UniverseOptions, UniversePosition
from pentogames.resources import resource_path
from pentogames.store.pento import read_records
from tests.contract.variants import VARIANTS

OPTIONS = tuple(UniverseOptions.read(plain) for plain in VARIANTS["universe"])


def random_game(options: UniverseOptions, seed: int) -> list[UniversePosition]:
    """The positions of a game by lot, its end included."""
    rng, position = Random(seed), UNIVERSE.start(options)
    positions = [position]
    while position.to_move is not None:
        position = position.after(rng.choice(list(position.moves())))
        positions.append(position)
    return positions


def after(position: UniversePosition, line: str) -> UniversePosition:
    for move in line.split():
        position = play(position, UNIVERSE.parse(position, move))
    return position


def set_up(text: str) -> UniversePosition:
    """A position for two on 10x10."""
    return UNIVERSE.parse_position(UniverseOptions(), text)


def endgame() -> UniversePosition:
    """The source's endgame, recovered (rules page)."""
    (record,) = read_records(resource_path("games", "universe-4-endgame.pento"))
    position = record.start
    assert isinstance(position, UniversePosition)
    return position
