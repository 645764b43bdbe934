"""The analysis of the game on the table: its page, what it paints on the board, and its worker."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pentogames.bots.analysis import label
from pentogames.bots.hints import marks_of
from pentogames.bots.thought import Line
from pentogames.core.game import Mark
from pentogames.model.analysis import AnalysisModel, Point
from pentogames.model.bot_runner import BotRunner
from pentogames.model.words import tr
from pentogames.scene.strip import Tone
from pentogames.teach.sentences import later
from pentogames.window.computer.analysis_page import LINES, AnalysisPage

if TYPE_CHECKING:
    from pentogames.model.hints import HintModel
    from pentogames.window.main_window import MainWindow

EVEN = 0.05
"""Positions that differ by less in their worth to two sides are even between them."""
PROVED = {"W": later("won"), "D": later("drawn"), "L": later("lost")}


class AnalysisDesk(QObject):
    """Shows the analysis while its page is to be seen; a hint on the board comes before it."""

    def __init__(self, window: "MainWindow", hints: "HintModel", parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._hints = hints
        self.runner = BotRunner(self)
        self.model = AnalysisModel(window.match, self.runner, self)
        self.page = AnalysisPage(window.match, self.model)
        self.page.set_theme(window.theme)
        self._painted = False
        self.page.begun.connect(self.model.begin)
        self.page.ended.connect(self.model.cancel)
        self.page.chosen.connect(window.match.go)
        self.model.changed.connect(self.refresh)
        self.model.failed.connect(self._tell)
        window.match.record_changed.connect(self.refresh)
        window.match.comment_changed.connect(self.refresh)
        hints.changed.connect(self._paint)
        window.panel.page_changed.connect(self.refresh)
        window.dressed.connect(self.page.set_theme)

    def close(self) -> None:
        """End the analysis and its worker."""
        self.model.cancel()
        self.runner.close()

    def refresh(self) -> None:
        """Show the analysis as it is, if its page is to be seen."""
        scene = self._window.scene
        if scene is not None and self._window.panel.page is self.page:
            points = self.model.points()
            cursor = self._window.match.record.cursor
            here = next(point for point in points if point.node == cursor)
            names = tuple(scene.player_name(side) for side in self.model.sides)
            lines = [self._told(line) for line in self._best()]
            self.page.refresh(self._verdict(here), names, lines)
        self._paint()

    def _best(self) -> tuple[Line, ...]:
        return self.model.lines()[:LINES]

    def _paint(self) -> None:
        """Paint the best moves with what they are worth, unless a hint is to be seen."""
        scene = self._window.scene
        if scene is None:
            return
        hinting = self._hints.hint is not None
        seen = self._window.panel.page is self.page and not hinting
        marks: list[Mark] = []
        position, game = self._window.match.position, self._window.match.game
        if seen and position.to_move is not None:
            best = self._best()
            for line in reversed(best):  # the best one on top
                shape = marks_of(game.effects(position, line.move), self._worth(line))
                marks.extend(shape if line is best[0] else shape[:1])
        if marks or (self._painted and not hinting):
            scene.show_notes(marks)
        self._painted = bool(marks)

    def _worth(self, line: Line) -> str:
        """Return what a move is worth to the one on turn, in a word or per cent."""
        side = self.model.mover()
        word = label(line.value, side, line.proved)
        if word in PROVED:
            return tr(PROVED[word])
        return f"{line.value[side]:.0%}"

    def _told(self, line: Line) -> tuple[str, str]:
        """Return the worth of a line and its moves as text."""
        game, position = self._window.match.game, self._window.match.position
        texts = []
        for move in (line.move, *line.continuation):
            texts.append(game.format(position, move))
            position = position.after(move)
        return self._worth(line), "  ".join(texts)

    def _verdict(self, point: Point) -> str:
        """Say in a sentence how the sides stand."""
        scene = self._window.scene
        if point.values is None or scene is None:
            return tr("This position has not been analysed.")
        sides = self.model.sides
        best = max(range(len(sides)), key=lambda side: (point.values or ())[side])
        name, worth = scene.player_name(sides[best]), point.worth(best)
        others = max(point.worth(side) for side in range(len(sides)) if side != best)
        if point.proved and worth >= 1:
            return tr("{side} wins, as is proved.").format(side=name)
        if worth - others < EVEN:
            return tr("A draw, as is proved.") if point.proved else tr("It is about even.")
        return tr("{side} stands better: {share}.").format(side=name, share=f"{worth:.0%}")

    def _tell(self, sentence: str) -> None:
        scene = self._window.scene
        if scene is not None:
            scene.strip.say(sentence, Tone.NEWS)
