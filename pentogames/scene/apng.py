"""Animated pictures as APNG: a PNG whose later frames repaint what has changed.

The format is that of the PNG specification, third edition: programs that do not know animations
show the first frame. A file is made piece by piece, so that whoever writes one can do other things
between the pieces.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PIXEL = 3  # bytes: red, green, blue
_BAND = 1 << 18  # bytes of pixels that are compressed at a time, some milliseconds' work
_RGB = 2  # the colour type
_THOUSANDTHS = 1000  # of a second, in which times are given


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture and how long it is to be seen; all of a film have the same size."""

    image: QImage
    milliseconds: int


def apng(frames: Iterable[Frame], count: int) -> Iterator[bytes]:
    """Yield the pieces of an animated picture that goes round and round.

    There must be exactly ``count`` frames, one at least, which are taken one at a time. A frame is
    shown for at most 65 seconds. A piece is empty where there was work and nothing to write yet.
    """
    before: _Pixels | None = None
    number = 0  # of the next chunk that belongs to the animation
    for frame in frames:
        yield b""
        pixels = _Pixels.of(frame.image)
        yield b""
        if before is None:
            yield _SIGNATURE + _header(pixels.size) + _chunk(b"acTL", struct.pack(">II", count, 0))
            area = QRect(0, 0, *pixels.size)
        else:
            area = pixels.changed_since(before)
        yield _chunk(b"fcTL", _control(number, area, frame.milliseconds))
        number += 1
        for data in pixels.compressed(area):
            if before is None:
                yield _chunk(b"IDAT", data)
            else:
                yield _chunk(b"fdAT", struct.pack(">I", number) + data)
                number += 1
        before = pixels
    yield _chunk(b"IEND", b"")


@dataclass(frozen=True, slots=True)
class _Pixels:
    """The rows of a picture from its top, three bytes a pixel."""

    rows: tuple[bytes, ...]

    @classmethod
    def of(cls, image: QImage) -> "_Pixels":
        plain = image.convertToFormat(QImage.Format.Format_RGB888)
        data, stride = bytes(plain.constBits()), plain.bytesPerLine()
        wide = plain.width() * _PIXEL
        return cls(tuple(data[at : at + wide] for at in range(0, len(data), stride)))

    @property
    def size(self) -> tuple[int, int]:
        return len(self.rows[0]) // _PIXEL, len(self.rows)

    def changed_since(self, before: "_Pixels") -> QRect:
        """Return the smallest rectangle that holds all that differs; a pixel if nothing does."""
        wide, _ = self.size
        pairs = enumerate(zip(before.rows, self.rows, strict=True))
        differing = [(y, _number(old) ^ _number(new)) for y, (old, new) in pairs if old != new]
        if not differing:
            return QRect(0, 0, 1, 1)
        anywhere = 0
        for _, bits in differing:
            anywhere |= bits
        left = (wide * _PIXEL * 8 - anywhere.bit_length()) // 8 // _PIXEL
        trailing = (anywhere & -anywhere).bit_length() - 1
        right = wide - trailing // 8 // _PIXEL
        top, bottom = differing[0][0], differing[-1][0] + 1
        return QRect(left, top, right - left, bottom - top)

    def compressed(self, area: QRect) -> Iterator[bytes]:
        """Yield the compressed rows of a part of the picture, each behind the filter's number."""
        packer = zlib.compressobj()
        left, right = area.left() * _PIXEL, (area.left() + area.width()) * _PIXEL
        rows = self.rows[area.top() : area.top() + area.height()]
        step = max(1, _BAND // (right - left))
        for first in range(0, len(rows), step):
            band = b"".join(b"\0" + row[left:right] for row in rows[first : first + step])
            data = packer.compress(band)
            if data:
                yield data
        yield packer.flush()


def _number(row: bytes) -> int:
    return int.from_bytes(row, "big")


def _header(size: tuple[int, int]) -> bytes:
    return _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, _RGB, 0, 0, 0))


def _control(number: int, area: QRect, milliseconds: int) -> bytes:
    """Say where the next frame lies and how long it is seen; it is painted over what is there."""
    place = (area.width(), area.height(), area.left(), area.top())
    return struct.pack(">IIIIIHHBB", number, *place, min(milliseconds, 65535), _THOUSANDTHS, 0, 0)


def _chunk(kind: bytes, data: bytes) -> bytes:
    checked = kind + data
    return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))
