"""The bar of tools in the corner of the menu bar: it gives way to the menus in a narrow window."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QMenuBar, QToolBar, QToolButton

from pentogames.scene.glyphs import icon
from pentogames.scene.theme import Theme

_AROUND = 27  # of a menu's title, in the menu bar's style, logical pixels
_LEAST = 120


class CornerBar(QToolBar):
    """Takes no more of the menu bar than the menus leave.

    Where not all has room the first group goes, which is in the first menu too; then the second.
    What has no room even so is behind the arrow at the end.
    """

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._groups: tuple[tuple[QAction, ...], ...] = ()
        self._filled: tuple[tuple[QAction, ...], ...] = ()

    def show_groups(self, groups: Sequence[Sequence[QAction]]) -> None:
        """Show these actions and no others, with a line between groups."""
        self._groups = tuple(tuple(group) for group in groups if group)
        self.fit()

    def fit(self) -> None:
        """Show as many of the groups as have room; at least the last."""
        shown = self._groups
        self._fill(shown)
        while len(shown) > 1 and super().sizeHint().width() > self._room():
            shown = shown[1:]
            self._fill(shown)

    def _fill(self, groups: tuple[tuple[QAction, ...], ...]) -> None:
        if groups == self._filled:
            return
        self._filled = groups
        self.clear()
        for number, group in enumerate(groups):
            if number:
                self.addSeparator()
            self.addActions(list(group))

    def set_theme(self, theme: Theme) -> None:
        """Draw the arrow in the colours of a theme; Qt's own is black in the dark."""
        arrow = self.findChild(QToolButton, "qt_toolbar_ext_button")
        if isinstance(arrow, QToolButton):
            arrow.setIcon(icon("next", theme.text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit into the menu bar when that becomes wider or narrower, or gets another menu."""
        changes = (QEvent.Type.Resize, QEvent.Type.ActionAdded, QEvent.Type.FontChange)
        if watched is self.parentWidget() and event.type() in changes:
            self.fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Watch the menu bar that it is put into."""
        super().changeEvent(event)
        menus = self.parentWidget()
        if event.type() == QEvent.Type.ParentChange and isinstance(menus, QMenuBar):
            menus.installEventFilter(self)

    def _room(self) -> int:
        """Return the width that the menus leave."""
        menus = self.parentWidget()
        if not isinstance(menus, QMenuBar):
            return super().sizeHint().width()
        metrics = QFontMetrics(menus.font())
        titles = [action.text().replace("&", "") for action in menus.actions()]
        taken = sum(metrics.horizontalAdvance(title) + _AROUND for title in titles)
        return max(_LEAST, menus.width() - taken - _AROUND)

    def sizeHint(self) -> QSize:
        """Return the size wanted, as far as there is room."""
        hint = super().sizeHint()
        return QSize(min(hint.width(), self._room()), hint.height())
