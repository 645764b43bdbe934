"""Pauli beside its board: all matches that lie there, with owner and majority, while shown.

To recognise matches takes practice, so the list is only there while the overlay of matches is on.
Pointing at a row, or choosing it, paints its match on the board.
"""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
)

from pentogames.games.pauli import Match, matches
from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.pauli_scene import PauliScene
from pentogames.scene.theme import Theme
from pentogames.window.match_row import MIDDLE_LEFT, paint_match
from pentogames.window.panels import GamePanel
from pentogames.window.rows import RowDelegate, RowSpot, draw_chip

ROW_HEIGHT = 34
UNIT = 8.0  # side of a square of the small pictures, logical pixels
LEAST_ROWS, MOST_ROWS = 2, 6  # seen at a time
FRAME = 12  # above and below the rows, logical pixels
MATCH_ROLE = Qt.ItemDataRole.UserRole


class MatchDelegate(RowDelegate):
    """Draws a row: letter, small picture in colours, whose it is and by how many pieces."""

    size = (140, ROW_HEIGHT)
    hovers = True

    def paint_row(self, at: RowSpot) -> None:
        """Draw the row."""
        painter, area, selected = at.painter, at.area, at.selected
        match: Match = at.index.data(MATCH_ROLE)
        painter.setFont(at.font)
        ink = self.ink(selected)
        paint_match(painter, area, match, self.theme, ink, at=32, unit=UNIT)
        chip = QPointF(area.left() + 92, area.center().y())
        draw_chip(painter, self.theme.seat(match.controller), chip)
        painter.setFont(at.font)
        painter.setPen(ink)
        metrics = QFontMetricsF(at.font)
        room = area.adjusted(106, 0, -8, 0)
        text = tr("{count} of 5").format(count=match.majority)
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, MIDDLE_LEFT, elided)


class MatchList(QListWidget):
    """The matches; ``pointed`` and ``chosen`` rows are told by letter to whoever asks."""

    def __init__(self, scene: PauliScene) -> None:
        super().__init__()
        self._scene = scene
        self._rows = 1
        self.delegate = MatchDelegate(self)
        self.setItemDelegate(self.delegate)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Matches"))
        self.itemEntered.connect(lambda item: scene.look.point_at(self._letter(item)))
        self.viewportEntered.connect(lambda: scene.look.point_at(""))
        self.currentItemChanged.connect(self._choose)

    def show_matches(self, found: tuple[Match, ...]) -> None:
        """List these matches; the row of the card that is looked at stays chosen."""
        self.blockSignals(True)
        self.clear()
        for match in found:
            name = self._scene.player_name(match.controller)
            whose = f"{name}, {match.majority}"
            item = QListWidgetItem(tr("{name}: {value}").format(name=match.letter, value=whose))
            item.setData(MATCH_ROLE, match)
            item.setToolTip(
                tr("{letter}: {player} owns {count} of the five pieces.").format(
                    letter=match.letter, player=name, count=match.majority
                )
            )
            self.addItem(item)
        self.blockSignals(False)
        self.select(self._scene.look.chosen)
        self._rows = min(max(len(found), 1), MOST_ROWS)
        self.setMinimumHeight(min(self._rows, LEAST_ROWS) * ROW_HEIGHT + FRAME)
        self.setMaximumHeight(self.sizeHint().height())
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of the rows, as far as they are all to be seen."""
        return QSize(200, self._rows * ROW_HEIGHT + FRAME)

    def select(self, letter: str) -> None:
        """Show the row of a letter as chosen; none if there is no such row."""
        letters = [self._letter(self.item(row)) for row in range(self.count())]
        self.blockSignals(True)
        self.setCurrentRow(letters.index(letter) if letter in letters else -1)
        self.blockSignals(False)

    def leaveEvent(self, event: QEvent) -> None:
        """Look at no row any more."""
        self._scene.look.point_at("")
        super().leaveEvent(event)

    def _choose(self, item: QListWidgetItem | None) -> None:
        self._scene.look.choose("" if item is None else self._letter(item))

    @staticmethod
    def _letter(item: QListWidgetItem) -> str:
        match: Match = item.data(MATCH_ROLE)
        return match.letter


class PauliPanel(GamePanel):
    """The list of matches under a heading."""

    def __init__(self, match: MatchModel, scene: BoardScene) -> None:
        super().__init__(match, scene)
        assert isinstance(scene, PauliScene)
        self.table = scene
        self.heading = QLabel()
        self.list = MatchList(scene)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 4)
        layout.setSpacing(6)
        layout.addWidget(self.heading)
        layout.addWidget(self.list)
        scene.matches_shown.connect(self.refresh)
        scene.card_chosen.connect(self.list.select)
        self.set_theme(scene.theme)
        self.refresh()

    def refresh(self) -> None:
        """Show the position as it is, if the overlay of matches is on."""
        found = matches(self.match.position)
        shown = self.table.overlay_on("matches")
        self.heading.setText(
            tr("Matches on the board: {count}").format(count=len(found))
            if found
            else tr("There is no match on the board.")
        )
        self.list.show_matches(found)
        self.list.setVisible(shown and bool(found))
        self.heading.setVisible(shown)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self.list.delegate.theme = theme
        self.list.viewport().update()

    def dispose(self) -> None:
        """Let go of the match and its scene."""
        super().dispose()
        self.table.matches_shown.disconnect(self.refresh)
        self.table.card_chosen.disconnect(self.list.select)


PANEL = PauliPanel
