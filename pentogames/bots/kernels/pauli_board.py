"""The rules of Pauli for searches, in Python: boards, matches, moves. A part of pauli_kernel.

Squares are bits of a word, eight a row from a1 upwards. A *state* is a board as bytes, numbers of
several bytes lowest byte first:

- 0 the status (GOING, COOL_WON, HOT_WON, DRAWN), 1 the side to move, 2 the goal, 3 flags;
- 4 and 6 the cards of Cool and of Hot, bits by letter; 8 the squares of each of five colours; 48
  those of Cool's pieces; 56 the match on the board of each of twelve letters, or nothing;
- 152 the signs (hashes) of the earlier positions that can still be repeated, oldest first. They are
  what the rules keep: the positions since a card was last taken that nobody had.

``REPEATS`` among the flags says that a position's third occurrence is a draw, ``EXPLODED`` that
pieces have gone home since the oldest of those positions; before that nothing can come back.
"""

from struct import Struct

from pentogames.core.shapes import LETTERS, placements
from pentogames.core.splitmix import SplitMix

SQUARES = 64
FULL = (1 << SQUARES) - 1
FILE_A = 0x0101010101010101
NOT_A = FULL ^ FILE_A
NOT_H = FULL ^ FILE_A << 7
STOCK = ((5, 4, 3, 2, 1), (1, 2, 3, 4, 5))

GOING, COOL_WON, HOT_WON, DRAWN = range(4)
REPEATS, EXPLODED = 1, 2

Copy = tuple[int, int]
"""A match, or where one may lie: the set of its squares, and the index of its letter."""

COPIES: tuple[Copy, ...] = tuple(
    (sum(1 << 8 * square.y + square.x for square in squares), letter)
    for letter, name in enumerate(LETTERS)
    for squares in placements(name, range(8), range(8))
)
LETTER_OF = dict(COPIES)
THROUGH = tuple(
    tuple(copy for copy in COPIES if copy[0] >> square & 1) for square in range(SQUARES)
)

_HEAD = Struct("<4B2H5QQ12Q")

_signs = SplitMix(0)
_PIECE_SIGNS = [
    [[_signs.word() for _ in range(SQUARES)] for _ in range(5)] for _ in range(2)
]  # by seat, colour and square
_CARD_SIGNS = [[_signs.word() for _ in range(12)] for _ in range(2)]
_TURN_SIGN = _signs.word()


def beside(squares: int) -> int:
    """Return the squares edge to edge with some of the given ones."""
    return (squares & NOT_H) << 1 | (squares & NOT_A) >> 1 | (squares << 8 & FULL) | squares >> 8


BESIDE = {1 << square: beside(1 << square) for square in range(SQUARES)}


