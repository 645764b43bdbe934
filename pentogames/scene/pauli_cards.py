"""The cards of Pauli between the players: Hot's above, free ones in the middle, Cool's below."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.game import Seat, Token
from pentogames.core.shapes import LETTERS
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.items import TableItem
from pentogames.scene.pauli_table import CAPTION, Rail, card_areas, rail_for, zone_areas
from pentogames.scene.theme import RADIUS

ZONES: tuple[Seat | None, ...] = ("Hot", None, "Cool")


class CardsItem(TableItem):
    """Three zones for the twelve cards; knows where each of them lies."""

    def __init__(self) -> None:
        super().__init__()
        self.area = QRectF()
        self.rail = Rail(3, 1.0, 1.0)
        self.captions: dict[Seat | None, str] = dict.fromkeys(ZONES, "")
        self._owners: dict[str, Seat | None] = dict.fromkeys(LETTERS)
        self.zones: dict[Seat | None, QRectF] = {}
        self._shown: dict[Seat | None, QRectF] = {}
        self._places: dict[str, QRectF] = {}

    def set_area(self, area: QRectF) -> None:
        """Fill another rectangle of the scene."""
        self.prepareGeometryChange()
        self.area = area
        self.rail = rail_for(area)
        self._place()

    def set_tokens(self, tokens: tuple[Token, ...]) -> None:
        """Take note of who has which card."""
        self._owners = {token.face: token.owner for token in tokens}
        self._place()

    def _place(self) -> None:
        shares = {
            owner: [letter for letter in LETTERS if self._owners[letter] == owner]
            for owner in ZONES
        }
        areas = zone_areas(self.area, self.rail, len(shares["Hot"]), len(shares["Cool"]))
        self.zones = dict(zip(ZONES, areas, strict=True))
        self._places = {}
        for owner, letters in shares.items():
            places = card_areas(self.zones[owner], self.rail, len(letters))
            self._places.update(zip(letters, places, strict=True))
        self.show_zones(self.zones)

    def show_zones(self, zones: Mapping[Seat | None, QRectF]) -> None:
        """Draw the zones elsewhere than where they are, while an animation catches up."""
        self._shown = dict(zones)
        self.update()

    def place(self, letter: str) -> QRectF:
        """Return where a card lies."""
        return self._places[letter]

    def card_at(self, point: QPointF) -> str | None:
        """Return the letter of the card at a point of the scene."""
        return next((name for name, place in self._places.items() if place.contains(point)), None)

    def set_captions(self, captions: dict[Seat | None, str]) -> None:
        """Write other lines above the zones."""
        self.captions = captions
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle of all zones."""
        return self.area.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the zones and their captions."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for owner, zone in self._shown.items():
            self._paint_zone(painter, owner, zone)

    def _paint_zone(self, painter: QPainter, owner: Seat | None, zone: QRectF) -> None:
        theme = self.theme
        painter.setPen(QPen(theme.hairline, 1))
        painter.setBrush(theme.surface if owner else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(zone, RADIUS, RADIUS)
        line = QRectF(zone.left() + 9, zone.top() + 2, zone.width() - 18, CAPTION - 2)
        if owner:
            style = theme.seat(owner)
            chip = QPointF(line.left() + 6, line.center().y())
            painter.setBrush(style.fill)
            painter.setPen(QPen(style.edge, 1.2))
            painter.drawEllipse(chip, 6.5, 6.5)
            draw_glyph(painter, style.glyph, chip, 3.4, style.ink)
            line.setLeft(line.left() + 18)
        font = QFont()
        font.setPixelSize(12)
        painter.setFont(font)
        painter.setPen(theme.text_quiet)
        text = QFontMetricsF(font).elidedText(
            self.captions[owner], Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
