"""The door to the window: looks at the system before Qt is loaded, then opens it."""

import gc
import os
from collections.abc import Sequence

from pentogames import system


def run(arguments: Sequence[str]) -> int:
    """Open the window, with the game of a file if one is named; returns the exit code."""
    system.require()
    # What is made until the window stands is there to stay: looking it through for garbage again
    # and again takes a sixth of the time. start() lets that begin.
    gc.disable()
    from pentogames.window.start import start

    return start(arguments)


def test_itself() -> int:
    """Test whether all parts of the program are there and work; returns the exit code.

    It opens no window on a screen, so that none of the desktop's displays is needed.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    system.require()
    from pentogames.window.self_test import run

    return run()
