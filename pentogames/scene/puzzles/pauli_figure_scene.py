"""The board on which figures of Pauli's pieces are built, with the pieces at hand beside it."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.cells import Square
from pentogames.games.pauli import COLOUR_NAMES, COLOURS, PlainMatch
from pentogames.model.words import tr
from pentogames.puzzles.panchromatic import Figure, Trouble
from pentogames.puzzles.panchromatic_play import new_matches
from pentogames.scene.carry import Mode
from pentogames.scene.geometry import extent_of
from pentogames.scene.gestures import Pointer
from pentogames.scene.items import TableItem
from pentogames.scene.part import Is, Part
from pentogames.scene.pauli_paint import Painted, stacked
from pentogames.scene.pauli_paint import Tone as Paint
from pentogames.scene.puzzles.pauli_board_scene import PauliBoardScene, square_name
from pentogames.scene.puzzles.pauli_figure_hand import FigureHand
from pentogames.scene.puzzles.pauli_items import draw_piece
from pentogames.scene.puzzles.pauli_stacks import StacksItem
from pentogames.scene.puzzles.puzzle_scene import Z_HAND
from pentogames.scene.strip import Tone
from pentogames.scene.theme import GAP, Theme
from pentogames.scene.tile import FootprintItem
from pentogames.teach.solitaire_words import TROUBLES

COLUMN, ROW = 88.0, 66.0
"""Width of the stacks beside the board, and their height below it, in logical pixels."""
FEW = 4
"""So many new matches are outlined; of more only the figures are told."""


class CarriedItem(TableItem):
    """The piece in hand."""

    def __init__(self) -> None:
        super().__init__()
        self.colour = "B"

    def show_at(self, point: QPointF, colour: str) -> None:
        """Show a piece of a colour about a point."""
        self.prepareGeometryChange()
        self.colour = colour
        self.setPos(point)
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the piece's square about its centre."""
        half = self.geometry.cell * 0.46
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the piece."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_piece(painter, self.theme, self.colour, self.boundingRect())


