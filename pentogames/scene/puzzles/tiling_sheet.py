"""Sheets of solutions of a tiling puzzle, for files: PNG pixel by pixel, SVG for any size."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage, QImageWriter, QPaintDevice, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from pentogames.puzzles.tiling import Solution
from pentogames.scene.picture import load_fonts
from pentogames.scene.puzzles.tiling_picture import paint_solution
from pentogames.scene.theme import LIGHT, Theme

SIDES = ((1, 48), (12, 28), (120, 16))
"""Up to so many solutions, the side of a square in pixels; ``SMALL`` for more."""
SMALL = 8

_RATIO = math.sqrt(2)  # of a sheet, as paper has it
_MARGIN = 24.0
_CAPTION = 12.0


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where solutions lie on a sheet: in rows, each in a cell with its number below."""

    columns: int
    rows: int
    width: float  # of a solution
    height: float
    gap: float
    caption: float

    @property
    def size(self) -> QSize:
        across = self.columns * (self.width + self.gap) - self.gap
        down = self.rows * (self.height + self.caption + self.gap) - self.gap
        return QSize(math.ceil(across + 2 * _MARGIN), math.ceil(down + 2 * _MARGIN))

    def area(self, number: int) -> QRectF:
        """Return where a solution lies, counted from 0."""
        row, column = divmod(number, self.columns)
        x = _MARGIN + column * (self.width + self.gap)
        y = _MARGIN + row * (self.height + self.caption + self.gap)
        return QRectF(x, y, self.width, self.height)


def save_sheet(solutions: Sequence[Solution], path: Path, kind: str) -> None:
    """Write a picture of the solutions, one at least, as ``png`` or ``svg``; OSError."""
    application = QGuiApplication.instance()
    if application is None:
        application = QApplication([])
        load_fonts()
    plan = _planned(solutions)
    if kind == "svg":
        written = _save_svg(solutions, plan, path)
    else:
        image = QImage(plan.size, QImage.Format.Format_ARGB32)
        image.fill(LIGHT.window)
        _paint(image, solutions, plan, LIGHT)
        written = QImageWriter(str(path), QByteArray(b"png")).write(image)
    if not written:
        raise OSError(f"{path}: the picture cannot be written")


def _save_svg(solutions: Sequence[Solution], plan: _Plan, path: Path) -> bool:
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(plan.size)
    generator.setViewBox(QRectF(0, 0, plan.size.width(), plan.size.height()))
    generator.setTitle("Pentogames")
    return _paint(generator, solutions, plan, LIGHT)


def _planned(solutions: Sequence[Solution]) -> _Plan:
    squares = [square for laid in solutions[0] for square in laid.squares]
    across = max(s.x for s in squares) - min(s.x for s in squares) + 1
    up = max(s.y for s in squares) - min(s.y for s in squares) + 1
    number = len(solutions)
    side = next((side for most, side in SIDES if number <= most), SMALL)
    gap = max(8.0, side)
    caption = 0.0 if number == 1 else _CAPTION
    width, height = across * side, up * side
    cell = (width + gap) / (height + gap + caption)
    columns = min(number, max(1, round(math.sqrt(number * _RATIO / cell))))
    return _Plan(columns, -(-number // columns), width, height, gap, caption)


def _paint(device: QPaintDevice, solutions: Sequence[Solution], plan: _Plan, theme: Theme) -> bool:
    painter = QPainter()
    if not painter.begin(device):
        return False
    font = QFont(QGuiApplication.font())
    font.setPixelSize(9)
    for number, solution in enumerate(solutions):
        area = plan.area(number)
        paint_solution(painter, theme, solution, area)
        if plan.caption:
            painter.setFont(font)
            painter.setPen(theme.text_quiet)
            below = QRectF(area.left(), area.bottom() + 1, area.width(), plan.caption)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(number + 1))
    return painter.end()
