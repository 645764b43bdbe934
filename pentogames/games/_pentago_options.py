"""The options of Pentago, and who sits at its table: single players, pairs, or two against one.

Rules: pentago page, sections Team play and Other table rules. Partners sit opposite.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from pentogames.core.blocks import CLOCKWISE, COUNTER_CLOCKWISE
from pentogames.core.game import Seat
from pentogames.core.options import Options, OptionsError, require_one_of, require_type

SINGLE_SEATS = ("1", "2", "3", "4")
TEAM_SEATS = ("A1", "B1", "A2", "B2")
TEAMS = ("A", "B")
NO_TEAMS, PAIRS, TWO_AGAINST_ONE = "none", "pairs", "two-against-one"
ONE_WAY, EITHER_WAY = "clockwise", "either"


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at the table: the seats, whose turn follows whose, and who has which colour.

    ``turns`` names a seat as often as it comes in a round of the table; ``colour_of_turn`` gives
    the number of its colour in ``colours``, which are also the names in an outcome's places.
    """

    seats: tuple[Seat, ...]
    turns: tuple[Seat, ...]
    colours: tuple[str, ...]
    colour_of_turn: tuple[int, ...]

    def colour_of(self, seat: Seat) -> int:
        """Return the number of the seat's colour."""
        return self.colour_of_turn[self.turns.index(seat)]


SEATINGS = {
    (players, NO_TEAMS): Seating(
        SINGLE_SEATS[:players],
        SINGLE_SEATS[:players],
        SINGLE_SEATS[:players],
        tuple(range(players)),
    )
    for players in (2, 3, 4)
} | {
    (4, PAIRS): Seating(TEAM_SEATS, TEAM_SEATS, TEAMS, (0, 1, 0, 1)),
    (3, TWO_AGAINST_ONE): Seating(TEAM_SEATS[:3], ("A1", "B1", "A2", "B1"), TEAMS, (0, 1, 0, 1)),
}
"""The tables that there are, by the number of players and the kind of teams."""


@dataclass(frozen=True)
class PentagoOptions(Options):
    """How many play, in which teams, and the table rules.

    Teams always end with the first five; ``first_five_ends`` makes single players do so too.
    """

    players: int = 2
    teams: str = NO_TEAMS
    directions: str = ONE_WAY
    skip_while_empty: bool = False
    first_five_ends: bool = False

    def __post_init__(self) -> None:
        require_one_of("players", self.players, (2, 3, 4))
        require_one_of("teams", self.teams, (NO_TEAMS, PAIRS, TWO_AGAINST_ONE))
        require_one_of("directions", self.directions, (ONE_WAY, EITHER_WAY))
        require_type("skip_while_empty", self.skip_while_empty, bool)
        require_type("first_five_ends", self.first_five_ends, bool)
        if (self.players, self.teams) not in SEATINGS:
            needed = next(players for players, teams in SEATINGS if teams == self.teams)
            raise OptionsError(f"option 'teams' may be {self.teams!r} only with {needed} players")

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """Make options of plain data; where only teams are named, they tell how many play."""
        players = {PAIRS: 4, TWO_AGAINST_ONE: 3}.get(str(data.get("teams")), 2)
        return super().read({"players": players, **data})

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return SEATINGS[self.players, self.teams]

    @property
    def quarters(self) -> tuple[int, ...]:
        """The directions in which a block may be turned."""
        return (CLOCKWISE, COUNTER_CLOCKWISE) if self.directions == EITHER_WAY else (CLOCKWISE,)
