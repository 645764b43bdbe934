"""Make the pictures of README: the window as it is, played by real mouse events.

Usage: .venv/bin/python packaging/pictures [NAME...]; without names, all of them. They go to
packaging/readme/. Nothing of the user's own is read or written.
"""

import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import first_minutes
import pauli
import pent_up
import pentago
import picture_puzzle
import universe
from PySide6.QtWidgets import QApplication

from pentogames.scene.picture import load_fonts

MODULES = (first_minutes, universe, pent_up, pentago, picture_puzzle, pauli)


def main(names: list[str]) -> None:
    """Make the pictures named, or all."""
    application = QApplication([])
    application.setStyle("Fusion")
    load_fonts()
    for module in MODULES:
        for picture in module.PICTURES:
            if not names or picture.__name__.replace("_", "-") in names:
                picture()


if __name__ == "__main__":
    main(sys.argv[1:])
