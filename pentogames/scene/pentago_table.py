"""How the table of Pentago is divided: bowls at the corners of the board, clockwise."""

from PySide6.QtCore import QRectF, QSizeF

from pentogames.core.game import Seat
from pentogames.scene.arrange import STRIP_HEIGHT, Arrangement
from pentogames.scene.theme import GAP

SHARE = 0.14  # of the width, for the bowls on one side
NARROWEST, WIDEST = 92.0, 190.0  # width of a bowl's panel, logical pixels
ROOM = 100.0  # height of a panel besides its dish, which is about as high as it is wide
LOWEST, HIGHEST = 84.0, 116.0  # height of a panel above or below the board


def divide(size: QSizeF, seats: tuple[Seat, ...], shape: float) -> Arrangement:
    """Divide a scene for a board of this shape (width by height, labels included).

    Bowls stand at the sides, or above and below where that leaves the board more room. Seats go
    round clockwise from the upper left.
    """
    area = QRectF(GAP, GAP, size.width() - 2 * GAP, size.height() - GAP - STRIP_HEIGHT)
    strip = QRectF(GAP, size.height() - STRIP_HEIGHT, size.width() - 2 * GAP, STRIP_HEIGHT)
    beside = _beside(area, strip, _sides(seats, beside=True), shape)
    above = _above_and_below(area, strip, _sides(seats, beside=False))
    return max(
        beside, above, key=lambda table: min(table.board.width() / shape, table.board.height())
    )


def _sides(seats: tuple[Seat, ...], *, beside: bool) -> tuple[list[Seat], list[Seat]]:
    """Return who sits at the left and at the right, or above and below."""
    if beside:  # upper left, lower left; upper right, lower right
        return [seats[0], *seats[3:4]], list(seats[1:3])
    if len(seats) == 2:
        return [seats[0]], [seats[1]]
    return list(seats[:2]), list(reversed(seats[2:]))


def _beside(
    area: QRectF, strip: QRectF, sides: tuple[list[Seat], list[Seat]], shape: float
) -> Arrangement:
    least = max(area.width() * SHARE, NARROWEST)
    width = min(area.height() * shape, area.width() - 2 * (least + GAP))
    side = min((area.width() - width) / 2 - GAP, WIDEST)
    board = QRectF(area.center().x() - width / 2, area.top(), width, area.height())
    homes: dict[Seat, QRectF] = {}
    for x, sharers in zip((board.left() - GAP - side, board.right() + GAP), sides, strict=True):
        height = min((area.height() - GAP) / 2, side + ROOM)
        tops = [area.top(), area.bottom() - height]
        if len(sharers) == 1:
            tops = [area.center().y() - height / 2]
        homes.update(
            (seat, QRectF(x, top, side, height)) for seat, top in zip(sharers, tops, strict=True)
        )
    return Arrangement(board, homes, strip)


def _above_and_below(
    area: QRectF, strip: QRectF, sides: tuple[list[Seat], list[Seat]]
) -> Arrangement:
    bar = min(max(area.height() * 0.14, LOWEST), HIGHEST)
    homes: dict[Seat, QRectF] = {}
    for y, sharers in zip((area.top(), area.bottom() - bar), sides, strict=True):
        width = (area.width() - GAP * (len(sharers) - 1)) / len(sharers)
        for index, seat in enumerate(sharers):
            homes[seat] = QRectF(area.left() + index * (width + GAP), y, width, bar)
    board = area.adjusted(0, bar + GAP, 0, -bar - GAP)
    return Arrangement(board, homes, strip)
