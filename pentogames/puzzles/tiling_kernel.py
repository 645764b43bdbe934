"""The solvers compiled, where a compiler was at hand when the program was installed.

They find the same solutions in the same order as tiling_search and tiling_frontier, their readable
twins, which do the work where there are no kernels. Nothing but the time differs.
"""

import sys
from array import array
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import accumulate, chain
from typing import TYPE_CHECKING, Any

from pentogames.puzzles.tiling import Report, StoppedError
from pentogames.puzzles.tiling_board import TilingBoard

if TYPE_CHECKING:
    from pentogames.puzzles.tiling_frontier import Block, Usage

_search: Any
_frontier: Any
try:
    from pentogames.puzzles.kernels import _tiling_frontier, _tiling_search  # type: ignore[attr-defined]

    # Sets of squares go over as integers of many words, lowest first.
    fits = sys.byteorder == "little"
    _search, _frontier = (_tiling_search, _tiling_frontier) if fits else (None, None)
except ImportError:
    _search = _frontier = None

BETWEEN_REPORTS = 1 << 14  # placements, a few milliseconds' work
_NODES_BETWEEN_REPORTS = 1 << 8  # some milliseconds' work where there are many ways
_NEARLY = 0.99  # the share of the work that is done when only solutions are to be listed
_OVER, _SOLVED = -1, 1  # what the search's kernel answers

Placements = tuple[tuple[int, str], ...]


def kernel_in_use() -> bool:
    """Say whether the compiled solvers are there."""
    return _search is not None


def suits(board: TilingBoard) -> bool:
    """Say whether the kernels are there, and the board is small enough for them, but not full."""
    return (
        _search is not None
        and board.full.bit_length() <= 64 * _search.MOST_WORDS
        and board.start != board.full
    )


def search_compiled(
    board: TilingBoard, report: Report | None = None, most: int | None = None
) -> Iterator[Placements]:
    """Yield all solutions as their placements; only for a board that ``suits``.

    StoppedError as in ``tiling_search.search_plain``.
    """
    placements = tuple(chain.from_iterable(board.by_lowest))
    kernel = _kernel(board, placements)
    while True:
        left = BETWEEN_REPORTS if most is None else min(BETWEEN_REPORTS, most - kernel.steps())
        found = kernel.advance(left)
        if found == _OVER:
            return
        if report is not None and not report(kernel.share()):
            raise StoppedError
        if found == _SOLVED:
            yield tuple(placements[number] for number in kernel.laid())
        elif kernel.steps() == most:
            raise StoppedError


def _kernel(board: TilingBoard, placements: Placements) -> Any:
    """Return the kernel's search with the board's sets as it takes them."""
    kinds = {piece: kind for kind, piece in enumerate(sorted(set(board.tiling.left)))}
    copies = Counter(board.tiling.left)
    return _search.Search(
        board.grid.stride,
        *_sets(board, [mask for mask, _ in placements]),
        bytes(kinds[piece] for _, piece in placements),
        _firsts(board, [len(each) for each in board.by_lowest]),
        array("H", (copies[piece] for piece in kinds)).tobytes(),
    )


class CompiledFrontier:
    """What tiling_frontier.Frontier is, compiled; only for a board that ``suits``.

    ``meeting`` is the layer where ways from the start and ways from the end meet, ``limits`` are
    the most nodes and the most combinations. BufferError if there is more than these allow,
    OverflowError if a number of ways is too large for the kernel.
    """

    def __init__(
        self,
        board: TilingBoard,
        blocks: "Collection[Block]",
        usage: "Usage",
        meeting: int,
        limits: tuple[int, int],
        report: Report | None,
    ) -> None:
        self._board = board
        self._usage = usage
        self._meeting = meeting
        self._limits = limits
        self._report = report
        by_lowest: list[list[Block]] = [[] for _ in board.by_lowest]
        for mask, pieces in blocks:
            if not Counter(pieces) - usage.at_hand:
                by_lowest[(mask & -mask).bit_length() - 1].append((mask, pieces))
        self._sizes = [len(each) for each in by_lowest]
        self._blocks = tuple(chain.from_iterable(by_lowest))

    def ways(self) -> dict[str, int]:
        """Return the numbers of solutions by the pieces that they use, as sorted letters."""
        found = sorted(self._worked(listing=False).ways())
        return {self._usage.letters(used): ways for used, ways in found}

    def solutions(self) -> Iterator[Placements]:
        """Yield the solutions as their placements, each once."""
        kernel = self._worked(listing=True)
        while (found := kernel.next()) is not None:
            yield tuple(self._blocks[number] for number in found)

    def _worked(self, *, listing: bool) -> Any:
        """Return the kernel's graph with all done that there is to do."""
        usage, board = self._usage, self._board
        kernel = _frontier.Frontier(
            board.grid.stride,
            *_sets(board, [mask for mask, _ in self._blocks]),
            array("Q", (usage.of(pieces) for _, pieces in self._blocks)).tobytes(),
            bytes(len(pieces) for _, pieces in self._blocks),
            _firsts(board, self._sizes),
            (usage.none, usage.all + usage.none, usage.guards),
            self._meeting,
            listing,
            *self._limits,
        )
        share = 0.0
        while share < 1:
            self._ask(share)
            share = kernel.work(_NODES_BETWEEN_REPORTS)
        self._ask(_NEARLY)
        return kernel

    def _ask(self, share: float) -> None:
        if self._report is not None and not self._report(min(share, _NEARLY)):
            raise StoppedError


def _size(board: TilingBoard) -> int:
    """Return how many bytes a set of the board's squares takes in whole words."""
    return -(-board.full.bit_length() // 64) * 8


def _sets(board: TilingBoard, masks: Iterable[int]) -> tuple[bytes, bytes, bytes]:
    """Return what is covered at the start, all squares, and the sets, as the kernels take them."""
    size = _size(board)
    joined = b"".join(mask.to_bytes(size, "little") for mask in masks)
    return board.start.to_bytes(size, "little"), board.full.to_bytes(size, "little"), joined


def _firsts(board: TilingBoard, sizes: list[int]) -> bytes:
    """Return where the placements of each lowest square begin, of squares beyond the board too."""
    beyond = [0] * (8 * _size(board) + 1 - len(sizes))
    return array("I", accumulate(sizes + beyond, initial=0)).tobytes()
