"""The solver of Universe's endgames in Python (universe_solver.h): two seats are left.

Placements are numbered anew, those only that are legal at the root; a node carries the set of those
that may still be. What a position is worth depends on the regions where somebody can move and on
the pieces that fit there; that is the key of what is remembered of it.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pentogames.bots.kernels.universe_board import (
    PIECES,
    Board,
    Part,
    State,
    find_parts,
    members,
    most_moves,
    reserves,
)

LOCAL = 1536
"""Placements that the solver takes on."""
FEAR = 4
"""What a placement of the other's counts in the order of moves, in placements of the mover's."""
ASKED_EVERY = 128
"""Nodes between two questions whether to stop."""
ROWS = 8
"""Placements whose neighbours are looked for between two such questions."""
FOREVER = 255
"""Plies: no limit."""
ENTRIES_AT_MOST = 1 << 20


class GivenUp(Exception):
    """The nodes are spent, or it was stopped."""


class Node(NamedTuple):
    """A position: the mover's hand and the other's, and whether it is the mover who attacks."""

    vacant: int
    open: int
    own: int
    other: int
    attacks: bool


class Solver:
    """Proves who wins, and in how many plies; making one may raise GivenUp.

    ``known`` holds by position the least number of plies in which the attacker wins, and the
    greatest in which he does not.
    """

    def __init__(self, board: Board, state: State, limit: int, stop: Callable[[], bool]) -> None:
        self.board = board
        legal = state.legal
        self.numbers = tuple(members(legal))
        self.pieces = tuple(board.piece[number] for number in self.numbers)
        self.masks = tuple(board.mask[number] for number in self.numbers)
        self.of_piece = [0] * PIECES
        for move, piece in enumerate(self.pieces):
            self.of_piece[piece] |= 1 << move
        self.known: dict[tuple[int, int, int, bool], list[int]] = {}
        self.nodes = 0
        self._limit = limit
        self._stop = stop
        self._hands: dict[int, int] = {}
        self.apart = self._find_apart(state.vacant)

    def _find_apart(self, vacant: int) -> list[int]:
        """Return by placement what lies apart, and would not with it fence off a pocket."""
        apart = [0] * len(self.masks)
        for move, mask in enumerate(self.masks):
            left = vacant & ~mask
            if move % ROWS == ROWS - 1 and self._stop():
                raise GivenUp
            for later in range(move + 1, len(self.masks)):
                if self.masks[later] & mask or self.board.fences(left, self.numbers[later]):
                    continue
                apart[move] |= 1 << later
                apart[later] |= 1 << move
        return apart

    def _count_node(self) -> None:
        self.nodes += 1
        if self.nodes > self._limit or (self.nodes % ASKED_EVERY == 0 and self._stop()):
            raise GivenUp

    def _held(self, hand: int) -> int:
        found = self._hands.get(hand)
        if found is None:
            found = self._hands[hand] = sum(self.of_piece[piece] for piece in members(hand))
        return found

    def _settled(self, node: Node) -> Node:
        """Take away what would now fence off a pocket, and what nobody holds."""
        legal = node.open & self._held(node.own | node.other)
        for move in members(legal):
            if self.board.fences(node.vacant, self.numbers[move]):
                legal ^= 1 << move
        return node._replace(open=legal)

    def order(self, node: Node) -> list[int]:
        """Return the moves, those first that leave the other nothing.

        Then come those that leave him few placements and the mover many.
        """
        own, other = self._held(node.own), self._held(node.other)
        scored = []
        for move in members(node.open & own):
            stays = node.open & self.apart[move]
            mine = stays & own & ~self.of_piece[self.pieces[move]]
            his = (stays & other).bit_count()
            scored.append((FEAR * his - mine.bit_count() if his else -LOCAL, move))
        return [move for _, move in sorted(scored)]

    def child(self, node: Node, move: int) -> Node:
        """Return the node after a move; what is open there is not settled yet."""
        return Node(
            node.vacant & ~self.masks[move],
            node.open & self.apart[move],
            node.other,
            node.own & ~(1 << self.pieces[move]),
            not node.attacks,
        )

    def prove(self, node: Node, plies: int) -> bool:
        """Say whether the attacker wins within the plies."""
        self._count_node()
        node = self._settled(node)
        legal = sum(1 << self.numbers[move] for move in members(node.open))
        parts = find_parts(self.board, node.vacant, legal)
        fit = room = 0
        for part in parts:
            fit |= part.pieces
            room |= part.squares
        decided = self._decided(node, parts, fit, plies)
        if decided is not None:
            return decided
        key = (room, fit & node.own, fit & node.other, node.attacks)
        wins, fails = self.known.get(key, (FOREVER + 1, -1))
        if plies >= wins or plies <= fails:
            return plies >= wins
        won = not node.attacks
        for move in self.order(node):
            then = self.child(node, move)
            won = self.prove(then, FOREVER if plies == FOREVER else plies - 1)
            if won == node.attacks:
                break
        self._remember(key, plies, won)
        return won

    def _decided(self, node: Node, parts: list[Part], fit: int, plies: int) -> bool | None:
        """Say what needs no search; None where it does."""
        if not fit & node.own:
            return not node.attacks
        if plies == 0:
            return False
        if not fit & node.other:
            return node.attacks
        return _count_out(parts, node, plies)

    def _remember(self, key: tuple[int, int, int, bool], plies: int, won: bool) -> None:
        entry = self.known.get(key)
        if entry is None:
            if len(self.known) == ENTRIES_AT_MOST:
                return
            entry = self.known[key] = [FOREVER + 1, -1]
        if won:
            entry[0] = min(entry[0], plies)
        else:
            entry[1] = max(entry[1], plies)


def _count_out(parts: list[Part], node: Node, plies: int) -> bool | None:
    """Say who wins by counting moves that are safe against moves that fit; None: nobody knows."""
    own, other = most_moves(parts, node.own), most_moves(parts, node.other)
    if reserves(parts, node.own, node.other) > other:
        wins, longest = True, 2 * other + 1
    elif reserves(parts, node.other, node.own) >= own:
        wins, longest = False, 2 * own
    else:
        return None
    if wins != node.attacks:
        return False
    return True if longest <= plies else None


Solution = tuple[bool, bool, int, list[tuple[int, int]]]


def solve(solver: Solver, root: Node, every: bool) -> Solution | None:
    """Return whether the mover wins, whether all moves were looked at, nodes, and the best moves.

    Each move stands with its plies to the end, -1 where unknown. Without a win all moves stand
    there. None if the nodes do not suffice.
    """
    found: list[int] = []
    complete = True
    order = solver.order(root)
    try:
        for move in order:
            if solver.prove(solver.child(root, move), FOREVER):
                found.append(move)
                if not every:
                    break
    except GivenUp:
        if not found:
            return None
        complete = False
    won = bool(found)
    best = dict.fromkeys(found or order, -1)
    if every and complete:
        _find_plies(solver, root, best, won)
    answer = [(solver.numbers[move], plies) for move, plies in best.items()]
    return won, complete, solver.nodes, answer


def check(solver: Solver, root: Node, order: Sequence[int]) -> tuple[int, bool, int]:
    """Return how many placements lose, from the first on, whether the next wins, and nodes."""
    lost, won = 0, False
    try:
        while lost < len(order) and not won:
            move = solver.numbers.index(order[lost])
            won = solver.prove(solver.child(root, move), FOREVER)
            lost += not won
    except GivenUp:
        return lost, False, solver.nodes
    return lost, won, solver.nodes


def _find_plies(solver: Solver, root: Node, best: dict[int, int], won: bool) -> None:
    """Find how long the game lasts after each of the best moves: the winner hurries."""
    plies = 1 if won else 2
    try:
        while -1 in best.values():
            for move in [move for move, known in best.items() if known < 0]:
                then = solver.child(root, move)._replace(attacks=not won)
                if solver.prove(then, plies - 1):
                    best[move] = plies
            plies += 2
    except GivenUp:
        return
