"""Pent-Up's rule book: why a move is illegal, rule by rule (rules page, "Turn").

Written on plain sets and dictionaries of squares, apart from the bit sets that list the moves, so
that each can be checked against the other.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Refusal, Role, Seat
from pentogames.core.shapes import SHAPES, Placement, marked_squares


class Rule(StrEnum):
    """The rules that a refusal may name, in the order in which they are looked at."""

    GAME_OVER = "game-over"
    NOT_YOUR_TILE = "not-your-tile"
    NO_SUCH_TILE = "no-such-tile"
    ALREADY_PLAYED = "already-played"
    NOT_FLAT = "not-flat"
    WRONG_FORM = "wrong-form"
    NO_SUCH_LEVEL = "no-such-level"
    OCCUPIED = "occupied"
    OVERHANG = "overhang"
    ONE_TILE_BELOW = "one-tile-below"
    NOT_TOUCHING = "not-touching"
    HIGHER_LEVEL_OPEN = "higher-level-open"


class Table:
    """The tiles that lie there, by square, and how high the columns are.

    It remembers what it found out about a tile's highest level, as a screen asks for one tile and
    many squares.
    """

    def __init__(self, placed: Sequence[Placement]) -> None:
        self.placed = placed
        self.tiles = {square: tile for tile in placed for square in tile.squares}
        self.heights: dict[tuple[int, int], int] = {}
        for x, y, level in self.tiles:
            self.heights[x, y] = max(level, self.heights.get((x, y), 0))
        self.levels = max(self.heights.values(), default=0)
        self._raised: dict[str, tuple[tuple[Square, ...], ...]] = {}

    def height(self, x: int, y: int) -> int:
        """Return how many tiles lie on each other at (x, y)."""
        return self.heights.get((x, y), 0)

    def below(self, squares: Iterable[Square]) -> set[Placement]:
        """Return the tiles that lie directly below the squares."""
        under = (self.tiles.get(Square(x, y, level - 1)) for x, y, level in squares)
        return {tile for tile in under if tile is not None}

    def highest_places(self, piece: str) -> tuple[tuple[Square, ...], ...]:
        """Return the places on the highest level above the table that is open to the tile.

        Empty if the tile can go nowhere but on the table.
        """
        if piece not in self._raised:
            levels = range(self.levels + 1, 1, -1)
            every = (tuple(self._places_on(level, piece)) for level in levels)
            self._raised[piece] = next(filter(None, every), ())
        return self._raised[piece]

    def _places_on(self, level: int, piece: str) -> Iterable[tuple[Square, ...]]:
        flat = {corner for corner, height in self.heights.items() if height == level - 1}
        for orientation in SHAPES[piece].orientations:
            (x0, y0), *others = orientation.offsets
            steps = [(x - x0, y - y0) for x, y in others]
            for x, y in flat:
                if all((x + dx, y + dy) in flat for dx, dy in steps):
                    columns = [(x, y), *((x + dx, y + dy) for dx, dy in steps)]
                    squares = tuple(Square(*column, level) for column in columns)
                    if len(self.below(squares)) > 1:
                        yield squares


def refuse(table: Table, to_move: Seat | None, move: Placement) -> Refusal | None:
    """Return the first rule that the move breaks; None if it is legal."""
    if to_move is None:
        return Refusal(Rule.GAME_OVER)
    if move.seat != to_move:
        return Refusal(Rule.NOT_YOUR_TILE, facts={"seat": move.seat, "to_move": to_move})
    for rule in _RULES:
        refusal = rule(table, move)
        if refusal is not None:
            return refusal
    return None


def _tile(table: Table, move: Placement) -> Refusal | None:
    """Demand that the tile is one of the twelve and does not lie there yet."""
    if move.piece not in SHAPES:
        return Refusal(Rule.NO_SUCH_TILE, facts={"piece": move.piece})
    for tile in table.placed:
        if (tile.seat, tile.piece) == (move.seat, move.piece):
            cause = Mark(Role.CAUSE, tile.squares, tile.piece)
            return Refusal(Rule.ALREADY_PLAYED, (cause,), {"piece": move.piece})
    return None


def _form(_: Table, move: Placement) -> Refusal | None:
    """Demand squares of one level that make the tile's form and are given in order."""
    bad = (Mark(Role.BAD, move.squares),)
    if len({square.level for square in move.squares}) > 1:
        return Refusal(Rule.NOT_FLAT, bad, {"piece": move.piece})
    in_order = move.squares == tuple(sorted(move.squares))
    if not in_order or marked_squares(move.piece, move.squares) is None:
        return Refusal(Rule.WRONG_FORM, bad, {"piece": move.piece})
    return None