class Board:
    """A position that is played on in place. ``stash`` counts by seat and colour, ``home`` by seat.

    ``active`` are the letters of which a match lies on the board, ``sign`` is the hash of what
    repetition compares.
    """

    __slots__ = (
        "active",
        "colours",
        "cool",
        "flags",
        "goal",
        "held",
        "home",
        "live",
        "mover",
        "occupied",
        "past",
        "sign",
        "stash",
        "status",
    )

    status: int
    mover: int
    goal: int
    flags: int
    held: list[int]
    colours: list[int]
    cool: int
    live: list[int]
    past: tuple[int, ...]

    @classmethod
    def read(cls, state: bytes) -> "Board":
        """Return the board of a state; ValueError if it is none."""
        past = len(state) - _HEAD.size
        if past < 0 or past % 8:
            raise ValueError("this is no state of Pauli")
        board = cls()
        values = _HEAD.unpack_from(state)
        board.status, board.mover, board.goal, board.flags = values[:4]
        board.held = list(values[4:6])
        board.colours = list(values[6:11])
        board.cool = values[11]
        board.live = list(values[12:24])
        board.past = Struct(f"<{past // 8}Q").unpack_from(state, _HEAD.size)
        board._derive()
        if board.goal > 12 or board.status > DRAWN or min(map(min, board.stash)) < 0:
            raise ValueError("this is no state of Pauli")
        return board

    def _derive(self) -> None:
        sign = _TURN_SIGN if self.mover else 0
        stash = [list(counts) for counts in STOCK]
        for seat, cards in enumerate(self.held):
            for letter in range(12):
                if cards >> letter & 1:
                    sign ^= _CARD_SIGNS[seat][letter]
        for colour, squares in enumerate(self.colours):
            for bit in bits(squares):
                seat = 0 if self.cool & bit else 1
                stash[seat][colour] -= 1
                sign ^= _PIECE_SIGNS[seat][colour][bit.bit_length() - 1]
        self.sign = sign
        self.stash = stash
        self.home = [sum(counts) for counts in stash]
        self.active = sum(1 << letter for letter, match in enumerate(self.live) if match)
        self.occupied = 0
        for squares in self.colours:
            self.occupied |= squares

    def write(self) -> bytes:
        """Return the state."""
        head = _HEAD.pack(
            self.status,
            self.mover,
            self.goal,
            self.flags,
            *self.held,
            *self.colours,
            self.cool,
            *self.live,
        )
        return head + Struct(f"<{len(self.past)}Q").pack(*self.past)

    def copy(self) -> "Board":
        """Return another board that is equal."""
        board = Board()
        board.status = self.status
        board.mover = self.mover
        board.goal = self.goal
        board.flags = self.flags
        board.held = self.held[:]
        board.colours = self.colours[:]
        board.cool = self.cool
        board.live = self.live[:]
        board.past = self.past
        board.sign = self.sign
        board.stash = [self.stash[0][:], self.stash[1][:]]
        board.home = self.home[:]
        board.active = self.active
        board.occupied = self.occupied
        return board

    # Moves

    def new_matches(self, square: int, colour: int) -> list[Copy]:
        """Return the matches that a piece of the colour makes on a vacant square."""
        bit = 1 << square
        available = self.occupied & ~self.colours[colour]
        near = BESIDE[bit] & available
        if not near:
            return []
        found: list[int] = []
        _extend(self.colours, bit, near, available, 4, found)
        return [(match, LETTER_OF[match]) for match in found]

    def allowed(self, made: list[Copy]) -> bool:
        """Say whether the exclusion principle allows a move that makes these matches."""
        once = 0
        theirs = self.held[1 - self.mover]
        for _, letter in made:
            card = 1 << letter
            if (theirs if self.active & card else once) & card:
                return False
            once |= card
        return True

    def legal(self) -> list[int]:
        """Return the keys of all moves that are legal while the game goes on."""
        stash = self.stash[self.mover]
        return [
            colour << 6 | square
            for colour in range(5)
            if stash[colour]
            for square in vacant_squares(self)
            if self.allowed(self.new_matches(square, colour))
        ]

    def make(self, square: int, colour: int, made: list[Copy]) -> int:
        """Make a legal move with its new matches; return the squares that explosions empty."""
        mover = self.mover
        taken = self.held[0] | self.held[1]
        bit, before = 1 << square, self.sign
        emptied = 0
        for match, letter in made:
            if self.active >> letter & 1:
                emptied |= match
        self.colours[colour] |= bit
        self.occupied |= bit
        if mover == 0:
            self.cool |= bit
        self.stash[mover][colour] -= 1
        self.home[mover] -= 1
        self.sign ^= _PIECE_SIGNS[mover][colour][square] ^ _TURN_SIGN
        if emptied:
            self.send_home(emptied)
        else:
            for match, letter in made:
                self._give_card(match, letter)
        if self.held[0] | self.held[1] != taken:
            self.past = ()
            self.flags &= ~EXPLODED
        elif self.flags & REPEATS:
            self.past = (*self.past, before)
            self.flags |= EXPLODED if emptied else 0
        self.mover = 1 - mover
        self.status = self._status()
        return emptied

    def send_home(self, emptied: int) -> None:
        """Take the pieces from the squares, with the matches that they were part of."""
        for colour, squares in enumerate(self.colours):
            for bit in bits(squares & emptied):
                seat = 0 if self.cool & bit else 1
                self.sign ^= _PIECE_SIGNS[seat][colour][bit.bit_length() - 1]
                self.stash[seat][colour] += 1
                self.home[seat] += 1
            self.colours[colour] = squares & ~emptied
        self.occupied &= ~emptied
        self.cool &= ~emptied
        for letter, match in enumerate(self.live):
            if match & emptied:
                self.live[letter] = 0
                self.active &= ~(1 << letter)

    def _give_card(self, match: int, letter: int) -> None:
        winner = 0 if (match & self.cool).bit_count() >= 3 else 1
        card = 1 << letter
        if not self.held[winner] & card:
            self.sign ^= _CARD_SIGNS[winner][letter]
        if self.held[1 - winner] & card:
            self.sign ^= _CARD_SIGNS[1 - winner][letter]
        self.held[winner] |= card
        self.held[1 - winner] &= ~card
        self.live[letter] = match
        self.active |= card

    def _status(self) -> int:
        cool, hot = self.held[0].bit_count(), self.held[1].bit_count()
        if (cool >= self.goal or hot >= self.goal) and cool != hot:
            return COOL_WON if cool > hot else HOT_WON
        if not self.home[self.mover] or not self._has_placement():
            return COOL_WON if self.mover else HOT_WON
        if self.flags & EXPLODED and self.past.count(self.sign) >= 2:
            return DRAWN
        return GOING

    def _has_placement(self) -> bool:
        """Say whether the side to move, whose stash is not empty, can place a piece."""
        if ~(self.occupied | beside(self.occupied)) & FULL:
            return True
        return bool(self.legal())


def bits(squares: int) -> list[int]:
    """Return the bits of the set, lowest first."""
    found = []
    while squares:
        bit = squares & -squares
        squares ^= bit
        found.append(bit)
    return found


def vacant_squares(board: Board) -> list[int]:
    """Return the indices of the vacant squares, lowest first."""
    return [bit.bit_length() - 1 for bit in bits(FULL & ~board.occupied)]


def _extend(
    colours: list[int], got: int, untried: int, available: int, wanted: int, found: list[int]
) -> None:
    """Add to ``found`` every set that extends ``got`` by ``wanted`` squares of other colours.

    A square tried is left out for good; one taken in leaves out all others of its colour.
    """
    while untried:
        bit = untried & -untried
        untried ^= bit
        if wanted == 1:
            found.append(got | bit)
            continue
        available ^= bit
        for squares in colours:
            if squares & bit:
                rest = available & ~squares
                near = (untried | BESIDE[bit]) & rest
                if near:
                    _extend(colours, got | bit, near, rest, wanted - 1, found)
                break
