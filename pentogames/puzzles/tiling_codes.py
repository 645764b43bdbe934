"""Short texts for laid pieces and solutions, by which files keep them: ``F3,5,1f``.

The letter, the lower left corner of the squares' box, and how the piece is turned from how the
rules picture it: the quarters clockwise, after a flip if an ``f`` follows.
"""

import re
from functools import lru_cache

from pentogames.core.cells import Square
from pentogames.core.shapes import SHAPES, TRANSFORMS, Transform, moved
from pentogames.puzzles.tiling import Laid, Solution, Tiling

_CODE = re.compile(r"([FILNPTUVWXYZ])(-?[0-9]{1,4}),(-?[0-9]{1,4}),([0-3])(f?)", re.ASCII)


@lru_cache(maxsize=4096)  # all states of a puzzle are written at every step
def laid_code(laid: Laid) -> str:
    """Return the text of a laid piece; ValueError if its squares have not the piece's form."""
    left, low = min(s.x for s in laid.squares), min(s.y for s in laid.squares)
    offsets = tuple(sorted((s.x - left, s.y - low) for s in laid.squares))
    for transform in TRANSFORMS:
        if _offsets(laid.piece, transform) == offsets:
            flip = "f" if transform.flipped else ""
            return f"{laid.piece}{left},{low},{transform.quarters}{flip}"
    raise ValueError(f"a piece {laid.piece} does not look like that")


def read_laid(code: str) -> Laid:
    """Read the text of a laid piece; ValueError if it is none."""
    match = _CODE.fullmatch(code)
    if match is None:
        raise ValueError(f"{code!r} is no piece")
    piece, x, y, quarters, flip = match.groups()
    offsets = _offsets(piece, Transform(bool(flip), int(quarters)))
    return Laid(piece, moved(offsets, int(x), int(y)))


def solution_code(solution: Solution) -> str:
    """Return the text of a solution."""
    return " ".join(map(laid_code, solution))


def read_solution(code: str, tiling: Tiling) -> Solution:
    """Read the text of a solution; ValueError if it does not cover the puzzle's region."""
    solution = tuple(sorted(map(read_laid, code.split())))
    filled = Tiling(tiling.region, tiling.pieces, solution)
    if filled.vacant or not set(tiling.givens) <= set(solution):
        raise ValueError("that is no solution of this puzzle")
    return solution


def first_image(tiling: Tiling, solution: Solution) -> Solution:
    """Return the first of what rotations and reflections of the puzzle make of a solution."""
    return min(tuple(sorted(map(each.laid, solution))) for each in tiling.symmetries)


def _offsets(piece: str, transform: Transform) -> tuple[tuple[int, int], ...]:
    """Return the squares of a turned piece from the corner of their box, sorted."""
    turned = [Square(*transform.apply(offset)) for offset in SHAPES[piece].offsets]
    left, low = min(s.x for s in turned), min(s.y for s in turned)
    return tuple(sorted((s.x - left, s.y - low) for s in turned))
