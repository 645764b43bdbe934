"""Universe's endgames for two seats: every proof is the exact solver's, to the end of the game."""

from pentogames.bots.profile import Stop, never
from pentogames.bots.profiles.universe import solve
from pentogames.core.game import Mark, Role
from pentogames.core.shapes import SHAPES, Placement
from pentogames.games.universe import UniversePosition
from pentogames.puzzles.attack_solvers import Clue, Reply

_UNKNOWN = 1000


class UniverseSolver:
    """Who makes the last move wins; turns are not counted."""

    def wins(
        self, position: UniversePosition, turns: int = 0, stop: Stop = never
    ) -> tuple[Placement, ...]:
        """Return all moves that win; they are few where there is one in a well-made puzzle."""
        solved = solve(position, stop=stop)
        if solved is None or not solved[0]:
            return ()
        return tuple(move for move, _ in sorted(solved[1], key=_plies))

    def reply(self, position: UniversePosition, turns: int, stop: Stop = never) -> Reply:
        """Answer with a win if there is one, else stay in the game as long as possible."""
        solved = solve(position, stop=stop)
        if solved is None:
            return Reply(holds=False)
        won, moves = solved
        move, _ = min(moves, key=_plies) if won else max(moves, key=_plies)
        return Reply(not won, move)

    def clues(self, position: UniversePosition, move: Placement) -> tuple[Clue, ...]:
        """Tell the piece, then a square of its place, then the move."""
        facts = {"piece": move.piece, "number": SHAPES[move.piece].number}
        middle = sorted(move.squares)[len(move.squares) // 2]
        return (
            Clue("piece", facts=facts),
            Clue("covers", (Mark(Role.HINT, (middle,)),), facts),
            Clue("move", (Mark(Role.HINT, move.squares),), facts),
        )


def _plies(proved: tuple[Placement, int | None]) -> int:
    """Return the plies to the end; unknown ones are more than any."""
    return _UNKNOWN if proved[1] is None else proved[1]


SOLVER = UniverseSolver()
