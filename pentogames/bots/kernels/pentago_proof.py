"""Proofs of a coming five in Pentago, in Python."""

from pentogames.bots.kernels.pentago_board import OVER, Board
from pentogames.bots.kernels.pentago_judging import (
    CALM,
    TIER,
    WINS,
    Judge,
    best_first,
    can_defend,
    has_way,
)
from pentogames.bots.kernels.pentago_lines import Weigher

NO, YES, UNKNOWN = 0, 1, -1
UNLIMITED = 1 << 62


class Proof:
    """The search of a proof that a colour makes five alone within some turns of its own."""

    def __init__(self, attacker: int, most: int, weigher: Weigher) -> None:
        self.attacker = attacker
        self.most = most
        self.weigher = weigher
        self.nodes = 0

    def answer(self, board: Board, turns: int) -> int:
        """Return YES, NO, or UNKNOWN if too many positions would have to be looked at."""
        if self.nodes >= self.most:
            return UNKNOWN
        self.nodes += 1
        if board.mover == self.attacker:
            return self._attack(board, turns)
        return self._defend(board, turns)

    def _attack(self, board: Board, turns: int) -> int:
        """Look for a move of the attacker's that leads there."""
        unknown = False
        last: tuple[int, list[list[int]]] = (0, [])
        for score, key, _ in best_first(Judge(board, self.weigher).all_moves()):
            if score >= WINS * TIER:
                return YES
            if turns == 1 or score < CALM * TIER - TIER // 2:
                break  # the next colour makes five, or has made it
            result = board.copy()
            result.play(key)
            if (score, result.block) == last:
                continue
            last = score, result.block
            verdict = self._decided(board, result)
            if verdict == UNKNOWN:
                verdict = self.answer(result, turns - 1)
            if verdict == YES:
                return YES
            unknown |= verdict == UNKNOWN
        return UNKNOWN if unknown else NO

    def _defend(self, board: Board, turns: int) -> int:
        """Look for an answer of the mover's that keeps the attacker from it."""
        if has_way(board, self.weigher):
            return NO
        if turns > 1 or len(board.active()) > 2:
            return self._every_answer(board, turns)
        if can_defend(board, self.attacker, self.weigher):
            return NO
        # Whatever the mover does leaves the attacker a five now, but it may be shared: look at
        # each; all of them together count as this one position.
        nodes, most = self.nodes, self.most
        self.most = UNLIMITED
        verdict = self._every_answer(board, turns)
        self.nodes, self.most = nodes, most
        return verdict

    def _every_answer(self, board: Board, turns: int) -> int:
        """Say whether the attacker gets there after every turn of the mover's."""
        unknown = False
        for _, key, _ in best_first(Judge(board, self.weigher).all_moves()):
            result = board.copy()
            result.play(key)
            verdict = self._decided(board, result)
            if verdict == UNKNOWN:
                verdict = self.answer(result, turns)
            if verdict == NO:
                return NO
            unknown |= verdict == UNKNOWN
        return UNKNOWN if unknown else YES

    def _decided(self, was: Board, now: Board) -> int:
        """Return what a move has decided: NO if the attacker is not the next to be placed alone."""
        made = [c for c, place in enumerate(now.place) if place and not was.place[c]]
        if made:
            return YES if made == [self.attacker] else NO
        return NO if now.mover == OVER else UNKNOWN
