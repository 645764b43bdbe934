"""Stashes of Pauli: a bar with a seat's pieces in stacks by colour, to take from."""

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QTransform

from pentogames.core.game import Seat, Token
from pentogames.games.pauli import COLOURS
from pentogames.scene.home import HEAD, HomeItem
from pentogames.scene.pauli_arrow import arrow_path, points_up
from pentogames.scene.seat_clock import CLOCK_HEIGHT, clock_width

NAME_SHARE = 0.26  # of the bar's width, for the name
STEP = 0.055  # between pieces of a stack, in sides of a piece
LARGEST = 56.0
"""Side of a piece in the stash at most, in logical pixels."""


class StashItem(HomeItem):
    """A seat's bar: its name, and a stack for each colour with the number of pieces in it."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._stacks: dict[str, tuple[str, ...]] = dict.fromkeys(COLOURS, ())
        self._coming: Counter[str] = Counter()

    def set_tokens(self, tokens: tuple[Token, ...]) -> None:
        """Take note of the seat's pieces; the one that would be played next lies on top."""
        at_home = [token for token in tokens if token.kind == "arrow" and not token.squares]
        self._stacks = {
            colour: tuple(token.id for token in at_home if token.face == colour)
            for colour in COLOURS
        }
        self.update()

    def count(self, colour: str) -> int:
        """Return how many pieces of a colour lie here."""
        return len(self._stacks[colour])

    def expect(self, colours: Iterable[str]) -> None:
        """Leave pieces of these colours out of the numbers: they are shown on their way here."""
        self._coming = Counter(colours)
        self.update()

    def top(self, colour: str) -> str | None:
        """Return the id of the piece on top of a stack; None if the stack is empty."""
        stack = self._stacks[colour]
        return stack[0] if stack else None

    def height_in_stack(self, token: Token) -> int:
        """Return how many pieces lie below this one."""
        stack = self._stacks[token.face]
        return len(stack) - 1 - stack.index(token.id) if token.id in stack else 0

    # -- where things are -------------------------------------------------------------------------

    @property
    def head(self) -> QRectF:
        """The name stands at the left, in the middle of the bar's height."""
        width = max(self.area.width() * NAME_SHARE, 102.0)
        top = self.area.center().y() - HEAD / 2
        if self.clock.text:
            top -= CLOCK_HEIGHT / 2 - 2
        return QRectF(self.area.left() + 8, top, width - 8, HEAD)

    @property
    def clock_area(self) -> QRectF:
        """The clock stands below the name."""
        head = self.head
        left = head.left() + 26 - self.clock.indent
        return QRectF(left, head.bottom() - 5, clock_width(self.clock), CLOCK_HEIGHT)

    def stack_area(self, colour: str) -> QRectF:
        """Return the part of the bar in which a colour's stack and its number lie."""
        left = self.head.right() + 4
        width = (self.area.right() - 6 - left) / len(COLOURS)
        x = left + COLOURS.index(colour) * width
        return QRectF(x, self.area.top(), width, self.area.height())

    @property
    def side(self) -> float:
        """The side of a piece in the stash."""
        area = self.stack_area(COLOURS[0])
        return max(1.0, min(area.height() - 14, (area.width() - 24) / 1.1, LARGEST))

    def slot(self, token: Token) -> tuple[QPointF, float]:
        """Return where a piece lies in its stack."""
        return self._place(token.face, self.height_in_stack(token)), self.side

    def _place(self, colour: str, height: int) -> QPointF:
        """Return the centre of the piece that has so many below it."""
        area, side = self.stack_area(colour), self.side
        middle = QPointF(area.center().x() - 9, area.center().y())
        rise = (height - 1.5) * STEP * side
        return middle + QPointF(rise * 0.7, -rise)

    def colour_at(self, point: QPointF) -> str | None:
        """Return the colour whose stack, be it empty, is at a point of the scene."""
        return next((c for c in COLOURS if self.stack_area(c).contains(point)), None)

    def token_at(self, point: QPointF) -> str | None:
        """Return the id of the piece on top of the stack at a point."""
        colour = self.colour_at(point)
        return None if colour is None else self.top(colour)

    # -- painting ---------------------------------------------------------------------------------

    def paint_inside(self, painter: QPainter) -> None:
        """Draw the numbers, the letters that name the colours, and what empty stacks leave."""
        for colour in COLOURS:
            area = self.stack_area(colour)
            number = self.count(colour) - self._coming[colour]
            if not number:
                self._paint_gap(painter, self._place(colour, 0))
            x = area.center().x() - 9 + self.side * 0.5 + 6
            box = QRectF(x, area.top(), 22, area.height())
            self._write(painter, box, str(number), colour)

    def _paint_gap(self, painter: QPainter, centre: QPointF) -> None:
        path = QTransform.fromScale(self.side, self.side).map(arrow_path(up=points_up(self.seat)))
        pen = QPen(self.theme.frame, 1.2)
        pen.setDashPattern([2.5, 2.0])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path.translated(centre))

    def _write(self, painter: QPainter, box: QRectF, number: str, letter: str) -> None:
        font = QFont()
        font.setPixelSize(15)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        empty = number == "0"
        painter.setPen(self.theme.text_quiet if empty else self.theme.text)
        middle = box.center().y()
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(box.left(), middle - 17, box.width(), 20), align, number)
        font.setPixelSize(10)
        painter.setFont(font)
        painter.setPen(self.theme.text_quiet)
        painter.drawText(QRectF(box.left() + 1, middle + 1, box.width(), 15), align, letter)
