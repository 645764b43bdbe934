"""Where keys would act on a puzzle's board."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.cells import Square
from pentogames.scene.items import TableItem


class CursorItem(TableItem):
    """Where keys would act: four corners round a square."""

    def __init__(self) -> None:
        super().__init__()
        self.square = Square(0, 0)

    def show_at(self, square: Square) -> None:
        """Show the cursor on a square."""
        self.prepareGeometryChange()
        self.square = square
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the square and what the line needs."""
        return self.geometry.rect(self.square).adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the corners."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = self.geometry.cell
        box = self.geometry.rect(self.square).adjusted(-1, -1, 1, 1)
        reach = cell * 0.3
        path = QPainterPath()
        for x, dx in ((box.left(), reach), (box.right(), -reach)):
            for y, dy in ((box.top(), reach), (box.bottom(), -reach)):
                path.moveTo(x + dx, y)
                path.lineTo(x, y)
                path.lineTo(x, y + dy)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (
            (self.theme.surface, max(4.5, cell * 0.12)),
            (self.theme.accent, max(2.6, cell * 0.065)),
        ):
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(path)
