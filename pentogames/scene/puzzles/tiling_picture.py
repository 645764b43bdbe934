"""Solutions of tiling puzzles as pictures, small and large, as they lie on the table."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from pentogames.core.cells import Square
from pentogames.puzzles.tiling import Laid, Solution, Tiling
from pentogames.scene.geometry import Geometry, outline
from pentogames.scene.theme import TILE_INSET, TILE_RADIUS, Theme, given_style, piece_style
from pentogames.scene.theme_seats import SeatStyle

LEAST_FOR_LETTERS = 17.0  # side of a square, logical pixels
MOST_IN_PUZZLE = 38.0  # likewise


def paint_solution(painter: QPainter, theme: Theme, solution: Solution, area: QRectF) -> None:
    """Draw a solution, as large as the area allows."""
    squares = [square for laid in solution for square in laid.squares]
    geometry = _fitted(squares, area)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for laid in solution:
        paint_piece(painter, piece_style(theme, laid.piece), laid, geometry)


def paint_puzzle(painter: QPainter, theme: Theme, tiling: Tiling, area: QRectF) -> None:
    """Draw a puzzle as it begins: its region, and what is given; small ones not too large."""
    geometry = _fitted(list(tiling.region), area, MOST_IN_PUZZLE)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.grid, 1.0))
    painter.setBrush(theme.board)
    for square in tiling.region:
        painter.drawRect(geometry.rect(square))
    path = outline(((square.x, square.y) for square in tiling.region), geometry.cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.frame, 2.0))
    painter.drawPath(path.translated(geometry.left, geometry.base))
    for laid in tiling.givens:
        paint_piece(painter, given_style(theme), laid, geometry)


def _fitted(squares: list[Square], area: QRectF, most: float = math.inf) -> Geometry:
    left, low = min(s.x for s in squares), min(s.y for s in squares)
    across = max(s.x for s in squares) - left + 1
    up = max(s.y for s in squares) - low + 1
    cell = min(area.width() / across, area.height() / up, most)
    corner = area.center() + QPointF(-across * cell / 2, up * cell / 2)
    return Geometry(cell, corner.x() - left * cell, corner.y() + low * cell)


def paint_piece(painter: QPainter, style: SeatStyle, laid: Laid, geometry: Geometry) -> None:
    """Draw a piece with its letter, if that can be read."""
    cell = geometry.cell
    cells = [(square.x, square.y) for square in laid.squares]
    path = outline(cells, cell, cell * TILE_INSET, cell * TILE_RADIUS)
    painter.setPen(QPen(style.edge, max(0.8, cell * 0.05)))
    painter.setBrush(style.fill)
    painter.drawPath(path.translated(geometry.left, geometry.base))
    if cell < LEAST_FOR_LETTERS:
        return
    middle = geometry.centre(laid.squares)
    nearest = min(
        (geometry.rect(square) for square in laid.squares),
        key=lambda rect: (rect.center() - middle).manhattanLength(),
    )
    font = QFont()
    font.setPixelSize(round(cell * 0.42))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(style.ink)
    painter.drawText(nearest, Qt.AlignmentFlag.AlignCenter, laid.piece)
