"""How the table of Pauli is divided: Hot above the board, Cool below, the cards beside it."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from pentogames.scene.arrange import STRIP_HEIGHT, Arrangement
from pentogames.scene.theme import GAP

CARDS = 12
LOW_BAR = 60.0  # height of a stash at most, where everything stands above each other
CAPTION = 22.0  # height of the line above the cards of a zone, logical pixels
PAD = 8.0  # round the cards of a zone
SPACE = 6.0  # between cards, and between zones
TALLEST = 1.2  # height of a card at most, in its widths


def divide(size: QSizeF, columns: float, rows: float) -> tuple[Arrangement, QRectF]:
    """Divide a scene for a board of this many columns and rows, labels included.

    Returns where board, homes and strip lie, and where the cards lie.
    """
    area = QRectF(GAP, GAP, size.width() - 2 * GAP, size.height() - GAP - STRIP_HEIGHT)
    strip = QRectF(GAP, size.height() - STRIP_HEIGHT, size.width() - 2 * GAP, STRIP_HEIGHT)
    bar = min(max(area.height() * 0.1, 44.0), 76.0)
    if area.width() >= area.height() * 0.95:
        return _cards_beside(area, strip, bar, columns / rows)
    return _cards_below(area, strip, bar, columns / rows)


def _cards_beside(
    area: QRectF, strip: QRectF, bar: float, shape: float
) -> tuple[Arrangement, QRectF]:
    height = area.height() - 2 * (bar + SPACE)
    least = max(area.width() * 0.28, 150.0)
    width = min(height * shape, area.width() - GAP - least)
    rail = min(area.width() - GAP - width, area.height() * 0.62)
    left = area.left() + (area.width() - width - GAP - rail) / 2
    homes = {
        "Hot": QRectF(left, area.top(), width, bar),
        "Cool": QRectF(left, area.bottom() - bar, width, bar),
    }
    board = QRectF(left, area.top() + bar + SPACE, width, height)
    cards = QRectF(left + width + GAP, area.top(), rail, area.height())
    return Arrangement(board, homes, strip), cards


def _cards_below(
    area: QRectF, strip: QRectF, bar: float, shape: float
) -> tuple[Arrangement, QRectF]:
    bar = min(bar, LOW_BAR)
    room = area.height() - 2 * bar - 3 * SPACE
    height = min(area.width() / shape, room * 0.58)
    homes = {
        "Hot": QRectF(area.left(), area.top(), area.width(), bar),
        "Cool": QRectF(area.left(), area.bottom() - bar, area.width(), bar),
    }
    board = QRectF(area.left(), area.top() + bar + SPACE, area.width(), height)
    top = board.bottom() + SPACE
    cards = QRectF(area.left(), top, area.width(), homes["Cool"].top() - SPACE - top)
    return Arrangement(board, homes, strip), cards


@dataclass(frozen=True, slots=True)
class Rail:
    """How the cards lie in a zone: in so many columns, each of this width and height."""

    columns: int
    width: float
    height: float

    @property
    def unit(self) -> float:
        """The side of a pentomino's square on such a card."""
        return min((self.width - 14) / 5, (self.height - 11) / 3.6)

    def rows(self, cards: int) -> int:
        """Return how many rows so many cards take; without any there is room for one row."""
        return max(1, -(-cards // self.columns))

    def zone_height(self, cards: int) -> float:
        """Return the height of a zone with so many cards."""
        rows = self.rows(cards)
        return CAPTION + PAD + rows * self.height + (rows - 1) * SPACE


def rail_for(area: QRectF) -> Rail:
    """Return the columns in which cards fit best into an area, however they are shared out."""
    return max((_rail(area, columns) for columns in (2, 3, 4, 6)), key=lambda rail: rail.unit)


def _rail(area: QRectF, columns: int) -> Rail:
    # Three zones of at least a row each, and the cards' rows at the worst sharing out.
    rows = max((CARDS + 3 * (columns - 1)) // columns, -(-CARDS // columns) + 2)
    width = (area.width() - 2 * PAD - (columns - 1) * SPACE) / columns
    height = (area.height() - 3 * (CAPTION + PAD) - 2 * SPACE - (rows - 3) * SPACE) / rows
    return Rail(columns, max(1.0, width), max(1.0, min(height, width * TALLEST)))


def zone_areas(area: QRectF, rail: Rail, hot: int, cool: int) -> tuple[QRectF, QRectF, QRectF]:
    """Return the zones of Hot, of the free cards, and of Cool, from top to bottom."""
    above, below = rail.zone_height(hot), rail.zone_height(cool)
    top = QRectF(area.left(), area.top(), area.width(), above)
    bottom = QRectF(area.left(), area.bottom() - below, area.width(), below)
    height = bottom.top() - top.bottom() - 2 * SPACE
    middle = QRectF(area.left(), top.bottom() + SPACE, area.width(), height)
    return top, middle, bottom


def card_areas(zone: QRectF, rail: Rail, count: int) -> tuple[QRectF, ...]:
    """Return the places of a zone's cards in reading order."""
    rows = rail.rows(count)
    used = rows * rail.height + (rows - 1) * SPACE
    top = zone.top() + CAPTION + (zone.height() - CAPTION - PAD - used) / 2
    return tuple(
        QRectF(
            zone.left() + PAD + index % rail.columns * (rail.width + SPACE),
            top + index // rail.columns * (rail.height + SPACE),
            rail.width,
            rail.height,
        )
        for index in range(count)
    )
