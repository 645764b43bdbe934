"""A match as the screen sees it: a record behind signals.

Every move, whoever makes it, goes through ``try_move`` and so through the rules. Undo and redo
move the record's cursor. A change carries the positions before and after it and the effects that
lead from one to the other, so that a scene can show it forwards or backwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from pentogames.bots.players import level_at, player_tag, player_text
from pentogames.core.game import Effect, Game, IllegalMove, Outcome, Refusal, Seat
from pentogames.core.record import ROOT, NodeId, Record
from pentogames.teach.comments import comment_on
from pentogames.teach.secrets import secrets_of

if TYPE_CHECKING:
    from pentogames.bots.analysis import Judged

TERMINATION_TAG = "Termination"
"""Why a result was awarded."""


class Cause(StrEnum):
    """Why the position on the screen changed."""

    MOVE = "move"
    UNDO = "undo"
    REDO = "redo"
    JUMP = "jump"  # to a position that is not a neighbour
    NEW = "new"  # another game altogether


@dataclass(frozen=True, slots=True)
class Change:
    """A step from one position to another.

    ``effects`` are in the order in which they happen and empty where nothing can be shown step by
    step (another game, a jump). ``move`` is the move made or taken back.
    """

    before: Any
    after: Any
    effects: tuple[Effect, ...]
    cause: Cause
    move: Any = None


class MatchModel(QObject):
    """The match on the table; there is always one."""

    leaving = Signal()  # another match is about to take this one's place
    changed = Signal(object)  # Change
    refused = Signal(object, object)  # Refusal, the move
    ended = Signal(object)  # Outcome, when a move made it so
    record_changed = Signal()  # moves, tags or the cursor
    comment_changed = Signal()  # what stands beside a move, while it is typed
    stayed = Signal(str)  # an English sentence: why the cursor may not leave its place now

    def __init__(
        self,
        record: Record[Any, Any],
        *,
        path: Path | None = None,
        modified: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._record = record
        self._path = path
        self._edits = int(modified)

    # -- looking ----------------------------------------------------------------------------------

    @property
    def record(self) -> Record[Any, Any]:
        """The record of the match; change it through this model only."""
        return self._record

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game that is played."""
        return self._record.game

    @property
    def position(self) -> Any:
        """The position at the record's cursor."""
        return self._record.position

    @property
    def path(self) -> Path | None:
        """The file that the match was opened from or saved to last; None if there is none."""
        return self._path

    @property
    def modified(self) -> bool:
        """Whether something was changed since the match was started, opened or saved."""
        return self._edits > 0

    def player(self, seat: Seat) -> str:
        """Return the name of the player at a seat; empty if none was given."""
        return self._record.tags.get(seat, "")

    def level(self, seat: Seat | None) -> int | None:
        """Return the level of the computer player at a seat; None if a person, or nobody, is."""
        return None if seat is None else level_at(self._record.tags, seat)

    def last_move(self) -> Any:
        """Return the move that led to the position; None at the start."""
        return self._record.node(self._record.cursor).move

    def can_undo(self) -> bool:
        """Whether there is a move before the cursor."""
        return self._record.node(self._record.cursor).parent is not None

    def can_redo(self) -> bool:
        """Whether there is a move after the cursor."""
        line = self._record.line()
        return bool(line) and line[-1] != self._record.cursor

    def refusal(self, move: Any) -> Refusal | None:
        """Say why the move would be refused now; None if it is legal."""
        refusal: Refusal | None = self.position.refusal(move)
        return refusal

    # -- another match ----------------------------------------------------------------------------

    def load(self, record: Record[Any, Any], path: Path | None = None) -> None:
        """Put another match, from a file if a path is given, on the table, at its cursor."""
        self.leaving.emit()
        before = self._record.position
        self._record = record
        self._path = path
        self._edits = 0
        self.changed.emit(Change(before, record.position, (), Cause.NEW))
        self.record_changed.emit()

    def set_up(self, record: Record[Any, Any]) -> None:
        """Put another position of the same game and options on the table; its scene stays."""
        before = self._record.position
        self._record = record
        self._edits = 0
        self._announce(before, (), Cause.JUMP)

    def mark_saved(self, path: Path) -> None:
        """Take note that the record lies in this file as it is."""
        self._path = path
        self._edits = 0
        self.record_changed.emit()

    # -- moves ------------------------------------------------------------------------------------

    def try_move(self, move: Any) -> bool:
        """Make a move if the rules allow it; else ``refused`` is emitted and nothing changes.

        A move that differs from one taken back becomes the game itself; the old one is kept as a
        variation. Beside a move that is new stands what the game has to say of it.
        """
        before = self.position
        ahead = self.can_redo()
        known = tuple(self._record.node(self._record.cursor).children)
        try:
            node = self._record.play(move)
        except IllegalMove as refused:
            self.refused.emit(refused.refusal, move)
            return False
        if ahead:
            self._record.promote(node)
        if node == self._record.main_line()[-1] and self._record.awarded is not None:
            self._record.awarded = None  # the game goes on after all
            self._record.tags.pop(TERMINATION_TAG, None)
        if node not in known:
            self._record.node(node).comment = comment_on(self.game.name, before, move)
        self._edits += 1
        effects = self.game.effects(before, move)
        self.changed.emit(Change(before, self.position, effects, Cause.MOVE, move))
        self.record_changed.emit()
        outcome = self.position.outcome()
        if outcome is not None:
            self.ended.emit(outcome)
        return True

    def may_leave(self) -> bool:
        """Whether the cursor may go elsewhere; if a secret forbids it, ``stayed`` says why."""
        reason = secrets_of(self._record).stay
        if reason:
            self.stayed.emit(reason)
        return not reason

    def undo(self) -> bool:
        """Take the last move back; False at the start, or where a secret forbids it."""
        move, before = self.last_move(), self.position
        if not self.may_leave() or not self._record.back():
            return False
        forwards = self.game.effects(self.position, move)
        effects = tuple(effect.reversed() for effect in reversed(forwards))
        self._announce(before, effects, Cause.UNDO, move)
        return True

    def redo(self) -> bool:
        """Make the move again that was taken back; False if there is none."""
        before = self.position
        if not self._record.forward():
            return False
        move = self.last_move()
        self._announce(before, self.game.effects(before, move), Cause.REDO, move)
        return True

    def to_start(self) -> None:
        """Go to the position before the first move."""
        if not self.may_leave():
            return
        before = self.position
        self._record.to_start()
        self._announce(before, (), Cause.JUMP)

    def to_end(self) -> None:
        """Go to the last position of the line."""
        before = self.position
        self._record.to_end()
        self._announce(before, (), Cause.JUMP)

    def go(self, node: NodeId) -> None:
        """Go to the position after a node's move; steps to a neighbour are shown as such."""
        record = self._record
        if node == record.cursor or not self.may_leave():
            return
        if record.node(node).parent == record.cursor:
            before = self.position
            record.go(node)
            move = self.last_move()
            self._announce(before, self.game.effects(before, move), Cause.REDO, move)
        elif record.node(record.cursor).parent == node:
            self.undo()
        else:
            before = self.position
            record.go(node)
            self._announce(before, (), Cause.JUMP)

    # -- what stands beside the moves -------------------------------------------------------------

    def set_tag(self, name: str, value: str) -> None:
        """Write a tag of the record, such as the time used; it is saved with the next change.

        An empty one is taken away.
        """
        if value:
            self._record.tags[name] = value
        else:
            self._record.tags.pop(name, None)

    def award(self, places: dict[str, int], termination: str) -> None:
        """Let the game end here, off the board, with these places; the tag says why."""
        self._record.awarded = places
        self._record.tags[TERMINATION_TAG] = termination
        self._edits += 1
        self.record_changed.emit()

    def set_level(self, seat: Seat, level: int | None) -> None:
        """Let the computer play a seat at a level, or a person (None)."""
        if self.level(seat) == level:
            return
        if level is None:
            del self._record.tags[player_tag(seat)]
        else:
            self._record.tags[player_tag(seat)] = player_text(level)
        self._edits += 1
        self.record_changed.emit()

    def set_comment(self, node: NodeId, comment: str) -> None:
        """Write a comment beside a move (or, at the root, before the first)."""
        if self._record.node(node).comment != comment:
            self._record.node(node).comment = comment
            self._edits += 1
            self.comment_changed.emit()

    def set_glyph(self, node: NodeId, glyph: str) -> None:
        """Write a sign beside a move, one of core.record.GLYPHS, or take it away (empty)."""
        if self._record.node(node).glyph != glyph:
            self._record.node(node).glyph = glyph
            self._edits += 1
            self.comment_changed.emit()

    def promote(self, node: NodeId) -> bool:
        """Let a variation with this move change places with what it replaces; False if it is none.

        Of variations in each other it is the innermost.
        """
        head = self._record.branch(node)
        if head is None:
            return False
        self._record.promote(head)
        self._edits += 1
        self.record_changed.emit()
        return True

    def delete(self, node: NodeId) -> bool:
        """Delete a move and all that follow it; a cursor in there goes to the move before first.

        False at the start, or where a secret forbids the cursor to leave.
        """
        record = self._record
        parent = record.node(node).parent
        if parent is None:
            return False
        if record.cursor in record.below(node):
            self.go(parent)
            if record.cursor != parent:
                return False
        record.delete(node)
        self._edits += 1
        self.record_changed.emit()
        return True

    def annotate(self, line: Sequence[NodeId], judged: "Judged") -> None:
        """Write beside the moves of a line what an analysis has found of one of its positions."""
        from pentogames.bots.analysis import annotate  # with all searches: who analyses has them

        annotate(self._record, line, [judged])
        self._edits += 1
        self.comment_changed.emit()

    def outcome(self) -> Outcome | None:
        """Return how the game ended, if it has in this position."""
        outcome: Outcome | None = self.position.outcome()
        return outcome

    @property
    def awarded(self) -> dict[str, int] | None:
        """The places given off the board where the cursor stands; None if the game can go on."""
        record = self._record
        ended = record.cursor == (ROOT, *record.main_line())[-1]
        return record.awarded if ended else None

    def _announce(
        self, before: Any, effects: tuple[Effect, ...], cause: Cause, move: Any = None
    ) -> None:
        self.changed.emit(Change(before, self.position, effects, cause, move))
        self.record_changed.emit()
