"""Tiling puzzles and their solutions as text; TILING.md describes it.

title: A small one
pieces: FILNPTUVWXYZ

#...
....
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.puzzles.tiling import Laid, Tiling, has_form

MOST_COLUMNS = MOST_ROWS = 64
MOST_PIECES = 999
LONGEST_TITLE = 60  # characters

_PIECES = "pieces:"
_TITLE = "title:"
_COPIES = re.compile(r"\s*([A-Z])\s*([0-9]{0,9})", re.ASCII)


class _Row(NamedTuple):
    line: int
    signs: str


class TilingError(ValueError):
    """What is wrong in the text of a puzzle, and where: line and column count from 1."""

    def __init__(self, line: int, column: int, reason: str) -> None:
        super().__init__(f"{line}:{column}: {reason}")
        self.line = line
        self.column = column
        self.reason = reason


class Titled(NamedTuple):
    """A puzzle with its title, which may be empty."""

    title: str
    tiling: Tiling


def read_tiling(text: str) -> Tiling:
    """Read a puzzle; TilingError if it is none."""
    return read_titled(text).tiling


def read_titled(text: str) -> Titled:
    """Read a puzzle with its title; TilingError if it is none."""
    pieces: str | None = None
    title: str | None = None
    rows: list[_Row] = []
    for number, line in enumerate(re.split(r"\r\n?|\n", text.removeprefix("\ufeff")), 1):
        if line.startswith(_PIECES):
            _expect_first(number, pieces, "the pieces are there already")
            pieces = _read_pieces(number, line)
        elif line.startswith(_TITLE):
            _expect_first(number, title, "the title is there already")
            title = _read_title(number, line)
        elif line.strip():
            rows.append(_read_row(number, line.rstrip()))
            if len(rows) > 1 and rows[-2].line != number - 1:
                raise TilingError(number, 1, "the drawing is interrupted before this line")
    if not rows:
        raise TilingError(1, 1, "expected the drawing of a region, such as ....")
    return Titled(title or "", _tiling(rows, LETTERS if pieces is None else pieces))


def write_tiling(tiling: Tiling, title: str = "") -> str:
    """Return the text of a puzzle, as read_titled reads it: shifted into the corner.

    ValueError if no text can say it: it is too large, or two givens of the same letter touch.
    """
    copies = Counter(tiling.pieces)
    pieces = " ".join(f"{each}{copies[each] if copies[each] > 1 else ''}" for each in copies)
    head = [f"{_TITLE} {title}"] if title else []
    text = "\n".join([*head, f"{_PIECES} {pieces}", "", draw(tiling.region, tiling.givens), ""])
    read = read_titled(text)
    if len(read.tiling.givens) != len(tiling.givens):
        raise ValueError("two givens of the same letter touch")
    return text


def draw(region: Iterable[Square], laid: Iterable[Laid]) -> str:
    """Return a region with pieces on it, the topmost row first, as read_tiling reads it."""
    signs = dict.fromkeys(region, ".")
    for piece, squares in laid:
        signs.update(dict.fromkeys(squares, piece))
    left, right = min(s.x for s in signs), max(s.x for s in signs)
    low, top = min(s.y for s in signs), max(s.y for s in signs)
    return "\n".join(
        "".join(signs.get(Square(x, y), "#") for x in range(left, right + 1))
        for y in range(top, low - 1, -1)
    )


def _expect_first(number: int, before: str | None, reason: str) -> None:
    if before is not None:
        raise TilingError(number, 1, reason)


def _read_title(number: int, line: str) -> str:
    title = line[len(_TITLE) :].strip()
    start = line.index(title, len(_TITLE))
    if len(title) > LONGEST_TITLE:
        reason = f"a title has at most {LONGEST_TITLE} characters"
        raise TilingError(number, start + LONGEST_TITLE + 1, reason)
    for place, sign in enumerate(title, start + 1):
        if not sign.isprintable():
            raise TilingError(number, place, f"{sign!r} cannot stand in a title")
    return title


def _read_pieces(number: int, line: str) -> str:
    found, place = "", len(_PIECES)
    while line[place:].strip():
        match = _COPIES.match(line, place)
        at = place + len(line[place:]) - len(line[place:].lstrip())
        if match is None or match[1] not in LETTERS:
            raise TilingError(number, at + 1, f"there is no piece {line[at]}")
        copies = int(match[2] or 1)
        if len(found) + copies > MOST_PIECES:
            raise TilingError(number, at + 1, f"there are more than {MOST_PIECES} pieces")
        found += match[1] * copies
        place = match.end()
    return found


def _read_row(number: int, line: str) -> _Row:
    if len(line) > MOST_COLUMNS:
        raise TilingError(number, MOST_COLUMNS + 1, f"there are more than {MOST_COLUMNS} columns")
    for x, sign in enumerate(line):
        if sign not in f"# .{LETTERS}":
            raise TilingError(number, x + 1, f"{sign!r} is neither . nor # nor a piece")
    return _Row(number, line)


def _tiling(rows: list[_Row], pieces: str) -> Tiling:
    if len(rows) > MOST_ROWS:
        raise TilingError(rows[MOST_ROWS].line, 1, f"there are more than {MOST_ROWS} rows")
    signs = {
        Square(x, len(rows) - 1 - down): sign
        for down, row in enumerate(rows)
        for x, sign in enumerate(row.signs)
        if sign not in "# "
    }
    if not signs:
        raise TilingError(rows[0].line, 1, "the region has no square")
    givens = tuple(_givens(signs))
    for piece, squares in givens:
        if not has_form(Laid(piece, squares)):
            x, y, _ = max(squares, key=lambda square: (square.y, -square.x))
            reason = f"these squares have not the form of a piece {piece}"
            raise TilingError(rows[len(rows) - 1 - y].line, x + 1, reason)
    try:
        return Tiling(frozenset(signs), pieces, givens)
    except ValueError as error:
        raise TilingError(rows[0].line, 1, str(error)) from error


def _givens(signs: dict[Square, str]) -> Iterator[Laid]:
    """Yield the connected squares of the same letter."""
    left = {square for square, sign in signs.items() if sign != "."}
    while left:
        part = [left.pop()]
        for x, y, _ in part:  # it grows meanwhile
            for beside in (Square(x + 1, y), Square(x - 1, y), Square(x, y + 1), Square(x, y - 1)):
                if beside in left and signs[beside] == signs[part[0]]:
                    left.remove(beside)
                    part.append(beside)
        yield Laid(signs[part[0]], tuple(sorted(part)))
