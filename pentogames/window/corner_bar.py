"""The bar of tools in the corner of the menu bar: it gives way to the menus in a narrow window."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QMenuBar, QToolBar, QToolButton

from pentogames.scene.glyphs import icon
from pentogames.scene.theme import Theme

_AROUND = 27  # of a menu's title, in the menu bar's style, logical pixels
_LEAST = 120


class CornerBar(QToolBar):
    """Takes no more of the menu bar than the menus leave; what has no room is behind its arrow."""

    def set_theme(self, theme: Theme) -> None:
        """Draw the arrow in the colours of a theme; Qt's own is black in the dark."""
        arrow = self.findChild(QToolButton, "qt_toolbar_ext_button")
        if isinstance(arrow, QToolButton):
            arrow.setIcon(icon("next", theme.text))

    def sizeHint(self) -> QSize:
        """Return the size wanted, as far as there is room."""
        hint = super().sizeHint()
        menus = self.parentWidget()
        if not isinstance(menus, QMenuBar):
            return hint
        metrics = QFontMetrics(menus.font())
        titles = [action.text().replace("&", "") for action in menus.actions()]
        taken = sum(metrics.horizontalAdvance(title) + _AROUND for title in titles)
        room = max(_LEAST, menus.width() - taken - _AROUND)
        return QSize(min(hint.width(), room), hint.height())
