"""Tournaments: computer players against each other, seats rotated, several games at a time.

Every game depends on the tournament's seed and its own number alone, so that the same games are
played by one worker process and by many, unless time cuts thinking short (a tally counts that).
The games of a round, one for each rotation of the players, begin with the same few random moves:
without them, players that are always sure of their best move would play one game over and over.
"""

import random
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing.connection import wait
from time import perf_counter
from typing import Any

from pentogames.bots.profile import Stop, never
from pentogames.bots.profiles import profile_of
from pentogames.bots.robots import play_flat, play_greedy, play_random
from pentogames.bots.thinking import MOVE_ONLY, think
from pentogames.bots.thought import Thought
from pentogames.bots.worker import Done, Failed, Job, Worker
from pentogames.core.game import Game, play
from pentogames.core.record import Record
from pentogames.games import game_named

LONGEST = 1000
"""Plies after which a game is left as it is, drawn: one without a repetition rule may never end."""

PLAY = "pentogames.bots.tournament:play_game"
LEVEL, FLAT, RANDOM, GREEDY = "level", "flat", "random", "greedy"


class TournamentError(Exception):
    """A tournament that cannot be played, or a fault in a game of it."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays: ``kind`` is LEVEL, FLAT, RANDOM or GREEDY.

    ``number`` is the level, or the playouts a move of FLAT; without it FLAT has as much time for a
    move as its opponents took for their last ones, and so as much as they in all.
    """

    kind: str
    number: int | None = None

    def __str__(self) -> str:
        if self.kind == FLAT and self.number is None:
            return "flat=time"
        return self.kind if self.number is None else f"{self.kind}:{self.number}"


def read_player(text: str) -> Player:
    """Read a player, as the command line names it: ``level:3``, ``flat:100``, ``flat=time`` ...

    Raises ValueError.
    """
    kind, _, number = text.partition(":")
    if text in {RANDOM, GREEDY}:
        return Player(text)
    if text == "flat=time":
        return Player(FLAT)
    if kind in {LEVEL, FLAT} and number.isascii() and number.isdecimal() and len(number) < 10:
        count = int(number)
        if 1 <= count <= (7 if kind == LEVEL else count):
            return Player(kind, count)
    raise ValueError(
        f"{text!r} is no player; there are level:1 to level:7, random, greedy, flat:PLAYOUTS"
        " and flat=time"
    )


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played: ``players`` sit at the seats, or in the teams, one place on each game.

    ``work`` multiplies the work of levels, ``seconds`` takes the place of their caps of time, and
    ``opening`` is the number of random moves at the beginning.
    """

    game: str
    options: Any
    players: tuple[Player, ...]
    games: int = 200
    seed: int = 1
    work: float = 1.0
    seconds: float | None = None
    opening: int = 2

    def __post_init__(self) -> None:
        if profile_of(self.game) is None:
            raise TournamentError(f"no computer plays {self.game}")
        seats, sides = self.seats, self.sides
        if len(self.players) not in {len(seats), len(sides)}:
            each = f"the {len(seats)} seats"
            if len(sides) != len(seats):
                each += f" or the {len(sides)} teams"
            raise TournamentError(f"name a player for each of {each}, not {len(self.players)}")

    @property
    def start(self) -> Any:
        """The position in which all games start."""
        return game_named(self.game).start(self.options)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats, in the order of turns."""
        return tuple(dict.fromkeys(self.start.seats))

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that win or lose: seats, or teams."""
        profile = profile_of(self.game)
        return () if profile is None else profile.sides(self.start)

    def seating(self, number: int) -> dict[str, int]:
        """Return who sits where in the game of that number: seats with indexes of players."""
        seats, sides, count = self.seats, self.sides, len(self.players)
        if count == len(seats):
            return {seat: (at - number) % count for at, seat in enumerate(seats)}
        return {seat: (sides.index(side_of(seat, sides)) - number) % count for seat in seats}


def side_of(seat: str, sides: Any) -> str:
    """Return the side that a seat belongs to: itself, or the team whose name it begins with."""
    found: str = seat if seat in sides else next(side for side in sides if seat.startswith(side))
    return found


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a player thought: moves thought about, seconds in all and at most, cut short."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    cut_short: int = 0

    def __add__(self, other: "Pace") -> "Pace":
        return Pace(
            self.moves + other.moves,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
            self.cut_short + other.cut_short,
        )

    @property
    def mean(self) -> float:
        """The seconds a move."""
        return self.seconds / self.moves if self.moves else 0.0


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: ``seating`` and ``paces`` are by seat, ``places`` as an outcome's.

    ``places`` is empty if the game was left unfinished.
    """

    number: int
    seating: Mapping[str, int]
    moves: tuple[Any, ...]
    places: Mapping[str, int]
    paces: Mapping[str, Pace]

    def place(self, seat: str) -> int:
        """Return the place of a seat or of its team; of an unfinished game, the first for all."""
        return self.places[side_of(seat, self.places)] if self.places else 1


