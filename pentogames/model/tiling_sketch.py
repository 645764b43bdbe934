"""The puzzle that was drawn last, kept so that it is on the sheet again at the next time."""

from pathlib import Path

from PySide6.QtCore import QObject

from pentogames.model.progress import data_folder
from pentogames.model.user_file import UserFile
from pentogames.model.words import tr
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_ending import ENDING
from pentogames.puzzles.tiling_file import parse_tiling
from pentogames.puzzles.tiling_text import Titled, write_tiling


def default_path() -> Path:
    """Return the file of what this user drew last."""
    return data_folder() / f"drawn{ENDING}"


class TilingSketch(UserFile):
    """Keeps one puzzle with its title."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(path, parent)
        self.kept: Titled | None = self._load(parse_tiling, None)

    def keep(self, tiling: Tiling, title: str) -> None:
        """Keep a puzzle in the place of the one before."""
        text = write_tiling(tiling, title)
        self.kept = Titled(title, tiling)
        self._store(text, parse_tiling)

    def sentence(self) -> str:
        """Return what is told when the file cannot be written."""
        return tr("What you have drawn cannot be kept: {reason}.")
