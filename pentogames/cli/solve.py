"""``pentogames solve``: finds or counts the solutions of a tiling puzzle.

Which puzzle is meant by a name, cli/solve_names.py knows. Solutions
are printed as drawings (``--text``), painted into a file (``--png``, ``--svg``), or printed as one
JSON object (``--json``):

    {"puzzle": "6x10", "symmetries": "distinct" or "all", "count": 2339, "complete": true,
     "by_pieces": {"FILNPTUVWXYZ": 2339},
     "solutions": [[{"piece": "F", "squares": [[0, 1], ...]}, ...], ...]}

``count`` is the number found, ``complete`` is false if the search was stopped before its end. With
``--count`` there is no ``solutions`` but, where all were counted together, ``by_pieces``: numbers
by the pieces used besides those given. Squares are [column, row], the lower left one [0, 0].
"""

import argparse
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pentogames.cli import files
from pentogames.cli.picture import save_sheet
from pentogames.cli.solve_names import ListNames, find_tiling, known_names
from pentogames.cli.watch import Watch
from pentogames.puzzles.tiling import Solution, StoppedError, Tiling
from pentogames.puzzles.tiling_count import count, distinct, solutions
from pentogames.puzzles.tiling_frontier import TooManyError
from pentogames.puzzles.tiling_search import search
from pentogames.puzzles.tiling_text import draw

