"""The way to the puzzle shelf: its entry in the menu of puzzles, and the page."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from pentogames.window.main_window import MainWindow
    from pentogames.window.shelf.page import ShelfPage


class ShelfDesk(QObject):
    """Shows the shelf in the place of the table; the page is made when it is first wanted."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self.window = window
        self.page: ShelfPage | None = None
        action = window.actions_by_name["shelf"]
        action.triggered.connect(lambda _=False: self.show())
        window.puzzles.menu.addAction(action)
        window.puzzles.menu.addSeparator()

    def show(self) -> None:
        """Show the shelf."""
        if self.page is None:
            # Puzzles are many modules, without which the program starts sooner.
            from pentogames.window.shelf.page import ShelfPage

            self.page = ShelfPage(self.window.puzzles)
            self.page.leave_meant.connect(self.window.aside.leave)
            self.page.set_theme(self.window.theme)
            self.window.dressed.connect(self.page.set_theme)
        self.window.aside.show(self.page)
        self.page.cards.setFocus()
