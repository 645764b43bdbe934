"""Pentago for the searches: states and moves of the kernel, judged by rows and threats.

Every man for himself as many as four fight for places, each pair of them for the better one: what
a side may expect is the share of its opponents that it will leave behind. Pairs, and two against
one, are two sides whose colours alternate, which the kernel knows as two colours.

The weights, in ``resources/bots/pentago.toml``, are points of a row of five squares that holds no
stone of others, by the number of its stones: lying still and after one more turn of a block, of the
colour next to move and of one that waits. ``unit`` points more make e times the odds.
"""

import tomllib
from collections.abc import Hashable
from functools import cache, cached_property
from math import exp
from typing import Any

from pentogames.bots.kernels import kernel
from pentogames.bots.kernels.pentago_board import FIRST_ENDS, OVER
from pentogames.bots.kernels.pentago_judging import CALM, FORCED, TIER, UNSAFE, WINS
from pentogames.bots.profile import Exact, Key, Reason, Stop, Value
from pentogames.bots.profiles._pentago_proofs import proved
from pentogames.bots.profiles._pentago_reasons import reasons
from pentogames.bots.profiles._pentago_states import key_of, move_of, state_of
from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PentagoPosition
from pentogames.resources import resource_path

_SURE = 0.99
"""The chance of what is certain by the kernel's word, but not at the end of the game yet."""

_ROLES = ("mover", "waiting")
_VIEWS = ("still", "turned")


def read_weights(table: dict[str, Any]) -> tuple[tuple[int, ...], int]:
    """Return the kernel's 24 weights and the unit out of the file's ``[weights]``."""
    rows = [table[f"{role}_{view}"] for role in _ROLES for view in _VIEWS]
    return tuple(weight for row in rows for weight in (0, *row)), table["unit"]


