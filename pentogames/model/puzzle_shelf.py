"""The puzzles that are begun, kept so that each is there again, also after a restart.

They lie in a file beside the table of the game (see model.autosave), whose lock holds for both.
"""

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from pentogames.model.puzzle import PuzzleModel
from pentogames.model.puzzle_records import PuzzleRecords
from pentogames.model.troubles import told
from pentogames.model.words import tr
from pentogames.puzzles.puzzle import Puzzle
from pentogames.store.safe_files import FileError, read_safely, write_safely


def shelf_path(table: Path | None) -> Path | None:
    """Return the file that goes with a table; None without a table."""
    return None if table is None else table.with_suffix(".puzzles")


class PuzzleShelf(QObject):
    """Makes the model of each puzzle once, and saves them all after every change.

    ``open`` is the key of the puzzle that is to be seen; empty for none.
    """

    failed = Signal(str)  # a sentence, once; the puzzles on the screen go on

    def __init__(
        self, path: Path | None, records: PuzzleRecords, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.path = path
        self.records = records
        self._models: dict[str, PuzzleModel] = {}
        self._told = False
        self._written = b""
        plain = self._read()
        self._open = str(plain.get("open", ""))
        self._kept: dict[str, Any] = plain.get("puzzles", {})

    @property
    def open(self) -> str:
        """The key of the puzzle that is to be seen."""
        return self._open

    @open.setter
    def open(self, key: str) -> None:
        self._open = key
        self.save()

    def model(self, puzzle: Puzzle[Any]) -> PuzzleModel:
        """Return the puzzle's model, where it was left; from the start if it cannot be read."""
        if puzzle.key not in self._models:
            model = PuzzleModel(puzzle, self.records, self)
            try:
                if puzzle.key in self._kept:
                    model.restore(self._kept[puzzle.key])
            except ValueError:
                pass  # it was damaged, or written by another version: it begins anew
            model.changed.connect(self.save)
            self._models[puzzle.key] = model
        return self._models[puzzle.key]

    def begun(self) -> frozenset[str]:
        """Return the keys of the puzzles in which a step was made that is still there."""
        kept = {**self._kept, **{key: model.plain() for key, model in self._models.items()}}
        return frozenset(key for key, plain in kept.items() if _is_begun(plain))

    def known(self) -> frozenset[str]:
        """Return the keys of all puzzles that were ever opened."""
        return frozenset(self._kept).union(self._models)

    def save(self) -> None:
        """Write all puzzles; failures are told once."""
        if self.path is None:
            return
        self._kept.update({key: model.plain() for key, model in self._models.items()})
        data = json.dumps({"open": self._open, "puzzles": self._kept}).encode()
        if data == self._written:
            return
        try:
            write_safely(self.path, data, self._check)
        except FileError as error:
            self._tell(told(error))
        else:
            self._written = data

    def _check(self, data: bytes) -> None:
        """Raise ValueError unless the data are puzzles; what we wrote need not be read."""
        if data != self._written:
            _parse(data)

    def _read(self) -> dict[str, Any]:
        if self.path is None:
            return {}
        try:
            return read_safely(self.path, _parse).value
        except (FileError, ValueError):
            return {}

    def _tell(self, reason: str) -> None:
        if not self._told:
            self._told = True
            sentence = tr("This puzzle cannot be kept safe at the moment: {reason}.")
            self.failed.emit(sentence.format(reason=reason))


def _parse(data: bytes) -> dict[str, Any]:
    """Return what a file of puzzles says; ValueError if it is none."""
    plain = json.loads(data)
    if not isinstance(plain, dict) or not isinstance(plain.get("puzzles"), dict):
        raise ValueError("no puzzles")
    return plain


def _is_begun(plain: Any) -> bool:
    """Say whether something was done in a puzzle; older versions wrote its states alone."""
    if not isinstance(plain, dict):
        return False
    entries = plain.get("entries")
    return bool(plain.get("begun", isinstance(entries, list) and len(entries) > 1))
