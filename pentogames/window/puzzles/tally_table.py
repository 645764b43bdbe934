"""The pentominoes with their numbers of matches, as a table to look at and to step through."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from pentogames.core.shapes import SHAPES
from pentogames.puzzles.panchromatic import Count
from pentogames.scene.carry import ARROWS
from pentogames.scene.glyphs import draw_icon
from pentogames.scene.puzzles.pauli_items import silhouette
from pentogames.scene.theme import LIGHT, Theme

COLUMNS = 4
CELL_HEIGHT = 58
SPACE = 6
STEPS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@dataclass(frozen=True, slots=True)
class Cell:
    """A pentomino, its number of matches, what there is to say of it, and how it counts.

    ``count`` is None where no number of matches is wanted.
    """

    letter: str
    number: int
    words: str
    count: Count | None = None


class TallyTable(QWidget):
    """A cell a pentomino; ``looked_at`` tells which one pointer or keys are on, or an empty text.

    ``stepped`` asks for the next of its matches alone.
    """

    looked_at = Signal(str)
    stepped = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.cells: tuple[Cell, ...] = ()
        self._at = 0
        self._pointed: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cells(self, cells: Iterable[Cell]) -> None:
        """Show these cells."""
        self.cells = tuple(cells)
        self._at = min(self._at, len(self.cells) - 1)
        self.setAccessibleDescription(". ".join(cell.words for cell in self.cells))
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.update()

    @property
    def letter(self) -> str:
        """The letter that is looked at; empty if none is."""
        if self._pointed is not None:
            return self.cells[self._pointed].letter
        return self.cells[self._at].letter if self.hasFocus() else ""

    def area(self, index: int) -> QRectF:
        """Return where a cell lies."""
        width = (self.width() - (COLUMNS - 1) * SPACE) / COLUMNS
        row, column = divmod(index, COLUMNS)
        return QRectF(column * (width + SPACE), row * (CELL_HEIGHT + SPACE), width, CELL_HEIGHT)

    def sizeHint(self) -> QSize:
        """Return the height of the rows."""
        rows = max(1, -(-len(self.cells) // COLUMNS))
        return QSize(240, rows * (CELL_HEIGHT + SPACE) - SPACE)

    # -- pointer and keys -------------------------------------------------------------------------

    def _cell_at(self, point: QPointF) -> int | None:
        cells = range(len(self.cells))
        return next((index for index in cells if self.area(index).contains(point)), None)

    def _point_at(self, index: int | None) -> None:
        if index != self._pointed:
            self._pointed = index
            self.looked_at.emit(self.letter)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Look at the cell under the pointer."""
        self._point_at(self._cell_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step through the matches of the cell under the pointer."""
        index = self._cell_at(event.position())
        if index is not None:
            self._at = index
            self._point_at(index)
            self.stepped.emit(self.cells[index].letter)

    def leaveEvent(self, event: QEvent) -> None:
        """Look at no cell any more, or at that of the keys."""
        self._point_at(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another cell, or step through the matches of this one."""
        key = event.key()
        if key in STEPS:
            self.stepped.emit(self.cells[self._at].letter)
        elif key in ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            dx, dy = ARROWS[Qt.Key(key)]
            at = self._at + dx - dy * COLUMNS
            if 0 <= at < len(self.cells):
                self._at = at
                self.looked_at.emit(self.letter)
                self.update()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Look at the cell of the keys."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.looked_at.emit(self.letter)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Look at no cell any more."""
        super().focusOutEvent(event)
        self.looked_at.emit(self.letter)

    def event(self, event: QEvent) -> bool:
        """Say in words what the cell under the pointer shows."""
        if event.type() == QEvent.Type.ToolTip and self._pointed is not None:
            QToolTip.showText(self.cursor().pos(), self.cells[self._pointed].words, self)
            return True
        return super().event(event)

    # -- painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, cell in enumerate(self.cells):
            self._paint_cell(painter, self.area(index).adjusted(1, 1, -1, -1), cell)
        at = self._pointed if self._pointed is not None else self._at if self.hasFocus() else None
        if at is not None and at < len(self.cells):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.accent, 2.4))
            painter.drawRoundedRect(self.area(at).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _line(self, cell: Cell) -> tuple[QColor, float]:
        if cell.count is Count.ONE:
            return self.theme.good, 1.6
        if cell.count is Count.TOO_MANY:
            return self.theme.bad, 1.6
        return self.theme.hairline, 1.0

    def _paint_cell(self, painter: QPainter, area: QRectF, cell: Cell) -> None:
        theme = self.theme
        colour, width = self._line(cell)
        painter.setPen(QPen(colour, width))
        painter.setBrush(theme.raised if cell.number else theme.surface)
        painter.drawRoundedRect(area, 6, 6)
        font = QFont(self.font())
        font.setPixelSize(13)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        ink = theme.text if cell.number else theme.text_quiet
        painter.setPen(ink)
        top = area.adjusted(7, 4, -7, -4)
        left = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        painter.drawText(top, left, cell.letter)
        self._paint_number(painter, top, cell)
        offsets = SHAPES[cell.letter].offsets
        across, up = max(x for x, _ in offsets) + 1, max(y for _, y in offsets) + 1
        unit = min(9.0, (area.width() - 16) / across, 30.0 / up)
        centre = QPointF(area.center().x(), area.bottom() - 20)
        origin = centre + QPointF(-across * unit / 2, up * unit / 2)
        painter.setPen(QPen(theme.frame if not cell.number else theme.text, 1.2))
        painter.setBrush(theme.frame if cell.number else Qt.BrushStyle.NoBrush)
        painter.drawPath(silhouette(offsets, unit).translated(origin))

    def _paint_number(self, painter: QPainter, area: QRectF, cell: Cell) -> None:
        """Write the number; exactly one that is wanted is a tick."""
        right = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        if cell.count is Count.ONE:
            mark = QRectF(area.right() - 15, area.top(), 16, 16)
            draw_icon(painter, "place", mark, self.theme.good)
            return
        if cell.count is Count.TOO_MANY:
            painter.setPen(self.theme.bad)
            painter.drawText(area, right, f"{cell.number}×")
        else:
            painter.drawText(area, right, str(cell.number) if cell.number else "–")
