"""What can be told of a tiling puzzle that somebody is in the middle of.

Which pieces and pockets are hopeless, whether it can still be solved, how often, what comes next,
and which pieces to take back. All of it is worked out step by step, so that what is quick is told
first; a report (see tiling.Report) stops it at any time.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from pentogames.core.cells import Square
from pentogames.puzzles.tiling import Laid, Report, Solution, StoppedError, Tiling
from pentogames.puzzles.tiling_board import TilingBoard
from pentogames.puzzles.tiling_count import count
from pentogames.puzzles.tiling_frontier import TooManyError
from pentogames.puzzles.tiling_search import first_solution

MOST_COUNTED = 75
"""Squares of the largest rest whose solutions are counted: more take too long, and memory."""

LARGEST_POCKET = 25
"""Squares of a vacant part at most that is looked at as a pocket; larger ones are the puzzle."""

_POCKET_REPORTS = 4
"""After so many reports of a search a pocket is not called hopeless: it is not known to be."""

_TRIAL_REPORTS = 150
"""After so many reports of a search a piece is not worth being taken back: one more is tried."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: of a puzzle with pieces laid on it, in the order in which they were laid."""

    tiling: Tiling
    laid: tuple[Laid, ...] = ()
    marks: bool = False
    count: bool = False
    hint: bool = False


@dataclass(frozen=True, slots=True)
class Insight:
    """What is known so far; None means that it is not, or was not asked for.

    ``stuck`` are pieces that fit nowhere, ``pockets`` vacant parts that cannot be filled.
    ``solutions`` stays None, with ``too_many``, if they are too many to count. ``take_back`` are
    the pieces without which there is a solution.
    """

    stuck: str | None = None
    pockets: tuple[tuple[Square, ...], ...] | None = None
    solvable: bool | None = None
    solution: Solution | None = None
    solutions: int | None = None
    too_many: bool = False
    take_back: tuple[Laid, ...] | None = None


def insights(question: Question, report: Report) -> Iterator[Insight]:
    """Yield what is known, more each time; StoppedError if the report says so."""
    rest = _with(question.tiling, question.laid)
    known = Insight(stuck=stuck_pieces(rest), pockets=hopeless_pockets(rest, report))
    if known.pockets:
        known = replace(known, solvable=False)
    if question.marks:
        yield known
    if question.count or question.hint:
        if known.solvable is None:
            solution = first_solution(rest, report)
            known = replace(known, solvable=solution is not None, solution=solution)
        yield known
    if question.hint and not known.solvable:
        known = replace(known, take_back=take_back(question.tiling, question.laid, report))
        yield known
    if question.count:
        yield _counted(rest, known, report)


def tell(
    question: Question, *, stop: Callable[[], bool], progress: Callable[[Insight], None]
) -> Insight:
    """Answer a question as a worker's job (bots.worker): what is known so far is the progress."""
    known = Insight()
    try:
        for known in insights(question, lambda share: not stop()):
            progress(known)
    except StoppedError:
        pass  # nobody wants to know any more
    return known


def _counted(rest: Tiling, known: Insight, report: Report) -> Insight:
    if not known.solvable:
        return replace(known, solutions=0)
    if len(rest.vacant) > MOST_COUNTED:
        return replace(known, too_many=True)
    try:
        return replace(known, solutions=sum(count(rest, report=report).values()))
    except TooManyError:
        return replace(known, too_many=True)


def _with(tiling: Tiling, laid: tuple[Laid, ...]) -> Tiling:
    return Tiling(tiling.region, tiling.pieces, (*tiling.givens, *laid))


def stuck_pieces(tiling: Tiling) -> str:
    """Return the letters of the pieces left that fit nowhere any more."""
    placed = {piece for each in TilingBoard(tiling).by_lowest for _, piece in each}
    return "".join(letter for letter in sorted(set(tiling.left)) if letter not in placed)


def pockets(tiling: Tiling) -> Iterator[tuple[Square, ...]]:
    """Yield the connected parts of the vacant squares, each sorted."""
    left = set(tiling.vacant)
    while left:
        part = [left.pop()]
        for x, y, _ in part:  # it grows meanwhile
            for beside in (Square(x + 1, y), Square(x - 1, y), Square(x, y + 1), Square(x, y - 1)):
                if beside in left:
                    left.remove(beside)
                    part.append(beside)
        yield tuple(sorted(part))


def hopeless_pockets(tiling: Tiling, report: Report) -> tuple[tuple[Square, ...], ...]:
    """Return the vacant parts that the pieces left cannot fill, as far as that is quickly seen.

    What is large is no pocket: of parts of wrong sizes it is wrong because of the others.
    """
    parts = sorted(pockets(tiling), key=len)
    found = [part for part in parts if _hopeless(frozenset(part), tiling.left, report)]
    if found and len(found[-1]) > LARGEST_POCKET and found[-1] == parts[-1] and len(found) > 1:
        found.pop()
    return tuple(sorted(found))


def _hopeless(part: frozenset[Square], left: str, report: Report) -> bool:
    rest = Tiling(part, left)
    if not rest.may_be_solvable:
        return True
    if len(part) > LARGEST_POCKET:
        return False
    try:
        return first_solution(rest, _at_most(_POCKET_REPORTS, report)) is None
    except StoppedError:
        if not report(0.0):
            raise
        return False


def take_back(tiling: Tiling, laid: tuple[Laid, ...], report: Report) -> tuple[Laid, ...]:
    """Return pieces without which the puzzle can be solved, as few as are quickly found.

    One piece if one is enough, the latest first; else all from some piece on. Nothing if the
    puzzle cannot even be solved from the start.
    """
    for piece in reversed(laid):
        if _solvable(tiling, tuple(each for each in laid if each != piece), report):
            return (piece,)
    for number in reversed(range(len(laid))):
        if _solvable(tiling, laid[:number], report):
            return laid[number:]
    return ()


def _solvable(tiling: Tiling, laid: tuple[Laid, ...], report: Report) -> bool:
    try:
        return first_solution(_with(tiling, laid), _at_most(_TRIAL_REPORTS, report)) is not None
    except StoppedError:
        if not report(0.0):
            raise
        return False


def _at_most(number: int, report: Report) -> Report:
    """Return a report that stops the work when it was asked so many times."""
    asked = 0

    def limited(share: float) -> bool:
        nonlocal asked
        asked += 1
        return asked <= number and report(share)

    return limited


def next_piece(rest: Tiling, solution: Solution) -> Laid | None:
    """Return the piece of a solution that a player would lay next: where there is least room."""
    lying = set(rest.givens)
    vacant = rest.vacant

    def room(laid: Laid) -> tuple[int, Laid]:
        around = {
            Square(x + dx, y + dy)
            for x, y, _ in laid.squares
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        return len(around & (vacant - set(laid.squares))), laid

    return min((laid for laid in solution if laid not in lying), key=room, default=None)
