"""Pictures of a table or a board, for files, dialogs and the command line."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from pentogames.core.game import Game, Mark
from pentogames.core.record import Record
from pentogames.model.match import MatchModel
from pentogames.resources import resource_path
from pentogames.scene.board_scene import BoardScene, scene_for
from pentogames.scene.theme import LIGHT, Theme

FONT = "Inter"
COVER_TABLE = QSize(760, 560)


def load_fonts() -> None:
    """Make the program's own font known to Qt and the application's font."""
    for path in sorted(resource_path("fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(path))
    font = QGuiApplication.font()
    font.setFamily(FONT)
    font.setPixelSize(14)
    QGuiApplication.setFont(font)


def paint_table(scene: BoardScene, ratio: float, part: QRectF | None = None) -> QImage:
    """Return a picture of the scene or a part of it, ``ratio`` pixels to its logical one."""
    area = QRectF(QPointF(0, 0), scene.size) if part is None else part
    size = area.size()
    image = QImage(
        round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_ARGB32
    )
    image.setDevicePixelRatio(ratio)
    image.fill(scene.theme.table)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    scene.render(painter, QRectF(QPointF(0, 0), size), area)
    painter.end()
    return image


def paint_position(
    game: Game[Any, Any, Any],
    position: Any,
    size: QSize,
    theme: Theme = LIGHT,
    *,
    board_only: bool = False,
    marks: tuple[Mark, ...] = (),
    ratio: float = 1.0,
) -> QImage:
    """Return a picture of a position on its table of this size, or of its board alone.

    ``marks`` are painted over it; ``ratio`` is the picture's pixels to a logical one.
    """
    match = MatchModel(Record(game, position.options, position))
    scene = scene_for(match, theme)
    scene.set_motion(False)
    scene.set_size(QSizeF(size), ratio)
    scene.marks.set_marks(marks)
    part = None
    if board_only:
        part = scene.board_area()
        _clear_table(scene)
    image = paint_table(scene, ratio, part)
    scene.dispose()
    return image


def _clear_table(scene: BoardScene) -> None:
    """Hide what lies beside the board."""
    scene.strip.hide()
    for home in scene.homes.values():
        home.hide()
    for item in scene.items_by_id.values():
        item.setVisible(item.isVisible() and bool(item.token.squares))


def paint_small(
    painter: QPainter, game: Game[Any, Any, Any], position: Any, theme: Theme, area: QRectF
) -> None:
    """Draw the board of a position in the middle of an area, as large as it allows."""
    ratio = painter.device().devicePixelRatio()
    image = paint_position(game, position, COVER_TABLE, theme, board_only=True, ratio=ratio)
    size = image.size().scaled((area.size() * ratio).toSize(), Qt.AspectRatioMode.KeepAspectRatio)
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    small.setDevicePixelRatio(ratio)
    shown = small.deviceIndependentSize()
    painter.drawImage(area.center() - QPointF(shown.width() / 2, shown.height() / 2), small)


def paint_cover(game: str, size: QSize, theme: Theme, ratio: float) -> QPixmap:
    """Return a game's picture for a list of games, within a size of logical pixels."""
    from pentogames.teach import book  # what opens the window needs no covers

    cover = book.cover(game)
    image = paint_position(
        cover.game, cover.position, COVER_TABLE, theme, board_only=True, ratio=ratio
    )
    picture = QPixmap.fromImage(image).scaled(
        size * ratio,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    picture.setDevicePixelRatio(ratio)
    return picture


def save_picture(
    game: Game[Any, Any, Any], position: Any, path: Path, size: tuple[int, int] = (1200, 900)
) -> None:
    """Write a picture of a position to a file, the kind chosen by its ending; OSError.

    It works without a window, and without an application, which it makes if there is none.
    """
    application = QApplication.instance() or QApplication([])
    load_fonts()
    image = paint_position(game, position, QSize(*size))
    if not image.save(str(path)):
        raise OSError(f"the picture cannot be written to {path}")
    del application
