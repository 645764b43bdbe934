"""Reading and saving tiling puzzles from the window, and what can go wrong, in one sentence."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from pentogames.model.troubles import told
from pentogames.model.words import tr
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_ending import ENDING
from pentogames.puzzles.tiling_file import load_tiling, save_tiling
from pentogames.puzzles.tiling_text import TilingError, Titled
from pentogames.store.safe_files import FileError
from pentogames.window import dialogs, files


def filters() -> str:
    """Return the kinds of files that are offered."""
    return f"{tr('Puzzles')} (*{ENDING});;{tr('All files')} (*)"


def read_puzzle(parent: QWidget, path: Path) -> Titled | None:
    """Return the puzzle of a file; None, and a sentence, if there is none."""
    try:
        return load_tiling(path)
    except FileError as error:
        dialogs.complain(parent, tr("{name} cannot be opened: {reason}."), path.name, told(error))
    except TilingError as error:
        sentence = tr("{name} cannot be read: line {line}, column {column}: {reason}.")
        dialogs.complain(
            parent, sentence, path.name, error.reason, line=error.line, column=error.column
        )
    return None


def save_puzzle(parent: QWidget, folder: Path, tiling: Tiling, title: str) -> Path | None:
    """Ask for a file and write a puzzle to it; None if nothing was written."""
    plain = "".join(sign for sign in title if sign not in '/\\:*?"<>|') or tr("Puzzle")
    suggestion = folder / f"{plain}{ENDING}"
    path = files.ask_where(parent, tr("Save the puzzle"), suggestion, filters(), ENDING)
    if path is None:
        return None
    try:
        save_tiling(path, tiling, title)
    except FileError as error:
        sentence = tr("{name} cannot be saved: {reason}. Please choose another place.")
        dialogs.complain(parent, sentence, path.name, told(error))
        return None
    return path
