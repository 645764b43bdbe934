"""The handles of a block that can be turned: its two arrows, and the board as it would become."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from pentogames.core.blocks import CLOCKWISE, COUNTER_CLOCKWISE, block_centre
from pentogames.core.cells import Square
from pentogames.core.game import Mark
from pentogames.model.words import tr
from pentogames.scene.geometry import Geometry
from pentogames.scene.items import TableItem
from pentogames.scene.plate_marks import paint_row
from pentogames.scene.plates import INSET, SIDE
from pentogames.scene.stones import STONE, paint_stone
from pentogames.scene.strip import BUTTON, ButtonItem, HandButton
from pentogames.scene.theme import Theme
from pentogames.scene.theme_seats import SeatStyle

ARROW = 0.33
"""Radius of an arrow in squares: so large that it hides no stone, at the corner of a plate."""

LEAST_ARROW = 15.0
"""Radius of an arrow on a small board, in logical pixels: enough for a finger."""

HINTS = {
    CLOCKWISE: "Turn block {block} clockwise (R)",
    COUNTER_CLOCKWISE: "Turn block {block} counter-clockwise (L)",
}
ICONS = {CLOCKWISE: "turn-right", COUNTER_CLOCKWISE: "turn-left"}


class ArrowItem(ButtonItem):
    """An arrow at a corner of the block: pressed, it turns the block; hovered, it shows how."""

    def __init__(
        self,
        quarters: int,
        act: Callable[[], None],
        hovered: Callable[[bool], None],
        parent: QGraphicsItem,
    ) -> None:
        super().__init__(HandButton(ICONS[quarters], "", act), parent)
        self.quarters = quarters
        self._tell = hovered

    def place(self, corner: QPointF, radius: float, hint: str) -> None:
        """Lie at a corner of a plate, at rest."""
        self._hovered = self._pressed = False
        self.setPos(corner)
        self.setScale(2 * radius / BUTTON)
        self.setToolTip(hint)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show what turning would bring."""
        super().hoverEnterEvent(event)
        self._tell(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show the board as it is again."""
        super().hoverLeaveEvent(event)
        self._tell(False)


class TurnHandles(QGraphicsItem):
    """The arrows of the chosen block; ``act`` and ``hovered`` are told the direction."""

    def __init__(self, act: Callable[[int], None], hovered: Callable[[int, bool], None]) -> None:
        super().__init__()
        self.arrows = {
            quarters: ArrowItem(
                quarters,
                lambda quarters=quarters: act(quarters),  # type: ignore[misc]
                lambda on, quarters=quarters: hovered(quarters, on),  # type: ignore[misc]
                self,
            )
            for quarters in (CLOCKWISE, COUNTER_CLOCKWISE)
        }
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """Return nothing: only the arrows are drawn."""
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw nothing."""

    def show_at(self, block: int, allowed: Iterable[int], geometry: Geometry, theme: Theme) -> None:
        """Show the arrows of a block, those of the directions that are allowed."""
        x, y = block_centre(block)
        half = SIDE / 2
        radius = max(ARROW * geometry.cell, LEAST_ARROW)
        directions = tuple(allowed)
        for quarters, arrow in self.arrows.items():
            arrow.theme = theme
            corner = geometry.point(x + quarters * half, y + half)
            arrow.place(corner, radius, tr(HINTS[quarters]).format(block=block))
            arrow.setVisible(quarters in directions)
        self.setVisible(True)


class PreviewItem(TableItem):
    """The board as a turn would make it: ghosts of the block's stones, and rows that would be."""

    def __init__(self) -> None:
        super().__init__()
        self.block = 1
        self.stones: tuple[tuple[Square, SeatStyle], ...] = ()
        self.rows: tuple[Mark, ...] = ()
        self.setVisible(False)

    def show_turned(
        self, block: int, stones: Iterable[tuple[Square, SeatStyle]], rows: Iterable[Mark]
    ) -> None:
        """Show a block's stones where a turn would carry them."""
        self.prepareGeometryChange()
        self.block, self.stones, self.rows = block, tuple(stones), tuple(rows)
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area of the block, or of the whole board if rows are shown."""
        half = SIDE / 2 - INSET
        x, y = block_centre(self.block)
        corner = self.geometry.point(x - half, y + half)
        area = QRectF(corner, self.geometry.point(x + half, y - half))
        for mark in self.rows:
            for square in mark.squares:
                area = area.united(self.geometry.rect(square))
        return area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the ghosts and the rows."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = STONE * self.geometry.cell
        for square, style in self.stones:
            centre = self.geometry.rect(square).center()
            paint_stone(painter, self.theme, style, centre, radius, ghost=True)
        for mark in self.rows:
            paint_row(painter, self.theme, self.geometry, mark, dashed=True)
