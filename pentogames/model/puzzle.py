"""A puzzle that is being solved: its states with undo and redo, its time, its steps and hints.

It knows nothing of any particular puzzle (see puzzles.puzzle), and nothing of the game on the
table, which waits untouched.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from pentogames.core.clock import Clock
from pentogames.model.puzzle_records import PuzzleRecords
from pentogames.model.ticker import Ticker
from pentogames.puzzles.puzzle import Effort, Puzzle, Result

KEPT = 200
"""So many states at most are remembered for undo."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A state, and what time, hints and steps were counted when its attempt began."""

    state: Any
    begun: float = 0.0
    hinted: int = 0
    stepped: int = 0


class PuzzleModel(QObject):
    """Holds a puzzle's states; each better result is kept at once.

    Undoing a restart brings back the attempt with its time, hints and steps: none can be undone.
    """

    changed = Signal()  # another state, or a hint
    ticked = Signal()  # time has passed
    beaten = Signal(object)  # the Result that is better than any before

    def __init__(
        self,
        puzzle: Puzzle[Any],
        records: PuzzleRecords,
        parent: QObject | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self.puzzle = puzzle
        self.records = records
        self._entries = [Entry(puzzle.start())]
        self._cursor = 0
        self._hints = 0
        self._steps = 0
        self._watched = False
        self.ticker = Ticker(self, now)
        self.ticker.ticked.connect(self.ticked)

    # -- looking ----------------------------------------------------------------------------------

    @property
    def _entry(self) -> Entry:
        return self._entries[self._cursor]

    @property
    def state(self) -> Any:
        """The state now."""
        return self._entry.state

    @property
    def states(self) -> tuple[Any, ...]:
        """All states that undo and redo lead to, this one among them."""
        return tuple(entry.state for entry in self._entries)

    @property
    def seconds(self) -> float:
        """The time used since this attempt began."""
        return max(0.0, self.ticker.used - self._entry.begun)

    @property
    def hints(self) -> int:
        """The hints taken since this attempt began."""
        return self._hints - self._entry.hinted

    @property
    def steps(self) -> int:
        """The steps made since this attempt began, back and forth."""
        return self._steps - self._entry.stepped

    @property
    def can_undo(self) -> bool:
        """Whether there is a state before this one."""
        return self._cursor > 0

    @property
    def can_redo(self) -> bool:
        """Whether a step was undone."""
        return self._cursor < len(self._entries) - 1

    def best(self, measure: str) -> Result | None:
        """Return the best result of a measure that was ever reached."""
        return self.records.best(self.puzzle.key, measure)

    # -- steps ------------------------------------------------------------------------------------

    def push(self, state: Any) -> None:
        """Go on to another state; undo leads back."""
        self._steps += 1
        self._append(replace(self._entry, state=state))

    def amend(self, state: Any) -> None:
        """Put another state in the place of this one, for good; what was undone is forgotten."""
        self._entries[self._cursor :] = [replace(self._entry, state=state)]
        self._settle()

    def begin(self, state: Any, hints: int = 0) -> None:
        """Begin another attempt, with no time used and so many hints taken; undo leads back."""
        self._append(Entry(state, self.ticker.used, self._hints - hints, self._steps))

    def restart(self) -> None:
        """Begin this puzzle again; undo leads back."""
        self.begin(self.puzzle.again(self.state))

    def take_hint(self) -> None:
        """Take note that a hint was given."""
        self._hints += 1
        self.changed.emit()

    def undo(self) -> None:
        """Go back to the state before, if there is one."""
        if self.can_undo:
            self._steps += 1
            self._cursor -= 1
            self._settle()

    def redo(self) -> None:
        """Take back an undo, if there was one."""
        if self.can_redo:
            self._steps += 1
            self._cursor += 1
            self._settle()

    def _append(self, entry: Entry) -> None:
        self._entries[self._cursor + 1 :] = [entry]
        del self._entries[: max(0, len(self._entries) - KEPT)]
        self._cursor = len(self._entries) - 1
        self._settle()

    def _settle(self) -> None:
        """Let the clock go or stand, and keep what is better than before."""
        self._set_clock()
        effort = Effort(self.seconds, self.hints, self.steps)
        results = self.puzzle.results(self.state, effort)
        better = [result for result in results if self.records.note(self.puzzle.key, result)]
        self.changed.emit()
        for result in better:
            self.beaten.emit(result)

    # -- time -------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Let time pass: the puzzle is to be seen."""
        self._watched = True
        self._set_clock()

    def pause(self) -> None:
        """Let the clock stand: the puzzle is not to be seen any more."""
        self._watched = False
        self._set_clock()

    def _set_clock(self) -> None:
        if self._watched and self.puzzle.running(self.state):
            self.ticker.go_on()
        else:
            self.ticker.pause()

    # -- keeping ----------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        """Return everything that is to be there again after a restart, as JSON can hold it."""
        return {
            "entries": [
                {
                    "state": dict(self.puzzle.write(entry.state)),
                    "begun": entry.begun,
                    "hinted": entry.hinted,
                    "stepped": entry.stepped,
                }
                for entry in self._entries
            ],
            "cursor": self._cursor,
            "begun": self.can_undo or self.state != self.puzzle.start(),
            "seconds": self.ticker.used,
            "hints": self._hints,
            "steps": self._steps,
        }

    def restore(self, plain: Mapping[str, Any]) -> None:
        """Take up where ``plain`` was written; ValueError, and nothing is changed then."""
        try:
            entries = [self._read(entry) for entry in plain["entries"]]
            cursor, hints = int(plain["cursor"]), int(plain["hints"])
            steps = int(plain.get("steps", 0))
            seconds = float(plain["seconds"])
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError("no puzzle") from error
        if not 0 <= cursor < len(entries):
            raise ValueError("no state at the cursor")
        self._entries, self._cursor = entries, cursor
        self._hints, self._steps = hints, steps
        self.ticker.pause()
        self.ticker.clock = Clock(None, max(0.0, seconds))
        self._set_clock()
        self.changed.emit()

    def _read(self, plain: Mapping[str, Any]) -> Entry:
        """Return the entry that was written; steps are missing in what older versions wrote."""
        return Entry(
            self.puzzle.read(plain["state"]),
            float(plain["begun"]),
            int(plain["hinted"]),
            int(plain.get("stepped", 0)),
        )
