"""Universe: place pentominoes on a shared board; who makes the last move wins.

Rules: universe page. A move puts an unused piece of the mover's on five vacant squares, and must
not fence off a region of one to four vacant squares. A player without a legal move on his turn is
out; that is found out at the end of the move before.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Any, Self

from pentogames.core.cells import Square, letter_name
from pentogames.core.game import (
    Effect,
    EffectKind,
    Mark,
    NotationError,
    Outcome,
    Refusal,
    Role,
    Seat,
    Standing,
    Token,
)
from pentogames.core.layout import Area, Layout, edge_labels
from pentogames.core.options import Options, OptionsError, require_one_of, require_type
from pentogames.core.shapes import LETTERS, SHAPES, Placement, marked_squares
from pentogames.games import _universe_text as texts
from pentogames.games._universe_board import CENTRE, OUTER, SIZE
from pentogames.games._universe_table import PIECE_SIZE, Table, numbers, table_for

SEATS = ("White", "Yellow", "Red", "Blue")
TWO_SEATS = ("White", "Black")
SMALLEST_OPEN = 10
"""Squares of the smallest vacant region that is neither dead nor exactly one piece."""


@dataclass(frozen=True)
class UniverseOptions(Options):
    """How many play, and on which squares.

    ``regions`` are the two outer regions of a game for three, kept in the order south, west,
    north, east; a board of nine ``rows`` is for two.
    """

    players: int = 2
    regions: tuple[str, ...] = ()
    columns: int = SIZE
    rows: int = SIZE

    def __post_init__(self) -> None:
        require_one_of("players", self.players, (2, 3, 4))
        require_type("regions", self.regions, tuple)
        require_one_of("columns", self.columns, (SIZE,))
        require_one_of("rows", self.rows, (SIZE, SIZE - 1))
        if self.players != 2 and self.rows != SIZE:
            raise OptionsError("option 'rows' may be 9 only with 2 players")
        for region in self.regions:
            require_one_of("regions", region, OUTER)
        if self.players != 3:
            if self.regions:
                raise OptionsError("option 'regions' is for 3 players only")
            return
        chosen = self.regions or OUTER[:2]
        if len(chosen) != 2 or chosen[0] == chosen[1]:
            raise OptionsError("option 'regions' must name two different outer regions")
        object.__setattr__(self, "regions", tuple(sorted(chosen, key=OUTER.index)))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that take part, in the order of turns."""
        return TWO_SEATS if self.players == 2 else SEATS[: self.players]

    def table(self) -> Table:
        """Return the board with all placements on it."""
        outer = {2: None, 3: self.regions, 4: OUTER}[self.players]
        return table_for(outer, self.rows)


class Rule(StrEnum):
    """The rules that a refusal may name."""

    GAME_OVER = "game-over"
    NOT_YOUR_PIECE = "not-your-piece"
    ALREADY_USED = "already-used"
    NOT_A_PIECE = "not-a-piece"
    OFF_BOARD = "off-board"
    REGION_NOT_IN_USE = "region-not-in-use"
    OCCUPIED = "occupied"
    FENCES_OFF = "fences-off"


class Reason(StrEnum):
    """How a game can end."""

    LAST_MOVE = "last-move"


class RegionKind(StrEnum):
    """What can become of a vacant region."""

    OPEN = "open"
    EXACT = "exact"
    DEAD = "dead"


@dataclass(frozen=True, slots=True)
class Region:
    """A connected region of vacant squares.

    Open regions have ten squares and more, dead ones six to nine: nobody can ever play there.
    Exactly five have the form of one ``piece``; ``seats`` are those that still have it.
    """

    kind: RegionKind
    squares: tuple[Square, ...]
    piece: str | None = None
    seats: tuple[Seat, ...] = ()

    @property
    def size(self) -> int:
        """The number of squares."""
        return len(self.squares)


