"""Colours as eyes see them: lightness, contrast, difference, and colour vision deficiencies."""

import math

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

DEFICIENCIES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What is left of linear red, green and blue at full severity.

From G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation
of Color Vision Deficiency. IEEE Transactions on Visualization and Computer Graphics 15 (2009).
"""


def linear(colour: QColor) -> Triple:
    """Return red, green and blue as amounts of light, from 0 to 1."""

    def light(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return light(colour.redF()), light(colour.greenF()), light(colour.blueF())


def luminance(colour: QColor) -> float:
    """Return the relative luminance, from 0 to 1."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the ratio of two colours' lightness as the Web's accessibility guidelines define."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def seen(colour: QColor, deficiency: str) -> Triple:
    """Return the light that is left of a colour; an empty name is for eyes that see all of it."""
    light = linear(colour)
    if not deficiency:
        return light
    rows = DEFICIENCIES[deficiency]
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in rows)
    return _within(red), _within(green), _within(blue)


def lightness(colour: QColor) -> float:
    """Return the lightness L* of CIELAB, from 0 to 100: what is left in grey."""
    return _lab(linear(colour))[0]


def difference(one: QColor, other: QColor, deficiency: str = "") -> float:
    """Return how different two colours look: CIE 1976, where 2 can just be told apart."""
    return math.dist(_lab(seen(one, deficiency)), _lab(seen(other, deficiency)))


def _within(value: float) -> float:
    return min(1.0, max(0.0, value))


def _lab(light: Triple) -> Triple:
    red, green, blue = light

    def root(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
