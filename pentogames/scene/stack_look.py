"""How the levels of a stack look: lighter the higher, whatever the colour of the tile."""

from dataclasses import dataclass
from enum import Enum
from functools import cache

from PySide6.QtGui import QColor

from pentogames.core.game import Seat
from pentogames.scene.theme import Theme
from pentogames.scene.theme_seats import STACK_RANGES


class Look(Enum):
    """How a tile is shown."""

    FULL = "full"
    DIM = "dim"  # below the level that is looked at
    OUTLINE = "outline"  # above it


@dataclass(frozen=True, slots=True)
class TileColours:
    """The colours of a tile: its face, its edge, the light along its edge, its side, its signs."""

    fill: QColor
    edge: QColor
    rim: QColor
    side: QColor
    ink: QColor


_STEP = 0.6
"""What is left of the way to the lightest face after a level: low levels differ most."""


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """Return the colour that has a share (0 to 1) of the second and the rest of the first."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
        first.alphaF() + (second.alphaF() - first.alphaF()) * share,
    )


def lightness_of(level: int) -> float:
    """Return how light a level is among all: 0 on the table, towards 1 with height."""
    return 1 - _STEP ** (level - 1)


def colours_of(theme: Theme, seat: Seat | None, level: int) -> TileColours:
    """Return the colours of a seat's tile on a level; 0 is off the board, with its plain face."""
    return _colours(theme, seat or "", level)


@cache
def _colours(theme: Theme, seat: Seat, level: int) -> TileColours:
    style = theme.seat(seat)
    fill = style.fill
    if level > 0 and seat in STACK_RANGES:
        low, high = (QColor(name) for name in STACK_RANGES[seat])
        fill = mix(low, high, lightness_of(level))
    white, black = QColor("#ffffff"), QColor("#16130f")
    dark = luminance(fill) < 0.18
    return TileColours(
        fill=fill,
        # A dark tile on a dark table needs a light edge; all others are set off by a dark one.
        edge=style.edge if theme.dark and luminance(fill) < 0.3 else _darker(fill, dark=dark),
        rim=mix(fill, white, 0.3 if dark else 0.55),
        side=mix(fill, black, 0.45),
        ink=max((white, black), key=lambda ink: contrast(ink, fill)),
    )


def _darker(fill: QColor, *, dark: bool) -> QColor:
    return mix(fill, QColor("#16130f"), 0.82 if dark else 0.52)


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast of two colours, from 1 (none) to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: QColor) -> float:
    """Return the relative luminance of a colour, from 0 to 1."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
