"""Stones: round, in the colour of whoever they belong to, with that one's glyph."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.game import Token
from pentogames.scene.geometry import Geometry
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.theme import Theme
from pentogames.scene.theme_seats import SeatStyle
from pentogames.scene.token import TokenItem

STONE = 0.4
"""Radius of a stone, in squares."""

GLYPH = 0.46
"""Radius of the glyph on a stone, in radii of the stone."""


def paint_stone(
    painter: QPainter,
    theme: Theme,
    style: SeatStyle,
    centre: QPointF,
    radius: float,
    *,
    lifted: bool = False,
    ghost: bool = False,
) -> None:
    """Draw a stone: lifted ones float above their shadow, ghosts have a dashed edge and none."""
    painter.setPen(Qt.PenStyle.NoPen)
    if not ghost:
        drop = radius * (0.34 if lifted else 0.1)
        painter.setBrush(theme.shadow)
        painter.drawEllipse(centre + QPointF(drop * 0.3, drop), radius * 1.02, radius * 1.02)
    body = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.4), radius * 1.5)
    body.setColorAt(0.0, style.fill.lighter(114))
    body.setColorAt(0.45, style.fill)
    body.setColorAt(1.0, style.fill.darker(112))
    painter.setBrush(body)
    pen = QPen(style.edge, max(1.2, radius * 0.1))
    if ghost:
        pen.setDashPattern([2.2, 1.6])
    painter.setPen(pen)
    painter.drawEllipse(centre, radius, radius)
    ink = QColor(style.ink)
    ink.setAlphaF(0.85)
    draw_glyph(painter, style.glyph, centre, radius * GLYPH, ink)


class StoneItem(TokenItem):
    """A stone on a square, in a bowl or in the hand; its position is its centre."""

    def __init__(self, token: Token) -> None:
        super().__init__(token)
        self.cell = 1.0

    def style(self) -> SeatStyle:
        """Return how the stone looks: its token's face is the name of its colour."""
        return self.theme.seat(self.token.face)

    def lie_on_board(self, geometry: Geometry) -> None:
        """Lie on the token's square."""
        self.set_cell(geometry.cell)
        super().lie_on_board(geometry)

    def lie_at_home(self, centre: QPointF, cell: float, geometry: Geometry) -> None:
        """Lie at home, small."""
        self.set_cell(geometry.cell)
        super().lie_at_home(centre, cell, geometry)

    def set_cell(self, cell: float) -> None:
        """Be as large as squares of this side ask for, in logical pixels."""
        if cell != self.cell:
            self.prepareGeometryChange()
            self.cell = cell

    @property
    def radius(self) -> float:
        """Its radius in logical pixels, at a scale of 1."""
        return STONE * self.cell

    def boundingRect(self) -> QRectF:
        """Return the area painted, the shadow of a lifted stone included."""
        reach = self.radius * 1.45 + 2
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the stone; the one that was laid last has a second ring."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = self.style()
        paint_stone(painter, self.theme, style, QPointF(0, 0), self.radius, lifted=self.lifted)
        if self.last:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(style.ink, max(1.2, self.radius * 0.09)))
            painter.drawEllipse(QPointF(0, 0), self.radius * 0.76, self.radius * 0.76)
