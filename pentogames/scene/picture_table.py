"""The Picture-Puzzle's table: the board, beside it players, the stones at hand and the clock."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.game import Seat, Token
from pentogames.model.words import tr
from pentogames.scene.area_item import AreaItem
from pentogames.scene.arrange import STRIP_HEIGHT, Arrangement
from pentogames.scene.cover import HEIGHT
from pentogames.scene.home import HEAD, HomeItem
from pentogames.scene.stones import STONE
from pentogames.scene.theme import GAP, RADIUS

ROW = 38.0  # height of a player's row at most, logical pixels
LOWEST_ROW = 27.0
NARROWEST, WIDEST = 158.0, 250.0  # width of the column beside the board
CLOCK = 108.0  # height of the clock at most
CAPTION = 24.0
LARGEST_STONE = 18.0  # radius of a stone at hand


@dataclass(frozen=True, slots=True)
class PictureParts:
    """Where the parts of the table lie: what every table has, and this one's own."""

    common: Arrangement
    hand: QRectF
    clock: QRectF
    action: QPointF
    action_width: float


def divide(size: QSizeF, seats: tuple[Seat, ...], shape: float, *, clock: bool) -> PictureParts:
    """Divide a scene for a board of this shape (width by height, labels included)."""
    area = QRectF(GAP, GAP, size.width() - 2 * GAP, size.height() - GAP - STRIP_HEIGHT)
    strip = QRectF(GAP, size.height() - STRIP_HEIGHT, size.width() - 2 * GAP, STRIP_HEIGHT)
    if area.width() >= area.height() * 0.95:
        width = min(area.height() * shape, area.width() - NARROWEST - GAP)
        side = min(area.width() - width - GAP, WIDEST)
        left = area.left() + (area.width() - width - GAP - side) / 2
        column = QRectF(left, area.top(), side, area.height())
        board = QRectF(column.right() + GAP, area.top(), width, area.height())
        return _column(board, column, strip, seats, clock=clock)
    return _bar(area, strip, seats, clock=clock)


def _column(
    board: QRectF, column: QRectF, strip: QRectF, seats: tuple[Seat, ...], *, clock: bool
) -> PictureParts:
    """Put the players, the stones at hand, the clock and the button below each other."""
    bottom = column.bottom() - HEIGHT
    watch = QRectF()
    if clock:
        height = min(CLOCK, column.height() * 0.2)
        watch = QRectF(column.left(), bottom - GAP - height, column.width(), height)
        bottom = watch.top()
    free = bottom - column.top() - 120
    row = max(LOWEST_ROW, min(ROW, (free + 5) / len(seats) - 5))
    homes = {
        seat: QRectF(column.left(), column.top() + index * (row + 5), column.width(), row)
        for index, seat in enumerate(seats)
    }
    top = column.top() + len(seats) * (row + 5) + GAP - 5
    hand = QRectF(column.left(), top, column.width(), max(60.0, min(220.0, bottom - GAP - top)))
    action = QPointF(column.center().x(), column.bottom() - HEIGHT / 2)
    return PictureParts(Arrangement(board, homes, strip), hand, watch, action, column.width())


def _bar(area: QRectF, strip: QRectF, seats: tuple[Seat, ...], *, clock: bool) -> PictureParts:
    """Put the players in rows above the board; stones, clock and button below it."""
    across = min(len(seats), max(2, int(area.width() / 170)))
    rows = math.ceil(len(seats) / across)
    width = (area.width() - GAP * (across - 1)) / across
    homes = {
        seat: QRectF(
            area.left() + index % across * (width + GAP),
            area.top() + index // across * (LOWEST_ROW + 9),
            width,
            LOWEST_ROW + 4,
        )
        for index, seat in enumerate(seats)
    }
    below = min(100.0, area.height() * 0.2)
    top = area.top() + rows * (LOWEST_ROW + 9) + 4
    board = QRectF(area.left(), top, area.width(), area.bottom() - below - GAP - top)
    button = min(200.0, area.width() * 0.32)
    watch_width = 90.0 if clock else 0.0
    bar = QRectF(area.left(), area.bottom() - below, area.width(), below)
    hand = bar.adjusted(0, 0, -(button + GAP + watch_width + GAP * clock), 0)
    watch = QRectF(hand.right() + GAP, bar.top(), watch_width, below) if clock else QRectF()
    action = QPointF(bar.right() - button / 2, bar.center().y())
    return PictureParts(Arrangement(board, homes, strip), hand, watch, action, button)


class PlayerItem(HomeItem):
    """A player's row: sign, name, and what the player is doing or how it went."""

    @property
    def head(self) -> QRectF:
        """The whole row."""
        middle = self.area.center().y()
        return QRectF(self.area.left() + 6, middle - HEAD / 2, self.area.width() - 14, HEAD)


class AtHandItem(AreaItem):
    """The stones that are removed and not placed again, in a tray; one colour is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: str | None = None
        self._tokens: tuple[Token, ...] = ()

    def set_tokens(self, tokens: Iterable[Token]) -> None:
        """Take note of the stones that lie here."""
        self._tokens = tuple(tokens)
        self.update()

    def choose(self, colour: str | None) -> None:
        """Show which colour will be placed next."""
        self.chosen = colour
        self.update()

    def _grid(self) -> tuple[QRectF, int, float]:
        """Return where the stones lie, how many in a row, and the distance between them."""
        inner = self.area.adjusted(8, CAPTION + 4, -8, -8)
        count = max(1, len(self._tokens))
        step = LARGEST_STONE * 2.3
        while step > 12 and int(inner.width() / step) * int(inner.height() / step) < count:
            step -= 1
        return inner, max(1, int(inner.width() / step)), step

    def slot(self, name: str) -> tuple[QPointF, float]:
        """Return where a stone lies: its centre, and the side of its square there."""
        inner, across, step = self._grid()
        names = [token.id for token in self._tokens]
        row, column = divmod(names.index(name) if name in names else 0, across)
        centre = inner.topLeft() + QPointF((column + 0.5) * step, (row + 0.5) * step)
        return centre, step / 2.3 / STONE

    def stone_at(self, point: QPointF) -> Token | None:
        """Return the stone at a point of the scene."""
        _, _, step = self._grid()
        for token in self._tokens:
            away = self.slot(token.id)[0] - point
            if max(abs(away.x()), abs(away.y())) <= step / 2:
                return token
        return None

    def boundingRect(self) -> QRectF:
        """Return the tray's rectangle."""
        return self.area.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the tray, and rings round the stones of the colour chosen."""
        theme = self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.surface)
        painter.setPen(QPen(theme.hairline, 1))
        painter.drawRoundedRect(self.area, RADIUS, RADIUS)
        font = QFont()
        font.setPixelSize(12)
        painter.setFont(font)
        painter.setPen(theme.text_quiet)
        box = QRectF(self.area.left() + 10, self.area.top() + 2, self.area.width() - 16, CAPTION)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, align, tr("Stones at hand"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, 2.4))
        for token in self._tokens:
            if token.face == self.chosen:
                centre, cell = self.slot(token.id)
                painter.drawEllipse(centre, cell * STONE + 3, cell * STONE + 3)
