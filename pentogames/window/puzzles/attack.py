"""Puzzles with an opponent in the menu: a kind for each kind of the library."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pentogames.model.puzzle_records import PuzzleRecords
from pentogames.model.words import tr
from pentogames.puzzles.attack import Attack
from pentogames.puzzles.attack_library import AttackKind, kinds
from pentogames.puzzles.attack_play import EFFORT, TIME, TRIED, AttackPuzzle
from pentogames.scene.picture import paint_small
from pentogames.scene.theme import Theme
from pentogames.teach.attack_words import ATTACKS
from pentogames.teach.tiling_play_words import DIFFICULTIES, RATED
from pentogames.window.puzzle_desk import Level, PuzzleKind
from pentogames.window.puzzle_page import minutes
from pentogames.window.puzzles.attack_page import AttackPage

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import PuzzleDesk


def _level(attack: Attack) -> Level:
    puzzle = AttackPuzzle(attack)

    def standing(records: PuzzleRecords) -> str:
        best, least = records.best(puzzle.key, TIME), records.best(puzzle.key, EFFORT)
        tried = records.best(puzzle.key, TRIED)
        if best is not None:
            return tr("best {time}").format(time=minutes(best.score[0]))
        if least is not None:
            return tr("solved with hints")
        if tried is not None:
            return f"{-int(tried.score[0])}/{len(attack.tries)}"
        return ""

    def solved(records: PuzzleRecords) -> bool:
        return records.best(puzzle.key, EFFORT) is not None

    def draw(painter: QPainter, theme: Theme, area: QRectF) -> None:
        paint_small(painter, attack.game, attack.start, theme, area)

    difficulty = tr(DIFFICULTIES[attack.difficulty - 1])
    number = attack.key.rpartition("/")[2]
    short = tr("Puzzle {number}").format(number=number)
    name = tr(RATED).format(name=short, difficulty=difficulty)
    return Level(puzzle, name, standing, difficulty, attack.difficulty, draw, short, solved)


def _levels(kind: AttackKind) -> Callable[[], tuple[Level, ...]]:
    return lambda: tuple(map(_level, kind.attacks))


def _page(kind: AttackKind) -> "Callable[[PuzzleDesk], AttackPage]":
    return lambda desk: AttackPage(desk, tr(ATTACKS[kind.name].title), _levels(kind)(), kind.game)


KINDS: tuple[PuzzleKind, ...] = tuple(
    PuzzleKind(ATTACKS[kind.name].title, kind.game, _levels(kind), _page(kind)) for kind in kinds()
)
