"""Pent-Up beside its board: each player's tiles by level, and who would win if the game ended now.

Rules: pent-up page, "End". Levels stand as they lie, the highest on top; the one that decides is
framed.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from pentogames.core.game import Seat
from pentogames.games.pent_up import Scoring, Verdict
from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.stack_look import colours_of
from pentogames.scene.theme import Theme
from pentogames.teach.words import words_for
from pentogames.teach.words.pent_up import ahead_now
from pentogames.window.panels import GamePanel

# All in logical pixels.
_HEAD, _ROW, _LOWEST_ROW, _LABEL, _FIGURE = 26.0, 22.0, 14.0, 22.0, 16.0
_HIGHEST = 200.0  # the rows together
_LARGEST_BLOCK = 9.0


class LevelBars(QWidget):
    """A row a level and a column a player: a block for each tile, and how many they are."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.names: dict[Seat, str] = {}
        self.levels: dict[Seat, tuple[int, ...]] = {}
        self.totals: dict[Seat, int] = {}
        self.deciding: int | None = None
        self.leaders: tuple[Seat, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_levels(
        self,
        names: dict[Seat, str],
        levels: dict[Seat, tuple[int, ...]],
        totals: dict[Seat, int],
        verdict: Verdict,
    ) -> None:
        """Show tiles by level, the sums that count if any do, and what decides."""
        self.names, self.levels, self.totals = names, levels, totals
        self.deciding, self.leaders = verdict.level, verdict.outcome.winners
        self.setAccessibleName(tr("Tiles by level"))
        self.setAccessibleDescription("; ".join(self._in_words()))
        self.updateGeometry()
        self.update()

    def _in_words(self) -> list[str]:
        return [
            f"{name}: " + ", ".join(str(count) for count in self.levels[seat])
            for seat, name in self.names.items()
        ]

    @property
    def count(self) -> int:
        """The number of levels."""
        return len(next(iter(self.levels.values()), ()))

    @property
    def _row(self) -> float:
        rows = self.count + bool(self.totals)
        return max(_LOWEST_ROW, min(_ROW, _HIGHEST / max(1, rows)))

    def sizeHint(self) -> QSize:
        """Return the height that the levels need."""
        rows = self.count + bool(self.totals)
        return QSize(200, round(_HEAD + rows * self._row + 4))

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = (self.width() - _LABEL) / max(1, len(self.names))
        for index, seat in enumerate(self.names):
            column = QRectF(_LABEL + index * width, 0, width, self.height())
            self._paint_head(painter, column, seat)
        for number in range(self.count):
            level = self.count - number
            row = QRectF(0, _HEAD + number * self._row, self.width(), self._row)
            self._paint_level(painter, row, level, width)
        if self.totals:
            row = QRectF(0, _HEAD + self.count * self._row, self.width(), self._row)
            self._paint_totals(painter, row, width)
        painter.end()

    def _paint_head(self, painter: QPainter, column: QRectF, seat: Seat) -> None:
        style = self.theme.seat(seat)
        centre = QPointF(column.left() + 9, _HEAD / 2 - 1)
        painter.setBrush(style.fill)
        painter.setPen(QPen(style.edge, 1.2))
        painter.drawEllipse(centre, 7.5, 7.5)
        draw_glyph(painter, style.glyph, centre, 3.8, style.ink)
        name, bold = self.names[seat], seat in self.leaders
        box = QRectF(column.left() + 20, 0, column.width() - 24, _HEAD - 2)
        font = self._font(12, bold=bold)
        if QFontMetricsF(font).horizontalAdvance(name) > box.width():
            font = self._font(11, bold=bold)
        painter.setFont(font)
        painter.setPen(self.theme.text if bold else self.theme.text_quiet)
        elide = Qt.TextElideMode.ElideRight
        text = QFontMetricsF(font).elidedText(name, elide, box.width())
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, left, text)

    def _paint_level(self, painter: QPainter, row: QRectF, level: int, width: float) -> None:
        theme = self.theme
        if level == self.deciding:
            painter.setPen(QPen(theme.accent, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 5, 5)
        size = 12 if row.height() > 16 else 10
        painter.setFont(self._font(size, bold=True))
        painter.setPen(theme.text_quiet)
        label = QRectF(row.left(), row.top(), _LABEL - 2, row.height())
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(level))
        most = max(max(counts) for counts in self.levels.values())
        block = min(_LARGEST_BLOCK, (width - _FIGURE - 6) / most)
        for index, seat in enumerate(self.names):
            count = self.levels[seat][level - 1]
            x = _LABEL + index * width
            colours = colours_of(theme, seat, level)
            painter.setBrush(colours.fill)
            painter.setPen(QPen(colours.edge, 1))
            high = min(10.0, row.height() - 5)
            for number in range(count):
                box = QRectF(x + 2 + number * block, row.center().y() - high / 2, block - 1, high)
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 1.5, 1.5)
            ahead = level == self.deciding and seat in self.leaders
            painter.setFont(self._font(size, bold=ahead))
            painter.setPen(theme.text if count else theme.text_quiet)
            figure = QRectF(x + 4 + count * block, row.top(), _FIGURE, row.height())
            left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(figure, left, str(count) if count else "–")

    def _paint_totals(self, painter: QPainter, row: QRectF, width: float) -> None:
        """Draw the sums below a line."""
        theme = self.theme
        painter.setPen(QPen(theme.hairline, 1))
        painter.drawLine(row.topLeft(), row.topRight())
        painter.setPen(theme.text)
        for index, (seat, total) in enumerate(self.totals.items()):
            painter.setFont(self._font(12, bold=seat in self.leaders))
            box = QRectF(_LABEL + index * width + 2, row.top(), width - 2, row.height())
            left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            points = tr("{points} points", "{points} point", total)
            painter.drawText(box, left, points.format(points=total))
        painter.setPen(theme.text_quiet)
        painter.setFont(self._font(13, bold=True))
        label = QRectF(row.left(), row.top(), _LABEL - 2, row.height())
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, "Σ")

    def _font(self, size: int, *, bold: bool) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(size)
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return font


class PentUpPanel(GamePanel):
    """The bars and the sentence below them."""

    in_lessons = True

    def __init__(self, match: MatchModel, scene: BoardScene) -> None:
        super().__init__(match, scene)
        self.bars = LevelBars(scene.theme)
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 4)
        layout.setSpacing(4)
        layout.addWidget(self.bars)
        layout.addWidget(self.sentence)
        self.refresh()

    def refresh(self) -> None:
        """Show the position as it is."""
        position = self.match.position
        verdict = position.winning_now()
        levels = dict(position.levels())
        names = {seat: self.scene.player_name(seat) for seat in position.seats}
        totals: dict[Seat, int] = {}
        if position.options.rule_of_scoring is Scoring.ADVANCED:
            totals = {
                standing.seat: dict(standing.figures)["points"]
                for standing in self.match.game.standings(position)
            }
        self.bars.show_levels(names, levels, totals, verdict)
        self.bars.setVisible(bool(position.placed))
        self.sentence.setText(self._sentence(verdict))

    def _sentence(self, verdict: Verdict) -> str:
        outcome = self.match.outcome()
        if outcome is None:
            return ahead_now(verdict, tr, self.scene.player_name)
        winners = " & ".join(self.scene.player_name(seat) for seat in outcome.winners)
        words = words_for(self.match.game.name)
        return words.outcomes[outcome.reason].say({"winners": winners}, tr)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self.bars.theme = theme
        self.bars.update()


PANEL = PentUpPanel
