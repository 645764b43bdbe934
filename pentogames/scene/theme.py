"""Design tokens: every colour, stroke, radius and duration of the program, in one place.

Colours are named by what they mean, not by what they look like. Those of seats, which have palettes
for several kinds of eyes, are in theme_seats. The window's widgets are dressed from the same tokens
(window.style).
"""

from dataclasses import dataclass, replace
from functools import cache

from PySide6.QtGui import QColor

from pentogames.core.game import Role
from pentogames.core.shapes import LETTERS
from pentogames.scene.theme_seats import Glyph, Ground, SeatStyle, Vision, seat_styles

RADIUS = 8.0  # of panels and cards, logical pixels
SMALL_RADIUS = 6.0  # of buttons and fields, logical pixels
TILE_RADIUS = 0.14  # of the corners of pieces, in squares
TILE_INSET = 0.035  # of pieces from the edges of their squares, in squares
GAP = 12.0  # between the parts of the table, logical pixels
HAIR_STROKE = 1  # of lines round widgets, logical pixels
FOCUS_STROKE = 2  # of the line round the widget that has the focus, logical pixels

QUICK_MS = 120  # a turn or flip in the hand
MOVE_MS = 220  # a piece on its way
STONE_MS, TURN_MS = 80, 200  # of Pentago's two half moves; a whole one takes less than 300
MATCH_MS = 420  # to look at a match, or at what explodes, before anything moves
HOME_MS = 340  # pieces on their way home
CARD_MS = 280  # a card on its way, or turning over
TRAVEL_MS = 320  # of the look at another level of a stack
SPREAD_MS = 480  # of the levels of a stack that slide apart
WAVE_MS = 1100  # of the wave through the pieces of a solution
FRAME_MS = 1300  # from one picture to the next where they go by themselves
MESSAGE_MS = 7000  # until a message fades by itself


@dataclass(frozen=True, slots=True)
class RoleStyle:
    """How marked squares look: a wash over the squares and a line round them."""

    wash: QColor
    line: QColor


@dataclass(frozen=True, eq=False)
class Theme:
    """One look of everything. There is one object for each name and vision: see theme_named."""

    name: str
    dark: bool
    ground: Ground
    window: QColor  # behind widgets
    table: QColor  # behind boards
    grain: QColor  # of the table's wood; that of the table where it is no wood
    surface: QColor  # panels, trays, cards
    raised: QColor  # buttons and fields on a surface
    tint: QColor  # what is pointed at, and what sleeps
    hairline: QColor
    board: QColor  # squares in the middle of a board
    board_outer: QColor  # squares of its outer parts
    grid: QColor
    frame: QColor  # the board's outline, and the edges of what can be switched on
    bed: QColor  # what plates that can be turned lie on
    plate: QColor
    plate_edge: QColor
    hole: QColor  # the hollows in a plate, for stones
    paper: QColor  # of a card that is in force, bright in every theme
    paper_ink: QColor
    burst: QColor  # an explosion
    burst_edge: QColor
    text: QColor
    text_quiet: QColor
    text_off: QColor  # of what cannot be used now
    accent: QColor
    on_accent: QColor
    focus: QColor  # round the widget that has the focus
    good: QColor
    bad: QColor
    shadow: QColor
    veil: QColor  # over what is not looked at
    level_low: QColor  # the signs of a stack's levels, from the lowest
    level_high: QColor
    roles: dict[Role, RoleStyle]
    seats: dict[str, SeatStyle]
    vision: Vision = Vision.STANDARD

    def seat(self, seat: str | None) -> SeatStyle:
        """Return the style of a seat, a team or a colour; a plain one for anything unknown."""
        return self.seats.get(seat or "", self.seats[""])


def _roles(
    *, bad: str, cause: str, good: str, open_: str, exact: str, dead: str, last: str, dark: bool
) -> dict[Role, RoleStyle]:
    """Return how marks look in these colours, with washes that let boards be seen through them."""

    def style(line: str, on_light: int, on_dark: int) -> RoleStyle:
        wash = QColor(line)
        wash.setAlpha(on_dark if dark else on_light)
        return RoleStyle(wash, QColor(line))

    return {
        Role.BAD: style(bad, 80, 84),
        Role.CAUSE: style(cause, 70, 70),
        Role.INSTEAD: style(good, 70, 66),
        Role.LINE: style(good, 60, 60),
        Role.LEGAL: style(good, 46, 46),
        Role.OPEN: style(open_, 34, 40),
        Role.EXACT: style(exact, 84, 84),
        Role.DEAD: style(dead, 96, 130),
        Role.HINT: style(good, 80, 80),
        Role.LAST: style(last, 0, 0),
    }


