"""A game as a film: each position of a line on a table of its own, painted one after the other."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from pentogames.core.record import Record
from pentogames.model.match import MatchModel
from pentogames.scene.apng import Frame
from pentogames.scene.board_scene import BoardScene, scene_for
from pentogames.scene.picture import paint_table
from pentogames.teach.overlays import overlays_for

LAST = 3
"""How many times longer the last position of a film is to be seen than the others."""


class Film:
    """Goes through the line of a record's cursor, on a table that looks like another one.

    The record is not touched. Nothing moves on the table: each position is there at once.
    """

    def __init__(self, record: Record[Any, Any], like: BoardScene) -> None:
        self._match = MatchModel(record.single_line())
        self._scene = scene_for(self._match, like.theme)
        self._scene.set_motion(False)
        self._scene.set_size(like.size, like.ratio)
        for overlay in overlays_for(record.game.name):
            self._scene.set_overlay(overlay.name, like.overlay_on(overlay.name))
        self.rewind()

    def __len__(self) -> int:
        """Return the number of positions."""
        return len(self._match.record.line()) + 1

    def rewind(self) -> None:
        """Go to the position before the first move."""
        self._match.to_start()

    def advance(self) -> None:
        """Go to the next position; from the last to the first."""
        if not self._match.redo():
            self.rewind()

    def picture(self, ratio: float) -> QImage:
        """Return the table with the position as a picture, ``ratio`` pixels to a logical one."""
        return paint_table(self._scene, ratio)

    def frames(self, ratio: float, milliseconds: int) -> Iterator[Frame]:
        """Yield all positions from the first, each to be seen for so long."""
        self.rewind()
        for left in reversed(range(len(self))):
            time = milliseconds if left else LAST * milliseconds
            yield Frame(self.picture(ratio), time)
            if left:
                self.advance()

    def dispose(self) -> None:
        """Let go of the table."""
        self._scene.dispose()
        self._scene.deleteLater()
        self._match.deleteLater()


def part_of(scene: BoardScene, *, board_only: bool) -> QRectF | None:
    """Return the part of a scene that is to be painted; None for all of it."""
    return scene.board_area() & QRectF(QPointF(0, 0), scene.size) if board_only else None


def paint_svg(scene: BoardScene, title: str, part: QRectF | None = None) -> bytes:
    """Return a drawing of the scene or a part of it as SVG, which stays sharp at any size.

    Qt writes SVG without clips (in 6.11 it does not end those that it writes on demand), so items
    must look right without them.
    """
    area = QRectF(QPointF(0, 0), scene.size) if part is None else part
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setSize(area.size().toSize())
    generator.setViewBox(QRectF(QPointF(0, 0), area.size()))
    painter = QPainter(generator)
    whole = QRectF(QPointF(0, 0), area.size())
    painter.fillRect(whole, scene.theme.table)
    scene.render(painter, whole, area)
    painter.end()
    return bytes(buffer.data().data())


def png_of(image: QImage) -> bytes:
    """Return a picture as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
