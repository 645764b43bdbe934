"""A game as a tree of moves with a cursor: undo and redo, variations, comments.

Undo and redo are moves of the cursor and lose nothing: a different move after an undo becomes a
variation beside the one taken back.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic

from pentogames.core.game import Game, M, P, play

NodeId = int
"""A node of a record: 0 before the first move; never used twice in the same record."""

ROOT: NodeId = 0
GLYPHS = ("!", "?", "!?", "?!", "!!", "??")


@dataclass(slots=True)
class Node(Generic[M]):
    """A move of a record and what stands beside it.

    ``comment`` and ``glyph`` (one of GLYPHS, or empty) are there to be written; the rest belongs to
    the record. ``depth`` counts the moves from the record's start up to and including this one.
    ``children`` are the moves that follow, the main one first. The root has no move and no parent.
    """

    id: NodeId
    parent: NodeId | None
    depth: int
    move: M | None = None
    comment: str = ""
    glyph: str = ""
    children: list[NodeId] = field(default_factory=list)


class Record(Generic[M, P]):
    """A game that is, or was, played: its options, start, tags, and the tree of its moves.

    ``tags`` are texts by name (players by seat, event, date), in the order in which they are
    written. ``awarded`` are places given off the board (resigned, out of time); None if there are
    none. The cursor stands on a node and moves along a line, which runs from the root to a leaf.
    """

    def __init__(
        self,
        game: Game[M, P, Any],
        options: Any,
        start: P | None = None,
        tags: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.tags: dict[str, str] = dict(tags or {})
        self.awarded: dict[str, int] | None = None
        self._nodes: dict[NodeId, Node[M]] = {ROOT: Node(ROOT, None, 0)}
        self._by_move: dict[tuple[NodeId, M], NodeId] = {}
        self._next_id: NodeId = ROOT + 1
        self._positions: dict[NodeId, P] = {ROOT: game.start(options) if start is None else start}
        self._line: list[NodeId] = [ROOT]
        self._depth = 0

    # -- looking ----------------------------------------------------------------------------------

    @property
    def start(self) -> P:
        """The position before the first move."""
        return self._positions[ROOT]

    @property
    def set_up(self) -> bool:
        """Whether the game starts from another position than the rules' own."""
        return self.start != self.game.start(self.options)

    @property
    def cursor(self) -> NodeId:
        """The node at which the cursor stands."""
        return self._line[self._depth]

    @property
    def position(self) -> P:
        """The position at the cursor."""
        return self.position_at(self.cursor)

    def node(self, node: NodeId) -> Node[M]:
        """Return the node of that id; KeyError if there is none (any more)."""
        return self._nodes[node]

    def position_at(self, node: NodeId) -> P:
        """Return the position after the node's move."""
        return self._positions[node]

    def path(self, node: NodeId) -> tuple[NodeId, ...]:
        """Return the nodes from the first move to this one; empty for the root."""
        nodes = []
        at = self._nodes[node]
        while at.parent is not None:
            nodes.append(at.id)
            at = self._nodes[at.parent]
        return tuple(reversed(nodes))

    def line(self) -> tuple[NodeId, ...]:
        """Return the line that the cursor moves along, the part after the cursor included."""
        return tuple(self._line[1:])

    def main_line(self) -> tuple[NodeId, ...]:
        """Return the nodes of the game itself, without variations."""
        return self._onward(ROOT)

    def siblings(self, node: NodeId) -> tuple[NodeId, ...]:
        """Return the moves that were tried at the node's place, itself included, main one first."""
        parent = self._nodes[node].parent
        return (node,) if parent is None else tuple(self._nodes[parent].children)

    def branch(self, node: NodeId) -> NodeId | None:
        """Return where the innermost variation with the node begins; None in the game itself."""
        inner = (at for at in reversed(self.path(node)) if self.siblings(at)[0] != at)
        return next(inner, None)

    def below(self, node: NodeId) -> tuple[NodeId, ...]:
        """Return the node and all that follow it, in every variation."""
        nodes = [node]
        for at in nodes:
            nodes.extend(self._nodes[at].children)
        return tuple(nodes)

    def walk(self) -> Iterator[Node[M]]:
        """Yield all nodes, the root first, each before those that follow it, main line first."""
        waiting = [ROOT]
        while waiting:
            node = self._nodes[waiting.pop()]
            yield node
            waiting.extend(reversed(node.children))

    def single_line(self) -> "Record[M, P]":
        """Return a record of the cursor's line alone, with the cursor at the same move.

        Comments and signs of the line come with it; awarded places do if it is the game itself.
        """
        alone = Record(self.game, self.options, self.start, self.tags)
        if self.line() == self.main_line():
            alone.awarded = self.awarded
        at = ROOT
        for old in (ROOT, *self.line()):
            made = self._nodes[old]
            if made.move is not None:
                at = alone.add(at, made.move)
            alone.node(at).comment, alone.node(at).glyph = made.comment, made.glyph
        alone.go((ROOT, *alone.line())[self._depth])
        return alone

    def places(self) -> Mapping[str, int] | None:
        """Return how the game ended, on the board or else as awarded; None if it did not."""
        outcome = self._positions[(ROOT, *self.main_line())[-1]].outcome()
        return self.awarded if outcome is None else outcome.places

    # -- moving the cursor ------------------------------------------------------------------------

    def back(self) -> bool:
        """Go to the position before (undo); False at the start."""
        if self._depth == 0:
            return False
        self._depth -= 1
        return True

    def forward(self) -> bool:
        """Go to the next position of the line (redo); False at its end."""
        if self._depth == len(self._line) - 1:
            return False
        self._depth += 1
        return True

    def to_start(self) -> None:
        """Go to the position before the first move."""
        self._depth = 0

    def to_end(self) -> None:
        """Go to the end of the line."""
        self._depth = len(self._line) - 1

    def go(self, node: NodeId) -> None:
        """Go to a node; the line stays the same if it holds the node. KeyError if there is none."""
        depth = self._nodes[node].depth
        if depth >= len(self._line) or self._line[depth] != node:
            self._line = [ROOT, *self.path(node), *self._onward(node)]
        self._depth = depth

    # -- changing ---------------------------------------------------------------------------------

    def play(self, move: M) -> NodeId:
        """Make a move at the cursor, which goes there; IllegalMove leaves the record as it was.

        A move that is there already is followed, any other becomes a new variation.
        """
        node = self.add(self.cursor, move)
        self.go(node)
        return node

    def add(self, parent: NodeId, move: M) -> NodeId:
        """Return the node of a move after ``parent``, added if it is new; the cursor stays.

        Raises IllegalMove, and KeyError if there is no such node.
        """
        before = self._nodes[parent]
        known = self._by_move.get((parent, move))
        if known is not None:
            return known
        position = play(self._positions[parent], move)
        node: Node[M] = Node(self._next_id, parent, before.depth + 1, move)
        self._next_id += 1
        self._nodes[node.id] = node
        self._by_move[parent, move] = node.id
        self._positions[node.id] = position
        before.children.append(node.id)
        if self._line[-1] == parent:
            self._line.append(node.id)
        return node.id

    def promote(self, node: NodeId) -> None:
        """Make the node the main one among those that follow its parent. The root stays."""
        parent = self._nodes[node].parent
        if parent is not None:
            siblings = self._nodes[parent].children
            siblings.remove(node)
            siblings.insert(0, node)

    def delete(self, node: NodeId) -> None:
        """Remove a node and all that follows; a cursor in there goes to the node before.

        Raises ValueError for the root.
        """
        parent = self._nodes[node].parent
        if parent is None:
            raise ValueError("the start of a record cannot be deleted")
        self._nodes[parent].children.remove(node)
        depth = self._nodes[node].depth
        if depth < len(self._line) and self._line[depth] == node:
            self._line[depth:] = self._onward(parent)
            self._depth = min(self._depth, depth - 1)
        gone = frozenset(self.below(node))
        for at in gone:
            del self._nodes[at], self._positions[at]
        self._by_move = {key: at for key, at in self._by_move.items() if at not in gone}

    def _onward(self, node: NodeId) -> tuple[NodeId, ...]:
        """Return the nodes of the main continuation after ``node``."""
        nodes = []
        children = self._nodes[node].children
        while children:
            nodes.append(children[0])
            children = self._nodes[children[0]].children
        return tuple(nodes)
