"""Signs and icons as paths: the glyphs of seats, and the pictures on buttons and in menus.

Paths, not characters of a font: they look the same everywhere and take any colour. Glyphs lie in
the square from -1 to 1 about their centre, icons in a square of 24 units, to be stroked.
"""

import math
from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from pentogames.scene.theme_seats import Glyph

ICON_SIZE = 24
ICON_STROKE = 1.8

# M x y: move; L x y: line; C x1 y1 x2 y2 x y: curve; A cx cy r start sweep: arc (degrees,
# counter-clockwise from 3 o'clock); Z: close.
_ICONS = {
    "new": "M 12 5 L 12 19 M 5 12 L 19 12",
    "open": "M 3.5 18.5 L 3.5 6 L 9.5 6 L 11.5 8.5 L 20.5 8.5 L 20.5 18.5 Z M 3.5 12 L 20.5 12",
    "save": (
        "M 12 4 L 12 15 M 7.5 10.5 L 12 15 L 16.5 10.5 M 4.5 15.5 L 4.5 19.5 L 19.5 19.5 "
        "L 19.5 15.5"
    ),
    "undo": "M 8.5 5 L 4.5 9 L 8.5 13 M 4.5 9 L 14 9 C 22 9 22 19 14 19 L 9 19",
    "redo": "M 15.5 5 L 19.5 9 L 15.5 13 M 19.5 9 L 10 9 C 2 9 2 19 10 19 L 15 19",
    "first": "M 18 6 L 11.5 12 L 18 18 M 12 6 L 5.5 12 L 12 18 M 4.5 6 L 4.5 18",
    "previous": "M 14.5 6 L 8.5 12 L 14.5 18",
    "next": "M 9.5 6 L 15.5 12 L 9.5 18",
    "last": "M 6 6 L 12.5 12 L 6 18 M 12 6 L 18.5 12 L 12 18 M 19.5 6 L 19.5 18",
    "turn-left": "M 5 4.5 L 5 10 L 10.5 10 M 5 10 A 12 12.8 7.4 158 -290",
    "turn-right": "M 19 4.5 L 19 10 L 13.5 10 M 19 10 A 12 12.8 7.4 22 290",
    "skip": "M 5 5.5 L 13.5 12 L 5 18.5 Z M 18.5 5.5 L 18.5 18.5",
    "flip": "M 12 3 L 12 21 M 8.5 6.5 L 8.5 17.5 L 3 17.5 Z M 15.5 6.5 L 15.5 17.5 L 21 17.5 Z",
    "place": "M 5 12.5 L 10 17.5 L 19.5 7",
    "back": "M 6.5 6.5 L 17.5 17.5 M 17.5 6.5 L 6.5 17.5",
    "squares": "M 4 4 L 20 4 L 20 20 L 4 20 Z M 12 4 L 12 20 M 4 12 L 20 12",
    "regions": (
        "M 4 4 L 20 4 L 20 20 L 4 20 Z M 4 13 L 10 13 L 10 9 L 15 9 L 15 4 M 10 13 L 10 20"
    ),
    "dead": "M 4 4 L 20 4 L 20 20 L 4 20 Z M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5",
    "picture": (
        "M 3.5 5 L 20.5 5 L 20.5 19 L 3.5 19 Z M 3.5 16 L 9 11 L 13 15 L 16 12.5 L 20.5 16.5"
    ),
    "hint": (
        "M 9 18 L 15 18 M 10 21 L 14 21 M 9.5 15 C 9.5 12.5 6.5 12 6.5 8.5 "
        "C 6.5 1.5 17.5 1.5 17.5 8.5 C 17.5 12 14.5 12.5 14.5 15 Z"
    ),
    "go": "M 7 5 L 18.5 12 L 7 19 Z",
    "stop": "M 6.5 6.5 L 17.5 6.5 L 17.5 17.5 L 6.5 17.5 Z",
    "pause": "M 8 5.5 L 8 18.5 M 16 5.5 L 16 18.5",
    "graph": "M 4 4 L 4 20 L 20 20 M 7.5 15.5 L 11.5 10.5 L 14.5 13 L 19.5 6",
    "book": (
        "M 12 6.5 C 9 4 6 4.5 3.5 5 L 3.5 18.5 C 6 18 9 17.5 12 20 C 15 17.5 18 18 20.5 18.5 "
        "L 20.5 5 C 18 4.5 15 4 12 6.5 L 12 20"
    ),
    "zoom-in": (
        "M 10.5 7 L 10.5 14 M 7 10.5 L 14 10.5 M 15.5 15.5 L 20.5 20.5 "
        "M 17.5 10.5 A 10.5 10.5 7 0 360"
    ),
    "zoom-out": "M 7 10.5 L 14 10.5 M 15.5 15.5 L 20.5 20.5 M 17.5 10.5 A 10.5 10.5 7 0 360",
    "fit": "M 4 9 L 4 4 L 9 4 M 15 4 L 20 4 L 20 9 M 20 15 L 20 20 L 15 20 M 9 20 L 4 20 L 4 15",
    "layers": (
        "M 12 3.5 L 21 8.5 L 12 13.5 L 3 8.5 Z M 3 12.5 L 12 17.5 L 21 12.5 M 3 16 L 12 21 L 21 16"
    ),
    "eye": "M 2.5 12 C 7 4.5 17 4.5 21.5 12 C 17 19.5 7 19.5 2.5 12 Z M 15 12 A 12 12 3 0 360",
    "hidden": "M 2.5 10 C 7 17 17 17 21.5 10 M 12 15.2 L 12 19 M 6 13.5 L 4 17 M 18 13.5 L 20 17",
    "flag": "M 5.5 21 L 5.5 4 M 5.5 5 L 18.5 5 L 15 9.5 L 18.5 14 L 5.5 14",
    "matches": "M 4 4 L 14 4 L 14 9 L 20 9 L 20 20 L 9 20 L 9 14 L 4 14 Z M 9 9 L 14 14",
    "openings": "M 4 4 L 20 4 L 20 20 L 4 20 Z M 12 8.5 L 12 15.5 M 8.5 12 L 15.5 12",
    "sound": (
        "M 4 9.5 L 7.5 9.5 L 12 5.5 L 12 18.5 L 7.5 14.5 L 4 14.5 Z "
        "M 15.2 9.2 C 16.7 10.8 16.7 13.2 15.2 14.8 M 18 6.5 C 21 9.6 21 14.4 18 17.5"
    ),
    "globe": (
        "M 21 12 A 12 12 9 0 360 M 3.4 12 L 20.6 12 M 12 3.2 C 7 8 7 16 12 20.8 "
        "M 12 3.2 C 17 8 17 16 12 20.8"
    ),
    "keyboard": (
        "M 3 6.5 L 21 6.5 L 21 17.5 L 3 17.5 Z M 6.5 10 L 7 10 M 10.2 10 L 10.7 10 "
        "M 13.8 10 L 14.3 10 M 17.2 10 L 17.7 10 M 8 14 L 16 14"
    ),
    "gear": (
        "M 15.2 12 A 12 12 3.2 0 360 M 12 3 L 12 6 M 12 18 L 12 21 M 3 12 L 6 12 M 18 12 L 21 12 "
        "M 5.6 5.6 L 7.8 7.8 M 16.2 16.2 L 18.4 18.4 M 5.6 18.4 L 7.8 16.2 M 16.2 7.8 L 18.4 5.6"
    ),
    "question": (
        "M 8.5 9.2 C 8.5 4.6 15.8 4.6 15.6 9 C 15.5 11.6 12 11.8 12 14.6 M 12 18.4 L 12 18.6"
    ),
    "warning": "M 12 6 L 12 13.6 M 12 18 L 12 18.2",
    "clock": "M 12 7 L 12 12 L 15.5 14 M 21 12 A 12 12 9 0 360",
}


