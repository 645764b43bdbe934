"""Tiling puzzles in the menu: the library, those that begin with a decision, and any other."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pentogames.core.shapes import LETTERS
from pentogames.model.puzzle_records import PuzzleRecords
from pentogames.model.words import tr
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_library import Entry, entries
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_play import EFFORT, TIME, TilingPuzzle
from pentogames.puzzles.tiling_text import TilingError, draw, read_tiling
from pentogames.teach.tiling_play_words import (
    ANY_FOUR,
    CHOSEN,
    DIFFICULTIES,
    GROUPS,
    OWN_GROUP,
    RATED,
)
from pentogames.window.puzzle_desk import Level, PuzzleKind
from pentogames.window.puzzle_page import minutes
from pentogames.window.puzzles.tiling_page import TITLE, TilingPage

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import PuzzleDesk

IN_TEXT = "tiling/text/"
"""What the key of a puzzle begins with that is in no list: the puzzle's text follows."""

FEWEST, MOST = 3, 11
"""Pieces that can be chosen for a rectangle of five rows."""


def levels() -> tuple[Level, ...]:
    """Return the levels of the menu."""
    return tuple(_levels())


def _levels() -> Iterator[Level]:
    for entry in entries():
        yield level_of(entry)
    square = TilingPuzzle("tiling/8x8-any-four", Tiling(rectangle(8, 8)), remove=4)
    yield _level(square, tr(ANY_FOUR), OWN_GROUP)
    for pieces in range(FEWEST, MOST + 1):
        puzzle = TilingPuzzle(
            f"tiling/5x{pieces}-chosen", Tiling(rectangle(pieces, 5), LETTERS), choose=pieces
        )
        yield _level(puzzle, tr(CHOSEN).format(name=f"5×{pieces}"), OWN_GROUP)


def level_of(entry: Entry) -> Level:
    """Return the level of a puzzle of the library."""
    puzzle = TilingPuzzle(f"tiling/{entry.key}", entry.puzzle, entry.solutions)
    difficulty = tr(DIFFICULTIES[entry.difficulty - 1])
    name = tr(RATED).format(name=tr(entry.name), difficulty=difficulty)
    return _level(puzzle, name, entry.group)


def level_of_value(tiling: Tiling, name: str = "", solutions: int | None = None) -> Level:
    """Return the level of any puzzle; its key holds the puzzle, so it can be found again."""
    text = f"pieces: {tiling.pieces}\n\n{draw(tiling.region, tiling.givens)}"
    puzzle = TilingPuzzle(IN_TEXT + text, tiling, solutions)
    return _level(puzzle, name or _name(tiling))


def find(key: str) -> Level | None:
    """Return the level of a key that is in no list."""
    if not key.startswith(IN_TEXT):
        return None
    try:
        return level_of_value(read_tiling(key.removeprefix(IN_TEXT)))
    except TilingError:
        return None


def open_tiling(desk: "PuzzleDesk", puzzle: Entry | Tiling, name: str = "") -> None:
    """Show a puzzle of the library, or any other, in the place of the table."""
    level = level_of(puzzle) if isinstance(puzzle, Entry) else level_of_value(puzzle, name)
    desk.open_level(KIND, level)


def _name(tiling: Tiling) -> str:
    squares = len(tiling.region)
    return tr("Puzzle of {n} squares", "Puzzle of one square", squares).format(n=squares)


def _level(puzzle: TilingPuzzle, name: str, group: str = "") -> Level:
    def standing(records: PuzzleRecords) -> str:
        best, least = records.best(puzzle.key, TIME), records.best(puzzle.key, EFFORT)
        if best is not None:
            return tr("best {time}").format(time=minutes(best.score[0]))
        return "" if least is None else tr("solved with hints")

    return Level(puzzle, name, standing, tr(GROUPS.get(group, group)) if group else "")


def _page(desk: "PuzzleDesk") -> TilingPage:
    return TilingPage(desk, levels())


KIND: PuzzleKind = PuzzleKind(TITLE, "universe", levels, _page, find)
