"""Design tokens: every colour, stroke, radius and duration of the boards, in one place.

Colours are named by what they mean, not by what they look like. Each seat has a fill, an edge, an
ink that is readable on the fill, and a glyph, because colours alone cannot be told apart by many.
"""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QColor

from pentogames.core.game import Role
from pentogames.core.shapes import LETTERS


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


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """How the things of one seat (or team, or colour) look."""

    fill: QColor
    edge: QColor
    ink: QColor
    glyph: Glyph


@dataclass(frozen=True, slots=True)
class RoleStyle:
    """How marked squares look: a wash over the squares and a line round them."""

    wash: QColor
    line: QColor


def _style(fill: str, edge: str, ink: str, glyph: Glyph) -> SeatStyle:
    return SeatStyle(QColor(fill), QColor(edge), QColor(ink), glyph)


def _role(line: str, alpha: int) -> RoleStyle:
    wash = QColor(line)
    wash.setAlpha(alpha)
    return RoleStyle(wash, QColor(line))


@dataclass(frozen=True, slots=True)
class Theme:
    """One look of the whole table."""

    name: str
    dark: bool
    window: QColor  # behind everything
    surface: QColor  # panels, trays, cards
    raised: QColor  # buttons and fields on a surface
    hairline: QColor
    board: QColor  # squares in the middle of a board
    board_outer: QColor  # squares of its outer parts
    grid: QColor
    frame: QColor  # the board's outline
    bed: QColor  # what plates that can be turned lie on
    plate: QColor
    plate_edge: QColor
    hole: QColor  # the hollows in a plate, for stones
    text: QColor
    text_quiet: QColor
    accent: QColor
    on_accent: QColor
    good: QColor
    bad: QColor
    shadow: QColor
    roles: dict[Role, RoleStyle]
    seats: dict[str, SeatStyle]

    def seat(self, seat: str | None) -> SeatStyle:
        """Return the style of a seat, a team or a colour; a plain one for anything unknown."""
        return self.seats.get(seat or "", self.seats[""])


RADIUS = 8.0  # of panels and buttons, logical pixels
TILE_RADIUS = 0.14  # of the corners of pieces, in squares
TILE_INSET = 0.035  # of pieces from the edges of their squares, in squares
GAP = 12.0  # between the parts of the table, logical pixels

QUICK_MS = 120  # a turn or flip in the hand
MOVE_MS = 220  # a piece on its way
MESSAGE_MS = 7000  # until a message fades by itself


def _seats(dark: bool) -> dict[str, SeatStyle]:
    line = "#f4f1ea" if dark else "#1f1d1a"
    white = _style("#f7f4ec", "#7f7769" if not dark else "#b9b2a3", "#5b5548", Glyph.RING)
    black = _style("#34322f", line if dark else "#0d0c0b", "#f3efe6", Glyph.DISC)
    yellow = _style("#f3c53c", "#8f6a00" if not dark else "#7a5b00", "#4a3700", Glyph.TRIANGLE)
    red = _style("#c9442f", "#7c1f11" if not dark else "#ffb1a3", "#ffffff", Glyph.DIAMOND)
    blue = _style("#2f66b5", "#16396e" if not dark else "#a9c8ff", "#ffffff", Glyph.SQUARE)
    green = _style("#368045", "#1d5229" if not dark else "#a8e0b3", "#ffffff", Glyph.CROSS)
    orange = _style("#e5802a", "#8a4205" if not dark else "#ffd0a6", "#3a1c00", Glyph.BARS)
    plain = _style("#9a958a", "#5f5b52", "#2b2823", Glyph.STAR)
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
        "8": _style("#8d5fb0", "#4c2a68" if not dark else "#d9bdf0", "#ffffff", Glyph.RING),
        "computer": plain,
        "r": red,
        "g": green,
        "b": blue,
        "y": yellow,
        # Pauli's players: their rims are pale and dark, not blue and red, because the pieces inside
        # are of these colours; the signs point as their pieces do. Then the colours of pieces, by
        # their letters; a triangle would point somewhere too.
        "Cool": _style("#e3eff8", "#3c6186" if not dark else "#8fb4d6", "#2b5278", Glyph.UP),
        "Hot": _style("#7a2313", "#4a130a" if not dark else "#e58f7c", "#ffd9cc", Glyph.DOWN),
        "piece:B": blue,
        "piece:G": green,
        "piece:Y": _style("#f3c53c", "#8f6a00" if not dark else "#7a5b00", "#4a3700", Glyph.RING),
        "piece:O": orange,
        "piece:R": red,
    }