class FigureScene(PauliBoardScene):
    """Shows a figure; says which piece is to be put, taken away or shifted."""

    put_meant = Signal(object, str)  # square, colour
    take_meant = Signal(object)  # square
    shift_meant = Signal(object, object)  # from a square to a square
    hand_changed = Signal()

    keys = FigureHand.keys

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.figure = Figure(1, 1)
        self._fresh: tuple[Painted, ...] = ()
        self.stacks = StacksItem()
        self.carried = CarriedItem()
        self.carried.hide()
        self.footprint = FootprintItem()
        self.footprint.setZValue(Z_HAND - 1)  # the piece leaves its edge to be seen
        self.addItem(self.footprint)
        self.add_table_item(self.stacks, 5)
        self.add_table_item(self.carried, Z_HAND)
        self.hand = FigureHand(self)
        self.set_theme(theme)

    # -- where things lie -------------------------------------------------------------------------

    def place_beside(self, area: QRectF) -> QRectF:
        """Put the stacks where they leave the board the larger cell."""
        extent = extent_of(self.board.layout)
        below = min(area.width() / extent.width, (area.height() - ROW - GAP) / extent.height)
        beside = min((area.width() - COLUMN - GAP) / extent.width, area.height() / extent.height)
        if beside <= below:
            width = min(area.width(), 560.0)
            left = area.center().x() - width / 2
            self.stacks.set_area(QRectF(left, area.bottom() - ROW, width, ROW))
            return area.adjusted(0, 0, 0, -ROW - GAP)
        width = min(beside, 96.0) * extent.width
        left = area.left() + (area.width() - COLUMN - GAP - width) / 2
        height = min(area.height() - 8, 5 * 84.0)
        top = area.center().y() - height / 2
        self.stacks.set_area(QRectF(left, top, COLUMN, height))
        return QRectF(left + COLUMN + GAP, area.top(), width, area.height())

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self.footprint.theme = theme

    # -- showing ----------------------------------------------------------------------------------

    def show_figure(self, figure: Figure, fresh: Iterable[PlainMatch] = ()) -> None:
        """Show a figure; ``fresh`` matches were just made."""
        self.figure = figure
        self.hand.forget_what_is_gone()
        self.set_board(figure.columns, figure.rows)
        made = tuple(fresh)
        few = made if len(made) <= FEW else ()
        self._fresh = stacked(Painted(match.squares, match.letter) for match in few)
        self.outlines.show_painting(self._fresh)
        self.refresh_hand()

    def rest(self) -> None:
        """Show nothing but the figure, and the matches that were just made."""
        self.outlines.show_painting(self._fresh)

    def show_advice(self, square: Square, colour: str) -> None:
        """Show where a piece of a colour is worth putting."""
        self.cursor_at = square
        self.show_cursor()
        self.outlines.show_painting([Painted((square,), tone=Paint.WANTED)])
        text = tr("A {colour} piece on {square} helps most for now.").format(
            colour=tr(COLOUR_NAMES[colour]), square=square_name(square)
        )
        self.say(text, Tone.NEWS)

    def refuse(self, trouble: Trouble, square: Square | None, colour: str) -> None:
        """Say why a piece cannot be put or taken."""
        facts = {
            "square": "" if square is None else square_name(square),
            "colour": tr(COLOUR_NAMES[colour]) if colour in COLOUR_NAMES else colour,
        }
        if square in self.board.layout.squares and square is not None:
            self.outlines.show_painting([Painted((square,), tone=Paint.BAD)])
        self.say(TROUBLES[trouble].say(facts, tr), Tone.REFUSED)

    def show_preview(self, square: Square | None, colour: str, origin: Square | None) -> None:
        """Show what putting a piece there would do; None for no square."""
        if square is None or square == origin:
            self.footprint.hide()
            self.rest()
            self.strip.end_standing_message()
            return
        base = self.figure if origin is None else self.figure.take(origin)
        legal = base.trouble(square, colour) is None
        self.footprint.show_at([square], self.geometry, legal=legal)
        made: tuple[PlainMatch, ...] = ()
        lost: tuple[PlainMatch, ...] = ()
        if legal:
            after = base.put(square, colour)
            made, lost = new_matches(self.figure, after), new_matches(after, self.figure)
        few = made if len(made) <= FEW else ()
        self.outlines.show_painting(stacked(Painted(m.squares, m.letter) for m in few))
        self._tell(made, lost)

    def _tell(self, made: tuple[PlainMatch, ...], lost: tuple[PlainMatch, ...]) -> None:
        parts = []
        if made:
            parts.append(tr("Makes {letters}.").format(letters=_counted(made)))
        if lost:
            parts.append(tr("Breaks {letters}.").format(letters=_counted(lost)))
        if parts:
            self.strip.say(" ".join(parts), Tone.PLAIN, stay=True)
        else:
            self.strip.end_standing_message()

    def pieces_at_hand(self) -> Iterator[Part]:
        """Yield the stacks, each with the number of its pieces."""
        for colour, count in self.stacks.left.items():
            flags = Is.TAKEABLE if count else Is(0)
            flags |= Is.IN_HAND if colour == self.stacks.held else Is(0)
            left = tr("{count} left").format(count=count)
            text = f"{tr(COLOUR_NAMES[colour])}: {left}"
            yield Part(text, left, self.stacks.place(colour), flags)

    # -- hands ------------------------------------------------------------------------------------

    def refresh_hand(self) -> None:
        """Show the pieces and what is in hand anew."""
        hand = self.hand
        self.pieces.show_pieces(dict(self.figure.pieces), hand.lifted)
        left = {colour: self.figure.left(colour) for colour in COLOURS}
        held = "" if hand.origin is not None or hand.mode is Mode.PRESSED else hand.colour
        if held:
            left[held] -= 1  # it has left its stack
        self.stacks.show_left(left, held)
        hand.show()

    def press(self, pointer: Pointer) -> None:
        """Take a piece in hand, or put it down."""
        self.hand.press(pointer)

    def move(self, pointer: Pointer) -> None:
        """Move what is in hand."""
        self.hand.move(pointer)

    def release(self, pointer: Pointer) -> None:
        """Drop what was dragged."""
        self.hand.release(pointer)

    def key(self, event: QKeyEvent) -> bool:
        """Take a colour, move, put, take away."""
        return self.hand.key(event)

    def cancel(self) -> None:
        """Put back what is in hand."""
        self.hand.cancel()


def _counted(matches: tuple[PlainMatch, ...]) -> str:
    """Return the letters of matches, with their number where it is more than one."""
    letters = [match.letter for match in matches]
    counts = {letter: letters.count(letter) for letter in letters}
    return ", ".join(
        letter if count == 1 else f"{count} {letter}" for letter, count in counts.items()
    )
