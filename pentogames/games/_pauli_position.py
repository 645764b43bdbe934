"""The rules of Pauli: its options, its moves and its positions.

Rules: Pauli page. After every turn a pentomino's card is active exactly when one match of it lies
on the board, and its owner is then the one who owns most of that match: explosions remove every
match that they meet, and the exclusion principle keeps out every second one.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple, Self

from pentogames.core.cells import Square, bits
from pentogames.core.game import Mark, Outcome, Refusal, Role
from pentogames.core.options import Options, OptionsError, require_one_of, require_type
from pentogames.core.shapes import LETTERS
from pentogames.games._pauli_matches import (
    COLOUR_NAMES,
    COLOURS,
    GRID,
    LETTER_OF,
    Colouring,
    Opening,
    all_matches,
    matches_with,
    openings,
    square_name,
    union,
)

SEATS = ("Cool", "Hot")
STOCK = ((5, 4, 3, 2, 1), (1, 2, 3, 4, 5))
"""How many pieces of each colour Cool and Hot own."""

HOME = -1
"""The place of a piece that lies in its owner's stash."""

FIRST = tuple(
    tuple(15 * seat + sum(STOCK[seat][:colour]) for colour in range(5)) for seat in (0, 1)
)
"""The index of the first piece of each seat and colour; the others follow it."""

Key = tuple[Colouring, int, tuple[int, int], int]
"""What must be the same for a position to count as repeated."""


@dataclass(frozen=True)
class PauliOptions(Options):
    """The goal, whether a third repetition is a draw, and the cards given at the start.

    ``goal`` is the number of cards that wins, if it is more than the opponent has. ``cards`` pairs
    each seat with the letters of the cards that it gets before the start, passive side up.
    """

    goal: int = 7
    repetition_draw: bool = True
    cards: tuple[tuple[str, tuple[str, ...]], ...] = (("Cool", ()), ("Hot", ()))

    def __post_init__(self) -> None:
        require_type("goal", self.goal, int)
        require_one_of("goal", self.goal, tuple(range(1, len(LETTERS) + 1)))
        require_type("repetition_draw", self.repetition_draw, bool)
        require_type("cards", self.cards, tuple)
        given = dict(_checked_gift(entry) for entry in self.cards)
        if len(given) != len(self.cards):
            raise OptionsError("option 'cards' names the same side twice")
        sides = tuple((seat, given.get(seat, ())) for seat in SEATS)
        both = sorted(set(sides[0][1]) & set(sides[1][1]))
        if both:
            raise OptionsError(f"option 'cards' gives {', '.join(both)} to both sides")
        object.__setattr__(self, "cards", sides)

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """Make options of plain data; ``cards`` is an object of lists, by seat."""
        if not isinstance(data.get("cards", {}), Mapping):
            raise OptionsError("option 'cards' must give each seat a list of letters")
        return super().read(data)

    def plain(self) -> dict[str, Any]:
        """Return the options as plain data that ``read`` understands."""
        return super().plain() | {"cards": {seat: list(letters) for seat, letters in self.cards}}

    def given(self, seat: str) -> tuple[str, ...]:
        """Return the letters of the cards that the seat gets before the start."""
        return dict(self.cards)[seat]


def _checked_gift(entry: Any) -> tuple[str, tuple[str, ...]]:
    """Return a seat and the letters of its cards, sorted; OptionsError if it is no such pair."""
    if not (isinstance(entry, tuple) and len(entry) == 2 and entry[0] in SEATS):
        raise OptionsError("option 'cards' must give a list of letters to Cool, to Hot or to both")
    seat, letters = entry
    if not (isinstance(letters, tuple) and all(letter in list(LETTERS) for letter in letters)):
        raise OptionsError(f"option 'cards' must give {seat} a list of letters of pentominoes")
    if len(set(letters)) != len(letters):
        raise OptionsError(f"option 'cards' gives {seat} the same card twice")
    return seat, tuple(sorted(letters))


