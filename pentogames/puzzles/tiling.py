"""Tiling puzzles as values: a region to be covered exactly by pentominoes.

They may be turned and flipped. Rules: pentominoes page, "Tiling puzzles". tiling_text reads puzzles
and draws them, tiling_names has the known ones; tiling_search finds solutions one by one,
tiling_count all of them.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS, SHAPES, TRANSFORMS, Transform

Report = Callable[[float], bool]
"""Told by a solver now and then which share of its work is done, 0 to 1; False makes it stop."""


class StoppedError(Exception):
    """A solver's report has answered that it is to stop."""


class Laid(NamedTuple):
    """A piece on its five squares, sorted."""

    piece: str
    squares: tuple[Square, ...]


Solution = tuple[Laid, ...]
"""All pieces of a solved puzzle, those given too, sorted."""


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A way to lay a region onto itself: turned or flipped about (0, 0), then shifted."""

    transform: Transform
    shift: tuple[int, int]

    def square(self, square: Square) -> Square:
        """Return where the square goes."""
        x, y = self.transform.apply((square.x, square.y))
        return Square(x + self.shift[0], y + self.shift[1])

    def laid(self, laid: Laid) -> Laid:
        """Return where the piece goes."""
        return Laid(laid.piece, tuple(sorted(map(self.square, laid.squares))))


@dataclass(frozen=True)
class Tiling:
    """A puzzle: cover the region with the pieces, some of which may be given.

    ``region`` holds all squares, those under givens too, ``pieces`` the letters of all pieces
    at hand, those given too, sorted, a letter for each copy. With more pieces than the region
    takes, it is part of the puzzle which are left over. ValueError if a piece is none, or a given
    does not fit.
    """

    region: frozenset[Square]
    pieces: str = LETTERS
    givens: tuple[Laid, ...] = ()

    def __post_init__(self) -> None:
        if not self.region:
            raise ValueError("a region has at least one square")
        object.__setattr__(self, "pieces", "".join(sorted(self.pieces)))
        object.__setattr__(self, "givens", tuple(sorted(self.givens)))
        strange = set(self.pieces) - set(LETTERS)
        if strange:
            raise ValueError(f"there is no piece {min(strange)}")
        covered = [square for laid in self.givens for square in laid.squares]
        if len(set(covered)) < len(covered) or not self.region.issuperset(covered):
            raise ValueError("the pieces given overlap or lie outside the region")
        for laid in self.givens:
            if not has_form(laid):
                raise ValueError(f"a piece {laid.piece} does not look like that")
        lacking = Counter(laid.piece for laid in self.givens) - Counter(self.pieces)
        if lacking:
            raise ValueError(f"more pieces {min(lacking)} are given than there are")

    @cached_property
    def vacant(self) -> frozenset[Square]:
        """The squares that no given covers."""
        return self.region.difference(*(laid.squares for laid in self.givens))

    @cached_property
    def left(self) -> str:
        """The letters of the pieces not given, sorted."""
        given = Counter(laid.piece for laid in self.givens)
        return "".join(sorted((Counter(self.pieces) - given).elements()))

    @property
    def may_be_solvable(self) -> bool:
        """Say whether there are as many squares as some number of the pieces covers."""
        return len(self.vacant) % 5 == 0 and len(self.vacant) <= 5 * len(self.left)

    @property
    def leaves_pieces(self) -> bool:
        """Say whether there are more pieces than the region takes."""
        return 5 * len(self.pieces) > len(self.region)

    @cached_property
    def symmetries(self) -> tuple[Symmetry, ...]:
        """The ways to lay the region, with its givens, onto itself; first to leave it as it is."""
        return tuple(self._symmetries())

    def _symmetries(self) -> Iterator[Symmetry]:
        left, low = min(s.x for s in self.region), min(s.y for s in self.region)
        for transform in TRANSFORMS:
            turned = [transform.apply((square.x, square.y)) for square in self.region]
            shift = left - min(x for x, _ in turned), low - min(y for _, y in turned)
            symmetry = Symmetry(transform, shift)
            same_region = all(symmetry.square(square) in self.region for square in self.region)
            if same_region and {symmetry.laid(laid) for laid in self.givens} == set(self.givens):
                yield symmetry


def has_form(laid: Laid) -> bool:
    """Say whether the squares have the form of the piece, turned or flipped somehow."""
    left, low = min(s.x for s in laid.squares), min(s.y for s in laid.squares)
    offsets = tuple(sorted((s.x - left, s.y - low) for s in laid.squares))
    return any(offsets == turned.offsets for turned in SHAPES[laid.piece].orientations)