SUMMARY = "find or count the solutions of a tiling puzzle"
DETAILS = """\
A text file draws the region: . is a square to be covered, # one outside, and a piece's letter one
that a given piece covers. A line "pieces: F I2 L" says which pieces there are, and of which there
are more than one; without it there is one of each. A line "title: ..." may name it. For example:

  pieces: FILNPTUVWXYZ

  #.....
  ..X...
  .XXX..
  ..X.##
  ##....

Instead of a file, PUZZLE may be the name of a puzzle that comes with the program (--names), the
code of a new puzzle, such as mirror-8-2-one-4711, or a day, such as 2026-11-30, for its puzzle.

Ctrl-C prints, or paints, what is found so far.

known puzzles:
"""
INTERRUPTED = 130  # as shells have it for SIGINT


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the subcommand's arguments."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = DETAILS + known_names()
    parser.add_argument("puzzle", metavar="PUZZLE", help="a puzzle's name, or a text file")
    parser.add_argument("--names", action=ListNames, help="list the names of all puzzles")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--count", action="store_true", help="only count the solutions")
    what.add_argument("--all", action="store_true", help="print all solutions")
    what.add_argument(
        "--first", metavar="N", type=_number, default=1, help="print N solutions (default: 1)"
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--text", action="store_true", help="as drawings (the default)")
    kind.add_argument("--json", action="store_true", help="for programs, as one JSON object")
    kind.add_argument("--png", metavar="OUT", type=Path, help="as a picture in the file OUT")
    kind.add_argument("--svg", metavar="OUT", type=Path, help="as a picture for any size")
    parser.add_argument(
        "--seconds", metavar="S", type=_seconds, help="stop after S seconds with what is found"
    )
    alike = parser.add_mutually_exclusive_group()
    alike.add_argument(
        "--distinct",
        action="store_true",
        help="count rotations and reflections of a solution as one with it (the default)",
    )
    alike.add_argument("--all-symmetries", action="store_true", help="count them apart")


def run(arguments: argparse.Namespace) -> int:
    """Solve the puzzle and print; 1 if it is wrong or the time is over, 130 after Ctrl-C."""
    try:
        tiling = find_tiling(arguments.puzzle)
        if arguments.count and picture_of(arguments):
            raise files.CannotError("--count finds numbers, of which there is no picture")
    except files.CannotError as error:
        return files.complain(error)
    task = _Task(tiling, arguments)
    code = 0
    with Watch(arguments.seconds) as watch:
        try:
            task.work(watch)
        except StoppedError:
            code = 1
        except KeyboardInterrupt:
            code = INTERRUPTED
    try:
        task.conclude()
    except files.CannotError as error:
        return files.complain(error)
    return code


def picture_of(arguments: argparse.Namespace) -> tuple[Path, str] | None:
    """Return the file of the picture that is asked for, with its kind; None if none is."""
    kinds = {"png": arguments.png, "svg": arguments.svg}
    return next(((path, kind) for kind, path in kinds.items() if path is not None), None)


class _Task:
    """What is asked for, and what is found of it so far."""

    def __init__(self, tiling: Tiling, arguments: argparse.Namespace) -> None:
        self.tiling = tiling
        self.arguments = arguments
        self.picture = picture_of(arguments)
        self.number = 0
        self.complete = False
        self.by_pieces: dict[str, int] | None = None
        self.kept: list[Solution] = []

    def work(self, watch: Watch) -> None:
        """Find what is asked for; StoppedError when the time is over."""
        if self.arguments.count:
            self._count(watch)
        elif self.arguments.all:
            self._take(self._all(watch), watch, math.inf)
        else:
            self._take(self._one_by_one(watch), watch, self.arguments.first)

    def conclude(self) -> None:
        """Print, or paint, what is not printed yet; CannotError."""
        asked = self.arguments
        if self.picture is not None and self.kept:
            save_sheet(self.kept, *self.picture)
        if asked.json:
            print(json.dumps(self._plain()))
        elif not self.complete:
            found = _solutions(self.number) if self.number else "Nothing"
            print(f"{found} found before the search was stopped; there may be more.")
        elif asked.count or asked.all or self.number < asked.first:
            print(f"{_solutions(self.number)}.")

    def _count(self, watch: Watch) -> None:
        apart = self.arguments.all_symmetries
        try:
            self.by_pieces = count(self.tiling, all_symmetries=apart, report=watch.report)
        except TooManyError:
            for _ in self._one_by_one(watch):
                self.number = watch.found = self.number + 1
        else:
            self.number = sum(self.by_pieces.values())
        self.complete = True

    def _all(self, watch: Watch) -> Iterator[Solution]:
        apart = self.arguments.all_symmetries
        try:
            yield from solutions(self.tiling, all_symmetries=apart, report=watch.report)
        except TooManyError:  # it comes before the first solution
            yield from self._one_by_one(watch)

    def _one_by_one(self, watch: Watch) -> Iterator[Solution]:
        found = search(self.tiling, watch.report)
        return found if self.arguments.all_symmetries else distinct(self.tiling, found)

    def _take(self, found: Iterator[Solution], watch: Watch, most: float) -> None:
        for solution in found:
            self.number = watch.found = self.number + 1
            if self.arguments.json or self.picture:
                self.kept.append(solution)
            else:
                watch.clear()
                print(draw(self.tiling.region, solution), end="\n\n", flush=True)
            if self.number == most:
                break
        self.complete = True

    def _plain(self) -> dict[str, Any]:
        """Return what is found as JSON holds it."""
        plain: dict[str, Any] = {
            "puzzle": self.arguments.puzzle,
            "symmetries": "all" if self.arguments.all_symmetries else "distinct",
            "count": self.number,
            "complete": self.complete,
        }
        if not self.arguments.count:
            plain["solutions"] = [self._plain_solution(solution) for solution in self.kept]
        elif self.by_pieces is not None:
            plain["by_pieces"] = self.by_pieces
        return plain

    def _plain_solution(self, solution: Solution) -> list[dict[str, Any]]:
        left, low = (min(place) for place in list(zip(*self.tiling.region, strict=True))[:2])
        return [
            {"piece": piece, "squares": [[x - left, y - low] for x, y, _ in squares]}
            for piece, squares in solution
        ]


def _solutions(number: int) -> str:
    return {0: "No solution", 1: "1 solution"}.get(number, f"{number} solutions")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of solutions, from 1")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return seconds
