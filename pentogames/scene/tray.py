"""A tray: the twelve pentominoes of a seat, each with a place of its own."""

from functools import cache
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from pentogames.core.game import Seat, Token
from pentogames.core.shapes import SHAPES
from pentogames.scene.geometry import outline
from pentogames.scene.home import HomeItem
from pentogames.scene.theme import TILE_RADIUS, Theme

ORDER = "FXTVWZUPLYNI"
"""Pieces of like height stand together, so that the rows waste little."""

LARGEST = 42.0
"""Side of a square in the tray at most, in logical pixels."""


@cache
def size_of(piece: str) -> tuple[int, int]:
    """Return the width and height of a piece as it lies in the tray, in squares."""
    offsets = SHAPES[piece].offsets
    return max(x for x, _ in offsets) + 1, max(y for _, y in offsets) + 1


def pack(width: float, height: float, pieces: str = ORDER) -> tuple[float, dict[str, QRectF]]:
    """Lay pieces in rows, in this order, as large as the area allows.

    Returns the side of a square and each piece's slot, in the area's own coordinates; slots have
    half a square of room on every side.
    """
    cell, packing = _best(width, height, pieces)
    rows, high = packing.rows, packing.high
    slots = {}
    spare = (height - high * cell) / (len(rows) + 1)
    spare = min(spare, cell * 1.5)
    y = (height - high * cell - spare * (len(rows) - 1)) / 2
    for row in rows:
        tall = max(size_of(piece)[1] for piece in row) + 1
        wide = sum(size_of(piece)[0] + 1 for piece in row)
        gap = (width - wide * cell) / len(row)
        x = gap / 2
        for piece in row:
            across = (size_of(piece)[0] + 1) * cell
            slots[piece] = QRectF(x, y, across, tall * cell)
            x += across + gap
        y += tall * cell + spare
    return cell, slots


def cell_in(width: float, height: float, pieces: str = ORDER) -> float:
    """Return the side of a square with which ``pack`` lays the pieces."""
    return _best(width, height, pieces)[0]


class _Packing(NamedTuple):
    """Pieces in rows, and how wide and high that is in squares."""

    rows: list[list[str]]
    wide: int
    high: int


def _best(width: float, height: float, pieces: str) -> tuple[float, _Packing]:
    """Return the packing that shows the pieces largest, and how large that is."""
    return max(
        (
            (min(width / packing.wide, height / packing.high, LARGEST), packing)
            for packing in _packings(pieces)
        ),
        key=itemgetter(0),
    )


@cache
def _packings(pieces: str) -> tuple[_Packing, ...]:
    """Return the ways to lay pieces in rows, of more and more squares."""
    found: list[_Packing] = []
    for limit in range(6, 48):
        rows = _rows(limit, pieces)
        if not found or rows != found[-1].rows:
            wide = max(sum(size_of(piece)[0] + 1 for piece in row) for row in rows)
            high = sum(max(size_of(piece)[1] for piece in row) + 1 for row in rows)
            found.append(_Packing(rows, wide, high))
    return tuple(found)


def _rows(limit: int, pieces: str) -> list[list[str]]:
    """Return the pieces in rows of at most so many squares."""
    rows: list[list[str]] = [[]]
    used = 0
    for piece in pieces:
        width = size_of(piece)[0] + 1
        if rows[-1] and used + width > limit:
            rows.append([])
            used = 0
        rows[-1].append(piece)
        used += width
    return rows


class TrayItem(HomeItem):
    """A seat's tray; the places of pieces that were played keep their outline."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.cell = 1.0
        self._slots: dict[str, QRectF] = {}
        self._tokens: dict[str, str] = {}
        self.used: frozenset[str] = frozenset()

    def set_tokens(self, tokens: tuple[Token, ...]) -> None:
        """Take note of the seat's tiles, those on the board included."""
        self._tokens = {token.face: token.id for token in tokens}
        self.used = frozenset(token.face for token in tokens if token.squares)
        self.update()

    def set_area(self, area: QRectF) -> None:
        """Fill another rectangle of the scene and lay the slots anew."""
        super().set_area(area)
        inner = self.inner
        self.cell, slots = pack(inner.width(), inner.height())
        self._slots = {piece: slot.translated(inner.topLeft()) for piece, slot in slots.items()}

    def slot(self, token: Token) -> tuple[QPointF, float]:
        """Return the centre of the tile's slot and the side of a square there."""
        return self._slots[token.face].center(), self.cell

    def token_at(self, point: QPointF) -> str | None:
        """Return the id of the tile that lies at the point and has not been played."""
        for piece, slot in self._slots.items():
            if slot.contains(point) and piece not in self.used:
                return self._tokens.get(piece)
        return None

    def paint_inside(self, painter: QPainter) -> None:
        """Draw the outlines of the tiles that are not here any more."""
        for piece, slot in self._slots.items():
            draw_gap(painter, self.theme, piece, slot.center(), self.cell)


def draw_gap(painter: QPainter, theme: Theme, piece: str, centre: QPointF, cell: float) -> None:
    """Draw the outline of a piece that is not at its place any more."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.hairline, 1.2))
    width, height = size_of(piece)
    path = outline(SHAPES[piece].offsets, cell, cell * 0.06, cell * TILE_RADIUS)
    corner = QPointF(centre.x() - width * cell / 2, centre.y() + height * cell / 2)
    painter.drawPath(path.translated(corner))
