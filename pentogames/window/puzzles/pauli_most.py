"""The page of the most matches in a rectangle: live counts in all and by pentomino, with pars."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pentogames.model.puzzle_records import PuzzleRecords
from pentogames.model.words import tr
from pentogames.puzzles.panchromatic import Figure, Par, Standing
from pentogames.puzzles.panchromatic_play import KINDS, MATCHES, MostPuzzle, most_puzzles
from pentogames.teach.solitaire_words import most_level
from pentogames.window.puzzle_desk import Level, PuzzleKind
from pentogames.window.puzzles.pauli_figure import FigurePage
from pentogames.window.puzzles.tally_table import Cell

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import PuzzleDesk

TITLE = "Most matches"


class MostPage(FigurePage):
    """Make as many matches as possible, in all or of different pentominoes."""

    measure = MATCHES

    def __init__(self, desk: "PuzzleDesk") -> None:
        levels = tuple(
            (puzzle, most_level(puzzle.level.columns, puzzle.level.rows, tr))
            for puzzle in most_puzzles()
        )
        super().__init__(desk, tr(TITLE), levels)
        self.in_all = self.add_score(tr("Matches in all"))
        self.kinds = self.add_score(tr("Different pentominoes"))

    @property
    def most(self) -> MostPuzzle:
        """The puzzle that is shown."""
        puzzle = self.puzzle
        assert isinstance(puzzle, MostPuzzle)
        return puzzle

    def show_scores(self, figure: Figure) -> None:
        """Show both counts."""
        level = self.most.level
        self.in_all.show(str(len(figure.matches)), self.best_words(MATCHES, -1), level.matches)
        self.kinds.show(str(figure.kinds), self.best_words(KINDS, -1), level.kinds)

    def cells(self, figure: Figure) -> Iterable[Cell]:
        """Return a cell for each pentomino."""
        return (
            Cell(letter, number, tr("{letter}: {count}").format(letter=letter, count=number))
            for letter, number in figure.tally.items()
        )

    def note_of(self, figure: Figure) -> str:
        """Say how many pieces there are."""
        pieces = tr("Pieces: {count}").format(count=len(figure.pieces))
        return " · ".join(part for part in (pieces, super().note_of(figure)) if part)

    def prompt(self, figure: Figure) -> str:
        """Say what is reached, or what is to be done."""
        level = self.most.level
        parts = [
            _reached(len(figure.matches), level.matches, tr("matches in all")),
            _reached(figure.kinds, level.kinds, tr("different pentominoes")),
        ]
        said = " ".join(part for part in parts if part)
        return said or tr("Make as many matches as you can: six pieces of each colour are yours.")


def _reached(value: int, par: Par, what: str) -> str:
    if value < par.value:
        return ""
    if value > par.value and par.standing is Standing.BEST_KNOWN:
        text = tr("{value} {what}: more than anybody is known to have found!")
    elif par.standing is Standing.PROVED:
        text = tr("{value} {what}: nobody can do better.")
    else:
        text = tr("{value} {what}: as many as the best figure known.")
    return text.format(value=value, what=what)


def _level(puzzle: MostPuzzle) -> Level:
    def standing(records: PuzzleRecords) -> str:
        best = records.best(puzzle.key, MATCHES)
        par = puzzle.level.matches.value
        if best is None:
            return tr("par {par}").format(par=par)
        return tr("best {best}, par {par}").format(best=-int(best.score[0]), par=par)

    def solved(records: PuzzleRecords) -> bool:
        best = records.best(puzzle.key, MATCHES)
        return best is not None and -best.score[0] >= puzzle.level.matches.value

    name = most_level(puzzle.level.columns, puzzle.level.rows, tr)
    return Level(puzzle, name, standing, solved=solved)


def _levels() -> tuple[Level, ...]:
    return tuple(_level(puzzle) for puzzle in most_puzzles())


KIND: PuzzleKind = PuzzleKind(TITLE, "pauli", _levels, MostPage)
