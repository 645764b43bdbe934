"""What came out of a tournament: wins, draws and losses, how sure that is, and how long it took."""

from collections.abc import Collection
from dataclasses import dataclass
from math import sqrt

from pentogames.bots.tournament import Pace, Played, Tournament

QUANTILE = 1.959964
"""That of the normal distribution, for an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Score:
    """Results of a player, or at a seat. A win is the first place alone, a draw the first shared.

    ``points`` counts a win 1 and a draw the part of the first place that falls to each of those who
    share it (teams count once), so that the points of all sides sum to the number of games.
    """

    name: str
    wins: int
    draws: int
    losses: int
    points: float
    pace: Pace

    @property
    def games(self) -> int:
        """The games played."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The part of the points that could be won, 0 to 1."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of 95 % for the share."""
        return wilson(self.points, self.games)


@dataclass(frozen=True, slots=True)
class Tally:
    """The scores by player and by seat, and how many different games and unfinished ones."""

    players: tuple[Score, ...]
    seats: tuple[Score, ...]
    games: int
    different: int
    unfinished: int


def tally(tournament: Tournament, games: Collection[Played]) -> Tally:
    """Count up the games that were played, in any order."""
    ordered = sorted(games, key=lambda played: played.number)
    players = tuple(
        _score(
            str(player),
            [
                (played, [seat for seat, at in played.seating.items() if at == number])
                for played in ordered
            ],
        )
        for number, player in enumerate(tournament.players)
    )
    seats = tuple(
        _score(seat, [(played, [seat]) for played in ordered]) for seat in tournament.seats
    )
    return Tally(
        players,
        seats,
        len(ordered),
        len({played.moves for played in ordered}),
        sum(not played.places for played in ordered),
    )


def _score(name: str, games: list[tuple[Played, list[str]]]) -> Score:
    """Return the score of whoever sat at the seats, which are of one side, in each of the games."""
    wins = draws = 0
    points = 0.0
    pace = Pace()
    for played, seats in games:
        pace = sum((played.paces[seat] for seat in seats), pace)
        if played.place(seats[0]) > 1:
            continue
        sharing = _sharing_first(played)
        points += 1 / sharing
        wins += sharing == 1
        draws += sharing > 1
    return Score(name, wins, draws, len(games) - wins - draws, points, pace)


def _sharing_first(played: Played) -> int:
    if not played.places:
        return len(played.seating)
    return sum(place == 1 for place in played.places.values())


def wilson(points: float, games: int) -> tuple[float, float]:
    """Return the interval of 95 % for a share of which so many points of the games were seen."""
    if not games:
        return 0.0, 1.0
    share = points / games
    square = QUANTILE * QUANTILE
    centre = share + square / (2 * games)
    spread = QUANTILE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
