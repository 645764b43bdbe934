"""``pentogames check``: tells whether files are right."""

import argparse
from pathlib import Path

from pentogames.cli.files import sentence
from pentogames.puzzles.tiling_ending import is_tiling_file
from pentogames.puzzles.tiling_file import load_tiling
from pentogames.puzzles.tiling_text import TilingError
from pentogames.store.pento import PentoError, read_records
from pentogames.store.safe_files import FileError

SUMMARY = "say whether files of games and puzzles are right, and where one is not"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the subcommand's arguments."""
    parser.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help="a .pento or .pentile file"
    )


def run(arguments: argparse.Namespace) -> int:
    """Read the files; a line for each that is wrong, and 1 if any is."""
    code = 0
    for path in arguments.files:
        try:
            _read(path)
        except (PentoError, FileError) as error:
            print(sentence(path, error))
            code = 1
        except TilingError as error:
            print(f"{path}:{error}")
            code = 1
    return code


def _read(path: Path) -> None:
    if is_tiling_file(path):
        load_tiling(path)
    else:
        read_records(path)
