"""What a stack of tiles lies on and in: a table without an edge, shadows, light on some squares."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.cells import Square
from pentogames.core.layout import Layout
from pentogames.scene.geometry import Geometry, outline
from pentogames.scene.ground import paint_ground
from pentogames.scene.items import BoardItem, TableItem
from pentogames.scene.stack_look import Look, colours_of, mix
from pentogames.scene.stack_oblique import THICKNESS, Oblique, plane
from pentogames.scene.stack_tile import StackTileItem
from pentogames.scene.theme import RADIUS

ROUND = RADIUS + 2  # of the corners of the part of the table that is seen, logical pixels
_NUMBER_ROOM = 20.0  # from a column's number to the next, logical pixels
_STEPS = 3  # in which the grid grows stronger towards the tiles


class StackBoard(BoardItem):
    """A part of an endless table, with a faint grid where tiles are or can be laid.

    ``spread`` goes from 0 to 1 as the levels slide apart, and the grid away. Columns and rows are
    ``numbered`` once the first tile says where the first of them is.
    """

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.area = QRectF()
        self.spread = 0.0
        self.numbered = False

    def set_area(self, area: QRectF) -> None:
        """Fill another rectangle of the scene."""
        self.prepareGeometryChange()
        self.area = area

    def boundingRect(self) -> QRectF:
        """Return the part of the table that is seen."""
        return self.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the table and its grid."""
        painter.fillRect(self.area, self.theme.board)
        if self.spread >= 1:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for lines, strength in self._grid():
            # Opaque: see-through lines take ten times as long.
            colour = mix(self.theme.board, self.theme.grid, strength * (1 - self.spread))
            painter.setPen(QPen(colour, 0))
            painter.drawLines(lines)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.labels_shown and self.numbered and self.spread == 0:
            self._paint_numbers(painter)

    def _paint_numbers(self, painter: QPainter) -> None:
        """Write the numbers of columns and rows along the lower and the left edge."""
        geometry, area = self.geometry, self.area
        font = QFont()
        font.setPixelSize(10)
        painter.setFont(font)
        painter.setPen(mix(self.theme.board, self.theme.text_quiet, 0.75))
        step = next(step for step in (1, 2, 5, 10) if step * geometry.cell >= _NUMBER_ROOM)
        start, end = geometry.square(area.bottomLeft()), geometry.square(area.topRight())
        middle = Qt.AlignmentFlag.AlignCenter
        for x in range(start.x + 1, end.x):
            if x % step == 0:
                at = geometry.point(x + 0.5, 0).x()
                painter.drawText(QRectF(at - 20, area.bottom() - 18, 40, 14), middle, str(x))
        for y in range(start.y + 1, end.y):
            if y % step == 0:
                at = geometry.point(0, y + 0.5).y()
                painter.drawText(QRectF(area.left() - 6, at - 7, 32, 14), middle, str(y))

    def _grid(self) -> Iterable[tuple[list[QLineF], float]]:
        """Yield lines and how strong they are: faint ones everywhere, stronger near tiles."""
        area, geometry = self.area, self.geometry
        start, end = geometry.square(area.bottomLeft()), geometry.square(area.topRight())
        yield (
            [self._edge(x, start.y, x, end.y + 1) for x in range(start.x, end.x + 2)]
            + [self._edge(start.x, y, end.x + 1, y) for y in range(start.y, end.y + 2)],
            0.45 if self.numbered else 0.75,
        )
        if not self.numbered:
            return
        first, last = self.layout.squares[0], self.layout.squares[-1]
        for step in range(_STEPS):
            left, right = first.x + 2 * step, last.x + 1 - 2 * step
            low, high = first.y + 2 * step, last.y + 1 - 2 * step
            yield (
                [self._edge(x, low, x, high) for x in range(left, right + 1)]
                + [self._edge(left, y, right, y) for y in range(low, high + 1)],
                0.6 + 0.15 * step,
            )

    def _edge(self, x1: float, y1: float, x2: float, y2: float) -> QLineF:
        return QLineF(self.geometry.point(x1, y1), self.geometry.point(x2, y2))


