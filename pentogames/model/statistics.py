"""The user's games against the computer: what came of them, and the ratings that follow.

All of it stays on this machine, in a file of the user's data.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from pentogames.bots.levels import COUNT
from pentogames.bots.rating import Rating, after_game
from pentogames.core.game import Outcome, Seat
from pentogames.model.match import MatchModel
from pentogames.model.user_file import UserFile
from pentogames.model.words import tr

FILE = "games.json"
COUNTED_TAG = "Counted"
"""There if the game is in the statistics, so that it counts once, whatever is taken back."""

SCORES = (1.0, 0.5, 0.0)
"""Won, drawn, lost."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of one person against computer players, the strongest at ``level``."""

    game: str
    level: int
    score: float


class Statistics(UserFile):
    """All games that were counted, in their order; each is written at once.

    Several programs may run: what another has written in the meantime is never lost, except by
    ``reset``.
    """

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(path, parent)
        self._played = self._read()

    def games(self) -> tuple[str, ...]:
        """Return the names of the games that were played, each once."""
        return tuple(dict.fromkeys(played.game for played in self._played))

    def tally(self, game: str) -> dict[int, tuple[int, int, int]]:
        """Return how many games were won, drawn and lost against each level that was met."""
        found = [played for played in self._played if played.game == game]
        return {
            level: _counts([played.score for played in found if played.level == level])
            for level in sorted({played.level for played in found})
        }

    def ratings(self, game: str) -> list[Rating]:
        """Return the rating before the first game and after each."""
        ratings = [Rating()]
        for played in self._played:
            if played.game == game:
                ratings.append(after_game(ratings[-1], played.level, played.score))
        return ratings

    def note(self, played: Played) -> None:
        """Count a game."""
        self._played = [*self._read(), played]
        self._write()

    def reset(self) -> None:
        """Forget all games."""
        self._played = []
        self._write()

    def sentence(self) -> str:
        """Return what is told when the file cannot be written."""
        return tr("Your statistics cannot be saved: {reason}.")

    def _read(self) -> list[Played]:
        return self._load(_parse, [])

    def _write(self) -> None:
        plain = {"games": [asdict(played) for played in self._played]}
        self._store(json.dumps(plain, indent=1) + "\n", _parse)
        self.changed.emit()


def count(match: MatchModel, outcome: Outcome, statistics: Statistics) -> None:
    """Count the match's game, which has ended, unless it is counted already or counts nothing."""
    if COUNTED_TAG in match.record.tags:
        return
    levels = {seat: match.level(seat) for seat in match.position.seats}
    played = judged(match.game.name, levels, outcome)
    if played is not None:
        match.set_tag(COUNTED_TAG, "yes")
        statistics.note(played)


def judged(game: str, levels: Mapping[Seat, int | None], outcome: Outcome) -> Played | None:
    """Return what a game counts for; None unless one person played against computers alone.

    Games of teams do not count: it cannot be told who won them.
    """
    persons = [seat for seat, level in levels.items() if level is None]
    computers = [level for level in levels.values() if level is not None]
    if len(persons) != 1 or not computers or persons[0] not in outcome.places:
        return None
    first = 1.0 if len(outcome.winners) == 1 else 0.5
    return Played(game, max(computers), first if outcome.places[persons[0]] == 1 else 0.0)


def _counts(scores: list[float]) -> tuple[int, int, int]:
    won, drawn, lost = (scores.count(score) for score in SCORES)
    return won, drawn, lost


def _parse(data: bytes) -> list[Played]:
    """Return what a file of statistics says; ValueError if it is none."""
    plain = json.loads(data)
    games = plain.get("games") if isinstance(plain, dict) else None
    if not isinstance(games, list):
        raise ValueError("no statistics")
    return [_played(entry) for entry in games]


def _played(entry: Any) -> Played:
    if not isinstance(entry, dict) or not isinstance(entry.get("game"), str):
        raise ValueError("a game has a name")
    level, score = entry.get("level"), entry.get("score")
    if type(level) is not int or not 1 <= level <= COUNT or score not in SCORES:
        raise ValueError("a game has a level and a score")
    return Played(entry["game"], level, float(score))