def _level(table: Table, move: Placement) -> Refusal | None:
    """Demand a level that is there, or is the next to be built."""
    level, highest = move.squares[0].level, table.levels + 1
    if 1 <= level <= highest:
        return None
    facts = {"level": level, "highest": highest}
    return Refusal(Rule.NO_SUCH_LEVEL, (Mark(Role.BAD, move.squares),), facts)


def _occupied(table: Table, move: Placement) -> Refusal | None:
    """Demand squares that no tile takes."""
    bad = tuple(square for square in move.squares if square in table.tiles)
    if not bad:
        return None
    there = sorted({table.tiles[square] for square in bad}, key=table.placed.index)
    causes = tuple(Mark(Role.CAUSE, tile.squares, tile.piece) for tile in there)
    facts = {"count": len(bad), "level": move.squares[0].level}
    return Refusal(Rule.OCCUPIED, (Mark(Role.BAD, bad), *causes), facts)


def _support(table: Table, move: Placement) -> Refusal | None:
    """Demand, above the table, a square directly below each, of two tiles at least."""
    level = move.squares[0].level
    if level == 1:
        return None
    bad = tuple(square for square in move.squares if table.height(*square[:2]) < level - 1)
    if bad:
        marks = (Mark(Role.BAD, bad),)
        return Refusal(Rule.OVERHANG, marks, {"count": len(bad), "level": level})
    below = table.below(move.squares)
    if len(below) > 1:
        return None
    causes = tuple(Mark(Role.CAUSE, tile.squares, tile.piece) for tile in below)
    return Refusal(Rule.ONE_TILE_BELOW, causes, {"piece": move.piece, "level": level})


def _touching(table: Table, move: Placement) -> Refusal | None:
    """Demand of all tiles on the table but the first that they touch another, edge to edge."""
    if move.squares[0].level > 1 or not table.placed:
        return None
    for x, y, _ in move.squares:
        neighbours = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
        if any(table.height(*neighbour) for neighbour in neighbours):
            return None
    return Refusal(Rule.NOT_TOUCHING, (Mark(Role.BAD, move.squares),))


def _highest(table: Table, move: Placement) -> Refusal | None:
    """Demand the highest level that is open to the tile, and show the nearest place there."""
    places = table.highest_places(move.piece)
    if not places or places[0][0].level <= move.squares[0].level:
        return None

    def distance(place: tuple[Square, ...]) -> tuple[int, tuple[Square, ...]]:
        (x, y), (x0, y0) = _middle(place), _middle(move.squares)
        return abs(x - x0) + abs(y - y0), place

    instead = min(places, key=distance)
    level = instead[0].level
    facts = {"piece": move.piece, "level": level}
    return Refusal(Rule.HIGHER_LEVEL_OPEN, (Mark(Role.INSTEAD, instead, str(level)),), facts)


def _middle(squares: Iterable[Square]) -> tuple[int, int]:
    """Return the sums of the squares' coordinates: five times their middle."""
    return sum(x for x, _, _ in squares), sum(y for _, y, _ in squares)


_RULES: tuple[Callable[[Table, Placement], Refusal | None], ...] = (
    _tile,
    _form,
    _level,
    _occupied,
    _support,
    _touching,
    _highest,
)
