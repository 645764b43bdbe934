"""Playing a puzzle with an opponent: the moves so far, the wrong ones counted, what is reached.

What has been counted stays when moves are taken back. So moves are taken back within a state, by
whole rounds (the attacker's move and its answer), and not by going back to an older state.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from pentogames.puzzles.attack import Answer, Attack, Goal
from pentogames.puzzles.puzzle import Effort, Result

TIME = "time"
"""A measure: seconds to the goal without any hint."""
EFFORT = "effort"
"""A measure: hints, then wrong tries, then seconds to the goal."""
TRIED = "tried"
"""A measure, where nobody can win: the moves that were tried, negative."""


class Stage(StrEnum):
    """What is to happen next."""

    PLAYER = "player"  # it is the player's turn
    WAITING = "waiting"  # the answer to the player's move is to be found
    SOLVED = "solved"
    ENDED = "ended"  # nothing is left to be played, and the goal is not reached


@dataclass(frozen=True)
class AttackState:
    """Where a player stands.

    ``line`` are moves as the game writes them; the first ``at`` of them lie on the board.
    ``wrong`` is the index of the move with which the goal was lost, or -1. ``tries`` counts such
    moves; ``tried`` are the first moves that were refuted where nobody can win.
    """

    line: tuple[str, ...] = ()
    at: int = 0
    wrong: int = -1
    tries: int = 0
    tried: tuple[str, ...] = ()

    @property
    def played(self) -> tuple[str, ...]:
        """The moves that lie on the board."""
        return self.line[: self.at]

    @property
    def lost(self) -> bool:
        """Whether the goal cannot be reached any more without taking something back."""
        return 0 <= self.wrong < self.at

    @property
    def can_back(self) -> bool:
        """Whether there is something to take back."""
        return self.at > 0

    @property
    def can_forth(self) -> bool:
        """Whether something was taken back."""
        return self.at < len(self.line)

    def back(self) -> "AttackState":
        """Return the state with the last round taken back."""
        return replace(self, at=max(0, (self.at - 1) // 2 * 2))

    def forth(self) -> "AttackState":
        """Return the state with the round made again that was taken back."""
        return replace(self, at=min(len(self.line), self.at + 2))


@dataclass(frozen=True)
class AttackPuzzle:
    """A puzzle with an opponent, to be played."""

    attack: Attack

    @property
    def key(self) -> str:
        """The name of the puzzle in files."""
        return self.attack.key

    def start(self) -> AttackState:
        """Return the state at the beginning."""
        return AttackState()

    def again(self, state: AttackState) -> AttackState:
        """Return the beginning."""
        return AttackState()

    def position(self, state: AttackState) -> Any:
        """Return the position on the board."""
        return self.attack.after(state.played)

    def stage(self, state: AttackState) -> Stage:
        """Say what is to happen next."""
        if self.attack.goal is Goal.TRY_ALL:
            if len(state.tried) == len(self.attack.tries):
                return Stage.SOLVED
        elif not state.lost and self.attack.reached(self.position(state).outcome()):
            return Stage.SOLVED
        if self.position(state).outcome() is not None or self.attack.spent(state.at):
            return Stage.ENDED
        return Stage.WAITING if state.at % 2 else Stage.PLAYER

    def running(self, state: AttackState) -> bool:
        """Say whether time passes: until the goal is reached."""
        return self.stage(state) is not Stage.SOLVED

    def solved(self, state: AttackState) -> bool:
        """Say whether the goal is reached."""
        return self.stage(state) is Stage.SOLVED

    # -- steps ------------------------------------------------------------------------------------

    def move(self, state: AttackState, move: Any) -> AttackState:
        """Return the state after a legal move of the player's; the last turn is judged at once."""
        text = self.attack.game.format(self.position(state), move)
        line = (*state.played, text)
        wrong = state.wrong if state.wrong < state.at else -1
        moved = replace(state, line=line, at=len(line), wrong=wrong)
        return self._lose(moved) if self.stage(moved) is Stage.ENDED else moved

    def answer(self, state: AttackState, answer: Answer) -> AttackState:
        """Return the state after the defender's answer to the move made last."""
        judged = state if answer.holds else self._lose(state)
        if not answer.move:
            return judged
        line = (*judged.line, answer.move)
        return replace(judged, line=line, at=len(line))

    def _lose(self, state: AttackState) -> AttackState:
        """Return the state with its last move counted as wrong, unless one before it was."""
        if state.lost:
            return state
        tried = state.tried
        if self.attack.goal is Goal.TRY_ALL:
            if state.line[0] not in tried:
                tried = (*tried, state.line[0])
            return replace(state, wrong=0, tried=tried)
        return replace(state, wrong=state.at - 1, tries=state.tries + 1)

    # -- keeping ----------------------------------------------------------------------------------

    def results(self, state: AttackState, effort: Effort) -> tuple[Result, ...]:
        """Return the effort to the goal, and the time if it took no hint; or what was tried."""
        found = []
        if state.tried:
            found.append(Result(TRIED, (-len(state.tried),), ""))
        if self.solved(state):
            seconds, line = round(effort.seconds, 1), " ".join(state.played)
            found.append(Result(EFFORT, (effort.hints, state.tries, seconds), line))
            if not effort.hints:
                found.append(Result(TIME, (seconds,), line))
        return tuple(found)

    def write(self, state: AttackState) -> Mapping[str, Any]:
        """Return the moves and what was counted."""
        return {
            "line": list(state.line),
            "at": state.at,
            "wrong": state.wrong,
            "tries": state.tries,
            "tried": list(state.tried),
        }

    def read(self, plain: Mapping[str, Any]) -> AttackState:
        """Return the state that was written; ValueError if there is none such."""
        line = tuple(map(str, plain["line"]))
        at, wrong, tries = (int(plain[name]) for name in ("at", "wrong", "tries"))
        tried = tuple(map(str, plain["tried"]))
        self.attack.after(line)
        fits = 0 <= at <= len(line) and -1 <= wrong < len(line) and tries >= 0
        known = self.attack.tries if tried else ()
        if not fits or len(set(tried)) != len(tried) or not set(tried) <= set(known):
            raise ValueError("no state of this puzzle")
        return AttackState(line, at, wrong, tries, tried)
