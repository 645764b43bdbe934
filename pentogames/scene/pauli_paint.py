"""What is painted over Pauli's board: matches, where they could be made, and explosions."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Role, Seat
from pentogames.games.pauli import Match
from pentogames.scene.geometry import Geometry, outline
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.items import MarksItem, TableItem
from pentogames.scene.theme import Theme

LEVELS = 4  # of outlines inside each other, where matches overlap
FIRST_INSET, INSET_STEP = 0.035, 0.055  # squares
BURST_POINTS = 11


class Tone(Enum):
    """What an outline is there for."""

    MATCH = "match"
    EXPLODES = "explodes"  # a match that goes off: with a burst on each square
    WANTED = "wanted"  # wants one more piece
    BAD = "bad"  # must not be made
    CAUSE = "cause"  # lies there already and forbids another


OUTLINED = {Role.BAD: Tone.BAD, Role.CAUSE: Tone.CAUSE, Role.LINE: Tone.MATCH}
"""The roles of marks that are shown as outlines."""


@dataclass(frozen=True, slots=True)
class Painted:
    """Squares to outline: a match with the seat that controls it, or what might become one.

    ``level`` is how far inside other outlines it lies.
    """

    squares: tuple[Square, ...]
    letter: str = ""
    seat: Seat | None = None
    tone: Tone = Tone.MATCH
    level: int = 0


@dataclass(frozen=True, slots=True)
class Wanted:
    """A vacant square with the colours that would complete a match there, and which may be played.

    ``playable`` are those of the colours that the seat to move could put there now.
    """

    square: Square
    colours: tuple[str, ...]
    playable: frozenset[str]


@dataclass(frozen=True, slots=True)
class Painting:
    """All that is painted at a time; ``spotlight`` dims the squares that are not outlined."""

    matches: tuple[Painted, ...] = ()
    wanted: tuple[Wanted, ...] = ()
    spotlight: bool = False


NOTHING = Painting()


def painted(match: Match, tone: Tone = Tone.MATCH) -> Painted:
    """Return a match as something to paint."""
    return Painted(match.squares, match.letter, match.controller, tone)


def stacked(matches: Iterable[Painted]) -> tuple[Painted, ...]:
    """Return the matches with levels, so that outlines that share a square do not hide each other.

    There are only so many levels; beyond that outlines may coincide.
    """
    placed: list[Painted] = []
    for match in matches:
        taken = {other.level for other in placed if set(other.squares) & set(match.squares)}
        level = next((level for level in range(LEVELS) if level not in taken), len(placed) % LEVELS)
        placed.append(replace(match, level=level))
    return tuple(placed)


def plate_squares(matches: Iterable[Painted]) -> list[Square]:
    """Return a square for the letter of each match, different ones as far as there are enough."""
    used: list[Square] = []
    for match in matches:
        free = [square for square in match.squares if square not in used]
        used.append(max(free or match.squares, key=lambda square: (square.y, -square.x)))
    return used


class BoardPainter:
    """Draws a Painting on a board of some geometry, in a theme."""

    def __init__(self, painter: QPainter, geometry: Geometry, theme: Theme) -> None:
        self.painter = painter
        self.geometry = geometry
        self.theme = theme

    def draw(self, painting: Painting) -> None:
        """Draw everything: first what dims, last the letters."""
        matches = painting.matches
        if painting.spotlight:
            self._dim(painting)
        for match in matches:
            self._draw_outline(match)
        bursting = {s for match in matches if match.tone is Tone.EXPLODES for s in match.squares}
        for square in sorted(bursting):
            self._draw_burst(square)
        for wanted in painting.wanted:
            self._draw_wanted(wanted)
        named = [match for match in matches if match.letter]
        for match, square in zip(named, plate_squares(named), strict=True):
            self._draw_plate(match, square)

    def _path(self, squares: Iterable[Square], inset: float) -> QPainterPath:
        geometry = self.geometry
        cells = ((square.x, square.y) for square in squares)
        path = outline(cells, geometry.cell, inset * geometry.cell, geometry.cell * 0.12)
        return path.translated(geometry.left, geometry.base)

    def _dim(self, painting: Painting) -> None:
        """Draw a veil over all squares that nothing is said about."""
        board = QPainterPath()
        board.addRect(self.geometry.rect(Square(0, 0)).united(self.geometry.rect(Square(7, 7))))
        for match in painting.matches:
            board = board.subtracted(self._path(match.squares, 0))
        for wanted in painting.wanted:
            board = board.subtracted(self._path([wanted.square], 0))
        veil = QColor(self.theme.board)
        veil.setAlphaF(0.62)
        self.painter.fillPath(board, veil)

    def _colours(self, match: Painted) -> tuple[QColor, QColor]:
        """Return the colour of an outline and that of the ground that sets it off."""
        theme = self.theme
        if match.tone is Tone.WANTED or (match.tone is Tone.MATCH and match.seat is None):
            return theme.accent, theme.surface
        if match.tone in (Tone.BAD, Tone.CAUSE):
            role = Role.BAD if match.tone is Tone.BAD else Role.CAUSE
            return theme.roles[role].line, theme.surface
        style = theme.seat(match.seat)
        dark, light = sorted((style.fill, style.ink), key=QColor.lightness)
        return dark, light

    def _draw_outline(self, match: Painted) -> None:
        """Draw a line on a ground that sets it off; dashed where the match does not lie there."""
        cell = self.geometry.cell
        path = self._path(match.squares, FIRST_INSET + INSET_STEP * match.level)
        line, ground = self._colours(match)
        width = max(1.8, cell * 0.05)
        pen = QPen(ground, width + max(1.6, cell * 0.04))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        if match.tone is not Tone.WANTED:
            self.painter.setPen(pen)
            self.painter.drawPath(path)
        pen.setColor(line)
        pen.setWidthF(width)
        if match.tone is Tone.WANTED:
            pen.setDashPattern([2.2, 1.8])
        elif match.tone is Tone.BAD:
            pen.setDashPattern([3.0, 1.2])
        self.painter.setPen(pen)
        self.painter.drawPath(path)

    def _draw_burst(self, square: Square) -> None:
        """Draw a jagged star on the upper right corner of a square."""
        cell = self.geometry.cell
        centre = self.geometry.rect(square).center() + QPointF(cell * 0.27, -cell * 0.27)
        draw_burst(self.painter, self.theme, centre, cell * 0.21)

    def _draw_wanted(self, wanted: Wanted) -> None:
        """Draw the colours wanted on a vacant square; those that cannot be played crossed out."""
        area = self.geometry.rect(wanted.square)
        count = len(wanted.colours)
        columns = 1 if count == 1 else 2 if count <= 4 else 3
        rows = -(-count // columns)
        side = area.width() * 0.86 / max(columns, rows)
        for index, colour in enumerate(wanted.colours):
            row, column = divmod(index, columns)
            x = area.center().x() + (column - (columns - 1) / 2) * side
            y = area.center().y() + (row - (rows - 1) / 2) * side
            self._draw_disc(QPointF(x, y), side, colour, colour in wanted.playable)

    def _draw_disc(self, centre: QPointF, side: float, colour: str, playable: bool) -> None:
        style = self.theme.seat(f"piece:{colour}")
        radius = min(side * 0.44, self.geometry.cell * 0.3)
        self.painter.setOpacity(1.0 if playable else 0.45)
        self.painter.setPen(QPen(style.edge, 1.4))
        self.painter.setBrush(style.fill)
        self.painter.drawEllipse(centre, radius, radius)
        draw_glyph(self.painter, style.glyph, centre, radius * 0.5, style.ink)
        self.painter.setOpacity(1.0)
        if not playable:
            self.painter.setPen(QPen(self.theme.bad, max(1.6, radius * 0.2)))
            reach = QPointF(radius * 0.8, -radius * 0.8)
            self.painter.drawLine(centre - reach, centre + reach)

    def _draw_plate(self, match: Painted, square: Square) -> None:
        """Write the letter, and the sign of who controls the match, on the corner of a square."""
        cell, painter = self.geometry.cell, self.painter
        height = max(15.0, cell * 0.36)
        line, ground = self._colours(match)
        font = QFont()
        font.setPixelSize(round(height * 0.72))
        font.setWeight(QFont.Weight.DemiBold)
        plate = QRectF(0, 0, height * (1.75 if match.seat else 1.0), height)
        plate.moveTopLeft(self.geometry.rect(square).topLeft() - QPointF(2, 2))
        painter.setPen(QPen(ground, 1.3))
        painter.setBrush(line)
        painter.drawRoundedRect(plate, height * 0.3, height * 0.3)
        room = plate
        if match.seat:
            centre = QPointF(plate.left() + height * 0.5, plate.center().y())
            glyph = self.theme.seat(match.seat).glyph
            draw_glyph(painter, glyph, centre, height * 0.28, ground)
            room = plate.adjusted(height * 0.75, 0, 0, 0)
        painter.setFont(font)
        painter.setPen(ground)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, match.letter)


class PaintItem(TableItem):
    """Paints a Painting over everything that lies on the board."""

    def __init__(self) -> None:
        super().__init__()
        self.painting = NOTHING

    def show_painting(self, painting: Painting) -> None:
        """Paint this and nothing else."""
        if painting != self.painting:
            self.prepareGeometryChange()
            self.painting = painting
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the board, and what letters at its edge need."""
        return QRectF() if self.painting == NOTHING else board_with_margin(self.geometry)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the painting."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        BoardPainter(painter, self.geometry, self.theme).draw(self.painting)


