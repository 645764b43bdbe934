"""A list of matches of pieces that nobody owns: what was found and what was missed."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtCore import Signal as QtSignal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
)

from pentogames.games.pauli import Match, PlainMatch
from pentogames.model.words import tr
from pentogames.scene.theme import Theme
from pentogames.window.match_row import MIDDLE_LEFT, paint_match
from pentogames.window.rows import RowDelegate, RowSpot

ROW_HEIGHT = 44
UNIT = 10.0
ROLE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Entry:
    """A match with its colours, row by row from below, and what there is to say of it."""

    match: PlainMatch
    colours: tuple[str, ...]
    note: str


class _Delegate(RowDelegate):
    """Draws a row: the letter, the pentomino in its colours, the note."""

    size = (140, ROW_HEIGHT)
    hovers = True

    def paint_row(self, at: RowSpot) -> None:
        """Draw the row."""
        painter, area, selected = at.painter, at.area, at.selected
        entry: Entry = at.index.data(ROLE)
        painter.setFont(at.font)
        match = Match(entry.match.letter, entry.match.squares, entry.colours, (), "")
        paint_match(painter, area, match, self.theme, self.ink(selected), at=34, unit=UNIT)
        painter.setFont(at.font)
        painter.setPen(self.quiet(selected))
        painter.drawText(area.adjusted(96, 0, -8, 0), MIDDLE_LEFT, entry.note)


class MatchesList(QListWidget):
    """Lists matches; ``looked_at`` tells which one the pointer or the keys are on, or None."""

    looked_at = QtSignal(object)

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Entry, ...] = ()
        self.delegate = _Delegate(self)
        self.setItemDelegate(self.delegate)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Matches"))
        self.setMinimumHeight(2 * ROW_HEIGHT + 12)
        self.itemEntered.connect(self._look)
        self.viewportEntered.connect(lambda: self.looked_at.emit(None))
        self.currentItemChanged.connect(lambda item, _: self._look(item))

    def sizeHint(self) -> QSize:
        """Return the least that is of use; the page gives what room it has."""
        return QSize(200, self.minimumHeight())

    def show_entries(self, entries: Iterable[Entry]) -> None:
        """List these, if others are listed."""
        shown = tuple(entries)
        if shown == self._shown:
            return
        self._shown = shown
        self.blockSignals(True)
        self.clear()
        for entry in shown:
            letter = entry.match.letter
            item = QListWidgetItem(tr("{name}: {value}").format(name=letter, value=entry.note))
            item.setData(ROLE, entry)
            self.addItem(item)
        if shown:
            self.scrollToBottom()  # rows that pass below a resting pointer are not looked at
        self.blockSignals(False)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.delegate.theme = theme
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        """Look at no row any more."""
        self.looked_at.emit(None)
        super().leaveEvent(event)

    def _look(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            entry: Entry = item.data(ROLE)
            self.looked_at.emit(entry.match)
