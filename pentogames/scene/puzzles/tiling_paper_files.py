"""Putting sheets of tiling puzzles into files and onto printers: PDF, PNG and SVG."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QLocale, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import (
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator

from pentogames.scene.puzzles.tiling_paper import A4, Page, foot_of, paint_page

KINDS = ("pdf", "png", "svg")
DOTS = 8.0  # of a PNG in a millimetre: 203 an inch
_TENTHS = 10.0  # in a millimetre
_INCH = 25.4  # millimetres
_NO_MARGINS = QMarginsF(0, 0, 0, 0)  # the pages have their own


def paper_size() -> QPageSize:
    """Return the paper that is usual where we are."""
    metric = QLocale().measurementSystem() != QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize(QPageSize.PageSizeId.A4 if metric else QPageSize.PageSizeId.Letter)


def save_pages(pages: Sequence[Page], path: Path) -> list[Path]:
    """Write pages to a file of the kind that its ending names; OSError.

    Pictures have one page each: the second is ``NAME-2.png``. Returned are the files written.
    """
    kind = path.suffix.lower().removeprefix(".")
    if kind == "pdf":
        path.write_bytes(pdf_of(pages))
        return [path]
    draw = {"png": _png_of, "svg": _svg_of}[kind]
    paths = []
    for number, page in enumerate(pages, 1):
        paths.append(numbered(path, number))
        paths[-1].write_bytes(draw(page, foot_of(number, len(pages))))
    return paths


def numbered(path: Path, number: int) -> Path:
    """Return the file of a page, counted from 1."""
    return path if number == 1 else path.with_stem(f"{path.stem}-{number}")


def print_pages(pages: Sequence[Page], device: QPagedPaintDevice) -> bool:
    """Paint pages on a printer or a file of pages; False if it cannot be written to."""
    device.setPageMargins(_NO_MARGINS)
    painter = QPainter()
    if not painter.begin(device):
        return False
    for number, page in enumerate(pages, 1):
        if number > 1 and not device.newPage():
            painter.end()
            return False
        rect = device.pageLayout().fullRect(device.pageLayout().Unit.Millimeter)
        size = rect.size() * _TENTHS
        painter.save()
        scale = device.logicalDpiX() / _INCH / _TENTHS
        painter.scale(scale, scale)
        paint_page(painter, page, size, foot_of(number, len(pages)))
        painter.restore()
    return painter.end()


def paint_picture(page: Page, dots: float, foot: str, size: QSizeF = A4) -> QImage:
    """Return a picture of a page on white paper, so many dots to a millimetre."""
    scale = dots / _TENTHS
    image = QImage((size * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_page(painter, page, size, foot)
    painter.end()
    image.setDotsPerMeterX(round(dots * 1000))
    image.setDotsPerMeterY(round(dots * 1000))
    return image


def pdf_of(pages: Sequence[Page]) -> bytes:
    """Return pages as a PDF document."""
    buffer = _opened()
    writer = QPdfWriter(buffer)
    writer.setTitle("Pentogames")
    writer.setCreator("Pentogames")
    writer.setPageSize(paper_size())
    print_pages(pages, writer)
    return bytes(buffer.data().data())


def _png_of(page: Page, foot: str) -> bytes:
    buffer = _opened()
    QImageWriter(buffer, QByteArray(b"png")).write(paint_picture(page, DOTS, foot))
    return bytes(buffer.data().data())


def _svg_of(page: Page, foot: str) -> bytes:
    buffer = _opened()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle("Pentogames")
    generator.setResolution(round(_INCH * _TENTHS))
    generator.setSize(QSize(round(A4.width()), round(A4.height())))
    generator.setViewBox(QRectF(0, 0, A4.width(), A4.height()))
    painter = QPainter(generator)
    paint_page(painter, page, A4, foot)
    painter.end()
    return bytes(buffer.data().data())


def _opened() -> QBuffer:
    """Return memory to be written to as a file is: what fails later is the file alone."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    return buffer
