"""The rules book: a page of text a game, and its diagrams as positions with marks. No Qt.

Pages are Markdown in resources/book, one a game by its name; ``![caption](board:NAME)`` stands for
a diagram of diagrams.toml. Texts and diagrams are data; tests prove the positions with the engines.
A page is translated by headings, paragraphs, items of lists and captions, each in one line.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from pentogames.core.game import Game, Mark, Role, play
from pentogames.core.layout import Layout
from pentogames.games import NAMES, game_named
from pentogames.resources import resource_path
from pentogames.teach.overlays import overlays_for
from pentogames.teach.sentences import Translate, untranslated

SCHEME = "board:"
"""What the address of a diagram begins with in a page."""

COVER = "cover-"
"""What the name of a diagram begins with that stands for a game in a list of games."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position to be drawn, with painted marks."""

    game: Game[Any, Any, Any]
    position: Any
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page: its heading and its text without marks of Markdown, for searching."""

    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one game: its name, its title, and the whole text in Markdown."""

    game: str
    title: str
    text: str

    @property
    def sections(self) -> tuple[Section, ...]:
        """The page's parts, each from its heading (of the first or second rank) on."""
        parts = re.split(r"(?m)^#{1,2} +(.+)$", self.text)
        return tuple(
            Section(heading.strip(), _plain(text))
            for heading, text in zip(parts[1::2], parts[2::2], strict=True)
        )


_MARKS = re.compile(r"(?P<before>#+ |- |\d+\. |!\[|)(?P<text>.*?)(?P<after>\]\(\S+\)|)")
"""A line of Markdown: what makes it a heading, an item or a picture, around its text."""

_BEGINS = re.compile(r"#+ |- |\d+\. |!\[")


@dataclass(frozen=True, slots=True)
class _Unit:
    """A piece of a page that is translated as one, with the signs around it."""

    before: str
    text: str
    after: str


def pages(translate: Translate = untranslated) -> tuple[Page, ...]:
    """Return the pages of all registered games, in their order."""
    found = []
    for game in NAMES:
        units = _units(game)
        text = "".join(
            f"{unit.before}{translate(unit.text) if unit.text else ''}{unit.after}\n"
            for unit in units
        )
        found.append(Page(game, translate(units[0].text), text))
    return tuple(found)


def texts() -> Iterator[tuple[str, str]]:
    """Yield every text of the book that is to be translated, with the file that it stands in."""
    for game in NAMES:
        for unit in _units(game):
            if unit.text:
                yield f"book/{game}.md", unit.text
    for name in diagram_names():
        for mark in diagram(name).marks:
            if _is_word(mark.label):
                yield "book/diagrams.toml", mark.label


@cache
def _units(game: str) -> tuple[_Unit, ...]:
    """Return the pieces of a page, each from a single line; an empty one is a blank line."""
    lines: list[str] = []
    for line in resource_path("book", f"{game}.md").read_text(encoding="utf-8").splitlines():
        text = line.strip()
        goes_on = bool(lines and lines[-1] and text) and not _BEGINS.match(text)
        if goes_on and not lines[-1].startswith("#"):
            lines[-1] += f" {text}"
        else:
            lines.append(text)
    return tuple(_Unit(**match.groupdict()) for match in map(_MARKS.fullmatch, lines) if match)


def search(words: str, translate: Translate = untranslated) -> tuple[tuple[Page, Section], ...]:
    """Return the sections that hold all the words, whatever their case; none for no words."""
    wanted = words.casefold().split()
    if not wanted:
        return ()
    return tuple(
        (page, section)
        for page in pages(translate)
        for section in page.sections
        if all(word in f"{section.heading} {section.text}".casefold() for word in wanted)
    )


def diagram(name: str, translate: Translate = untranslated) -> Diagram:
    """Return a diagram; KeyError if there is none of that name.

    A position that cannot be, or a square that is none, raises the errors of the engines.
    """
    found = _diagram(name)
    marks = (
        replace(mark, label=translate(mark.label)) if _is_word(mark.label) else mark
        for mark in found.marks
    )
    return replace(found, marks=tuple(marks))


def _is_word(label: str) -> bool:
    """Whether a label is a word, not a letter or a number of the game."""
    return len(label) > 1 and label.isalpha()


@cache
def _diagram(name: str) -> Diagram:
    data = _diagrams()[name]
    game = game_named(data["game"])
    options = game.options_type.read(data.get("options", {}))
    if "position" in data:
        position = game.parse_position(options, data["position"])
    else:
        position = game.start(options)
    for text in data.get("moves", ()):
        position = play(position, game.parse(position, text))
    layout = game.layout(position)
    marks = [_mark(layout, mark) for mark in data.get("marks", ())]
    for overlay in overlays_for(game.name) if "overlays" in data else ():
        if overlay.name in data["overlays"]:
            marks.extend(overlay.marks(position))
    return Diagram(game, position, tuple(marks))


def cover(game: str) -> Diagram:
    """Return a game in the middle of it, as its picture in lists of games."""
    return diagram(f"{COVER}{game}")


def diagram_names() -> tuple[str, ...]:
    """Return the names of all diagrams."""
    return tuple(_diagrams())


@cache
def _diagrams() -> dict[str, Any]:
    return tomllib.loads(resource_path("book", "diagrams.toml").read_text(encoding="utf-8"))


def _mark(layout: Layout, data: dict[str, Any]) -> Mark:
    if "area" in data:
        squares = next(area.squares for area in layout.areas if area.name == data["area"])
    else:
        squares = tuple(layout.square(name) for name in data["squares"])
    return Mark(Role(data["role"]), squares, data.get("label", ""))


def _plain(text: str) -> str:
    """Return a text without pictures' addresses and the signs of Markdown, in one line."""
    text = re.sub(r"!\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return " ".join(re.sub(r"[*`]", "", text).split())
