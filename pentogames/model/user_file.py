"""A file of the user's data that is written at every change, and whose loss is told once."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from pentogames.model.troubles import told
from pentogames.store.safe_files import FileError, read_safely, write_safely

T = TypeVar("T")


class UserFile(QObject):
    """Reads and writes the file; what it holds and says, a subclass knows."""

    failed = Signal(str)  # a sentence, once; what is known stays for as long as the program runs

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._told = False

    def sentence(self) -> str:
        """Return what is told when the file cannot be written, with a place for the reason."""
        raise AssertionError("each file has its own")

    def _load(self, parse: Callable[[bytes], T], nothing: T) -> T:
        """Return what is in the file; ``nothing`` if there is none, or no copy can be read."""
        try:
            return read_safely(self.path, parse).value
        except (FileError, ValueError):
            return nothing

    def _store(self, text: str, parse: Callable[[bytes], object]) -> None:
        """Write the file, and its folder if there is none; a failure is told once."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_safely(self.path, text.encode(), parse)
        except (FileError, OSError) as error:
            if not self._told:
                self._told = True
                known = error if isinstance(error, FileError) else FileError.of(self.path, error)
                self.failed.emit(self.sentence().format(reason=told(known)))