class MatchMarksItem(MarksItem):
    """Marks whose outlines leave the pieces below them to be seen, and dim all others."""

    @property
    def painting(self) -> Painting:
        """The outlines that the marks come to."""
        outlines = [
            Painted(mark.squares, mark.label, tone=OUTLINED[mark.role])
            for mark in self.marks
            if mark.role in OUTLINED
        ]
        return Painting(stacked(outlines), spotlight=any(found.letter for found in outlines))

    def boundingRect(self) -> QRectF:
        """Return the board, and what letters at its edge need."""
        return board_with_margin(self.geometry) if self.marks else QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the marks, outlines last."""
        super().paint(painter, option, widget)
        BoardPainter(painter, self.geometry, self.theme).draw(self.painting)

    def _draw_area(self, painter: QPainter, mark: Mark) -> None:
        if mark.role not in OUTLINED:
            super()._draw_area(painter, mark)


def board_with_margin(geometry: Geometry) -> QRectF:
    """Return the rectangle of the board and half a square around it."""
    corners = geometry.rect(Square(0, 0)).united(geometry.rect(Square(7, 7)))
    margin = geometry.cell * 0.5
    return corners.adjusted(-margin, -margin, margin, margin)


def draw_burst(painter: QPainter, theme: Theme, centre: QPointF, radius: float) -> None:
    """Draw a jagged star: something explodes here."""
    points = []
    for index in range(2 * BURST_POINTS):
        reach = radius if index % 2 == 0 else radius * 0.55
        angle = math.pi * index / BURST_POINTS
        points.append(centre + QPointF(reach * math.sin(angle), -reach * math.cos(angle)))
    painter.setPen(QPen(theme.burst_edge, max(1.0, radius * 0.13)))
    painter.setBrush(theme.burst)
    painter.drawPolygon(QPolygonF(points))
