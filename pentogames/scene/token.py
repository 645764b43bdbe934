"""What every movable thing on a table is: an item that shows one token."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem

from pentogames.core.game import Token
from pentogames.scene.geometry import Geometry
from pentogames.scene.theme import LIGHT, Theme


class TokenItem(QGraphicsItem):
    """Shows a token where it lies; subclasses say how it looks on the board and at home.

    ``lifted`` is true while it is in hand, ``last`` while it is what the last move put down, and
    ``stranded`` if it can be played nowhere any more.
    """

    def __init__(self, token: Token) -> None:
        super().__init__()
        self.token = token
        self.theme = LIGHT
        self.lifted = False
        self.last = False
        self.stranded = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.update()

    def set_flags(
        self,
        *,
        lifted: bool | None = None,
        last: bool | None = None,
        stranded: bool | None = None,
    ) -> None:
        """Say whether it is in hand, was put down by the last move, can be played nowhere."""
        self.lifted = self.lifted if lifted is None else lifted
        self.last = self.last if last is None else last
        self.stranded = self.stranded if stranded is None else stranded
        self.update()

    def lie_on_board(self, geometry: Geometry) -> None:
        """Take the place of the token's squares."""
        self.setScale(1.0)
        self.setRotation(0.0)
        self.setPos(geometry.centre(self.token.squares))

    def lie_at_home(self, centre: QPointF, cell: float, geometry: Geometry) -> None:
        """Take a place at home, where a square's side is ``cell``."""
        self.setScale(cell / geometry.cell)
        self.setRotation(0.0)
        self.setPos(centre)
