"""The words of a .pento text: tags, moves, comments, brackets and results, with their places.

FORMAT.md says what they mean. Reading takes time in proportion to the text, whatever is in it.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, NoReturn

from pentogames.core.game import Refusal


@dataclass(frozen=True, slots=True)
class IllegalPly:
    """A move of a file that the rules refuse: its number, its text, and the refusal itself."""

    game: str
    ply: int
    move: str
    refusal: Refusal


class PentoError(ValueError):
    """What is wrong in a .pento text, and where: line and column count from 1.

    ``illegal`` is there when a move is well written but against the rules.
    """

    def __init__(
        self, line: int, column: int, reason: str, illegal: IllegalPly | None = None
    ) -> None:
        super().__init__(f"{line}:{column}: {reason}")
        self.line = line
        self.column = column
        self.reason = reason
        self.illegal = illegal


class Kind(Enum):
    """The kinds of words."""

    TAG = auto()
    COMMENT = auto()
    OPEN = auto()
    CLOSE = auto()
    MOVE = auto()
    RESULT = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the text: ``text`` is a tag's name, a comment's content, or the word itself.

    ``start`` is its place in the text, as an index; ``value`` is a tag's value and
    ``value_start`` that value's place.
    """

    kind: Kind
    start: int
    text: str = ""
    value: Any = None
    value_start: int = 0


_HALF_CHARACTER = "half of a surrogate pair is no character"
_BLANKS = " \t\n"
_SPACE = re.compile(r"[ \t\n]*")
_TAG = re.compile(r"\[[ \t]*([A-Za-z0-9_]+)[ \t]+")
_WORD_PART = re.compile(r"[^ \t\n(){}]+")
_COMMENT_PART = re.compile(r"[^\\}]+")
_ESCAPE = re.compile(r"\\(?:[\\}nrt]|u[0-9A-Fa-f]{4})")
_TO_ESCAPE = re.compile(r"[\\}\x00-\x1f\x7f-\x9f]")
_ESCAPED = {"\\": "\\", "}": "}", "n": "\n", "r": "\r", "t": "\t"}
_LETTERS: Mapping[str, str] = {character: letter for letter, character in _ESCAPED.items()}


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


_JSON = json.JSONDecoder(parse_constant=_no_constant)


class Words:
    """Reads a text word by word."""

    def __init__(self, text: str) -> None:
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self._at = 0

    def error(self, at: int, reason: str, illegal: IllegalPly | None = None) -> PentoError:
        """Return the error that names a place in the text by line and column."""
        line = self.text.count("\n", 0, at) + 1
        return PentoError(line, at - self.text.rfind("\n", 0, at), reason, illegal)

    def next(self) -> Word:
        """Return the next word, END for ever at the end; PentoError if it is none."""
        at = self._skip_space(self._at)
        if at == len(self.text):
            return Word(Kind.END, at)
        sign = self.text[at]
        if sign == "[":
            return self._tag(at)
        if sign == "{":
            return self._comment(at)
        if sign == "}":
            raise self.error(at, "this } closes no comment")
        if sign in "()":
            self._at = at + 1
            return Word(Kind.OPEN if sign == "(" else Kind.CLOSE, at, sign)
        return self._move_or_result(at)

    def _skip_space(self, at: int) -> int:
        match = _SPACE.match(self.text, at)
        assert match is not None
        return match.end()

    def _tag(self, start: int) -> Word:
        match = _TAG.match(self.text, start)
        if match is None:
            raise self.error(start, 'expected a tag such as [Game "universe"]')
        at = match.end()
        try:
            value, end = _JSON.raw_decode(self.text, at)
            json.dumps(value, ensure_ascii=False).encode("utf-8")
        except json.JSONDecodeError as error:
            raise self.error(error.pos, f"no value of a tag: {error.msg}") from error
        except UnicodeEncodeError as error:
            raise self.error(at, _HALF_CHARACTER) from error
        except (ValueError, RecursionError) as error:
            raise self.error(at, "no value of a tag: too large a number, or too deep") from error
        if "\n" in self.text[at:end]:
            raise self.error(at, "a tag stands on one line")
        while self.text[end : end + 1] in (" ", "\t"):
            end += 1
        if self.text[end : end + 1] != "]":
            raise self.error(end, "expected ] at the end of the tag")
        self._at = end + 1
        return Word(Kind.TAG, start, match[1], value, at)

    def _comment(self, start: int) -> Word:
        at = start + 1
        while True:
            part = _COMMENT_PART.match(self.text, at)
            at = at if part is None else part.end()
            if at == len(self.text):
                raise self.error(start, "the comment that begins here has no end; expected }")
            if self.text[at] == "}":
                break
            escape = _ESCAPE.match(self.text, at)
            if escape is None:
                raise self.error(at, r"expected \\, \}, \n, \r, \t or \u and four digits")
            at = escape.end()
        comment = _read_comment(self.text[start + 1 : at])
        try:
            comment.encode("utf-8")
        except UnicodeEncodeError as error:
            raise self.error(start, _HALF_CHARACTER) from error
        self._at = at + 1
        return Word(Kind.COMMENT, start, comment)

    def _move_or_result(self, start: int) -> Word:
        """Read up to a blank, a brace, or a ``)`` that the word itself has not opened."""
        at = start
        depth = 0
        while at < len(self.text) and self.text[at] not in "{}" + _BLANKS:
            sign = self.text[at]
            if sign == ")" and depth == 0:
                break
            depth += (sign == "(") - (sign == ")")
            part = None if sign in "()" else _WORD_PART.match(self.text, at)
            at = at + 1 if part is None else part.end()
        self._at = at
        word = self.text[start:at]
        result = word == "*" or "=" in word or ">" in word
        return Word(Kind.RESULT if result else Kind.MOVE, start, word)


def _read_comment(written: str) -> str:
    """Undo write_comment: line breaks with the blanks around them are spaces, then the escapes."""
    first, *rest = written.split("\n")
    if rest:
        inner = [line.strip(" \t") for line in rest[:-1]]
        lines = [first.rstrip(" \t"), *inner, rest[-1].lstrip(" \t")]
        written = " ".join(line for line in lines if line)
    return _ESCAPE.sub(_unescape, written)


def _unescape(match: re.Match[str]) -> str:
    sign = match[0][1]
    return chr(int(match[0][2:], 16)) if sign == "u" else _ESCAPED[sign]


def write_comment(comment: str) -> str:
    """Write a comment's content so that it reads back exactly, on one line."""
    return _TO_ESCAPE.sub(_escape, comment)


def _escape(match: re.Match[str]) -> str:
    letter = _LETTERS.get(match[0])
    return f"\\{letter}" if letter else f"\\u{ord(match[0]):04x}"
