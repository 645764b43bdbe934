"""The level rail beside the table: one level by itself, or all of them."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from pentogames.model.words import tr
from pentogames.scene.area_item import AreaItem
from pentogames.scene.stack_look import lightness_of, mix
from pentogames.scene.strip import ButtonItem, HandButton
from pentogames.scene.theme import Theme

WIDTH = 44.0  # of the rail, logical pixels
_TALLEST = 34.0  # button
_GAP = 6.0


class RailButton(ButtonItem):
    """A level of the rail, or all of them (level 0)."""

    height = _TALLEST  # asked for while the button is still being made
    chosen = False
    wanted = False

    def __init__(self, level: int, act: Callable[[], None], parent: QGraphicsItem) -> None:
        super().__init__(HandButton("", _hint(level), act), parent)
        self.level = level

    def set_state(self, height: float, *, chosen: bool, wanted: bool) -> None:
        """Say how tall it is, whether its level is shown, and whether the hand's tile goes there.

        All in logical pixels.
        """
        self.prepareGeometryChange()
        self.height, self.chosen, self.wanted = height, chosen, wanted
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the button's rectangle about its centre."""
        return QRectF(-WIDTH / 2, -self.height / 2, WIDTH, self.height)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the button: the level's number beside its shade."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.theme
        box = self.boundingRect().adjusted(2, 1.5, -2, -1.5)
        painter.setPen(QPen(theme.accent, 2.2) if self.wanted else QPen(theme.hairline, 1.2))
        if self._hovered and not self.wanted:
            painter.setPen(QPen(theme.frame, 1.2))
        painter.setBrush(theme.accent if self.chosen else theme.raised)
        painter.drawRoundedRect(box, 7, 7)
        font = QFont()
        font.setPixelSize(13 if self.level else 12)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(theme.on_accent if self.chosen else theme.text)
        if not self.level:
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tr("All"))
            return
        swatch = QRectF(box.left() + 5, box.center().y() - 6, 12, 12)
        painter.drawText(box.adjusted(17, 0, -1, 0), Qt.AlignmentFlag.AlignCenter, str(self.level))
        painter.setPen(QPen(theme.on_accent if self.chosen else theme.frame, 1))
        painter.setBrush(mix(theme.level_low, theme.level_high, lightness_of(self.level)))
        painter.drawRoundedRect(swatch, 3, 3)


class RailItem(AreaItem):
    """The rail: the highest level on top, below them all levels together."""

    def __init__(self, choose: Callable[[int | None], None]) -> None:
        super().__init__()
        self._choose = choose
        self.buttons: list[RailButton] = []

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        for button in self.buttons:
            button.theme = theme
            button.update()

    def boundingRect(self) -> QRectF:
        """Return the rail's rectangle."""
        return self.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw nothing: the buttons draw themselves."""

    def show_levels(self, levels: int, chosen: int | None, wanted: int) -> None:
        """Show so many levels, one chosen or all (None), one on which a tile is to go (0: none)."""
        while len(self.buttons) > levels + 1:
            self._remove_button()
        while len(self.buttons) < levels + 1:
            self._add_button(len(self.buttons))
        count = len(self.buttons)
        height = min(_TALLEST, (self.area.height() - _GAP) / count)
        y = self.area.center().y() + (count * height + _GAP) / 2 - height / 2
        for button in self.buttons:
            button.set_state(
                height,
                chosen=button.level == (chosen or 0),
                wanted=0 < wanted == button.level,
            )
            button.setPos(QPointF(self.area.center().x(), y))
            y -= height + (_GAP if button.level == 0 else 0)

    def _remove_button(self) -> None:
        button, scene = self.buttons.pop(), self.scene()
        if scene is not None:
            scene.removeItem(button)

    def _add_button(self, level: int) -> None:
        button = RailButton(level, lambda: self._choose(level or None), self)
        button.theme = self.theme
        self.buttons.append(button)


def _hint(level: int) -> str:
    if level == 0:
        return tr("Show all levels (0)")
    if level < 10:
        return tr("Show level {level} alone ({level}, or Alt+Up and Alt+Down)").format(level=level)
    return tr("Show level {level} alone (Alt+Up, Alt+Down)").format(level=level)
