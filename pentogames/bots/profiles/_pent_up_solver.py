"""Pent-Up's last plies, exactly, for two players: the kernel solves, in portions.

A portion is so small that a request to stop is heard in time; a position that takes more is parted
into the positions after its moves.
"""

from typing import Any

from pentogames.bots.kernels.pent_up_kernel import HEADER
from pentogames.bots.profile import Exact, Key, Stop
from pentogames.core.shapes import LETTERS

LAST_PLIES = 6
"""How many plies before the end solving is tried; before that it never comes to an end."""

_PORTION = 4000  # positions: some ten milliseconds
_WIN = 2


class _GaveUp(Exception):
    """The nodes granted are used up, or it was stopped."""


def solve(kernel: Any, state: bytes, nodes: int, stop: Stop) -> Exact | None:
    """Return the value of a state and all moves that reach it; None if out of reach."""
    players, _, ply = state[:HEADER]
    left = players * len(LETTERS) - ply
    if players != 2 or not 0 < left <= LAST_PLIES:
        return None
    solver = _Solver(kernel, nodes, stop)
    try:
        points, best = solver.root(state)
    except _GaveUp:
        return None
    mover = ply % 2
    value = (points / 2, 1 - points / 2) if mover == 0 else (1 - points / 2, points / 2)
    return Exact(value, best, left, solver.used)


class _Solver:
    def __init__(self, kernel: Any, nodes: int, stop: Stop) -> None:
        self._kernel = kernel
        self._nodes = nodes
        self._stop = stop
        self.used = 0

    def root(self, state: bytes) -> tuple[int, tuple[Key, ...]]:
        """Return the mover's points and the moves that reach them."""
        best, keys = -1, []
        for key in self._ordered(state):
            # Worth knowing is only whether the move is as good as the best so far, or better.
            points = 2 - self.points(self._kernel.after(state, key), 0, 3 - max(best, 0))
            if points > best:
                best, keys = points, [key]
            elif points == best:
                keys.append(key)
        return best, tuple(keys)

    def points(self, state: bytes, alpha: int, beta: int) -> int:
        """Return the mover's points, exact between alpha and beta."""
        if self._stop() or self.used >= self._nodes:
            raise _GaveUp
        points, used = self._kernel.solve(
            state, min(_PORTION, self._nodes - self.used), alpha, beta
        )
        self.used += used
        if points >= 0:
            return int(points)
        best = 0
        for key in self._ordered(state):
            if best >= beta:
                break
            after = self._kernel.after(state, key)
            best = max(best, 2 - self.points(after, 2 - beta, 2 - max(alpha, best)))
        return best

    def _ordered(self, state: bytes) -> list[int]:
        """Return the moves, those first after which the mover stands best at once."""
        weights = (100, 35, 40, 60, 3)
        return [key for _, key in self._kernel.children(state, 0, weights)]
