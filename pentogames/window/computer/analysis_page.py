"""The analysis beside the board: how it stands, the graph of the game, and the best moves now."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from pentogames.model.analysis import AnalysisModel
from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.scene.theme import Theme
from pentogames.window.computer.graph import StandingBar, StandingGraph

LINES = 3


class AnalysisPage(QWidget):
    """Shows an analysis; what a user wants of it goes out as signals."""

    begun = Signal()
    ended = Signal()
    chosen = Signal(int)  # a node

    def __init__(self, match: MatchModel, model: AnalysisModel) -> None:
        super().__init__()
        self._match = match
        self._model = model
        self.verdict = _label()
        self.bar = StandingBar()
        self.graph = StandingGraph()
        self.graph.chosen.connect(self.chosen)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.progress.setAccessibleName(tr("How far the analysis is"))
        self.button = QPushButton()
        self.button.clicked.connect(self._clicked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.verdict)
        layout.addWidget(self.bar)
        layout.addWidget(self.graph, 100)
        layout.addLayout(self._best_moves())
        layout.addWidget(self.progress)
        layout.addWidget(self.button)
        layout.addStretch(1)

    def _best_moves(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        self.lines = [(_label(), _label()) for _ in range(LINES)]
        for row, (worth, moves) in enumerate(self.lines):
            worth.setObjectName("strong")
            moves.setWordWrap(False)
            moves.setMinimumWidth(1)  # what does not fit is cut off
            grid.addWidget(worth, row, 0)
            grid.addWidget(moves, row, 1)
        return grid

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.bar.set_theme(theme)
        self.graph.set_theme(theme)

    def refresh(
        self, verdict: str, names: tuple[str, ...], lines: Sequence[tuple[str, str]]
    ) -> None:
        """Show the analysis as it is, with the verdict in words and the names of the sides.

        ``lines`` are the best moves of the position, a worth and a line each.
        """
        model = self._model
        points = model.points()
        nodes = [point.node for point in points]
        at = nodes.index(self._match.record.cursor)
        self.verdict.setText(verdict)
        self.bar.show_values(model.sides, points[at].values)
        self.graph.show_points(model.sides, names, points, at)
        for number, (worth, moves) in enumerate(self.lines):
            texts = lines[number] if number < len(lines) else ("", "")
            worth.setText(texts[0])
            moves.setText(texts[1])
            moves.setToolTip(texts[1])
        self.progress.setVisible(model.running)
        self.progress.setValue(round(100 * model.share))
        self.button.setText(tr("Stop") if model.running else tr("Analyse the game"))
        self.button.setEnabled(bool(model.sides))

    def _clicked(self) -> None:
        if self._model.running:
            self.ended.emit()
        else:
            self.begun.emit()


def _label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
