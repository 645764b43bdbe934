"""Solutions of tiling puzzles as pictures, small and large, as they lie on the table."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from pentogames.core.cells import Square
from pentogames.puzzles.tiling import Laid, Solution, Tiling
from pentogames.scene.geometry import Geometry, outline
from pentogames.scene.theme import TILE_INSET, TILE_RADIUS, Theme, piece_style

LEAST_FOR_LETTERS = 17.0  # side of a square, logical pixels


def paint_solution(painter: QPainter, theme: Theme, solution: Solution, area: QRectF) -> None:
    """Draw a solution, as large as the area allows."""
    squares = [square for laid in solution for square in laid.squares]
    geometry = _fitted(squares, area)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for laid in solution:
        _paint_piece(painter, theme, laid, geometry)


def paint_puzzle(painter: QPainter, theme: Theme, tiling: Tiling, area: QRectF) -> None:
    """Draw a puzzle as it begins, as large as the area allows: its region, and what is given."""
    geometry = _fitted(list(tiling.region), area)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.grid, 1.0))
    painter.setBrush(theme.board)
    for square in tiling.region:
        painter.drawRect(geometry.rect(square))
    cells = [(square.x, square.y) for square in tiling.region]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.frame, 2.0))
    painter.drawPath(
        outline(cells, geometry.cell, 0.0, 0.0).translated(geometry.left, geometry.base)
    )
    for laid in tiling.givens:
        _paint_piece(painter, theme, laid, geometry)


def _fitted(squares: list[Square], area: QRectF) -> Geometry:
    left, low = min(s.x for s in squares), min(s.y for s in squares)
    across = max(s.x for s in squares) - left + 1
    up = max(s.y for s in squares) - low + 1
    cell = min(area.width() / across, area.height() / up)
    corner = area.center() + QPointF(-across * cell / 2, up * cell / 2)
    return Geometry(cell, corner.x() - left * cell, corner.y() + low * cell)


def _paint_piece(painter: QPainter, theme: Theme, laid: Laid, geometry: Geometry) -> None:
    cell, style = geometry.cell, piece_style(theme, laid.piece)
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
