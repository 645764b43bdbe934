"""Which tiling puzzle is meant: by name, by code, by day, or by the file that holds its text."""

import argparse
import re
import textwrap
from collections.abc import Callable, Sequence
from datetime import date
from itertools import groupby
from pathlib import Path
from typing import Any

from pentogames.cli import files
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_file import load_tiling
from pentogames.puzzles.tiling_generator import daily_order, generate, order_of_code
from pentogames.puzzles.tiling_library import Entry, entries, entry
from pentogames.puzzles.tiling_names import known_tilings
from pentogames.puzzles.tiling_text import TilingError
from pentogames.store.safe_files import FileError

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_WIDTH = 78
_INDENT = " " * 15


class ListNames(argparse.Action):
    """Prints the names of all shipped puzzles, group by group, and ends the program.

    They are read from their files only then: the command line is prepared at every start.
    """

    def __init__(self, option_strings: Sequence[str], dest: str, **rest: Any) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, **rest)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print them."""
        for group, members in groupby(entries(), key=_group):
            names = " ".join(each.key for each in members)
            print(
                textwrap.fill(
                    names, _WIDTH, initial_indent=f"{group:15}", subsequent_indent=_INDENT
                )
            )
        parser.exit()


def known_names() -> str:
    """Return the known puzzles with what they are, a line each."""
    return "\n".join(f"  {each.name:13}{each.summary}" for each in known_tilings().values())


def find_tiling(name: str) -> Tiling:
    """Return the puzzle of that name, code or day, or else that of the file; CannotError."""
    finders: tuple[Callable[[str], Tiling], ...] = (_known, _shipped, _made, _of_day)
    for find in finders:
        try:
            return find(name)
        except LookupError:
            pass
    return _in_file(Path(name))


def _group(each: Entry) -> str:
    return each.group


def _known(name: str) -> Tiling:
    return known_tilings()[name].tiling


def _shipped(name: str) -> Tiling:
    return entry(name).puzzle


def _made(name: str) -> Tiling:
    try:
        order = order_of_code(name)
    except ValueError as error:
        raise LookupError(name) from error
    return generate(order).puzzle


def _of_day(name: str) -> Tiling:
    if _DAY.fullmatch(name) is None:
        raise LookupError(name)
    try:
        day = date.fromisoformat(name)
    except ValueError as error:
        raise files.CannotError(f"{name} is no day") from error
    return generate(daily_order(day)).puzzle


def _in_file(path: Path) -> Tiling:
    try:
        return load_tiling(path).tiling
    except FileError as error:
        hint = (
            "" if path.exists() else ', nor a known puzzle ("pentogames solve --help" names them)'
        )
        raise files.CannotError(f"{path}: {error}{hint}") from error
    except TilingError as error:
        raise files.CannotError(f"{path}:{error}") from error
