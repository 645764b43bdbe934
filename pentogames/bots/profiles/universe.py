"""Universe for the searches: who has room left, whose moves are safe, and the exact end.

A state is the kernel's bytes, a key the number of a placement in the board's table. The evaluation
counts, for each seat, legal placements and pieces that still fit (by their logarithms), moves kept
in reserve in regions that only it can fill, and whose turn it is; the weights are in
``resources/bots/universe.toml``. Two seats' endgames are solved by the kernel, those of more by
``_universe_places``. Parity has no weight: it is told apart from chance by the solver alone.
"""

from collections.abc import Sequence
from math import exp
from typing import Any

from pentogames.bots.kernels import kernel
from pentogames.bots.profile import Exact, Key, Reason, Stop, Value, never
from pentogames.bots.profiles import _universe_reasons as finding
from pentogames.bots.profiles._universe_places import PlacesSolver, two_left
from pentogames.bots.profiles._universe_states import (
    alive_in,
    board_code,
    count_legal,
    final_value,
    make_board,
    mover_of,
    out_of,
    players_of,
    situation,
    state_of,
    value_of_places,
)
from pentogames.bots.weights import Weights, weights_of
from pentogames.core.shapes import Placement
from pentogames.games.universe import UniversePosition

WEIGHTS = ("mobility", "pieces", "reserve", "tempo")
"""The kernel's weights, in its order."""
UNIT = 640
"""A strength by so much greater wins e : 1."""
_SURE = 900_000
"""Ratings beyond this stand for places that are decided."""
_WON = 1_000_000
_STEPS = 6
"""Ratings of moves are in sixths of a unit of strength."""

_LEAF_PLACEMENTS = 64
_LEAF_NODES = 300
"""With so few placements left an estimate asks the solver, for so many nodes."""
_EVERY_NODES = 50_000_000
_PLAYOUTS = 8


