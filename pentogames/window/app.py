"""The door to the window: looks at the system before Qt is loaded, then opens it."""

import gc
import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from pentogames import APPLICATION_NAME, system

WITHOUT_QT = (
    "store.pento",
    "store.safe_files",
    "bots.players",
    "puzzles.puzzle",
    "teach.comments",
    "teach.overlays",
    "teach.retell",
    "teach.secrets",
    "teach.words",
)
"""What every window needs of the rooms below Qt; the rest of them comes along."""


def run(arguments: Sequence[str]) -> int:
    """Open the window, with the game of a file if one is named; returns the exit code.

    The file is left to a window that is there already, if one has room for it.
    """
    system.require()
    if _left_to_another(arguments):
        return 0
    # What is made until the window stands is there to stay: looking it through for garbage again
    # and again takes a sixth of the time. start() lets that begin, once the window is painted.
    gc.disable()
    # PySide6 looks through the source of each module that is imported after it.
    for name in WITHOUT_QT:
        import_module(f"pentogames.{name}")
    from pentogames.window.start import start

    return start(arguments)


def _left_to_another(arguments: Sequence[str]) -> bool:
    """Offer the file that is named to programs that run already; say whether one takes it."""
    names = [argument for argument in arguments if not argument.startswith("-")]
    if not names:
        return False
    from PySide6.QtCore import QCoreApplication

    from pentogames.model.autosave import default_folder
    from pentogames.window.knock import knock

    QCoreApplication.setApplicationName(APPLICATION_NAME)  # which default_folder() asks for
    return knock(default_folder(), Path(names[0]))


def test_itself() -> int:
    """Test whether all parts of the program are there and work; returns the exit code.

    It opens no window on a screen, so that none of the desktop's displays is needed.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    system.require()
    from pentogames.window.self_test import run

    return run()
