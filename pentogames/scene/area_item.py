"""The base of what fills a rectangle beside the board."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem

from pentogames.scene.theme import LIGHT, Theme


class AreaItem(QGraphicsItem):
    """Fills ``area``, a rectangle of the scene, and follows the theme; takes no mouse buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.area = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.update()

    def set_area(self, area: QRectF) -> None:
        """Fill another rectangle of the scene."""
        self.prepareGeometryChange()
        self.area = area
        self.update()
