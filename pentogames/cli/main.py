"""What the program's arguments mean, and the way to each subcommand."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from pentogames import __version__
from pentogames.cli.asked import COMMANDS, SELF_TEST

_EPILOG = """\
Without a subcommand the window opens, with the game of FILE if one is given. A file that is called
like a subcommand is opened as ./check. "pentogames SUBCOMMAND --help" says more.
"""


def parser() -> argparse.ArgumentParser:
    """Return the reader of the command line."""
    top = argparse.ArgumentParser(
        prog="pentogames",
        usage="pentogames [FILE]\n       pentogames SUBCOMMAND ...",
        description="Universe, Pent-Up, Multiplayer Pentago and Pauli on one screen.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    top.add_argument(
        SELF_TEST,
        action="store_true",
        help="alone, test whether all parts of the program are there and work, and exit",
    )
    subcommands = top.add_subparsers(title="subcommands", metavar="SUBCOMMAND", prog="pentogames")
    for name in COMMANDS:
        command = import_module(f"pentogames.cli.{name}")
        summary = command.SUMMARY
        described = f"{summary[0].upper()}{summary[1:]}."
        sub = subcommands.add_parser(name, help=summary, description=described)
        command.add_arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def run_subcommand(arguments: Sequence[str]) -> int:
    """Run a subcommand; returns the exit code: 0, 1 for what is wrong, 2 for a wrong command."""
    from pentogames.cli.solve import INTERRUPTED

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A name that the terminal's encoding lacks must not end the program.
            stream.reconfigure(errors="backslashreplace")
    try:
        reader = parser()
        parsed = reader.parse_args(arguments)
        if "run" not in parsed or parsed.self_test:
            reader.error("which subcommand?")
        code: int = parsed.run(parsed)
        sys.stdout.flush()
    except SystemExit as end:  # argparse's way to end, after --help and after errors
        return end.code if isinstance(end.code, int) else 1
    except BrokenPipeError:
        # Who reads has had enough. Without this, Python would complain when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code
