"""The cards on the shelf: a small picture of each puzzle, its name, and how it stands."""

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap

from pentogames.model.words import tr
from pentogames.scene.glyphs import draw_icon
from pentogames.scene.picture import paint_cover
from pentogames.scene.theme import LIGHT, Theme
from pentogames.teach.tiling_play_words import DIFFICULTIES
from pentogames.window.rows import Index, RowDelegate, RowSpot
from pentogames.window.shelf.entries import ShelfEntry
from pentogames.window.tips import plain_tip

CARD = (148, 158)
PICTURE = QSize(128, 92)
DOT = 2.7  # radius of the dots of difficulty, logical pixels
ROLE = Qt.ItemDataRole.UserRole


class CardsModel(QAbstractListModel):
    """Lists entries; pictures are painted one by one, when they are first to be seen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.entries: tuple[ShelfEntry, ...] = ()
        self.theme: Theme = LIGHT
        self.ratio = 1.0
        self._pictures: dict[tuple[str, str, float], QPixmap] = {}
        self._wanted: list[int] = []
        self._painter = QTimer(self)
        self._painter.setInterval(0)
        self._painter.timeout.connect(self._paint_next)

    def show_entries(self, entries: tuple[ShelfEntry, ...]) -> None:
        """List these entries."""
        self.beginResetModel()
        self.entries = entries
        self._wanted.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of entries."""
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return an entry, its name, or what a screen reader and a tooltip say of it."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == ROLE:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.name
        if role == Qt.ItemDataRole.DecorationRole:
            return self._picture(index.row(), entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ". ".join(described(entry))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip("\n".join(described(entry)))
        return None

    def _key(self, entry: ShelfEntry) -> tuple[str, str, float]:
        drawn = entry.game if entry.draw is None else entry.key
        return drawn, f"{self.theme.name} {self.theme.vision}", self.ratio

    def _picture(self, row: int, entry: ShelfEntry) -> QPixmap | None:
        picture = self._pictures.get(self._key(entry))
        if picture is None and row not in self._wanted:
            self._wanted.append(row)
            self._painter.start()
        return picture

    def _paint_next(self) -> None:
        """Paint a picture that is wanted; the window goes on between two of them."""
        if not self._wanted:
            self._painter.stop()
            return
        row = self._wanted.pop(0)
        entry = self.entries[row]
        self._pictures[self._key(entry)] = self._painted(entry)
        index = self.index(row, 0)
        self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])

    def _painted(self, entry: ShelfEntry) -> QPixmap:
        if entry.draw is None:
            return paint_cover(entry.game, PICTURE, self.theme, self.ratio)
        pixmap = QPixmap(PICTURE * self.ratio)
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(0, 0, PICTURE.width(), PICTURE.height())
        entry.draw(painter, self.theme, area.adjusted(2, 2, -2, -2))
        painter.end()
        return pixmap


def described(entry: ShelfEntry) -> list[str]:
    """Return what is said of an entry: its name, its kind, how hard it is, how it stands."""
    parts = [entry.name, entry.group or entry.kind]
    if entry.difficulty:
        parts.append(tr(DIFFICULTIES[entry.difficulty - 1]))
    if entry.solved:
        parts.append(tr("solved"))
    elif entry.begun:
        parts.append(tr("begun"))
    return [*parts, entry.standing] if entry.standing else parts


class CardDelegate(RowDelegate):
    """Draws a card."""

    size = CARD
    gap = 2
    hovers = True

    def paint_row(self, at: RowSpot) -> None:
        """Draw the picture, the name, and a line that says how the puzzle stands."""
        painter, area, selected = at.painter, at.area, at.selected
        entry: ShelfEntry = at.index.data(ROLE)
        ground = QRectF(area.left() + 5, area.top() + 5, area.width() - 10, PICTURE.height() + 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.surface)
        painter.drawRoundedRect(ground, 5, 5)
        picture = at.index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(picture, QPixmap):
            size = picture.deviceIndependentSize()
            corner = ground.center() - QPointF(size.width() / 2, size.height() / 2)
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), picture)
        if entry.solved:
            self._tick(painter, ground.topRight() + QPointF(-11, 11))
        name = QRectF(area.left() + 8, ground.bottom() + 4, area.width() - 16, 20)
        font = QFont(at.font)
        font.setPixelSize(13)
        font.setWeight(QFont.Weight.DemiBold)
        self._write(painter, entry.name, name, font, selected=selected)
        below = name.translated(0, 19)
        dots = self._dots(painter, entry.difficulty, below, selected)
        font.setPixelSize(12)
        font.setWeight(QFont.Weight.Normal)
        standing = entry.standing or (tr("begun") if entry.begun else "")
        self._write(
            painter, standing, below.adjusted(dots, 0, 0, 0), font, selected=selected, quiet=True
        )

    def _write(
        self,
        painter: QPainter,
        text: str,
        line: QRectF,
        font: QFont,
        *,
        selected: bool,
        quiet: bool = False,
    ) -> None:
        painter.setFont(font)
        painter.setPen(self.quiet(selected) if quiet else self.ink(selected))
        metrics = QFontMetricsF(font)
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width())
        side = Qt.AlignmentFlag.AlignRight if quiet else Qt.AlignmentFlag.AlignLeft
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, elided)

    def _dots(self, painter: QPainter, level: int, line: QRectF, selected: bool) -> float:
        """Draw how hard a puzzle is: as many of four dots are filled; return their width."""
        if not level:
            return 0.0
        colour = self.quiet(selected)
        for number in range(len(DIFFICULTIES)):
            centre = QPointF(line.left() + 4 + number * 9, line.center().y())
            painter.setPen(QPen(colour, 1))
            painter.setBrush(colour if number < level else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, DOT, DOT)
        return len(DIFFICULTIES) * 9.0 + 4

    def _tick(self, painter: QPainter, centre: QPointF) -> None:
        painter.setPen(QPen(self.theme.surface, 1.5))
        painter.setBrush(self.theme.good)
        painter.drawEllipse(centre, 9, 9)
        box = QRectF(centre.x() - 6, centre.y() - 6, 12, 12)
        draw_icon(painter, "place", box, self.theme.window)
