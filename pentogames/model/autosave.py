"""The game on the table, saved after every move, so that nothing that happens can lose it.

Each running program has a table file of its own, held by a lock, so that two of them do not
overwrite each other's game. A program that starts takes the newest table that nobody holds.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, Signal

from pentogames.core.record import Record
from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.store.pento import PentoError, load_records, save_records
from pentogames.store.safe_files import FileError

TABLES = 16
PLY_TAG = "Ply"
"""The tag that keeps where the cursor stood; it is in table files only."""


@dataclass(frozen=True, slots=True)
class Restored:
    """A game found on a table, and a sentence for the user if it is not the newest state."""

    record: Record[Any, Any]
    warning: str = ""


def default_folder() -> Path:
    """Return the folder for the state of this user's programs."""
    location = QStandardPaths.StandardLocation.StateLocation
    return Path(QStandardPaths.writableLocation(location))


class Autosave(QObject):
    """Keeps the game of a match in a table file."""

    failed = Signal(str)  # a sentence; the game on the screen goes on

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lock: QLockFile | None = None
        self.path: Path | None = None
        self._match: MatchModel | None = None
        self._told = False

    def claim(self) -> None:
        """Take a table that nobody holds, the one used last if there is a choice."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._tell(error.strerror or str(error))
            return
        for path in sorted(self._tables(), key=_age):
            lock = QLockFile(str(path.with_suffix(".lock")))
            lock.setStaleLockTime(0)  # a dead owner is known by its process, not by the clock
            if lock.tryLock(0):
                self._lock, self.path = lock, path
                return

    def release(self) -> None:
        """Give the table free; its game stays there for the next program."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def restore(self) -> Restored | None:
        """Return the game on the table; None if there is none or nothing of it can be read."""
        if self.path is None or not self.path.exists():
            return None
        try:
            loaded = load_records(self.path)
        except (PentoError, FileError):
            self._keep_damaged()
            return None
        if not loaded.value:
            return None
        record = loaded.value[0]
        _go_to_ply(record)
        if loaded.damage is None:
            return Restored(record)
        warning = tr("The last state of your game was damaged; this is the one saved before it.")
        return Restored(record, warning)

    def watch(self, match: MatchModel) -> None:
        """Save the match's game now and after every change of it."""
        if self._match is not None:
            self._match.record_changed.disconnect(self.save)
        self._match = match
        match.record_changed.connect(self.save)
        self.save()

    def save(self) -> None:
        """Write the game to the table; failures are told once, not at every move."""
        if self.path is None or self._match is None:
            return
        record = self._match.record
        record.tags[PLY_TAG] = str(record.node(record.cursor).depth)
        try:
            save_records(self.path, [record])
            self._told = False
        except FileError as error:
            self._tell(str(error))
        finally:
            del record.tags[PLY_TAG]

    def _tell(self, reason: str) -> None:
        if not self._told:
            self._told = True
            sentence = tr("This game cannot be kept safe at the moment: {reason}.")
            self.failed.emit(sentence.format(reason=reason))

    def _tables(self) -> list[Path]:
        return [self._folder / f"table-{number}.pento" for number in range(1, TABLES + 1)]

    def _keep_damaged(self) -> None:
        """Put a table that cannot be read aside, where its owner may still find it."""
        if self.path is not None:
            try:
                self.path.replace(self.path.with_suffix(".damaged"))
            except OSError:
                return  # then it is overwritten by the next game, which is what it is there for


def _age(path: Path) -> tuple[bool, float, str]:
    """Order tables: those with a game first, the newest before the older."""
    try:
        return (False, -path.stat().st_mtime, path.name)
    except OSError:
        return (True, 0.0, path.name)


def _go_to_ply(record: Record[Any, Any]) -> None:
    """Put the cursor where it stood when the table was saved."""
    record.to_start()
    text = record.tags.pop(PLY_TAG, "")
    depth = int(text) if text.isascii() and text.isdecimal() else len(record.main_line())
    for _ in range(depth):
        if not record.forward():
            return
