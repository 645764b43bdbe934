"""Pentago's table: bowls round the plates, and the two halves of a turn in words."""

from collections.abc import Sequence

from pentogames.core.game import Mark, Seat, Token
from pentogames.games.pentago import PentagoPosition, fives
from pentogames.model.words import tr
from pentogames.scene.arrange import Arrangement
from pentogames.scene.drop_then_turn import DropThenTurn
from pentogames.scene.pentago_bowl import BowlItem, Phase
from pentogames.scene.pentago_table import divide
from pentogames.scene.plate_scene import PlateScene
from pentogames.teach.sentences import later

BLOCK_NUMBERS = "blocks"
"""The overlay that shows the numbers of the blocks."""

TURN = {
    (False, False): later("{player}: now turn a block – drag it round, or click an arrow."),
    (False, True): later(
        "{player}: now turn a block – drag it round, or click an arrow, or skip it (S)."
    ),
    (True, False): later("{player}: now turn a block – press its number, then {keys}."),
    (True, True): later(
        "{player}: now turn a block – press its number, then {keys}, or skip it (S)."
    ),
}
"""What to do after the stone: played by keys or not, and whether the turn may be skipped."""


def seats_round(position: PentagoPosition) -> tuple[Seat, ...]:
    """Return the seats clockwise: partners opposite, or two on one side against one."""
    seats = position.seats
    return (seats[1], seats[0], seats[2]) if _two_against_one(position) else seats


def _two_against_one(position: PentagoPosition) -> bool:
    seating = position.options.seating
    return len(seating.seats) == 3 and len(seating.colours) == 2


class PentagoScene(PlateScene):
    """The scene of Pentago."""

    def add_own_items(self) -> None:
        """Listen to the hand: what is to be done stands in words."""
        super().add_own_items()
        self.hand_changed.connect(self.show_turn)

    def arrangement(self, columns: float, rows: float) -> Arrangement:
        """Give the board what the bowls do not need."""
        return divide(self.size, tuple(self.homes), columns / rows)

    def rows_made(self) -> Sequence[Mark]:
        """Return the fives that the last turn has made, of every colour that has one."""
        return fives(self.match.position)

    def last_turn(self) -> tuple[int, int] | None:
        """Return the block and the direction of the last move's turn."""
        move = self.match.last_move()
        return (move.block, move.quarters) if move is not None and move.block else None

    def sync(self) -> None:
        """Make everything equal the position, the words of the turn included."""
        super().sync()
        self.show_turn()

    def bowl_of(self, token: Token) -> Seat:
        """Return whose bowl a stone comes from: that of the colour's seat that has the turn."""
        position: PentagoPosition = self.match.position
        seating = position.options.seating
        same = [
            seat
            for seat in seating.seats
            if seating.colours[seating.colour_of(seat)] == token.owner
        ]
        to_move = position.to_move
        return to_move if to_move in same else same[0]

    # -- what is to be done -----------------------------------------------------------------------

    @property
    def turning(self) -> bool:
        """Whether a stone lies and a block is to be turned."""
        return self.hand.pending is not None

    @property
    def hand(self) -> DropThenTurn:
        """The gesture that makes the moves."""
        assert isinstance(self.gestures, DropThenTurn)
        return self.gestures

    def show_turn(self) -> None:
        """Say in the strip, in the bowls and on the plates what is to be done now."""
        position = self.match.position
        for seat, home in self.homes.items():
            assert isinstance(home, BowlItem)
            phase = Phase.NOTHING
            if seat == position.to_move:
                phase = Phase.TURN if self.turning else Phase.PLACE
            home.set_turn(phase, self._partner(seat))
        self.strip.set_prompt(self.prompt())
        self._show_numbers()

    def _show_numbers(self) -> None:
        numbered = self.overlay_on(BLOCK_NUMBERS) or (self.turning and self.cursor.isVisible())
        for plate in self.plates():
            plate.set_state(numbered=numbered)

    def set_overlay(self, name: str, on: bool) -> None:
        """Show or hide an overlay; the numbers of blocks stand on the plates themselves."""
        super().set_overlay(name, on)
        self._show_numbers()

    def _partner(self, seat: Seat) -> str:
        seating = self.match.position.options.seating
        partners = [
            self.player_name(other)
            for other in seating.seats
            if other != seat and seating.colour_of(other) == seating.colour_of(seat)
        ]
        return " & ".join(partners)

    def player_name(self, seat: Seat) -> str:
        """Return the name of a seat's player; of a team, those of its players."""
        name = super().player_name(seat)
        seating = self.match.position.options.seating
        if seat in seating.seats or seat not in seating.colours:
            return name
        colour = seating.colours.index(seat)
        players = [self.match.player(s) for s in seating.seats if seating.colour_of(s) == colour]
        return " & ".join(players) if all(players) else name

    def prompt(self) -> str:
        """Say which half of whose turn is due, or how the game ended."""
        position = self.match.position
        if position.to_move is None or self.hold.reason:
            return super().prompt()
        if not self.turning:
            sentence = tr("{player}: place a stone.")
        else:
            sentence = tr(TURN[self.cursor.isVisible(), self.hand.may_skip()])
        keys = tr("R") if len(position.options.quarters) == 1 else tr("R or L")
        return sentence.format(player=self.player_name(position.to_move), keys=keys)
