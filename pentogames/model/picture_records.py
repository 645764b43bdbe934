"""How far a single player has come with each picture: the highest number restored, and the time."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pentogames.model.picture_gallery import default_folder
from pentogames.store.safe_files import FileError, read_safely, write_safely

FILE = "records.json"


@dataclass(frozen=True, slots=True)
class Best:
    """The highest number of removals restored, and the total time for all up to it, in seconds."""

    n: int
    seconds: float

    def beats(self, other: "Best | None") -> bool:
        """Say whether this is better: a higher number, or the same in less time."""
        return other is None or (self.n, -self.seconds) > (other.n, -other.seconds)


class PictureRecords:
    """The records by picture (its rows), in a file of the user's own."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (default_folder() if folder is None else folder) / FILE

    def best(self, rows: str) -> Best | None:
        """Return the record of a picture; None if there is none."""
        return self._read().get(rows)

    def note(self, rows: str, reached: Best) -> bool:
        """Keep what was reached if it is a record; FileError if it cannot be written."""
        records = self._read()
        if not reached.beats(records.get(rows)):
            return False
        records[rows] = reached
        plain = {key: {"n": best.n, "seconds": best.seconds} for key, best in records.items()}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError.of(self.path, error) from error
        write_safely(self.path, json.dumps(plain, indent=1).encode() + b"\n", _parse)
        return True

    def _read(self) -> dict[str, Best]:
        try:
            return read_safely(self.path, _parse).value
        except (FileError, ValueError):
            return {}


def _parse(data: bytes) -> dict[str, Best]:
    """Read the file; ValueError."""
    plain = json.loads(data.decode("utf-8"))
    if not isinstance(plain, dict):
        raise ValueError("expected an object")
    return {rows: _best(entry) for rows, entry in plain.items()}


def _best(entry: Any) -> Best:
    known = isinstance(entry, dict) and isinstance(entry.get("n"), int)
    if not (known and isinstance(entry.get("seconds"), int | float)):
        raise ValueError("expected n and seconds")
    return Best(entry["n"], float(entry["seconds"]))
