"""The keyboard map: every deed with its keys, which can be changed; a key does one thing only."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
)

from pentogames.model.settings import KEYS, Settings
from pentogames.model.words import tr
from pentogames.window.actions import Actions, native
from pentogames.window.settings.page import Page

LEAST_ROWS = 5

COMMANDS = re.compile(r"(Ctrl|Alt|Meta)\+|\bF\d+$|\b(Home|End|PgUp|PgDown)$")
"""What keys that do not move pieces have in their names."""


class KeysPage(Page):
    """Asks for keys: choose a deed, then press its new keys."""

    def __init__(self, settings: Settings, actions: Actions) -> None:
        super().__init__(settings)
        self._actions = actions
        self.heading(tr("Keyboard"))
        self.note(tr("Choose what is to be done, then press the keys for it in the field below."))
        self.table = QTableWidget(0, 2)
        self.table.setAccessibleName(tr("What can be done, and the keys for it"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.table.setMinimumHeight(LEAST_ROWS * self.table.verticalHeader().defaultSectionSize())
        self.column.addWidget(self.table, 1)
        self._add_field()
        self.told = self.note("")
        self.table.currentCellChanged.connect(self._show_deed)
        settings.changed.connect(self._on_setting)
        self._fill()

    def _add_field(self) -> None:
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(tr("New keys"))
        self.none = QPushButton(tr("&No keys"))
        self.own = QPushButton(tr("As at &first"))
        self.all_own = QPushButton(tr("&All as at first"))
        for button in (self.none, self.own, self.all_own):
            button.setAutoDefault(False)
        field = QHBoxLayout()
        field.addWidget(self.edit, 1)
        field.addWidget(self.none)
        back = QHBoxLayout()
        back.addStretch(1)
        back.addWidget(self.own)
        back.addWidget(self.all_own)
        self.column.addLayout(field)
        self.column.addLayout(back)
        self.edit.editingFinished.connect(self._take_keys)
        self.none.clicked.connect(lambda: self.settings.set_keys(self.deed, ()))
        self.own.clicked.connect(lambda: self.settings.set_keys(self.deed, None))
        self.all_own.clicked.connect(self._reset_all)

    @property
    def deed(self) -> str:
        """The name of the deed that is chosen."""
        item = self.table.item(max(0, self.table.currentRow()), 0)
        return "" if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def choose(self, deed: str) -> None:
        """Choose the deed of that name."""
        for row in range(self.table.rowCount()):
            item = self.table.item(row, 0)
            if item is not None and item.data(Qt.ItemDataRole.UserRole) == deed:
                self.table.setCurrentCell(row, 0)

    def _fill(self) -> None:
        rows = self._actions.mapped()
        self.table.setRowCount(len(rows))
        for row, (name, words, keys) in enumerate(rows):
            item = QTableWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, name)
            self.table.setItem(row, 0, item)
            self.table.setItem(row, 1, QTableWidgetItem(keys))
        if self.table.currentRow() < 0 and rows:
            self.table.setCurrentCell(0, 0)
        self._show_deed()

    def _show_deed(self) -> None:
        shortcut = self._actions[self.deed].shortcut() if self.deed else QKeySequence()
        self.edit.setKeySequence(shortcut)
        self.own.setEnabled(self.settings.keys(self.deed) is not None)
        self.told.setText("")

    def _take_keys(self) -> None:
        """Give the keys that were pressed to the deed, unless they belong to another one."""
        pressed = self.edit.keySequence()
        if pressed.isEmpty() or pressed == self._actions[self.deed].shortcut():
            return
        why_not = self._why_not(pressed)
        if why_not:
            self._show_deed()
            self.told.setText(why_not)
            return
        portable = pressed.toString(QKeySequence.SequenceFormat.PortableText)
        self.settings.set_keys(self.deed, (portable,))

    def _why_not(self, keys: QKeySequence) -> str:
        """Say why keys cannot be given to the deed; empty if they can."""
        if not may_be_given(keys):
            return tr("Without Ctrl or Alt, {keys} is for what you hold in your hand.").format(
                keys=native(keys)
            )
        other = self._actions.holder(keys, self.deed)
        if other:
            return tr("{keys} is taken already: {deed}").format(keys=native(keys), deed=other)
        return ""

    def _reset_all(self) -> None:
        for name, _, _ in self._actions.mapped():
            self.settings.set_keys(name, None)

    def _on_setting(self, key: str) -> None:
        if key.startswith(KEYS):
            self._fill()


def may_be_given(keys: QKeySequence) -> bool:
    """Say whether keys may do a deed: letters, digits and arrows alone move pieces."""
    return COMMANDS.search(keys.toString(QKeySequence.SequenceFormat.PortableText)) is not None
