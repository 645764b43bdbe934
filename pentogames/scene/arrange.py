"""Where the parts of a table lie in a scene: the board, the seats' homes, the strip below.

Homes hold what is off the board (trays of pieces, bowls of stones). In a wide scene they stand at
the sides, in a tall one above and below. Seats go round clockwise from the upper left; where there
is only one, the board has the place of the other.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from pentogames.core.game import Seat
from pentogames.scene.theme import GAP

STRIP_HEIGHT = 56.0
"""Height of the strip below the board, in logical pixels: messages, and buttons for the hand."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Rectangles of the scene in logical pixels."""

    board: QRectF
    homes: dict[Seat, QRectF]
    strip: QRectF


def arrange(size: QSizeF, seats: tuple[Seat, ...], columns: float, rows: float) -> Arrangement:
    """Divide a scene; ``columns`` and ``rows`` are those of the board with its labels."""
    area = QRectF(GAP, GAP, size.width() - 2 * GAP, size.height() - GAP - STRIP_HEIGHT)
    strip = QRectF(GAP, size.height() - STRIP_HEIGHT, size.width() - 2 * GAP, STRIP_HEIGHT)
    if area.width() >= area.height() * 1.05:
        return _beside(area, strip, seats, columns, rows)
    return _above_and_below(area, strip, seats, columns, rows)


def _beside(
    area: QRectF, strip: QRectF, seats: tuple[Seat, ...], columns: float, rows: float
) -> Arrangement:
    # The board takes what height it can use; the homes keep a fifth of the width each.
    sides = min(len(seats), 2)
    least = min(max(area.width() * 0.2, 110.0), 300.0)
    board_width = min(area.height() * columns / rows, area.width() - sides * (least + GAP))
    side = min((area.width() - board_width) / sides - GAP, area.height() * 0.42)
    board_width = area.width() - sides * (side + GAP)
    board = QRectF(area.left() + side + GAP, area.top(), board_width, area.height())
    # What the board does not need of its width moves the homes inwards.
    used = min(board_width, area.height() * columns / rows)
    board = QRectF(board.center().x() - used / 2, area.top(), used, area.height())
    left = QRectF(board.left() - GAP - side, area.top(), side, area.height())
    right = QRectF(board.right() + GAP, area.top(), side, area.height())
    return Arrangement(board, _shared(seats, left, right, down=True), strip)


def _above_and_below(
    area: QRectF, strip: QRectF, seats: tuple[Seat, ...], columns: float, rows: float
) -> Arrangement:
    sides = min(len(seats), 2)
    board_height = min(area.width() * rows / columns, area.height() * 0.62)
    side = min((area.height() - board_height) / sides - GAP, area.width() * 0.42)
    top = QRectF(area.left(), area.top(), area.width(), side)
    bottom = QRectF(area.left(), area.bottom() - side, area.width(), side)
    end = area.bottom() if sides == 1 else bottom.top() - GAP
    board = QRectF(area.left(), top.bottom() + GAP, area.width(), end - top.bottom() - GAP)
    return Arrangement(board, _shared(seats, top, bottom, down=False), strip)


def _shared(
    seats: tuple[Seat, ...], first: QRectF, second: QRectF, *, down: bool
) -> dict[Seat, QRectF]:
    """Share two places among the seats, clockwise from the upper left."""
    front = (len(seats) + 1) // 2 if not down else 1 + (len(seats) > 3)
    if down:
        # upper left, upper right, lower right, lower left
        order = [seats[0], *seats[3:4]], list(seats[1:3])
    else:
        order = list(seats[:front]), list(reversed(seats[front:]))
    homes: dict[Seat, QRectF] = {}
    for place, sharers in zip((first, second), order, strict=True):
        homes.update(_divided(place, sharers, down=down))
    return homes


def _divided(place: QRectF, sharers: list[Seat], *, down: bool) -> dict[Seat, QRectF]:
    count = max(1, len(sharers))
    homes = {}
    for index, seat in enumerate(sharers):
        if down:
            height = (place.height() - GAP * (count - 1)) / count
            top = place.top() + index * (height + GAP)
            homes[seat] = QRectF(place.left(), top, place.width(), height)
        else:
            width = (place.width() - GAP * (count - 1)) / count
            left = place.left() + index * (width + GAP)
            homes[seat] = QRectF(left, place.top(), width, place.height())
    return homes
