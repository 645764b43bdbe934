"""The door to the window: looks at the system before Qt is loaded, then opens it."""

from collections.abc import Sequence

from pentogames import system


def run(arguments: Sequence[str]) -> int:
    """Open the window, with the game of a file if one is named; returns the exit code."""
    system.require()
    from pentogames.window.start import start

    return start(arguments)
