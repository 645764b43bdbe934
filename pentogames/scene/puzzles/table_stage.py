"""A game's own table as the stage of a puzzle: its scene and view around a match of the puzzle's.

The match follows the puzzle: moves that lead on are shown as moves, those taken back as undone, and
anything else is set up at once.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from pentogames.core.cells import Square
from pentogames.core.game import Mark
from pentogames.core.record import Record
from pentogames.model.match import MatchModel
from pentogames.scene.board_scene import BoardScene, scene_for
from pentogames.scene.board_view import BoardView
from pentogames.scene.strip import Tone
from pentogames.scene.theme import Theme


class TableStage(QObject):
    """Shows a position of a game and emits what hands mean to play; it makes no move itself."""

    intended = Signal(object)  # a move that the player means to make

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.view = BoardView()
        self.match: MatchModel | None = None
        self.scene: BoardScene | None = None
        self._motion = True
        self._prompt = ""

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """Each key of the game's hand, as users call it, with what it does."""
        return () if self.scene is None else self.scene.gestures.keys

    # -- the table --------------------------------------------------------------------------------

    def show_record(self, record: Record[Any, Any]) -> None:
        """Show a table of its own for a record."""
        old = self.scene
        self.match = MatchModel(record, parent=self)
        self.scene = scene_for(self.match, self.theme)
        self.scene.lay_open()
        self.scene.set_motion(self._motion)
        self.scene.intended.connect(self.intended)
        # The scene says whose turn it is; here something else is to be said.
        self.scene.synced.connect(self._refresh_prompt)
        self.match.record_changed.connect(self._refresh_prompt)
        self.view.show_scene(self.scene)
        if old is not None:
            match = old.match
            old.dispose()
            old.deleteLater()
            match.deleteLater()

    def follow(self, line: Sequence[Any]) -> None:
        """Show the position after moves from the start of the record."""
        match = self.match
        if match is None:
            return
        record = match.record
        shown = [record.node(node).move for node in record.path(record.cursor)]
        wanted = list(line)
        if shown == wanted:
            return
        if shown == wanted[:-1]:
            match.try_move(wanted[-1])
        elif wanted == shown[: len(wanted)]:
            while len(record.path(record.cursor)) > len(wanted):
                match.undo()
        else:
            fresh: Record[Any, Any] = Record(
                record.game, record.options, record.start, tags=record.tags
            )
            for move in wanted:
                fresh.play(move)
            match.set_up(fresh)

    def refuses(self, move: Any) -> bool:
        """Say whether the rules refuse a move now; if so, the table says why."""
        if self.match is None:
            return True
        if self.match.refusal(move) is None:
            return False
        self.match.try_move(move)
        return True

    def last_squares(self) -> tuple[Square, ...]:
        """Return the squares on which lies what the last move put on the board."""
        items = () if self.scene is None else self.scene.items_by_id.values()
        return tuple(square for item in items if item.last for square in item.token.squares)

    # -- saying -----------------------------------------------------------------------------------

    def prompt(self, text: str) -> None:
        """Say what is to be done now."""
        self._prompt = text
        self._refresh_prompt()
        self.view.describe()

    def _refresh_prompt(self) -> None:
        scene = self.scene
        if scene is None:
            return
        scene.task = self._prompt
        if self._prompt and not scene.hold.reason:
            scene.strip.set_prompt(self._prompt)

    def say(self, text: str, tone: Tone, *, stay: bool = False) -> None:
        """Say that something happened."""
        if self.scene is not None:
            self.scene.strip.say(text, tone, stay=stay)

    def show_notes(self, marks: Iterable[Mark]) -> None:
        """Paint something over the position."""
        if self.scene is not None:
            self.scene.show_notes(marks)

    def hold(self, reason: str) -> None:
        """Keep hands off the table for a reason; with an empty one they may play."""
        if self.scene is not None:
            self.scene.hold.keep(reason)
            self._refresh_prompt()

    def cancel(self) -> None:
        """Put down what is in hand."""
        if self.scene is not None:
            self.scene.step_aside()

    # -- looks ------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        if self.scene is not None:
            self.scene.set_theme(theme)

    def set_motion(self, on: bool) -> None:
        """Let things move, or have them jump to where they belong."""
        self._motion = on
        if self.scene is not None:
            self.scene.set_motion(on)
