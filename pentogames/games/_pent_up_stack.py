"""Pent-Up's tiles as sets of squares, level by level, and where a tile can go.

The table has no edge, so the sets are integers over a window of columns that moves and widens as
the tiles spread; rows upward need no limit. Bit ``(y - low) * columns + (x - left)`` stands for the
column of squares at (x, y). At least MARGIN blank columns lie to the left and to the right of the
tiles, and as many blank rows below, so that a tile laid anywhere against them stays inside and a
shift never carries a square from the end of a row to the start of the next.

Places of a tile are sets of *anchors*: the lower left corners of its bounding box. All places of
an orientation come from one AND of five shifted sets: a tile fits where all of its squares are
free to take.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from pentogames.core.cells import Square, bits
from pentogames.core.shapes import LETTERS, SHAPES, Offset, Placement

MARGIN = 5  # a tile is at most five squares long
_SLACK = 6  # further blank columns and rows when the window moves, so that it moves seldom


class Orientation(NamedTuple):
    """A tile turned in one way.

    ``offsets`` are its squares from the anchor, sorted, ``cells`` the same as indices of _CELLS,
    ``mark`` is its square 1 in the smaller notation.
    """

    number: int
    letter: str
    offsets: tuple[Offset, ...]
    cells: tuple[int, ...]
    mark: Offset


_CELLS = tuple(
    sorted(
        {
            offset
            for shape in SHAPES.values()
            for orientation in shape.orientations
            for offset in orientation.offsets
        }
    )
)
"""The offsets that the 63 orientations use: there are 15, so a set is shifted 15 times at most."""


def _all_orientations() -> Iterator[Orientation]:
    number = 0
    for letter in LETTERS:
        for turned in SHAPES[letter].orientations:
            cells = tuple(_CELLS.index(offset) for offset in turned.offsets)
            yield Orientation(number, letter, turned.offsets, cells, turned.marks[0][0])
            number += 1


ORIENTATIONS = tuple(_all_orientations())
_OF_LETTER = {
    letter: tuple(each for each in ORIENTATIONS if each.letter == letter) for letter in LETTERS
}
_OF_FORM = {each.offsets: each for each in ORIENTATIONS}


class Window(NamedTuple):
    """The columns that the sets cover: the corner at their lower left, and their number."""

    left: int
    low: int
    columns: int

    def bit(self, x: int, y: int) -> int:
        """Return the set that holds the one square at (x, y)."""
        return 1 << ((y - self.low) * self.columns + x - self.left)

    def corner(self, index: int) -> tuple[int, int]:
        """Return the (x, y) that a bit index stands for."""
        y, x = divmod(index, self.columns)
        return x + self.left, y + self.low

    def holds(self, squares: Iterable[Square]) -> bool:
        """Say whether the squares keep their distance from the window's edges."""
        left, right = self.left + MARGIN, self.left + self.columns - MARGIN
        low = self.low + MARGIN
        return all(left <= x < right and y >= low for x, y, _ in squares)


class Places(NamedTuple):
    """Where a tile can go: the level, and by orientation the sets of anchors, none empty."""

    level: int
    anchors: tuple[tuple[Orientation, int], ...]

    def total(self) -> int:
        """Return the number of places."""
        return sum(anchors.bit_count() for _, anchors in self.anchors)


