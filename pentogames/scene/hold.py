"""Hands kept off the table for a while, because somebody else is playing: a computer player."""

from typing import TYPE_CHECKING

from pentogames.scene.gestures import Gestures, Pointer
from pentogames.scene.strip import Tone

if TYPE_CHECKING:
    from pentogames.scene.board_scene import BoardScene


class Hold(Gestures):
    """Takes the place of a scene's gestures while there is a ``reason``, a sentence for the strip.

    Whoever touches the table then is told the reason again.
    """

    def __init__(self, scene: "BoardScene") -> None:
        super().__init__(scene)
        self._table = scene
        self.reason = ""

    def keep(self, reason: str) -> None:
        """Keep hands off for a reason; with an empty one they may play again."""
        if reason == self.reason:
            return
        scene = self._table
        if reason and not self.reason:
            scene.gestures.cancel("somebody else is playing")
        self.reason = reason
        scene.refresh_cursors()
        scene.strip.set_prompt(scene.prompt())

    def press(self, pointer: Pointer) -> bool:
        """Say why nothing can be played now."""
        self._table.strip.say(self.reason, Tone.NEWS)
        return True
