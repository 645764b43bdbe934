"""The kinds of puzzles in the order of the menu, one module each."""

from pentogames.window.puzzle_desk import PuzzleKind
from pentogames.window.puzzles.attack import KINDS as ATTACKS
from pentogames.window.puzzles.pauli_fewest import KIND as FEWEST
from pentogames.window.puzzles.pauli_most import KIND as MOST
from pentogames.window.puzzles.pauli_spot import KIND as SPOT
from pentogames.window.puzzles.tiling import KIND as TILING
from pentogames.window.puzzles.tower import KIND as TOWER

KINDS: tuple[PuzzleKind, ...] = (TILING, *ATTACKS, TOWER, SPOT, MOST, FEWEST)
"""The registration: a new kind is a line here."""
