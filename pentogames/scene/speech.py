"""The table in words, for a screen reader: items of a scene are nothing to it.

The view's description says whose turn it is and what lies where, as the scene shows it now (under a
cover nothing does), and what the strip below the board says is announced.
"""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from pentogames.core.cells import Square
from pentogames.model.words import tr
from pentogames.scene.board_scene import BoardScene


def describe(scene: BoardScene) -> str:
    """Return what is to be seen on the board, things of one kind and owner together."""
    layout = scene.board.layout
    lying: dict[str, list[Square]] = {}
    for token in scene.tokens():
        if token.owner is None and len(token.squares) > 1:
            continue  # a part of the board itself
        if token.squares:
            owner = "" if token.owner is None else scene.player_name(token.owner)
            # A stone's colour is its player; only other faces say more than the owner does.
            face = "" if token.face == token.owner else scene.words.name(token.face, tr)
            lying.setdefault(" ".join(filter(None, (owner, face))), []).extend(token.squares)
    things = [
        f"{what}: {', '.join(_name(layout.name, square) for square in squares)}"
        for what, squares in lying.items()
    ]
    return ". ".join([scene.prompt().rstrip("."), *(things or [tr("The board is empty")])]) + "."


def _name(name: object, square: Square) -> str:
    assert callable(name)
    at = str(name(square))
    return f"{at} {tr('level {number}').format(number=square.level)}" if square.level else at


class Speaker:
    """Keeps a view's description true, and announces what the strip says."""

    def __init__(self, view: QWidget, scene: BoardScene) -> None:
        self._view, self._scene = view, scene
        view.setAccessibleName(tr(scene.words.title))
        scene.strip.on_say = self.announce
        scene.synced.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Describe the table as it is now."""
        self._view.setAccessibleDescription(describe(self._scene))

    def announce(self, text: str) -> None:
        """Have a screen reader say it."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))
