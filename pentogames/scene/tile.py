"""Pentominoes as items: a tile, and the footprint that says where it would lie."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from pentogames.core.cells import Square
from pentogames.core.game import Token
from pentogames.core.shapes import SHAPES, Offset
from pentogames.scene.geometry import Geometry, outline
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.theme import LIGHT, TILE_INSET, TILE_RADIUS
from pentogames.scene.theme_seats import SeatStyle
from pentogames.scene.token import TokenItem

STRANDED = 0.38  # opacity of a tile that can be played nowhere
SHADOW_OFFSET = 0.09  # of a lifted tile's shadow, in squares


class TileItem(TokenItem):
    """A piece: five squares joined into one shape with a crisp edge and its owner's glyph.

    Its position is the centre of the squares' bounding box. It draws the squares it is given, which
    are the engine's own for that orientation, so what is seen is what is judged.
    """

    def __init__(self, token: Token) -> None:
        super().__init__(token)
        self.cell = 0.0
        self.offsets: tuple[Offset, ...] = ()
        self._centre = (0.0, 0.0)
        self._path = QPainterPath()
        self._inner = QPainterPath()

    def lie_on_board(self, geometry: Geometry) -> None:
        """Lie on the token's squares."""
        squares = self.token.squares
        self.set_shape(((square.x, square.y) for square in squares), geometry.cell)
        self.setScale(1.0)
        self.setRotation(0.0)
        self.setPos(geometry.centre(squares))

    def lie_at_home(self, centre: QPointF, cell: float, geometry: Geometry) -> None:
        """Lie at home as pictured in the rules, small."""
        self.set_shape(SHAPES[self.token.face].offsets, geometry.cell)
        self.setScale(cell / geometry.cell)
        self.setRotation(0.0)
        self.setPos(centre)

    def set_shape(self, offsets: Iterable[Offset], cell: float) -> None:
        """Show these squares (x right, y up), of this side in logical pixels."""
        shape = tuple(offsets)
        if shape == self.offsets and cell == self.cell:
            return
        self.prepareGeometryChange()
        self.offsets, self.cell = shape, cell
        xs, ys = [x for x, _ in shape], [y for _, y in shape]
        self._centre = ((min(xs) + max(xs) + 1) / 2, (min(ys) + max(ys) + 1) / 2)
        self._path = self._outline(TILE_INSET, TILE_RADIUS)
        self._inner = self._outline(TILE_INSET + 0.16, TILE_RADIUS * 0.6)

    def _outline(self, inset: float, radius: float) -> QPainterPath:
        x, y = self._centre
        path = _unit_outline(self.offsets, inset, radius).translated(-x, y)
        return QTransform.fromScale(self.cell, self.cell).map(path)

    def local(self, offset: Offset) -> QPointF:
        """Return the centre of one of its squares in the item's own coordinates."""
        x, y = self._centre
        return QPointF((offset[0] + 0.5 - x) * self.cell, -(offset[1] + 0.5 - y) * self.cell)

    def nearest(self, point: QPointF) -> int:
        """Return the index of the square nearest to a point in the item's own coordinates."""

        def distance(index: int) -> float:
            to = self.local(self.offsets[index]) - point
            return to.x() ** 2 + to.y() ** 2

        return min(range(len(self.offsets)), key=distance)

    def boundingRect(self) -> QRectF:
        """Return the area painted, the shadow of a lifted tile included."""
        margin = self.cell * (SHADOW_OFFSET + 0.06) + 2
        return self._path.boundingRect().adjusted(-margin, -margin, margin, margin)

    def shape(self) -> QPainterPath:
        """Return the tile's own outline."""
        return self._path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the tile."""
        style = self.style()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.lifted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.shadow)
            drop = self.cell * SHADOW_OFFSET
            painter.drawPath(self._path.translated(drop * 0.4, drop))
        pen = QPen(style.edge, max(1.2, self.cell * 0.045))
        if self.stranded and not self.lifted:
            painter.setOpacity(STRANDED)
            pen.setDashPattern([3.0, 2.0])
        painter.setPen(pen)
        painter.setBrush(self.fill())
        painter.drawPath(self._path)
        self.paint_seams(painter)
        self.paint_face(painter)
        if self.last:
            pen = QPen(style.ink, max(1.4, self.cell * 0.05))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._inner)

    def style(self) -> SeatStyle:
        """Return how the tile looks: like all that is its owner's."""
        return self.theme.seat(self.token.owner)

    def fill(self) -> QColor:
        """Return the colour of the tile's face."""
        return self.style().fill

    def paint_seams(self, painter: QPainter) -> None:
        """Draw the faint lines between the squares of the tile."""
        ink = QColor(self.style().ink)
        ink.setAlphaF(0.13)
        painter.setPen(QPen(ink, 1))
        half = self.cell / 2
        inset = half * 0.72
        for offset in self.offsets:
            x, y = offset
            centre = self.local(offset)
            if (x + 1, y) in self.offsets:
                edge = centre.x() + half
                painter.drawLine(
                    QPointF(edge, centre.y() - inset), QPointF(edge, centre.y() + inset)
                )
            if (x, y + 1) in self.offsets:
                edge = centre.y() - half
                painter.drawLine(
                    QPointF(centre.x() - inset, edge), QPointF(centre.x() + inset, edge)
                )

    def paint_face(self, painter: QPainter) -> None:
        """Draw the owner's glyph on the square in the middle of the tile."""
        style = self.style()
        ink = QColor(style.ink)
        ink.setAlphaF(0.75)
        draw_glyph(painter, style.glyph, self.middle(), self.cell * 0.17, ink)

    def middle(self) -> QPointF:
        """Return the centre of the square in the middle of the tile, in its own coordinates."""
        return self.local(self.offsets[self.nearest(QPointF(0, 0))])


