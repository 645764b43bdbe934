"""Pentago for two, three and four: place a stone, turn a block, make five in a row.

Rules: pentago page. A turn, stone and block, is one move. Whoever makes five at the placement has
won at once, and no block is turned; otherwise every colour with five after the turn has made it.
Each man for himself, the others play on for the next places.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Any, Self

from pentogames.core.blocks import (
    BLOCK_MASKS,
    BLOCK_SQUARES,
    BLOCKS,
    DIRECTION_LETTERS,
    GRID,
    LAYOUT,
    SQUARES,
    block_centre,
    drawn,
    has_five,
    is_block,
    is_quarter,
    on_board,
    rows_of_five,
    square_name,
    symbol_at,
    tracked,
    turned,
)
from pentogames.core.cells import Square, bits
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
from pentogames.core.layout import Layout
from pentogames.games import _pentago_notation as notation
from pentogames.games._pentago_notation import SKIP, Turn
from pentogames.games._pentago_options import NO_TEAMS, SINGLE_SEATS, TEAM_SEATS, PentagoOptions

FIVE = 5


class Rule(StrEnum):
    """The rules that a refusal may name."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    PLACE_FIRST = "place-first"
    OFF_BOARD = "off-board"
    SQUARE_TAKEN = "square-taken"
    ALREADY_WON = "already-won"
    TURN_NOW = "turn-now"
    SKIP_NOT_ALLOWED = "skip-not-allowed"
    NO_EMPTY_BLOCK = "no-empty-block"
    NO_SUCH_BLOCK = "no-such-block"
    NO_QUARTER_TURN = "no-quarter-turn"
    DIRECTION_NOT_ALLOWED = "direction-not-allowed"


class Reason(StrEnum):
    """How a game can end."""

    FIVE = "five"
    SHARED_FIVE = "shared-five"  # several made their five in the same turn and are first
    ALL_FIVE = "all-five"  # all made it in the same turn: a draw
    FULL_BOARD = "full-board"  # the board is full; somebody has made five before
    NO_FIVE = "no-five"  # the board is full, and nobody has: a draw


@cache
def _turns_on(square: Square, quarters: tuple[int, ...]) -> tuple[Turn, ...]:
    return tuple(Turn(square, block, quarter) for block in BLOCKS for quarter in quarters)


