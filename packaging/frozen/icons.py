"""Icons for Windows and macOS, painted from an SVG: containers of PNG pictures in several sizes."""

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    "icp4": 16,
    "ic11": 32,  # 16 at two pixels to a point, and so on
    "icp5": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}
"""The codes of the sizes in an .icns file, and the width of each in pixels."""


def write_ico(source: Path, target: Path) -> Path:
    """Write an icon for Windows; return it."""
    pictures = [paint(source, size) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return _write(target, head + entries + b"".join(pictures))


def write_icns(source: Path, target: Path) -> Path:
    """Write an icon for macOS; return it."""
    body = b""
    for kind, size in ICNS_KINDS.items():
        picture = paint(source, size)
        body += kind.encode("ascii") + struct.pack(">I", len(picture) + 8) + picture
    return _write(target, b"icns" + struct.pack(">I", len(body) + 8) + body)


def paint(source: Path, size: int) -> bytes:
    """Return a square PNG picture of an SVG, as wide as asked in pixels; ValueError."""
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"this is no SVG that Qt can paint: {source}")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # as small as can be
    return bytes(buffer.data().data())


def _write(target: Path, data: bytes) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return target