class MatteItem(TableItem):
    """Covers what of the table lies beyond the part that is to be seen, and frames that part."""

    def __init__(self) -> None:
        super().__init__()
        self.area = QRectF()
        self._whole = QRectF()

    def set_areas(self, whole: QRectF, area: QRectF) -> None:
        """Cover the whole but for the area."""
        self.prepareGeometryChange()
        self._whole, self.area = whole, area

    def boundingRect(self) -> QRectF:
        """Return the whole scene."""
        return self._whole

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the matte."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.OddEvenFill)
        path.addRect(self._whole)
        path.addRoundedRect(self.area, ROUND, ROUND)
        painter.fillPath(path, self.theme.table)  # no clip: drawings for files know none
        for part in _beside(self.area, self._whole):
            paint_ground(painter, self.theme, self._whole.size(), part)
        painter.setPen(QPen(self.theme.hairline, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.area, ROUND, ROUND)


def _beside(area: QRectF, whole: QRectF) -> tuple[QRectF, ...]:
    """Return the parts of a whole above, below, left and right of an area in it."""
    return (
        QRectF(whole.topLeft(), QPointF(whole.right(), area.top())),
        QRectF(QPointF(whole.left(), area.bottom()), whole.bottomRight()),
        QRectF(QPointF(whole.left(), area.top()), area.bottomLeft()),
        QRectF(area.topRight(), QPointF(whole.right(), area.bottom())),
    )


class LevelItem(TableItem):
    """What lies under the tiles of a level: their common shadow, longer the higher the level is.

    When the levels are apart it is their sheet, the tiles' sides, and below, on the level that
    carries them, the line of where they rest.
    """

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level
        self.area = QRectF()
        self.tiles: Sequence[StackTileItem] = ()
        self.look = Look.FULL
        self.oblique: Oblique | None = None
        self.spread = 0.0
        self._unit = QPainterPath()

    def set_tiles(self, tiles: Sequence[StackTileItem], look: Look) -> None:
        """Take note of the tiles of the level and how they are shown."""
        if tuple(tiles) != tuple(self.tiles):
            squares = (square for tile in tiles for square in tile.token.squares)
            self._unit = outline(((x, y) for x, y, _ in squares), 1, 0.03, 0.1)
        self.tiles, self.look = tuple(tiles), look
        self.update()

    def set_spread(self, spread: float, oblique: Oblique | None) -> None:
        """Show the level on its way (0 to 1) to where the exploded view has it."""
        self.spread, self.oblique = spread, oblique
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the part of the table that is seen: the level may be anywhere in it."""
        return self.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the shadow, or the sheet and the sides."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.look is not Look.OUTLINE and self.spread < 1:
            self._paint_shadow(painter)
        if self.oblique is not None and self.spread > 0:
            painter.setOpacity(self.spread)
            self._paint_sheet(painter, self.oblique)
            painter.setOpacity(1.0)
            if self.look is not Look.OUTLINE:
                self._paint_sides(painter, self.oblique)

    def _paint_shadow(self, painter: QPainter) -> None:
        geometry = self.geometry
        reach = (0.05 + 0.05 * self.level) * geometry.cell
        strength = (0.3 if self.look is Look.DIM else 1.0) * max(0.0, 1 - 3 * self.spread)
        colour = QColor(self.theme.shadow)
        colour.setAlphaF(colour.alphaF() * 0.5 * strength)
        # The same area a few times, each time a little further: soft at its border, and cheaper
        # than to blur it or to stroke it.
        path = scaled(self._unit, geometry)
        for share in (0.4, 0.7, 1.0):
            painter.fillPath(path.translated(reach * share, 1.3 * reach * share), colour)

    def _paint_sheet(self, painter: QPainter, oblique: Oblique) -> None:
        """Draw the sheet, its number, and on the level below the line of what rests there."""
        theme = self.theme
        if self.level > 1:
            below = plane(self.geometry, oblique, self.level - 1, self.spread)
            rest = below.map(self._unit)
            halo, dashes = QPen(theme.surface, 3.2), QPen(theme.accent, 1.6)
            dashes.setDashPattern([3.0, 2.0])
            painter.strokePath(rest, halo)
            painter.strokePath(rest, dashes)
        box = oblique.sheets[self.level - 1]
        corners = (
            QPointF(box.left, -box.low),
            QPointF(box.right, -box.low),
            QPointF(box.right, -box.high),
            QPointF(box.left, -box.high),
        )
        here = plane(self.geometry, oblique, self.level, self.spread)
        fill = QColor(theme.surface)
        fill.setAlphaF(0.5)
        painter.setPen(QPen(theme.frame, 1))
        painter.setBrush(fill)
        painter.drawPolygon([here.map(corner) for corner in corners])
        self._paint_number(painter, here.map(corners[0]), max(11.0, min(22.0, oblique.cell * 0.8)))

    def _paint_number(self, painter: QPainter, corner: QPointF, size: float) -> None:
        """Write the level's number to the left of the sheet's lower left corner."""
        font = QFont()
        font.setPixelSize(round(size))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self.theme.text_quiet)
        box = QRectF(corner.x() - 3 * size - 6, corner.y() - size * 1.3, 3 * size, size * 1.5)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(box, right, str(self.level))

    def _paint_sides(self, painter: QPainter, oblique: Oblique) -> None:
        """Draw the sides of the tiles: their outlines, over and over, a little lower each time."""
        depth = THICKNESS * oblique.cell * self.spread
        for tile in self.tiles:
            side = colours_of(self.theme, tile.token.owner, self.level).side
            if self.look is Look.DIM:
                side = mix(side, self.theme.board, 0.6)
            path = tile.mapToScene(tile.path)
            painter.setPen(QPen(side, 1))
            painter.setBrush(side)
            for step in range(max(1, round(depth)), 0, -1):
                painter.drawPath(path.translated(0, step))


class LightItem(TableItem):
    """Light on the squares to which the piece in hand can go, and twilight on all others."""

    def __init__(self) -> None:
        super().__init__()
        self.area = QRectF()
        self.squares: tuple[Square, ...] = ()
        self._unit = QPainterPath()

    def set_area(self, area: QRectF) -> None:
        """Fill another rectangle of the scene."""
        self.prepareGeometryChange()
        self.area = area

    def set_squares(self, squares: tuple[Square, ...]) -> None:
        """Light these squares; none: no twilight either."""
        if squares != self.squares:
            self.squares = squares
            self._unit = outline(((x, y) for x, y, _ in squares), 1, 0.0, 0.12)
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the part of the table that is seen."""
        return self.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the twilight and the line round the light."""
        if not self.squares:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = scaled(self._unit, self.geometry)
        shade = QPainterPath()
        shade.setFillRule(Qt.FillRule.OddEvenFill)
        shade.addRect(self.area)
        shade.addPath(lit)
        painter.fillPath(shade, self.theme.veil)
        pen = QPen(self.theme.surface, max(3.0, self.geometry.cell * 0.12))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(lit, pen)
        pen.setColor(self.theme.accent)
        pen.setWidthF(max(1.6, self.geometry.cell * 0.06))
        painter.strokePath(lit, pen)


def scaled(unit: QPainterPath, geometry: Geometry) -> QPainterPath:
    """Return a path in squares (y down) as the geometry shows it."""
    path = QTransform.fromScale(geometry.cell, geometry.cell).map(unit)
    return path.translated(QPointF(geometry.left, geometry.base))
