"""What the boards of Pauli's solitaires share: pieces on a rectangle of squares, and outlines."""

from collections.abc import Iterable

from pentogames.core.cells import Square, letter_name
from pentogames.core.layout import Layout, edge_labels
from pentogames.games.pauli import COLOUR_NAMES, PlainMatch
from pentogames.model.words import tr
from pentogames.scene.pauli_paint import Painted, stacked
from pentogames.scene.puzzles.pauli_items import OutlinesItem, PiecesItem
from pentogames.scene.puzzles.puzzle_scene import Z_OUTLINES, Z_PIECES, PuzzleScene
from pentogames.scene.theme import Theme


def square_name(square: Square) -> str:
    """Name a square as Pauli does, ``d4``."""
    return letter_name(square).lower()


def rectangle(columns: int, rows: int) -> Layout:
    """Return the layout of a rectangle of squares, named as Pauli's board is."""
    squares = tuple(Square(x, y) for y in range(rows) for x in range(columns))
    labels = edge_labels(range(columns), range(rows), lower_case=True)
    return Layout(squares, labels=labels, name=square_name)


class PauliBoardScene(PuzzleScene):
    """Shows pieces on a rectangle of squares; subclasses take what hands do."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.pieces = PiecesItem()
        self.outlines = OutlinesItem()
        self.add_table_item(self.pieces, Z_PIECES)
        self.add_table_item(self.outlines, Z_OUTLINES)

    def set_board(self, columns: int, rows: int) -> None:
        """Show a board of another size, if it is another."""
        layout = rectangle(columns, rows)
        if layout.squares != self.board.layout.squares:
            self.cursor_at = Square(columns // 2, rows // 2)
            self.show_layout(layout)

    def what_lies_at(self, square: Square) -> str:
        """Say what lies on a square."""
        colour = self.pieces.colours.get(square)
        return tr("vacant") if colour is None else tr(COLOUR_NAMES[colour])

    def show_matches(self, matches: Iterable[PlainMatch], *, named: bool = True) -> None:
        """Outline these matches, with their letters if ``named``; other pieces are dimmed."""
        shown = tuple(matches)
        kept = {square for match in shown for square in match.squares}
        self.outlines.show_painting(
            stacked(Painted(match.squares, match.letter if named else "") for match in shown),
            [square for square in self.pieces.colours if square not in kept],
        )