@dataclass(frozen=True, slots=True, eq=False)
class Stack:
    """The tiles that lie on the table.

    ``covers[k - 1]`` is the set of the squares of level k that tiles cover; ``lying[k - 1]`` maps
    the number of an orientation to the anchors of the tiles that lie so on level k.
    """

    window: Window
    covers: tuple[int, ...]
    lying: tuple[Mapping[int, int], ...]

    def with_tile(self, squares: tuple[Square, ...]) -> "Stack":
        """Return the stack with one more tile, which is known to fit."""
        stack = self if self.window.holds(squares) else self._widened(squares)
        window = stack.window
        level = squares[0].level
        left, low = squares[0].x, min(y for _, y, _ in squares)
        cover = 0
        for x, y, _ in squares:
            cover |= window.bit(x, y)
        form = _OF_FORM[tuple((x - left, y - low) for x, y, _ in squares)].number
        covers, lying = list(stack.covers), list(stack.lying)
        if level > len(covers):
            covers.append(0)
            lying.append({})
        covers[level - 1] |= cover
        there = lying[level - 1]
        lying[level - 1] = {**there, form: there.get(form, 0) | window.bit(left, low)}
        return Stack(window, tuple(covers), tuple(lying))

    def _widened(self, squares: tuple[Square, ...]) -> "Stack":
        """Return the same stack in a window that has room for the squares too."""
        old = self.window
        corners = [old.corner(index) for cover in self.covers[:1] for index in bits(cover)]
        corners += [(x, y) for x, y, _ in squares]
        room = MARGIN + _SLACK
        left = min(x for x, _ in corners) - room
        right = max(x for x, _ in corners) + room
        new = Window(left, min(y for _, y in corners) - room, right - left + 1)

        def carried(mask: int) -> int:
            return sum(new.bit(*old.corner(index)) for index in bits(mask))

        covers = tuple(carried(cover) for cover in self.covers)
        lying = tuple(
            {form: carried(anchors) for form, anchors in there.items()} for there in self.lying
        )
        return Stack(new, covers, lying)

    def places(self, letters: Collection[str], up_to: int | None = None) -> dict[str, Places]:
        """Return where each of the tiles can go: all places on the highest level it can reach.

        No level above ``up_to`` is looked at, as if there were none.
        The first tile of all can go anywhere; its places with square 1 at (0, 0) stand for them.
        """
        if not self.covers:
            return {letter: self._first_places(letter) for letter in letters}
        found: dict[str, Places] = {}
        waiting = list(letters)
        highest = len(self.covers) + 1 if up_to is None else up_to
        for level in range(highest, 1, -1):
            self._find_raised(level, waiting, found)
            waiting = [letter for letter in waiting if letter not in found]
            if not waiting:
                return found
        self._find_on_table(waiting, found)
        return found

    def _first_places(self, letter: str) -> Places:
        sets = [
            (each, self.window.bit(-each.mark[0], -each.mark[1])) for each in _OF_LETTER[letter]
        ]
        return Places(1, tuple(sets))

    def _find_raised(self, level: int, letters: list[str], found: dict[str, Places]) -> None:
        """Add the places on a level above the table for those tiles that have any there."""
        flat = self.covers[level - 2]
        if level <= len(self.covers):
            flat ^= self.covers[level - 1]
        if flat.bit_count() < 5:
            return
        shifted = self._shifted(flat)
        # A tile lies on one tile alone exactly if it has that tile's orientation and anchor.
        alone = self.lying[level - 2]
        for letter in letters:
            sets = []
            for orientation in _OF_LETTER[letter]:
                a, b, c, d, e = orientation.cells
                anchors = shifted[a] & shifted[b] & shifted[c] & shifted[d] & shifted[e]
                if anchors and orientation.number in alone:
                    anchors &= ~alone[orientation.number]
                if anchors:
                    sets.append((orientation, anchors))
            if sets:
                found[letter] = Places(level, tuple(sets))

    def _find_on_table(self, letters: list[str], found: dict[str, Places]) -> None:
        """Add the places on the table, which touch a tile that lies on it."""
        cover, columns = self.covers[0], self.window.columns
        border = cover << 1 | cover >> 1 | cover << columns | cover >> columns
        rows_above = cover.bit_length() + (MARGIN + 1) * columns
        free = self._shifted((1 << rows_above) - 1 ^ cover)
        beside = self._shifted(border & ~cover)
        for letter in letters:
            sets = []
            for orientation in _OF_LETTER[letter]:
                a, b, c, d, e = orientation.cells
                touching = beside[a] | beside[b] | beside[c] | beside[d] | beside[e]
                anchors = touching & free[a] & free[b] & free[c] & free[d] & free[e]
                sets.append((orientation, anchors))
            found[letter] = Places(1, tuple(sets))

    def _shifted(self, mask: int) -> list[int]:
        """Return the set shifted so that each cell in turn comes to lie on its anchor."""
        columns = self.window.columns
        return [mask >> (dy * columns + dx) for dx, dy in _CELLS]

    def placements(self, seat: str, places: Places) -> Iterator[Placement]:
        """Yield the places as moves of a seat: by orientation, then row by row from below."""
        for orientation, anchors in places.anchors:
            for index in bits(anchors):
                yield self.placement(seat, places.level, orientation, index)

    def placement(self, seat: str, level: int, orientation: Orientation, index: int) -> Placement:
        """Return the move that lays a tile with its anchor at a bit index."""
        left, low = self.window.corner(index)
        # The offsets are sorted, and so are these squares.
        squares = tuple([Square(left + dx, low + dy, level) for dx, dy in orientation.offsets])
        return Placement(seat, orientation.letter, squares)

    def covered_by(self, places: Places) -> tuple[Square, ...]:
        """Return the squares that some place covers, row by row from below."""
        columns, union = self.window.columns, 0
        for orientation, anchors in places.anchors:
            for dx, dy in orientation.offsets:
                union |= anchors << (dy * columns + dx)
        return tuple(Square(*self.window.corner(index), places.level) for index in bits(union))


EMPTY = Stack(Window(-16, -16, 32), (), ())
