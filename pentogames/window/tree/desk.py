"""Working on the tree of moves: signs beside them, variations to go to, promote and delete."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QMessageBox

from pentogames.core.record import GLYPHS, NodeId
from pentogames.model.words import tr
from pentogames.window import dialogs

if TYPE_CHECKING:
    from pentogames.window.main_window import MainWindow

SIGNS = dict(
    zip(
        ("sign-good", "sign-mistake", "sign-daring", "sign-doubtful", "sign-best", "sign-blunder"),
        GLYPHS,
        strict=True,
    )
) | {"sign-none": ""}
"""The sign that each deed writes beside the move at the cursor."""

VARIATIONS = ("variation-next", "variation-previous", "promote", "delete-moves", "fold")


class TreeDesk(QObject):
    """Does what the user wishes to be done with the moves at the cursor."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._match = window.match
        actions = window.actions_by_name
        actions.connect(
            {
                "variation-next": lambda: self._go_aside(1),
                "variation-previous": lambda: self._go_aside(-1),
                "promote": self._promote,
                "delete-moves": self._delete,
            }
        )
        actions["fold"].triggered.connect(
            lambda on: window.panel.moves.fold_all(shut=on)  # what is seen decides if it is checked
        )
        self._signs = QActionGroup(self)
        for name in SIGNS:
            action = actions[name]
            self._signs.addAction(action)
            action.triggered.connect(lambda _=False, glyph=SIGNS[name]: self._sign(glyph))
        self._menu = self._build_menu(window.moves_menu)
        window.panel.moves.menu_wanted.connect(self._menu.popup)
        window.panel.moves.folds_changed.connect(self.refresh)
        window.match.comment_changed.connect(self.refresh)
        window.refreshed.connect(self.refresh)
        self.refresh()

    def _build_menu(self, moves: QMenu) -> QMenu:
        """Put the deeds into the menu of moves; return those of one move as a menu of their own."""
        actions = self._window.actions_by_name
        signs = QMenu(tr("&Sign beside the move"), self._window)
        signs.addActions([actions[name] for name in SIGNS])
        own = QMenu(self._window)
        for menu in (moves, own):
            if menu is moves:
                menu.addSeparator()
            menu.addMenu(signs)
            menu.addSeparator()
            menu.addActions([actions[name] for name in VARIATIONS])
        return own

    def refresh(self) -> None:
        """Say what can be done at the cursor, and which sign stands there."""
        actions, record = self._window.actions_by_name, self._match.record
        at_table = self._window.aside.page is None
        node = record.node(record.cursor)
        made = at_table and node.parent is not None
        beside = len(record.siblings(record.cursor)) > 1
        for name, glyph in SIGNS.items():
            actions[name].setEnabled(made)
            actions[name].setChecked(glyph == node.glyph)
        actions["variation-next"].setEnabled(made and beside)
        actions["variation-previous"].setEnabled(made and beside)
        actions["promote"].setEnabled(made and record.branch(record.cursor) is not None)
        actions["delete-moves"].setEnabled(made)
        moves = self._window.panel.moves
        actions["fold"].setEnabled(at_table and moves.has_variations)
        actions["fold"].setChecked(not moves.unfolded)

    def _sign(self, glyph: str) -> None:
        self._match.set_glyph(self._match.record.cursor, glyph)
        self.refresh()

    def _go_aside(self, step: int) -> None:
        """Go to the next of the moves that were tried here, round and round."""
        record = self._match.record
        beside = record.siblings(record.cursor)
        self._match.go(beside[(beside.index(record.cursor) + step) % len(beside)])

    def _promote(self) -> None:
        if self._match.promote(self._match.record.cursor):
            self._window.tell(tr("This is the main line now; what it replaces is a variation."))

    def _delete(self) -> None:
        node = self._match.record.cursor
        if self._match.may_leave() and self._ask(node):
            self._match.delete(node)

    def _ask(self, node: NodeId) -> bool:
        """Ask whether a move, and what follows, may be deleted; that is not to be undone."""
        record = self._match.record
        count = len(record.below(node))
        made = record.node(node)
        text = tr(
            "Delete {move} and what follows, {count} moves altogether?", "Delete {move}?", count
        ).format(move=record.game.format(self._before(node), made.move), count=count)
        box = dialogs.message_box(self._window, "question", text)
        button = box.addButton(tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        confirmed = box.clickedButton() is button
        box.deleteLater()
        return confirmed

    def _before(self, node: NodeId) -> object:
        record = self._match.record
        parent = record.node(node).parent
        assert parent is not None
        return record.position_at(parent)
