"""Who is ahead in Pent-Up, and by what: the three ways of scoring (rules page, "End")."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pentogames.core.game import Mark, Outcome, Role, Seat
from pentogames.core.shapes import Placement

Levels = Mapping[Seat, tuple[int, ...]]
"""The numbers of tiles on each level from 1 up, by seat; all are as long as there are levels."""


class Reason(StrEnum):
    """What puts the winners ahead of the next seat."""

    HIGHEST_LEVEL = "highest-level"  # more tiles on the highest level
    LOWER_LEVEL = "lower-level"  # equal there; more on the next level down that differs
    TABLE = "table"  # misère: more tiles on level 1
    LEVEL_ABOVE = "level-above"  # misère, equal there; more on the next level up that differs
    POINTS = "points"  # advanced: a higher total
    POINTS_THEN_TOP = "points-then-top"  # advanced, equal totals; more tiles on the highest level
    EQUAL = "equal"  # nobody is ahead of anybody


class Scoring(StrEnum):
    """How the tiles of the levels are compared."""

    STANDARD = "standard"
    MISERE = "misere"
    ADVANCED = "advanced"


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a game ends if it ends now, and the level that decides it.

    ``level`` is None if none does: in a draw, and where points decide.
    """

    outcome: Outcome
    level: int | None


def points(tiles: tuple[int, ...]) -> int:
    """Return the sum of the levels on which tiles lie."""
    return sum(level * count for level, count in enumerate(tiles, start=1))


def _key(scoring: Scoring, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Return what is compared, the weightiest figure first; more is better."""
    if scoring is Scoring.STANDARD:
        return tiles[::-1]
    if scoring is Scoring.MISERE:
        return tiles
    return points(tiles), *tiles[-1:]


def judge(scoring: Scoring, levels: Levels, placed: tuple[Placement, ...]) -> Verdict:
    """Return the places of the seats, equals sharing one, and what decides the first place.

    The outcome's mark shows the winners' tiles on the level that decides.
    """
    keys = {seat: _key(scoring, tiles) for seat, tiles in levels.items()}
    places = {seat: 1 + sum(other > key for other in keys.values()) for seat, key in keys.items()}
    ranking = sorted(set(keys.values()), reverse=True)
    if len(ranking) == 1:
        return Verdict(Outcome(places, Reason.EQUAL), None)
    best, second = ranking[:2]
    step = next(i for i, (more, less) in enumerate(zip(best, second, strict=True)) if more != less)
    reason, level = _decision(scoring, step, len(next(iter(levels.values()))))
    marks = tuple(
        Mark(Role.LINE, tile.squares, str(level))
        for tile in placed
        if places[tile.seat] == 1 and tile.squares[0].level == level
    )
    return Verdict(Outcome(places, reason, marks), level)


def _decision(scoring: Scoring, step: int, highest: int) -> tuple[Reason, int | None]:
    """Return the reason and the level for the step of the comparison that decides."""
    if scoring is Scoring.STANDARD:
        return (Reason.LOWER_LEVEL if step else Reason.HIGHEST_LEVEL), highest - step
    if scoring is Scoring.MISERE:
        return (Reason.LEVEL_ABOVE if step else Reason.TABLE), 1 + step
    return (Reason.POINTS_THEN_TOP, highest) if step else (Reason.POINTS, None)
