"""What the list of moves has in its rows: the game, and its variations, which can be folded."""

from collections.abc import Set
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from pentogames.core.record import ROOT, NodeId, Record
from pentogames.model.words import tr
from pentogames.store.remarks import words_in
from pentogames.teach.secrets import secrets_of


class Fold(StrEnum):
    """Whether a row hides what follows it in its variation, or could."""

    NONE = ""
    OPEN = "open"
    SHUT = "shut"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list: a move, who made it, and how deep in variations it stands."""

    node: NodeId
    number: int
    seat: str
    text: str
    indent: int
    comment: str
    glyph: str = ""  # the sign at the end of the text
    fold: Fold = Fold.NONE


def rows_of(record: Record[Any, Any], folded: Set[NodeId] = frozenset()) -> list[Row]:
    """Return the rows of a record: each move, then its alternatives indented, then what follows.

    The first row is the start itself, so that one can go back there. Moves that are secret while
    the game goes on (see teach.secrets) stand there without their notation and comment. Of a
    variation that begins with one of ``folded`` there is only this first move.
    """
    secret = secrets_of(record).moves
    rows = [Row(ROOT, 0, "", "", 0, words_in(record.node(ROOT).comment))]
    # A stack instead of recursion: variations may lie as deep in each other as a file likes.
    waiting = [(child, 0) for child in record.node(ROOT).children[:1]]
    while waiting:
        node_id, indent = waiting.pop()
        node = record.node(node_id)
        parent = record.node(node.parent or ROOT)
        before = record.position_at(parent.id)
        hidden = node_id in secret
        text = tr("hidden") if hidden else record.game.format(before, node.move) + node.glyph
        comment = "" if hidden else words_in(node.comment)
        glyph = "" if hidden else node.glyph
        fold = Fold.NONE
        if parent.children[0] != node_id and node.children:
            fold = Fold.SHUT if node_id in folded else Fold.OPEN
        seat = before.to_move or ""
        rows.append(Row(node_id, before.ply + 1, seat, text, indent, comment, glyph, fold))
        if fold is not Fold.SHUT:
            waiting.extend((child, indent) for child in node.children[:1])
        if parent.children[0] == node_id:
            waiting.extend((other, indent + 1) for other in reversed(parent.children[1:]))
    return rows
