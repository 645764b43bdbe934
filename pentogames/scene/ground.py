"""The table that boards lie on: plain, or calm wood in long boards.

Wood is drawn, not photographed: boards of slightly different tones, and on each long lines that
wander a little. It is the same every time, and changes so little in tone that text on it stays
readable.
"""

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from pentogames.scene.theme import Theme

PLANK = 132  # height of a board of the table, logical pixels
LINES = 15  # of grain on a board
STRETCH = 48  # between points of a line of grain, logical pixels
SEED = 5


def paint_ground(painter: QPainter, theme: Theme, size: QSizeF, part: QRectF | None = None) -> None:
    """Draw the wood of a table of this size, or a part of it; a plain one is left as it is."""
    if theme.grain == theme.table:
        return
    ratio = painter.deviceTransform().m11()
    wood = _wood(theme, math.ceil(size.width()), math.ceil(size.height()), ratio)
    if part is None:
        painter.drawPixmap(0, 0, wood)
    else:
        painter.drawPixmap(part, wood, QRectF(part.topLeft() * ratio, part.size() * ratio))


@lru_cache(maxsize=2)
def _wood(theme: Theme, width: int, height: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(theme.table)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lot = random.Random(SEED)
    for top in range(0, height, PLANK):
        _paint_plank(painter, theme, QRectF(0, top, width, PLANK), lot)
    painter.end()
    return pixmap


def _paint_plank(painter: QPainter, theme: Theme, plank: QRectF, lot: random.Random) -> None:
    """Draw a board: its tone, its grain, and the joint below it."""
    painter.setClipRect(plank)
    painter.fillRect(plank, _thin(theme.grain, lot.uniform(0.0, 0.34)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bend = lot.uniform(0, math.tau)
    for number in range(LINES):
        y = plank.top() + plank.height() * (number + lot.uniform(0.1, 0.9)) / LINES
        painter.setPen(QPen(_thin(theme.grain, lot.uniform(0.25, 0.8)), lot.uniform(0.7, 2.6)))
        painter.drawPath(_grain(plank.width(), y, bend + number * 0.11, lot.uniform(2, 7)))
    painter.setPen(QPen(theme.grain, 1.5))
    painter.drawLine(plank.bottomLeft(), plank.bottomRight())
    painter.setClipping(False)


def _grain(width: float, y: float, bend: float, swing: float) -> QPainterPath:
    """Return a long line from left to right that wanders up and down by ``swing``."""

    def point(step: int) -> QPointF:
        x = step * STRETCH
        wave = math.sin(x / 310 + bend) + 0.45 * math.sin(x / 127 + bend * 1.7)
        return QPointF(x, y + swing * wave)

    path = QPainterPath(point(0))
    for step in range(1, math.ceil(width / STRETCH) + 1):
        before, after = point(step - 1), point(step)
        third = QPointF(STRETCH / 3, (after.y() - before.y()) / 3)
        path.cubicTo(before + third, after - third, after)
    return path


def _thin(colour: QColor, alpha: float) -> QColor:
    thin = QColor(colour)
    thin.setAlphaF(alpha)
    return thin
