"""Writes .pento texts, which pento_reader reads back exactly. FORMAT.md has the format."""

import json
import re
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from typing import Any

from pentogames.core.record import ROOT, NodeId
from pentogames.store.pento_reader import (
    GAME_TAG,
    SETUP_TAG,
    AnyRecord,
    format_result,
    is_option,
)
from pentogames.store.pento_words import write_comment

WIDTH = 80
"""The columns that moves and comments are wrapped to; a longer word has a line of its own."""

_TAG_NAME = re.compile(r"[A-Za-z0-9_]+")
_SINGLE_SPACE = re.compile(r"(?<=[^ ]) (?=[^ ])")
_NO_CHARACTER = re.compile(r"[\ud800-\udfff]")


def write_pento(records: Iterable[AnyRecord]) -> str:
    """Write games as one .pento text, with LF at the ends of lines.

    Halves of surrogate pairs, which are no characters and fit in no UTF-8 text, become U+FFFD.
    Raises ValueError if a tag's name is none (letters, digits, ``_``; no small letter in front
    unless it is a seat's) or is the format's own.
    """
    text = "\n".join(_game(record) for record in records)
    return _NO_CHARACTER.sub("\ufffd", text)


def _game(record: AnyRecord) -> str:
    tags = [_tag(GAME_TAG, record.game.name)]
    tags.extend(_tag(name, value) for name, value in record.options.plain().items())
    for name, value in record.tags.items():
        taken = name in (GAME_TAG, SETUP_TAG) or is_option(name, record.game)
        if taken or not _TAG_NAME.fullmatch(name):
            raise ValueError(f"{name!r} is no name of a tag")
        tags.append(_tag(name, value))
    if record.set_up:
        tags.append(_tag(SETUP_TAG, record.game.format_position(record.start)))
    lines = _wrapped([*_moves(record), format_result(record)])
    return "\n".join([*tags, "", *lines, ""])


def _tag(name: str, value: Any) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


class _Step(Enum):
    """What to write next: what follows a node, a node as a variation, or a variation's end."""

    FOLLOW = auto()
    VARIATION = auto()
    CLOSE = auto()


def _moves(record: AnyRecord) -> list[str]:
    """Return moves, comments and brackets as pieces between which a line may break.

    No recursion: variations may lie in each other deeper than Python's stack.
    """
    pieces = list(_comment(record, ROOT))
    waiting = [(_Step.FOLLOW, ROOT)]
    while waiting:
        step, node = waiting.pop()
        if step is _Step.CLOSE:
            pieces[-1] += ")"
        elif step is _Step.VARIATION:
            pieces.extend(_move(record, node, "("))
            waiting += [(_Step.CLOSE, node), (_Step.FOLLOW, node)]
        elif children := record.node(node).children:
            pieces.extend(_move(record, children[0]))
            waiting.append((_Step.FOLLOW, children[0]))
            waiting.extend((_Step.VARIATION, child) for child in reversed(children[1:]))
    return pieces


def _move(record: AnyRecord, node: NodeId, bracket: str = "") -> Iterator[str]:
    made = record.node(node)
    assert made.parent is not None
    text = record.game.format(record.position_at(made.parent), made.move)
    yield f"{bracket}{made.depth}. {text}{made.glyph}"
    yield from _comment(record, node)


def _comment(record: AnyRecord, node: NodeId) -> list[str]:
    """Return a comment in pieces: a line may break where one space stands between two words."""
    comment = record.node(node).comment
    if not comment:
        return []
    pieces = _SINGLE_SPACE.split(write_comment(comment))
    pieces[0] = "{" + pieces[0]
    pieces[-1] += "}"
    return pieces


def _wrapped(pieces: Iterable[str]) -> Iterator[str]:
    line = ""
    for piece in pieces:
        if line and len(line) + 1 + len(piece) > WIDTH:
            yield line
            line = piece
        else:
            line = f"{line} {piece}" if line else piece
    yield line
