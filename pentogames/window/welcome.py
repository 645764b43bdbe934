"""The welcome of the very first start: every game's board, to be learned or played."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pentogames.core.game import Game
from pentogames.model.words import tr
from pentogames.scene.picture import paint_cover
from pentogames.scene.specs import games_on_screen
from pentogames.scene.theme import Theme
from pentogames.teach.words import words_for
from pentogames.window.recent import RecentGames, RecentRow

PICTURE = QSize(132, 132)
COLUMNS = 2
FRAME = QSize(16, 48)
"""Room for what the window system draws round a window, logical pixels."""

Choose = Callable[[str], object]
"""Does something with the game of that name."""


class GameCard(QFrame):
    """A game's board, what it is about, and the two ways to begin."""

    def __init__(self, game: Game[Any, Any, Any], theme: Theme) -> None:
        super().__init__()
        self.setObjectName("card")
        words = words_for(game.name)
        picture = QLabel()
        picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        picture.setPixmap(paint_cover(game.name, PICTURE, theme, self.devicePixelRatioF()))
        picture.setFixedWidth(PICTURE.width())
        title = QLabel(tr(words.title))
        title.setObjectName("title")
        summary = QLabel(tr(words.summary))
        summary.setObjectName("quiet")
        summary.setWordWrap(True)
        summary.setMinimumHeight(summary.fontMetrics().lineSpacing() * 3)
        summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.learn = QPushButton(tr("Learn"))
        self.learn.setAccessibleName(tr("Learn {game}").format(game=title.text()))
        self.play = QPushButton(tr("Play"))
        self.play.setAccessibleName(tr("Play {game}").format(game=title.text()))
        buttons = QHBoxLayout()
        buttons.addWidget(self.learn)
        buttons.addWidget(self.play)
        words_and_buttons = QVBoxLayout()
        words_and_buttons.setSpacing(6)
        words_and_buttons.addWidget(title)
        words_and_buttons.addWidget(summary, 1)
        words_and_buttons.addLayout(buttons)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 12, 14, 12)
        layout.setSpacing(14)
        layout.addWidget(picture)
        layout.addLayout(words_and_buttons, 1)
        self.setMinimumWidth(350)
        for button in (self.learn, self.play):
            button.setAutoDefault(False)


class PuzzlesCard(QFrame):
    """The way to the puzzles, for whoever is alone."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        title = QLabel(tr("Puzzles"))
        title.setObjectName("title")
        summary = QLabel(tr("Shapes to cover, endgames, towers and more, for one player."))
        summary.setObjectName("quiet")
        self.solve = QPushButton(tr("Open the shelf"))
        self.solve.setAutoDefault(False)
        summary.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.solve)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 12, 18, 12)
        layout.setSpacing(6)
        layout.addWidget(title)
        layout.addWidget(summary)
        layout.addStretch(1)
        layout.addLayout(row)


class Welcome(QDialog):
    """Offers every game once; it comes again only when it is asked for."""

    def __init__(
        self,
        theme: Theme,
        learn: Choose,
        play: Choose,
        parent: QWidget | None,
        solve: Callable[[], object],
        recent: RecentGames,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Welcome"))
        heading = QLabel(tr("Welcome to Pentogames"))
        heading.setObjectName("heading")
        line = QLabel(tr("Choose a game: learn it by playing, or play at once."))
        line.setObjectName("quiet")
        grid = QGridLayout()
        grid.setSpacing(14)
        self.cards: dict[str, GameCard] = {}
        for number, game in enumerate(games_on_screen()):
            card = GameCard(game, theme)
            card.learn.clicked.connect(lambda _=False, name=game.name: self._leave(learn, name))
            card.play.clicked.connect(lambda _=False, name=game.name: self._leave(play, name))
            grid.addWidget(card, number // COLUMNS, number % COLUMNS)
            self.cards[game.name] = card
        self.puzzles = PuzzlesCard()
        self.puzzles.solve.clicked.connect(lambda: self._solve(solve))
        grid.addWidget(self.puzzles, len(self.cards) // COLUMNS, len(self.cards) % COLUMNS)
        note = QLabel(tr("You find this page again under Help."))
        note.setObjectName("quiet")
        self.close_button = QPushButton(tr("Close"))
        self.close_button.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addWidget(note, 1)
        foot.addWidget(self.close_button)
        body = QWidget()
        inside = QVBoxLayout(body)
        inside.setContentsMargins(24, 22, 24, 8)
        inside.setSpacing(12)
        inside.addWidget(heading)
        inside.addWidget(line)
        self.recent: RecentRow | None = None
        if recent.there():
            self.recent = RecentRow(recent)
            self.recent.opened.connect(lambda path: self._go_on(recent, path))
            inside.addWidget(self.recent)
        inside.addLayout(grid)
        area = QScrollArea()  # for small screens
        area.setObjectName("page")
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(body)
        foot.setContentsMargins(24, 0, 24, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 16)
        layout.setSpacing(8)
        layout.addWidget(area)
        layout.addLayout(foot)
        wanted = body.sizeHint() + QSize(0, self.close_button.sizeHint().height() + 24)
        self.resize(wanted.boundedTo(self.screen().availableSize() - FRAME))

    def _leave(self, choose: Choose, name: str) -> None:
        self.accept()
        choose(name)

    def _solve(self, solve: Callable[[], object]) -> None:
        self.accept()
        solve()

    def _go_on(self, recent: RecentGames, path: Path) -> None:
        self.accept()
        recent.open(path)