@cache
def icon_path(name: str) -> QPainterPath:
    """Return the strokes of an icon in a square of 24 units; KeyError for an unknown name."""
    path = QPainterPath()
    words = iter(_ICONS[name].split())
    for command in words:
        if command == "M":
            path.moveTo(float(next(words)), float(next(words)))
        elif command == "L":
            path.lineTo(float(next(words)), float(next(words)))
        elif command == "C":
            path.cubicTo(*(float(next(words)) for _ in range(6)))
        elif command == "A":
            x, y, r, start, sweep = (float(next(words)) for _ in range(5))
            path.arcTo(QRectF(x - r, y - r, 2 * r, 2 * r), start, sweep)
        else:
            path.closeSubpath()
    return path


def icon(name: str, colour: QColor, ratios: Iterable[int] = (1, 2, 3)) -> QIcon:
    """Return an icon in a colour, faint where it is disabled.

    It is sharp where a logical pixel is so many pixels of the screen wide as one of ``ratios``.
    """
    result = QIcon()
    faint = QColor(colour)
    faint.setAlphaF(0.42)
    for ratio in ratios:
        plain = _icon_pixmap(name, colour, ratio)
        result.addPixmap(plain, QIcon.Mode.Normal)
        result.addPixmap(plain, QIcon.Mode.Selected)  # Qt would make a pale one of its own
        result.addPixmap(_icon_pixmap(name, faint, ratio), QIcon.Mode.Disabled)
    return result


