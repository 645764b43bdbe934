"""A puzzle with an opponent: a position of a game, a goal, and what has been proved of it.

The attacker is the seat to move. The goal is to win, within so many turns or at the game's end, or
else to see that nobody can: to try every move there is, each of which is refuted. Moves are
written as their game writes them, so that a line of them can be kept in files.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from pentogames.bots.profile import Stop, never
from pentogames.core.game import Game, NotationError, Outcome, Seat, play
from pentogames.core.options import Options
from pentogames.games import game_named
from pentogames.puzzles.attack_solvers import Clue, Solver, solver_of


class Goal(StrEnum):
    """What the attacker is to do."""

    WIN = "win"
    TRY_ALL = "try-all"  # no move wins: every one of them is to be tried and refuted


@dataclass(frozen=True)
class Attack:
    """A puzzle with an opponent.

    ``turns`` are the attacker's own, 0 if they are not counted. ``move`` is the only first move
    that reaches the goal (empty if none does), ``defence`` the best answer to it if it takes long
    to find, ``plies`` how long it then takes, ``nodes`` how many positions the proof looked at.
    ``difficulty`` goes from 1 to 4.
    """

    key: str
    kind: str
    game_name: str
    options: Options
    text: str
    turns: int = 0
    move: str = ""
    defence: str = ""
    plies: int = 0
    nodes: int = 0
    difficulty: int = 1

    @property
    def goal(self) -> Goal:
        """What the attacker is to do."""
        return Goal.WIN if self.move else Goal.TRY_ALL

    @cached_property
    def game(self) -> Game[Any, Any, Any]:
        """The game."""
        return game_named(self.game_name)

    @cached_property
    def start(self) -> Any:
        """The position at the beginning."""
        return self.game.parse_position(self.options, self.text)

    @property
    def attacker(self) -> Seat:
        """Who is to reach the goal."""
        seat: Seat = self.start.to_move
        return seat

    @cached_property
    def tries(self) -> tuple[str, ...]:
        """All first moves, as the game writes them."""
        return tuple(self.game.format(self.start, move) for move in self.start.moves())

    @property
    def solver(self) -> Solver:
        """What proves it."""
        return solver_of(self.game_name)

    def after(self, line: Sequence[str]) -> Any:
        """Return the position after moves from the start; ValueError if one is none."""
        position = self.start
        for text in line:
            try:
                move = self.game.parse(position, text)
            except NotationError as error:
                raise ValueError(f"{text} is no move") from error
            if position.refusal(move) is not None:
                raise ValueError(f"{text} is illegal there")
            position = play(position, move)
        return position

    def turns_left(self, plies: int) -> int:
        """Return the turns that the attacker has left after so many plies; 0 if none counts."""
        return max(0, self.turns - (plies + 1) // 2)

    def spent(self, plies: int) -> bool:
        """Say whether the attacker has had all of his turns."""
        return self.turns > 0 and self.turns_left(plies) == 0

    def reached(self, outcome: Outcome | None) -> bool:
        """Say whether a game that ended so was won by the attacker."""
        return outcome is not None and self.attacker in outcome.winners


@dataclass(frozen=True, slots=True)
class Answer:
    """The defender's answer to a line: the move as its game writes it, empty if none is needed.

    ``holds`` says whether the attacker still reaches the goal.
    """

    holds: bool
    move: str = ""


def answer(attack: Attack, line: Sequence[str], stop: Stop = never, **_: Any) -> Answer:
    """Answer a line whose last move is the attacker's; a job for a worker."""
    if attack.defence and tuple(line) == (attack.move,):
        return Answer(holds=True, move=attack.defence)
    position = attack.after(line)
    reply = attack.solver.reply(position, attack.turns_left(len(line)), stop)
    text = "" if reply.move is None else attack.game.format(position, reply.move)
    return Answer(reply.holds, text)


def advise(
    attack: Attack, line: Sequence[str], tried: Sequence[str] = (), stop: Stop = never, **_: Any
) -> tuple[Clue, ...]:
    """Return the steps of a hint after a line, the attacker being to move; a job for a worker.

    Where nothing wins they lead to the first move that was not tried; none if all were.
    """
    position = attack.after(line)
    if attack.goal is Goal.TRY_ALL:
        left = [text for text in attack.tries if text not in tried]
        moves = tuple(attack.game.parse(position, text) for text in left[:1])
    elif not line:
        moves = (attack.game.parse(position, attack.move),)
    else:
        moves = attack.solver.wins(position, attack.turns_left(len(line)), stop)
    return attack.solver.clues(position, moves[0]) if moves else ()