LIGHT = Theme(
    name="light",
    dark=False,
    ground=Ground.LIGHT,
    window=QColor("#efece5"),
    table=QColor("#efece5"),
    grain=QColor("#efece5"),
    surface=QColor("#f8f6f1"),
    raised=QColor("#ffffff"),
    tint=QColor("#d9d3c6"),
    hairline=QColor("#d9d3c6"),
    board=QColor("#e6dfd0"),
    board_outer=QColor("#dcd7ce"),
    grid=QColor("#cbc2b0"),
    frame=QColor("#857b68"),
    bed=QColor("#a3967d"),
    plate=QColor("#e9dfc9"),
    plate_edge=QColor("#c9bb9b"),
    hole=QColor("#d3c5a6"),
    paper=QColor("#fbf8f1"),
    paper_ink=QColor("#24211c"),
    burst=QColor("#ffc21f"),
    burst_edge=QColor("#6e1a00"),
    text=QColor("#24211c"),
    text_quiet=QColor("#5e574a"),
    text_off=QColor("#8c826f"),
    accent=QColor("#0c6b60"),
    on_accent=QColor("#ffffff"),
    focus=QColor("#0c6b60"),
    good=QColor("#0c6b60"),
    bad=QColor("#b3261e"),
    shadow=QColor(40, 34, 22, 90),
    veil=QColor(207, 201, 187, 140),
    level_low=QColor("#3b3833"),
    level_high=QColor("#ffffff"),
    roles=_roles(
        bad="#b3261e",
        cause="#8a5a00",
        good="#0c6b60",
        open_="#3b6ea5",
        exact="#7a4aa0",
        dead="#5d574b",
        last="#24211c",
        dark=False,
    ),
    seats=seat_styles(Vision.STANDARD, Ground.LIGHT),
)

DARK = Theme(
    name="dark",
    dark=True,
    ground=Ground.DARK,
    window=QColor("#1b1c1e"),
    table=QColor("#1b1c1e"),
    grain=QColor("#1b1c1e"),
    surface=QColor("#242629"),
    raised=QColor("#303338"),
    tint=QColor("#3d4147"),
    hairline=QColor("#3d4147"),
    board=QColor("#3b3f45"),
    board_outer=QColor("#33363b"),
    grid=QColor("#4b5058"),
    frame=QColor("#868d97"),
    bed=QColor("#15171a"),
    plate=QColor("#414750"),
    plate_edge=QColor("#5f6772"),
    hole=QColor("#343941"),
    paper=QColor("#fbf8f1"),
    paper_ink=QColor("#24211c"),
    burst=QColor("#ffc21f"),
    burst_edge=QColor("#6e1a00"),
    text=QColor("#ece9e3"),
    text_quiet=QColor("#c2beb6"),
    text_off=QColor("#7d848e"),
    accent=QColor("#5cc9b8"),
    on_accent=QColor("#0b2622"),
    focus=QColor("#5cc9b8"),
    good=QColor("#5cc9b8"),
    bad=QColor("#ff8a7d"),
    shadow=QColor(0, 0, 0, 130),
    veil=QColor(38, 41, 45, 140),
    level_low=QColor("#3b3833"),
    level_high=QColor("#ffffff"),
    roles=_roles(
        bad="#ff8a7d",
        cause="#f0b64d",
        good="#5cc9b8",
        open_="#7fb0ea",
        exact="#c79bea",
        dead="#0e0f10",
        last="#ece9e3",
        dark=True,
    ),
    seats=seat_styles(Vision.STANDARD, Ground.DARK),
)

WOOD = replace(
    LIGHT,
    name="wood",
    ground=Ground.WOOD,
    window=QColor("#eadcc6"),
    table=QColor("#d4b48a"),
    grain=QColor("#caa87c"),
    surface=QColor("#f6ecdb"),
    raised=QColor("#fdf8ee"),
    tint=QColor("#ddc9aa"),
    hairline=QColor("#d6c1a0"),
    board=QColor("#e9d5b1"),
    board_outer=QColor("#dec69d"),
    grid=QColor("#c6a878"),
    frame=QColor("#6f5029"),
    bed=QColor("#7a5733"),
    plate=QColor("#e7cfa4"),
    plate_edge=QColor("#c39f6c"),
    hole=QColor("#cfae7b"),
    text=QColor("#2a1c0d"),
    text_quiet=QColor("#47351e"),
    text_off=QColor("#8d7654"),
    accent=QColor("#0a463d"),
    focus=QColor("#0a463d"),
    good=QColor("#0a463d"),
    bad=QColor("#7d120c"),
    shadow=QColor(52, 32, 10, 110),
    veil=QColor(210, 192, 159, 140),
    roles=_roles(
        bad="#9c1c13",
        cause="#6f4300",
        good="#0a463d",
        open_="#2c5687",
        exact="#653a8a",
        dead="#4c3f2c",
        last="#2a1c0d",
        dark=False,
    ),
    seats=seat_styles(Vision.STANDARD, Ground.WOOD),
)

