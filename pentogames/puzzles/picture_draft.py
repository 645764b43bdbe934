"""A picture while it is painted: strokes with a brush, undo and redo. Rules: Picture-Puzzle."""

from collections.abc import Iterable

from pentogames.core.cells import Square
from pentogames.puzzles.pictures import Brush, painted, stroke
from pentogames.puzzles.strokes import Strokes

EMPTY = "/".join(["." * 9] * 9)


class Draft(Strokes[str]):
    """Rows of a picture that change by strokes; a stroke is taken back as a whole.

    ``colour`` is a letter of a stone, or None to take stones away.
    """

    def __init__(self, rows: str = EMPTY) -> None:
        super().__init__(rows)
        self.brush = Brush.SINGLE
        self.colour: str | None = "r"

    @property
    def rows(self) -> str:
        """The picture as text, its rows parted by slashes."""
        return self.state

    def touch(self, square: Square) -> None:
        """Paint a square, and those that the brush adds to it."""
        self.paint(stroke(square, self.brush))

    def paint(self, squares: Iterable[Square]) -> None:
        """Paint squares in the colour chosen."""
        self.state = painted(self.state, squares, self.colour)
