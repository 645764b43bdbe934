"""``pentogames match``: computer players against each other, and what came out of it."""

import argparse
import json
import math
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pentogames.bots.tally import Score, Tally, tally
from pentogames.bots.tournament import (
    Played,
    Player,
    Tournament,
    TournamentError,
    play_all,
    read_player,
    record_of,
)
from pentogames.cli import files
from pentogames.cli.solve import INTERRUPTED
from pentogames.core.options import OptionsError
from pentogames.games import NAMES, game_named
from pentogames.store.pento import save_records
from pentogames.store.safe_files import FileError

SUMMARY = "let computer players play against each other"

_EPILOG = """\
Players are level:1 to level:7, random (any legal move), greedy (the best move at a glance),
flat:1000 (so many random playouts a move, spread over all legal moves) and flat=time (as many as
fit in the time that its opponents took for their last moves). They take each other's seats in turn.
Name one for each seat or, in games of teams, one for each team.

  pentogames match pauli --seats level:3 level:5 --games 200 --seed 1
  pentogames match pentago --set players=4 --set teams=pairs --seats level:4 level:2
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the subcommand's arguments."""
    parser.epilog = _EPILOG
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", metavar="GAME", choices=NAMES, help=", ".join(NAMES))
    parser.add_argument(
        "--seats", metavar="PLAYER", nargs="+", type=_player, required=True, help="who plays"
    )
    parser.add_argument(
        "--options", metavar="JSON", type=_options, default={}, help="the game's options"
    )
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        type=_setting,
        default=[],
        help="one of the game's options",
    )
    parser.add_argument("--games", metavar="N", type=_positive, default=200, help="default: 200")
    parser.add_argument("--seed", metavar="N", type=int, default=1, help="default: 1")
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=_positive,
        default=_processors(),
        help="games played at a time (default: as many as there are processors)",
    )
    parser.add_argument(
        "--work", metavar="X", type=_above_0, default=1.0, help="times a level's usual work"
    )
    parser.add_argument(
        "--seconds", metavar="S", type=_above_0, help="in place of the levels' limits of time"
    )
    parser.add_argument(
        "--opening",
        metavar="N",
        type=_count,
        default=2,
        help="random moves at the beginning, alike in each round of seats (default: 2)",
    )
    parser.add_argument("--json", action="store_true", help="print the results for programs")
    parser.add_argument("--records", metavar="DIR", type=Path, help="keep the games in this folder")


def run(arguments: argparse.Namespace) -> int:
    """Play, and print the table; 1 if it cannot be played, 130 after Ctrl-C."""
    played: list[Played] = []
    code = 0
    try:
        tournament = _tournament(arguments)
        progress = _Progress(tournament)
        try:
            for game in play_all(tournament, arguments.jobs):
                played.append(game)
                progress.show(played)
                if arguments.records is not None:
                    _keep(tournament, game, arguments.records)
        except KeyboardInterrupt:
            code = INTERRUPTED
        finally:
            progress.clear()
    except files.CannotError as error:
        return files.complain(error)
    except (OptionsError, TournamentError) as error:
        return files.complain(files.CannotError(str(error)))
    results = tally(tournament, played)
    print(json.dumps(plain(tournament, results)) if arguments.json else table(tournament, results))
    return code


def _tournament(arguments: argparse.Namespace) -> Tournament:
    options = game_named(arguments.game).options_type.read(
        {**arguments.options, **dict(arguments.set)}
    )
    return Tournament(
        arguments.game,
        options,
        tuple(arguments.seats),
        arguments.games,
        arguments.seed,
        arguments.work,
        arguments.seconds,
        arguments.opening,
    )


def _keep(tournament: Tournament, game: Played, folder: Path) -> None:
    path = folder / f"{tournament.game}-{game.number + 1:04}.pento"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        save_records(path, [record_of(tournament, game)])
    except (FileError, OSError) as error:
        raise files.CannotError(f"{path}: {error}") from error


