"""What searches ask of Pauli.

States are the kernel's (pauli_board has their bytes), keys its moves: ``colour << 6 | square``.
"""

import tomllib
from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from math import exp
from struct import pack
from typing import Any

from pentogames.bots.kernels import kernel
from pentogames.bots.profile import Exact, Reason, Stop, Value
from pentogames.bots.profiles._pauli_reasons import Why, reasons
from pentogames.bots.profiles._pauli_state import key_of, move_of, state_of
from pentogames.games.pauli import PauliMove, PauliPosition
from pentogames.resources import resource_path

__all__ = ["PROFILE", "Judgement", "PauliProfile", "Why", "read_judgement", "standard"]

WON = 1 << 25
"""The kernel's score of a game that is won."""

_SURE = 0.995
"""The most that an estimate says; 1 is for what is over."""

_RESULTS: tuple[Value | None, ...] = (None, (1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
_SIXTEENTHS = 16
_HEAD = 152
"""The bytes of a state before its past."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The weights of the evaluation, packed for the kernel, and the score that wins e : 1."""

    weights: bytes
    scale: float

    def share(self, score: int) -> float:
        """Return what a side may expect by its score."""
        if abs(score) >= WON:
            return 1.0 if score > 0 else 0.0
        # Far beyond the limits the exponential would overflow.
        share = 1 / (1 + exp(max(-30.0, min(30.0, -score / self.scale))))
        return max(1 - _SURE, min(_SURE, share))


def read_judgement(table: dict[str, Any]) -> Judgement:
    """Return the judgement that a table of weights describes."""
    numbers = (
        *table["remaining"],
        *table["race"],
        *table["economy"],
        table["active"],
        *table["mine"],
        *table["theirs"],
        *table["threatened"],
        *table["menace"],
        table["triple"],
    )
    return Judgement(pack(f"<{len(numbers)}i", *numbers), _SIXTEENTHS * table["scale"])


@cache
def standard() -> Judgement:
    """Return the judgement that ships with the program."""
    text = resource_path("bots", "pauli.toml").read_text(encoding="utf-8")
    return read_judgement(tomllib.loads(text)["weights"])


class PauliProfile:
    """Pauli as searches see it; ``judgement`` is for those who try other weights."""

    game = "pauli"

    def __init__(self, judgement: Judgement | None = None) -> None:
        self._judgement = judgement or standard()
        self._kernel = kernel("pauli")

    def sides(self, position: PauliPosition) -> tuple[str, ...]:
        """Return Cool and Hot."""
        return position.seats

    def state(self, position: PauliPosition) -> bytes:
        """Return the state of a position."""
        return state_of(position, self._kernel.fingerprint)

    def key(self, position: PauliPosition, move: PauliMove) -> int:
        """Return the key of a move."""
        return key_of(move)

    def move(self, position: PauliPosition, key: Any) -> PauliMove:
        """Return the move of a key."""
        return move_of(position, key)

    def mover(self, state: bytes) -> int:
        """Return the index of the side to move; -1 at the end."""
        return -1 if state[0] else state[1]

    def result(self, state: bytes) -> Value | None:
        """Return the values at the end; None while the game goes on."""
        return _RESULTS[state[0]]

    def estimate(self, state: bytes) -> Value:
        """Return what the sides may expect."""
        result = _RESULTS[state[0]]
        if result is not None:
            return result
        share = self._judgement.share(self._kernel.estimate(state, self._judgement.weights))
        return (1 - share, share) if state[1] else (share, 1 - share)

    def children(self, state: bytes, width: int) -> list[tuple[float, Any]]:
        """Return promising moves with the mover's value, best first."""
        share = self._judgement.share
        found = self._kernel.children(state, width, self._judgement.weights)
        return [(share(score), key) for score, key in found]

    def after(self, state: bytes, key: Any) -> bytes:
        """Return the state after a legal move."""
        following: bytes = self._kernel.after(state, key)
        return following

    def playout(self, state: bytes, seed: int, *, random: bool) -> Value:
        """Play to the end, eagerly or purely at random."""
        weights = None if random else self._judgement.weights
        status: int = self._kernel.playout(state, seed, weights)
        result = _RESULTS[status]
        assert result is not None
        return result

    def identity(self, state: bytes) -> Hashable:
        """Return the state, without its past as long as no position has come back.

        A draw needs a third occurrence. Before the second of any position the past only says how
        soon that can be, not whether.
        """
        past = state[_HEAD:]
        signs = {past[at : at + 8] for at in range(0, len(past), 8)}
        return state if 8 * len(signs) < len(past) else state[:_HEAD]

    def solve(self, state: bytes, nodes: int, stop: Stop) -> Exact | None:
        """Solve nothing: ends of Pauli are too wide for that."""
        return None

    def reasons(self, position: PauliPosition, move: PauliMove) -> tuple[Reason, ...]:
        """Say what a move brings and prevents."""
        return reasons(position, move)


PROFILE = PauliProfile()
