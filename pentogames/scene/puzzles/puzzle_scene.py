"""The scene of a puzzle: a board, what is painted on it, and the strip below.

Like the scene of a match it only says what a player means to do; the page decides (window.puzzles).
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from pentogames.core.cells import Square
from pentogames.core.layout import Layout
from pentogames.scene.arrange import STRIP_HEIGHT
from pentogames.scene.geometry import Geometry, extent_of, fit
from pentogames.scene.gestures import Pointer
from pentogames.scene.ground import paint_ground
from pentogames.scene.hand_scene import over_button, pointer_of
from pentogames.scene.items import BoardItem, TableItem
from pentogames.scene.part import Part
from pentogames.scene.puzzles.cursor import CursorItem
from pentogames.scene.strip import StripItem, Tone
from pentogames.scene.theme import GAP, Theme

Z_BOARD, Z_PIECES, Z_OUTLINES, Z_CURSOR, Z_STRIP, Z_HAND = 0, 20, 40, 45, 50, 100

LARGEST_SQUARE = 96.0
"""Side of a square on a board at most, in logical pixels."""


class PuzzleScene(QGraphicsScene):
    """Shows a board; subclasses show what lies on it, and take what hands do."""

    spoken = Signal(str)  # what the strip says, for those who cannot see it

    keys: tuple[tuple[str, str], ...] = ()
    """Each key, as users call it, with what it does."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.size, self.ratio = QSizeF(800, 600), 1.0
        self.geometry = Geometry(1.0, 0.0, 0.0)
        self.cursor_at = Square(0, 0)
        self.board = BoardItem(Layout((Square(0, 0),)))
        self.cursor = CursorItem()
        self.strip = StripItem()
        self.table_items: list[TableItem] = []
        self.add_table_item(self.board, Z_BOARD)
        self.add_table_item(self.cursor, Z_CURSOR)
        self.strip.setZValue(Z_STRIP)
        self.addItem(self.strip)
        self.cursor.hide()

    def add_table_item(self, item: TableItem, z: float) -> None:
        """Add an item that follows the theme and the board's geometry."""
        item.setZValue(z)
        self.table_items.append(item)
        self.addItem(item)

    # -- size and look ----------------------------------------------------------------------------

    def show_layout(self, layout: Layout) -> None:
        """Show a board of other squares."""
        self.board.layout = layout
        self.cursor.hide()
        self.relayout()

    def set_size(self, size: QSizeF, ratio: float) -> None:
        """Fill a view of this size; ``ratio`` is device pixels in a logical one."""
        self.size, self.ratio = size, ratio
        self.relayout()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.setBackgroundBrush(theme.table)
        for item in self.table_items:
            item.set_theme(theme)
        self.strip.set_theme(theme)
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the table."""
        super().drawBackground(painter, rect)
        paint_ground(painter, self.theme, self.size)

    def relayout(self) -> None:
        """Place everything anew."""
        self.setSceneRect(0, 0, self.size.width(), self.size.height())
        area = QRectF(
            GAP, GAP, self.size.width() - 2 * GAP, self.size.height() - GAP - STRIP_HEIGHT
        )
        self.strip.set_area(QRectF(area.left(), area.bottom(), area.width(), STRIP_HEIGHT))
        self.geometry = fit(
            self.place_beside(area), extent_of(self.board.layout), self.ratio, LARGEST_SQUARE
        )
        for item in self.table_items:
            item.set_geometry(self.geometry)
        self.refresh_hand()

    def place_beside(self, area: QRectF) -> QRectF:
        """Place what lies beside the board; return the area that is left for the board."""
        return area

    def refresh_hand(self) -> None:
        """Show anew what is in hand: the board has another size."""

    # -- squares ----------------------------------------------------------------------------------

    def square_at(self, point: QPointF) -> Square | None:
        """Return the square of the board at a point."""
        square = self.geometry.square(point)
        return square if square in self.board.layout.squares else None

    def move_cursor(self, step: tuple[int, int]) -> None:
        """Move the cursor by a step and show it; the first key only shows it."""
        if self.cursor.isVisible():
            squares = self.board.layout.squares
            to = Square(self.cursor_at.x + step[0], self.cursor_at.y + step[1])
            self.cursor_at = to if to in squares else self.cursor_at
        self.show_cursor()

    def show_cursor(self) -> None:
        """Show where keys would act, and say what lies there."""
        self.cursor.show_at(self.cursor_at)
        name = self.board.layout.name(self.cursor_at)
        self.spoken.emit(f"{name}: {self.what_lies_at(self.cursor_at)}")

    def what_lies_at(self, square: Square) -> str:
        """Say what lies on a square."""
        raise AssertionError("each board has its own")

    def pieces_at_hand(self) -> Iterable[Part]:
        """Return what can be taken in hand, for those who cannot see it."""
        return ()

    # -- saying -----------------------------------------------------------------------------------

    def prompt(self, text: str) -> None:
        """Say what is to be done now."""
        self.strip.set_prompt(text)

    def say(self, text: str, tone: Tone, *, stay: bool = False) -> None:
        """Say that something happened or is refused."""
        self.strip.say(text, tone, stay=stay)
        self.spoken.emit(text)

    # -- hands ------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Take a press of a button, or of a finger."""

    def move(self, pointer: Pointer) -> None:
        """Take a movement, with or without a button pressed."""

    def release(self, pointer: Pointer) -> None:
        """Take the release of a button, or of a finger."""

    def key(self, event: QKeyEvent) -> bool:
        """Take a key; say whether it was used."""
        return False

    def leave(self) -> None:
        """Take note that the pointer is not over the table any more."""

    def cancel(self) -> None:
        """Put down what is in hand."""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Offer a press to buttons, then to the hand."""
        self._offer(event, self.press, super().mousePressEvent)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of two quick ones as a press like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Offer a movement to the hand."""
        super().mouseMoveEvent(event)
        if self.mouseGrabberItem() is None:
            self.move(pointer_of(event))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Offer a release to the hand."""
        if self.mouseGrabberItem() is None:
            self.release(pointer_of(event))
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer a key to the hand."""
        if not self.key(event):
            super().keyPressEvent(event)

    def _offer(
        self,
        event: QGraphicsSceneMouseEvent,
        take: Callable[[Pointer], None],
        otherwise: Callable[[QGraphicsSceneMouseEvent], None],
    ) -> None:
        if over_button(self, event.scenePos()):
            otherwise(event)
        else:
            take(pointer_of(event))
            event.accept()