class PentagoProfile:
    """Pentago as the searches see it; the game's evaluation is read when it is first needed."""

    game = "pentago"

    def __init__(self, weights: tuple[int, ...] | None = None, unit: int = 1) -> None:
        self._weights = weights
        self._unit = unit

    @cached_property
    def _kernel(self) -> Any:
        return kernel("pentago")

    @cached_property
    def _evaluation(self) -> Any:
        if self._weights is None:
            text = resource_path("bots", "pentago.toml").read_text(encoding="utf-8")
            self._weights, self._unit = read_weights(tomllib.loads(text)["weights"])
        return self._kernel.weigher(self._weights)

    def sides(self, position: PentagoPosition) -> tuple[str, ...]:
        """Return the colours: of single players, or of teams."""
        return position.options.seating.colours

    def state(self, position: PentagoPosition) -> bytes:
        """Return the kernel's state."""
        return state_of(position)

    def key(self, position: PentagoPosition, move: Turn) -> Key:
        """Return the kernel's number of a move."""
        return key_of(move)

    def move(self, position: PentagoPosition, key: Any) -> Turn:
        """Return the move of a number."""
        return move_of(key)

    def mover(self, state: bytes) -> int:
        """Return the colour to move; -1 at the end."""
        mover = state[2]
        return -1 if mover == OVER else mover

    def result(self, state: bytes) -> Value | None:
        """Return the values at the end; None before it."""
        return _worth(tuple(state[4 : 4 + state[0]])) if state[2] == OVER else None

    def estimate(self, state: bytes) -> Value:
        """Judge a state by rows and threats."""
        if state[2] == OVER:
            return _worth(tuple(state[4 : 4 + state[0]]))
        verdict, points = self._kernel.estimate(state, self._evaluation)
        mover, colours = state[2], state[0]
        if colours == 2:
            chance = self._chance(points[mover] - points[1 - mover])
            if verdict:
                chance = _SURE if verdict > 0 else 1 - _SURE
            return (1 - chance, chance) if mover else (chance, 1 - chance)
        return self._estimate_many(verdict, points, state)

    def _estimate_many(self, verdict: int, points: tuple[int, ...], state: bytes) -> Value:
        """Return the share of the others that each colour is expected to leave behind."""
        mover, colours = state[2], state[0]
        places = state[4 : 4 + colours]
        left = [0.0] * colours
        for one in range(colours):
            for other in range(one):
                if places[one] or places[other]:
                    share = _ahead(places[one], places[other])
                elif verdict and mover in (one, other):
                    share = _SURE if (mover == one) == (verdict > 0) else 1 - _SURE
                else:
                    share = self._chance(points[one] - points[other])
                left[one] += share
                left[other] += 1 - share
        return tuple(share / (colours - 1) for share in left)

    def children(self, state: bytes, width: int) -> list[tuple[float, Key]]:
        """Return moves with the mover's values after them: see the kernel for what is left out."""
        moves: list[tuple[int, int]] = self._kernel.children(state, width, self._evaluation)
        colours = state[0]
        opponents = state[4 : 4 + colours].count(0) - 1
        worth: list[tuple[float, Key]] = [
            (self._worth_of(score, opponents, colours), key) for score, key in moves
        ]
        if colours > 2:
            worth.sort(key=lambda child: -child[0])
        return worth

    def _worth_of(self, score: int, opponents: int, colours: int) -> float:
        """Return the mover's value of a score, as ``pentago_judging`` makes it."""
        tier = (score + TIER // 2) // TIER
        chance = self._chance((score - tier * TIER) / opponents)
        behind = opponents * chance
        if tier == WINS:
            behind = opponents
        elif tier == FORCED:
            behind = opponents * (_SURE - 0.01 * (1 - chance))
        elif tier != CALM:
            # One of the others is placed before the mover; where it is the only one, all is lost.
            behind = (opponents - 1) * chance
            behind += 0.01 * chance if tier == UNSAFE else 0.0
        return behind / (colours - 1)

    def _chance(self, points: float) -> float:
        """Return the chance to be placed before a colour that has so many points less."""
        odds = points / self._unit
        if odds > 30:
            return 1.0 - 1e-13
        if odds < -30:
            return 1e-13
        return 1 / (1 + exp(-odds))

    def after(self, state: bytes, key: Key) -> bytes:
        """Return the state after a move."""
        following: bytes = self._kernel.after(state, key)
        return following

    def playout(self, state: bytes, seed: int, *, random: bool) -> Value:
        """Play to the end: by lot, or making five and blocking it where that is seen at once."""
        evaluation = None if random else self._evaluation
        return _worth_of_places(self._kernel.playout(state, seed, evaluation), state[0])

    def identity(self, state: bytes) -> Hashable:
        """Return the state: it forgets in what order stones were placed."""
        return state

    def solve(self, state: bytes, nodes: int, stop: Stop) -> Exact | None:
        """Prove five in one or two turns, or that one of the two colours cannot be kept from it."""
        if state[0] > 2 and not state[1] & FIRST_ENDS:
            return None
        return proved(self._kernel, self._evaluation, state, nodes, stop)

    def reasons(self, position: PentagoPosition, move: Turn) -> tuple[Reason, ...]:
        """Say what a move makes, threatens, stops and gives away."""
        return reasons(self._kernel, self._evaluation, position, move)


def _ahead(place: int, other: int) -> float:
    """Return the share of being before: places count from 1, 0 is behind all of them."""
    if place == other:
        return 0.5
    return float(place != 0 and (other == 0 or place < other))


@cache
def _worth(places: tuple[int, ...]) -> Value:
    """Return the values at the end, by the places of the colours (0: without five)."""
    colours = len(places)
    return tuple(
        sum(_ahead(places[one], places[other]) for other in range(colours) if other != one)
        / (colours - 1)
        for one in range(colours)
    )


@cache
def _worth_of_places(packed: int, colours: int) -> Value:
    return _worth(tuple(packed >> 3 * colour & 7 for colour in range(colours)))


PROFILE = PentagoProfile()
