"""The board of the picture editor, to paint on with the mouse or the keys."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pentogames.core.blocks import SIZE, on_board, square_name
from pentogames.core.cells import Square
from pentogames.model.words import tr
from pentogames.puzzles.picture_draft import Draft
from pentogames.puzzles.pictures import stroke
from pentogames.scene.picture_thumbnail import board_square, paint_picture
from pentogames.scene.stones import STONE, paint_stone
from pentogames.scene.theme import Theme

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
PAINT_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PictureCanvas(QWidget):
    """Shows a draft and paints on it; the right button takes stones away."""

    painted = Signal()  # the draft has changed
    colour_asked = Signal(str)  # a letter was pressed: r g b y, or x for none

    def __init__(self, draft: Draft, theme: Theme) -> None:
        super().__init__()
        self.draft = draft
        self.theme = theme
        self.cursor_square = Square(4, 4)
        self._hovered: Square | None = None
        self._last: Square | None = None
        self._kept: str | None = None  # the colour to go back to after the right button
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(300, 300)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Picture"))
        self._describe()

    def sizeHint(self) -> QSize:
        """Return a size that shows the picture well."""
        return QSize(460, 460)

    def area(self) -> QRectF:
        """Return where the board is drawn."""
        return QRectF(self.rect()).adjusted(4, 4, -4, -4)

    def centre_of(self, square: Square) -> QPointF:
        """Return the middle of a square in the widget."""
        corner, cell = board_square(self.area())
        return corner + QPointF((square.x + 0.5) * cell, -(square.y + 0.5) * cell)

    def square_at(self, point: QPointF) -> Square | None:
        """Return the square at a point of the widget."""
        corner, cell = board_square(self.area())
        x, y = (point.x() - corner.x()) / cell, (corner.y() - point.y()) / cell
        square = Square(int(x // 1), int(y // 1))
        return square if on_board(square) else None

    # -- painting the picture ---------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a stroke."""
        square = self.square_at(event.position())
        if square is None or event.button() not in (
            Qt.MouseButton.LeftButton,
            Qt.MouseButton.RightButton,
        ):
            return
        self.draft.begin()
        self._kept = self.draft.colour
        if event.button() == Qt.MouseButton.RightButton:
            self.draft.colour = None
        self._touch(square)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with a stroke, or show what one would paint."""
        square = self.square_at(event.position())
        if self._last is None or not event.buttons():
            self._hovered = square
            self.update()
        elif square is not None and square != self._last:
            for between in squares_between(self._last, square):
                self._touch(between)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a stroke."""
        if self._last is None:
            return
        self._last = None
        self.draft.colour = self._kept
        self.draft.end()
        self._show()

    def leaveEvent(self, event: object) -> None:
        """Show no more what a stroke would paint."""
        self._hovered = None
        self.update()

    def _touch(self, square: Square) -> None:
        self._last = self.cursor_square = square
        self._hovered = None
        self.draft.touch(square)
        self._show()

    def _show(self) -> None:
        self._describe()
        self.update()
        self.painted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from square to square, paint, choose a colour."""
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        elif key in ARROWS:
            across, up = ARROWS[key]
            at = Square(self.cursor_square.x + across, self.cursor_square.y + up)
            self.cursor_square = at if on_board(at) else self.cursor_square
            self._describe()
            self.update()
        elif key in PAINT_KEYS:
            self.draft.begin()
            self.draft.touch(self.cursor_square)
            self.draft.end()
            self._show()
        elif event.text().lower() in tuple("rgbyx"):
            self.colour_asked.emit(event.text().lower())
        else:
            super().keyPressEvent(event)

    def _describe(self) -> None:
        """Say where the cursor is and what lies there, for those who do not see it."""
        square = self.cursor_square
        letter = self.draft.rows.split("/")[SIZE - 1 - square.y][square.x]
        names = {"r": tr("red"), "g": tr("green"), "b": tr("blue"), "y": tr("yellow")}
        self.setAccessibleDescription(f"{square_name(square)}: {names.get(letter, tr('empty'))}")

    # -- drawing ----------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, what a stroke would paint, and the cursor."""
        painter = QPainter(self)
        paint_picture(painter, self.theme, self.draft.rows, self.area())
        _, cell = board_square(self.area())
        if self._hovered is not None:
            self._paint_hovered(painter, stroke(self._hovered, self.draft.brush), cell)
        if self.hasFocus():
            centre = self.centre_of(self.cursor_square)
            half = cell * 0.46
            box = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((self.theme.surface, 4.0), (self.theme.accent, 2.4)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(box, cell * 0.16, cell * 0.16)

    def _paint_hovered(self, painter: QPainter, squares: tuple[Square, ...], cell: float) -> None:
        colour = self.draft.colour
        for square in squares:
            centre = self.centre_of(square)
            if colour is None:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self.theme.bad, 2.0, Qt.PenStyle.DashLine))
                painter.drawEllipse(centre, cell * 0.42, cell * 0.42)
                continue
            painter.setOpacity(0.55)
            style = self.theme.seat(colour)
            paint_stone(painter, self.theme, style, centre, cell * STONE, ghost=True)
            painter.setOpacity(1.0)


def squares_between(start: Square, end: Square) -> list[Square]:
    """Return the squares from one to another, the first left out, as a fast hand passes them."""
    steps = max(abs(end.x - start.x), abs(end.y - start.y))
    return [
        Square(
            round(start.x + (end.x - start.x) * step / steps),
            round(start.y + (end.y - start.y) * step / steps),
        )
        for step in range(1, steps + 1)
    ]
