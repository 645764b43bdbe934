"""The solutions of tiling puzzles that a player has found, kept in a file of the user's data."""

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from pentogames.model.progress import data_folder
from pentogames.model.user_file import UserFile
from pentogames.model.words import tr

FILE = "tiling-solutions.json"

Found = dict[str, dict[str, None]]
"""By puzzle the texts of its solutions (see puzzles.tiling_codes), in the order of finding."""


def default_path() -> Path:
    """Return the file of this user's solutions."""
    return data_folder() / FILE


class TilingGallery(UserFile):
    """The solutions found; a new one is written at once.

    Several programs may run: what another has written in the meantime is never lost.
    """

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(path, parent)
        self._found = self._read()

    def found(self, puzzle: str) -> tuple[str, ...]:
        """Return the solutions of a puzzle that were found, the first one first."""
        return tuple(self._found.get(puzzle, ()))

    def note(self, puzzle: str, solution: str) -> bool:
        """Keep a solution; say whether it is new."""
        if solution in self._found.get(puzzle, ()):
            return False
        for known, solutions in self._read().items():
            self._found.setdefault(known, {}).update(solutions)
        new = solution not in self._found.get(puzzle, ())
        self._found.setdefault(puzzle, {})[solution] = None
        self._write()
        return new

    def _read(self) -> Found:
        return self._load(_parse, {})

    def _write(self) -> None:
        plain = {puzzle: list(solutions) for puzzle, solutions in self._found.items()}
        text = json.dumps({"solutions": plain}, indent=0, sort_keys=True) + "\n"
        self._store(text, _parse)

    def sentence(self) -> str:
        """Return what is told when the file cannot be written."""
        return tr("The solutions that you find cannot be saved: {reason}.")


def _parse(data: bytes) -> Found:
    """Return what a file of solutions says; ValueError if it is none."""
    plain = json.loads(data)
    puzzles = plain.get("solutions") if isinstance(plain, dict) else None
    if not isinstance(puzzles, dict):
        raise ValueError("no solutions of puzzles")
    return {puzzle: dict.fromkeys(_texts(solutions)) for puzzle, solutions in puzzles.items()}


def _texts(solutions: Any) -> list[str]:
    if not isinstance(solutions, list) or not all(isinstance(each, str) for each in solutions):
        raise ValueError("solutions are texts")
    return solutions