class UniverseProfile:
    """What the searches need of Universe, by a kernel; ``weights`` replace the program's."""

    game = "universe"

    def __init__(self, module: Any, weights: Weights | None = None) -> None:
        self._kernel = module
        self._boards: dict[int, Any] = {}
        self._given = weights

    def _weighed(self, state: bytes) -> tuple[int, ...]:
        weights = self._given or weights_of(self.game, "two" if state[1] == 2 else "more")
        return tuple(weights[name] for name in WEIGHTS)

    def _board(self, state: bytes) -> Any:
        code = board_code(state)
        if code not in self._boards:
            self._boards[code] = make_board(self._kernel, code)
        return self._boards[code]

    def sides(self, position: UniversePosition) -> tuple[str, ...]:
        """Return the seats."""
        return position.seats

    def state(self, position: UniversePosition) -> bytes:
        """Return the kernel's state."""
        return state_of(position)

    def key(self, position: UniversePosition, move: Placement) -> int:
        """Return the number of a placement."""
        number = position.table.number(move.piece, move.squares)
        if number is None:
            raise ValueError(f"{move} is no placement on this board")
        return number

    def move(self, position: UniversePosition, key: Any) -> Placement:
        """Return the placement of that number, by whose turn it is."""
        assert position.to_move is not None
        placement: Placement = position.table.placements(position.to_move)[key]
        return placement

    def mover(self, state: bytes) -> int:
        """Return the index of the seat to move; -1 at the end of the game."""
        return mover_of(state)

    def result(self, state: bytes) -> Value | None:
        """Return the values of the places at the end of the game; None while it goes on."""
        return final_value(state)

    def estimate(self, state: bytes) -> Value:
        """Return what the seats may expect; exact at the end, and shortly before it."""
        final = final_value(state)
        if final is not None:
            return final
        alive = alive_in(state)
        if len(alive) == 2 and count_legal(state) <= _LEAF_PLACEMENTS:
            solved = self._kernel.solve(self._board(state), state, _LEAF_NODES, never, False)
            if solved is not None:
                return two_left(state, solved[0])
        strengths = self._kernel.strengths(self._board(state), state, self._weighed(state))
        players = players_of(state)
        value = value_of_places(out_of(state), alive, players)
        for index, seat in enumerate(alive):
            for other in alive[index + 1 :]:
                chance = self._chance(strengths[seat] - strengths[other])
                value[seat] += chance / (players - 1)
                value[other] += (1 - chance) / (players - 1)
        return tuple(value)

    def _chance(self, ahead: float) -> float:
        return 1 / (1 + exp(-ahead / UNIT))

    def children(self, state: bytes, width: int) -> list[tuple[float, Key]]:
        """Return the mover's placements with its value after each, the best first.

        What lets the only opponent left end the game at once is worth 0 and comes last, so that
        the moves against it are kept.
        """
        rated = self._kernel.children(self._board(state), state, width, self._weighed(state))
        players = players_of(state)
        found = [(self._worth(score, left, players), number) for score, number, left in rated]
        if players > 2:
            found.sort(key=lambda child: -child[0])
        return found

    def _worth(self, score: int, left: int, players: int) -> float:
        if score > _SURE:
            return 1.0
        if score < -_SURE:
            return (score + _WON) / (players - 1)
        chance = self._chance(max(-20 * UNIT, score / _STEPS))
        return (players - left + (left - 1) * chance) / (players - 1)

    def after(self, state: bytes, key: Any) -> bytes:
        """Return the state after a legal placement."""
        then: bytes = self._kernel.after(self._board(state), state, key)
        return then

    def playout(self, state: bytes, seed: int, *, random: bool) -> Value:
        """Play to the end; the policy gets rid of the pieces that have few places left.

        By policy it is the mean of a few playouts: they take less time than a list of moves does.
        """
        count = 1 if random else _PLAYOUTS
        places = self._kernel.playouts(self._board(state), state, seed, count, random)
        players = players_of(state)
        return tuple(place / count / (players - 1) for place in places[:players])

    def identity(self, state: bytes) -> bytes:
        """Return the state without what follows from the rest."""
        return situation(state)

    def solve(self, state: bytes, nodes: int, stop: Stop) -> Exact | None:
        """Solve a state by so many nodes.

        Where they suffice to find a win but not to look at all moves, ``best`` holds the wins that
        were found. Best moves stand in the order in which the winner hurries, the loser stays.
        """
        board = self._board(state)
        if mover_of(state) < 0:
            return None
        if len(alive_in(state)) > 2:
            return PlacesSolver(self._kernel, board, nodes, stop).solve(state)
        solved = self._kernel.solve(board, state, nodes, stop, True)
        if solved is None:
            return None
        won, _, used, best = solved
        if won:
            best.sort(key=lambda one: one[1] if one[1] > 0 else 99)
        else:
            best.sort(key=lambda one: -one[1])
        depth = best[0][1] if all(plies > 0 for _, plies in best) else None
        return Exact(two_left(state, won), tuple(number for number, _ in best), depth, used)

    def check(
        self, state: bytes, keys: Sequence[Key], nodes: int, stop: Stop
    ) -> tuple[int, bool, int]:
        """Prove of moves, in that order, that they lose, until one wins or the nodes are spent.

        Returns how many lose, whether the next is proved to win, and the nodes; nothing with more
        than two seats left.
        """
        found: tuple[int, bool, int] = self._kernel.check(
            self._board(state), state, keys, nodes, stop
        )
        return found

    def answers(self, state: bytes, nodes: int, stop: Stop) -> float:
        """Return what share of the mover's placements is found to win; two seats are left."""
        board = self._board(state)
        solved = self._kernel.solve(board, state, nodes, stop, True)
        if solved is None or not solved[0]:
            return 0.0
        return len(solved[3]) / len(self._kernel.children(board, state, 0, self._weighed(state)))

    def reasons(self, position: UniversePosition, move: Placement) -> tuple[Reason, ...]:
        """Say what speaks for a move, from proofs to the opening's counsel."""
        return finding.reasons(position, move, self)


PROFILE = UniverseProfile(kernel("universe"))


def solve(
    position: UniversePosition, nodes: int = _EVERY_NODES, stop: Stop = never
) -> tuple[bool, tuple[tuple[Placement, int | None], ...]] | None:
    """Return whether the mover wins a game of two seats left, and its best moves; for puzzles.

    Each stands with the plies to the end under best defence, itself counted, if they are known:
    who wins hurries, who loses stays. Without a win all legal moves stand there. None if the nodes
    do not suffice to look at all of them.
    """
    state = PROFILE.state(position)
    if mover_of(state) < 0:
        return None
    solved = PROFILE._kernel.solve(PROFILE._board(state), state, nodes, stop, True)
    if solved is None or not solved[1]:
        return None
    moves = tuple(
        (PROFILE.move(position, number), plies if plies > 0 else None)
        for number, plies in solved[3]
    )
    return solved[0], moves
