"""Rows of lists that are drawn: the ground they stand on, and what several of them draw."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.theme import LIGHT, Theme
from pentogames.scene.theme_seats import SeatStyle

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class RowSpot:
    """Where a row is drawn, and how: ``area`` lies within the row, logical pixels."""

    painter: QPainter
    font: QFont
    index: Index
    area: QRectF
    selected: bool


class RowDelegate(QStyledItemDelegate):
    """Draws rows: the accent below the one selected, and on it what ``paint_row`` of a list draws.

    ``size`` is the least of a row and ``gap`` what lies above and below it, logical pixels;
    ``hovers`` means that the row under the pointer has a ground as well.
    """

    size = (120, 30)
    gap = 1
    hovers = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row."""
        return QSize(*self.size)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(option.rect).adjusted(2, self.gap, -2, -self.gap)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = self.hovers and bool(option.state & QStyle.StateFlag.State_MouseOver)
        if selected or hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.accent if selected else self.theme.tint)
            painter.drawRoundedRect(area, 6, 6)
        self.paint_row(RowSpot(painter, QFont(option.font), index, area, selected))
        painter.restore()

    def paint_row(self, at: RowSpot) -> None:
        """Draw what a row says; the painter need not be left as it was."""
        raise AssertionError("each list has its own")

    def ink(self, selected: bool) -> QColor:
        """Return the colour of a row's text."""
        return self.theme.on_accent if selected else self.theme.text

    def quiet(self, selected: bool) -> QColor:
        """Return the colour of what matters less in a row."""
        return self.theme.on_accent if selected else self.theme.text_quiet


def draw_chip(painter: QPainter, style: SeatStyle, centre: QPointF) -> None:
    """Draw a seat's sign, in a row's size."""
    painter.setBrush(style.fill)
    painter.setPen(QPen(style.edge, 1.2))
    painter.drawEllipse(centre, 7.5, 7.5)
    draw_glyph(painter, style.glyph, centre, 3.8, style.ink)