@dataclass(frozen=True, slots=True)
class UniversePosition:
    """A state of the game.

    ``placed`` holds the pieces in the order of play, ``out`` who went out at which ply, the first
    first. The other fields follow from these and are there for speed: ``vacant`` squares (of
    ``table.board.grid``), ``legal`` placements of any piece by anybody, letters left by seat.
    """

    options: UniverseOptions
    placed: tuple[Placement, ...]
    out: tuple[tuple[Seat, int], ...]
    to_move: Seat | None
    table: Table = field(repr=False, compare=False)
    vacant: int = field(repr=False, compare=False)
    legal: int = field(repr=False, compare=False)
    hands: Mapping[Seat, str] = field(repr=False, compare=False)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that take part, in the order of turns, those that are out included."""
        return self.options.seats

    @property
    def ply(self) -> int:
        """The number of moves made, in a set-up position of pieces placed."""
        return len(self.placed)

    def hand(self, seat: Seat) -> str:
        """Return the letters of the pieces that the seat has not used."""
        return self.hands[seat]

    def legal_set(self, seat: Seat) -> int:
        """Return the set, in ``table``'s numbers, of what the seat could play were it its turn."""
        return self.legal & self.table.held(self.hand(seat))

    def legal_of(self, seat: Seat) -> Iterator[Placement]:
        """Return the placements that the seat could make were it its turn."""
        placements = self.table.placements(seat)
        return (placements[number] for number in numbers(self.legal_set(seat)))

    def playable_pieces(self, seat: Seat) -> str:
        """Return the letters of the seat's pieces that still have a legal move anywhere."""
        of_piece = self.table.of_piece
        return "".join(piece for piece in self.hand(seat) if self.legal & of_piece[piece])

    def allows(self, move: Placement) -> bool:
        """Say whether the move is legal, from the table: the fast twin of ``refusal``."""
        if move.seat != self.to_move or move.piece not in self.hand(move.seat):
            return False
        number = self.table.number(move.piece, move.squares)
        return number is not None and bool(self.legal >> number & 1)

    def moves(self) -> Iterator[Placement]:
        """Return the legal moves by piece, orientation and place."""
        return iter(()) if self.to_move is None else self.legal_of(self.to_move)

    def refusal(self, move: Placement) -> Refusal | None:
        """Say why the move is illegal; None exactly when it is legal."""
        return (
            self._refused_turn(move)
            or self._refused_form(move)
            or self._refused_place(move)
            or self._refused_fence(move)
        )

    def _refused_turn(self, move: Placement) -> Refusal | None:
        """Look whether the game goes on and the piece is there to be played by who moves."""
        if self.to_move is None:
            return Refusal(Rule.GAME_OVER)
        if move.seat != self.to_move:
            facts = {"seat": self.to_move, "owner": move.seat}
            return Refusal(Rule.NOT_YOUR_PIECE, facts=facts)
        for earlier in self.placed:
            if (earlier.seat, earlier.piece) == (move.seat, move.piece):
                mark = Mark(Role.CAUSE, earlier.squares, move.piece)
                return Refusal(Rule.ALREADY_USED, (mark,), {"piece": move.piece})
        return None

    def _refused_form(self, move: Placement) -> Refusal | None:
        """Look whether the squares, in order, have the form of the piece."""
        known = move.piece in SHAPES and len(move.squares) == PIECE_SIZE
        in_order = known and move.squares == tuple(sorted(move.squares))
        if in_order and marked_squares(move.piece, move.squares) is not None:
            return None
        facts = {"piece": move.piece, "count": len(move.squares)}
        return Refusal(Rule.NOT_A_PIECE, (Mark(Role.BAD, move.squares),), facts)

    def _refused_place(self, move: Placement) -> Refusal | None:
        """Look whether all squares are on the board, in use, and vacant."""
        board = self.table.board
        grid = board.grid
        off = tuple(square for square in move.squares if not board.holds(square))
        if off:
            return Refusal(Rule.OFF_BOARD, (Mark(Role.BAD, off),), {"count": len(off)})
        squares = grid.mask(move.squares)
        names = board.unused_regions(squares)
        if names:
            unused = grid.squares(squares & ~board.area)
            facts: dict[str, Any] = {"regions": names, "count": len(unused)}
            return Refusal(Rule.REGION_NOT_IN_USE, (Mark(Role.BAD, unused),), facts)
        if not squares & ~self.vacant:
            return None
        taken = grid.squares(squares & ~self.vacant)
        lying = [other for other in self.placed if set(other.squares) & set(taken)]
        causes = tuple(Mark(Role.CAUSE, other.squares, other.piece) for other in lying)
        facts = {"count": len(taken), "pieces": tuple(other.piece for other in lying)}
        return Refusal(Rule.OCCUPIED, (Mark(Role.BAD, taken), *causes), facts)

    def _refused_fence(self, move: Placement) -> Refusal | None:
        """Look for regions of fewer than five vacant squares after the move."""
        grid = self.table.board.grid
        left = self.vacant & ~grid.mask(move.squares)
        fenced = [part for part in grid.components(left) if part.bit_count() < PIECE_SIZE]
        if not fenced:
            return None
        sizes = tuple(part.bit_count() for part in fenced)
        marks = tuple(Mark(Role.BAD, grid.squares(part), str(part.bit_count())) for part in fenced)
        facts = {"sizes": sizes, "count": sum(sizes), "regions": len(sizes)}
        return Refusal(Rule.FENCES_OFF, marks, facts)

    def after(self, move: Placement) -> Self:
        """Return the position after a move that the caller knows to be legal."""
        table = self.table
        number = table.index[table.board.grid.mask(move.squares)]
        vacant = self.vacant & ~table.masks[number]
        legal = table.legal_after(self.legal, vacant, number)
        hands = dict(self.hands)
        hands[move.seat] = hands[move.seat].replace(move.piece, "")
        placed = (*self.placed, move)
        turn = self.seats.index(move.seat) + 1
        asked = self.seats[turn:] + self.seats[:turn]
        to_move, out = _whose_turn(asked, self.out, len(placed), legal, hands, table)
        return type(self)(self.options, placed, out, to_move, table, vacant, legal, hands)

    def outcome(self) -> Outcome | None:
        """Return the places once only one seat is left; None before."""
        if self.to_move is not None:
            return None
        places = self.places()
        last = self.placed[-1:]
        won = last and places[last[0].seat] == 1
        marks = (Mark(Role.LAST, last[0].squares),) if won else ()
        return Outcome(places, Reason.LAST_MOVE, marks)

    def places(self) -> dict[Seat, int]:
        """Return the places that are decided, by seat in the order of turns."""
        gone = [seat for seat, _ in self.out]
        places = {seat: len(self.seats) - gone.index(seat) for seat in self.seats if seat in gone}
        if self.to_move is None:
            places = {seat: places.get(seat, 1) for seat in self.seats}
        return places


