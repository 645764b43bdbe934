"""What the shelf shows of puzzles: sections, and an entry for each puzzle."""

from collections.abc import Callable
from dataclasses import dataclass

from pentogames.window.puzzle_desk import Draw, Level, PuzzleDesk, SeveralDeed


@dataclass(frozen=True)
class ShelfEntry:
    """A puzzle as the shelf shows it.

    ``standing`` says what was reached; ``difficulty`` goes from 1 to 4, 0 if nobody has measured
    it. ``level`` is missing where a puzzle has no page of its own.
    """

    key: str
    name: str
    kind: str
    game: str
    group: str
    difficulty: int
    standing: str
    solved: bool
    begun: bool
    draw: Draw | None
    open: Callable[[], None]
    level: Level | None = None


@dataclass(frozen=True)
class ShelfSection:
    """A kind of puzzle on the shelf, and what can be done besides opening one."""

    title: str
    entries: tuple[ShelfEntry, ...]
    deeds: tuple[tuple[str, Callable[[PuzzleDesk], None]], ...] = ()
    with_levels: tuple[SeveralDeed, ...] = ()

    @property
    def solved(self) -> int:
        """The number of puzzles that are solved."""
        return sum(entry.solved for entry in self.entries)

    @property
    def groups(self) -> tuple[str, ...]:
        """The names of the groups, in the order in which they come."""
        return tuple(dict.fromkeys(entry.group for entry in self.entries if entry.group))
