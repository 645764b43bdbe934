"""The table put aside: another page in its place, while the game waits untouched.

Whoever shows a page there leaves the match, its scene and its autosave alone; so the game is there
again exactly as it was when the page is left. Actions that concern the game are switched off
meanwhile, so that their keys are free for the page.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from pentogames.model.match import Cause, Change

if TYPE_CHECKING:
    from pentogames.window.main_window import MainWindow

ALWAYS = (
    *("new", "open", "settings", "quit", "motion", "full-screen"),
    *("lessons", "shelf", "welcome", "rules", "shortcuts", "about"),
)
"""Deeds that concern no particular game, or put another one on the table."""


class Aside(QObject):
    """Shows pages in the place of a window's table; a new game on the table ends them."""

    shown = Signal(object)  # the page that is to be seen now
    left = Signal(object)  # the page that is not to be seen any more

    def __init__(self, window: "MainWindow", table: QWidget) -> None:
        """Put the table into the window; whoever does it lets ``follow`` hear of the match."""
        super().__init__(window)
        self._window = window
        self._stack = QStackedWidget()
        self._table = table
        self._stack.addWidget(table)
        window.setCentralWidget(self._stack)

    @property
    def page(self) -> QWidget | None:
        """The page in the place of the table; None if the table is to be seen."""
        shown = self._stack.currentWidget()
        return None if shown is self._table else shown

    def keep(self, page: QWidget) -> None:
        """Take a page that is to be shown later, so that it ends with the window."""
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)

    def show(self, page: QWidget) -> None:
        """Show a page instead of the table, or instead of another page."""
        before = self.page
        if before is page:
            return
        if self._window.scene is not None:
            self._window.scene.step_aside()
        self.keep(page)
        self._stack.setCurrentWidget(page)
        self._switch(on=False)
        if before is not None:
            self.left.emit(before)
        self.shown.emit(page)

    def leave(self) -> None:
        """Show the table again."""
        page = self.page
        if page is None:
            return
        self._stack.setCurrentWidget(self._table)
        self._switch(on=True)
        self._window.refresh()
        self._window.view.setFocus()
        self.left.emit(page)

    def follow(self, change: Change) -> None:
        """Show the table again when another game lies on it."""
        if change.cause is Cause.NEW:
            self.leave()

    def _switch(self, *, on: bool) -> None:
        """Switch the actions of the game on or off; ``refresh`` then says which can be used."""
        kept = [self._window.actions_by_name[name] for name in ALWAYS]
        for action in self._window.actions():
            if action not in kept:
                action.setEnabled(on)
