"""What lies on the boards of Pauli's solitaires: pieces nobody owns, outlines, marks, a cursor."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.cells import Square
from pentogames.scene.geometry import outline
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.items import TableItem
from pentogames.scene.pauli_paint import (
    NOTHING,
    BoardPainter,
    Painted,
    Painting,
    board_with_margin,
)
from pentogames.scene.theme import Theme

INSET = 0.07  # of a piece from the edges of its square, in squares
ROUND = 0.16  # of its corners, in squares


def draw_piece(painter: QPainter, theme: Theme, colour: str, box: QRectF) -> None:
    """Draw a piece that nobody owns: a plain tile of its colour with the colour's sign."""
    style = theme.seat(f"piece:{colour}")
    side = box.width()
    tile = box.adjusted(side * INSET, side * INSET, -side * INSET, -side * INSET)
    painter.setPen(QPen(style.edge, max(1.0, side * 0.03)))
    painter.setBrush(style.fill)
    painter.drawRoundedRect(tile, side * ROUND, side * ROUND)
    draw_glyph(painter, style.glyph, tile.center(), side * 0.19, style.ink)


class PiecesItem(TableItem):
    """All pieces on the board, but the one that is being moved."""

    def __init__(self) -> None:
        super().__init__()
        self.colours: Mapping[Square, str] = {}
        self.lifted: Square | None = None

    def show_pieces(self, colours: Mapping[Square, str], lifted: Square | None = None) -> None:
        """Show these pieces and no others; the lifted one is left out."""
        self.prepareGeometryChange()
        self.colours, self.lifted = dict(colours), lifted
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area of the whole board."""
        return board_with_margin(self.geometry)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the pieces."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for square, colour in self.colours.items():
            if square != self.lifted:
                draw_piece(painter, self.theme, colour, self.geometry.rect(square))


class OutlinesItem(TableItem):
    """Outlines of matches, and a veil over all squares that belong to none of them."""

    def __init__(self) -> None:
        super().__init__()
        self.painting = NOTHING
        self.veiled: tuple[Square, ...] = ()

    def show_painting(self, matches: Iterable[Painted], veiled: Iterable[Square] = ()) -> None:
        """Paint these matches; ``veiled`` squares are dimmed."""
        self.prepareGeometryChange()
        self.painting = Painting(tuple(matches))
        self.veiled = tuple(veiled)
        self.update()

    def clear(self) -> None:
        """Paint nothing."""
        self.show_painting(())

    def boundingRect(self) -> QRectF:
        """Return the board, and what letters at its edge need."""
        return board_with_margin(self.geometry)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the veil and the outlines."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(self.theme.board)
        veil.setAlphaF(0.66)
        for square in self.veiled:
            gap = self.geometry.cell * INSET * 0.6
            box = self.geometry.rect(square).adjusted(gap, gap, -gap, -gap)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(box, gap, gap)
        BoardPainter(painter, self.geometry, self.theme).draw(self.painting)


class RingsItem(TableItem):
    """Strong rings round single squares: what the player has marked."""

    def __init__(self) -> None:
        super().__init__()
        self.squares: tuple[Square, ...] = ()
        self.hinted: tuple[Square, ...] = ()

    def show_squares(self, squares: Iterable[Square], hinted: Iterable[Square] = ()) -> None:
        """Ring these squares; hinted ones get a dashed ring of another colour."""
        self.prepareGeometryChange()
        self.squares, self.hinted = tuple(squares), tuple(hinted)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the whole board."""
        return board_with_margin(self.geometry)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the rings."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for square in self.hinted:
            self._ring(painter, square, self.theme.accent, dashed=True)
        for square in self.squares:
            self._ring(painter, square, self.theme.text, dashed=False)

    def _ring(self, painter: QPainter, square: Square, colour: QColor, *, dashed: bool) -> None:
        cell = self.geometry.cell
        width = max(2.4, cell * 0.085)
        box = self.geometry.rect(square).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        halo = QPen(self.theme.surface, width + max(2.0, cell * 0.06))
        painter.setPen(halo)
        painter.drawRoundedRect(box, cell * ROUND, cell * ROUND)
        pen = QPen(colour, width)
        if dashed:
            pen.setDashPattern([1.6, 1.2])
        painter.setPen(pen)
        painter.drawRoundedRect(box, cell * ROUND, cell * ROUND)


def silhouette(squares: Iterable[tuple[int, int]], unit: float) -> QPainterPath:
    """Return the outline of a pentomino in squares of that side, its corner at the origin."""
    return outline(squares, unit, unit * 0.04, unit * 0.14)
