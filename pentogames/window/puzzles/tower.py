"""The tower of Pent-Up's tiles: how high it is, and what it is worth, with pars."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel

from pentogames.core.game import Mark, Role
from pentogames.core.record import Record
from pentogames.core.shapes import Placement
from pentogames.games.pent_up import PENT_UP, PentUpPosition
from pentogames.model.puzzle_records import PuzzleRecords
from pentogames.model.words import tr
from pentogames.puzzles.puzzle import Result
from pentogames.puzzles.tower import (
    HEIGHT,
    POINTS,
    TowerOptions,
    TowerPuzzle,
    height,
    highest_tiles,
    points,
    tower_par,
)
from pentogames.scene.picture import paint_small
from pentogames.scene.strip import Tone
from pentogames.scene.theme import Theme
from pentogames.teach import tower_words as words
from pentogames.window.panels.pent_up import LevelBars
from pentogames.window.puzzle_desk import Level, PuzzleKind
from pentogames.window.puzzles.table_page import TablePage

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import PuzzleDesk

PUZZLE = TowerPuzzle()
_SAMPLE = "F(0,0)(2,-1)^1 Y(5,0)(3,-1)^1 X(1,0)^2"
"""A tower that is begun, for the picture of the puzzle."""


class TowerPage(TablePage):
    """Lay the tiles one by one; every step can be undone."""

    def __init__(self, desk: "PuzzleDesk") -> None:
        super().__init__(desk, tr(words.TITLE), ((PUZZLE, tr(words.LEVEL)),), PENT_UP.name)
        self._shown: PentUpPosition | None = None
        self.levels.hide()  # there is one
        goal = QLabel(tr(words.GOAL))
        goal.setWordWrap(True)
        self.side.addWidget(goal)
        self.side.addSpacing(6)
        self.height_now, self.height_best = self._add_score()
        self.points_now, self.points_best = self._add_score()
        self.bars = LevelBars(self.scene.theme)
        self.side.addWidget(self.bars)
        self.side.addStretch(1)
        self.figures = self.quiet()
        self.side.addWidget(self.figures)

    def _add_score(self) -> tuple[QLabel, QLabel]:
        """Add a figure that counts to the panel: its value, and below it the best and par."""
        value, below = QLabel(), self.quiet()
        value.setObjectName("title")
        self.side.addWidget(value)
        self.side.addWidget(below)
        self.side.addSpacing(6)
        return value, below

    @property
    def state(self) -> PentUpPosition:
        """The tower as it stands."""
        assert self.model is not None
        state: PentUpPosition = self.model.state
        return state

    def intend(self, move: Placement) -> None:
        """Lay a tile."""
        if self.model is not None and PUZZLE.running(self.state) and not self.scene.refuses(move):
            self.model.push(PUZZLE.move(self.state, move))

    def hint(self) -> None:
        """Say which tiles can go highest now, and mark where."""
        if self.model is None or not self.state.placed or not PUZZLE.running(self.state):
            return
        self.scene.cancel()
        self.model.take_hint()
        state = self.state
        tiles, level = highest_tiles(state)
        squares = {square for tile in tiles for square in state.open_squares(tile)}
        self.scene.show_notes((Mark(Role.HINT, tuple(sorted(squares))),))
        facts = {"tiles": tuple(tiles), "level": level, "count": len(tiles)}
        self.scene.say(words.HIGHEST.say(facts, tr), Tone.NEWS, stay=True)

    # -- showing ----------------------------------------------------------------------------------

    def show_puzzle(self) -> None:
        """Set up an empty table."""
        self._shown = None
        (seat,) = PUZZLE.start().seats
        self.scene.show_record(Record(PENT_UP, TowerOptions(), tags={seat: tr("Your tiles")}))

    def refresh(self) -> None:
        """Show the tower as it stands."""
        if self.model is None:
            return
        state = self.state
        if state is not self._shown:
            self._shown = state
            self.scene.follow(state.placed)
            self.scene.show_notes(())
        running = PUZZLE.running(state)
        self.hint_action.setEnabled(bool(state.placed) and running)
        self._show_scores(state)
        self.scene.prompt(self._prompt(state))

    def _show_scores(self, state: PentUpPosition) -> None:
        par = tower_par()
        self.height_now.setText(tr("Highest level: {level}").format(level=height(state)))
        self.points_now.setText(tr("Points: {points}").format(points=points(state)))
        self.height_best.setText(self._below(HEIGHT, words.PAR_HEIGHT.say({"par": par.height}, tr)))
        self.points_best.setText(self._below(POINTS, words.PAR_POINTS.say({"par": par.points}, tr)))
        assert self.model is not None
        steps, hints = self.model.steps, self.model.hints
        figures = [tr("{n} moves", "One move", steps).format(n=steps)]
        if hints:
            figures.append(tr("{n} hints", "one hint", hints).format(n=hints))
        self.figures.setText(" · ".join(figures))
        levels = state.levels()
        names = dict.fromkeys(levels, tr("Tiles by level"))
        self.bars.show_levels(names, dict(levels), {}, state.winning_now())
        self.bars.setVisible(bool(state.placed))

    def _below(self, measure: str, par: str) -> str:
        """Return what stands below a figure: the best so far, and par."""
        assert self.model is not None
        best = self.model.best(measure)
        if best is None:
            return par
        return tr("Your best: {best}").format(best=-int(best.score[0])) + "\n" + par

    def _prompt(self, state: PentUpPosition) -> str:
        if not PUZZLE.running(state):
            par, reached = tower_par(), (height(state), points(state))
            sentence = words.TALLEST if reached == (par.height, par.points) else words.ENDED
            return sentence.say({"height": reached[0], "points": reached[1]}, tr)
        return words.LEFT.say({"count": len(state.hand(state.seats[0]))}, tr)

    def on_beaten(self, result: Result) -> None:
        """Say that it is the best tower so far, once it is finished."""
        if result.measure == POINTS:
            self.scene.say(tr("Your best tower so far."), Tone.NEWS)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self.bars.theme = theme
        self.bars.update()


def _standing(records: PuzzleRecords) -> str:
    par, best = tower_par(), records.best(PUZZLE.key, HEIGHT)
    if best is None:
        return tr("par {par}").format(par=par.height)
    return tr("best {best}, par {par}").format(best=-int(best.score[0]), par=par.height)


def _solved(records: PuzzleRecords) -> bool:
    best = records.best(PUZZLE.key, POINTS)
    return best is not None and -best.score[0] == tower_par().points


def _draw(painter: QPainter, theme: Theme, area: QRectF) -> None:
    paint_small(painter, PENT_UP, PUZZLE.read({"moves": _SAMPLE}), theme, area)


def _levels() -> tuple[Level, ...]:
    return (Level(PUZZLE, tr(words.LEVEL), _standing, draw=_draw, solved=_solved),)


KIND: PuzzleKind = PuzzleKind(words.TITLE, PENT_UP.name, _levels, TowerPage)