class _Progress:
    """Tells on standard error how far it is: on a terminal in one line, elsewhere ten times."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._line = sys.stderr.isatty()
        self._tenth = 0

    def show(self, played: list[Played]) -> None:
        """Tell how many games have been played, and the shares so far."""
        tenth = 10 * len(played) // self._tournament.games
        if not self._line and tenth == self._tenth:
            return
        self._tenth = tenth
        scores = tally(self._tournament, played).players
        shares = ", ".join(f"{score.name} {score.share:.0%}" for score in scores)
        text = f"{len(played)} of {self._tournament.games} games: {shares}"
        before, after = ("\r\x1b[K", "") if self._line else ("", "\n")
        print(f"{before}{text}", end=after, file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Wipe the line."""
        if self._line:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def table(tournament: Tournament, results: Tally) -> str:
    """Return the results as lines of text."""
    games = f"{results.games} of {tournament.games} games of {tournament.game}"
    head = ("player", "wins", "draws", "losses", "share", "95 %", "s a move", "longest")
    lines = [head, *(_row(score) for score in results.players)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(head))]
    rows = [
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    ]
    by_seat = ", ".join(f"{score.name} {score.share:.0%}" for score in results.seats)
    notes = [f"By seat: {by_seat}.", f"Different games: {results.different}."]
    if results.unfinished:
        notes.append(f"Left unfinished: {results.unfinished}.")
    hurried = sum(score.pace.cut_short for score in results.players)
    if hurried:
        moves = sum(score.pace.moves for score in results.players)
        notes.append(f"Cut short by the limit of time: {hurried} of {moves} moves.")
    return "\n".join([f"{games}, seed {tournament.seed}", "", *rows, "", " ".join(notes)])


def _row(score: Score) -> tuple[str, ...]:
    low, high = score.interval
    return (
        score.name,
        str(score.wins),
        str(score.draws),
        str(score.losses),
        f"{score.share:.1%}",
        f"{low:.1%}-{high:.1%}",
        f"{score.pace.mean:.3f}",
        f"{score.pace.longest:.3f}",
    )


def plain(tournament: Tournament, results: Tally) -> dict[str, Any]:
    """Return the results as JSON holds them."""
    return {
        "game": tournament.game,
        "options": tournament.options.plain(),
        "seed": tournament.seed,
        "work": tournament.work,
        "opening": tournament.opening,
        "games": results.games,
        "complete": results.games == tournament.games,
        "different": results.different,
        "unfinished": results.unfinished,
        "players": _plain_scores(results.players),
        "seats": _plain_scores(results.seats),
    }


def _plain_scores(scores: Iterable[Score]) -> list[dict[str, Any]]:
    return [
        {
            "name": score.name,
            "wins": score.wins,
            "draws": score.draws,
            "losses": score.losses,
            "share": score.share,
            "interval": list(score.interval),
            "moves": score.pace.moves,
            "seconds": score.pace.mean,
            "longest": score.pace.longest,
            "cut_short": score.pace.cut_short,
        }
        for score in scores
    ]


def _processors() -> int:
    return os.cpu_count() or 1


def _player(text: str) -> Player:
    try:
        return read_player(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _options(text: str) -> dict[str, Any]:
    try:
        options = json.loads(text)
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise argparse.ArgumentTypeError(f"{text!r} is no object of JSON")
    return options


def _setting(text: str) -> tuple[str, Any]:
    """Read an option; a value that is no JSON is a word."""
    name, separator, value = text.partition("=")
    if not (name and separator):
        raise argparse.ArgumentTypeError(f"{text!r} does not read NAME=VALUE")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0")
    return int(text)


def _positive(text: str) -> int:
    number = _count(text)
    if not number:
        raise argparse.ArgumentTypeError("that is one at least")
    return number


def _above_0(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return number
