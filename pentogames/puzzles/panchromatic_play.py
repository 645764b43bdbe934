"""Pauli's solitaires to be played: a search on a board, and figures built piece by piece.

Rules: Pauli page, "Solitaire". Boards and figures themselves: panchromatic_spot, panchromatic.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pentogames.core.cells import Square
from pentogames.games.pauli import COLOURS
from pentogames.games.pauli import PlainMatch as Found
from pentogames.puzzles.panchromatic import (
    FewestLevel,
    Figure,
    MostLevel,
    fewest_levels,
    most_levels,
    read_figure,
)
from pentogames.puzzles.panchromatic_spot import (
    SEEDS,
    SPOT_LEVELS,
    SpotBoard,
    SpotGame,
    SpotLevel,
    board_of_code,
    make_board,
)
from pentogames.puzzles.puzzle import Effort, Result

PENALTY = 10.0
"""Seconds added for a wrong mark or a hint, where the time counts."""

TIME, SLIPS = "time", "slips"
"""Measures of a search: the seconds with penalties; wrong marks and hints, then seconds."""
MATCHES, KINDS = "matches", "kinds"
"""Measures of the most matches, as negative numbers, then hints."""
PIECES = "pieces"
"""The measure of one match of each: pieces, then hints."""


@dataclass(frozen=True, slots=True)
class Search:
    """A search for all matches of a board.

    ``given_up`` after the player has had the missed ones shown; ``seen`` if the board was searched
    before, so that finding its matches proves nothing.
    """

    game: SpotGame
    given_up: bool = False
    seen: bool = False

    @property
    def board(self) -> SpotBoard:
        """The board that is searched."""
        return self.game.board

    @property
    def over(self) -> bool:
        """Whether nothing is left to be found, or shown."""
        return self.given_up or not self.game.left


@dataclass(frozen=True, slots=True)
class SpotPuzzle:
    """Spot the matches, of one level; ``first`` is the number of the first board."""

    level: SpotLevel
    first: int = 0

    @property
    def key(self) -> str:
        """The puzzle's name in files."""
        return f"pauli-spot/{self.level.name}"

    def start(self) -> Search:
        """Return the search of the first board."""
        return self.search(self.first)

    def search(self, number: int) -> Search:
        """Return the search of the level's board of that number."""
        return Search(SpotGame(make_board(self.level, number % SEEDS)))

    def again(self, state: Search) -> Search:
        """Return the same board with nothing found; it is known then."""
        return Search(SpotGame(state.board), seen=True)

    def running(self, state: Search) -> bool:
        """Say whether there is something left to be found."""
        return not state.over

    def results(self, state: Search, effort: Effort) -> tuple[Result, ...]:
        """Return the time and the slips of a board that is searched through."""
        if state.game.left or state.given_up or state.seen:
            return ()
        slips, code = state.game.wrong + effort.hints, state.board.code
        total = round(effort.seconds + PENALTY * slips, 1)
        return (
            Result(TIME, (total,), code),
            Result(SLIPS, (float(slips), round(effort.seconds, 1)), code),
        )

    def write(self, state: Search) -> Mapping[str, Any]:
        """Return the board's code, what was found, and how the search stands."""
        return {
            "board": state.board.code,
            "found": [[list(square[:2]) for square in match.squares] for match in state.game.found],
            "wrong": state.game.wrong,
            "given_up": state.given_up,
            "seen": state.seen,
        }

    def read(self, plain: Mapping[str, Any]) -> Search:
        """Return the search that was written; ValueError."""
        board = board_of_code(str(plain.get("board")))
        if board.level != self.level:
            raise ValueError("a board of another level")
        game = SpotGame(board)
        for squares in plain.get("found", ()):
            game = game.after(_squares(squares))
        wrong = plain.get("wrong", 0)
        if game.wrong or len(game.found) != len(plain.get("found", ())) or type(wrong) is not int:
            raise ValueError("what was found is not on the board")
        return Search(
            replace(game, wrong=wrong), plain.get("given_up") is True, plain.get("seen") is True
        )


def _squares(plain: Any) -> tuple[Square, ...]:
    """Read pairs of numbers; ValueError."""
    try:
        return tuple(Square(int(x), int(y)) for x, y in plain)
    except TypeError as error:
        raise ValueError("squares are pairs of numbers") from error


