"""What lies on the table of a tiling puzzle: pieces with their letters, their tray, a frame."""

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.cells import Square
from pentogames.scene.area_item import AreaItem
from pentogames.scene.geometry import outline
from pentogames.scene.items import TableItem
from pentogames.scene.theme import RADIUS, Theme, given_style, piece_style
from pentogames.scene.theme_seats import SeatStyle
from pentogames.scene.tile import TileItem
from pentogames.scene.tray import ORDER, draw_gap, pack

GIVEN = "given"
"""The owner of the pieces that belong to the puzzle."""

SMALLEST_LETTER = 9  # pixels; smaller ones are left out


class LetterTile(TileItem):
    """A pentomino that nobody plays against: tinted by its form, with its letter.

    Those that belong to the puzzle are plain.
    """

    @property
    def given(self) -> bool:
        """Whether the piece belongs to the puzzle."""
        return self.token.owner == GIVEN

    def style(self) -> SeatStyle:
        """Return the tint of the piece."""
        return given_style(self.theme) if self.given else piece_style(self.theme, self.token.face)

    def paint_face(self, painter: QPainter) -> None:
        """Write the letter on the square in the middle of the tile."""
        shown = self.cell * self.scale()
        if shown * 0.5 < SMALLEST_LETTER:
            return
        font = QFont()
        font.setPixelSize(max(1, round(self.cell * 0.42)))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self.style().ink)
        half = self.cell / 2
        box = QRectF(-half, -half, self.cell, self.cell).translated(self.middle())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.token.face)


class CountsItem(AreaItem):
    """How many there are of each piece in a tray, on small plates that lie on the pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.slots: Mapping[str, QRectF] = {}
        self.counts: Mapping[str, int] = {}

    def show_counts(self, slots: Mapping[str, QRectF], counts: Mapping[str, int]) -> None:
        """Show these numbers at these places."""
        self.slots, self.counts = slots, counts
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the tray's rectangle."""
        return self.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the plates."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont()
        font.setPixelSize(10)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        for letter, count in self.counts.items():
            slot, text = self.slots.get(letter), f"×{count}"
            if slot is None or not count:
                continue
            width = metrics.horizontalAdvance(text) + 8
            plate = QRectF(slot.right() - width, slot.top() + 1, width, 14)
            painter.setPen(QPen(self.theme.hairline, 1))
            painter.setBrush(self.theme.raised)
            painter.drawRoundedRect(plate, 7, 7)
            painter.setPen(self.theme.text)
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


class PieceTray(AreaItem):
    """The pieces beside the board, each form with a place of its own and how many are there."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces = ORDER
        self.cell = 1.0
        self.counts: Mapping[str, int] = {}
        self.plates = CountsItem()
        self._counted = False
        self.hinted = ""
        self.chosen: Collection[str] = ()
        self._slots: dict[str, QRectF] = {}

    def set_pieces(self, pieces: Iterable[str]) -> bool:
        """Have places for these forms and no others; say whether they are others than before."""
        wanted = set(pieces)
        before, self.pieces = self.pieces, "".join(piece for piece in ORDER if piece in wanted)
        self.set_area(self.area)
        return self.pieces != before

    def show_counts(self, counts: Mapping[str, int], *, counted: bool) -> None:
        """Show how many of each form are there; ``counted`` says that numbers are of use."""
        self.counts, self._counted = dict(counts), counted
        self._show_plates()

    def _show_plates(self) -> None:
        self.plates.show_counts(self._slots, self.counts if self._counted else {})

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self.plates.set_theme(theme)

    def show_frames(self, hinted: str, chosen: Collection[str]) -> None:
        """Frame the piece that a hint is about, and those that are chosen."""
        self.hinted, self.chosen = hinted, chosen
        self.update()

    def set_area(self, area: QRectF) -> None:
        """Fill another rectangle of the scene and lay the places anew."""
        super().set_area(area)
        self.plates.set_area(area)
        inner, slots = area.adjusted(8, 8, -8, -8), dict[str, QRectF]()
        if self.pieces and not inner.isEmpty():
            self.cell, slots = pack(inner.width(), inner.height(), self.pieces)
        self._slots = {piece: slot.translated(inner.topLeft()) for piece, slot in slots.items()}
        self._show_plates()

    def slot(self, letter: str) -> QRectF:
        """Return the place of a form."""
        return self._slots.get(letter, QRectF(self.area.center(), self.area.center()))

    def letter_at(self, point: QPointF) -> str:
        """Return the form whose place is at a point; empty if there is none."""
        return next((letter for letter, slot in self._slots.items() if slot.contains(point)), "")

    def boundingRect(self) -> QRectF:
        """Return the tray's rectangle."""
        return self.area.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the tray with what is beside and behind the pieces."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.theme.surface)
        painter.setPen(QPen(self.theme.hairline, 1))
        painter.drawRoundedRect(self.area, RADIUS, RADIUS)
        for letter, slot in self._slots.items():
            draw_gap(painter, self.theme, letter, slot.center(), self.cell)
            if letter == self.hinted or letter in self.chosen:
                self._frame(painter, slot, dashed=letter == self.hinted)

    def _frame(self, painter: QPainter, slot: QRectF, *, dashed: bool) -> None:
        pen = QPen(self.theme.accent, 2)
        if dashed:
            pen.setDashPattern([3.0, 2.0])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(slot.adjusted(1.5, 1.5, -1.5, -1.5), RADIUS - 2, RADIUS - 2)


class SolvedFrame(TableItem):
    """The line round a region that is covered."""

    def __init__(self) -> None:
        super().__init__()
        self.squares: tuple[Square, ...] = ()
        self.hide()

    def show_round(self, squares: Iterable[Square]) -> None:
        """Show the line round these squares; none without any."""
        self.prepareGeometryChange()
        self.squares = tuple(squares)
        self.setVisible(bool(self.squares))
        self.update()

    def _path(self) -> QPainterPath:
        path = outline(((s.x, s.y) for s in self.squares), self.geometry.cell)
        return path.translated(self.geometry.left, self.geometry.base)

    def boundingRect(self) -> QRectF:
        """Return the line's area."""
        return self._path().boundingRect().adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the line."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.theme.accent, max(3.0, self.geometry.cell * 0.12))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path())