def _whose_turn(
    asked: Sequence[Seat],
    out: tuple[tuple[Seat, int], ...],
    ply: int,
    legal: int,
    hands: Mapping[Seat, str],
    table: Table,
) -> tuple[Seat | None, tuple[tuple[Seat, int], ...]]:
    """Return who moves and who is out, asking the seats in that order whether they can.

    Those that cannot are out at this ply; the last one left has won, able to move or not.
    """
    gone = [seat for seat, _ in out]
    left = [seat for seat in asked if seat not in gone]
    while len(left) > 1:
        if legal & table.held(hands[left[0]]):
            return left[0], out
        out = (*out, (left.pop(0), ply))
    return None, out


def _set_up(options: UniverseOptions, setup: texts.Setup) -> UniversePosition:
    """Return the position; who should move and cannot is out."""
    table = options.table()
    grid = table.board.grid
    vacant = table.board.area & ~grid.mask(s for move in setup.placed for s in move.squares)
    legal = table.legal(vacant) if setup.placed else table.first
    used = {(move.seat, move.piece) for move in setup.placed}
    hands = {
        seat: "".join(piece for piece in LETTERS if (seat, piece) not in used)
        for seat in options.seats
    }
    to_move, out = setup.turn, setup.out
    if setup.turn is not None:
        turn = options.seats.index(setup.turn)
        asked = options.seats[turn:] + options.seats[:turn]
        to_move, out = _whose_turn(asked, out, len(setup.placed), legal, hands, table)
    return UniversePosition(options, setup.placed, out, to_move, table, vacant, legal, hands)


def regions(position: UniversePosition) -> tuple[Region, ...]:
    """Return the vacant regions, in the order of their lowest squares, each row by row."""
    grid = position.table.board.grid
    return tuple(_region(position, grid.squares(p)) for p in grid.components(position.vacant))


def _region(position: UniversePosition, squares: tuple[Square, ...]) -> Region:
    if len(squares) >= SMALLEST_OPEN:
        return Region(RegionKind.OPEN, squares)
    if len(squares) > PIECE_SIZE:
        return Region(RegionKind.DEAD, squares)
    table = position.table
    piece = table.pieces[table.index[table.board.grid.mask(squares)]]
    seats = tuple(seat for seat in position.seats if piece in position.hand(seat))
    return Region(RegionKind.EXACT, squares, piece, seats)