def play_game(tournament: Tournament, number: int, *, stop: Stop = never, **_: Any) -> Played:
    """Play one game of a tournament; the job that workers do."""
    game = _Playing(tournament, number, stop)
    while game.position.to_move is not None and len(game.moves) < LONGEST and not stop():
        game.move()
    return game.played()


class _Playing:
    """A game while it is played."""

    def __init__(self, tournament: Tournament, number: int, stop: Stop) -> None:
        self.position = tournament.start
        self.moves: list[Any] = []
        self._tournament = tournament
        self._number = number
        self._stop = stop
        self._seating = tournament.seating(number)
        self._paces = dict.fromkeys(self._seating, Pace())
        self._latest: dict[str, float] = {}  # by seat, the seconds of its last move
        round_number = number // len(tournament.players)
        self._opening = random.Random(f"opening {tournament.seed} {round_number}")
        self._seeds = random.Random(f"game {tournament.seed} {number}")

    def move(self) -> None:
        """Play a move: one of the opening's, or the one of whoever is to move."""
        seat = self.position.to_move
        seed = self._seeds.getrandbits(63)
        if len(self.moves) < self._tournament.opening:
            move = self._opening.choice(list(self.position.moves()))
        else:
            begun = perf_counter()
            thought, spare = self._think(self._tournament.players[self._seating[seat]], seat, seed)
            seconds = perf_counter() - begun - spare
            self._paces[seat] += Pace(1, seconds, seconds, int(not thought.complete))
            self._latest[seat] = seconds
            move = thought.move
        # Through the one checked door: a player that breaks the rules ends the tournament.
        self.position = play(self.position, move)
        self.moves.append(move)

    def _think(self, player: Player, seat: str, seed: int) -> tuple[Thought, float]:
        """Return the move of a player, and the seconds that were not spent on it."""
        name, position = self._tournament.game, self.position
        if player.kind == RANDOM:
            return play_random(name, position, seed), 0.0
        if player.kind == GREEDY:
            return play_greedy(name, position), 0.0
        if player.kind == LEVEL:
            return self._level(player, seed), 0.0
        if player.number is not None:
            return play_flat(name, position, seed, player.number, stop=self._stop), 0.0
        seconds, spare = self._time_of_others(seat, seed)
        return play_flat(name, position, seed, None, seconds, self._stop), spare

    def _level(self, player: Player, seed: int) -> Thought:
        tournament = self._tournament
        return think(
            tournament.game,
            self.position,
            player.number or 1,
            seed,
            tournament.seconds,
            tournament.work,
            stop=self._stop,
            detail=MOVE_ONLY,
        )

    def _time_of_others(self, seat: str, seed: int) -> tuple[float, float]:
        """Return what the opponents take for a move, and the seconds that it took to find out.

        That is what they took for their last ones, which makes equal sums in the end; before they
        have moved, what one of them would take here. The mean of all their moves would be more
        than they have taken: the first ones are the longest, and count in it again and again.
        """
        player = self._seating[seat]
        others = [other for other in self._seating if self._seating[other] != player]
        latest = [self._latest[other] for other in others if other in self._latest]
        if latest:
            return sum(latest) / len(latest), 0.0
        levels = [self._tournament.players[self._seating[other]] for other in others]
        begun = perf_counter()
        for level in levels[:1]:
            if level.kind == LEVEL:
                self._level(level, seed)
        spare = perf_counter() - begun
        return spare, spare

    def played(self) -> Played:
        """Return the game as it stands."""
        outcome = self.position.outcome()
        places = {} if outcome is None else dict(outcome.places)
        return Played(self._number, self._seating, tuple(self.moves), places, self._paces)


def play_all(tournament: Tournament, jobs: int) -> Iterator[Played]:
    """Yield the games as they are finished, ``jobs`` at a time, each in a worker of its own.

    Raises TournamentError if a player does something illegal or a worker dies. Whoever stops
    listening ends the workers.
    """
    numbers = iter(range(tournament.games))
    with ExitStack() as stack:
        workers = {}
        for _, number in zip(range(jobs), numbers, strict=False):
            worker = Worker()
            stack.callback(worker.close)
            workers[worker.connection] = worker
            worker.submit(number, Job(PLAY, (tournament, number)))
        while workers:
            for connection in wait(list(workers)):
                worker = workers[connection]  # type: ignore[index]
                for answer in worker.answers():
                    if isinstance(answer, Failed):
                        raise TournamentError(f"game {answer.number + 1}: {answer.error}")
                    if isinstance(answer, Done):
                        yield answer.result
                        following = next(numbers, None)
                        if following is None:
                            del workers[worker.connection]
                        else:
                            worker.submit(following, Job(PLAY, (tournament, following)))
                if not worker.alive:
                    raise TournamentError("a worker process died")


def record_of(tournament: Tournament, played: Played) -> Record[Any, Any]:
    """Return a game as a record, with the players in its tags."""
    game: Game[Any, Any, Any] = game_named(tournament.game)
    players = {seat: str(tournament.players[player]) for seat, player in played.seating.items()}
    record: Record[Any, Any] = Record(game, tournament.options, tags=players)
    for move in played.moves:
        record.play(move)
    return record