@dataclass(frozen=True, slots=True)
class PentagoPosition:
    """A state of the game, always between two turns.

    ``stones`` are sets of squares by colour, ``turn`` says whose turn it is in the order of turns
    (None when the game is over), ``outs`` give by colour the ply that made its five, 0 without one.
    ``order`` says on which square the stone of each ply lies now; it is for showing stones move,
    and positions that differ in nothing else are equal.
    """

    options: PentagoOptions
    stones: tuple[int, ...]
    turn: int | None
    outs: tuple[int, ...]
    order: bytes = field(repr=False, compare=False)

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is; None when the game is over."""
        return None if self.turn is None else self.options.seating.turns[self.turn]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that take part, each once, in the order of turns."""
        return self.options.seating.seats

    @property
    def ply(self) -> int:
        """The number of moves made, which is that of the stones."""
        return len(self.order)

    @property
    def occupied(self) -> int:
        """The set of squares that hold a stone."""
        occupied = 0
        for mask in self.stones:
            occupied |= mask
        return occupied

    def moves(self) -> Iterator[Turn]:
        """Yield the legal moves by square, row by row from below, then by block and direction."""
        if self.turn is None:
            return
        own = self.stones[self.options.seating.colour_of_turn[self.turn]]
        occupied = self.occupied
        quarters = self.options.quarters
        for index in bits(GRID.full & ~occupied):
            bit = 1 << index
            square = GRID.square(index)
            if has_five(own | bit):
                yield Turn(square)
                continue
            yield from _turns_on(square, quarters)
            if self.options.skip_while_empty and _empty_block(occupied | bit):
                yield Turn(square, SKIP)

    def refusal(self, move: Turn) -> Refusal | None:
        """Say why the move is illegal; None exactly when it is legal."""
        if self.turn is None:
            return Refusal(Rule.GAME_OVER, fives(self))
        if move.seat is not None and move.seat != self.to_move:
            return Refusal(Rule.NOT_YOUR_TURN, facts={"seat": self.to_move})
        refused = self._refused_stone(move)
        if refused is not None or move.square is None:
            return refused
        placed = 1 << GRID.index(move.square)
        own = self.stones[self.options.seating.colour_of_turn[self.turn]] | placed
        if has_five(own):
            return _refused_after_five(move, own)
        if move.block is None:
            mark = Mark(Role.LAST, (move.square,))
            facts = {"square": square_name(move.square)}
            return Refusal(Rule.TURN_NOW, (mark,), facts, incomplete=True)
        if (move.block, move.quarters) == (SKIP, 0):
            return self._refused_skip(placed)
        return self._refused_block(move.block, move.quarters)

    def _refused_stone(self, move: Turn) -> Refusal | None:
        """Look whether a stone is placed, and on a vacant square."""
        square = move.square
        if square is None:
            marks = (Mark(Role.BAD, BLOCK_SQUARES[move.block]),) if is_block(move.block) else ()
            return Refusal(Rule.PLACE_FIRST, marks)
        if not on_board(square):
            return Refusal(Rule.OFF_BOARD)
        colour = symbol_at(self.stones, self.options.seating.colours, square)
        if colour == ".":
            return None
        facts = {"square": square_name(square), "colour": colour}
        return Refusal(Rule.SQUARE_TAKEN, (Mark(Role.BAD, (square,), colour),), facts)

    def _refused_skip(self, placed: int) -> Refusal | None:
        """Look whether turning may be skipped once the stone is placed."""
        if not self.options.skip_while_empty:
            return Refusal(Rule.SKIP_NOT_ALLOWED)
        if not _empty_block(self.occupied | placed):
            return Refusal(Rule.NO_EMPTY_BLOCK)
        return None

    def _refused_block(self, block: int, quarters: int) -> Refusal | None:
        """Look whether the block is one, and may be turned that way."""
        if not is_block(block):
            return Refusal(Rule.NO_SUCH_BLOCK, facts={"block": str(block)})
        marks = (Mark(Role.BAD, BLOCK_SQUARES[block], str(block)),)
        if not is_quarter(quarters):
            return Refusal(Rule.NO_QUARTER_TURN, marks, {"block": block})
        if quarters not in self.options.quarters:
            facts = {"block": block, "instead": f"{block}{DIRECTION_LETTERS[-quarters]}"}
            return Refusal(Rule.DIRECTION_NOT_ALLOWED, marks, facts)
        return None

    def after(self, move: Turn) -> Self:
        """Return the position after a move that the caller knows to be legal."""
        assert self.turn is not None
        assert move.square is not None
        mover = self.options.seating.colour_of_turn[self.turn]
        index = GRID.index(move.square)
        order = self.order + bytes((index,))
        stones = list(self.stones)
        stones[mover] |= 1 << index
        outs = self.outs
        if not move.block:
            made = [] if move.block == SKIP else [mover]
        else:
            order = tracked(order, move.block, move.quarters)
            stones = [turned(mask, move.block, move.quarters) for mask in stones]
            made = [
                colour for colour, mask in enumerate(stones) if not outs[colour] and has_five(mask)
            ]
        if made:
            ply = len(order)
            outs = tuple(ply if colour in made else out for colour, out in enumerate(outs))
        turn = _next_turn(self.options, self.turn, outs, len(order))
        return type(self)(self.options, tuple(stones), turn, outs, order)

    def outcome(self) -> Outcome | None:
        """Return the places by seat or team; None while the game goes on."""
        if self.turn is not None:
            return None
        places = self.places()
        return Outcome(places, self._reason(places), fives(self))

    def _reason(self, places: Mapping[str, int]) -> Reason:
        """Say how the game that is over has ended."""
        made = len(self.outs) - self.outs.count(0)
        if made == 0:
            return Reason.NO_FIVE
        if len(set(places.values())) == 1:
            return Reason.ALL_FIVE
        if not _ended(self.options, self.outs, 0):
            return Reason.FULL_BOARD
        return Reason.FIVE if list(places.values()).count(1) == 1 else Reason.SHARED_FIVE

    def places(self) -> dict[str, int]:
        """Return the places that are decided, by seat or team.

        Those that made five in the same turn share a place. At the end, those without five share
        the last one.
        """
        made = [out for out in self.outs if out]
        places = {}
        for colour, out in zip(self.options.seating.colours, self.outs, strict=True):
            if out:
                places[colour] = 1 + sum(earlier < out for earlier in made)
            elif self.turn is None:
                places[colour] = 1 + len(made)
        return places


