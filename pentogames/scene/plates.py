"""Plates: the blocks of a board that can be turned, with hollows for stones, on their bed."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.game import Token
from pentogames.scene.geometry import Geometry
from pentogames.scene.glyphs import draw_icon
from pentogames.scene.items import BoardItem
from pentogames.scene.theme import Theme
from pentogames.scene.token import TokenItem

SIDE = 3  # of a plate, in squares
INSET = 0.055  # of a plate from the edges of its squares, in squares
CORNER = 0.3  # radius of a plate's corners, in squares
HOLE = 0.33  # radius of a hollow, in squares
BED_MARGIN, BED_CORNER = 0.16, 0.42  # how far the bed reaches beyond the plates, in squares
SHADOW_STEPS = 4


class PlateBoard(BoardItem):
    """The bed on which the plates lie, and the labels at its edge."""

    def bed(self) -> QRectF:
        """Return the rectangle of the bed in the scene."""
        squares, cell = self.layout.squares, self.geometry.cell
        area = self.geometry.rect(squares[0]).united(self.geometry.rect(squares[-1]))
        margin = cell * BED_MARGIN
        return area.adjusted(-margin, -margin, margin, margin)

    def boundingRect(self) -> QRectF:
        """Return the area of the bed and the labels."""
        cell = self.geometry.cell
        return self.bed().adjusted(-0.8 * cell, -0.3 * cell, 0.3 * cell, 0.8 * cell)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the bed; the plates are items of their own."""
        cell = self.geometry.cell
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.theme.bed)
        painter.setPen(QPen(self.theme.frame, max(1.0, cell * 0.04)))
        painter.drawRoundedRect(self.bed(), cell * BED_CORNER, cell * BED_CORNER)
        if self.labels_shown:
            self._draw_labels(painter)


class PlateItem(TokenItem):
    """A block of 3 x 3 hollows; its position is its centre, about which it is turned.

    ``chosen`` is true while it is the block that would be turned, ``armed`` while letting go would
    turn it, ``numbered`` while it shows its number. ``turned`` is the direction of its turn if that
    was the last move's, else 0.
    """

    def __init__(self, token: Token) -> None:
        super().__init__(token)
        self.cell = 1.0
        self.chosen = False
        self.armed = False
        self.numbered = False
        self.turned = 0

    def lie_on_board(self, geometry: Geometry) -> None:
        """Lie on the token's squares, straight."""
        if geometry.cell != self.cell:
            self.prepareGeometryChange()
            self.cell = geometry.cell
        super().lie_on_board(geometry)

    def set_state(
        self,
        *,
        chosen: bool | None = None,
        armed: bool | None = None,
        numbered: bool | None = None,
        turned: int | None = None,
    ) -> None:
        """Say what is going on with the plate."""
        self.chosen = self.chosen if chosen is None else chosen
        self.armed = self.armed if armed is None else armed
        self.numbered = self.numbered if numbered is None else numbered
        self.turned = self.turned if turned is None else turned
        self.update()

    def area(self) -> QRectF:
        """Return the plate's rectangle about its centre."""
        half = self.cell * (SIDE / 2 - INSET)
        return QRectF(-half, -half, 2 * half, 2 * half)

    def boundingRect(self) -> QRectF:
        """Return the area painted, its shadow included."""
        margin = self.cell * 0.45 + 3
        return self.area().adjusted(-margin, -margin, margin, margin)

    def shape(self) -> QPainterPath:
        """Return the plate's own outline."""
        path = QPainterPath()
        path.addRect(self.area())
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the plate. Light comes from above, however far it is turned."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        down = QTransform().rotate(-self.rotation()).map(QPointF(0, 1))
        paint_plate(
            painter, self.theme, self.area(), self.cell, down=down, lifted=bool(self.rotation())
        )
        if self.numbered:
            self._paint_number(painter)
        if self.turned and not self.rotation():
            self._paint_turn(painter)
        if self.chosen or self.armed:
            pen = QPen(self.theme.accent, max(2.0, self.cell * (0.1 if self.armed else 0.06)))
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = self.cell * CORNER
            painter.drawRoundedRect(self.area(), radius, radius)

    def _paint_number(self, painter: QPainter) -> None:
        """Write the number between four hollows, where no stone hides it."""
        box = QRectF(-self.cell, -self.cell, self.cell, self.cell)
        font = QFont()
        font.setPixelSize(max(9, round(self.cell * 0.34)))
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(self.theme.accent if self.chosen else self.theme.text_quiet)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.token.face)

    def _paint_turn(self, painter: QPainter) -> None:
        """Draw a small arrow between four hollows, opposite the number."""
        middle, half = self.cell / 2, self.cell * 0.19
        box = QRectF(middle - half, middle - half, 2 * half, 2 * half)
        icon = "turn-right" if self.turned > 0 else "turn-left"
        draw_icon(painter, icon, box, self.theme.text_quiet)


def paint_plate(
    painter: QPainter,
    theme: Theme,
    area: QRectF,
    cell: float,
    *,
    down: QPointF | None = None,
    lifted: bool = False,
) -> None:
    """Draw a plate with its hollows into an area; ``down`` is where shadows fall, of length 1."""
    fall = QPointF(0, 1) if down is None else down
    radius = cell * CORNER
    _paint_shadow(painter, theme.shadow, area, radius, fall * cell * (0.16 if lifted else 0.05))
    painter.setPen(QPen(theme.plate_edge, max(1.0, cell * 0.03)))
    painter.setBrush(theme.plate)
    painter.drawRoundedRect(area, radius, radius)
    step = area.width() / (SIDE - 2 * INSET)
    for column in (-1, 0, 1):
        for row in (-1, 0, 1):
            paint_hole(painter, theme, area.center() + QPointF(column, row) * step, step, fall)


def paint_hole(
    painter: QPainter, theme: Theme, centre: QPointF, cell: float, down: QPointF
) -> None:
    """Draw one hollow: darker where its rim throws its shadow, lighter at the far side."""
    radius = cell * HOLE
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.plate.lighter(106 if not theme.dark else 122))
    painter.drawEllipse(centre + down * (cell * 0.035), radius, radius)
    painter.setBrush(theme.hole.darker(112))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(theme.hole)
    painter.drawEllipse(centre + down * (cell * 0.025), radius * 0.94, radius * 0.94)


def _paint_shadow(
    painter: QPainter, colour: QColor, area: QRectF, radius: float, fall: QPointF
) -> None:
    """Draw a soft shadow: a few faint areas, each a little larger than the one before."""
    faint = QColor(colour)
    faint.setAlphaF(colour.alphaF() * 1.5 / SHADOW_STEPS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint)
    reach = abs(fall.x()) + abs(fall.y())
    for step in range(SHADOW_STEPS):
        grown = reach * (step / SHADOW_STEPS - 0.3)
        shifted = area.translated(fall).adjusted(-grown, -grown, grown, grown)
        painter.drawRoundedRect(shifted, radius, radius)
