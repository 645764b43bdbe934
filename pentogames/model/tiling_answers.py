"""A solution of each of several tiling puzzles, found one by one off the window's thread."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from pentogames.model.tiling_solver import TilingSolver
from pentogames.puzzles.tiling import Solution, Tiling
from pentogames.puzzles.tiling_insight import Insight, Question


class TilingAnswers(QObject):
    """Solves puzzles; what is found stays known for as long as this lives."""

    found = Signal()  # one more is known, or known to have none
    failed = Signal()  # the solver has stopped; those that are left stay unknown

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.solver = TilingSolver(self)
        self.solver.told.connect(self._on_told)
        self.solver.failed.connect(self._on_failed)
        self._known: dict[Tiling, Solution | None] = {}
        self._waiting: list[Tiling] = []

    @property
    def left(self) -> int:
        """The number of puzzles that are still to be solved."""
        return len(self._waiting)

    def solution(self, tiling: Tiling) -> Solution | None:
        """Return the solution that was found; None if there is none, or none is known yet."""
        return self._known.get(tiling)

    def find(self, tilings: Sequence[Tiling]) -> None:
        """Solve these puzzles, and forget about others that are still to be solved."""
        before = self._waiting[:1]
        self._waiting = [each for each in dict.fromkeys(tilings) if each not in self._known]
        if self._waiting[:1] != before:
            self._ask()

    def put_away(self) -> None:
        """Solve nothing any more, and end the solver's process."""
        self._waiting = []
        self.solver.put_away()

    def _ask(self) -> None:
        if self._waiting:
            self.solver.ask(Question(self._waiting[0], hint=True))
        elif self.solver.busy:
            self.solver.put_away()

    def _on_told(self, insight: Insight) -> None:
        """Take note of an answer; later ones to the same question are about something else."""
        if insight.solvable is None or not self._waiting:
            return
        self._known[self._waiting.pop(0)] = insight.solution
        self._ask()
        self.found.emit()

    def _on_failed(self) -> None:
        self._waiting = []
        self.failed.emit()
