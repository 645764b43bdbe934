"""How many of each piece a drawn puzzle has: a field for each of the twelve."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSpinBox, QToolButton, QWidget

from pentogames.core.cells import Square
from pentogames.core.shapes import SHAPES
from pentogames.model.words import tr
from pentogames.puzzles.tiling import Laid
from pentogames.puzzles.tiling_draft import MOST_COPIES, DraftState, copies_of
from pentogames.scene.puzzles.tiling_picture import paint_solution
from pentogames.scene.theme import Theme
from pentogames.scene.tray import ORDER

PICTURE = QSize(34, 30)
COLUMNS = 3
SETS = (0, 1, 2)


class PieceCounts(QWidget):
    """Fields with the pieces beside them: a click on one takes it in hand."""

    counted = Signal(str, int)  # a letter, and how many there are to be
    dealt = Signal(int)  # so many of each
    taken = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.fields: dict[str, QSpinBox] = {}
        self.pieces: dict[str, QToolButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        for number, letter in enumerate(ORDER):
            row, column = divmod(number, COLUMNS)
            grid.addWidget(self._piece(letter, theme), row, 2 * column)
            grid.addWidget(self._field(letter), row, 2 * column + 1)
        sets = QHBoxLayout()
        sets.setSpacing(6)
        for number, words in zip(SETS, (tr("None"), tr("One each"), tr("Two each")), strict=True):
            button = QPushButton(words)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, number=number: self.dealt.emit(number))
            sets.addWidget(button)
        grid.addLayout(sets, len(ORDER) // COLUMNS, 0, 1, 2 * COLUMNS)

    def _piece(self, letter: str, theme: Theme) -> QToolButton:
        button = QToolButton()
        button.setIcon(_icon(letter, theme))
        button.setIconSize(PICTURE)
        button.setToolTip(tr("Give a {piece} ({piece})").format(piece=letter))
        button.setAccessibleName(tr("Give a {piece}").format(piece=letter))
        button.clicked.connect(lambda: self.taken.emit(letter))
        self.pieces[letter] = button
        return button

    def _field(self, letter: str) -> QSpinBox:
        field = QSpinBox()
        field.setRange(0, MOST_COPIES)
        field.setFixedWidth(52)
        field.setAccessibleName(tr("Number of {piece}").format(piece=letter))
        field.valueChanged.connect(lambda number: self.counted.emit(letter, number))
        self.fields[letter] = field
        return field

    def show_state(self, state: DraftState) -> None:
        """Show how many there are; those that are given cannot be taken away."""
        copies = copies_of(state)
        for letter, field in self.fields.items():
            field.blockSignals(True)
            field.setMinimum(sum(laid.piece == letter for laid in state.givens))
            field.setMaximum(max(MOST_COPIES, copies[letter]))
            field.setValue(copies[letter])
            field.blockSignals(False)


def _icon(letter: str, theme: Theme) -> QIcon:
    """Return the picture of a piece."""
    laid = Laid(letter, tuple(Square(x, y) for x, y in SHAPES[letter].offsets))
    result = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(PICTURE * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_solution(painter, theme, (laid,), QRectF(1, 1, PICTURE.width() - 2, 28))
        painter.end()
        result.addPixmap(pixmap)
    return result
