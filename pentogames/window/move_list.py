"""The list of moves: the game's own line, with what was tried otherwise below it, indented."""

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QWidget,
)

from pentogames.core.record import NodeId
from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.scene.theme import HAIR_STROKE, Theme
from pentogames.window.move_rows import Fold, Row, rows_of
from pentogames.window.rows import Index, RowDelegate, RowSpot, draw_chip
from pentogames.window.tips import plain_tip

INDENT = 18
DEEPEST = 5  # variations that lie deeper are indented no more, to leave room for their moves
MARGIN = 8
LEAST_COMMENT = 48.0  # of a row's width, logical pixels; a dot stands for it where there is less
NODE_ROLE = Qt.ItemDataRole.UserRole


def left_of(row: Row, area: QRectF) -> float:
    """Return where a row's text begins."""
    return area.left() + MARGIN + min(row.indent, DEEPEST) * INDENT


class MoveModel(QAbstractListModel):
    """The rows of the match's record."""

    def __init__(self, match: MatchModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._record = match.record
        self.rows: list[Row] = []
        self.folded: set[NodeId] = set()
        self.refresh()

    def refresh(self) -> None:
        """Read the record anew, if anything in the list has changed; the cursor is not hidden."""
        record = self._match.record
        if record is not self._record:
            self._record = record
            self.folded.clear()
        self.folded.difference_update(record.path(record.cursor)[:-1])
        rows = rows_of(record, self.folded)
        if rows == self.rows:
            return
        kept = 0
        while kept < min(len(rows), len(self.rows)) and rows[kept] == self.rows[kept]:
            kept += 1
        if kept == len(self.rows):
            self.beginInsertRows(QModelIndex(), kept, len(rows) - 1)
            self.rows = rows
            self.endInsertRows()
        else:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()

    def row_of(self, node: NodeId) -> int:
        """Return the row of a node."""
        return next(row for row, entry in enumerate(self.rows) if entry.node == node)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's text, or the row itself."""
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                f"{row.number}. {row.text}" if row.text else tr("Start", sense="the first position")
            )
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.comment) or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return _spoken(row)
        if role == NODE_ROLE:
            return row
        return None


def _spoken(row: Row) -> str:
    """Return what is told of a row to those who do not see it."""
    if not row.text:
        return tr("Start", sense="the first position")
    parts = [f"{row.number}. {row.text}"]
    if row.indent:
        parts.append(tr("variation"))
    if row.fold is Fold.SHUT:
        parts.append(tr("folded"))
    return ", ".join([*parts, row.comment] if row.comment else parts)


class MoveDelegate(RowDelegate):
    """Draws a row: number, the seat's sign, the notation, and the comment as far as it fits."""

    def paint_row(self, at: RowSpot) -> None:
        """Draw the row."""
        painter, area, selected = at.painter, at.area, at.selected
        row: Row = at.index.data(NODE_ROLE)
        ink, quiet = self.ink(selected), self.quiet(selected)
        self._draw_branches(painter, row, area, selected)
        x = left_of(row, area)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        metrics = QFontMetricsF(at.font)
        if row.text:
            painter.setPen(quiet)
            width = max(26.0, metrics.horizontalAdvance(f"{row.number}.") + 6)
            painter.drawText(QRectF(x, area.top(), width, area.height()), align, f"{row.number}.")
            x += width
            draw_chip(painter, self.theme.seat(row.seat), QPointF(x + 8, area.center().y()))
            x += 24
        painter.setPen(ink if row.indent == 0 else quiet)
        text = row.text or tr("Start", sense="the first position")
        room = QRectF(x, area.top(), area.right() - x - 16, area.height())
        elide = Qt.TextElideMode.ElideRight
        painter.drawText(room, align, metrics.elidedText(text, elide, room.width()))
        wide = metrics.horizontalAdvance(text)
        if "?" in row.glyph and not selected and wide <= room.width():
            before = metrics.horizontalAdvance(text.removesuffix(row.glyph))
            painter.setPen(self.theme.bad)
            painter.drawText(room.adjusted(before, 0, 0, 0), align, row.glyph)
        if row.comment:
            painter.setPen(quiet)
            _draw_comment(painter, row.comment, room.adjusted(wide + 12, 0, 8, 0), metrics)

    def _draw_branches(self, painter: QPainter, row: Row, area: QRectF, selected: bool) -> None:
        """Draw a line down beside each variation that the row is in, and the fold of its own."""
        painter.setPen(QPen(self.quiet(selected) if selected else self.theme.frame, HAIR_STROKE))
        first = area.left() + MARGIN + INDENT / 2
        for level in range(min(row.indent, DEEPEST)):
            x = round(first + level * INDENT) + 0.5
            if row.fold is Fold.NONE or level < min(row.indent, DEEPEST) - 1:
                painter.drawLine(QPointF(x, area.top() - 1), QPointF(x, area.bottom() + 1))
        if row.fold is not Fold.NONE:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.quiet(selected))
            at = QPointF(left_of(row, area) - INDENT / 2, area.center().y())
            painter.drawPolygon(_triangle(at, shut=row.fold is Fold.SHUT))