def _empty_block(occupied: int) -> bool:
    """Say whether some block holds no stone."""
    return any(not occupied & mask for mask in BLOCK_MASKS.values())


def _refused_after_five(move: Turn, own: int) -> Refusal | None:
    """Refuse to turn, or to skip turning, once the stone has made five."""
    if (move.block, move.quarters) == (None, 0):
        return None
    causes = tuple(Mark(Role.CAUSE, row) for row in rows_of_five(own))
    bad = (Mark(Role.BAD, BLOCK_SQUARES[move.block]),) if is_block(move.block) else ()
    assert move.square is not None
    return Refusal(Rule.ALREADY_WON, bad + causes, {"square": square_name(move.square)})


def _ended(options: PentagoOptions, outs: tuple[int, ...], ply: int) -> bool:
    """Say whether the game is over after so many plies, with fives made by colour."""
    made = len(outs) - outs.count(0)
    if made and (options.first_five_ends or options.teams != NO_TEAMS):
        return True
    return len(outs) - made <= 1 or ply == len(SQUARES)


def _next_turn(options: PentagoOptions, turn: int, outs: tuple[int, ...], ply: int) -> int | None:
    """Return whose turn follows; None if the game is over."""
    if _ended(options, outs, ply):
        return None
    colour_of_turn = options.seating.colour_of_turn
    following = (turn + 1) % len(colour_of_turn)
    while outs[colour_of_turn[following]]:
        following = (following + 1) % len(colour_of_turn)
    return following


def fives(position: PentagoPosition) -> tuple[Mark, ...]:
    """Return the rows of those that made five in the last turn, each row from end to end.

    The mark's label is the colour. Rows of players who were placed before count for nothing and
    are left out.
    """
    return tuple(
        Mark(Role.LINE, row, colour)
        for colour, stones, out in zip(
            position.options.seating.colours, position.stones, position.outs, strict=True
        )
        if out and out == position.ply
        for row in rows_of_five(stones)
    )


