"""Sheets of paper with tiling puzzles, clear in black and white: puzzles first, then solutions.

Lengths are in tenths of a millimetre, so that whole ones are fine enough and fonts have whole
sizes.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen

from pentogames.core.cells import Square
from pentogames.core.shapes import SHAPES
from pentogames.model.words import tr
from pentogames.puzzles.tiling import Laid, Solution, Tiling
from pentogames.scene.geometry import Geometry, outline
from pentogames.scene.tray import ORDER

A4 = QSizeF(2100, 2970)
PER_PAGE = (1, 2, 4, 6)
"""How many puzzles a page may have."""

_SMALLER = {1: 4, 2: 6, 4: 12, 6: 12}
"""How many solutions go on a page, by the number of puzzles on one."""

_GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3), 12: (3, 4)}
"""Columns and rows of so many on a page."""

_MARGIN, _GAP, _FOOT = 150.0, 90.0, 50.0
_TITLE, _NOTE = 52, 34  # sizes of letters
_LARGEST, _LARGEST_PIECE = 180.0, 80.0  # sides of a square
_PIECES = 0.24  # of the height of a puzzle, at most, for the pieces below it
_BLACK, _GREY = QColor("#000000"), QColor("#444444")
_GRID, _GIVEN = QColor("#a0a0a0"), QColor("#d4d4d4")
_OUTLINE, _EDGE, _THIN = 7.0, 6.0, 1.6  # widths of lines


@dataclass(frozen=True, slots=True)
class PaperPuzzle:
    """A puzzle to be put on paper: what is written above it, and a solution if one is known."""

    title: str
    note: str
    tiling: Tiling
    solution: Solution | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """What is on a page: puzzles, or their solutions, in a grid of columns and rows."""

    puzzles: tuple[PaperPuzzle, ...]
    solved: bool
    columns: int
    rows: int


def pages_of(puzzles: Sequence[PaperPuzzle], per_page: int, *, solutions: bool) -> list[Page]:
    """Return the pages of puzzles, so many to a page; with ``solutions`` those come after them."""
    pages = _part(puzzles, per_page, solved=False)
    if solutions:
        pages += _part(puzzles, _SMALLER[per_page], solved=True)
    return pages


def _part(puzzles: Sequence[PaperPuzzle], number: int, *, solved: bool) -> list[Page]:
    # Few puzzles need not be as small as many.
    enough = next(each for each in _GRIDS if each >= min(number, len(puzzles)))
    columns, rows = _GRIDS[max(enough, min(number, 2) if solved else number)]
    step = columns * rows
    starts = range(0, len(puzzles), step)
    return [Page(tuple(puzzles[at : at + step]), solved, columns, rows) for at in starts]


def paint_page(painter: QPainter, page: Page, size: QSizeF, foot: str) -> None:
    """Paint a page of this size, with a line at its foot; the paper itself is not painted."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    inner = QRectF(QPointF(0, 0), size).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    below = QRectF(inner.left(), inner.bottom() - _FOOT, inner.width(), _FOOT)
    _write(painter, foot, below, _NOTE - 4, _GREY, Qt.AlignmentFlag.AlignRight)
    inner.setBottom(below.top() - _FOOT)
    width = (inner.width() - _GAP * (page.columns - 1)) / page.columns
    height = (inner.height() - _GAP * (page.rows - 1)) / page.rows
    for number, puzzle in enumerate(page.puzzles):
        row, column = divmod(number, page.columns)
        at = inner.topLeft() + QPointF(column * (width + _GAP), row * (height + _GAP))
        _paint_puzzle(painter, puzzle, QRectF(at, QSizeF(width, height)), solved=page.solved)


def _paint_puzzle(painter: QPainter, puzzle: PaperPuzzle, area: QRectF, *, solved: bool) -> None:
    small = 0.7 if area.width() < A4.width() / 3 else 1.0
    title, note = round(_TITLE * small), round(_NOTE * small)
    line = QRectF(area.left(), area.top(), area.width(), title * 1.3)
    _write(painter, puzzle.title, line, title, _BLACK, bold=True)
    line = QRectF(area.left(), line.bottom(), area.width(), note * 1.4)
    _write(painter, _solution_note(puzzle) if solved else puzzle.note, line, note, _GREY)
    board = QRectF(area)
    board.setTop(line.bottom() + note * 0.8)
    if solved:
        _paint_solution(painter, puzzle, board)
        return
    tray = _Tray(puzzle.tiling.left, board.width(), board.height() * _PIECES)
    board.setBottom(board.bottom() - tray.height - note)
    geometry = _fitted(puzzle.tiling.region, board)
    _paint_region(painter, puzzle.tiling, geometry)
    drawn = geometry.rect(min(puzzle.tiling.region, key=lambda square: square.y)).bottom()
    tray.paint(painter, QPointF(area.left(), drawn + 2 * note))


def _solution_note(puzzle: PaperPuzzle) -> str:
    return tr("No solution is known") if puzzle.solution is None else tr("Solution")


def _write(
    painter: QPainter,
    text: str,
    line: QRectF,
    size: int,
    colour: QColor,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    bold: bool = False,
) -> None:
    font = _font(size, bold=bold)
    painter.setFont(font)
    painter.setPen(colour)
    elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, elided)


def _font(size: int, *, bold: bool = False) -> QFont:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(1, size))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


# -- boards ---------------------------------------------------------------------------------------


