"""A frame round something on the table, to point it out."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.game import Role
from pentogames.scene.area_item import AreaItem
from pentogames.scene.theme import RADIUS

AROUND = 6.0  # between the frame and what it surrounds, logical pixels


class RingItem(AreaItem):
    """Surrounds its area; hidden until there is something to point out."""

    def __init__(self) -> None:
        super().__init__()
        self.setVisible(False)

    def surround(self, area: QRectF) -> None:
        """Show the frame round a rectangle of the scene; an empty one hides it."""
        self.set_area(area.adjusted(-AROUND, -AROUND, AROUND, AROUND))
        self.setVisible(not area.isEmpty())

    def boundingRect(self) -> QRectF:
        """Return the frame's rectangle."""
        return self.area.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the frame as hints are drawn on the board."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = self.theme.roles[Role.HINT]
        pen = QPen(style.line, 2.4)
        pen.setDashPattern([2.0, 1.5])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.area, RADIUS, RADIUS)
