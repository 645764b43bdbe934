"""Which lessons are done, and which without a mistake: kept in a file of the user's data."""

import json
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal

from pentogames.model.words import tr
from pentogames.store.safe_files import FileError, read_safely, write_safely

FILE = "lessons.json"

Done = dict[str, bool]
"""The lessons that are done, by key; whether with a star."""


def data_folder() -> Path:
    """Return the folder for what this user makes with the program and would miss."""
    location = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(location))


class LessonProgress(QObject):
    """What is done of all lessons; each change is written at once.

    Several programs may run: what another has written in the meantime is never lost, except by
    ``reset``.
    """

    changed = Signal()
    failed = Signal(str)  # a sentence, once; the progress goes on for as long as the program runs

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._done = self._read()
        self._told = False

    def is_done(self, key: str) -> bool:
        """Whether the lesson of that key is done."""
        return key in self._done

    def has_star(self, key: str) -> bool:
        """Whether the lesson was done without a mistake and without help."""
        return self._done.get(key, False)

    def note(self, key: str, *, star: bool) -> None:
        """Take note that a lesson is done; a star once won stays."""
        others = self._read()
        for known, starred in others.items():
            self._done[known] = starred or self._done.get(known, False)
        self._done[key] = star or self._done.get(key, False)
        self._write()

    def reset(self) -> None:
        """Forget all progress."""
        self._done = {}
        self._write()

    def _read(self) -> Done:
        try:
            return read_safely(self._path, _parse).value
        except (FileError, ValueError):
            return {}  # there is none yet, or it cannot be read: lessons can be done again

    def _write(self) -> None:
        text = json.dumps({"lessons": self._done}, indent=1, sort_keys=True)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_safely(self._path, text.encode(), _parse)
        except (FileError, OSError) as error:
            self._tell(str(error))
        self.changed.emit()

    def _tell(self, reason: str) -> None:
        if not self._told:
            self._told = True
            sentence = tr("Your progress in the lessons cannot be saved: {reason}.")
            self.failed.emit(sentence.format(reason=reason))


def _parse(data: bytes) -> Done:
    """Return what a file of progress says; ValueError if it is none."""
    plain = json.loads(data)
    done = plain.get("lessons") if isinstance(plain, dict) else None
    if not isinstance(done, dict) or not all(type(star) is bool for star in done.values()):
        raise ValueError("no progress of lessons")
    return done
