"""``pentogames moves``: tells what can be played."""

import argparse

from pentogames.cli import files

SUMMARY = "list the legal moves of a position, one a line"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the subcommand's arguments."""
    files.add_place_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the legal moves, sorted."""
    try:
        place = files.find_place(arguments)
    except files.CannotError as error:
        return files.complain(error)
    game = place.record.game
    for text in sorted(game.format(place.position, move) for move in place.position.moves()):
        print(text)
    return 0
