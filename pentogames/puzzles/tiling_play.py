"""Playing a tiling puzzle: what lies where, what may be laid, and what a player decides before.

Some puzzles begin with a decision: which squares to remove (the 8x8 without any four), or which
pieces to use (5xk). Only then pieces are laid.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Any

from pentogames.core.cells import Square
from pentogames.puzzles.puzzle import Effort, Result
from pentogames.puzzles.tiling import Laid, Solution, Tiling
from pentogames.puzzles.tiling_codes import laid_code, read_laid, solution_code

TIME = "time"
"""A measure: seconds to a solution without any hint."""
EFFORT = "effort"
"""A measure: hints, then steps, then seconds to a solution."""


class Trouble(StrEnum):
    """Why something cannot be done."""

    OFF_REGION = "off-region"
    COVERED = "covered"
    GIVEN = "given"  # belongs to the puzzle, and stays
    NONE_LEFT = "none-left"
    NOT_READY_SQUARES = "not-ready-squares"  # squares are to be removed first
    NOT_READY_PIECES = "not-ready-pieces"  # pieces are to be chosen first


@dataclass(frozen=True)
class TilingState:
    """Where a player stands: ``laid`` are the pieces in the order in which they were laid.

    ``base`` is the puzzle. ``remove`` squares and ``choose`` pieces are to be decided on before
    pieces are laid; ``removed`` and ``chosen`` are those decided on so far.
    """

    base: Tiling
    laid: tuple[Laid, ...] = ()
    remove: int = 0
    choose: int = 0
    removed: tuple[Square, ...] = ()
    chosen: str = ""

    @property
    def squares_to_remove(self) -> int:
        """The number of squares that are still to be removed."""
        return self.remove - len(self.removed)

    @property
    def pieces_to_choose(self) -> int:
        """The number of pieces that are still to be chosen."""
        return self.choose - len(self.chosen)

    @property
    def ready(self) -> bool:
        """Whether everything is decided, so that pieces may be laid."""
        return self.squares_to_remove == 0 and self.pieces_to_choose == 0

    @cached_property
    def tiling(self) -> Tiling:
        """The puzzle as it was decided on, with none of the player's pieces."""
        pieces = self.chosen if self.choose and self.ready else self.base.pieces
        return Tiling(self.base.region - set(self.removed), pieces, self.base.givens)

    @cached_property
    def now(self) -> Tiling:
        """The puzzle that is left: the player's pieces count as given."""
        tiling = self.tiling
        return Tiling(tiling.region, tiling.pieces, (*tiling.givens, *self.laid))

    @property
    def left(self) -> str:
        """The letters of the pieces at hand, sorted, a letter for each copy."""
        return self.now.left

    @property
    def solved(self) -> bool:
        """Whether the region is covered."""
        return self.ready and not self.now.vacant

    @property
    def solution(self) -> Solution:
        """All pieces that lie, the givens too."""
        return self.now.givens

    # -- what may be done -------------------------------------------------------------------------

    def trouble(self, laid: Laid, origin: Laid | None = None) -> Trouble | None:
        """Say why a piece cannot be laid; ``origin`` is where it lies now, if it is shifted."""
        if not self.ready:
            squares = self.squares_to_remove > 0
            return Trouble.NOT_READY_SQUARES if squares else Trouble.NOT_READY_PIECES
        if not self.tiling.region.issuperset(laid.squares):
            return Trouble.OFF_REGION
        free = self.now.vacant | frozenset(() if origin is None else origin.squares)
        if not free.issuperset(laid.squares):
            return Trouble.COVERED
        if origin is None and laid.piece not in self.left:
            return Trouble.NONE_LEFT
        return None

    # -- steps ------------------------------------------------------------------------------------

    def put(self, laid: Laid) -> "TilingState":
        """Return the state with one more piece; the caller has looked for trouble."""
        return replace(self, laid=(*self.laid, laid))

    def take(self, laid: Laid) -> "TilingState":
        """Return the state without a piece of the player's."""
        return replace(self, laid=tuple(each for each in self.laid if each != laid))

    def without_pieces(self) -> "TilingState":
        """Return the state with what was decided on, and nothing laid."""
        return replace(self, laid=())

    def toggle_square(self, square: Square) -> "TilingState":
        """Return the state with a square removed, or back if it was; more than wanted stay."""
        if square in self.removed:
            return replace(self, removed=tuple(each for each in self.removed if each != square))
        if self.squares_to_remove == 0 or square not in self.base.vacant:
            return self
        return replace(self, removed=(*self.removed, square))

    def toggle_piece(self, letter: str) -> "TilingState":
        """Return the state with a piece chosen, or not any more if it was."""
        if letter in self.chosen:
            return replace(self, chosen=self.chosen.replace(letter, ""))
        if self.pieces_to_choose == 0 or letter not in self.base.left:
            return self
        return replace(self, chosen="".join(sorted(self.chosen + letter)))


@dataclass(frozen=True)
class TilingPuzzle:
    """A tiling puzzle to be played; ``solutions`` is their number if it is known.

    Rotations and reflections are not counted apart. See TilingState for ``remove``, ``choose``.
    """

    key: str
    tiling: Tiling
    solutions: int | None = None
    remove: int = 0
    choose: int = 0

    @property
    def decides(self) -> bool:
        """Whether something is to be decided on before pieces are laid."""
        return bool(self.remove or self.choose)

    def start(self) -> TilingState:
        """Return the state at the beginning."""
        return TilingState(self.tiling, remove=self.remove, choose=self.choose)

    def again(self, state: TilingState) -> TilingState:
        """Return the state with what was decided on, and nothing laid."""
        return state.without_pieces()

    def running(self, state: TilingState) -> bool:
        """Say whether pieces are being laid."""
        return state.ready and not state.solved

    def variant(self, state: TilingState) -> str:
        """Name the puzzle with what was decided on: solutions are collected by it."""
        if not self.decides:
            return self.key
        squares = " ".join(f"{x},{y}" for x, y, _ in sorted(state.removed))
        return f"{self.key} {squares or state.chosen}"

    def results(self, state: TilingState, effort: Effort) -> tuple[Result, ...]:
        """Return the effort to a solution, and the time if it took no hint."""
        if not state.solved:
            return ()
        seconds, code = round(effort.seconds, 1), solution_code(state.solution)
        least = Result(EFFORT, (effort.hints, effort.steps, seconds), code)
        return (least,) if effort.hints else (least, Result(TIME, (seconds,), code))

    def write(self, state: TilingState) -> Mapping[str, Any]:
        """Return the pieces laid, and what was decided on."""
        return {
            "laid": [laid_code(laid) for laid in state.laid],
            "removed": [list(square[:2]) for square in state.removed],
            "chosen": state.chosen,
        }

    def read(self, plain: Mapping[str, Any]) -> TilingState:
        """Return the state that was written; ValueError."""
        state = self.start()
        for x, y in plain.get("removed", ()):
            state = state.toggle_square(Square(int(x), int(y)))
        for letter in plain.get("chosen", ""):
            state = state.toggle_piece(letter)
        if len(state.removed) != len(plain.get("removed", ())):
            raise ValueError("these squares cannot be removed")
        for code in plain.get("laid", ()):
            laid = read_laid(code)
            if state.trouble(laid) is not None:
                raise ValueError(f"the piece {code} cannot lie there")
            state = state.put(laid)
        return state
