"""How a match looks in a list: its letter, and the pentomino in its colours."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from pentogames.core.shapes import SHAPES
from pentogames.games.pauli import Match
from pentogames.scene.pauli_card import colours_as_pictured, draw_squares
from pentogames.scene.theme import Theme

MIDDLE_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
LETTER_AT = 10  # from the left end of the row, logical pixels


def paint_match(
    painter: QPainter,
    area: QRectF,
    match: Match,
    theme: Theme,
    ink: QColor,
    *,
    at: float,
    unit: float,
) -> None:
    """Draw the letter in an ink, and the picture from ``at`` on with squares of side ``unit``.

    Both are logical pixels, ``at`` from the left end of the row's area.
    """
    font = QFont(painter.font())
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(area.adjusted(LETTER_AT, 0, 0, 0), MIDDLE_LEFT, match.letter)
    height = (max(y for _, y in SHAPES[match.letter].offsets) + 1) * unit
    origin = QPointF(area.left() + at, area.center().y() + height / 2)
    draw_squares(painter, theme, match.letter, colours_as_pictured(match), origin, unit)
