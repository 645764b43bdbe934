"""Tiling puzzles in the menu: the library, those that begin with a decision, and any other."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QRectF
from PySide6.QtGui import QPainter

from pentogames.core.shapes import LETTERS
from pentogames.model.puzzle_records import PuzzleRecords
from pentogames.model.tiling_sketch import TilingSketch
from pentogames.model.tiling_sketch import default_path as sketch_path
from pentogames.model.words import tr
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_library import Entry, entries
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_play import EFFORT, TIME, TilingPuzzle
from pentogames.puzzles.tiling_text import (
    LONGEST_TITLE,
    TilingError,
    Titled,
    draw,
    read_tiling,
    read_titled,
)
from pentogames.scene.puzzles.tiling_paper import PaperPuzzle
from pentogames.scene.puzzles.tiling_picture import paint_puzzle
from pentogames.scene.theme import Theme
from pentogames.teach.sentences import later
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
from pentogames.window.puzzles.new_tiling import ask_for_new
from pentogames.window.puzzles.new_tiling_day import ask_for_day
from pentogames.window.puzzles.tiling_editor import TilingEditor
from pentogames.window.puzzles.tiling_files import read_puzzle, save_puzzle
from pentogames.window.puzzles.tiling_page import TITLE, TilingPage
from pentogames.window.puzzles.tiling_print import print_puzzles

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import PuzzleDesk

IN_TEXT = "tiling/text/"
"""What the key of a puzzle begins with that is in no list: the puzzle's text follows."""

MADE = "tiling/made/"
"""Likewise of a new one: a code or a day follows, and from the next line on its text."""

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
    level = _level(puzzle, name, entry.group, entry.difficulty)
    return replace(level, short=tr(entry.name))


def level_of_value(tiling: Tiling, name: str = "", solutions: int | None = None) -> Level:
    """Return the level of any puzzle; its key holds puzzle and name, so it can be found again."""
    text = f"title: {name}\n{_text(tiling)}" if name else _text(tiling)
    puzzle = TilingPuzzle(IN_TEXT + text, tiling, solutions)
    return _level(puzzle, name or _name(tiling))


def level_of_made(origin: str, tiling: Tiling) -> Level:
    """Return the level of a new puzzle; ``origin`` is its code, or its day as ISO writes it."""
    puzzle = TilingPuzzle(f"{MADE}{origin}\n{_text(tiling)}", tiling)
    try:
        day = date.fromisoformat(origin)
    except ValueError:
        return _level(puzzle, tr("New puzzle {code}").format(code=origin))
    spoken = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
    return _level(puzzle, tr("Puzzle of {day}").format(day=spoken))


def find(key: str) -> Level | None:
    """Return the level of a key that is in no list."""
    try:
        if key.startswith(MADE):
            origin, _, text = key.removeprefix(MADE).partition("\n")
            return level_of_made(origin, read_tiling(text))
        if key.startswith(IN_TEXT):
            title, tiling = read_titled(key.removeprefix(IN_TEXT))
            return level_of_value(tiling, title)
    except TilingError:
        pass
    return None


def open_tiling(desk: "PuzzleDesk", puzzle: Entry | Tiling, name: str = "") -> None:
    """Show a puzzle of the library, or any other, in the place of the table."""
    level = level_of(puzzle) if isinstance(puzzle, Entry) else level_of_value(puzzle, name)
    desk.open_level(KIND, level)


def open_puzzle_file(desk: "PuzzleDesk", path: Path) -> bool:
    """Show the puzzle of a file in the place of the table; False, and a sentence, without one."""
    titled = read_puzzle(desk.window, path)
    if titled is None:
        return False
    open_tiling(desk, titled.tiling, titled.title or path.stem)
    desk.window.settings.add_recent_file(path)
    return True


def draw_puzzle(desk: "PuzzleDesk", shown: Titled | None = None) -> None:
    """Have a puzzle drawn, what was drawn last or what is shown; and play it if that is wished."""
    sketch = TilingSketch(sketch_path())
    sketch.failed.connect(desk.window.tell)
    editor = TilingEditor(desk.window.theme, sketch, desk.window, shown)
    accepted, tiling, name = editor.exec(), editor.draft.state.tiling, editor.name
    editor.deleteLater()
    if accepted and tiling is not None:
        desk.open_level(KIND, level_of_value(tiling, name))