LIGHT = Theme(
    name="light",
    dark=False,
    window=QColor("#efece5"),
    surface=QColor("#f8f6f1"),
    raised=QColor("#ffffff"),
    hairline=QColor("#d9d3c6"),
    board=QColor("#e6dfd0"),
    board_outer=QColor("#dcd7ce"),
    grid=QColor("#cbc2b0"),
    frame=QColor("#8c826f"),
    bed=QColor("#a3967d"),
    plate=QColor("#e9dfc9"),
    plate_edge=QColor("#c9bb9b"),
    hole=QColor("#d3c5a6"),
    text=QColor("#24211c"),
    text_quiet=QColor("#665f52"),
    accent=QColor("#0c6b60"),
    on_accent=QColor("#ffffff"),
    good=QColor("#0c6b60"),
    bad=QColor("#b3261e"),
    shadow=QColor(40, 34, 22, 90),
    roles={
        Role.BAD: _role("#b3261e", 80),
        Role.CAUSE: _role("#8a5a00", 70),
        Role.INSTEAD: _role("#0c6b60", 70),
        Role.LINE: _role("#0c6b60", 60),
        Role.LEGAL: _role("#0c6b60", 46),
        Role.OPEN: _role("#3b6ea5", 34),
        Role.EXACT: _role("#7a4aa0", 84),
        Role.DEAD: _role("#5d574b", 96),
        Role.HINT: _role("#0c6b60", 80),
        Role.LAST: _role("#24211c", 0),
    },
    seats=_seats(dark=False),
)

DARK = Theme(
    name="dark",
    dark=True,
    window=QColor("#1b1c1e"),
    surface=QColor("#242629"),
    raised=QColor("#303338"),
    hairline=QColor("#3d4147"),
    board=QColor("#3b3f45"),
    board_outer=QColor("#33363b"),
    grid=QColor("#4b5058"),
    frame=QColor("#7d848e"),
    bed=QColor("#15171a"),
    plate=QColor("#464c55"),
    plate_edge=QColor("#5f6772"),
    hole=QColor("#343941"),
    text=QColor("#ece9e3"),
    text_quiet=QColor("#b0aca4"),
    accent=QColor("#5cc9b8"),
    on_accent=QColor("#0b2622"),
    good=QColor("#5cc9b8"),
    bad=QColor("#ff8a7d"),
    shadow=QColor(0, 0, 0, 130),
    roles={
        Role.BAD: _role("#ff8a7d", 84),
        Role.CAUSE: _role("#f0b64d", 70),
        Role.INSTEAD: _role("#5cc9b8", 66),
        Role.LINE: _role("#5cc9b8", 60),
        Role.LEGAL: _role("#5cc9b8", 46),
        Role.OPEN: _role("#7fb0ea", 40),
        Role.EXACT: _role("#c79bea", 84),
        Role.DEAD: _role("#0e0f10", 130),
        Role.HINT: _role("#5cc9b8", 80),
        Role.LAST: _role("#ece9e3", 0),
    },
    seats=_seats(dark=True),
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK)}

# How far from each other neighbours in the alphabet are on the circle of hues, of twelve steps.
_HUE_STEP = 5


def piece_style(theme: Theme, letter: str) -> SeatStyle:
    """Return how a pentomino looks that belongs to nobody: a quiet tint of its own.

    Tints help the eye to follow pieces; which is which is said by their forms.
    """
    hue = LETTERS.index(letter) * _HUE_STEP % len(LETTERS) / len(LETTERS)
    if theme.dark:
        fill, edge = QColor.fromHslF(hue, 0.30, 0.31), QColor.fromHslF(hue, 0.45, 0.76)
    else:
        fill, edge = QColor.fromHslF(hue, 0.46, 0.79), QColor.fromHslF(hue, 0.45, 0.30)
    return SeatStyle(fill, edge, theme.text, Glyph.DISC)


def given_style(theme: Theme) -> SeatStyle:
    """Return how a pentomino looks that belongs to a puzzle: without a tint, as the board is."""
    return SeatStyle(theme.grid, theme.text_quiet, theme.text, Glyph.DISC)
