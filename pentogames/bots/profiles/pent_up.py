"""What searches ask of Pent-Up: its kernel, its weights, and what makes its moves good."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from math import exp
from typing import Any, cast

from pentogames.bots.kernels import kernel
from pentogames.bots.kernels.pent_up_board import TILE_BYTES, Tile, state_of
from pentogames.bots.kernels.pent_up_kernel import FORMS, PARTS, Weights
from pentogames.bots.profile import Exact, Key, Reason, Stop, Value
from pentogames.bots.profiles._pent_up_solver import answers, check, solve
from pentogames.bots.weights import weights_of
from pentogames.core.game import Mark, Role
from pentogames.core.shapes import LETTERS, Placement
from pentogames.games._pent_up_stack import ORIENTATIONS
from pentogames.games.pent_up import SEATS, PentUpPosition, Scoring

_FORM_OF = {(each.letter, each.offsets): each.number for each in ORIENTATIONS}
_FEWEST = 3  # places of each tile that are looked at however narrow the width
_SCORINGS = tuple(Scoring)


class Why(StrEnum):
    """What makes a move good or bad."""

    OPENS = "opens"  # a new highest level
    JOINS = "joins"  # one more tile on the highest level
    DENIES = "denies"  # a level that another seat's next tile could have reached
    NO_REPLY = "no-reply"  # nobody else reaches the level of this tile
    STAYS_LOW = "stays-low"  # misère: on the table
    KEEPS = "keeps"  # tiles of the mover's own that reach the highest level
    GIVES = "gives"  # another seat a level that it could not reach before


def weights_by_scoring() -> tuple[Weights, ...]:
    """Return the weights in the order of scorings."""
    tables: list[Mapping[str, Any]] = [weights_of("pent-up", scoring) for scoring in Scoring]
    return tuple(_of_stage(table["first"]) + _of_stage(table["last"]) for table in tables)


def _of_stage(table: Mapping[str, list[int]]) -> Weights:
    """Return the weights of a stage of the game in the kernel's order."""
    return tuple(weight for part in PARTS for weight in table[part])


