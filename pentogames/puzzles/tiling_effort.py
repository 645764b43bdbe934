"""How hard a tiling puzzle is: the placements that a patient player tries until it is solved.

The player is a simple one, as people are who solve such puzzles by hand. He looks at the vacant
squares that are most hemmed in, takes the one that the fewest placements fit, and tries these by
lot; he lays none that cuts off a pocket which no pieces can fill, and takes the last piece off
again when a square is left that nothing fits. A puzzle's effort is the median of some such
attempts. TILING.md tells what it is for known puzzles, and why it is no simpler measure.
"""

from statistics import median_high

from pentogames.core.cells import bits
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_board import TilingBoard
from pentogames.puzzles.tiling_lot import Lot

ATTEMPTS = 9
LEVELS = (15, 75, 400)
"""Efforts up to which a puzzle is of difficulty 1, 2 and 3."""

_PATIENCE = 10_000  # placements; effort above is of no interest


def difficulty(tiling: Tiling) -> int:
    """Return the difficulty, 1 to 4, of a puzzle that has a solution."""
    return level(effort(tiling, most=LEVELS[-1] + 1))


def level(tried: int) -> int:
    """Return the difficulty, 1 to 4, that an effort means."""
    return 1 + sum(tried > limit for limit in LEVELS)


def effort(tiling: Tiling, *, most: int = _PATIENCE) -> int:
    """Return the effort of a puzzle, ``most`` if it is that or more."""
    player = _Player(TilingBoard(tiling))
    given_up, efforts = 0, []
    for number in range(ATTEMPTS):
        efforts.append(player.attempt(Lot(number), most))
        given_up += efforts[-1] == most
        if 2 * given_up > ATTEMPTS:
            return most
    return median_high(efforts)


class _Player:
    """Tries to solve a board."""

    def __init__(self, board: TilingBoard) -> None:
        self.board = board
        self.covering: dict[int, list[tuple[int, str]]] = {
            index: [] for index in bits(board.vacant)
        }
        for mask, piece in (each for some in board.by_lowest for each in some):
            for index in bits(mask):
                self.covering[index].append((mask, piece))

    def attempt(self, lot: Lot, most: int) -> int:
        """Return how many placements are tried until the board is full, at most ``most``."""
        left = dict.fromkeys(self.board.tiling.left, 0)
        for piece in self.board.tiling.left:
            left[piece] += 1
        vacant, tried = self.board.vacant, 0
        laid: list[tuple[int, str]] = []
        open_choices = [self._choices(vacant, left, lot)]
        while vacant and tried < most:
            if open_choices[-1]:
                mask, piece = open_choices[-1].pop()
                laid.append((mask, piece))
                left[piece] -= 1
                vacant ^= mask
                tried += 1
                open_choices.append(self._choices(vacant, left, lot) if vacant else [])
            elif laid:
                open_choices.pop()
                mask, piece = laid.pop()
                left[piece] += 1
                vacant ^= mask
            else:
                return most
        return tried

    def _choices(self, vacant: int, left: dict[str, int], lot: Lot) -> list[tuple[int, str]]:
        """Return what fits the square that the fewest placements fit, by lot."""
        best: list[tuple[int, str]] | None = None
        for index in bits(self._hemmed_in(vacant)):
            fits = self._fits(index, vacant, left, None if best is None else len(best))
            if fits is not None:
                best = fits
            if not best:
                break
        found = best or []
        lot.shuffle(found)
        return found

    def _fits(
        self, index: int, vacant: int, left: dict[str, int], enough: int | None
    ) -> list[tuple[int, str]] | None:
        """Return what fits a square; None if that is ``enough`` or more."""
        fits: list[tuple[int, str]] = []
        for mask, piece in self.covering[index]:
            if not mask & ~vacant and left[piece] and self._fillable(vacant ^ mask):
                fits.append((mask, piece))
                if len(fits) == enough:
                    return None
        return fits

    def _hemmed_in(self, vacant: int) -> int:
        """Return the vacant squares that have the fewest vacant neighbours."""
        stride = self.board.grid.stride
        right, left = vacant >> 1, vacant << 1
        above, below = vacant >> stride, vacant << stride
        two = right & left | above & below | (right | left) & (above | below)
        three = right & left & (above | below) | above & below & (right | left)
        return vacant & ~two or vacant & ~three or vacant

    def _fillable(self, vacant: int) -> bool:
        """Say whether every connected part has a multiple of five squares."""
        return all(part.bit_count() % 5 == 0 for part in self.board.grid.components(vacant))
