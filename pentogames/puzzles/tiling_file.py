"""Files of tiling puzzles, to be kept and shared: their kind, and what is in them.

TILING.md describes their text.
"""

from pathlib import Path

from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_text import TilingError, Titled, read_titled, write_tiling
from pentogames.store.safe_files import read_bytes, write_safely

MIME = "text/x-pentogames-tiling"
"""The kind of file, as systems name it."""


def load_tiling(path: Path) -> Titled:
    """Read the puzzle of a file; FileError, or TilingError with line and column."""
    return parse_tiling(read_bytes(path))


def save_tiling(path: Path, tiling: Tiling, title: str = "") -> None:
    """Write a puzzle to a file; FileError, or ValueError if no text can say the puzzle."""
    write_safely(path, write_tiling(tiling, title).encode(), parse_tiling)


def parse_tiling(data: bytes) -> Titled:
    """Read the puzzle of a file's bytes; TilingError."""
    try:
        return read_titled(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        line = before.count("\n") + 1
        column = len(before) - (before.rfind("\n") + 1) + 1
        raise TilingError(line, column, "that is no text in UTF-8") from error
