"""Pictures to choose from: how a board looks in a theme, and the colours of a palette."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from pentogames.core.shapes import SHAPES
from pentogames.scene.geometry import outline
from pentogames.scene.glyphs import draw_glyph, draw_icon
from pentogames.scene.ground import paint_ground
from pentogames.scene.theme import RADIUS, TILE_INSET, TILE_RADIUS, Theme
from pentogames.window.style import theme_of

Picture = Callable[[QPainter, QRectF], None]

PALETTE = ("White", "Black", "Yellow", "Red", "Blue", "Green", "Orange")
"""The colours of a palette that are shown."""

TILES = (("White", "V", 0, 1), ("Red", "P", 4, 0), ("Blue", "U", 6, 2))
"""What lies on the board in the picture of a theme: seat, piece, and where, in squares."""


COLUMNS, ROWS = 9, 4
"""Of the board in the picture of a theme, at least."""


class Card(QAbstractButton):
    """A picture with words below it, of which one is chosen; ``name`` says which it is."""

    def __init__(self, name: str, words: str, picture: Picture, height: int = 84) -> None:
        super().__init__()
        self.name = name
        self._picture = picture
        self._height = height
        self.setText(words)
        self.setCheckable(True)
        self.toggled.connect(self._on_toggled)
        self._on_toggled(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return the size wanted; the layout may make it wider."""
        return QSize(132, self._height + 34)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(80, self._height + 34)

    def _on_toggled(self, on: bool) -> None:
        """Let Tab come to the chosen card only; arrow keys go on from there."""
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if on else policy.ClickFocus)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be chosen."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Go back to rest."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, the words, and round them a line that says whether it is chosen."""
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(theme.surface)
        painter.setPen(QPen(*self._line(theme)))
        painter.drawRoundedRect(area, RADIUS, RADIUS)
        picture = QRectF(area.left() + 6, area.top() + 6, area.width() - 12, self._height - 10)
        clip = QPainterPath()
        clip.addRoundedRect(picture, RADIUS - 3, RADIUS - 3)
        painter.save()
        painter.setClipPath(clip)
        self._picture(painter, picture)
        painter.restore()
        self._paint_words(painter, QRectF(area.left(), picture.bottom(), area.width(), 34), theme)

    def _line(self, theme: Theme) -> tuple[QColor, float]:
        if self.hasFocus():
            return theme.focus, 3.0
        if self.isChecked():
            return theme.accent, 2.0
        return (theme.frame if self.underMouse() else theme.hairline), 1.0

    def _paint_words(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        font = QFont(self.font())
        font.setPixelSize(12)
        if self.isChecked():
            font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(theme.text)
        room = area.adjusted(4, 0, -4, 0)
        if self.isChecked():
            sign = QRectF(area.left() + 8, area.center().y() - 7, 14, 14)
            draw_icon(painter, "place", sign, theme.accent)
            room.setLeft(sign.right() + 2)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text())


def paint_theme(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw a table in a theme: the corner of a board, and a few pieces on it."""
    painter.save()
    painter.translate(area.topLeft())
    painter.fillRect(QRectF(0, 0, area.width(), area.height()), theme.table)
    paint_ground(painter, theme, area.size())
    cell = min((area.height() - 14) / ROWS, (area.width() - 12) / COLUMNS)
    columns = max(COLUMNS, int((area.width() - 12) / cell))
    left, top = (area.width() - columns * cell) / 2, (area.height() - ROWS * cell) / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for column in range(columns):
        for row in range(ROWS):
            square = QRectF(left + column * cell, top + row * cell, cell, cell)
            outer = column in (0, columns - 1)
            painter.fillRect(square, theme.board_outer if outer else theme.board)
            painter.setPen(QPen(theme.grid, 1))
            painter.drawRect(square)
    painter.setPen(QPen(theme.frame, 1.6))
    painter.drawRect(QRectF(left, top, columns * cell, ROWS * cell))
    painter.translate(left, top + ROWS * cell)
    for seat, piece, x, y in TILES:
        _paint_tile(painter, theme, seat, piece, QPointF(x, y), cell)
    painter.restore()


def _paint_tile(
    painter: QPainter, theme: Theme, seat: str, piece: str, at: QPointF, cell: float
) -> None:
    style = theme.seat(seat)
    offsets = SHAPES[piece].offsets
    path = outline(offsets, cell, cell * TILE_INSET, cell * TILE_RADIUS)
    painter.save()
    painter.translate(at.x() * cell, -at.y() * cell)
    painter.setBrush(style.fill)
    painter.setPen(QPen(style.edge, 1.2))
    painter.drawPath(path)
    x, y = offsets[0]
    middle = QPointF((x + 0.5) * cell, -(y + 0.5) * cell)
    draw_glyph(painter, style.glyph, middle, cell * 0.2, style.ink)
    painter.restore()


def paint_palette(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw the colours of a theme's palette with their signs, side by side."""
    painter.fillRect(area, theme.board)
    step = area.width() / len(PALETTE)
    radius = min(step * 0.42, area.height() * 0.36)
    for number, seat in enumerate(PALETTE):
        style = theme.seat(seat)
        centre = QPointF(area.left() + step * (number + 0.5), area.center().y())
        painter.setPen(QPen(style.edge, 1.4))
        painter.setBrush(style.fill)
        painter.drawEllipse(centre, radius, radius)
        draw_glyph(painter, style.glyph, centre, radius * 0.5, style.ink)
