"""Which lessons are done, and which without a mistake: kept in a file of the user's data."""

import json
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal

from pentogames.model.user_file import UserFile
from pentogames.model.words import tr

FILE = "lessons.json"

Done = dict[str, bool]
"""The lessons that are done, by key; whether with a star."""


def data_folder() -> Path:
    """Return the folder for what this user makes with the program and would miss."""
    location = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(location))


class LessonProgress(UserFile):
    """What is done of all lessons; each change is written at once.

    Several programs may run: what another has written in the meantime is never lost, except by
    ``reset``.
    """

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(path, parent)
        self._done = self._read()

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

    def sentence(self) -> str:
        """Return what is told when the file cannot be written."""
        return tr("Your progress in the lessons cannot be saved: {reason}.")

    def _read(self) -> Done:
        return self._load(_parse, {})  # without it, lessons can be done again

    def _write(self) -> None:
        text = json.dumps({"lessons": self._done}, indent=1, sort_keys=True)
        self._store(text, _parse)
        self.changed.emit()


def _parse(data: bytes) -> Done:
    """Return what a file of progress says; ValueError if it is none."""
    plain = json.loads(data)
    done = plain.get("lessons") if isinstance(plain, dict) else None
    if not isinstance(done, dict) or not all(type(star) is bool for star in done.values()):
        raise ValueError("no progress of lessons")
    return done
