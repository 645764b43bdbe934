"""Animated pictures: what a reader of the format makes of them is what was painted."""

import struct
import zlib
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from pentogames.scene.apng import Frame, apng

SIZE = (37, 23)


def painted(*rectangles: tuple[QRect, str]) -> QImage:
    image = QImage(*SIZE, QImage.Format.Format_ARGB32)
    image.fill(QColor("#efece5"))
    painter = QPainter(image)
    for rectangle, colour in rectangles:
        painter.fillRect(rectangle, QColor(colour))
    painter.end()
    return image


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at = 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (checksum,) = struct.unpack_from(">I", data, at + 8 + length)
        assert checksum == zlib.crc32(kind + content)
        yield kind, content
        at += 12 + length


def played(data: bytes) -> list[tuple[QImage, int]]:
    """Return the frames as they are seen, with their times, read without the writer's code."""
    canvas = QImage(*SIZE, QImage.Format.Format_RGB888)
    frames: list[tuple[QImage, int]] = []
    place: tuple[int, ...] = ()
    packed, numbers = b"", []

    def finish() -> None:
        if place:
            width, height, left, top, time, unit, dispose, blend = place
            assert (unit, dispose, blend) == (1000, 0, 0)
            rows = zlib.decompress(packed)
            stride = 3 * width + 1
            assert len(rows) == stride * height
            for y in range(height):
                assert rows[y * stride] == 0
                for x in range(width):
                    red, green, blue = rows[y * stride + 1 + 3 * x : y * stride + 4 + 3 * x]
                    canvas.setPixelColor(left + x, top + y, QColor(red, green, blue))
            frames.append((canvas.copy(), time))

    for kind, content in chunks(data):
        if kind == b"fcTL":
            finish()
            numbers.append(struct.unpack_from(">I", content)[0])
            place, packed = struct.unpack(">IIIIHHBB", content[4:]), b""
        elif kind == b"IDAT":
            packed += content
        elif kind == b"fdAT":
            numbers.append(struct.unpack_from(">I", content)[0])
            packed += content[4:]
        elif kind == b"acTL":
            assert struct.unpack(">II", content)[1] == 0  # round and round
    finish()
    assert numbers == list(range(len(numbers)))
    return frames


PICTURES = (
    painted(),
    painted((QRect(5, 4, 3, 2), "#000000")),
    painted((QRect(5, 4, 3, 2), "#000000"), (QRect(36, 22, 1, 1), "#ff0000")),
    painted((QRect(5, 4, 3, 2), "#000000"), (QRect(36, 22, 1, 1), "#ff0000")),
    painted((QRect(0, 0, 37, 23), "#0c6b5e")),
    painted((QRect(0, 0, 1, 23), "#123456"), (QRect(20, 10, 2, 1), "#efece6")),
)


def test_a_reader_sees_what_was_painted() -> None:
    frames = [Frame(image, 100 * (1 + number)) for number, image in enumerate(PICTURES)]
    data = b"".join(apng(frames, len(frames)))
    seen = played(data)
    assert [time for _, time in seen] == [frame.milliseconds for frame in frames]
    for (image, _), frame in zip(seen, frames, strict=True):
        assert image == frame.image.convertToFormat(QImage.Format.Format_RGB888)


def test_who_knows_no_animation_sees_the_first_picture() -> None:
    data = b"".join(apng([Frame(PICTURES[1], 500), Frame(PICTURES[4], 500)], 2))
    still = QImage.fromData(data)
    assert still.convertToFormat(QImage.Format.Format_ARGB32) == PICTURES[1]


@pytest.mark.parametrize(
    ("after", "area"),
    [(1, (3, 2, 5, 4)), (2, (1, 1, 36, 22)), (3, (1, 1, 0, 0)), (4, (37, 23, 0, 0))],
)
def test_only_what_has_changed_is_painted_again(after: int, area: tuple[int, ...]) -> None:
    frames = [Frame(PICTURES[after - 1], 500), Frame(PICTURES[after], 500)]
    controls = [content for kind, content in chunks(b"".join(apng(frames, 2))) if kind == b"fcTL"]
    assert struct.unpack_from(">IIII", controls[1], 4) == area


def test_a_long_time_is_cut_to_what_the_format_can_say() -> None:
    data = b"".join(apng([Frame(PICTURES[0], 100_000)], 1))
    assert played(data)[0][1] == 65535


def test_a_large_picture_comes_in_several_pieces() -> None:
    image = QImage(900, 900, QImage.Format.Format_RGB32)
    for y in range(900):
        image.setPixelColor(y, y, QColor(y % 256, y * 7 % 256, y * 31 % 256))
    pieces = list(apng([Frame(image, 500)], 1))
    assert len(pieces) > 5
    assert QImage.fromData(b"".join(pieces)).size() == image.size()
