"""``pentogames engine``: games for other programs, as JSON lines.

Every line of standard input is a request and gets one line in answer, in order. Whatever the line
is, the answer is an object with ``ok``, and the process lives on until its input ends. PROTOCOL.md
has the requests and answers.
"""

import argparse
import json
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from pentogames.bots.levels import COUNT
from pentogames.bots.profiles import profile_of
from pentogames.bots.thinking import MOVE_ONLY, think
from pentogames.bots.tournament import side_of
from pentogames.cli.state import Plain, refusal, state
from pentogames.core.game import Game, IllegalMove, NotationError, play
from pentogames.core.options import OptionsError
from pentogames.games import NAMES, game_named

SUMMARY = "play games for other programs: JSON lines on standard input and output"
LONGEST_ERROR = 500  # characters; a request may be of any length, and errors quote it
LONGEST_THOUGHT = 86_400  # seconds
USUAL_LEVEL = 4
USUAL_SEED = 1
MOST_SEED = 2**63 - 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the subcommand's arguments: none."""


def run(arguments: argparse.Namespace) -> int:
    """Answer standard input on standard output until it ends."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line, each at once, until there are no more."""
    engine = Engine()
    for line in requests:
        answers.write(json.dumps(engine.answer_line(line)).encode("ascii") + b"\n")
        answers.flush()


class RequestError(Exception):
    """A request that cannot be answered otherwise than by an error."""


class Engine:
    """Answers requests about one game at a time, with its positions for undo."""

    def __init__(self) -> None:
        self._game: Game[Any, Any, Any] | None = None
        self._positions: list[Any] = []
        self._operations: dict[str, Callable[[Plain], Plain]] = {
            "new": self._new,
            "legal": self._legal,
            "play": self._play,
            "undo": self._undo,
            "state": self._state,
            "think": self._think,
        }

    def answer_line(self, line: bytes) -> Plain:
        """Return the answer to a line of JSON, which may be anything."""
        try:
            request = json.loads(line.decode("utf-8"))
        except UnicodeDecodeError:
            return _error("the line is no UTF-8 text")
        except json.JSONDecodeError as error:
            return _error(f"the line is no JSON: {error.msg} at column {error.colno}")
        except (ValueError, RecursionError):
            return _error("the line is no JSON: too large a number, or too deep")
        return self.answer(request)

    def answer(self, request: Any) -> Plain:
        """Return the answer to a request, which may be any value that JSON can hold."""
        try:
            if not isinstance(request, dict):
                raise RequestError("a request is an object with an op")
            return self._operation(request)(request)
        except (RequestError, OptionsError) as error:
            return _error(str(error))
        except NotationError as error:
            return _error(f"no move: {error} (column {error.column})")
        except Exception as error:
            # A fault of ours. The other program still gets its answer, and its game goes on.
            return _error(f"internal error: {type(error).__name__}: {error}")

    def _operation(self, request: Plain) -> Callable[[Plain], Plain]:
        op = _text(request, "op")
        if op not in self._operations:
            known = ", ".join(self._operations)
            raise RequestError(f"there is no op {op!r}; there are {known}")
        return self._operations[op]

    def _new(self, request: Plain) -> Plain:
        name = _text(request, "game")
        options = request.get("options", {})
        if not isinstance(options, dict):
            raise RequestError("the options are no object")
        try:
            game = game_named(name)
        except KeyError:
            known = ", ".join(NAMES)
            raise RequestError(f"there is no game {name!r}; there are {known}") from None
        self._positions = [game.start(game.options_type.read(options))]
        self._game = game
        return self._state(request)

    def _legal(self, request: Plain) -> Plain:
        game, position = self._at()
        return {"ok": True, "moves": sorted(game.format(position, m) for m in position.moves())}

    def _play(self, request: Plain) -> Plain:
        game, position = self._at()
        move = game.parse(position, _text(request, "move"))
        try:
            self._positions.append(play(position, move))
        except IllegalMove as error:
            return {"ok": False, "refusal": refusal(game, position, error.refusal)}
        return self._state(request)

    def _undo(self, request: Plain) -> Plain:
        self._at()
        if len(self._positions) == 1:
            raise RequestError("there is no move to take back")
        self._positions.pop()
        return self._state(request)

    def _state(self, request: Plain) -> Plain:
        return {"ok": True, "state": state(*self._at())}

    def _think(self, request: Plain) -> Plain:
        game, position = self._at()
        profile = profile_of(game.name)
        if profile is None:
            raise RequestError(f"there is no computer player of {game.name}")
        if position.to_move is None:
            raise RequestError("the game is over")
        level = _whole(request, "level", USUAL_LEVEL, 1, COUNT)
        seed = _whole(request, "seed", USUAL_SEED, 0, MOST_SEED)
        seconds = request.get("seconds")
        if seconds is not None and not _is_time(seconds):
            raise RequestError(f"seconds are a number above 0, up to {LONGEST_THOUGHT}")
        thought = think(game.name, position, level, seed, seconds, detail=MOVE_ONLY)
        sides = profile.sides(position)
        return {
            "ok": True,
            "move": game.format(position, thought.move),
            "value": thought.value[sides.index(side_of(position.to_move, sides))],
            "playouts": thought.work,
        }

    def _at(self) -> tuple[Game[Any, Any, Any], Any]:
        if self._game is None:
            raise RequestError("there is no game yet; begin with new")
        return self._game, self._positions[-1]


def _text(request: Plain, key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise RequestError(f"a text is missing: {key}")
    return value


def _whole(request: Plain, key: str, usual: int, low: int, high: int) -> int:
    value = request.get(key, usual)
    if type(value) is not int or not low <= value <= high:
        raise RequestError(f"the {key} is a whole number from {low} to {high}")
    return value


def _is_time(value: Any) -> bool:
    return type(value) in (int, float) and 0 < value <= LONGEST_THOUGHT


def _error(message: str) -> Plain:
    return {"ok": False, "error": message[:LONGEST_ERROR]}
