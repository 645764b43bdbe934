"""Why a move of Pentago is good or bad: what it makes, threatens, stops, builds and gives away."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, NamedTuple

from pentogames.bots.profile import Reason
from pentogames.bots.profiles._pentago_states import state_of
from pentogames.core.blocks import (
    BLOCK_MASKS,
    BLOCKS,
    GRID,
    ROWS,
    block_centre,
    block_of,
    carried,
    square_name,
    turned,
)
from pentogames.core.cells import Square
from pentogames.core.game import Mark, Role
from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PentagoPosition

_BUILT = 3
"""The fewest stones in a row that are worth a word."""


class Why(StrEnum):
    """The codes of Pentago's reasons."""

    MAKES_FIVE = "makes-five"  # by the stone
    TURNS_FIVE = "turns-five"  # by the stone and the turn of a block
    SHARES = "shares"  # five for others in the same turn
    FORCES = "forces"  # threatens five, and the only opponent cannot stop it
    BLOCKS = "blocks"  # a row that wanted one stone
    STOPS_TURN = "stops-turn"  # a turn of a block that would have made five with a stone
    THREATENS = "threatens"  # five with the next turn
    THREATENS_TURN = "threatens-turn"  # five with the next turn of a block, whatever the stone
    BUILDS = "builds"  # a row that can become five still
    BREAKS = "breaks"  # a row of another's that could have become five
    CENTRE = "centre"  # stands in the middle of a block
    GIVES = "gives"  # makes five for others
    LETS = "lets"  # the next colour can make five


class Way(NamedTuple):
    """How a colour can make five in one turn: the row, the stone it wants, and the block to turn.

    The squares are those before the turn; ``wants`` is empty if any stone will do, and ``block`` is
    None if the stone alone makes five.
    """

    row: int
    wants: int
    block: int | None


def ways(position: PentagoPosition, colour: int) -> list[Way]:
    """Return all ways of a colour to make five if it were its turn."""
    mine, occupied = position.stones[colour], position.occupied
    found = [
        Way(row, row & ~mine, None)
        for row in ROWS
        if (row & mine).bit_count() == 4 and not row & ~mine & occupied
    ]
    for block in BLOCKS:
        for quarters in position.options.quarters:
            own = turned(mine, block, quarters)
            others = turned(occupied, block, quarters) & ~own
            for row in ROWS:
                if row & BLOCK_MASKS[block] and (row & own).bit_count() >= 4 and not row & others:
                    before = turned(row, block, -quarters)
                    found.append(Way(before, before & ~mine, block))
    return found


def reasons(
    game: Any, evaluation: Any, position: PentagoPosition, move: Turn
) -> tuple[Reason, ...]:
    """Return the reasons for and against a legal move, the most telling first."""
    return tuple(_Finder(game, evaluation, position, move).find())


