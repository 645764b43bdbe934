"""The page of one match of each in the fewest pieces: a live table, the pieces used, and par."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pentogames.model.puzzle_records import PuzzleRecords
from pentogames.model.words import tr
from pentogames.puzzles.panchromatic import Count, Figure, Standing
from pentogames.puzzles.panchromatic_play import PIECES, FewestPuzzle, fewest_puzzles
from pentogames.teach.solitaire_words import FEWEST_LEVELS
from pentogames.window.puzzle_desk import Level, PuzzleKind
from pentogames.window.puzzles.pauli_figure import FigurePage
from pentogames.window.puzzles.tally_table import Cell

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import PuzzleDesk

TITLE = "One match of each"


class FewestPage(FigurePage):
    """Make exactly one match of each wanted pentomino."""

    measure = PIECES

    def __init__(self, desk: "PuzzleDesk") -> None:
        levels = tuple(
            (puzzle, tr(FEWEST_LEVELS[puzzle.level.name])) for puzzle in fewest_puzzles()
        )
        super().__init__(desk, tr(TITLE), levels)
        self.pieces = self.add_score(tr("Pieces", sense="of Pauli"))

    @property
    def fewest(self) -> FewestPuzzle:
        """The puzzle that is shown."""
        puzzle = self.puzzle
        assert isinstance(puzzle, FewestPuzzle)
        return puzzle

    def show_scores(self, figure: Figure) -> None:
        """Show the pieces used."""
        par = self.fewest.level.pieces
        self.pieces.show(str(len(figure.pieces)), self.best_words(PIECES), par)

    def cells(self, figure: Figure) -> Iterable[Cell]:
        """Return a cell for each wanted pentomino: none, one or too many."""
        words = {
            Count.NONE: tr("{letter}: none yet"),
            Count.ONE: tr("{letter}: one, as wanted"),
            Count.TOO_MANY: tr("{letter}: {count}, too many"),
        }
        for row in self.fewest.level.table(figure):
            number = len(row.matches)
            text = words[row.count].format(letter=row.letter, count=number)
            yield Cell(row.letter, number, text, row.count)

    def prompt(self, figure: Figure) -> str:
        """Say how far the figure is from what is wanted."""
        level = self.fewest.level
        if level.solved(figure):
            return self._solved(len(figure.pieces))
        counts = [row.count for row in level.table(figure)]
        if not figure.matches:
            return tr("Make exactly one match of each pentomino in the table.")
        return tr("One: {one} · none: {none} · too many: {many}").format(
            one=counts.count(Count.ONE),
            none=counts.count(Count.NONE),
            many=counts.count(Count.TOO_MANY),
        )

    def _solved(self, pieces: int) -> str:
        par = self.fewest.level.pieces
        if pieces > par.value:
            text = tr("Solved with {pieces} pieces. It can be done with {par}.")
        elif par.standing is Standing.PROVED:
            text = tr("Solved with {pieces} pieces: nobody can do better.")
        elif pieces == par.value:
            text = tr("Solved with {pieces} pieces: as few as the best figure known.")
        else:
            text = tr("Solved with {pieces} pieces: fewer than anybody is known to have found!")
        return text.format(pieces=pieces, par=par.value)


def _level(puzzle: FewestPuzzle) -> Level:
    def standing(records: PuzzleRecords) -> str:
        best = records.best(puzzle.key, PIECES)
        par = puzzle.level.pieces.value
        if best is None:
            return tr("par {par}").format(par=par)
        return tr("best {best}, par {par}").format(best=int(best.score[0]), par=par)

    return Level(puzzle, tr(FEWEST_LEVELS[puzzle.level.name]), standing)


def _levels() -> tuple[Level, ...]:
    return tuple(_level(puzzle) for puzzle in fewest_puzzles())


KIND: PuzzleKind = PuzzleKind(TITLE, "pauli", _levels, FewestPage)
