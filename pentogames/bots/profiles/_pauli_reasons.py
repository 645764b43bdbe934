"""Why a move of Pauli is good or bad: what it takes, explodes, threatens, prevents and allows."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from pentogames.bots.profile import Reason
from pentogames.core.cells import bits
from pentogames.core.game import Mark, Role
from pentogames.core.shapes import LETTERS
from pentogames.games._pauli_matches import COLOUR_NAMES, COLOURS, GRID, LETTER_OF
from pentogames.games._pauli_position import Turn
from pentogames.games.pauli import PauliMove, PauliPosition
from pentogames.games.pauli import Reason as End


class Why(StrEnum):
    """The codes of Pauli's reasons."""

    WINS = "wins"  # with cards
    NO_PLACE = "no-place"  # the opponent has pieces, and no legal place for any
    RUNS_OUT = "runs-out"  # the opponent has no piece left
    STOPS = "stops"  # the opponent would have won with the next move
    TAKES = "takes"  # cards that nobody had
    STEALS = "steals"  # passive cards of the opponent
    EXPLODES = "explodes"  # matches of active cards of the opponent
    GAINS_PIECES = "gains-pieces"  # an explosion brings home more pieces of one's own
    BLOCKS = "blocks"  # cards that the opponent could have taken next
    THREATENS = "threatens"  # cards that it could take next
    KEEPS = "keeps"  # the last piece of a colour
    GIVES = "gives"  # cards to the opponent
    ALLOWS = "allows"  # the opponent to take cards that it could not take before
    LOSES = "loses"  # the opponent can win with the next move


class Grab(NamedTuple):
    """Cards that a seat would take with one move, bits by letter, and the squares of the matches.

    ``wins`` says that it would reach the goal by that.
    """

    cards: int
    squares: int
    wins: bool


def grabs(position: PauliPosition, seat: int) -> list[Grab]:
    """Return what the seat could take with one legal move if it were to move."""
    made: dict[tuple[int, int], list[int]] = {}
    for bit, colour, _, match in position.openings:
        if position.stash(seat, colour):
            made.setdefault((bit, colour), []).append(match)
    found = []
    for (bit, _), matches in made.items():
        letters = [LETTER_OF[match] for match in matches]
        if len(set(letters)) < len(letters) or any(position.live[letter] for letter in letters):
            continue  # it would explode, or be illegal
        held = _held_after(position, seat, bit, matches)
        new = held[seat] & ~position.held[seat]
        counts = [cards.bit_count() for cards in held]
        wins = counts[seat] >= position.options.goal and counts[seat] > counts[1 - seat]
        if new:
            found.append(Grab(new, sum_of(matches), wins))
    return found


def sum_of(sets: Iterable[int]) -> int:
    """Return the union of sets, of squares or of cards."""
    whole = 0
    for one in sets:
        whole |= one
    return whole


def _held_after(
    position: PauliPosition, seat: int, bit: int, matches: list[int]
) -> tuple[int, int]:
    """Return the cards of both after the seat completed the matches with a piece on ``bit``."""
    held = list(position.held)
    mine = position.cool if seat == 0 else ~position.cool
    for match in matches:
        card = 1 << LETTER_OF[match]
        winner = seat if (match & mine & ~bit).bit_count() >= 2 else 1 - seat
        held[winner] |= card
        held[1 - winner] &= ~card
    return held[0], held[1]


def reasons(position: PauliPosition, move: PauliMove) -> tuple[Reason, ...]:
    """Return why a legal move is good, the most telling first, and then what speaks against it."""
    case = Case(position, move)
    if case.after.outcome() is not None:
        return tuple(case.ending())
    told = (*case.deeds(), *case.plans(), *case.drawbacks())
    return told or tuple(case.thrift())


