"""The best results of puzzles, kept in a file of the user's data."""

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from pentogames.model.progress import data_folder
from pentogames.model.user_file import UserFile
from pentogames.model.words import tr
from pentogames.puzzles.puzzle import Result

FILE = "puzzle-records.json"

Bests = dict[str, dict[str, Result]]
"""Results by the puzzle's key and the measure."""


def default_path() -> Path:
    """Return the file of this user's results."""
    return data_folder() / FILE


class PuzzleRecords(UserFile):
    """The best results; a better one is written at once.

    Several programs may run: what another has written in the meantime is never lost.
    """

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(path, parent)
        self._bests = self._read()

    def best(self, key: str, measure: str) -> Result | None:
        """Return the best result of a puzzle in a measure; None if there is none."""
        return self._bests.get(key, {}).get(measure)

    def reached(self) -> frozenset[str]:
        """Return the keys of all puzzles in which something was reached."""
        return frozenset(self._bests)

    def note(self, key: str, result: Result) -> bool:
        """Keep a result if it is better than any before; say whether it is."""
        if not result.beats(self.best(key, result.measure)):
            return False
        for known, bests in self._read().items():
            for other in bests.values():
                self._take(known, other)
        new = self._take(key, result)
        if new:
            self._write()
        return new

    def _take(self, key: str, result: Result) -> bool:
        if not result.beats(self.best(key, result.measure)):
            return False
        self._bests.setdefault(key, {})[result.measure] = result
        return True

    def _read(self) -> Bests:
        return self._load(_parse, {})

    def _write(self) -> None:
        plain = {
            key: {
                result.measure: {"score": list(result.score), "evidence": result.evidence}
                for result in bests.values()
            }
            for key, bests in self._bests.items()
        }
        text = json.dumps({"puzzles": plain}, indent=1, sort_keys=True) + "\n"
        self._store(text, _parse)

    def sentence(self) -> str:
        """Return what is told when the file cannot be written."""
        return tr("Your best results cannot be saved: {reason}.")


def _parse(data: bytes) -> Bests:
    """Return what a file of results says; ValueError if it is none."""
    plain = json.loads(data)
    puzzles = plain.get("puzzles") if isinstance(plain, dict) else None
    if not isinstance(puzzles, dict):
        raise ValueError("no results of puzzles")
    return {key: _results(measures) for key, measures in puzzles.items()}


def _results(measures: Any) -> dict[str, Result]:
    if not isinstance(measures, dict):
        raise ValueError("results stand by their measures")
    return {measure: _result(measure, entry) for measure, entry in measures.items()}


def _result(measure: str, entry: Any) -> Result:
    score = entry.get("score") if isinstance(entry, dict) else None
    if not isinstance(score, list) or not score:
        raise ValueError("a result has a score")
    if not all(type(number) in (int, float) for number in score):
        raise ValueError("a score is made of numbers")
    return Result(measure, tuple(score), str(entry.get("evidence", "")))