class PauliRule(StrEnum):
    """Why a move is refused."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    NO_SUCH_COLOUR = "no-such-colour"
    OFF_BOARD = "off-board"
    SQUARE_TAKEN = "square-taken"
    NONE_LEFT = "none-left"
    EXCLUSION_1 = "exclusion-1"  # two or more matches of a pentomino that nobody holds active
    EXCLUSION_2 = "exclusion-2"  # a second match of the opponent's active card


class Reason(StrEnum):
    """Why a game has ended."""

    CARDS = "cards"
    EMPTY_STASH = "empty-stash"
    NO_PLACEMENT = "no-placement"
    REPETITION = "repetition"


@dataclass(frozen=True, slots=True)
class PauliMove:
    """A seat puts a piece of the colour, one letter of COLOURS, on a square."""

    seat: str
    colour: str
    square: Square


class Turn(NamedTuple):
    """What a legal move brings about: matches made, or else matches that explode.

    ``made`` and ``exploding`` are matches, one of them empty; ``emptied`` is the set of squares
    whose pieces go home, ``turned`` the set of cards (bits by letter) that turn passive.
    """

    made: tuple[int, ...]
    exploding: tuple[int, ...]
    emptied: int
    turned: int


_MOVES = tuple(
    tuple(
        {index: PauliMove(seat, colour, GRID.square(index)) for index in bits(GRID.full)}
        for colour in COLOURS
    )
    for seat in SEATS
)


@dataclass(frozen=True)
class PauliPosition:
    """A state of a game of Pauli.

    ``places`` tells for each of the thirty pieces (Cool's first, then by colour) the index of its
    square in GRID, or HOME. ``held`` are the cards of Cool and of Hot (bits by letter). ``past``
    are the earlier positions that can still be repeated, oldest first: those since a card was last
    taken that nobody had, for no card ever becomes free again. It stays empty if repetition is no
    draw.

    The other fields follow from ``places`` and are carried along for speed: the squares of each
    colour, those of Cool's pieces, and the match of each letter on the board (0 if there is none).
    """

    options: PauliOptions
    places: tuple[int, ...]
    held: tuple[int, int]
    ply: int
    past: tuple[Key, ...]
    colours: Colouring = field(compare=False, repr=False)
    cool: int = field(compare=False, repr=False)
    live: tuple[int, ...] = field(compare=False, repr=False)

    @classmethod
    def build(
        cls,
        options: PauliOptions,
        places: tuple[int, ...],
        held: tuple[int, int],
        ply: int,
        past: tuple[Key, ...] = (),
    ) -> Self:
        """Return the position with its derived fields; ValueError if a pentomino lies twice."""
        colours = tuple(
            union(
                1 << place
                for seat in (0, 1)
                for place in places[FIRST[seat][colour] :][: STOCK[seat][colour]]
                if place != HOME
            )
            for colour in range(5)
        )
        cool = union(1 << place for place in places[:15] if place != HOME)
        return cls(options, places, held, ply, past, colours, cool, live_matches(colours))

    def __getstate__(self) -> dict[str, Any]:
        """Leave the cached values out of pickles."""
        return {entry.name: self.__dict__[entry.name] for entry in fields(self)}

    @property
    def seats(self) -> tuple[str, ...]:
        """Cool, who moves first, and Hot."""
        return SEATS

    @property
    def turn(self) -> int:
        """The index of the seat to move: they take turns, and Cool is first."""
        return self.ply & 1

    @property
    def to_move(self) -> str | None:
        """The seat whose turn it is; None when the game is over."""
        return None if self.outcome() else SEATS[self.turn]

    @property
    def key(self) -> Key:
        """What repetition compares: pieces with colours and owners, cards, and who is to move.

        Which cards are active follows from the pieces.
        """
        return self.colours, self.cool, self.held, self.turn

    @property
    def occupied(self) -> int:
        """The set of squares on which a piece lies."""
        blue, green, yellow, orange, red = self.colours
        return blue | green | yellow | orange | red

    @cached_property
    def openings(self) -> tuple[Opening, ...]:
        """The matches that want one more piece, by square."""
        return tuple(openings(self.colours))

    def stash(self, seat: int, colour: int) -> int:
        """Return how many pieces of the colour the seat has at home; both are indices."""
        mine = self.cool if seat == 0 else ~self.cool
        return STOCK[seat][colour] - (self.colours[colour] & mine).bit_count()

    def owner_of_card(self, letter: int) -> int | None:
        """Return the index of the seat that has the card; None if it is free."""
        return next((seat for seat in (0, 1) if self.held[seat] >> letter & 1), None)

    def majority(self, match: int) -> int:
        """Return the index of the seat that owns three or more of the match's pieces."""
        return 0 if (match & self.cool).bit_count() >= 3 else 1

    # Legal moves, twice: quickly for bots, and readably with reasons.

    def moves(self) -> Iterator[PauliMove]:
        """Yield the legal moves by colour and square."""
        if self.outcome() is None:
            yield from self._placements()

    def _placements(self) -> Iterator[PauliMove]:
        """Yield the moves that are legal unless the game is over."""
        free = GRID.full & ~self.occupied
        barred = self._barred()
        for colour in range(5):
            if self.stash(self.turn, colour):
                table = _MOVES[self.turn][colour]
                for index in bits(free & ~barred[colour]):
                    yield table[index]

    def _barred(self) -> list[int]:
        """Return the vacant squares, by colour, that the exclusion principle forbids."""
        barred = [0] * 5
        once: dict[tuple[int, int], int] = {}
        mine = self.held[self.turn]
        for bit, colour, letter, _ in self.openings:
            if self.live[letter]:
                if not mine >> letter & 1:
                    barred[colour] |= bit
            elif once.get((colour, letter), 0) & bit:
                barred[colour] |= bit
            else:
                once[colour, letter] = once.get((colour, letter), 0) | bit
        return barred

    def refusal(self, move: PauliMove) -> Refusal | None:
        """Say why the move is illegal; None exactly when it is legal."""
        if self.outcome() is not None:
            return Refusal(PauliRule.GAME_OVER)
        seat = SEATS[self.turn]
        if move.seat != seat:
            return Refusal(PauliRule.NOT_YOUR_TURN, facts={"seat": seat})
        if move.colour not in COLOUR_NAMES:
            return Refusal(PauliRule.NO_SUCH_COLOUR, facts={"colour": move.colour})
        if move.square.level != 0 or not GRID.holds(move.square):
            return Refusal(PauliRule.OFF_BOARD)
        name = square_name(move.square)
        if self.occupied & GRID.mask([move.square]):
            marks = (Mark(Role.CAUSE, (move.square,)),)
            return Refusal(PauliRule.SQUARE_TAKEN, marks, {"square": name})
        colour = COLOURS.index(move.colour)
        if not self.stash(self.turn, colour):
            left = [COLOURS[number] for number in range(5) if self.stash(self.turn, number)]
            return Refusal(
                PauliRule.NONE_LEFT,
                facts={
                    "colour": COLOUR_NAMES[move.colour],
                    "left": tuple(COLOUR_NAMES[letter] for letter in left),
                },
            )
        new = matches_with(self.colours, GRID.mask([move.square]), colour)
        return self._twins_refused(new) or self._seconds_refused(new)

    def _twins_refused(self, new: list[int]) -> Refusal | None:
        """Refuse two or more new matches of a pentomino of which no card is active."""
        numbers = [LETTER_OF[match] for match in new]
        twins = {
            number for number in numbers if numbers.count(number) > 1 and not self.live[number]
        }
        if not twins:
            return None
        bad = [match for match in new if LETTER_OF[match] in twins]
        facts = {"letters": _letters(twins), "count": len(bad)}
        return Refusal(PauliRule.EXCLUSION_1, _marks(Role.BAD, bad), facts)

    def _seconds_refused(self, new: list[int]) -> Refusal | None:
        """Refuse another match of a pentomino of which the opponent's card is active."""
        theirs = self.held[1 - self.turn]
        bad = [
            match for match in new if self.live[LETTER_OF[match]] and theirs >> LETTER_OF[match] & 1
        ]
        if not bad:
            return None
        seconds = {LETTER_OF[match] for match in bad}
        old = [self.live[number] for number in sorted(seconds)]
        facts = {"letters": _letters(seconds), "count": len(seconds), "seat": SEATS[1 - self.turn]}
        marks = _marks(Role.CAUSE, old) + _marks(Role.BAD, bad)
        return Refusal(PauliRule.EXCLUSION_2, marks, facts)

    # Turns

    def turn_of(self, move: PauliMove) -> Turn:
        """Return what a legal move brings about."""
        bit = GRID.mask([move.square])
        new = matches_with(self.colours, bit, COLOURS.index(move.colour))
        exploding = tuple(match for match in new if self.live[LETTER_OF[match]])
        if not exploding:
            return Turn(tuple(new), (), 0, 0)
        emptied = union(exploding)
        turned = union(1 << letter for letter, old in enumerate(self.live) if old & emptied)
        return Turn((), exploding, emptied, turned)

    def piece_for(self, move: PauliMove) -> int:
        """Return the index of the piece that a legal move plays: the first one at home."""
        seat, colour = SEATS.index(move.seat), COLOURS.index(move.colour)
        return self.places.index(HOME, FIRST[seat][colour])

    def after(self, move: PauliMove) -> Self:
        """Return the position after a move that the caller knows to be legal."""
        index = GRID.index(move.square)
        bit, colour = 1 << index, COLOURS.index(move.colour)
        turn = self.turn_of(move)
        places = list(self.places)
        places[self.piece_for(move)] = index
        colours = list(self.colours)
        colours[colour] |= bit
        cool = self.cool | bit if self.turn == 0 else self.cool
        live, held = self.live, self.held
        if turn.emptied:
            places = [
                HOME if place != HOME and turn.emptied >> place & 1 else place for place in places
            ]
            colours = [mask & ~turn.emptied for mask in colours]
            cool &= ~turn.emptied
            live = tuple(0 if match & turn.emptied else match for match in live)
        elif turn.made:
            live, held = self._with_cards(turn.made, cool)
        past: tuple[Key, ...] = ()
        if self.options.repetition_draw and held[0] | held[1] == self.held[0] | self.held[1]:
            past = (*self.past, self.key)
        return type(self)(
            self.options,
            tuple(places),
            held,
            self.ply + 1,
            past,
            tuple(colours),
            cool,
            live,
        )

    def _with_cards(
        self, made: tuple[int, ...], cool: int
    ) -> tuple[tuple[int, ...], tuple[int, int]]:
        """Return ``live`` and ``held`` after the matches gave their cards to the majorities."""
        live, held = list(self.live), list(self.held)
        for match in made:
            letter = LETTER_OF[match]
            winner = 0 if (match & cool).bit_count() >= 3 else 1
            live[letter] = match
            held[winner] |= 1 << letter
            held[1 - winner] &= ~(1 << letter)
        return tuple(live), (held[0], held[1])

    # The end

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome | None:
        if self.ply:
            cards = [held.bit_count() for held in self.held]
            if max(cards) >= self.options.goal and cards[0] != cards[1]:
                return self._won_by(0 if cards[0] > cards[1] else 1, Reason.CARDS)
        if not any(self.stash(self.turn, colour) for colour in range(5)):
            return self._won_by(1 - self.turn, Reason.EMPTY_STASH)
        if not self._has_placement():
            return self._won_by(1 - self.turn, Reason.NO_PLACEMENT)
        if self.past and self.past.count(self.key) >= 2:
            return Outcome(dict.fromkeys(SEATS, 1), Reason.REPETITION)
        return None

    def _has_placement(self) -> bool:
        """Say whether the seat to move, whose stash is not empty, can place a piece.

        A vacant square away from all pieces takes any piece; most positions are settled by this.
        """
        occupied = self.occupied
        away = GRID.full & ~occupied & ~GRID.border(occupied)
        return bool(away) or next(self._placements(), None) is not None

    def _won_by(self, winner: int, reason: Reason) -> Outcome:
        places = {seat: 1 if index == winner else 2 for index, seat in enumerate(SEATS)}
        lying = [match for letter, match in enumerate(self.live) if self.held[winner] >> letter & 1]
        marks = _marks(Role.LINE, filter(None, lying)) if reason is Reason.CARDS else ()
        return Outcome(places, reason, marks)


def live_matches(colours: Colouring) -> tuple[int, ...]:
    """Return the match of each letter on the board, or 0; ValueError if there are two of one."""
    live = [0] * len(LETTERS)
    for match in all_matches(colours):
        letter = LETTER_OF[match]
        if live[letter]:
            raise ValueError(f"there are two matches of {LETTERS[letter]}")
        live[letter] = match
    return tuple(live)


def _letters(numbers: set[int]) -> tuple[str, ...]:
    return tuple(LETTERS[number] for number in sorted(numbers))


def _marks(role: Role, matches: Iterable[int]) -> tuple[Mark, ...]:
    """Return a mark for each match, labelled with its letter."""
    return tuple(Mark(role, GRID.squares(match), LETTERS[LETTER_OF[match]]) for match in matches)