def _triangle(at: QPointF, *, shut: bool) -> QPolygonF:
    """Return the sign of a fold: it points to the side where something is hidden, else down."""
    corners = ((-3.0, -4.5), (3.5, 0.0), (-3.0, 4.5)) if shut else ((-4.5, -3), (4.5, -3), (0, 3.5))
    return QPolygonF([at + QPointF(x, y) for x, y in corners])


def _draw_comment(painter: QPainter, comment: str, room: QRectF, metrics: QFontMetricsF) -> None:
    """Draw a comment with the pen's colour, or a dot at the right where it does not fit."""
    if room.width() < LEAST_COMMENT:
        painter.setBrush(painter.pen().color())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(room.right() - 1, room.center().y()), 2.5, 2.5)
        return
    words = metrics.elidedText(" ".join(comment.split()), Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


class MoveList(QListView):
    """Shows the moves and goes to the one that is chosen; variations can be folded."""

    chosen = Signal(int)  # a node
    folds_changed = Signal()
    menu_wanted = Signal(QPoint)  # on the screen; the move in question is the cursor's

    def __init__(self, match: MatchModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._model = MoveModel(match, self)
        self._delegate = MoveDelegate(self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Moves"))
        self.clicked.connect(self._choose)
        match.record_changed.connect(self.refresh)
        match.comment_changed.connect(self.refresh)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._delegate.theme = theme
        if self.isVisible():
            self.viewport().update()

    def refresh(self) -> None:
        """Show the record as it is, the cursor's move selected and in sight."""
        self._model.refresh()
        index = self._model.index(self._model.row_of(self._match.record.cursor))
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def updateGeometries(self) -> None:
        """Keep the cursor's move in sight when rows were laid out anew."""
        super().updateGeometries()
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the rows with the arrows up and down; fold and unfold with the others."""
        row: Row | None = self.currentIndex().data(NODE_ROLE)
        if row is not None and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._fold_by_key(row, shut=event.key() == Qt.Key.Key_Left)
            return
        super().keyPressEvent(event)
        self._choose(self.currentIndex())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Fold or unfold where the sign for it is pressed."""
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            row: Row = index.data(NODE_ROLE)
            left = left_of(row, QRectF(self.visualRect(index)))
            if row.fold is not Fold.NONE and left - INDENT <= event.position().x() < left:
                self.fold(row.node, shut=row.fold is Fold.OPEN)
                return
        super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Go to the move under the pointer and ask for the menu of what can be done with it."""
        place = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self._choose(self.indexAt(event.pos()))
        else:
            corner = self.visualRect(self.currentIndex()).bottomLeft() + QPoint(INDENT, 0)
            place = self.viewport().mapToGlobal(corner)
        self.menu_wanted.emit(place)

    @property
    def has_variations(self) -> bool:
        """Whether there is anything to fold."""
        return any(row.fold is not Fold.NONE for row in self._model.rows)

    @property
    def unfolded(self) -> bool:
        """Whether all there is can be seen."""
        return not self._model.folded

    def fold(self, head: NodeId, *, shut: bool) -> None:
        """Fold the variation that begins with a move, or unfold it."""
        record = self._match.record
        if not shut:
            self._model.folded.discard(head)
        else:
            self._model.folded.add(head)
            if head in record.path(record.cursor)[:-1]:
                self.chosen.emit(head)
        self._show_folds()

    def fold_all(self, *, shut: bool) -> None:
        """Fold all variations but those that the cursor is in, or unfold all."""
        heads = {row.node for row in rows_of(self._match.record) if row.fold is not Fold.NONE}
        self._model.folded = heads if shut else set()
        self._show_folds()

    def _show_folds(self) -> None:
        self.refresh()
        self.folds_changed.emit()

    def _fold_by_key(self, row: Row, *, shut: bool) -> None:
        head = self._match.record.branch(row.node)
        if row.fold is (Fold.OPEN if shut else Fold.SHUT):
            self.fold(row.node, shut=shut)
        elif shut and head is not None and head != row.node:
            self.chosen.emit(head)

    def _choose(self, index: Index) -> None:
        if index.isValid():
            row: Row = index.data(NODE_ROLE)
            if row.node != self._match.record.cursor:
                self.chosen.emit(row.node)
