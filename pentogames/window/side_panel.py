"""The panel beside the board: what is played, how it ended, the moves, and what is said of them."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pentogames.core.game import Outcome, Standing
from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.scene.home import ordinal
from pentogames.scene.theme import Theme
from pentogames.store.remarks import with_words, words_in
from pentogames.teach.retell import retell
from pentogames.teach.words import words_for
from pentogames.window.move_list import MoveList
from pentogames.window.panels import GamePanel, GamePanelPlace

STEP_ICON = QSize(22, 22)


class CommentEdit(QPlainTextEdit):
    """A comment; the keys that turn pages do so here, and do not go through the game."""

    def event(self, event: QEvent) -> bool:
        """Keep the keys that are shortcuts of the window otherwise; Qt keeps the others itself."""
        keys = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete)
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in keys
        ):
            event.accept()
            return True
        return super().event(event)


class SidePanel(QWidget):
    """Title, result, move list, comment, and buttons to go through the game.

    Other pages (``add_page``) can be chosen in the place of the moves and the comment.
    """

    page_changed = Signal()

    def __init__(self, match: MatchModel, steps: tuple[QAction, ...]) -> None:
        super().__init__()
        self._match = match
        self.title = QLabel()
        self.title.setObjectName("title")
        self.title.setWordWrap(True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)  # it may come from a file
        self.subtitle = QLabel()
        self.subtitle.setObjectName("quiet")
        self.subtitle.setWordWrap(True)
        self.result = QLabel()
        self.result.setObjectName("result")
        self.result.setWordWrap(True)
        self.result.setTextFormat(Qt.TextFormat.PlainText)
        self.moves = MoveList(match)
        self.comment = CommentEdit()
        self.comment.setAccessibleName(tr("Comment"))
        self.comment.setTabChangesFocus(True)
        self.comment.setMinimumHeight(48)
        self.comment.setMaximumHeight(112)
        self.explanation = QLabel()
        self.explanation.setWordWrap(True)
        self.explanation.setTextFormat(Qt.TextFormat.PlainText)
        self.explanation.hide()
        self._explaining = False
        self._game_place = GamePanelPlace()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 12, 12, 12)
        layout.setSpacing(8)
        for widget in (self.title, self.subtitle, self.result):
            layout.addWidget(widget)
        layout.addLayout(self._game_place)
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(tr("Pages of the panel"))
        self.tabs.setUsesScrollButtons(False)
        for never_shown in self.tabs.findChildren(QToolButton):
            never_shown.setAccessibleName("")  # Qt's English
        self.pages = QStackedWidget()
        self._later: dict[QWidget, Callable[[], object]] = {}
        layout.addWidget(self.tabs)
        layout.addWidget(self.pages, 1)
        self.deed = QToolButton()  # what can be asked of the computer now
        self.deed.setIconSize(STEP_ICON)
        self.deed.hide()
        layout.addLayout(_row(steps, self.deed))
        layout.addWidget(self.explanation)
        layout.addWidget(self.comment)
        self.add_page(self.moves, tr("Moves"))
        self.tabs.currentChanged.connect(self._show_page)
        self.setMinimumWidth(220)
        self.moves.chosen.connect(match.go)
        self.comment.textChanged.connect(self._write_comment)
        match.record_changed.connect(self.refresh)
        self.refresh()

    @property
    def page(self) -> QWidget | None:
        """The page that is to be seen."""
        return self.pages.currentWidget()

    def add_page(self, page: QWidget, title: str) -> None:
        """Add a page behind the others."""
        self.pages.addWidget(page)
        self.tabs.addTab(title)

    def add_later(self, title: str, make: Callable[[], object]) -> QWidget:
        """Add a page that is made when it is first shown; returns what stands in its place.

        ``make`` makes it and hands it over by ``fill``. The program starts sooner for it.
        """
        place = QWidget()
        self._later[place] = make
        self.add_page(place, title)
        return place

    def fill(self, place: QWidget, page: QWidget) -> None:
        """Put a page that was added later into its place."""
        del self._later[place]
        self.pages.insertWidget(self.pages.indexOf(place), page)
        self.pages.removeWidget(place)
        place.deleteLater()

    def offer_pages(self, *, on: bool) -> None:
        """Let the user choose among the pages; without that the moves are to be seen."""
        self.tabs.setVisible(on)
        if not on:
            self.tabs.setCurrentIndex(0)

    def show_page(self, page: QWidget) -> None:
        """Show a page."""
        self.tabs.setCurrentIndex(self.pages.indexOf(page))

    def _show_page(self, index: int) -> None:
        place = self.pages.widget(index)
        if place is not None and place in self._later:
            self._later[place]()
        self.pages.setCurrentIndex(index)
        self.comment.setVisible(index == 0)
        self._explain()
        self.page_changed.emit()

    @property
    def game_panel(self) -> GamePanel | None:
        """What the game itself shows here."""
        return self._game_place.panel

    def show_game_panel(self, panel: GamePanel | None) -> None:
        """Show what the game itself has to say beside the board, instead of what was there."""
        self._game_place.show_panel(panel)

    def set_explaining(self, on: bool) -> None:
        """Say, or do not say, what the last move did."""
        self._explaining = on
        self._explain()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.moves.set_theme(theme)
        self._game_place.set_theme(theme)

    def refresh(self) -> None:
        """Show the match as it is."""
        record = self._match.record
        words = words_for(self._match.game.name)
        self.title.setText(record.tags.get("Event") or tr(words.title))
        self.subtitle.setText(tr(words.title) if record.tags.get("Event") else tr(words.summary))
        self.result.setText(self._result())
        self.result.setVisible(bool(self.result.text()))
        self._explain()
        at_start = record.node(record.cursor).parent is None
        asked = tr("Comment on the game") if at_start else tr("Comment on this move")
        if asked != self.comment.placeholderText():
            self.comment.setPlaceholderText(asked)
            if self.comment.isVisible():
                self.comment.viewport().update()  # Qt does not draw another one by itself
        comment = words_in(record.node(record.cursor).comment)
        if comment != self.comment.toPlainText():
            self.comment.blockSignals(True)
            self.comment.setPlainText(comment)
            self.comment.blockSignals(False)

    def _explain(self) -> None:
        """Say what the last move did, if that is wished and there is one."""
        node = self._match.record.node(self._match.record.cursor)
        text = ""
        if self._explaining and node.parent is not None:
            before = self._match.record.position_at(node.parent)
            text = retell(self._match.game, before, node.move, self._match.player, tr)
        self.explanation.setText(text)
        self.explanation.setVisible(bool(text) and self.page is self.moves)

    def _write_comment(self) -> None:
        """Keep what is typed; what an analysis and clocks have to say stays before it, unseen."""
        record = self._match.record
        comment = record.node(record.cursor).comment
        self._match.set_comment(record.cursor, with_words(comment, self.comment.toPlainText()))

    def _result(self) -> str:
        """Return the places in order, with the move after which each player went out."""
        outcome, awarded = self._match.outcome(), self._match.awarded
        if outcome is None and awarded is not None:
            outcome = Outcome(awarded, "")
        if outcome is None:
            return ""
        if outcome.draw:
            return tr("A draw.")
        standings = {s.seat: s for s in self._match.game.standings(self._match.position)}
        ranked = sorted(outcome.places.items(), key=lambda entry: entry[1])
        return "\n".join(
            self._result_line(seat, place, standings.get(seat)) for seat, place in ranked
        )

    def _result_line(self, seat: str, place: int, standing: Standing | None) -> str:
        words = words_for(self._match.game.name)
        name = self._match.player(seat) or words.name(seat, tr)
        line = f"{ordinal(place)}  {name}"
        if place > 1 and standing is not None and standing.out is not None:
            line += " – " + tr("out after move {number}").format(number=standing.out)
        return line


def _row(actions: tuple[QAction, ...], last: QToolButton) -> QHBoxLayout:
    layout = QHBoxLayout()
    layout.setSpacing(4)
    layout.addStretch(1)
    for action in actions:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setIconSize(STEP_ICON)
        layout.addWidget(button)
    layout.addWidget(last)
    layout.addStretch(1)
    return layout
