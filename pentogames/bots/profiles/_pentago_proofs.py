"""Proofs of a coming five in Pentago, against any defence."""

from typing import Any

from pentogames.bots.kernels import kernel
from pentogames.bots.kernels.pentago_judging import CALM, FORCED, MOST, TIER, WINS
from pentogames.bots.profile import Exact, Stop, Value, never
from pentogames.bots.profiles._pentago_states import move_of, state_of
from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PentagoPosition

_ANY_WEIGHTS = (0, 1, 2, 4, 8, 8) * 4
"""Points that merely order the moves of a proof."""

_UNBOUNDED = 1 << 60


class Stopped(Exception):
    """The proof was given up because somebody asked for that."""


def wins_in(position: PentagoPosition, turns: int, stop: Stop = never) -> list[Turn]:
    """Return the moves after which the mover makes five within so many turns, whatever others do.

    The first of the turns is the move itself, and all moves that do it are found: the list is a
    proof, of its absence too. The five must be the mover's alone and come before any other that
    counts; all others are taken to play against him. One or two turns take milliseconds; three can
    take minutes, between whose moves ``stop`` is asked. Raises Stopped.
    """
    if position.to_move is None:
        return []
    game = kernel("pentago")
    evaluation = game.weigher(_ANY_WEIGHTS)
    state = state_of(position)
    moves = game.children(state, 0, evaluation)
    return [move_of(key) for key in _winning(game, evaluation, state, moves, turns, stop)]


def _winning(
    game: Any,
    evaluation: Any,
    state: bytes,
    moves: list[tuple[int, int]],
    turns: int,
    stop: Stop,
) -> list[int]:
    """Return the keys of those of the moves that win within the turns; Stopped."""
    mover = state[2]
    found = []
    known: dict[bytes, bool] = {}
    for score, key in moves:
        if score >= WINS * TIER:
            found.append(key)
            continue
        if turns == 1 or score < CALM * TIER - TIER // 2:
            break  # the next colour makes five, or has made it
        if stop():
            raise Stopped
        after = game.after(state, key)
        if after not in known:
            known[after] = _forces(game, evaluation, after, mover, turns - 1)
        if known[after]:
            found.append(key)
    return found


def _forces(game: Any, evaluation: Any, after: bytes, mover: int, turns: int) -> bool:
    if after[4 + mover] or after[2] == mover or after[2] >= after[0]:
        return False  # it shares a place, or the game is over
    verdict, _ = game.forced(after, mover, turns, _UNBOUNDED, evaluation)
    return bool(verdict == 1)


def proved(game: Any, evaluation: Any, state: bytes, nodes: int, stop: Stop) -> Exact | None:
    """Return what one or two turns prove, where the first five ends the game; None if nothing.

    It takes a look at each move at most; ``nodes`` below that number keep to a single turn.
    """
    mover, colours = state[2], state[0]
    likely = game.children(state, MOST, evaluation)
    best = likely[0][0]
    if best == WINS * TIER:
        keys = tuple(key for _, key in likely)
        return Exact(_won(mover, colours), keys, 1, len(likely))
    if colours == 2 and best < TIER // 2:
        return Exact(_won(1 - mover, colours), (), 1, len(likely))
    lost = colours == 2 and best < CALM * TIER - TIER // 2
    if not lost and best < FORCED * TIER - TIER // 2:
        return None
    moves = game.children(state, 0, evaluation)
    if nodes < len(moves):
        return None
    try:
        if lost:
            return _lost(game, evaluation, state, moves, stop)
        keys = tuple(_winning(game, evaluation, state, moves, 2, stop))
    except Stopped:
        return None
    # What seemed to force a five may have forced a shared one only.
    return Exact(_won(mover, colours), keys, 3, len(moves)) if keys else None


def _lost(
    game: Any, evaluation: Any, state: bytes, moves: list[tuple[int, int]], stop: Stop
) -> Exact | None:
    """Return that the other one wins, if he makes five alone after every move; Stopped."""
    other = 1 - state[2]
    for score, key in moves:
        if stop():
            raise Stopped
        if score < TIER // 2:
            continue  # he has made it
        verdict, _ = game.forced(game.after(state, key), other, 1, _UNBOUNDED, evaluation)
        if verdict != 1:
            return None
    return Exact(_won(other, state[0]), (), 2, len(moves))


def _won(winner: int, colours: int) -> Value:
    """Return the values of a game that ends with the first five."""
    rest = (colours / 2 - 1) / (colours - 1)
    return tuple(1.0 if colour == winner else rest for colour in range(colours))