def _edit_copy(desk: "PuzzleDesk", levels: Sequence[Level]) -> None:
    """Have a copy of a puzzle drawn on."""
    for level in levels[:1]:
        if isinstance(level.puzzle, TilingPuzzle):
            name = (level.short or level.name)[:LONGEST_TITLE]
            draw_puzzle(desk, Titled(name, level.puzzle.tiling))


def _save_level(desk: "PuzzleDesk", levels: Sequence[Level]) -> None:
    """Write a puzzle to a file, to be shared."""
    for level in levels[:1]:
        if isinstance(level.puzzle, TilingPuzzle):
            name = (level.short or level.name)[:LONGEST_TITLE]
            save_puzzle(desk.window, Path.home(), level.puzzle.tiling, name)


def print_levels(desk: "PuzzleDesk", levels: Sequence[Level]) -> None:
    """Offer to put puzzles on paper."""
    shown = [paper_of(level) for level in levels if isinstance(level.puzzle, TilingPuzzle)]
    if shown:
        name = shown[0].title if len(shown) == 1 else tr("Puzzles")
        print_puzzles(desk.window.theme, shown, name, desk.window)


def paper_of(level: Level) -> PaperPuzzle:
    """Return a puzzle as it stands on paper, with what there is to say of it."""
    assert isinstance(level.puzzle, TilingPuzzle)
    tiling, solutions = level.puzzle.tiling, level.puzzle.solutions
    parts = [tr(DIFFICULTIES[level.difficulty - 1])] if level.difficulty else []
    squares = len(tiling.vacant)
    parts.append(tr("{n} squares to cover", "One square to cover", squares).format(n=squares))
    if solutions is not None:
        text = tr("{n} solutions", "one solution", solutions)
        parts.append(text.format(n=solutions))
    return PaperPuzzle(level.short or level.name, " · ".join(parts), tiling)


def _new_puzzle(desk: "PuzzleDesk") -> None:
    """Ask for a new puzzle, and show it."""
    made = ask_for_new(desk.window.theme, desk.window)
    if made is not None:
        desk.open_level(KIND, level_of_made(made.order.code, made.puzzle))


def _day_puzzle(desk: "PuzzleDesk") -> None:
    """Ask for a day's puzzle, and show it."""
    solved = {
        key.removeprefix(MADE).partition("\n")[0]
        for key in desk.records.reached()
        if key.startswith(MADE)
    }
    chosen = ask_for_day(desk.window.theme, lambda day: day.isoformat() in solved, desk.window)
    if chosen is not None:
        day, made = chosen
        desk.open_level(KIND, level_of_made(day.isoformat(), made.puzzle))


def _text(tiling: Tiling) -> str:
    return f"pieces: {tiling.pieces}\n\n{draw(tiling.region, tiling.givens)}"


def _name(tiling: Tiling) -> str:
    squares = len(tiling.region)
    return tr("Puzzle of {n} squares", "Puzzle of one square", squares).format(n=squares)


def _level(puzzle: TilingPuzzle, name: str, group: str = "", difficulty: int = 0) -> Level:
    def standing(records: PuzzleRecords) -> str:
        best, least = records.best(puzzle.key, TIME), records.best(puzzle.key, EFFORT)
        if best is not None:
            return tr("best {time}").format(time=minutes(best.score[0]))
        return "" if least is None else tr("solved with hints")

    def draw(painter: QPainter, theme: Theme, area: QRectF) -> None:
        paint_puzzle(painter, theme, puzzle.tiling, area)

    shown = tr(GROUPS.get(group, group)) if group else ""
    return Level(puzzle, name, standing, shown, difficulty, draw)


def _page(desk: "PuzzleDesk") -> TilingPage:
    return TilingPage(desk, levels())


DEEDS = (
    (later("New puzzle…"), _new_puzzle),
    (later("Puzzle of the day…"), _day_puzzle),
    (later("Draw a puzzle…"), draw_puzzle),
)

WITH_LEVELS = (
    (later("Edit a copy…"), _edit_copy),
    (later("Save as…"), _save_level),
    (later("Print…"), print_levels),
)

KIND: PuzzleKind = PuzzleKind(TITLE, "universe", levels, _page, find, DEEDS, WITH_LEVELS)