def _fitted(region: frozenset[Square], area: QRectF) -> Geometry:
    """Return the geometry of a region in the upper left corner of an area."""
    left, low = min(s.x for s in region), min(s.y for s in region)
    across = max(s.x for s in region) - left + 1
    up = max(s.y for s in region) - low + 1
    room = area.adjusted(_OUTLINE, _OUTLINE, -_OUTLINE, -_OUTLINE)
    cell = min(room.width() / across, room.height() / up, _LARGEST)
    return Geometry(cell, room.left() - left * cell, room.top() + (up + low) * cell)


def _paint_region(painter: QPainter, tiling: Tiling, geometry: Geometry) -> None:
    painter.setPen(QPen(_GRID, _THIN))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for square in tiling.region:
        painter.drawRect(geometry.rect(square))
    for laid in tiling.givens:
        _paint_piece(painter, laid, geometry, _GIVEN)
    _paint_outline(painter, tiling.region, geometry, _OUTLINE)


def _paint_solution(painter: QPainter, puzzle: PaperPuzzle, area: QRectF) -> None:
    geometry = _fitted(puzzle.tiling.region, area)
    if puzzle.solution is None:
        _paint_region(painter, puzzle.tiling, geometry)
        return
    givens = set(puzzle.tiling.givens)
    for laid in puzzle.solution:
        _paint_piece(painter, laid, geometry, _GIVEN if laid in givens else None)
    _paint_outline(painter, puzzle.tiling.region, geometry, _OUTLINE)


def _paint_piece(painter: QPainter, laid: Laid, geometry: Geometry, fill: QColor | None) -> None:
    """Paint a piece with its letter and a strong edge, which copiers do not lose."""
    if fill is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        for square in laid.squares:
            painter.drawRect(geometry.rect(square))
    _paint_outline(painter, laid.squares, geometry, min(_EDGE, geometry.cell * 0.12))
    middle = geometry.centre(laid.squares)
    nearest = min(
        (geometry.rect(square) for square in laid.squares),
        key=lambda rect: (rect.center() - middle).manhattanLength(),
    )
    painter.setFont(_font(round(geometry.cell * 0.5)))
    painter.setPen(_BLACK)
    painter.drawText(nearest, Qt.AlignmentFlag.AlignCenter, laid.piece)


def _paint_outline(
    painter: QPainter,
    squares: Sequence[Square] | frozenset[Square],
    geometry: Geometry,
    width: float,
) -> None:
    pen = QPen(_BLACK, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = outline(((square.x, square.y) for square in squares), geometry.cell)
    painter.drawPath(path.translated(geometry.left, geometry.base))


# -- pieces ---------------------------------------------------------------------------------------


class _Tray:
    """The pieces of a puzzle in rows below it, each form once, with how many there are."""

    def __init__(self, pieces: str, width: float, height: float) -> None:
        self.copies = Counter(pieces)
        self.forms = [letter for letter in ORDER if self.copies[letter]]
        self.counted = len(self.forms) < len(pieces)
        self.cell, self.rows = self._packed(width, height)
        tall = sum(max(map(_height, row)) + 1 for row in self.rows)
        self.height = tall * self.cell

    def _packed(self, width: float, height: float) -> tuple[float, list[list[str]]]:
        """Return the largest side of a square with which the pieces lie in rows, and the rows."""
        best: tuple[float, list[list[str]]] = (0.0, [])
        for number in range(1, len(self.forms) + 1):
            size = math.ceil(len(self.forms) / number)
            rows = [self.forms[at : at + size] for at in range(0, len(self.forms), size)]
            across = max(sum(map(self._width, row)) for row in rows)
            up = sum(max(map(_height, row)) + 1 for row in rows)
            cell = min(width / across, height / up, _LARGEST_PIECE)
            best = max(best, (cell, rows), key=lambda each: each[0])
        return best

    def _width(self, letter: str) -> float:
        """Return the width of a piece with its count and what is free beside it, in squares."""
        return max(x for x, _ in SHAPES[letter].offsets) + 2 + (1.4 if self.counted else 0)

    def paint(self, painter: QPainter, corner: QPointF) -> None:
        """Paint the pieces with their upper left corner there."""
        y = corner.y()
        for row in self.rows:
            x = corner.x()
            for letter in row:
                self._paint_form(painter, letter, QPointF(x, y))
                x += self._width(letter) * self.cell
            y += (max(map(_height, row)) + 1) * self.cell

    def _paint_form(self, painter: QPainter, letter: str, corner: QPointF) -> None:
        squares = tuple(Square(x, y) for x, y in SHAPES[letter].offsets)
        geometry = Geometry(self.cell, corner.x(), corner.y() + _height(letter) * self.cell)
        painter.setPen(QPen(_GRID, _THIN))
        for square in squares:
            painter.drawRect(geometry.rect(square))
        _paint_outline(painter, squares, geometry, min(_EDGE - 2, self.cell * 0.1))
        if self.counted:
            painter.setFont(_font(round(self.cell * 0.8)))
            painter.setPen(_BLACK)
            right = (max(x for x, _ in SHAPES[letter].offsets) + 1.2) * self.cell
            place = QRectF(corner.x() + right, corner.y(), 2 * self.cell, self.cell)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags, f"×{self.copies[letter]}")


def _height(letter: str) -> int:
    return max(y for _, y in SHAPES[letter].offsets) + 1


def foot_of(number: int, count: int) -> str:
    """Return the line at the foot of a page, which is counted from 1."""
    if count == 1:
        return "Pentogames"
    return tr("Pentogames · page {number} of {count}").format(number=number, count=count)
