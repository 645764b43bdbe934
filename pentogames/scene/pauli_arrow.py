"""Pauli's pieces: arrows that point away from their owners."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.game import Token
from pentogames.scene.geometry import Geometry
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.theme import Theme
from pentogames.scene.tile import SHADOW_OFFSET
from pentogames.scene.token import TokenItem

_CORNERS = ((0, -0.47), (0.43, -0.09), (0.43, 0.46), (0, 0.25), (-0.43, 0.46), (-0.43, -0.09))
"""An arrow that points up, in squares about its centre, y down."""

ROUNDING = 0.07  # of its corners, in squares
RIM = 0.085  # of its owner's colour, in squares


@cache
def arrow_path(*, up: bool) -> QPainterPath:
    """Return the outline of an arrow in a square of side 1 about its centre."""
    corners = [QPointF(x, y if up else -y) for x, y in _CORNERS]
    path = QPainterPath()
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        start, end = _towards(corner, before), _towards(corner, after)
        if index:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path


def _towards(corner: QPointF, other: QPointF) -> QPointF:
    way = other - corner
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    return QPointF(corner + way * (ROUNDING / length))


def points_up(owner: str | None) -> bool:
    """Whether an owner's pieces point up: Cool sits below the board, Hot above it."""
    return owner != "Hot"


def draw_arrow(
    painter: QPainter,
    theme: Theme,
    owner: str | None,
    colour: str,
    centre: QPointF,
    side: float,
) -> None:
    """Draw a piece of a colour, given by its letter, in a square of that side."""
    rim, style = theme.seat(owner), theme.seat(f"piece:{colour}")
    path = arrow_path(up=points_up(owner))
    painter.save()
    painter.translate(centre)
    painter.scale(side, side)
    line = max(1.1 / side, 0.024)
    painter.setPen(_pen(rim.edge, line))
    painter.setBrush(rim.fill)
    painter.drawPath(path)
    inside = 1 - 2 * RIM / 0.9
    painter.scale(inside, inside)
    painter.setPen(_pen(style.edge, line))
    painter.setBrush(style.fill)
    painter.drawPath(path)
    painter.restore()
    towards = -0.05 if points_up(owner) else 0.05
    draw_glyph(painter, style.glyph, centre + QPointF(0, towards * side), side * 0.17, style.ink)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


class ArrowItem(TokenItem):
    """A piece: an arrow in its colour with the colour's glyph, in a rim of its owner's."""

    def __init__(self, token: Token) -> None:
        super().__init__(token)
        self.cell = 1.0

    def lie_on_board(self, geometry: Geometry) -> None:
        """Lie on the token's square."""
        self._set_cell(geometry.cell)
        super().lie_on_board(geometry)

    def lie_at_home(self, centre: QPointF, cell: float, geometry: Geometry) -> None:
        """Lie in the stash, small."""
        self._set_cell(geometry.cell)
        super().lie_at_home(centre, cell, geometry)

    def be_carried(self, geometry: Geometry, centre: QPointF) -> None:
        """Hang in the hand, as large as on the board."""
        self._set_cell(geometry.cell)
        self.setScale(1.0)
        self.setPos(centre)

    def _set_cell(self, cell: float) -> None:
        if cell != self.cell:
            self.prepareGeometryChange()
            self.cell = cell

    def boundingRect(self) -> QRectF:
        """Return the area painted, the shadow of a lifted piece included."""
        half = self.cell * (0.5 + SHADOW_OFFSET) + 2
        return QRectF(-half, -half, 2 * half, 2 * half)

    def shape(self) -> QPainterPath:
        """Return the arrow's own outline."""
        return self._outline(1.0)

    def _outline(self, share: float) -> QPainterPath:
        side = self.cell * share
        return QTransform.fromScale(side, side).map(arrow_path(up=points_up(self.token.owner)))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the piece; the one played last has a line inside its edge."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.lifted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.shadow)
            drop = self.cell * SHADOW_OFFSET
            painter.drawPath(self._outline(1.0).translated(drop * 0.4, drop))
        owner, colour = self.token.owner, self.token.face
        draw_arrow(painter, self.theme, owner, colour, QPointF(0, 0), self.cell)
        if self.last:
            ink = self.theme.seat(f"piece:{colour}").ink
            painter.setPen(_pen(ink, max(1.4, self.cell * 0.045)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._outline(0.72))
