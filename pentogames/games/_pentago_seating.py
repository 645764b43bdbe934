"""Who sits at a table of Pentago: single players, two pairs, or two against one.

Rules: pentago page, sections Team play and Other table rules. Partners sit opposite.
"""

from dataclasses import dataclass

from pentogames.core.game import Seat

SINGLE_SEATS = ("1", "2", "3", "4")
TEAM_SEATS = ("A1", "B1", "A2", "B2")
TEAMS = ("A", "B")
NO_TEAMS, PAIRS, TWO_AGAINST_ONE = "none", "pairs", "two-against-one"


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