class PentUpProfile:
    """The profile. States are the kernel's: bytes, with the tiles in the order of play."""

    game = "pent-up"

    @cached_property
    def _kernel(self):  # type: ignore[no-untyped-def]
        module = kernel("pent_up")
        module.set_forms(FORMS)
        return module

    @cached_property
    def _weights(self) -> tuple[Weights, ...]:
        return weights_by_scoring()

    @cached_property
    def _scales(self) -> tuple[float, ...]:
        return tuple(float(weights_of(self.game, scoring)["scale"]) for scoring in Scoring)

    def sides(self, position: PentUpPosition) -> tuple[str, ...]:
        """Return the seats: everybody plays for himself."""
        return position.seats

    def state(self, position: PentUpPosition) -> bytes:
        """Return the tiles as the kernel has them."""
        options = position.options
        scoring = _SCORINGS.index(options.rule_of_scoring)
        return state_of(options.players, scoring, [_tile(each) for each in position.placed])

    def key(self, position: PentUpPosition, move: Placement) -> int:
        """Return the kernel's number of a move."""
        return _tile(move).key

    def move(self, position: PentUpPosition, key: Key) -> Placement:
        """Return the move with the kernel's number."""
        assert isinstance(key, int)
        tile = Tile.of_key(key)
        level = position.resting_level(tile.squares())
        seat = SEATS[position.ply % position.options.players]
        letter = ORIENTATIONS[tile.form].letter
        return Placement(seat, letter, tile._replace(level=level).squares())

    def mover(self, state: bytes) -> int:
        """Return the index of the seat to move; -1 when all tiles lie."""
        players, _, ply = state[:3]
        return -1 if ply == players * len(LETTERS) else ply % players

    def result(self, state: bytes) -> Value | None:
        """Return the values at the end."""
        return self._value(self._kernel.standing(state)) if self.mover(state) < 0 else None

    def _value(self, points: tuple[int, ...]) -> Value:
        """Return the share that each seat has got of the points it could have got."""
        most = 2 * (len(points) - 1)
        return tuple(each / most for each in points)

    def estimate(self, state: bytes) -> Value:
        """Return the chances of each seat against each of the others, by what it is worth."""
        own = self._kernel.judge(state, self._weights[state[1]])
        scale = self._scales[state[1]]
        return tuple(
            sum(_chance((mine - other) / scale) for j, other in enumerate(own) if j != i)
            / (len(own) - 1)
            for i, mine in enumerate(own)
        )

    def children(self, state: bytes, width: int) -> list[tuple[float, Key]]:
        """Return moves, best first; of each tile's places more are looked at the larger width is.

        With a width of 0 all legal moves are returned.
        """
        share = width and max(_FEWEST, width // len(LETTERS))
        found = self._kernel.children(state, share, self._weights[state[1]])
        if state[2] == state[0] * len(LETTERS) - 1:
            seat = self.mover(state)
            exact = [
                (self._value(self._kernel.standing(self.after(state, key)))[seat], key)
                for _, key in found
            ]
            exact.sort(key=lambda child: -child[0])
            return exact[: width or None]
        scale = self._scales[state[1]]
        return [(_chance(score / scale), key) for score, key in found[: width or None]]

    def after(self, state: bytes, key: Key) -> bytes:
        """Return the state after a move."""
        return cast(bytes, self._kernel.after(state, key))

    def playout(self, state: bytes, seed: int, *, random: bool) -> Value:
        """Play to the end; the policy takes the highest level that can be reached."""
        return self._value(self._kernel.playout(state, seed, not random))

    def identity(self, state: bytes) -> Hashable:
        """Return the tiles that each seat has laid, in whatever order."""
        players = state[0]
        tiles = [state[at : at + TILE_BYTES] for at in range(3, len(state), TILE_BYTES)]
        return state[:3], *(frozenset(tiles[seat::players]) for seat in range(players))

    def solve(self, state: bytes, nodes: int, stop: Stop) -> Exact | None:
        """Solve the last plies of a game of two."""
        return solve(self._kernel, state, nodes, stop)

    def check(
        self, state: bytes, keys: Sequence[Key], nodes: int, stop: Stop
    ) -> tuple[int, bool, int]:
        """Prove of moves, in that order, that they lose, until one does not; in a game of two."""
        return check(self._kernel, state, keys, nodes, stop)

    def answers(self, state: bytes, nodes: int, stop: Stop) -> float:
        """Return what share of the mover's moves is found to win, in a game of two."""
        keys = [key for _, key in self.children(state, 0)]
        return answers(self._kernel, state, keys, nodes, stop)

    def reasons(self, position: PentUpPosition, move: Placement) -> tuple[Reason, ...]:
        """Say what a move does for the levels that count, the most telling first."""
        return tuple(_reasons(position, move))


def _chance(lead: float) -> float:
    """Return the chance of winning with a lead; the logistic function, safe at its ends."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))


def _tile(move: Placement) -> Tile:
    left = min(square.x for square in move.squares)
    low = min(square.y for square in move.squares)
    offsets = tuple(sorted((square.x - left, square.y - low) for square in move.squares))
    return Tile(_FORM_OF[move.piece, offsets], move.squares[0].level, left, low)


def _reach(position: PentUpPosition, seat: str) -> tuple[int, int]:
    """Return the highest level that a seat's next tile could reach, and how many tiles do."""
    levels = [position.level_for(letter) for letter in position.hand(seat)]
    return (max(levels), levels.count(max(levels))) if levels else (0, 0)


def _reasons(position: PentUpPosition, move: Placement) -> Iterator[Reason]:
    level, highest = move.squares[0].level, len(position.stack.covers)
    marks = (Mark(Role.HINT, move.squares, str(level)),)
    after = position.after(move)
    others = [seat for seat in position.seats if seat != move.seat]
    if position.options.rule_of_scoring is Scoring.MISERE:
        if level == 1 < highest:
            yield Reason(Why.STAYS_LOW, marks)
        return
    if level > max(highest, 1):
        yield Reason(Why.OPENS, marks, {"level": level})
    elif level == highest > 1:
        yield Reason(Why.JOINS, marks, {"level": level})
    yield from _about_others(position, after, others, level)
    top = len(after.stack.covers)
    reach, count = _reach(after, move.seat)
    if reach >= top > 1:
        yield Reason(Why.KEEPS, (), {"count": count, "level": reach})


def _about_others(
    position: PentUpPosition, after: PentUpPosition, others: list[str], level: int
) -> Iterator[Reason]:
    """Tell which levels the others can no longer reach, and which they now can."""
    top = len(after.stack.covers)
    before = {seat: _reach(position, seat)[0] for seat in others}
    now = {seat: _reach(after, seat)[0] for seat in others}
    for seat in others:
        if now[seat] < before[seat] >= max(top, 2):
            yield Reason(Why.DENIES, (), {"level": before[seat], "seat": seat})
        elif level == top > 1 and 0 < now[seat] < level:
            yield Reason(Why.NO_REPLY, (), {"level": level, "seat": seat})
    for seat in others:
        if now[seat] > max(before[seat], top - 1, 1):
            yield Reason(Why.GIVES, (), {"level": now[seat], "seat": seat})


PROFILE = PentUpProfile()
