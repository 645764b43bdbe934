"""What a frozen program does to have processes beside it: they are this same program once more.

PyInstaller would load all that is needed for it at every start, some ten milliseconds before the
window; packaging/pentogames.spec keeps its hook as a module for whoever asks.
"""

import sys

SIGNS = frozenset({"-c", "--multiprocessing-fork"})
"""One of them is among the arguments with which multiprocessing starts the program as a helper."""


def help_if_asked() -> None:
    """Do a helper's work, and end with it, if that is what a frozen program is started for."""
    if not SIGNS.isdisjoint(sys.argv[1:]):
        prepare()


def prepare() -> None:
    """Let a frozen program start itself as a helper; in a helper it does not return."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        import pyi_rth_multiprocessing  # type: ignore[import-not-found] # noqa: F401

        multiprocessing.freeze_support()  # the hook's
