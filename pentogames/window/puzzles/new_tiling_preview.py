"""A new tiling puzzle as it is being made: its picture, what it is like, and how far it is."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from pentogames.model.tiling_maker import TilingMaker
from pentogames.model.words import tr
from pentogames.puzzles.tiling_generator import Made, Order
from pentogames.scene.puzzles.tiling_picture import paint_puzzle
from pentogames.scene.theme import Theme
from pentogames.teach.tiling_play_words import DIFFICULTIES
from pentogames.teach.tiling_words import LAID, NEAREST, ONE_SOLUTION

MARGIN = 14.0
FADED = 0.3
LEAST = QSize(300, 250)


class PuzzlePicture(QWidget):
    """The picture of a puzzle; faded while another one is made."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.made: Made | None = None
        self.faded = False
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Preview"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the puzzle on a card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.theme.hairline)
        painter.setBrush(self.theme.surface)
        card = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(card, 8, 8)
        if self.made is not None:
            painter.setOpacity(FADED if self.faded else 1.0)
            area = card.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            paint_puzzle(painter, self.theme, self.made.puzzle, area)
        painter.end()


class NewTilingPreview(QWidget):
    """Makes puzzles by their orders, off the window's thread, and shows the newest."""

    changed = Signal()  # another puzzle is there, or none yet

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.maker = TilingMaker(self)
        self.maker.progressed.connect(self._on_progressed)
        self.maker.made.connect(self._on_made)
        self.maker.failed.connect(self._on_failed)
        self._made: Made | None = None
        self.picture = PuzzlePicture(theme)
        self.bar = QProgressBar()
        self.bar.setRange(0, 100)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(4)
        place = self.bar.sizePolicy()
        place.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(place)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setMinimumHeight(3 * self.words.fontMetrics().lineSpacing())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.picture, 1)
        layout.addWidget(self.bar)
        layout.addWidget(self.words)

    @property
    def made(self) -> Made | None:
        """The puzzle ordered; None while it is being made."""
        return self._made

    def order(self, order: Order) -> None:
        """Make the puzzle of an order."""
        self._show(None, tr("Making a puzzle and proving it…"))
        self.bar.show()
        self.maker.make(order)

    def drop(self, words: str = "") -> None:
        """Make nothing for now, and say why."""
        self.maker.cancel()
        self._show(None, words)

    def close_down(self) -> None:
        """Make nothing any more; nothing is left of it."""
        self.maker.close()

    def _show(self, made: Made | None, words: str) -> None:
        self._made = made
        self.picture.made = made or self.picture.made
        self.picture.faded = made is None
        self.picture.setAccessibleDescription(words)
        self.picture.update()
        self.words.setText(words)
        self.bar.setValue(0)
        self.bar.hide()
        self.changed.emit()

    def _on_progressed(self, share: float) -> None:
        self.bar.setValue(round(100 * share))

    def _on_made(self, made: Made) -> None:
        self._show(made, describe(made))

    def _on_failed(self, sentence: str) -> None:
        self.picture.made = None
        self._show(None, sentence)


def describe(made: Made) -> str:
    """Say what a new puzzle is like."""
    level = tr(DIFFICULTIES[made.difficulty - 1])
    givens = len(made.puzzle.givens)
    pieces = len(made.puzzle.left)
    parts = [tr("{n} pieces to lay", "One piece to lay", pieces).format(n=pieces), level]
    if made.order.one_solution:
        parts.append(tr(ONE_SOLUTION))
    text = " · ".join(parts) + "."
    if givens:
        text += " " + LAID.say({"count": givens}, tr) + "."
    if made.difficulty != made.order.difficulty:
        wanted = tr(DIFFICULTIES[made.order.difficulty - 1])
        text += " " + tr(NEAREST).format(difficulty=level, wanted=wanted)
    return text
