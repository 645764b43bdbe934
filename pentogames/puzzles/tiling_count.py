"""Numbers of solutions of a tiling puzzle, and all of them, rotations and reflections apart or not.

Solutions that a rotation or reflection of the puzzle takes into each other are one where asked.
Their number is the mean, over all such symmetries, of the number of solutions that stay the same
(Burnside's lemma); a solution that stays the same is made of blocks, each a placement with all that
the symmetry makes of it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from pentogames.puzzles.tiling import Report, Solution, StoppedError, Symmetry, Tiling
from pentogames.puzzles.tiling_board import TilingBoard
from pentogames.puzzles.tiling_frontier import Block, placements, ways

_NEARLY = 0.99  # the share of the work that is done when the graph is made


def count(
    tiling: Tiling, *, all_symmetries: bool = False, report: Report | None = None
) -> dict[str, int]:
    """Return the numbers of solutions by the pieces used, as sorted letters, without the givens.

    Rotations and reflections are not counted apart unless ``all_symmetries``. TooManyError if the
    puzzle is too large, StoppedError if the report says so.
    """
    board = TilingBoard(tiling)
    plain = ways(board, report=report)
    symmetries = tiling.symmetries
    if all_symmetries or len(symmetries) == 1:
        return plain
    late = None if report is None else _at(report, _NEARLY)
    total = Counter(plain)
    for symmetry in symmetries[1:]:
        total.update(ways(board, _blocks(board, symmetry), late))
    return {pieces: number // len(symmetries) for pieces, number in total.items()}


def solutions(
    tiling: Tiling, *, all_symmetries: bool = False, report: Report | None = None
) -> Iterator[Solution]:
    """Yield all solutions, of those that rotations and reflections make of each other one.

    Always in the same order; with ``all_symmetries`` really all. Errors as of ``count``.
    """
    board = TilingBoard(tiling)
    found = placements(board, report)
    symmetries = () if all_symmetries else tiling.symmetries[1:]
    images = [board.images(symmetry) for symmetry in symmetries]
    for laid in found:
        masks = sorted(mask for mask, _ in laid)
        if all(masks <= sorted(image[mask] for mask in masks) for image in images):
            if report is not None and not report(_NEARLY):
                raise StoppedError
            yield board.solution(laid)


def distinct(tiling: Tiling, found: Iterable[Solution]) -> Iterator[Solution]:
    """Yield those solutions that no rotation or reflection makes of an earlier one.

    Unlike ``solutions`` it takes them as they come, and has to remember them.
    """
    seen: set[Solution] = set()
    for solution in found:
        images = [_image(solution, symmetry) for symmetry in tiling.symmetries]
        first = min(images)
        if first not in seen:
            seen.add(first)
            yield solution


def _image(solution: Solution, symmetry: Symmetry) -> Solution:
    return tuple(sorted(map(symmetry.laid, solution)))


def _blocks(board: TilingBoard, symmetry: Symmetry) -> list[Block]:
    """Return the blocks of which the solutions are made that the symmetry leaves as they are."""
    images = board.images(symmetry)
    blocks: list[Block] = []
    for mask, piece in (each for some in board.by_lowest for each in some):
        orbit = [mask]
        while images[orbit[-1]] != mask:
            orbit.append(images[orbit[-1]])
        together = 0
        for each in orbit:
            together |= each
        # Two blocks may cover the same squares in different ways; both are wanted.
        if mask == min(orbit) and together.bit_count() == 5 * len(orbit):
            blocks.append((together, piece * len(orbit)))
    return blocks


def _at(report: Report, share: float) -> Report:
    return lambda _: report(share)
