"""Positions of games as small pictures: the board, and what lies on it in the seats' colours."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from pentogames.core.cells import Square
from pentogames.core.game import Game, Token
from pentogames.scene.geometry import Geometry, outline
from pentogames.scene.theme import TILE_INSET, TILE_RADIUS, Theme

_STONE = 0.4
"""Radius of a stone, in squares."""


def paint_table(
    painter: QPainter, theme: Theme, game: Game[Any, Any, Any], position: Any, area: QRectF
) -> None:
    """Draw a position without what lies beside the board, as large as the area allows."""
    layout = game.layout(position)
    geometry = _fitted(layout.squares, area)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.grid, 0.8))
    painter.setBrush(theme.board)
    for square in layout.squares:
        painter.drawRect(geometry.rect(square))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for squares in (*(part.squares for part in layout.areas), layout.squares):
        whole = len(squares) == len(layout.squares)
        painter.setPen(QPen(theme.frame, 1.6 if whole else 1.0))
        painter.drawPath(_path(squares, geometry, 0.0, 0.0))
    lying = [token for token in game.tokens(position) if token.squares and token.owner is not None]
    for token in sorted(lying, key=lambda token: token.squares[0].level):
        _paint_token(painter, theme, token, geometry)


def _fitted(squares: tuple[Square, ...], area: QRectF) -> Geometry:
    left, low = min(s.x for s in squares), min(s.y for s in squares)
    across = max(s.x for s in squares) - left + 1
    up = max(s.y for s in squares) - low + 1
    cell = min(area.width() / across, area.height() / up)
    corner = area.center() + QPointF(-across * cell / 2, up * cell / 2)
    return Geometry(cell, corner.x() - left * cell, corner.y() + low * cell)


def _path(
    squares: tuple[Square, ...], geometry: Geometry, inset: float, radius: float
) -> QPainterPath:
    cell = geometry.cell
    path = outline([(square.x, square.y) for square in squares], cell, cell * inset, cell * radius)
    return path.translated(geometry.left, geometry.base)


def _paint_token(painter: QPainter, theme: Theme, token: Token, geometry: Geometry) -> None:
    """Draw a tile, or a stone where it takes up a single square."""
    style = theme.seat(token.owner)
    painter.setPen(QPen(style.edge, max(0.8, geometry.cell * 0.06)))
    painter.setBrush(style.fill)
    if len(token.squares) == 1:
        radius = geometry.cell * _STONE
        painter.drawEllipse(geometry.rect(token.squares[0]).center(), radius, radius)
    else:
        painter.drawPath(_path(token.squares, geometry, TILE_INSET, TILE_RADIUS))
