"""A picture while it is painted: strokes with a brush, undo and redo. Rules: Picture-Puzzle."""

from collections.abc import Iterable

from pentogames.core.cells import Square
from pentogames.puzzles.pictures import Brush, painted, stroke

EMPTY = "/".join(["." * 9] * 9)


class Draft:
    """Rows of a picture that change by strokes; a stroke is taken back as a whole.

    ``colour`` is a letter of a stone, or None to take stones away.
    """

    def __init__(self, rows: str = EMPTY) -> None:
        self.rows = rows
        self.brush = Brush.SINGLE
        self.colour: str | None = "r"
        self._undone: list[str] = []
        self._done: list[str] = []
        self._before: str | None = None

    @property
    def can_undo(self) -> bool:
        """Whether there is a stroke to be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is a stroke that was taken back."""
        return bool(self._undone)

    def begin(self) -> None:
        """Begin a stroke."""
        self._before = self.rows

    def touch(self, square: Square) -> None:
        """Paint a square, and those that the brush adds to it."""
        self.paint(stroke(square, self.brush))

    def paint(self, squares: Iterable[Square]) -> None:
        """Paint squares in the colour chosen."""
        self.rows = painted(self.rows, squares, self.colour)

    def end(self) -> None:
        """End the stroke; one that changed nothing is forgotten."""
        before, self._before = self._before, None
        if before is not None and before != self.rows:
            self._done.append(before)
            self._undone.clear()

    def replace(self, rows: str) -> None:
        """Have other rows, as one stroke."""
        self.begin()
        self.rows = rows
        self.end()

    def undo(self) -> None:
        """Take the last stroke back."""
        self.end()
        if self._done:
            self._undone.append(self.rows)
            self.rows = self._done.pop()

    def redo(self) -> None:
        """Paint the stroke again that was taken back."""
        self.end()
        if self._undone:
            self._done.append(self.rows)
            self.rows = self._undone.pop()
