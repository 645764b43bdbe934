"""A card of Pauli: a pentomino with its letter, bright while active, grey while passive."""

from collections.abc import Mapping
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from pentogames.core.game import Seat, Token
from pentogames.core.shapes import SHAPES, TRANSFORMS, Offset
from pentogames.games.pauli import Match
from pentogames.scene.geometry import outline
from pentogames.scene.glyphs import draw_glyph
from pentogames.scene.pauli_table import Rail
from pentogames.scene.theme import RADIUS, Theme
from pentogames.scene.theme_seats import Glyph
from pentogames.scene.token import TokenItem

LETTER_SIZE = 0.2  # of the letter, in heights of the card


class Fate(Enum):
    """What the move that is looked at would do to a card."""

    NOTHING = "nothing"
    COOL = "Cool"  # goes to Cool, active
    HOT = "Hot"
    SLEEPS = "sleeps"  # turns passive


def colours_as_pictured(match: Match) -> dict[Offset, str]:
    """Return the colours of a match on the squares of the pentomino as its card pictures it."""
    colours = dict(zip(match.squares, match.colours, strict=True))
    left, low = min(s.x for s in match.squares), min(s.y for s in match.squares)
    lying = {(s.x - left, s.y - low): colours[s] for s in match.squares}
    shape = SHAPES[match.letter].offsets
    for transform in TRANSFORMS:
        turned = [transform.apply(offset) for offset in shape]
        x, y = min(x for x, _ in turned), min(y for _, y in turned)
        places = [(tx - x, ty - y) for tx, ty in turned]
        if set(places) == set(lying):
            return {offset: lying[at] for offset, at in zip(shape, places, strict=True)}
    raise AssertionError("a match has the form of its pentomino")


def draw_squares(
    painter: QPainter,
    theme: Theme,
    letter: str,
    colours: Mapping[Offset, str],
    origin: QPointF,
    unit: float,
) -> None:
    """Draw a pentomino as pictured in these colours; ``origin`` is its lower left corner."""
    for x, y in SHAPES[letter].offsets:
        box = QRectF(origin.x() + x * unit, origin.y() - (y + 1) * unit, unit, unit)
        style = theme.seat(f"piece:{colours.get((x, y), '')}")
        painter.setPen(QPen(style.edge, 1))
        painter.setBrush(style.fill)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        draw_glyph(painter, style.glyph, box.center(), unit * 0.24, style.ink)


class CardItem(TokenItem):
    """A card; ``colours`` are those of its match on the board, by the pentomino's squares.

    ``shown`` is the token that it looks like: its own one but while an animation catches up.
    """

    def __init__(self, token: Token) -> None:
        super().__init__(token)
        self.shown: Token | None = None
        self.colours: Mapping[Offset, str] = {}
        self.hovered = False
        self.chosen = False
        self.fate = Fate.NOTHING
        self._rail = Rail(4, 1.0, 1.0)

    def set_size(self, rail: Rail) -> None:
        """Take another size."""
        if self._rail != rail:
            self.prepareGeometryChange()
            self._rail = rail

    def set_look(
        self,
        *,
        hovered: bool | None = None,
        chosen: bool | None = None,
        fate: Fate | None = None,
    ) -> None:
        """Say whether the card is pointed at or chosen, and what the move looked at does to it."""
        self.hovered = self.hovered if hovered is None else hovered
        self.chosen = self.chosen if chosen is None else chosen
        self.fate = self.fate if fate is None else fate
        self.update()

    def show_as(self, token: Token | None) -> None:
        """Look like this token until told otherwise; None for what the card is."""
        self.shown = token
        self.update()

    @property
    def face(self) -> Token:
        """The token that the card looks like."""
        return self.token if self.shown is None else self.shown

    @property
    def _box(self) -> QRectF:
        width, height = self._rail.width, self._rail.height
        return QRectF(-width / 2, -height / 2, width, height)

    def boundingRect(self) -> QRectF:
        """Return the card's rectangle, with the ring and the sign that may be on its edge."""
        return self._box.adjusted(-8, -8, 8, 8)

    def shape(self) -> QPainterPath:
        """Return the card's rectangle."""
        path = QPainterPath()
        path.addRect(self._box)
        return path

    # -- painting ---------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the card."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = self.face.state
        radius = min(RADIUS, self._rail.height * 0.12)
        edge, width = self._edge(state)
        painter.setPen(QPen(edge, width))
        painter.setBrush(self._paper(state))
        painter.drawRoundedRect(self._box.adjusted(1, 1, -1, -1), radius, radius)
        self._paint_letter(painter, state)
        self._paint_pentomino(painter, state)
        if self.chosen or self.hovered:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.accent, 2.6 if self.chosen else 1.8))
            painter.drawRoundedRect(self._box.adjusted(-1.5, -1.5, 1.5, 1.5), radius, radius)
        if self.fate is not Fate.NOTHING:
            self._paint_fate(painter)

    def _edge(self, state: str) -> tuple[QColor, float]:
        if state == "active":
            return self.theme.seat(self.face.owner).edge, 1.8
        return (self.theme.frame if state == "passive" else self.theme.hairline), 1.0

    def _paper(self, state: str) -> QColor:
        if state == "active":
            return self.theme.paper
        return self.theme.tint if state == "passive" else self.theme.surface

    def _paint_letter(self, painter: QPainter, state: str) -> None:
        font = QFont()
        font.setPixelSize(max(10, min(17, round(self._rail.height * LETTER_SIZE))))
        font.setWeight(QFont.Weight.DemiBold if state == "active" else QFont.Weight.Medium)
        painter.setFont(font)
        painter.setPen(self.theme.paper_ink if state == "active" else self.theme.text_quiet)
        align = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        painter.drawText(self._box.adjusted(7, 4, -4, -4), align, self.face.face)

    def _paint_pentomino(self, painter: QPainter, state: str) -> None:
        unit = self._rail.unit
        offsets = SHAPES[self.face.face].offsets
        across, up = max(x for x, _ in offsets) + 1, max(y for _, y in offsets) + 1
        origin = QPointF(-across * unit / 2, up * unit / 2 + self._rail.height * 0.05)
        if state == "active":
            draw_squares(painter, self.theme, self.face.face, self.colours, origin, unit)
            return
        path = outline(offsets, unit, unit * 0.04, unit * 0.12).translated(origin)
        painter.setPen(QPen(self.theme.frame, 1.3))
        painter.setBrush(self.theme.frame if state == "passive" else Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_fate(self, painter: QPainter) -> None:
        """Draw a sign on the upper right corner: who gets the card, or that it falls asleep."""
        centre = self._box.topRight() + QPointF(-7, 7)
        owner: Seat = self.fate.value
        style = self.theme.seat(owner)
        sleeps = self.fate is Fate.SLEEPS
        painter.setBrush(self.theme.tint if sleeps else style.fill)
        painter.setPen(QPen(self.theme.frame if sleeps else style.edge, 1.4))
        painter.drawEllipse(centre, 10, 10)
        glyph = Glyph.BARS if sleeps else style.glyph
        draw_glyph(painter, glyph, centre, 5.4, self.theme.text if sleeps else style.ink)
