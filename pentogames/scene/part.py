"""One square or piece of a table, as it is told to those who cannot see it."""

from dataclasses import dataclass
from enum import Flag, auto

from PySide6.QtCore import QRectF


class Is(Flag):
    """What is true of a part now."""

    SQUARE = auto()  # else it is a piece
    TAKEABLE = auto()
    IN_HAND = auto()
    LAST = auto()  # the last move put it there
    STRANDED = auto()  # it can be played nowhere any more
    CURRENT = auto()  # keys act here


@dataclass(frozen=True, slots=True)
class Part:
    """A square or a piece: its name, where it is, and its rectangle in the scene."""

    name: str
    place: str
    area: QRectF
    flags: Is
