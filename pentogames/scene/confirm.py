"""A move that is shown but counts only when it is confirmed, for those who wish it so."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from pentogames.core.game import EffectKind, Mark, Role, Token
from pentogames.model.words import tr
from pentogames.scene.gestures import Gestures, Pointer
from pentogames.scene.strip import HandButton, Tone
from pentogames.scene.tile import FootprintItem
from pentogames.scene.token import TokenItem

if TYPE_CHECKING:
    from pentogames.scene.board_scene import BoardScene

Z_FRAME = 45  # above all that lies on the board, below the strip
CONFIRMS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
TAKES_BACK = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class Confirm(Gestures):
    """Takes the place of a scene's gestures while a ``move`` waits to be confirmed.

    What the move puts on the board is shown there, in a frame; so is a block that it would turn.
    The position is still the one before: whatever changes it forgets the move.
    """

    def __init__(self, scene: "BoardScene") -> None:
        super().__init__(scene)
        self._table = scene
        self.move: Any = None
        self._loose: dict[str, TokenItem] = {}  # what was not on the table before
        self._frame = FootprintItem()
        self._frame.halo = True
        self._frame.setZValue(Z_FRAME)
        self._frame.theme = scene.theme
        scene.addItem(self._frame)
        scene.synced.connect(self._show)

    @property
    def can_undo(self) -> bool:
        """Whether a move waits."""
        return self.move is not None

    def ask(self, move: Any) -> None:
        """Show a legal move and wait until it is confirmed or taken back."""
        scene = self._table
        scene.animator.finish()
        poses = scene.poses()
        scene.gestures.cancel("the move waits to be confirmed")
        scene.animator.finish()
        scene.strip.clear_message()
        self.move = move
        self._show()
        for token in self._puts():
            if token.id in poses and token.id in scene.items_by_id:
                scene.glide(token.id, poses[token.id])
        scene.hand_changed.emit()

    def confirm(self) -> None:
        """Mean the move."""
        move = self.move
        self.drop()
        if move is not None:
            self._table.match.try_move(move)

    def take_back(self) -> None:
        """Put everything back where it was."""
        poses = self._table.poses()
        self.drop()
        self._table.sync()
        for name, pose in poses.items():
            if name in self._table.items_by_id:
                self._table.glide(name, pose)

    def drop(self) -> None:
        """Forget the move; what lies where is up to the scene."""
        if self.move is None:
            return
        self.move = None
        for item in self._loose.values():
            self._table.removeItem(item)
        self._loose.clear()
        self._frame.setVisible(False)
        self._table.strip.show_buttons(())
        self._table.strip.end_standing_message()
        self._table.show_hints(())
        self._table.hand_changed.emit()

    def _puts(self) -> Iterator[Token]:
        """Yield what the move puts on the board, as it lies there."""
        match = self._table.match
        for effect in match.game.effects(match.position, self.move):
            if effect.kind is EffectKind.PUT:
                yield from effect.after

    def _turned(self) -> Iterator[Mark]:
        """Yield a mark for each block that the move turns."""
        match = self._table.match
        for effect in match.game.effects(match.position, self.move):
            if effect.kind is EffectKind.TURN:
                squares = [square for token in effect.after for square in token.squares]
                yield Mark(Role.HINT, tuple(squares))

    def _item_of(self, token: Token) -> TokenItem:
        """Return the item of a token, a loose one if the token is not on the table yet."""
        item = self._table.items_by_id.get(token.id) or self._loose.get(token.id)
        if item is None:
            item = self._table.spec.items[token.kind](token)
            self._table.addItem(item)
            self._loose[token.id] = item
        item.set_theme(self._table.theme)
        return item

    def refresh(self) -> None:
        """Show anew what waits, in the colours of another theme."""
        self._frame.theme = self._table.theme
        self._show()

    def _show(self) -> None:
        """Show what waits, on top of what the scene shows of the position."""
        if self.move is None:
            return
        scene, puts = self._table, tuple(self._puts())
        for token in puts:
            item = self._item_of(token)
            item.token = token
            scene.lay(item)
        squares = [square for token in puts for square in token.squares]
        self._frame.show_at(squares, scene.geometry, legal=True)
        scene.show_hints(tuple(self._turned()))
        move = scene.match.game.format(scene.match.position, self.move)
        text = tr("{move}: confirm it with Enter, or take it back with Esc.").format(move=move)
        scene.strip.say(text, Tone.NEWS, stay=True)
        scene.strip.show_buttons(
            (
                HandButton("place", tr("Confirm the move (Enter)"), self.confirm),
                HandButton("back", tr("Take it back (Esc)"), self.take_back),
            )
        )

    # -- events -----------------------------------------------------------------------------------

    def undo(self) -> bool:
        """Take the move back, if one waits."""
        if self.move is None:
            return False
        self.take_back()
        return True

    def press(self, pointer: Pointer) -> bool:
        """Use every press: nothing is taken in hand while a move waits."""
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Confirm the move, or take it back."""
        if event.key() in CONFIRMS:
            self.confirm()
        elif event.key() in TAKES_BACK:
            self.take_back()
        else:
            return False
        return True
