"""Pent-Up's last plies, exactly, for two players."""

from collections.abc import Sequence
from typing import Any

from pentogames.bots.kernels.pent_up_board import HEADER
from pentogames.bots.profile import Exact, Key, Stop
from pentogames.core.shapes import LETTERS

LAST_PLIES = 8
"""How many plies before the end solving is tried; before that it never comes to an end."""

_WIN = 2
_SAMPLE = 16
"""Answers that are looked at, about so many, when those that win are counted."""


def solve(kernel: Any, state: bytes, nodes: int, stop: Stop) -> Exact | None:
    """Return the value of a state and a move that reaches it; None if out of reach.

    In a lost game there is no such move: any is as good as the others.
    """
    players, _, ply = state[:HEADER]
    left = players * len(LETTERS) - ply
    if players != 2 or not 0 < left <= LAST_PLIES:
        return None
    points, key, used = kernel.solve(state, nodes, stop)
    if points < 0:
        return None
    value = (points / _WIN, 1 - points / _WIN)
    return Exact(value if ply % 2 == 0 else value[::-1], (key,) if points else (), left, used)


def check(
    kernel: Any, state: bytes, keys: Sequence[Key], nodes: int, stop: Stop
) -> tuple[int, bool, int]:
    """Look at moves in their order, as ``Checking.check`` says; one ply sooner than ``solve`` can.

    The positions after good moves are often solved where the one before them takes too long.
    """
    players, _, ply = state[:HEADER]
    if players != 2 or not 1 < players * len(LETTERS) - ply <= LAST_PLIES + 1:
        return 0, False, 0
    spent = 0
    for lost, key in enumerate(keys):
        points, _, used = kernel.solve(kernel.after(state, key), nodes - spent, stop)
        spent += used
        if points != _WIN:
            return lost, points == 0, spent
    return len(keys), False, spent


def answers(kernel: Any, state: bytes, keys: Sequence[Key], nodes: int, stop: Stop) -> float:
    """Return what share of the mover's legal moves win; of many, some from all of the list.

    Where the nodes do not suffice for those, little is known, and all are said to win.
    """
    players, _, ply = state[:HEADER]
    if players != 2 or players * len(LETTERS) - ply < 2:
        return 1.0
    some = keys[:: max(1, len(keys) // _SAMPLE)]
    wins = 0
    for key in some:
        points, _, used = kernel.solve(kernel.after(state, key), nodes, stop)
        nodes -= used
        if points < 0 or nodes <= 0:
            return 1.0
        wins += points == 0
    return wins / len(some)
