"""The puzzles of the window: their menu, and the page of the one that is being solved."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from pentogames.model.puzzle import PuzzleModel
from pentogames.model.puzzle_records import PuzzleRecords, default_path
from pentogames.model.puzzle_shelf import PuzzleShelf, shelf_path
from pentogames.model.words import tr
from pentogames.puzzles.puzzle import Puzzle
from pentogames.scene.theme import Theme
from pentogames.window.aside import Aside

if TYPE_CHECKING:
    from pentogames.window.main_window import MainWindow
    from pentogames.window.puzzle_page import PuzzlePage

Draw = Callable[[QPainter, Theme, QRectF], None]
"""Draws a small picture of a puzzle into an area."""


@dataclass(frozen=True)
class Level:
    """A level of a kind of puzzle: what it is, what it is called, and what was reached in it.

    Levels that have a ``group`` are listed under its name. ``difficulty`` goes from 1 to 4, 0 if
    nobody has measured it; ``draw`` draws it for the shelf, which has the game's board otherwise,
    and ``short`` is its name there, where the difficulty is shown besides;
    ``solved`` says whether there is nothing left to reach, which is when anything was otherwise.
    """

    puzzle: Puzzle[Any]
    name: str
    standing: Callable[[PuzzleRecords], str]
    group: str = ""
    difficulty: int = 0
    draw: Draw | None = None
    short: str = ""
    solved: Callable[[PuzzleRecords], bool] | None = None

    def is_solved(self, records: PuzzleRecords) -> bool:
        """Say whether it is solved."""
        if self.solved is None:
            return self.puzzle.key in records.reached()
        return self.solved(records)


SeveralDeed = tuple[str, Callable[["PuzzleDesk", tuple[Level, ...]], None]]
"""Something that the shelf offers to do with the levels chosen there, and its words."""


def nothing_else(key: str) -> Level | None:
    """Find no level: those of the menu are all there are."""
    return None


@dataclass(frozen=True)
class PuzzleKind:
    """A kind of puzzle as the menu lists it; ``page`` makes the page that all its levels share.

    ``game`` is the name of the game whose page of the rules book tells of it. ``find`` returns by
    its key a level that the menu does not list, such as one that was made by the user. ``deeds``
    are what else the menu offers, above the levels, and ``with_levels`` what the shelf does with
    some of them.
    """

    title: str
    game: str
    levels: Callable[[], tuple[Level, ...]]
    page: Callable[["PuzzleDesk"], "PuzzlePage"]
    find: Callable[[str], Level | None] = nothing_else
    deeds: tuple[tuple[str, Callable[["PuzzleDesk"], None]], ...] = ()
    with_levels: tuple[SeveralDeed, ...] = ()


class PuzzleDesk(QObject):
    """Opens puzzles in the place of the table, and the one that was open at the last start."""

    def __init__(
        self,
        window: "MainWindow",
        aside: Aside,
        records: Path | None = None,
    ) -> None:
        super().__init__(window)
        self.window = window
        self.aside = aside
        self.records = PuzzleRecords(default_path() if records is None else records, self)
        self.shelf = PuzzleShelf(shelf_path(window.autosave.path), self.records, self)
        self._pages: dict[int, PuzzlePage] = {}
        self.menu = QMenu(tr("&Puzzles"), window)
        bar = window.menuBar()
        bar.insertMenu(bar.actions()[-1], self.menu)
        self._entries: list[tuple[QAction, Level]] = []
        self._back = QAction(tr("&Back to the game"), self)
        self._back.triggered.connect(lambda _=False: self.leave())
        self.menu.aboutToShow.connect(self._refresh_menu)
        aside.left.connect(self._on_left)
        window.installEventFilter(self)
        self._open_again()

    @property
    def kinds(self) -> tuple[PuzzleKind, ...]:
        """All kinds, in the order of the menu."""
        # They are many modules, without which the program starts sooner.
        from pentogames.window.puzzles import KINDS

        return KINDS

    @property
    def page(self) -> "PuzzlePage | None":
        """The page of the puzzle that is to be seen; None if none is."""
        return next((page for page in self._pages.values() if page is self.aside.page), None)

    @property
    def game(self) -> str:
        """The name of the game that the puzzle to be seen belongs to; empty if none is."""
        page = self.page
        return next((self.kinds[n].game for n, each in self._pages.items() if each is page), "")

    def open_file(self, path: Path) -> bool:
        """Open the puzzle of a file; False, after a word about it, if there is none to be read."""
        from pentogames.window.puzzles.tiling import open_puzzle_file

        return open_puzzle_file(self, path)

    def model(self, puzzle: Puzzle[Any]) -> PuzzleModel:
        """Return the model of a puzzle, where it was left."""
        return self.shelf.model(puzzle)

    def open(self, number: int, key: str) -> None:
        """Open a level of the kind with this number in the list of kinds."""
        page = self._page(number)
        self.aside.show(page)
        page.set_theme(self.window.theme)
        page.show_level(key)
        page.view.setFocus()
        self.shelf.open = key

    def open_level(self, kind: PuzzleKind, level: Level) -> None:
        """Open a level of a kind, be it one that the menu does not list."""
        number = self.kinds.index(kind)
        self._page(number).add_level(level.puzzle, level.name)
        self.open(number, level.puzzle.key)

    def _page(self, number: int) -> "PuzzlePage":
        """Return the page of a kind, made when it is first wanted."""
        if number not in self._pages:
            page = self.kinds[number].page(self)
            page.leave_meant.connect(self.aside.leave)
            self.shelf.failed.connect(page.tell)
            self.records.failed.connect(page.tell)
            self._pages[number] = page
        return self._pages[number]

    def leave(self) -> None:
        """Go back to the game."""
        self.aside.leave()

    def switches(self, kind: str, at_first: tuple[str, ...]) -> frozenset[str]:
        """Return the names of the switches of a kind that are on, if nobody chose ``at_first``."""
        return self.window.settings.overlays(kind, at_first)

    def set_switches(self, kind: str, names: list[str]) -> None:
        """Remember which switches of a kind are on."""
        self.window.settings.set_overlays(kind, names)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the time that was used when the window is closed."""
        if event.type() == QEvent.Type.Close:
            self.shelf.save()
        return super().eventFilter(watched, event)

    def _on_left(self, page: QWidget) -> None:
        for puzzle in self._pages.values():
            if puzzle is page:
                puzzle.put_away()
                if self.page is None:
                    self.shelf.open = ""

    def _open_again(self) -> None:
        """Open the puzzle that was open when the program was ended.

        If there was none, no puzzle is read: the program starts sooner.
        """
        if not self.shelf.open:
            return
        for number, kind in enumerate(self.kinds):
            for level in kind.levels():
                if level.puzzle.key == self.shelf.open:
                    self.open(number, level.puzzle.key)
                    return
            found = kind.find(self.shelf.open)
            if found is not None:
                self.open_level(kind, found)
                return

    def _build_menu(self) -> None:
        """List all kinds with their levels."""
        for number, kind in enumerate(self.kinds):
            menu = self.menu.addMenu(tr(kind.title))
            for text, act in kind.deeds:
                menu.addAction(tr(text)).triggered.connect(lambda _=False, act=act: act(self))
            if kind.deeds:
                menu.addSeparator()
            groups = {"": menu}
            for level in kind.levels():
                if level.group not in groups:
                    groups[level.group] = menu.addMenu(level.group)
                action = groups[level.group].addAction(level.name)
                action.triggered.connect(
                    lambda _=False, number=number, key=level.puzzle.key: self.open(number, key)
                )
                self._entries.append((action, level))
        self.menu.addSeparator()
        self.menu.addAction(self._back)

    def _refresh_menu(self) -> None:
        """Say what was reached in each level; the first time, list them: they cost every start."""
        if not self._entries:
            self._build_menu()
        for action, level in self._entries:
            standing = level.standing(self.records)
            action.setText(f"{level.name}\t{standing}" if standing else level.name)
        self._back.setEnabled(self.page is not None)