class _Finder:
    """Finds the reasons of one move."""

    def __init__(self, game: Any, evaluation: Any, position: PentagoPosition, move: Turn) -> None:
        assert position.turn is not None
        assert move.square is not None
        self.game = game
        self.evaluation = evaluation
        self.before = position
        self.move = move
        self.square = move.square
        self.after = position.after(move)
        seating = position.options.seating
        self.names = seating.colours
        self.mover = seating.colour_of_turn[position.turn]
        self.others = [
            colour for colour, out in enumerate(position.outs) if not out and colour != self.mover
        ]

    def find(self) -> Iterator[Reason]:
        """Yield the reasons."""
        made = [c for c in (self.mover, *self.others) if self.after.outs[c]]
        if self.mover in made:
            yield self._five()
        for colour in made:
            if colour != self.mover:
                code = Why.SHARES if self.mover in made else Why.GIVES
                yield Reason(code, (), {"side": self.names[colour]})
        if made:
            return
        threats = ways(self.after, self.mover)
        forced = bool(threats) and self._forces()
        if forced:
            yield self._threat(Why.FORCES, threats)
        for colour in self.others:
            yield from self._stopped(colour)
        if threats and not forced:
            alone = not any(way.wants for way in threats)
            yield self._threat(Why.THREATENS_TURN if alone else Why.THREATENS, threats)
        if not threats:
            yield from self._quiet()
        yield from self._lets()

    def _five(self) -> Reason:
        if not self.move.block:
            return Reason(Why.MAKES_FIVE, _stone(self.square))
        marks = (*_stone(self.square), _block_mark(self.move.block))
        return Reason(Why.TURNS_FIVE, marks, {"block": self.move.block})

    def _forces(self) -> bool:
        """Say whether the only opponent cannot keep the mover from five."""
        if len(self.others) != 1 or self.after.turn is None:
            return False
        verdict, _ = self.game.estimate(state_of(self.after), self.evaluation)
        return bool(verdict < 0)

    def _threat(self, code: Why, threats: list[Way]) -> Reason:
        wants = {way.wants for way in threats}
        squares = GRID.squares(_union(wants))
        facts: dict[str, Any] = {"count": len(wants), "side": self.names[self.others[0]]}
        if squares:
            facts["square"] = square_name(squares[0])
        else:
            facts["block"] = threats[0].block
        marks = [Mark(Role.HINT, squares)] if squares else []
        marks += [Mark(Role.LINE, row) for row in _rows(threats)]
        return Reason(code, tuple(marks), facts)

    def _stopped(self, colour: int) -> Iterator[Reason]:
        """Yield what the move has kept a colour from, if it has kept it from all."""
        could = ways(self.before, colour)
        if not could or (self.after.turn is not None and ways(self.after, colour)):
            return
        side = self.names[colour]
        plain = [way for way in could if way.block is None]
        marks = tuple(Mark(Role.LINE, row) for row in _rows(plain or could))
        if plain:
            yield Reason(Why.BLOCKS, marks, {"side": side})
            return
        block = could[0].block
        assert block is not None
        yield Reason(Why.STOPS_TURN, (*marks, _block_mark(block)), {"side": side, "block": block})

    def _quiet(self) -> Iterator[Reason]:
        """Yield what a stone without a threat is good for."""
        square = self.square
        if self.move.block:
            square = carried(square, self.move.block, self.move.quarters)
        row = _longest(self.after, self.mover, square)
        length = (row & self.after.stones[self.mover]).bit_count()
        if length >= _BUILT:
            marks = (Mark(Role.LINE, GRID.squares(row & self.after.stones[self.mover])),)
            yield Reason(Why.BUILDS, marks, {"count": length})
        for colour in self.others:
            row = _longest(self.before, colour, self.square)
            broken = row & self.before.stones[colour]
            if broken.bit_count() >= _BUILT:
                facts = {"count": broken.bit_count(), "side": self.names[colour]}
                yield Reason(Why.BREAKS, (Mark(Role.LINE, GRID.squares(broken)),), facts)
        block = block_of(self.square)
        x, y = block_centre(block)
        if (self.square.x, self.square.y) == (int(x), int(y)):
            yield Reason(Why.CENTRE, _stone(self.square), {"block": block})

    def _lets(self) -> Iterator[Reason]:
        """Yield that the next colour can make five."""
        if self.after.turn is None:
            return
        following = self.after.options.seating.colour_of_turn[self.after.turn]
        risks = ways(self.after, following)
        if risks:
            marks = tuple(Mark(Role.LINE, row) for row in _rows(risks))
            yield Reason(Why.LETS, marks, {"side": self.names[following]})


def _longest(position: PentagoPosition, colour: int, square: Square) -> int:
    """Return the row through a square that has most stones of a colour, and none of others."""
    mine = position.stones[colour]
    others = position.occupied & ~mine
    bit = 1 << GRID.index(square)
    rows = (row for row in ROWS if row & bit and not row & others)
    return max(rows, key=lambda row: (row & mine).bit_count(), default=0)


def _union(sets: set[int]) -> int:
    union = 0
    for one in sets:
        union |= one
    return union


def _rows(found: list[Way]) -> list[tuple[Square, ...]]:
    """Return the squares of the first few different rows."""
    rows = list(dict.fromkeys(way.row for way in found))
    return [GRID.squares(row) for row in rows[:3]]


def _stone(square: Square) -> tuple[Mark, ...]:
    return (Mark(Role.HINT, (square,)),)


def _block_mark(block: int) -> Mark:
    return Mark(Role.HINT, GRID.squares(BLOCK_MASKS[block]), str(block))