@lru_cache(maxsize=1024)
def _unit_outline(offsets: tuple[Offset, ...], inset: float, radius: float) -> QPainterPath:
    """Return the line round squares of side 1: a hundredth of the cost when it is asked again."""
    return outline(offsets, 1, inset, radius)


class FootprintItem(QGraphicsItem):
    """Where the piece in hand would lie: a solid frame if it may, a hatched dashed one if not."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.legal = False
        self.halo = False  # a line round the frame, where it lies on pieces of every colour
        self._path = QPainterPath()
        self._cell = 1.0
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, squares: Sequence[Square], geometry: Geometry, *, legal: bool) -> None:
        """Show the footprint on squares of the board."""
        self.prepareGeometryChange()
        self.legal = legal
        self._cell = geometry.cell
        cells = [(square.x, square.y) for square in squares]
        path = outline(cells, geometry.cell, geometry.cell * 0.05, geometry.cell * TILE_RADIUS)
        self._path = path.translated(geometry.left, geometry.base)
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area painted."""
        return self._path.boundingRect().adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the footprint."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.theme.good if self.legal else self.theme.bad
        wash = QColor(colour)
        strength = 0.28 if self.legal else 0.14
        wash.setAlphaF(strength / 3 if self.halo else strength)  # below, a piece shows its colour
        painter.fillPath(self._path, wash)
        pen = QPen(colour, max(2.0, self._cell * 0.07))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if not self.legal:
            painter.save()
            painter.setClipPath(self._path)
            hatch(painter, self._path.boundingRect(), self._cell / 3, colour)
            painter.restore()
            pen.setDashPattern([2.0, 1.6])
        if self.halo:
            halo = QPen(self.theme.surface, pen.widthF() * 2)
            halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(self._path, halo)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path)


def hatch(painter: QPainter, area: QRectF, step: float, colour: QColor) -> None:
    """Draw slanting lines over an area; the caller sets the clip."""
    ink = QColor(colour)
    ink.setAlphaF(0.55)
    painter.setPen(QPen(ink, max(1.0, step * 0.14)))
    x = area.left() - area.height()
    while x < area.right():
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()))
        x += step