CONTRAST = Theme(
    name="contrast",
    dark=False,
    ground=Ground.WHITE,
    window=QColor("#ffffff"),
    table=QColor("#ffffff"),
    grain=QColor("#ffffff"),
    surface=QColor("#ffffff"),
    raised=QColor("#ffffff"),
    tint=QColor("#d9d9d9"),
    hairline=QColor("#595959"),
    board=QColor("#ececec"),
    board_outer=QColor("#d9d9d9"),
    grid=QColor("#767676"),
    frame=QColor("#000000"),
    bed=QColor("#4d4d4d"),
    plate=QColor("#f2f2f2"),
    plate_edge=QColor("#000000"),
    hole=QColor("#c4c4c4"),
    paper=QColor("#ffffff"),
    paper_ink=QColor("#000000"),
    burst=QColor("#ffd000"),
    burst_edge=QColor("#4a0d00"),
    text=QColor("#000000"),
    text_quiet=QColor("#2b2b2b"),
    text_off=QColor("#6b6b6b"),
    accent=QColor("#00338a"),
    on_accent=QColor("#ffffff"),
    focus=QColor("#b80058"),
    good=QColor("#00338a"),
    bad=QColor("#a30000"),
    shadow=QColor(0, 0, 0, 110),
    veil=QColor(212, 212, 212, 140),
    level_low=QColor("#3b3833"),
    level_high=QColor("#ffffff"),
    roles=_roles(
        bad="#a30000",
        cause="#5c3d00",
        good="#00338a",
        open_="#004f9e",
        exact="#5b0f8a",
        dead="#333333",
        last="#000000",
        dark=False,
    ),
    seats=seat_styles(Vision.STANDARD, Ground.WHITE),
)

CONTRAST_DARK = Theme(
    name="contrast-dark",
    dark=True,
    ground=Ground.BLACK,
    window=QColor("#000000"),
    table=QColor("#000000"),
    grain=QColor("#000000"),
    surface=QColor("#000000"),
    raised=QColor("#141414"),
    tint=QColor("#3d3d3d"),
    hairline=QColor("#a6a6a6"),
    board=QColor("#262626"),
    board_outer=QColor("#181818"),
    grid=QColor("#8c8c8c"),
    frame=QColor("#ffffff"),
    bed=QColor("#000000"),
    plate=QColor("#333333"),
    plate_edge=QColor("#ffffff"),
    hole=QColor("#0d0d0d"),
    paper=QColor("#ffffff"),
    paper_ink=QColor("#000000"),
    burst=QColor("#ffd000"),
    burst_edge=QColor("#4a0d00"),
    text=QColor("#ffffff"),
    text_quiet=QColor("#e0e0e0"),
    text_off=QColor("#9a9a9a"),
    accent=QColor("#5ce1ff"),
    on_accent=QColor("#000000"),
    focus=QColor("#ffdd33"),
    good=QColor("#5ce1ff"),
    bad=QColor("#ff9a8f"),
    shadow=QColor(255, 255, 255, 70),
    veil=QColor(25, 25, 25, 140),
    level_low=QColor("#3b3833"),
    level_high=QColor("#ffffff"),
    roles=_roles(
        bad="#ff9a8f",
        cause="#ffd166",
        good="#5ce1ff",
        open_="#8fc7ff",
        exact="#e0b3ff",
        dead="#b3b3b3",
        last="#ffffff",
        dark=True,
    ),
    seats=seat_styles(Vision.STANDARD, Ground.BLACK),
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK, WOOD, CONTRAST, CONTRAST_DARK)}


@cache
def theme_named(name: str, vision: Vision = Vision.STANDARD) -> Theme:
    """Return a theme in the colours for a kind of eyes; KeyError for an unknown name."""
    theme = THEMES[name]
    if vision is theme.vision:
        return theme
    return replace(theme, vision=vision, seats=seat_styles(vision, theme.ground))


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
    """Return how a pentomino looks that belongs to a puzzle: without a tint of its own."""
    fill = theme.plate if theme.dark else theme.raised  # lighter than the board, both of them
    return SeatStyle(fill, theme.text_quiet, theme.text, Glyph.DISC)
