"""The table in words, for a screen reader: items of a scene are nothing to it.

The view's description says whose turn it is and what lies where, as the scene shows it now (under a
cover nothing does), its children are the squares and the pieces (``accessible``), and what the
strip below the board says is announced, as is each move.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from pentogames.core.cells import Square
from pentogames.model.match import Cause, Change
from pentogames.model.words import tr
from pentogames.scene.accessible import tell_changes
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.filling_view import FillingView
from pentogames.scene.parts import is_ground, square_name, thing
from pentogames.teach.retell import retell


def describe(scene: BoardScene) -> str:
    """Return what is to be seen on the board, things of one kind and owner together."""
    lying: dict[str, list[Square]] = {}
    for token in scene.tokens():
        if token.squares and not is_ground(token):
            lying.setdefault(thing(scene, token), []).extend(token.squares)
    things = [
        f"{what}: {', '.join(square_name(scene, square) for square in squares)}"
        for what, squares in lying.items()
    ]
    return ". ".join([scene.prompt().rstrip("."), *(things or [tr("The board is empty")])]) + "."


def announce(view: QWidget, text: str) -> None:
    """Have a screen reader say something about what is in a view."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))


class Speaker(QObject):
    """Keeps a view's description true, and announces moves and what the strip says."""

    def __init__(self, view: FillingView, scene: BoardScene) -> None:
        super().__init__(view)
        self._view, self._scene = view, scene
        view.setAccessibleName(tr(scene.words.title))
        scene.strip.on_say = self.announce
        scene.synced.connect(self.refresh)
        scene.match.changed.connect(self._on_changed)
        self.refresh()

    def release(self) -> None:
        """Say no more: the view shows another scene."""
        if isValid(self._scene.match):  # that of a lesson is gone with the lesson
            self._scene.match.changed.disconnect(self._on_changed)
        self.deleteLater()

    def refresh(self) -> None:
        """Describe the table as it is now."""
        self._view.setAccessibleDescription(describe(self._scene))
        tell_changes(self._view)

    def announce(self, text: str) -> None:
        """Have a screen reader say it."""
        announce(self._view, text)

    def _on_changed(self, change: Change) -> None:
        """Tell a move, and whose turn it is then."""
        scene = self._scene
        if change.cause is Cause.MOVE:
            told = retell(scene.match.game, change.before, change.move, scene.match.player, tr)
            self.announce(f"{told} {scene.prompt()}".strip())
        elif change.cause in (Cause.UNDO, Cause.REDO, Cause.JUMP):
            self.announce(scene.prompt())