class Universe:
    """The game, for two, three and four."""

    name = "universe"
    seats = (*SEATS, TWO_SEATS[1])
    options_type = UniverseOptions
    rules = Rule

    def start(self, options: UniverseOptions) -> UniversePosition:
        """Return the empty board with White to move."""
        return _set_up(options, texts.Setup((), (), options.seats[0]))

    def format(self, position: UniversePosition, move: Placement) -> str:
        """Write a move as ``7-B3-E4``; ValueError if its squares have not the piece's form."""
        return texts.write_move(move)

    def parse(self, position: UniversePosition, text: str) -> Placement:
        """Read a move of the seat whose turn it is, by the piece's number or letter."""
        return texts.read_move(position.to_move or position.seats[0], text)

    def format_position(self, position: UniversePosition) -> str:
        """Write a position in one line, the pieces in the order of play."""
        setup = texts.Setup(position.placed, position.out, position.to_move)
        return texts.write_position(setup)

    def parse_position(self, options: UniverseOptions, text: str) -> UniversePosition:
        """Read a position; NotationError if the text is wrong or no such position can be.

        The numbers of pieces by seat need not be those of a game from the start.
        """
        table = options.table()
        grid = table.board.grid
        setup = texts.read_position(text, options.seats, table.board)
        position = _set_up(options, setup)
        for part in grid.components(position.vacant):
            if part.bit_count() < PIECE_SIZE:
                names = ", ".join(letter_name(square) for square in grid.squares(part))
                raise NotationError(f"no game comes here: {names} would be fenced off")
        for seat, ply in setup.out:
            if ply > position.ply:
                raise NotationError(f"{seat} cannot be out since a ply to come")
            if position.legal_set(seat):
                raise NotationError(f"{seat} is not out: it has a legal move")
        return position

    def layout(self, position: UniversePosition) -> Layout:
        """Return the board; its area ``heart`` lies within ``centre``."""
        return _layout(position.table)

    def tokens(self, position: UniversePosition, viewer: Seat | None = None) -> tuple[Token, ...]:
        """Return the twelve tiles of each seat; those in hand have no squares."""
        lying = {(move.seat, move.piece): move.squares for move in position.placed}
        return tuple(
            _tile(seat, piece, lying.get((seat, piece), ()))
            for seat in position.seats
            for piece in LETTERS
        )

    def effects(self, before: UniversePosition, move: Placement) -> tuple[Effect, ...]:
        """Return the one effect of a move: the tile is put on the board."""
        at_home = _tile(move.seat, move.piece, ())
        lying = _tile(move.seat, move.piece, move.squares)
        return (Effect(EffectKind.PUT, (at_home,), (lying,)),)

    def standings(self, position: UniversePosition) -> tuple[Standing, ...]:
        """Return how many pieces and legal moves each seat has, and who is out since when."""
        out, places = dict(position.out), position.places()
        return tuple(
            Standing(seat, out.get(seat), places.get(seat), _figures(position, seat))
            for seat in position.seats
        )

    def board(self, position: UniversePosition) -> dict[str, Any]:
        """Return what lies where, what the seats hold, and the vacant regions."""
        return {
            "placed": [
                {"player": move.seat, "piece": move.piece, "squares": _names(move.squares)}
                for move in position.placed
            ],
            "hands": dict(position.hands),
            "regions": [
                {"size": region.size, "kind": str(region.kind), "squares": _names(region.squares)}
                for region in regions(position)
            ],
        }

    def text(self, position: UniversePosition) -> str:
        """Draw the board, and below it the hands: ``>`` has the turn, ``-`` is out."""
        lines = texts.draw(position.table.board, position.placed)
        gone = dict(position.out)
        for seat in position.seats:
            sign = ">" if seat == position.to_move else "-" if seat in gone else " "
            lines.append(f"{sign} {seat:6} {position.hand(seat)}")
        return "\n".join(lines)


def _tile(seat: Seat, piece: str, squares: tuple[Square, ...]) -> Token:
    return Token(f"{seat}/{piece}", "tile", seat, piece, squares)


def _names(squares: tuple[Square, ...]) -> list[str]:
    return [letter_name(square) for square in squares]


def _figures(position: UniversePosition, seat: Seat) -> tuple[tuple[str, int], ...]:
    moves = position.legal_set(seat).bit_count()
    return ("pieces", len(position.hand(seat))), ("moves", moves)


@cache
def _layout(table: Table) -> Layout:
    board = table.board
    squares = board.grid.squares(board.area)
    areas = [
        Area(name, board.grid.squares(mask), outer=name != CENTRE)
        for name, mask in board.regions.items()
    ]
    columns = range(min(s.x for s in squares), max(s.x for s in squares) + 1)
    rows = range(min(s.y for s in squares), max(s.y for s in squares) + 1)
    heart = Area("heart", board.grid.squares(board.heart))
    return Layout(squares, (*areas, heart), edge_labels(columns, rows))


UNIVERSE = Universe()
