"""The board of "Spot the matches": mark five squares, by pointer or by keys.

Click squares, or press and go over them; or move the cursor with the arrows and press Space. The
fifth mark asks for judgement, and so does Enter.
"""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from pentogames.core.cells import Square
from pentogames.games.pauli import PlainMatch
from pentogames.puzzles.panchromatic_spot import Judgement, SpotBoard, Verdict
from pentogames.scene.carry import ARROWS
from pentogames.scene.gestures import Pointer
from pentogames.scene.pauli_paint import Painted, Tone, stacked
from pentogames.scene.puzzles.pauli_board_scene import PauliBoardScene
from pentogames.scene.puzzles.pauli_items import RingsItem
from pentogames.scene.puzzles.puzzle_scene import Z_OUTLINES
from pentogames.scene.theme import Theme

WHOLE = 5


class SpotScene(PauliBoardScene):
    """Shows a board and the marks; ``judged`` asks what five marked squares are."""

    judged = Signal(object)  # the marked squares, in the order in which they were marked
    vacant_meant = Signal(object)  # a square without a piece, that was to be marked
    marks_changed = Signal()

    keys = (
        ("Arrows", "Move the cursor"),
        ("Space", "Mark the square, or take the mark away"),
        ("Enter", "Have the marked squares judged"),
        ("Backspace", "Take the last mark away"),
        ("Esc", "Take all marks away"),
    )

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.marked: list[Square] = []
        self.hinted: tuple[Square, ...] = ()
        self.standing: tuple[Painted, ...] = ()
        self.open = True
        self._dragged: Square | None = None
        self.rings = RingsItem()
        self.add_table_item(self.rings, Z_OUTLINES + 1)
        self.set_theme(theme)

    # -- showing ----------------------------------------------------------------------------------

    def show_board(self, board: SpotBoard, *, searching: bool) -> None:
        """Show a board without any marks; only a search takes marks."""
        self.set_board(board.level.columns, board.level.rows)
        self.pieces.show_pieces(dict(board.pieces))
        self.open = searching
        self.hinted = ()
        self.clear_marks()

    def show_standing(self, matches: Iterable[PlainMatch]) -> None:
        """Outline matches for as long as nothing else is shown."""
        self.standing = stacked(Painted(match.squares, match.letter) for match in matches)
        self.rest()

    def show_judgement(self, judgement: Judgement) -> None:
        """Show what was judged: a match, or squares that are wrong."""
        if judgement.letter:
            self.show_matches([PlainMatch(judgement.letter, judgement.squares)])
        else:
            bad = [Painted((square,), tone=Tone.BAD) for square in judgement.squares]
            whole = judgement.verdict is Verdict.APART
            self.outlines.show_painting(
                [Painted(judgement.squares, tone=Tone.BAD)] if whole else bad
            )

    def show_vacant(self, square: Square) -> None:
        """Show that there is no piece on a square."""
        self.outlines.show_painting([Painted((square,), tone=Tone.BAD)])

    def show_hint(self, squares: Iterable[Square]) -> None:
        """Ring squares of a match that is still to be found."""
        self.hinted = tuple(squares)
        self._show_rings()

    def rest(self) -> None:
        """Show nothing but the board, the marks, and what stands."""
        self.outlines.show_painting(self.standing)

    def _show_rings(self) -> None:
        self.rings.show_squares(self.marked, self.hinted)
        self.marks_changed.emit()

    # -- marking ----------------------------------------------------------------------------------

    def clear_marks(self) -> None:
        """Take all marks away."""
        self.marked.clear()
        self._show_rings()

    def unmark_last(self) -> bool:
        """Take the last mark away; False if there is none."""
        if not self.marked:
            return False
        self.marked.pop()
        self._show_rings()
        return True

    def toggle(self, square: Square) -> None:
        """Mark a square, or take its mark away; five marks ask for judgement."""
        if not self.open:
            return
        self.strip.clear_message()
        self.rest()
        if square in self.marked:
            self.marked.remove(square)
        elif square not in self.pieces.colours:
            self.vacant_meant.emit(square)
            return
        else:
            self.marked.append(square)
        self._show_rings()
        if len(self.marked) == WHOLE:
            self._ask()

    def _ask(self) -> None:
        """Have the marks judged; five of them are used up by that."""
        squares = tuple(self.marked)
        if len(squares) == WHOLE:
            self.clear_marks()
        if self.open:
            self.judged.emit(squares)

    # -- hands ------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Mark the square under the pointer."""
        square = self.square_at(pointer.point)
        if pointer.button == Qt.MouseButton.RightButton:
            self.clear_marks()
        elif pointer.button == Qt.MouseButton.LeftButton:
            self.cursor.hide()
            self._dragged = square
            if square is None:
                self.rest()
            else:
                self.cursor_at = square
                self.toggle(square)

    def move(self, pointer: Pointer) -> None:
        """Mark every square that the pressed pointer comes to."""
        if not pointer.buttons & Qt.MouseButton.LeftButton or self._dragged is None:
            return
        square = self.square_at(pointer.point)
        if square is None or square == self._dragged:
            return
        self._dragged = square
        if square in self.pieces.colours and square not in self.marked and self.marked:
            self.toggle(square)

    def release(self, pointer: Pointer) -> None:
        """End going over squares."""
        self._dragged = None

    def cancel(self) -> None:
        """End going over squares; marks stay."""
        self._dragged = None

    def key(self, event: QKeyEvent) -> bool:
        """Move the cursor, mark, unmark, or have the marks judged."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = event.key()
        if key in ARROWS:
            self.move_cursor(ARROWS[Qt.Key(key)])
        elif key == Qt.Key.Key_Space:
            self.show_cursor()
            self.toggle(self.cursor_at)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask()
        elif key == Qt.Key.Key_Backspace:
            self.unmark_last()
        elif key == Qt.Key.Key_Escape and self.marked:
            self.clear_marks()
        else:
            return False
        return True