def _icon_pixmap(name: str, colour: QColor, ratio: int) -> QPixmap:
    """Return a picture of an icon, for so many pixels of the screen to a logical one."""
    pixmap = QPixmap(ICON_SIZE * ratio, ICON_SIZE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_icon(painter, name, QRectF(0, 0, ICON_SIZE, ICON_SIZE), colour)
    painter.end()
    return pixmap


def draw_icon(painter: QPainter, name: str, area: QRectF, colour: QColor) -> None:
    """Draw an icon into an area, in a colour."""
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width() / ICON_SIZE, area.height() / ICON_SIZE)
    pen = QPen(colour, ICON_STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_path(name))
    painter.restore()


@cache
def glyph_path(glyph: Glyph) -> QPainterPath:
    """Return a seat's sign as an area to be filled, within -1 to 1."""
    path = QPainterPath()
    if glyph is Glyph.RING:
        path.addEllipse(QPointF(0, 0), 0.9, 0.9)
        path.addEllipse(QPointF(0, 0), 0.52, 0.52)
    elif glyph is Glyph.DISC:
        path.addEllipse(QPointF(0, 0), 0.72, 0.72)
    elif glyph is Glyph.SQUARE:
        path.addRect(QRectF(-0.72, -0.72, 1.44, 1.44))
    elif glyph is Glyph.BARS:
        path.addRect(QRectF(-0.8, -0.7, 1.6, 0.5))
        path.addRect(QRectF(-0.8, 0.2, 1.6, 0.5))
    elif glyph is Glyph.CROSS:
        path.addPolygon(_polygon(_CROSS))
    elif glyph is Glyph.TRIANGLE:
        path.addPolygon(_polygon(((0, -0.9), (0.92, 0.7), (-0.92, 0.7))))
    elif glyph is Glyph.DIAMOND:
        path.addPolygon(_polygon(((0, -0.98), (0.88, 0), (0, 0.98), (-0.88, 0))))
    elif glyph is Glyph.UP:
        path.addPolygon(_polygon(_ARROW))
    elif glyph is Glyph.DOWN:
        path.addPolygon(_polygon(tuple((x, -y) for x, y in _ARROW)))
    else:
        path.addPolygon(_polygon(_star(5)))
    path.closeSubpath()
    return path


_CROSS = (
    (-0.28, -0.9), (0.28, -0.9), (0.28, -0.28), (0.9, -0.28), (0.9, 0.28), (0.28, 0.28),
    (0.28, 0.9), (-0.28, 0.9), (-0.28, 0.28), (-0.9, 0.28), (-0.9, -0.28), (-0.28, -0.28),
)  # fmt: skip
_ARROW = (
    (0, -0.98), (0.92, 0.06), (0.36, 0.06), (0.36, 0.92), (-0.36, 0.92), (-0.36, 0.06),
    (-0.92, 0.06),
)  # fmt: skip


def _star(points: int) -> tuple[tuple[float, float], ...]:
    corners = []
    for index in range(2 * points):
        radius = 1.0 if index % 2 == 0 else 0.45
        angle = math.pi * index / points
        corners.append((radius * math.sin(angle), -radius * math.cos(angle)))
    return tuple(corners)


def _polygon(corners: tuple[tuple[float, float], ...]) -> list[QPointF]:
    return [QPointF(x, y) for x, y in corners]


def draw_glyph(
    painter: QPainter, glyph: Glyph, centre: QPointF, radius: float, colour: QColor
) -> None:
    """Draw a seat's sign, filled with a colour."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(glyph_path(glyph))
    painter.restore()
