"""The page of the puzzle shelf: kinds at the left, and the puzzles of one as cards."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.words import tr
from pentogames.scene.theme import Theme
from pentogames.teach.tiling_play_words import DIFFICULTIES
from pentogames.window.puzzle_desk import Level, PuzzleDesk
from pentogames.window.shelf.cards import CARD, ROLE, CardDelegate, CardsModel
from pentogames.window.shelf.entries import ShelfEntry, ShelfSection
from pentogames.window.shelf.sections import sections

KINDS_WIDTH = 218


class ShelfPage(QWidget):
    """Shows what stands on the shelf; Enter or a double click opens a puzzle where it was left."""

    leave_meant = Signal()

    def __init__(self, desk: PuzzleDesk) -> None:
        super().__init__()
        self.desk = desk
        self.sections: tuple[ShelfSection, ...] = ()
        self.kinds = QListWidget()
        self.kinds.setObjectName("sections")
        self.kinds.setAccessibleName(tr("Kinds of puzzles"))
        self.kinds.setFixedWidth(KINDS_WIDTH)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.groups = QComboBox()
        self.groups.setAccessibleName(tr("Group"))
        self.difficulty = QComboBox()
        self.difficulty.setAccessibleName(tr("Difficulty"))
        self.difficulty.addItems([tr("Any difficulty"), *map(tr, DIFFICULTIES)])
        self.unsolved = QCheckBox(tr("Unsolved only"))
        self.cards = QListView()
        self.model = CardsModel(self)
        self.delegate = CardDelegate(self.cards)
        self.nothing = QLabel()
        self.nothing.setObjectName("quiet")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.open_button = QPushButton(tr("Open"))
        self.deeds = QHBoxLayout()
        self.kind_deeds = QVBoxLayout()
        self.offered: list[QPushButton] = []  # what can be done with puzzles of this kind
        self._set_up_cards()
        self._lay_out()
        self._connect()

    # -- building ---------------------------------------------------------------------------------

    def _set_up_cards(self) -> None:
        cards = self.cards
        cards.setModel(self.model)
        cards.setItemDelegate(self.delegate)
        cards.setViewMode(QListView.ViewMode.IconMode)
        cards.setResizeMode(QListView.ResizeMode.Adjust)
        cards.setMovement(QListView.Movement.Static)
        cards.setUniformItemSizes(True)
        cards.setGridSize(QSize(*CARD))
        cards.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        cards.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        cards.setMouseTracking(True)
        cards.setAccessibleName(tr("Puzzles"))

    def _lay_out(self) -> None:
        back = QToolButton()
        back.setText("‹ " + tr("Back to the game"))
        back.clicked.connect(lambda: self.leave_meant.emit())
        title = QLabel(tr("Puzzle shelf"))
        title.setObjectName("title")
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 6, 12, 4)
        bar.addWidget(back)
        bar.addSpacing(10)
        bar.addWidget(title)
        bar.addStretch(1)
        wishes = QHBoxLayout()
        wishes.setSpacing(8)
        wishes.addWidget(self.search, 1)
        wishes.addWidget(self.groups)
        wishes.addWidget(self.difficulty)
        wishes.addWidget(self.unsolved)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addLayout(wishes)
        right.addWidget(self.cards, 1)
        right.addWidget(self.nothing, 1)
        self.deeds.addStretch(1)
        self.deeds.addWidget(self.open_button)
        right.addLayout(self.deeds)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.kinds, 1)
        self.kind_deeds.setSpacing(6)
        left.addLayout(self.kind_deeds)
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 14, 12)
        row.setSpacing(12)
        row.addLayout(left)
        row.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(bar)
        layout.addLayout(row, 1)

    def _connect(self) -> None:
        self.kinds.currentRowChanged.connect(self._show_section)
        self.search.textChanged.connect(lambda _: self._filter())
        self.groups.activated.connect(lambda _: self._filter())
        self.difficulty.activated.connect(lambda _: self._filter())
        self.unsolved.toggled.connect(lambda _: self._filter())
        self.cards.activated.connect(self._open)
        self.cards.selectionModel().selectionChanged.connect(lambda *_: self._refresh_deeds())
        self.open_button.clicked.connect(lambda: self._open(self.cards.currentIndex()))
        scope = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, act in (("Ctrl+F", self.search.setFocus), ("Esc", self.leave_meant.emit)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(scope)
            shortcut.activated.connect(lambda act=act: act())

    # -- showing ----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Show how everything stands now."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Show how everything stands, at the place where the page was left."""
        row, chosen = self.kinds.currentRow(), self._chosen()
        self.sections = sections(self.desk)
        self.kinds.blockSignals(True)
        self.kinds.clear()
        for section in self.sections:
            solved, number = section.solved, len(section.entries)
            figures = str(number) if section is self.sections[0] else f"{solved}/{number}"
            item = QListWidgetItem(f"{section.title}  {figures}")
            spoken = tr("{title}: {solved} of {number} solved")
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                spoken.format(title=section.title, solved=solved, number=number),
            )
            self.kinds.addItem(item)
        self.kinds.blockSignals(False)
        if row < 0:
            row = 0 if self.sections[0].entries else 1
        self.kinds.setCurrentRow(row)
        keys = {entry.key for entry in chosen}
        for number, entry in enumerate(self.model.entries):
            if entry.key in keys:
                self.cards.setCurrentIndex(self.model.index(number, 0))
                break

    @property
    def section(self) -> ShelfSection:
        """The section that is shown."""
        return self.sections[max(0, self.kinds.currentRow())]

    def _show_section(self, row: int) -> None:
        if row < 0:
            return
        groups = self.section.groups
        before = self.groups.currentText()
        self.groups.clear()
        self.groups.addItems([tr("All groups"), *groups])
        self.groups.setCurrentIndex(1 + groups.index(before) if before in groups else 0)
        self.groups.setVisible(bool(groups))
        self._show_buttons()
        self._filter()

    def _filter(self) -> None:
        """Show the puzzles that are asked for."""
        self.model.show_entries(tuple(filter(self._is_wanted, self.section.entries)))
        found = bool(self.model.entries)
        self.cards.setVisible(found)
        self.nothing.setVisible(not found)
        if self.section is self.sections[0] and not self.section.entries:
            self.nothing.setText(tr("Puzzles that you have begun stand here."))
        else:
            self.nothing.setText(tr("No puzzle is like that."))
        if found:
            self.cards.setCurrentIndex(self.model.index(0, 0))
        self._refresh_deeds()

    def _is_wanted(self, entry: ShelfEntry) -> bool:
        asked = self.search.text().strip().casefold()
        level, group = self.difficulty.currentIndex(), self.groups.currentIndex()
        return (
            asked in f"{entry.name}\n{entry.group}\n{entry.kind}".casefold()
            and (level == 0 or entry.difficulty == level)
            and (group <= 0 or entry.group == self.groups.currentText())
            and not (self.unsolved.isChecked() and entry.solved)
        )

    # -- deeds ------------------------------------------------------------------------------------

    def _show_buttons(self) -> None:
        """Offer what can be done with puzzles of this kind."""
        for button in self.offered:
            button.hide()
            button.deleteLater()
        self.offered = []
        for text, act in self.section.deeds:
            self.kind_deeds.addWidget(self._make_button(tr(text), partial(act, self.desk)))
        for number, (text, several) in enumerate(self.section.with_levels):
            button = self._make_button(tr(text), partial(self._do_with_levels, several))
            button.setProperty("several", True)
            self.deeds.insertWidget(number, button)

    def _do_with_levels(self, act: Callable[[PuzzleDesk, tuple[Level, ...]], None]) -> None:
        act(self.desk, self._chosen_levels())

    def _make_button(self, text: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda: act())
        self.offered.append(button)
        return button

    def _refresh_deeds(self) -> None:
        self.open_button.setEnabled(bool(self._chosen()))
        levels = bool(self._chosen_levels())
        for button in self.offered:
            if button.property("several"):
                button.setEnabled(levels)

    def _chosen(self) -> list[ShelfEntry]:
        rows = sorted(index.row() for index in self.cards.selectedIndexes())
        return [self.model.entries[row] for row in rows]

    def _chosen_levels(self) -> tuple[Level, ...]:
        return tuple(entry.level for entry in self._chosen() if entry.level is not None)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            entry: ShelfEntry = index.data(ROLE)
            entry.open()

    # -- look -------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.model.theme = self.delegate.theme = theme
        self.model.ratio = self.devicePixelRatioF()
        self.cards.viewport().update()