class Pentago:
    """The game, for two, three and four, single or in teams."""

    name = "pentago"
    seats = (*SINGLE_SEATS, *TEAM_SEATS)
    options_type = PentagoOptions
    rules = Rule

    def start(self, options: PentagoOptions) -> PentagoPosition:
        """Return the empty board with the first seat to move."""
        nothing = (0,) * len(options.seating.colours)
        return PentagoPosition(options, nothing, 0, nothing, b"")

    def format(self, position: PentagoPosition, move: Turn) -> str:
        """Write a turn as ``e5-5R``, ``e5`` or ``e5-0``; ValueError if it cannot be written."""
        return notation.write_turn(move)

    def parse(self, position: PentagoPosition, text: str) -> Turn:
        """Read a turn, legal or not; NotationError."""
        return notation.read_turn(text)

    def format_position(self, position: PentagoPosition) -> str:
        """Write a position in one line."""
        setup = notation.SetUp(position.stones, position.turn, position.outs)
        return notation.write_position(setup, position.options.seating.colours)

    def parse_position(self, options: PentagoOptions, text: str) -> PentagoPosition:
        """Read a position; NotationError if the text is wrong or no such position can be.

        The numbers of stones by colour need not be those of a game from the start.
        """
        seating = options.seating
        setup = notation.read_position(text, seating.colours, len(seating.turns))
        occupied = sum(setup.stones)
        position = PentagoPosition(
            options, setup.stones, setup.turn, setup.outs, bytes(bits(occupied))
        )
        _check_fives(position)
        _check_turn(position)
        return position

    def layout(self, position: PentagoPosition) -> Layout:
        """Return the board; its areas ``1`` to ``9`` are the blocks."""
        return LAYOUT

    def tokens(self, position: PentagoPosition, viewer: Seat | None = None) -> tuple[Token, ...]:
        """Return the nine blocks, and the stones on the board in the order of play.

        Bowls hold stones without end: a stone is a token from the turn on that places it.
        """
        colours = position.options.seating.colours
        owners = [
            symbol_at(position.stones, colours, GRID.square(index)) for index in position.order
        ]
        return (
            *map(_block, BLOCKS),
            *(
                _stone(ply, colour, GRID.square(index))
                for ply, (colour, index) in enumerate(zip(owners, position.order, strict=True), 1)
            ),
        )

    def effects(self, before: PentagoPosition, move: Turn) -> tuple[Effect, ...]:
        """Return how the stone is put and the block turned, with the rows of five at the end.

        Of half a move (a stone that needs a block yet to be turned) the stone alone is shown.
        """
        assert before.turn is not None
        assert move.square is not None
        colour = before.options.seating.colours[before.options.seating.colour_of_turn[before.turn]]
        stone = _stone(before.ply + 1, colour, move.square)
        if not move.block:
            marks = () if before.refusal(move) else fives(before.after(move))
            return (Effect(EffectKind.PUT, (), (stone,), marks=marks),)
        after = before.after(move)
        plate = BLOCK_SQUARES[move.block]
        here = [token for token in (*self.tokens(before), stone) if token.squares[0] in plate]
        ids = {token.id for token in here}
        there = [token for token in self.tokens(after) if token.id in ids]
        turn = Effect(
            EffectKind.TURN,
            tuple(here),
            tuple(there),
            block_centre(move.block),
            move.quarters,
            fives(after),
        )
        return Effect(EffectKind.PUT, (), (stone,)), turn

    def standings(self, position: PentagoPosition) -> tuple[Standing, ...]:
        """Return the stones of each seat's colour, and who has which place since when."""
        seating = position.options.seating
        places = position.places()
        standings = []
        for seat in position.seats:
            colour = seating.colour_of(seat)
            figures = (("stones", position.stones[colour].bit_count()),)
            place = places.get(seating.colours[colour])
            standings.append(Standing(seat, position.outs[colour] or None, place, figures))
        return tuple(standings)

    def board(self, position: PentagoPosition) -> dict[str, Any]:
        """Return the colour of each stone by its square."""
        colours = position.options.seating.colours
        occupied = GRID.squares(position.occupied)
        return {
            "stones": {
                square_name(square): symbol_at(position.stones, colours, square)
                for square in occupied
            }
        }

    def text(self, position: PentagoPosition) -> str:
        """Draw the board, and below it the seats: ``>`` has the turn, a number is a place."""
        seating = position.options.seating
        places = position.places()
        lines = [drawn(position.stones, seating.colours), ""]
        for seat in position.seats:
            place = places.get(seating.colours[seating.colour_of(seat)], "")
            lines.append(f"{'>' if seat == position.to_move else ' '} {seat:3}{place}".rstrip())
        return "\n".join(lines)


def _check_fives(position: PentagoPosition) -> None:
    """Raise NotationError unless fives on the board and fives as written go together."""
    seating = position.options.seating
    for colour, stones, out in zip(seating.colours, position.stones, position.outs, strict=True):
        if out > position.ply:
            raise NotationError(f"{colour} cannot have made five in a ply to come")
        if out and stones.bit_count() < FIVE:
            raise NotationError(f"{colour} cannot have made five of so few stones")
        if out in (0, position.ply) and has_five(stones) != bool(out):
            raise NotationError(f"{colour} has {'no five' if out else 'five already'}")
    earlier = tuple(out if out != position.ply else 0 for out in position.outs)
    if _ended(position.options, earlier, 0):
        raise NotationError("the game had ended before the last turn")


def _check_turn(position: PentagoPosition) -> None:
    """Raise NotationError unless somebody has the turn who can have it."""
    if (position.turn is None) != _ended(position.options, position.outs, position.ply):
        raise NotationError("the game goes on" if position.turn is None else "the game is over")
    seating = position.options.seating
    if position.turn is not None and position.outs[seating.colour_of_turn[position.turn]]:
        raise NotationError(f"{seating.turns[position.turn]} has made five already")


def _block(number: int) -> Token:
    return Token(f"block/{number}", "plate", None, str(number), BLOCK_SQUARES[number])


def _stone(ply: int, colour: str, square: Square) -> Token:
    return Token(f"stone/{ply}", "stone", colour, colour, (square,))


PENTAGO = Pentago()
