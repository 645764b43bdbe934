"""``pentogames check``: tells whether files are right."""

import argparse
from pathlib import Path

from pentogames.cli.files import sentence
from pentogames.store.pento import PentoError, read_records
from pentogames.store.safe_files import FileError

SUMMARY = "say whether game files are right, and where one is not"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the subcommand's arguments."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a .pento file")


def run(arguments: argparse.Namespace) -> int:
    """Read the files; a line for each that is wrong, and 1 if any is."""
    code = 0
    for path in arguments.files:
        try:
            read_records(path)
        except (PentoError, FileError) as error:
            print(sentence(path, error))
            code = 1
    return code
