"""Where the parts of a tiling puzzle's table lie, and what its squares are called."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from pentogames.core.cells import Square
from pentogames.core.layout import Layout
from pentogames.scene.geometry import Extent
from pentogames.scene.puzzles.puzzle_scene import LARGEST_SQUARE
from pentogames.scene.theme import GAP
from pentogames.scene.tray import cell_in

SHARES = (0.2, 0.24, 0.28, 0.32, 0.36, 0.42, 0.48)
"""How much of the table the tray may take."""

TRAY_LEAST, TRAY_MOST = 0.45, 0.7
"""Sides of a square in the tray, as parts of one on the board: worth room of the board's up to the
one, and room that the board does not need up to the other."""


def region_layout(region: Iterable[Square]) -> Layout:
    """Return the layout of a region, its squares named from its lower left corner as ``A1``."""
    squares = tuple(sorted(region, key=lambda square: (square.y, square.x)))
    left, low = min(s.x for s in squares), min(s.y for s in squares)
    return Layout(squares, name=lambda s: f"{column_name(s.x - left)}{s.y - low + 1}")


def column_name(number: int) -> str:
    """Return the letter of a column, counted from 0; after Z comes AA."""
    after, letter = divmod(number, 26)
    return (column_name(after - 1) if after else "") + chr(ord("A") + letter)


def share(area: QRectF, extent: Extent, pieces: str) -> tuple[QRectF, QRectF]:
    """Divide a table among the tray, at the left or below, and the board.

    Chosen is what shows the smaller of both as large as possible, then the board, then the tray.
    """
    return max(_ways(area), key=lambda way: _worth(way, extent, pieces))


def _ways(area: QRectF) -> Iterable[tuple[QRectF, QRectF]]:
    for part in SHARES:
        width, height = area.width() * part, area.height() * part
        yield (
            QRectF(area.left(), area.top(), width, area.height()),
            area.adjusted(width + GAP, 0, 0, 0),
        )
        yield (
            QRectF(area.left(), area.bottom() - height, area.width(), height),
            area.adjusted(0, 0, 0, -height - GAP),
        )


def _worth(way: tuple[QRectF, QRectF], extent: Extent, pieces: str) -> tuple[float, float, float]:
    tray, board = way
    square = min(board.width() / extent.width, board.height() / extent.height, LARGEST_SQUARE)
    small = cell_in(max(1.0, tray.width() - 16), max(1.0, tray.height() - 16), pieces)
    return min(square, small / TRAY_LEAST), square, min(small, square * TRAY_MOST)
