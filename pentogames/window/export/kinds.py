"""In which forms a game can be taken elsewhere."""

from dataclasses import dataclass
from enum import StrEnum

from pentogames.teach.sentences import later


class Form(StrEnum):
    """What is taken: the table, the way to it, or either in words."""

    PICTURE = "picture"
    DRAWING = "drawing"
    FILM = "film"
    MOVES = "moves"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Kind:
    """A form in words, with its icon, what it is good for, and its files.

    ``scales`` says that it is made of pixels; ``shows_line`` that it has the moves that led to the
    position, and those that follow, and so what may be secret of them.
    """

    form: Form
    text: str
    icon: str
    note: str
    filter: str
    ending: str
    scales: bool = False
    shows_line: bool = False


KINDS = (
    Kind(
        Form.PICTURE,
        later("Picture"),
        "picture",
        later("The table as it is now, for letters and pages."),
        later("PNG picture (*.png)"),
        ".png",
        scales=True,
    ),
    Kind(
        Form.DRAWING,
        later("Drawing"),
        "squares",
        later("The table as it is now, sharp at any size, for print."),
        later("SVG drawing (*.svg)"),
        ".svg",
    ),
    Kind(
        Form.FILM,
        later("Animated picture"),
        "go",
        later("The moves of this line one after the other, in a PNG that browsers animate."),
        later("Animated PNG picture (*.png)"),
        ".png",
        scales=True,
        shows_line=True,
    ),
    Kind(
        Form.MOVES,
        later("Moves of this line"),
        "layers",
        later("Without variations, as text that this program reads again."),
        later("Text (*.txt)"),
        ".txt",
        shows_line=True,
    ),
    Kind(
        Form.TEXT,
        later("Board as text"),
        "keyboard",
        later("The position, drawn with characters."),
        later("Text (*.txt)"),
        ".txt",
        shows_line=True,
    ),
)
