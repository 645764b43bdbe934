"""The user's games against the computer: how they ended, level by level, and the rating's way."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from pentogames.bots.levels import COUNT
from pentogames.bots.profiles import has_profile
from pentogames.bots.rating import Rating, level_points, suggested_level
from pentogames.games import NAMES
from pentogames.model.settings import Settings
from pentogames.model.statistics import Statistics
from pentogames.model.words import tr
from pentogames.scene.theme import Theme
from pentogames.teach.levels import level_name
from pentogames.teach.words import words_for
from pentogames.window.dialogs import message_box

PLOT = QSize(420, 168)
LABELS = 64.0  # room for the names of levels, logical pixels


class StatisticsDialog(QDialog):
    """Shows one game at a time."""

    play_asked = Signal(str, int)  # a game and a level

    def __init__(
        self, statistics: Statistics, settings: Settings, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._statistics = statistics
        self._settings = settings
        self.setWindowTitle(tr("Statistics"))
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Game"))
        for game in NAMES:
            if has_profile(game):
                self.choice.addItem(tr(words_for(game).title), game)
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.plot = RatingPlot(theme)
        self.table = QWidget()
        self.play = QPushButton()
        self.play.setAutoDefault(False)
        self.counts = QCheckBox(tr("Count my games against the computer"))
        self.counts.setChecked(settings.counts_games)
        self.counts.toggled.connect(self._set_counts)
        self.reset = QPushButton(tr("Forget all games…"))
        self.reset.setAutoDefault(False)
        close = QPushButton(tr("Close"))
        close.setDefault(True)
        note = QLabel(tr("All of this stays on this computer."))
        note.setObjectName("quiet")
        head = QHBoxLayout()
        head.addWidget(self.choice)
        head.addStretch(1)
        head.addWidget(self.play)
        foot = QHBoxLayout()
        foot.addWidget(self.reset)
        foot.addStretch(1)
        foot.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(12)
        layout.addLayout(head)
        layout.addWidget(self.said)
        layout.addWidget(self.plot, 1)
        layout.addWidget(self.table)
        layout.addWidget(self.counts)
        layout.addWidget(note)
        layout.addLayout(foot)
        self.choice.currentIndexChanged.connect(self.refresh)
        self.play.clicked.connect(self._ask_to_play)
        self.reset.clicked.connect(self._ask_to_reset)
        close.clicked.connect(self.reject)
        statistics.changed.connect(self.refresh)
        self.refresh()

    @property
    def game(self) -> str:
        """The game that is shown."""
        return str(self.choice.currentData())

    def show_game(self, name: str) -> None:
        """Show a game, if the computer plays it."""
        self.choice.setCurrentIndex(max(0, self.choice.findData(name)))

    def refresh(self) -> None:
        """Show what is known of the game."""
        ratings = self._statistics.ratings(self.game)
        level = suggested_level(ratings[-1])
        self.said.setText(told(ratings))
        self.plot.show_ratings(ratings)
        self.plot.setAccessibleDescription(self.said.text())
        self.play.setText(tr("Play at level {level}…").format(level=level_name(level, tr)))
        self.reset.setEnabled(bool(self._statistics.games()))
        self._show_table()

    def _show_table(self) -> None:
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        tally = self._statistics.tally(self.game)
        heads = (tr("Level"), tr("Won"), tr("Drawn"), tr("Lost"))
        rows = [(level_name(level, tr), *map(str, counts)) for level, counts in tally.items()]
        for row, texts in enumerate([heads, *rows] if rows else []):
            for column, text in enumerate(texts):
                label = QLabel(text)
                if row == 0:
                    label.setObjectName("quiet")
                side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
                grid.addWidget(label, row, column, side)
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(self.table, table)
        self.table.hide()
        self.table.deleteLater()
        self.table = table

    def _set_counts(self, on: bool) -> None:
        self._settings.counts_games = on

    def _ask_to_play(self) -> None:
        level = suggested_level(self._statistics.ratings(self.game)[-1])
        self.accept()
        self.play_asked.emit(self.game, level)

    def _ask_to_reset(self) -> None:
        text = tr("Forget all your games against the computer, and the ratings?")
        box = message_box(self, "question", text)
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Yes | buttons.Cancel)
        box.setDefaultButton(buttons.Cancel)
        if box.exec() == buttons.Yes:
            self._statistics.reset()
        box.deleteLater()


def told(ratings: list[Rating]) -> str:
    """Return the rating in a sentence."""
    if len(ratings) == 1:
        return tr("No game against the computer has been counted yet.")
    rating = ratings[-1]
    games = tr("{count} games counted.", "One game counted.", len(ratings) - 1)
    points = tr("Your rating is {points}, give or take {deviation}.")
    return " ".join(
        (
            games.format(count=len(ratings) - 1),
            points.format(points=round(rating.points), deviation=round(rating.deviation)),
        )
    )


class RatingPlot(QWidget):
    """Draws the rating after each game, with how far off it may be, between the levels' lines."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ratings: list[Rating] = []
        self.setMinimumSize(PLOT)
        self.setAccessibleName(tr("Your rating, game by game"))
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Expanding, policy.Expanding)

    def show_ratings(self, ratings: list[Rating]) -> None:
        """Show these ratings, the first before any game."""
        self._ratings = ratings
        self.update()

    def place(self, game: int, points: float) -> QPointF:
        """Return where a rating after so many games lies."""
        area = self._area()
        low, high = level_points(1) - 120, level_points(COUNT) + 120
        across = game / max(1, len(self._ratings) - 1)
        up = (min(high, max(low, points)) - low) / (high - low)
        return QPointF(area.left() + across * area.width(), area.bottom() - up * area.height())

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LABELS + 14, 8, -10, -8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the levels, the band of doubt, and the line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        painter.setPen(QPen(theme.hairline, 1))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        font = painter.font()
        font.setPixelSize(11)
        painter.setFont(font)
        area = self._area()
        for level in range(1, COUNT + 1):
            y = self.place(0, level_points(level)).y()
            painter.setPen(QPen(theme.hairline, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.text_quiet)
            box = QRectF(8, y - 8, LABELS, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, level_name(level, tr))
        if len(self._ratings) > 1:
            self._paint_line(painter)

    def _paint_line(self, painter: QPainter) -> None:
        numbered = list(enumerate(self._ratings))
        band = QPainterPath(self.place(0, self._ratings[0].points + self._ratings[0].deviation))
        for game, rating in numbered[1:]:
            band.lineTo(self.place(game, rating.points + rating.deviation))
        for game, rating in reversed(numbered):
            band.lineTo(self.place(game, rating.points - rating.deviation))
        colour = self._theme.accent
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity(0.16)
        painter.setBrush(colour)
        painter.drawPath(band)
        painter.setOpacity(1.0)
        line = QPainterPath(self.place(0, self._ratings[0].points))
        for game, rating in numbered[1:]:
            line.lineTo(self.place(game, rating.points))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 2))
        painter.drawPath(line)
        painter.setPen(QPen(self._theme.surface, 1.5))
        painter.setBrush(colour)
        painter.drawEllipse(self.place(*_last(self._ratings)), 4.5, 4.5)


def _last(ratings: list[Rating]) -> tuple[int, float]:
    return len(ratings) - 1, ratings[-1].points
