"""Files named on the command line: reading them, and what can be wrong, in sentences."""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pentogames.store.pento import AnyRecord, PentoError, read_records
from pentogames.store.safe_files import FileError
from pentogames.teach.words import words_for


class CannotError(Exception):
    """Something that cannot be done, in one sentence for the user."""


@dataclass(frozen=True, slots=True)
class Place:
    """A position of a file: its record, the moves before it, and the position."""

    record: AnyRecord
    ply: int
    position: Any


def sentence(path: Path, error: PentoError | FileError) -> str:
    """Say what is wrong in a file, as ``FILE:LINE:COLUMN: what``; without a place if none fits."""
    if isinstance(error, FileError):
        return f"{path}: {error}"
    what = error.reason
    if error.illegal is not None:
        why = words_for(error.illegal.game).explain(error.illegal.refusal)
        what = f"move {error.illegal.ply}, {error.illegal.move}, is illegal: {why}"
    return f"{path}:{error.line}:{error.column}: {what}"


def add_place_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that name a position of a file."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a .pento file")
    parser.add_argument("--at", metavar="N", type=_count, help="after N moves (default: after all)")
    parser.add_argument(
        "--game", metavar="K", type=_number, default=1, help="the file's K-th game (default: 1)"
    )


def find_place(arguments: argparse.Namespace) -> Place:
    """Return the position that the arguments name; CannotError."""
    path: Path = arguments.file
    try:
        records = read_records(path)
    except (PentoError, FileError) as error:
        raise CannotError(sentence(path, error)) from error
    if arguments.game > len(records):
        games = "one game" if len(records) == 1 else f"{len(records)} games"
        raise CannotError(f"{path}: there is no game {arguments.game}, the file has {games}")
    record = records[arguments.game - 1]
    line = (record.cursor, *record.main_line())
    ply = len(line) - 1 if arguments.at is None else arguments.at
    if ply >= len(line):
        moves = "one move" if len(line) == 2 else f"{len(line) - 1} moves"
        raise CannotError(f"{path}: there is no move {ply}, the game has {moves}")
    return Place(record, ply, record.position_at(line[ply]))


def complain(error: CannotError) -> int:
    """Write the sentence for the user; returns the exit code."""
    print(error, file=sys.stderr)
    return 1


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of moves")
    return int(text)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 0 < len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of a game, from 1")
    return int(text)
