"""A tile of a stack: its level in its shade and as a number, and the sides it has when lifted."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.game import Token
from pentogames.core.shapes import Offset
from pentogames.scene.geometry import Geometry
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.stack_look import Look, TileColours, colours_of, mix
from pentogames.scene.tile import SHADOW_OFFSET, TileItem

SMALLEST_NUMBER = 6.5
"""Height of a line of the smallest number that is written at all, in logical pixels."""

IN_HAND = 0.9
"""How opaque a tile in hand is: what it is held over matters here."""


class StackTileItem(TileItem):
    """A pentomino that lies on a level, or will.

    ``number`` is written on it, the level on which it lies or must go (0: none). ``seen`` are its
    squares that nothing covers, on which its signs stand; None is all of them.
    """

    def __init__(self, token: Token) -> None:
        super().__init__(token)
        self.look = Look.FULL
        self.number = 0
        self.seen: frozenset[Offset] | None = None

    @property
    def level(self) -> int:
        """The level on which it lies; 0 off the board."""
        squares = self.token.squares
        return squares[0].level if squares else 0

    @property
    def path(self) -> QPainterPath:
        """Its outline, in its own coordinates."""
        return self._path

    def set_look(self, look: Look, number: int, seen: Iterable[Offset] | None) -> None:
        """Say how it is shown, which number it bears, and which of its squares can be seen."""
        self.look, self.number = look, number
        self.seen = None if seen is None else frozenset(seen)
        self.update()

    def lie_between(self, geometry: Geometry) -> None:
        """Lie on the token's squares while the board is on its way to another size."""
        self.setScale(geometry.cell / self.cell)
        self.setPos(geometry.centre(self.token.squares))

    def colours(self) -> TileColours:
        """Return its colours on its level."""
        return colours_of(self.theme, self.token.owner, self.level)

    def fill(self) -> QColor:
        """Return the colour of its face."""
        return self.colours().fill

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the tile."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.look is Look.OUTLINE:
            self._paint_outline(painter)
            return
        if self.lifted:
            painter.setOpacity(IN_HAND)
            self._paint_shadow(painter)
        colours = self.colours()
        if self.look is Look.DIM:
            colours = self._dimmed(colours)
        self._paint_body(painter, colours)
        self._paint_signs(painter, colours)
        if self.last:
            self._paint_last(painter, colours)

    def _dimmed(self, colours: TileColours) -> TileColours:
        table = self.theme.board

        def quiet(colour: QColor) -> QColor:
            return mix(colour, table, 0.72)

        return TileColours(
            quiet(colours.fill),
            quiet(colours.edge),
            quiet(colours.rim),
            quiet(colours.side),
            quiet(colours.ink),
        )

    def _paint_outline(self, painter: QPainter) -> None:
        """Draw its outline dark on light, to be seen on tiles of every colour."""
        width = max(1.2, self.cell * 0.045)
        halo = QPen(mix(self.theme.surface, QColor(0, 0, 0, 0), 0.2), 2.6 * width)
        dashes = QPen(self.theme.text, width)
        dashes.setDashPattern([3.0, 2.0])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (halo, dashes):
            painter.setPen(pen)
            painter.drawPath(self._path)

    def _paint_shadow(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.shadow)
        drop = self.cell * SHADOW_OFFSET
        # Not below the tile itself: it would show through.
        painter.drawPath(self._path.translated(drop * 0.4, drop).subtracted(self._path))

    def _paint_body(self, painter: QPainter, colours: TileColours) -> None:
        edge = max(1.2, self.cell * 0.05)
        painter.fillPath(self._path, colours.fill)
        self.paint_seams(painter)
        # The light runs along the inside of the edge: what is painted outside is cut off.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.save()
        painter.setClipPath(self._path)
        painter.setPen(QPen(colours.rim, edge * 3))
        painter.drawPath(self._path)
        painter.restore()
        painter.setPen(QPen(colours.edge, edge))
        painter.drawPath(self._path)

    def paint_seams(self, painter: QPainter) -> None:
        """Draw the faint lines between the squares of the tile."""
        if self.look is Look.FULL:
            super().paint_seams(painter)

    def _paint_last(self, painter: QPainter, colours: TileColours) -> None:
        pen = QPen(colours.ink, max(1.4, self.cell * 0.05))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._inner)

    def _paint_signs(self, painter: QPainter, colours: TileColours) -> None:
        """Draw the owner's glyph and the number on squares that can be seen, apart if possible."""
        seen = [each for each in self.offsets if self.seen is None or each in self.seen]
        if not seen:
            return
        centres = sorted((self.local(offset) for offset in seen), key=_distance_to(QPointF()))
        glyph = self.theme.seat(self.token.owner).glyph
        at, radius = centres[0], self.cell * 0.2
        size = self.cell * (0.5 if self.level else 0.62)
        legible = size * self.scale() >= SMALLEST_NUMBER
        if not self.number or not legible:
            draw_glyph(painter, glyph, at, radius, colours.ink)
            return
        if len(centres) > 1:
            number_at = min(centres[1:], key=_distance_to(at))
        else:
            shift = QPointF(self.cell * 0.2, 0)
            at, number_at = at - shift, at + shift
            radius, size = radius * 0.8, size * 0.85
        draw_glyph(painter, glyph, at, radius, colours.ink)
        draw_number(painter, self.number, number_at, size, colours.ink)


def draw_number(
    painter: QPainter, number: int, centre: QPointF, size: float, colour: QColor
) -> None:
    """Write a number, its digits ``size`` high from line to line, centred on a point."""
    font = QFont()
    font.setPixelSize(max(1, round(size)))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(colour)
    box = QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _distance_to(point: QPointF) -> Callable[[QPointF], float]:
    def distance(other: QPointF) -> float:
        to = other - point
        return to.x() ** 2 + to.y() ** 2

    return distance
