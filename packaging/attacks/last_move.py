"""Endgames of Universe for two: the one move that wins, by the exact solver."""

from collections.abc import Iterator

from draft import Draft, positions

from pentogames.bots.profile import never
from pentogames.bots.profiles.universe import PROFILE, solve
from pentogames.games.universe import UNIVERSE, UniverseOptions, UniversePosition
from pentogames.resources import resource_path
from pentogames.store.pento import read_records

LEVEL = 2
NODES = 100_000
"""More than that a proof does not cost, so that it is found anywhere in the blink of an eye."""
_EVERY_NODE = 50_000_000

PLIES = (3, 5, 7, 9)
"""Until the end under best play, at least, by difficulty."""
CHOICE = (6, 10, 16, 24)
"""Legal moves to choose from, at least, by difficulty."""
MOST = 120


def drafts(seed: int) -> Iterator[Draft]:
    """Yield puzzles out of a game: its positions, and those that one other move would have made."""
    for position in positions(UNIVERSE.name, UNIVERSE.start(UniverseOptions()), LEVEL, seed):
        moves = tuple(position.moves())
        if len(moves) <= MOST:
            for around in (position, *(position.after(move) for move in moves)):
                yield from _draft(around)


def _draft(position: UniversePosition) -> Iterator[Draft]:
    """Yield the position as a puzzle, if it is one."""
    legal = sum(1 for _ in position.moves())
    if not CHOICE[0] <= legal <= MOST:
        return
    solved = solve(position, NODES)
    if solved is None or not solved[0] or len(solved[1]) != 1:
        return
    ((move, plies),) = solved[1]
    if plies is None or plies < PLIES[0]:
        return
    level = sum(plies >= least for least in PLIES)
    if legal >= CHOICE[level - 1]:
        exact = PROFILE.solve(PROFILE.state(position), NODES, never)
        assert exact is not None
        text = UNIVERSE.format_position(position)
        yield Draft(text, UNIVERSE.format(position, move), plies, exact.nodes, level)


def recovered() -> tuple[Draft, ...]:
    """Return the rulebook's endgame, in which no move wins."""
    (record,) = read_records(resource_path("games", "universe-4-endgame.pento"))
    position = record.start
    solved = solve(position)
    exact = PROFILE.solve(PROFILE.state(position), _EVERY_NODE, never)
    assert solved is not None
    assert exact is not None
    plies = max(plies or 0 for _, plies in solved[1])
    text = UNIVERSE.format_position(position)
    return (Draft(text, "", plies, exact.nodes, len(PLIES)),)