class _FigurePuzzle(ABC):
    """A puzzle of laying pieces one by one, from an empty figure of the level."""

    @abstractmethod
    def start(self) -> Figure:
        """Return the empty figure."""

    def again(self, state: Figure) -> Figure:
        """Return the empty figure."""
        return self.start()

    def running(self, state: Figure) -> bool:
        """Say that time does not count."""
        return False

    def write(self, state: Figure) -> Mapping[str, Any]:
        """Return the figure as text."""
        return {"figure": state.text}

    def read(self, plain: Mapping[str, Any]) -> Figure:
        """Return the figure that was written; ValueError."""
        return _figure(plain, self.start())


@dataclass(frozen=True, slots=True)
class MostPuzzle(_FigurePuzzle):
    """The most matches in a rectangle, of one size."""

    level: MostLevel

    @property
    def key(self) -> str:
        """The puzzle's name in files."""
        return f"pauli-most/{self.level.name}"

    def start(self) -> Figure:
        """Return the empty rectangle."""
        return self.level.start()

    def results(self, state: Figure, effort: Effort) -> tuple[Result, ...]:
        """Return the matches in all, and the number of different pentominoes."""
        if not state.matches:
            return ()
        return (
            Result(MATCHES, (-len(state.matches), effort.hints), state.text),
            Result(KINDS, (-state.kinds, effort.hints), state.text),
        )

    def worth(self, figure: Figure) -> tuple[int, ...]:
        """Return what a hint goes by: the matches, then their kinds."""
        return len(figure.matches), figure.kinds


@dataclass(frozen=True, slots=True)
class FewestPuzzle(_FigurePuzzle):
    """One match of each of some pentominoes in the fewest pieces."""

    level: FewestLevel

    @property
    def key(self) -> str:
        """The puzzle's name in files."""
        return f"pauli-fewest/{self.level.name}"

    def start(self) -> Figure:
        """Return the empty board."""
        return self.level.start()

    def results(self, state: Figure, effort: Effort) -> tuple[Result, ...]:
        """Return the pieces of a figure that has what is wanted."""
        if not self.level.solved(state):
            return ()
        return (Result(PIECES, (len(state.pieces), effort.hints), state.text),)

    def worth(self, figure: Figure) -> tuple[int, ...]:
        """Return what a hint goes by: pentominoes matched once, less those matched too often."""
        counts = [figure.tally[letter] for letter in self.level.letters]
        excess = sum(count - 1 for count in counts if count > 1)
        return counts.count(1) - excess, -excess


def _figure(plain: Mapping[str, Any], empty: Figure) -> Figure:
    figure = read_figure(str(plain.get("figure")))
    if (figure.columns, figure.rows) != (empty.columns, empty.rows):
        raise ValueError("a figure of another size")
    return figure


@dataclass(frozen=True, slots=True)
class Advice:
    """A piece worth putting: its square, its colour and the figure it leads to."""

    square: Square
    colour: str
    figure: Figure


def advise(figure: Figure, worth: Callable[[Figure], tuple[int, ...]]) -> Advice | None:
    """Return the piece that makes the figure worth most; None if none makes it worth more.

    It looks one piece ahead: good advice, not the way to the best figure.
    """
    trials = (
        Advice(square, colour, figure.put(square, colour)) for square, colour in _free(figure)
    )
    best = max(trials, key=lambda advice: worth(advice.figure), default=None)
    return best if best is not None and worth(best.figure) > worth(figure) else None


def _free(figure: Figure) -> Iterator[tuple[Square, str]]:
    """Yield every piece that can be put beside those that lie there."""
    taken = {square for square, _ in figure.pieces}
    for y in range(figure.rows):
        for x in range(figure.columns):
            beside = {Square(x + dx, y + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            if Square(x, y) not in taken and beside & taken:
                yield from ((Square(x, y), colour) for colour in COLOURS if figure.left(colour))


def new_matches(before: Figure, after: Figure) -> tuple[Found, ...]:
    """Return the matches that are in one figure and not yet in the other."""
    return tuple(match for match in after.matches if match not in before.matches)


def spot_puzzles(first: int = 0) -> tuple[SpotPuzzle, ...]:
    """Return the levels of "Spot the matches", from easy to hard."""
    return tuple(SpotPuzzle(level, first) for level in SPOT_LEVELS)


def most_puzzles() -> tuple[MostPuzzle, ...]:
    """Return the levels of the most matches, by size."""
    return tuple(MostPuzzle(level) for level in most_levels())


def fewest_puzzles() -> tuple[FewestPuzzle, ...]:
    """Return the levels of one match of each, all twelve last."""
    return tuple(FewestPuzzle(level) for level in fewest_levels())
