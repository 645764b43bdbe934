"""What the pages share on which figures of Pauli's pieces are built."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from pentogames.core.cells import Square
from pentogames.games.pauli import PlainMatch
from pentogames.model.words import tr
from pentogames.puzzles.panchromatic import Figure, Par, Trouble, read_figure
from pentogames.puzzles.panchromatic_play import FewestPuzzle, MostPuzzle, advise, new_matches
from pentogames.puzzles.puzzle import Result
from pentogames.scene.puzzles.pauli_figure_scene import FigureScene
from pentogames.scene.strip import Tone
from pentogames.scene.theme import Theme
from pentogames.teach.solitaire_words import STANDINGS
from pentogames.window.puzzle_page import PuzzlePage
from pentogames.window.puzzles.tally_table import Cell, TallyTable

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import PuzzleDesk

FigurePuzzle = MostPuzzle | FewestPuzzle


class Score:
    """A figure that counts: its name and value in large, the best and par below."""

    def __init__(self, name: str, value: QLabel, below: QLabel) -> None:
        self._name, self._value, self._below = name, value, below
        value.setObjectName("title")

    def show(self, value: str, best: str, par: Par) -> None:
        """Show the value now, the best one reached, and par with its standing."""
        self._value.setText(tr("{name}: {value}").format(name=self._name, value=value))
        text = tr("Par {par} is {standing}.").format(
            par=par.value, standing=tr(STANDINGS[par.standing])
        )
        self._below.setText(f"{best}\n{text}")


class FigurePage(PuzzlePage):
    """Put, shift and take pieces; every step can be undone."""

    scene: FigureScene

    def __init__(
        self, desk: "PuzzleDesk", title: str, levels: tuple[tuple[FigurePuzzle, str], ...]
    ) -> None:
        super().__init__(desk, title, levels, FigureScene(desk.window.theme))
        self._figure: Figure | None = None  # the one that is shown
        self._stepped = ("", -1)
        self.table = TallyTable()
        self.table.setAccessibleName(tr("Matches by pentomino"))
        self.scores = QVBoxLayout()
        self.scores.setSpacing(2)
        self.side.addLayout(self.scores)
        self.side.addSpacing(4)
        self.side.addWidget(self.table)
        self.note = self.quiet()
        self.side.addWidget(self.note)
        self.side.addStretch(1)
        self.best_button = QPushButton(tr("Show my best figure"))
        self.best_button.clicked.connect(self.show_best)
        self.side.addWidget(self.best_button)
        self.scene.put_meant.connect(self.put)
        self.scene.take_meant.connect(self.take)
        self.scene.shift_meant.connect(self.shift)
        self.table.looked_at.connect(self._look)
        self.table.stepped.connect(self._step)

    def add_score(self, name: str) -> Score:
        """Add a figure that counts to the panel."""
        value, below = QLabel(), self.quiet()
        self.scores.addWidget(value)
        self.scores.addWidget(below)
        self.scores.addSpacing(6)
        return Score(name, value, below)

    # -- what subclasses say ----------------------------------------------------------------------

    measure = ""
    """The measure whose best figure can be shown."""

    def show_scores(self, figure: Figure) -> None:
        """Show what counts."""

    def cells(self, figure: Figure) -> Iterable[Cell]:
        """Return the cells of the table."""
        return ()

    def prompt(self, figure: Figure) -> str:
        """Say what is to be done now."""
        return ""

    # -- pieces -----------------------------------------------------------------------------------

    @property
    def puzzle(self) -> FigurePuzzle:
        """The puzzle that is shown."""
        assert self.model is not None
        puzzle = self.model.puzzle
        assert isinstance(puzzle, MostPuzzle | FewestPuzzle)
        return puzzle

    @property
    def figure(self) -> Figure:
        """The figure as it is."""
        assert self.model is not None
        figure: Figure = self.model.state
        return figure

    def put(self, square: Square, colour: str) -> None:
        """Put a piece, or say why it cannot be put."""
        trouble = self.figure.trouble(square, colour)
        if trouble is not None:
            self.scene.refuse(trouble, square, colour)
        elif self.model is not None:
            self.model.push(self.figure.put(square, colour))

    def take(self, square: Square) -> None:
        """Take a piece away, or say that there is none."""
        if self.figure.colour_at(square) is None:
            self.scene.refuse(Trouble.SQUARE_VACANT, square, "")
        elif self.model is not None:
            self.model.push(self.figure.take(square))

    def shift(self, start: Square, end: Square) -> None:
        """Put a piece of the board on another square, in one step."""
        colour = self.figure.colour_at(start)
        if colour is None or self.model is None:
            return
        without = self.figure.take(start)
        trouble = without.trouble(end, colour)
        if trouble is not None:
            self.scene.refuse(trouble, end, colour)
        else:
            self.model.push(without.put(end, colour))

    def hint(self) -> None:
        """Say which piece helps most for now."""
        if self.model is None:
            return
        self.scene.cancel()
        advice = advise(self.figure, self.puzzle.worth)
        if advice is None:
            text = tr("No single piece makes it better. Take one away or shift one.")
            if len(self.figure.pieces) < 4:
                text = tr("Put four pieces of different colours side by side to begin with.")
            self.scene.say(text, Tone.NEWS)
            return
        self.model.take_hint()
        self.scene.show_advice(advice.square, advice.colour)

    def show_best(self) -> None:
        """Put the best figure that was ever reached on the board; undo leads back."""
        best = None if self.model is None else self.model.best(self.measure)
        if best is not None and self.model is not None:
            try:
                figure = read_figure(best.evidence)
            except ValueError:
                return  # the file of records was edited
            self.scene.cancel()
            self.model.begin(figure, hints=int(best.score[-1]))

    # -- showing ----------------------------------------------------------------------------------

    def show_puzzle(self) -> None:
        """Forget what was shown of another level."""
        self._figure = None
        self.scene.cursor.hide()

    def refresh(self) -> None:
        """Show the figure as it is."""
        if self.model is None:
            return
        figure = self.figure
        if figure != self._figure:
            old, self._figure = self._figure, figure
            grown = old is not None and len(figure.pieces) >= len(old.pieces)
            fresh = new_matches(old, figure) if old is not None and grown else ()
            self.scene.strip.clear_message()
            self.scene.show_figure(figure, fresh)
        self.table.show_cells(self.cells(figure))
        self.show_scores(figure)
        self.note.setText(self.note_of(figure))
        best = self.model.best(self.measure)
        self.best_button.setVisible(best is not None and best.evidence != figure.text)
        self.scene.prompt(self.prompt(figure))

    def note_of(self, figure: Figure) -> str:
        """Return what there is to say of a figure besides the scores."""
        assert self.model is not None
        hints = self.model.hints
        return tr("Hints: {hints}").format(hints=hints) if hints else ""

    def best_words(self, measure: str, sign: int = 1) -> str:
        """Say what the best value of a measure is, with the hints that it took."""
        best = None if self.model is None else self.model.best(measure)
        if best is None:
            return tr("No best value yet.")
        value, hints = sign * int(best.score[0]), int(best.score[1])
        if hints:
            return tr("Your best: {value} (hints: {hints}).").format(value=value, hints=hints)
        return tr("Your best: {value}.").format(value=value)

    def on_beaten(self, result: Result) -> None:
        """Scores are shown all the time: nothing is to be said."""

    def _matches(self, letter: str) -> tuple[PlainMatch, ...]:
        return tuple(match for match in self.figure.matches if match.letter == letter)

    def _look(self, letter: str) -> None:
        """Show all matches of the pentomino that is looked at."""
        if self.model is None:
            return
        self._stepped = ("", -1)
        self.scene.strip.end_standing_message()
        self._show_all(self._matches(letter))

    def _show_all(self, matches: tuple[PlainMatch, ...]) -> None:
        """Show all matches of a pentomino; none for none in particular."""
        if not matches:
            self.scene.rest()
            return
        self.scene.show_matches(matches, named=False)
        if len(matches) > 1:
            text = tr("{letter}: {count} matches. Click or press Space to see each alone.")
            said = text.format(letter=matches[0].letter, count=len(matches))
            self.scene.say(said, Tone.PLAIN, stay=True)

    def _step(self, letter: str) -> None:
        """Show the next match of a pentomino alone; after the last one all of them again."""
        matches = self._matches(letter)
        before, number = self._stepped
        number = (number + 1 if before == letter else 0) if matches else -1
        if number >= len(matches):
            number = -1
        self._stepped = (letter, number)
        if number < 0:
            self._show_all(matches)
        else:
            self.scene.show_matches((matches[number],), named=False)
            text = tr("{letter}: match {number} of {count}").format(
                letter=letter, number=number + 1, count=len(matches)
            )
            self.scene.say(text, Tone.PLAIN, stay=True)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self.table.set_theme(theme)
