"""What the program is asked for by its arguments: its window, or something without one.

The window wants to be there soon, so nothing of a subcommand is loaded for that.
"""

from collections.abc import Sequence

COMMANDS = ("check", "show", "moves", "solve", "match", "engine")
"""The subcommands, each a module of its name, which is loaded only if one of them is asked for."""

SELF_TEST = "--self-test"
"""An option that the program sees to before it comes here, because it tests the window, too."""


def is_for_us(arguments: Sequence[str]) -> bool:
    """Say whether the arguments ask for something that needs no window.

    Long options belong to us, right or wrong; those with one dash (``-platform``) are Qt's.
    """
    return bool(arguments) and (
        arguments[0] in COMMANDS or arguments[0] == "-h" or arguments[0].startswith("--")
    )
