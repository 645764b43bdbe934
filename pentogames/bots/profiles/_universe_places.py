"""Exact values of Universe's endgames with more than two seats left.

Every seat does what is best for itself (max-n). A seat may be indifferent between moves to which
others are not; what it does then nobody can know, and such a position counts as not solved.
"""

from typing import Any

from pentogames.bots.profile import Exact, Stop, Value
from pentogames.bots.profiles._universe_states import (
    alive_in,
    count_legal,
    final_value,
    mover_of,
    out_of,
    players_of,
    situation,
    value_of_places,
)

PLACEMENTS_AT_MOST = 80
"""Placements that are legal for somebody; with more the end is out of reach."""
_NODES_AT_MOST = 20_000


class OutOfReach(Exception):
    """The nodes are spent, or it was stopped."""


def two_left(state: bytes, mover_wins: bool) -> Value:
    """Return the values of a state in which two seats are left, knowing who wins."""
    alive, mover = alive_in(state), mover_of(state)
    value = value_of_places(out_of(state), alive, players_of(state))
    winner = next(seat for seat in alive if (seat == mover) == mover_wins)
    value[winner] = 1.0
    return tuple(value)


class PlacesSolver:
    """Solves one state, with a kernel and its board."""

    def __init__(self, kernel: Any, board: Any, nodes: int, stop: Stop) -> None:
        self._kernel = kernel
        self._board = board
        self._left = self._granted = min(nodes, _NODES_AT_MOST)
        self._stop = stop
        self._known: dict[bytes, Value | None] = {}

    def solve(self, state: bytes) -> Exact | None:
        """Return the value and all moves by which it is reached; None if it is out of reach."""
        if count_legal(state) > PLACEMENTS_AT_MOST:
            return None
        try:
            values = self._after_moves(state)
        except OutOfReach:
            return None
        value = _agreed(list(values.values()), mover_of(state))
        if value is None:
            return None
        best = tuple(number for number, one in values.items() if one == value)
        return Exact(value, best, None, self._granted - self._left)

    def _after_moves(self, state: bytes) -> dict[int, Value | None]:
        moves = self._kernel.children(self._board, state, 0, (1, 0, 0, 0))
        return {
            number: self._value(self._kernel.after(self._board, state, number))
            for _, number, _ in moves
        }

    def _value(self, state: bytes) -> Value | None:
        """Return the value of a state; None where a seat is indifferent and others are not."""
        final = final_value(state)
        if final is not None:
            return final
        key = situation(state)
        if key not in self._known:
            self._known[key] = self._find(state)
        return self._known[key]

    def _find(self, state: bytes) -> Value | None:
        self._left -= 1
        if self._left < 0 or self._stop():
            raise OutOfReach
        if len(alive_in(state)) > 2:
            return _agreed(list(self._after_moves(state).values()), mover_of(state))
        solved = self._kernel.solve(self._board, state, self._left, self._stop, False)
        if solved is None:
            raise OutOfReach
        won, _, nodes, _ = solved
        self._left -= nodes
        return two_left(state, won)


def _agreed(values: list[Value | None], mover: int) -> Value | None:
    """Return what a mover gets for all if its best moves agree on it, and all are known."""
    known = [value for value in values if value is not None]
    if len(known) < len(values):
        return None
    most = max(value[mover] for value in known)
    best = {value for value in known if value[mover] == most}
    return best.pop() if len(best) == 1 else None
