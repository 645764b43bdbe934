"""Five in one turn or two in Pentago for two, against any defence, by the bots' proofs."""

from collections.abc import Iterator

from pentogames.bots.profile import Stop, never
from pentogames.bots.profiles._pentago_proofs import wins_in
from pentogames.bots.profiles.pentago import PROFILE
from pentogames.core.blocks import BLOCK_SQUARES, block_of
from pentogames.core.game import Mark, Role, Seat
from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PentagoPosition
from pentogames.puzzles.attack_solvers import Clue, Reply

_NEVER, _MANY = -1, 1000
_LIKELY = 24


class PentagoSolver:
    """The attacker makes five, alone, within his turns."""

    def wins(self, position: PentagoPosition, turns: int, stop: Stop = never) -> tuple[Turn, ...]:
        """Return all moves that make five within the turns, those first that do it at once."""
        now = wins_in(position, 1, stop)
        if turns < 2:
            return tuple(now)
        # The search takes a five that comes together with the defender's for a win; it is a draw.
        later = [move for move in wins_in(position, turns, stop) if move not in now]
        return (*now, *(move for move in later if self.reply(position.after(move), 1).holds))

    def reply(self, position: PentagoPosition, turns: int, stop: Stop = never) -> Reply:
        """Answer so that no five is left to the attacker, or as few ways to it as possible.

        All defences are looked at. One turn is left to him: more are beyond what is proved here.
        """
        if turns == 0 or position.to_move is None:
            return Reply(holds=False)
        best, fewest = None, _MANY + 1
        for move in self._defences(position):
            ways = self._ways(position.after(move), position.to_move)
            if ways < fewest:
                best, fewest = move, ways
            if ways <= 0:
                break
        return Reply(fewest > 0, best)

    def _defences(self, position: PentagoPosition) -> Iterator[Turn]:
        """Yield all defences that differ in what they lead to, the promising ones first."""
        children = PROFILE.children(PROFILE.state(position), _LIKELY)
        seen = set()
        for move in (*(PROFILE.move(position, key) for _, key in children), *position.moves()):
            after = position.after(move)
            if after not in seen:
                seen.add(after)
                yield move

    def _ways(self, position: PentagoPosition, defender: Seat) -> int:
        """Return how many moves make the attacker's five after a defence; _MANY if it has done so.

        A five of the defender's is even better than none of the attacker's.
        """
        outcome = position.outcome()
        if outcome is not None:
            return _NEVER if defender in outcome.winners else 0 if outcome.draw else _MANY
        exact = PROFILE.solve(PROFILE.state(position), 1, never)
        return len(exact.best) if exact is not None and exact.depth == 1 else 0

    def clues(self, position: PentagoPosition, move: Turn) -> tuple[Clue, ...]:
        """Tell the block of the stone, its square, and then the whole move."""
        assert move.square is not None
        block = block_of(move.square)
        stone = Mark(Role.HINT, (move.square,))
        last = Clue("stone", (stone,))
        if move.block:
            turned = Mark(Role.INSTEAD, BLOCK_SQUARES[move.block])
            last = Clue("turn", (stone, turned), {"block": move.block})
        return (
            Clue("block", (Mark(Role.HINT, BLOCK_SQUARES[block]),), {"block": block}),
            Clue("square", (stone,)),
            last,
        )


SOLVER = PentagoSolver()
