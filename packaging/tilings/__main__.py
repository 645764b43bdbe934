"""Make the library of tiling puzzles: measure, count and write resources/puzzles/tilings.

Usage: .venv/bin/python packaging/tilings [GROUP...]; without groups, all of them, which takes some
minutes. Shapes of our own are drawn in the text files beside this one, the classic puzzles are in
classic.py. A puzzle that the solver does not solve ends the program. It wants the
kernels, and 1.5 GB of memory.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from classic import GROUPS

from pentogames.core.shapes import LETTERS
from pentogames.puzzles import tiling_frontier
from pentogames.puzzles.tiling import StoppedError, Tiling
from pentogames.puzzles.tiling_board import TilingBoard
from pentogames.puzzles.tiling_count import count
from pentogames.puzzles.tiling_effort import effort, level
from pentogames.puzzles.tiling_frontier import TooManyError
from pentogames.puzzles.tiling_search import search_board
from pentogames.puzzles.tiling_text import draw, read_tiling

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent.parent / "resources" / "puzzles" / "tilings"
OWN = ("figures", "things", "animals", "letters")
MOST_SETS = 3
PATIENCE = 50_000
"""Placements to the first solution at most: about a second's work without the kernels."""


@dataclass(frozen=True)
class Draft:
    """A puzzle before it is measured."""

    key: str
    name: str
    tiling: Tiling


# Solutions are counted once for all: that may take more memory than players' computers have.
tiling_frontier.MOST_NODES = 6_000_000
tiling_frontier.MOST_COMBINATIONS = 25_000_000


def main(wanted: list[str]) -> None:
    """Write the groups wanted, or all; easy puzzles come first in those of our own."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (group, drafts) in enumerate(_groups(), 1):
        if wanted and group not in wanted:
            continue
        path = FOLDER / f"{number}-{group}.toml"
        measured = [(draft, effort(draft.tiling)) for draft in drafts]
        if group in OWN:
            measured.sort(key=lambda each: each[1])
        written = [_written(draft, tried) for draft, tried in measured]
        head = f'# Made by packaging/tilings.\ngroup = "{group}"\n'
        path.write_text("\n".join([head, *written]), encoding="utf-8")


def _groups() -> Iterator[tuple[str, Iterable[Draft]]]:
    # Drafts are made when they are asked for: some of them take their time.
    for group, puzzles in GROUPS.items():
        yield group, (Draft(*each) for each in puzzles())
    for group in OWN:
        yield group, _drawn(HERE / f"{group}.txt")


def _drawn(path: Path) -> Iterator[Draft]:
    """Yield the shapes of a file, each with as many sets of pieces as it needs."""
    for block in path.read_text(encoding="utf-8").strip("\n").split("\n\n"):
        head, _, drawing = block.partition("\n")
        key, _, name = head.partition(": ")
        yield Draft(key, name, _with_enough_sets(key, read_tiling(drawing)))


def _with_enough_sets(key: str, tiling: Tiling) -> Tiling:
    for sets in range(1, MOST_SETS + 1):
        trial = replace(tiling, pieces=LETTERS * sets)
        if trial.may_be_solvable and _is_solvable(trial):
            return trial
    sys.exit(f"{key} is not solved by {MOST_SETS} sets of pieces")


def _is_solvable(tiling: Tiling) -> bool:
    try:
        return next(search_board(TilingBoard(tiling), most=PATIENCE), None) is not None
    except StoppedError:
        return False


def _written(draft: Draft, tried: int) -> str:
    if not _is_solvable(draft.tiling):
        sys.exit(f"{draft.key} is not solved")
    try:
        solutions = sum(count(draft.tiling).values())
    except TooManyError:
        solutions = None
    difficulty = level(tried)
    print(f"{draft.key:20} {tried:6} {difficulty} {solutions}", flush=True)
    lines = [
        "[[puzzle]]",
        f'key = "{draft.key}"',
        f'name = "{draft.name}"',
        f"difficulty = {difficulty}",
        *([] if solutions is None else [f"solutions = {solutions}"]),
        "text = '''",
        f"pieces: {_pieces(draft.tiling.pieces)}",
        "",
        draw(draft.tiling.region, draft.tiling.givens),
        "'''",
    ]
    return "\n".join(lines) + "\n"


def _pieces(letters: str) -> str:
    return "".join(
        piece if copies == 1 else f"{piece}{copies}" for piece, copies in Counter(letters).items()
    )


if __name__ == "__main__":
    main(sys.argv[1:])
