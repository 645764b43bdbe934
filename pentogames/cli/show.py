"""``pentogames show``: tells what a position looks like."""

import argparse
import json
from pathlib import Path

from pentogames.cli import files, picture
from pentogames.cli.state import state
from pentogames.core.record import ROOT
from pentogames.teach.plain import described

SUMMARY = "show a position as text, as JSON or as a picture"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the subcommand's arguments."""
    files.add_place_arguments(parser)
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--json", action="store_true", help="for programs, as the engine's state")
    kind.add_argument("--png", metavar="OUT", type=Path, help="write a picture to OUT")


def run(arguments: argparse.Namespace) -> int:
    """Print the position, or write its picture."""
    try:
        place = files.find_place(arguments)
        if arguments.png is not None:
            picture.save_picture(place.record.game, place.position, arguments.png)
        elif arguments.json:
            print(json.dumps(state(place.record.game, place.position)))
        else:
            print(text(place))
    except files.CannotError as error:
        return files.complain(error)
    return 0


def text(place: files.Place) -> str:
    """Return the position drawn with characters, with a line above and one below."""
    record = place.record
    return described(record, (ROOT, *record.main_line())[place.ply])
