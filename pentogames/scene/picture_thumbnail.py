"""Pictures of the Picture-Puzzle in small and large: the same plates and stones as on the table."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from pentogames.core.blocks import BLOCKS, GRID, SIZE, block_centre
from pentogames.games.picture_puzzle import COLOURS, read_picture
from pentogames.scene.plates import BED_CORNER, BED_MARGIN, INSET, paint_plate
from pentogames.scene.plates import SIDE as PLATE_SIDE
from pentogames.scene.stones import STONE, paint_stone
from pentogames.scene.theme import Theme


def board_square(area: QRectF) -> tuple[QPointF, float]:
    """Return where a board lies in an area: its lower left corner, and the side of a square."""
    cell = min(area.width(), area.height()) / (SIZE + 2 * BED_MARGIN)
    half = cell * SIZE / 2
    return area.center() + QPointF(-half, half), cell


def paint_picture(painter: QPainter, theme: Theme, rows: str, area: QRectF) -> None:
    """Draw a picture on its plates, as large as the area allows."""
    corner, cell = board_square(area)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    bed = QRectF(corner.x(), corner.y() - SIZE * cell, SIZE * cell, SIZE * cell)
    margin = cell * BED_MARGIN
    painter.setBrush(theme.bed)
    painter.setPen(QPen(theme.frame, max(1.0, cell * 0.04)))
    bed.adjust(-margin, -margin, margin, margin)
    painter.drawRoundedRect(bed, cell * BED_CORNER, cell * BED_CORNER)
    half = cell * (PLATE_SIDE / 2 - INSET)
    for block in BLOCKS:
        x, y = block_centre(block)
        centre = corner + QPointF(x * cell, -y * cell)
        plate = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
        paint_plate(painter, theme, plate, cell)
    for letter, mask in zip(COLOURS, read_picture(rows), strict=True):
        for square in GRID.squares(mask):
            centre = corner + QPointF((square.x + 0.5) * cell, -(square.y + 0.5) * cell)
            paint_stone(painter, theme, theme.seat(letter), centre, cell * STONE)


@lru_cache(maxsize=256)
def thumbnail(rows: str, side: int, ratio: float, theme: Theme) -> QPixmap:
    """Return a picture of a side in logical pixels, ``ratio`` device pixels to one."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_picture(painter, theme, rows, QRectF(1, 1, side - 2, side - 2))
    painter.end()
    return pixmap
