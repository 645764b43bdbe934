"""The list of moves: the game's own line, with what was tried otherwise below it, indented."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyleOptionViewItem,
    QWidget,
)

from pentogames.core.record import ROOT, NodeId, Record
from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.scene.theme import Theme
from pentogames.store.remarks import take_remark
from pentogames.teach.secrets import secrets_of
from pentogames.window.rows import Index, RowDelegate, draw_chip
from pentogames.window.tips import plain_tip

INDENT = 18
NODE_ROLE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list: a move, who made it, and how deep in variations it stands."""

    node: NodeId
    number: int
    seat: str
    text: str
    indent: int
    comment: str
    glyph: str = ""  # the sign at the end of the text


def rows_of(record: Record[Any, Any]) -> list[Row]:
    """Return the rows of a record: each move, then its alternatives indented, then what follows.

    The first row is the start itself, so that one can go back there. Moves that are secret while
    the game goes on (see teach.secrets) stand there without their notation and comment.
    """
    secret = secrets_of(record).moves
    rows = [Row(ROOT, 0, "", "", 0, take_remark(record.node(ROOT).comment)[1])]
    # A stack instead of recursion: variations may lie as deep in each other as a file likes.
    waiting = [(child, 0) for child in record.node(ROOT).children[:1]]
    while waiting:
        node_id, indent = waiting.pop()
        node = record.node(node_id)
        parent = record.node(node.parent or ROOT)
        before = record.position_at(parent.id)
        hidden = node_id in secret
        text = tr("hidden") if hidden else record.game.format(before, node.move) + node.glyph
        comment = "" if hidden else take_remark(node.comment)[1]
        number = before.ply + 1
        glyph = "" if hidden else node.glyph
        rows.append(Row(node_id, number, before.to_move or "", text, indent, comment, glyph))
        waiting.extend((child, indent) for child in node.children[:1])
        if parent.children[0] == node_id:
            waiting.extend((other, indent + 1) for other in reversed(parent.children[1:]))
    return rows


class MoveModel(QAbstractListModel):
    """The rows of the match's record."""

    def __init__(self, match: MatchModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self.rows: list[Row] = []
        self.refresh()

    def refresh(self) -> None:
        """Read the record anew, if anything in the list has changed."""
        rows = rows_of(self._match.record)
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
        if role == NODE_ROLE:
            return row
        return None


class MoveDelegate(RowDelegate):
    """Draws a row: number, the seat's sign, the notation; a dot where there is a comment."""

    def paint_row(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
        area: QRectF,
        selected: bool,
    ) -> None:
        """Draw the row."""
        row: Row = index.data(NODE_ROLE)
        ink, quiet = self.ink(selected), self.quiet(selected)
        x = area.left() + 8 + row.indent * INDENT
        middle = area.center().y()
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if row.text:
            painter.setPen(quiet)
            width = max(26.0, QFontMetricsF(option.font).horizontalAdvance(f"{row.number}.") + 6)
            painter.drawText(QRectF(x, area.top(), width, area.height()), align, f"{row.number}.")
            x += width
            draw_chip(painter, self.theme.seat(row.seat), QPointF(x + 8, middle))
            x += 24
        painter.setPen(ink if row.indent == 0 else quiet)
        text = row.text or tr("Start", sense="the first position")
        room = QRectF(x, area.top(), area.right() - x - 16, area.height())
        elide = Qt.TextElideMode.ElideRight
        metrics = QFontMetricsF(option.font)
        painter.drawText(room, align, metrics.elidedText(text, elide, room.width()))
        if "?" in row.glyph and not selected and metrics.horizontalAdvance(text) <= room.width():
            before = metrics.horizontalAdvance(text.removesuffix(row.glyph))
            painter.setPen(self.theme.bad)
            painter.drawText(room.adjusted(before, 0, 0, 0), align, row.glyph)
        if row.comment:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(quiet)
            painter.drawEllipse(QPointF(area.right() - 9, middle), 2.5, 2.5)


class MoveList(QListView):
    """Shows the moves and goes to the one that is chosen."""

    chosen = Signal(int)  # a node

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
        """Go along the rows with the arrows, and to the move with them."""
        super().keyPressEvent(event)
        self._choose(self.currentIndex())

    def _choose(self, index: Index) -> None:
        if index.isValid():
            row: Row = index.data(NODE_ROLE)
            if row.node != self._match.record.cursor:
                self.chosen.emit(row.node)