class Case:
    """A legal move with the positions before and after it, and what both sides could take."""

    def __init__(self, position: PauliPosition, move: PauliMove) -> None:
        self.before = position
        self.after = position.after(move)
        self.move = move
        self.turn: Turn = position.turn_of(move)
        self.mover = position.turn
        self.seat = position.seats[self.mover]
        self.other = 1 - self.mover
        self.opponent = position.seats[self.other]
        self.had = grabs(position, self.other)
        self.has = grabs(self.after, self.other)

    def ending(self) -> Iterator[Reason]:
        """Say how the move ends the game in favour of its player."""
        outcome = self.after.outcome()
        if outcome is None or outcome.winners != (self.seat,):
            yield from self._gifts()
        elif outcome.reason == End.CARDS:
            cards = self.after.held[self.mover] & ~self.before.held[self.mover]
            count = self.after.held[self.mover].bit_count()
            marks = self._marks(self.turn.made)
            facts = {"letters": _letters(cards), "cards": count}
            yield Reason(Why.WINS, marks, facts)
        elif outcome.reason == End.NO_PLACEMENT:
            yield Reason(Why.NO_PLACE, facts={"seat": self.opponent})
        else:
            yield Reason(Why.RUNS_OUT, facts={"seat": self.opponent})

    def deeds(self) -> Iterator[Reason]:
        """Say what the move does at once."""
        if any(grab.wins for grab in self.had) and not any(grab.wins for grab in self.has):
            squares = sum_of(grab.squares for grab in self.had if grab.wins)
            yield Reason(Why.STOPS, _painted(squares), {"seat": self.opponent})
        won = self.after.held[self.mover] & ~self.before.held[self.mover]
        stolen = won & self.before.held[self.other]
        for code, cards in ((Why.TAKES, won & ~stolen), (Why.STEALS, stolen)):
            if cards:
                made = [match for match in self.turn.made if cards >> LETTER_OF[match] & 1]
                yield self._about(code, cards, self._marks(made))
        turned = self.turn.turned & self.before.held[self.other]
        if turned:
            lost = [match for match in self.before.live if match & self.turn.emptied]
            gone = [match for match in lost if turned >> LETTER_OF[match] & 1]
            yield self._about(Why.EXPLODES, turned, self._marks(gone))
        yield from self._pieces()

    def _pieces(self) -> Iterator[Reason]:
        """Say whether an explosion helps in the race of the stashes."""
        if not self.turn.emptied:
            return
        cool = (self.turn.emptied & self.before.cool).bit_count()
        # The piece just placed goes home too, but had not gone before.
        lying = self.before.occupied & self.turn.emptied
        counts = (cool, lying.bit_count() - cool)
        if counts[self.mover] > counts[self.other]:
            facts = {
                "count": counts[self.mover],
                "other": counts[self.other],
                "seat": self.opponent,
            }
            yield Reason(Why.GAINS_PIECES, _painted(self.turn.emptied), facts)

    def plans(self) -> Iterator[Reason]:
        """Say what the move prevents and what it threatens."""
        moved = [self.after.held[seat] & ~self.before.held[seat] for seat in (0, 1)]
        gone = self._cards(self.had) & ~self._cards(self.has) & ~sum_of(moved)
        if gone:
            squares = sum_of(grab.squares for grab in self.had if grab.cards & gone)
            yield self._about(Why.BLOCKS, gone, _painted(squares))
        next_grabs = grabs(self.after, self.mover)
        new = self._cards(next_grabs) & ~self._cards(grabs(self.before, self.mover))
        if new:
            squares = sum_of(grab.squares for grab in next_grabs if grab.cards & new)
            yield self._about(Why.THREATENS, new, _painted(squares))

    def drawbacks(self) -> Iterator[Reason]:
        """Say what speaks against the move."""
        yield from self._gifts()
        winning = sum_of(grab.squares for grab in self.has if grab.wins)
        if winning:
            yield Reason(Why.LOSES, _painted(winning, Role.BAD), {"seat": self.opponent})
            return
        new = self._cards(self.has) & ~self._cards(self.had)
        if new:
            squares = sum_of(grab.squares for grab in self.has if grab.cards & new)
            yield self._about(Why.ALLOWS, new, _painted(squares, Role.BAD))

    def thrift(self) -> Iterator[Reason]:
        """Say which last pieces are kept for later."""
        last = [
            COLOUR_NAMES[letter]
            for colour, letter in enumerate(COLOURS)
            if self.before.stash(self.mover, colour) == 1 and letter != self.move.colour
        ]
        if last:
            yield Reason(Why.KEEPS, facts={"colours": tuple(last), "count": len(last)})

    def _gifts(self) -> Iterator[Reason]:
        given = self.after.held[self.other] & ~self.before.held[self.other]
        if given:
            made = [match for match in self.turn.made if given >> LETTER_OF[match] & 1]
            yield self._about(Why.GIVES, given, self._marks(made))

    def _about(self, code: Why, cards: int, marks: tuple[Mark, ...]) -> Reason:
        letters = _letters(cards)
        facts = {"letters": letters, "count": len(letters), "seat": self.opponent}
        return Reason(code, marks, facts)

    @staticmethod
    def _cards(found: list[Grab]) -> int:
        return sum_of(grab.cards for grab in found)

    @staticmethod
    def _marks(matches: Iterable[int]) -> tuple[Mark, ...]:
        return tuple(
            Mark(Role.LINE, GRID.squares(match), LETTERS[LETTER_OF[match]]) for match in matches
        )


def _letters(cards: int) -> tuple[str, ...]:
    return tuple(LETTERS[letter] for letter in bits(cards))


def _painted(squares: int, role: Role = Role.HINT) -> tuple[Mark, ...]:
    return (Mark(role, GRID.squares(squares)),)
