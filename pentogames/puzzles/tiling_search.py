"""Solutions of a tiling puzzle one after the other: quick to the first, however large the region.

The first vacant square is filled by each placement in turn. One is refused when it cuts off a part
of the region whose size is no multiple of five.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from pentogames.puzzles.tiling import Report, Solution, StoppedError, Tiling
from pentogames.puzzles.tiling_board import TilingBoard
from pentogames.puzzles.tiling_kernel import Placements, search_compiled, suits

_BETWEEN_REPORTS = 1024  # placements


@dataclass(slots=True)
class _Level:
    """A square being filled: what is covered before, what may fill it, which of it is tried."""

    covered: int
    placements: list[tuple[int, str]]
    tried: int = 0

    def now(self) -> tuple[int, str]:
        return self.placements[self.tried - 1]


def search(tiling: Tiling, report: Report | None = None) -> Iterator[Solution]:
    """Yield all solutions, rotations and reflections too, always in the same order.

    StoppedError if the report says so; it is asked at every solution and now and then between.
    """
    if tiling.may_be_solvable:
        board = TilingBoard(tiling)
        yield from map(board.solution, search_board(board, report))


def first_solution(tiling: Tiling, report: Report | None = None) -> Solution | None:
    """Return a solution, always the same one; None if there is none. StoppedError as in search."""
    return next(search(tiling, report), None)


def search_board(
    board: TilingBoard, report: Report | None = None, most: int | None = None
) -> Iterator[Placements]:
    """Yield all solutions of a board as their placements, by the kernel if there is one.

    What fills a square first is tried first, so another order in ``by_lowest`` finds others first.
    StoppedError as in ``search``, and after ``most`` placements laid.
    """
    if board.start == board.full:
        yield ()
    elif suits(board):
        yield from search_compiled(board, report, most)
    else:
        yield from search_plain(board, report, most)


def search_plain(
    board: TilingBoard, report: Report | None = None, most: int | None = None
) -> Iterator[Placements]:
    """Yield what ``search_board`` yields, without the kernel; some square is vacant."""
    left = Counter(board.tiling.left)
    levels = [_Level(board.start, _first(board, board.start))]
    steps = 0
    while levels:
        if steps == most:
            raise StoppedError
        level = levels[-1]
        if level.tried:  # come back to: the piece is taken off again
            left[level.now()[1]] += 1
        covered = _lay_next(board, level, left)
        if covered is None:
            levels.pop()
            continue
        steps += 1
        if report is not None and (covered == board.full or steps % _BETWEEN_REPORTS == 0):
            _ask(report, levels)
        if covered == board.full:
            yield tuple(each.now() for each in levels)
        else:
            levels.append(_Level(covered, _first(board, covered)))


def _first(board: TilingBoard, covered: int) -> list[tuple[int, str]]:
    """Return what may fill the first vacant square; nothing if all are covered."""
    index = (~covered & (covered + 1)).bit_length() - 1
    return board.by_lowest[index] if index < len(board.by_lowest) else []


def _lay_next(board: TilingBoard, level: _Level, left: Counter[str]) -> int | None:
    """Lay the level's next placement that fits; returns what is covered then, None at the end."""
    covered, placements, number = level.covered, level.placements, level.tried
    while number < len(placements):
        mask, piece = placements[number]
        number += 1
        if not mask & covered and left[piece] and _parts_can_be_filled(board, mask, covered | mask):
            level.tried = number
            left[piece] -= 1
            return covered | mask
    level.tried = 0
    return None


def _parts_can_be_filled(board: TilingBoard, mask: int, covered: int) -> bool:
    """Say whether the vacant parts beside a placement have sizes that pieces can fill."""
    stride = board.grid.stride
    vacant = board.full ^ covered
    beside = vacant & (mask << 1 | mask >> 1 | mask << stride | mask >> stride)
    while beside:
        part = board.grid.component(beside & -beside, vacant)
        if part.bit_count() % 5:
            return False
        beside &= ~part
    return True


def _ask(report: Report, levels: list[_Level]) -> None:
    share, weight = 0.0, 1.0
    for level in levels:
        weight /= len(level.placements)
        share += weight * (level.tried - 1)
    if not report(share):
        raise StoppedError
