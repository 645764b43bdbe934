"""The colours of the seats, and of all that is told apart by colours, for each kind of eyes.

About one man in twelve sees red and green alike, or nearly; a few people blue and green, or yellow
and white. A palette for each keeps the names of the colours (red stays what is called red) and sets
hues and lightness so that they are as far from each other as they can be for those eyes. Every
colour has a glyph besides, so that nothing hangs on colours alone.
"""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QColor


class Glyph(StrEnum):
    """The sign that a seat's things carry besides their colour."""

    RING = "ring"
    DISC = "disc"
    TRIANGLE = "triangle"
    SQUARE = "square"
    DIAMOND = "diamond"
    CROSS = "cross"
    BARS = "bars"
    STAR = "star"
    UP = "up"
    DOWN = "down"


class Vision(StrEnum):
    """For whose eyes the colours are chosen."""

    STANDARD = "standard"
    RED_GREEN = "red-green"  # protanopia and deuteranopia, and weaker forms of them
    BLUE_YELLOW = "blue-yellow"  # tritanopia


class Ground(StrEnum):
    """What things lie on, which decides the colour of their edges."""

    LIGHT = "light"
    DARK = "dark"
    WOOD = "wood"  # light, but not as light: edges are darker
    WHITE = "white"  # edges as dark as can be
    BLACK = "black"  # edges as light as can be


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """How the things of one seat (or team, or colour) look."""

    fill: QColor
    edge: QColor
    ink: QColor
    glyph: Glyph


@dataclass(frozen=True, slots=True)
class _Paint:
    """A colour: the fill, its edge on a light and on a dark ground, and the ink on it."""

    fill: str
    on_light: str
    on_dark: str
    ink: str


_WHITE = _Paint("#f7f4ec", "#6f6759", "#b9b2a3", "#5b5548")
_BLACK = _Paint("#34322f", "#0d0c0b", "#f4f1ea", "#f3efe6")
_PLAIN = _Paint("#9a958a", "#5f5b52", "#c9c4b8", "#2b2823")
_COOL = _Paint("#e3eff8", "#3c6186", "#8fb4d6", "#2b5278")
_HOT = _Paint("#7a2313", "#4a130a", "#e58f7c", "#ffd9cc")

_PALETTES = {
    Vision.STANDARD: {
        "yellow": _Paint("#f3c53c", "#806000", "#7a5b00", "#4a3700"),
        "red": _Paint("#c9442f", "#7c1f11", "#ffb1a3", "#ffffff"),
        "blue": _Paint("#2f66b5", "#16396e", "#a9c8ff", "#ffffff"),
        "green": _Paint("#368045", "#1d5229", "#a8e0b3", "#ffffff"),
        "orange": _Paint("#e5802a", "#8a4205", "#ffd0a6", "#3a1c00"),
        "purple": _Paint("#8d5fb0", "#4c2a68", "#d9bdf0", "#ffffff"),
    },
    Vision.RED_GREEN: {
        "yellow": _Paint("#f9e31f", "#70660e", "#70660e", "#1f1d1a"),
        "red": _Paint("#9e1c09", "#4f0e04", "#deb2ab", "#ffffff"),
        "blue": _Paint("#163bca", "#0b1e65", "#b0bced", "#ffffff"),
        "green": _Paint("#4e9284", "#23423b", "#c3dad5", "#1f1d1a"),
        "orange": _Paint("#eab571", "#695133", "#695133", "#1f1d1a"),
        "purple": _Paint("#ba89dc", "#543e63", "#e8d7f3", "#1f1d1a"),
    },
    Vision.BLUE_YELLOW: {
        "yellow": _Paint("#e3c736", "#665a18", "#665a18", "#1f1d1a"),
        "red": _Paint("#c11628", "#600b14", "#eab0b6", "#ffffff"),
        "blue": _Paint("#1434af", "#0a1a58", "#afbae4", "#ffffff"),
        "green": _Paint("#34966b", "#174430", "#badbcd", "#1f1d1a"),
        "orange": _Paint("#fc8e43", "#71401e", "#71401e", "#1f1d1a"),
        "purple": _Paint("#c16fbe", "#573256", "#eacee9", "#1f1d1a"),
    },
}

STACK_RANGES = {
    "White": ("#c6bba5", "#ffffff"),
    "Black": ("#191715", "#7d776f"),
    "Red": ("#8c2212", "#f4826a"),
}
"""The face of a stacked tile on the lowest level, and what it comes near to on high ones.

The three ranges are far enough apart that the lightness of a level is never mistaken for another
player's colour.
"""


def seat_styles(vision: Vision, ground: Ground) -> dict[str, SeatStyle]:
    """Return how the things of every seat, team and colour look, by name."""

    def style(paint: _Paint, glyph: Glyph) -> SeatStyle:
        edges = {
            Ground.LIGHT: paint.on_light,
            Ground.DARK: paint.on_dark,
            Ground.WOOD: QColor(paint.on_light).darker(125).name(),
            Ground.WHITE: "#000000",
            Ground.BLACK: "#ffffff",
        }
        return SeatStyle(QColor(paint.fill), QColor(edges[ground]), QColor(paint.ink), glyph)

    hues = _PALETTES[vision]
    white, black = style(_WHITE, Glyph.RING), style(_BLACK, Glyph.DISC)
    yellow = style(hues["yellow"], Glyph.TRIANGLE)
    red = style(hues["red"], Glyph.DIAMOND)
    blue = style(hues["blue"], Glyph.SQUARE)
    green = style(hues["green"], Glyph.CROSS)
    orange = style(hues["orange"], Glyph.BARS)
    plain = style(_PLAIN, Glyph.STAR)
    return {
        "": plain,
        "White": white,
        "Black": black,
        "Yellow": yellow,
        "Red": red,
        "Blue": blue,
        "Green": green,
        "Orange": orange,
        # Pentago's seats and teams
        "1": white,
        "2": black,
        "3": yellow,
        "4": red,
        "A": white,
        "B": black,
        "A1": white,
        "A2": white,
        "B1": black,
        "B2": black,
        # The Picture-Puzzle: more players, one without a colour, and stones by their letters
        "5": blue,
        "6": green,
        "7": orange,
        "8": style(hues["purple"], Glyph.RING),
        "computer": plain,
        "r": red,
        "g": green,
        "b": blue,
        "y": yellow,
        # Pauli's players: their rims are pale and dark, not blue and red, because the pieces inside
        # are of these colours; the signs point as their pieces do. Then the colours of pieces, by
        # their letters; a triangle would point somewhere too.
        "Cool": style(_COOL, Glyph.UP),
        "Hot": style(_HOT, Glyph.DOWN),
        "piece:B": blue,
        "piece:G": green,
        "piece:Y": style(hues["yellow"], Glyph.RING),
        "piece:O": orange,
        "piece:R": red,
    }
