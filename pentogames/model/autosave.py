"""The game on the table, saved after every move, so that nothing that happens can lose it.

Each running program has a table file of its own, held by a lock, so that two of them do not
overwrite each other's game. A program that starts takes the newest table that nobody holds.
"""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, QTimer, Signal

from pentogames.core.record import Record
from pentogames.model.match import MatchModel
from pentogames.model.troubles import told
from pentogames.model.words import tr
from pentogames.store.pento import PentoError, load_records, parse_records, write_pento
from pentogames.store.safe_files import FileError, Trouble, write_safely

TABLES = 16
PAUSE_MS = 500  # in typing a comment, until it is saved

# Tags that are in table files only.
CURSOR_TAG = "TableCursor"
"""Where the cursor stood: the number of its node in the order of ``Record.walk``."""
FILE_TAG = "TableFile"
"""The file of the game, if it has one."""
UNSAVED_TAG = "TableUnsaved"
"""There if the game was changed since it was in that file, or has none."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What was found on a table.

    The game, its file, and whether it was changed since; None if there is no game. ``warning`` is
    a sentence for the user if it is not the newest state.
    """

    record: Record[Any, Any] | None = None
    path: Path | None = None
    unsaved: bool = False
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
        self._trouble = ""  # why there is no table
        self._told = False
        self._written = b""  # what lies on the table, if we put it there
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self.save)

    @property
    def folder(self) -> Path:
        """The folder of the tables, where the log lies as well."""
        return self._folder

    def claim(self) -> None:
        """Take a table that nobody holds, the one used last if there is a choice.

        If there is none, ``watch`` says why.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._trouble = told(FileError.of(self._folder, error))
            return
        for path in sorted(self._tables(), key=_age):
            lock = QLockFile(str(path.with_suffix(".lock")))
            lock.setStaleLockTime(0)  # a dead owner is known by its process, not by the clock
            if lock.tryLock(0):
                self._lock, self.path = lock, path
                return
            if lock.error() is not QLockFile.LockError.LockFailedError:
                self._trouble = told(FileError(self._folder, Trouble.NOT_PERMITTED))
                return
        self._trouble = tr("the program is open too many times")

    def release(self) -> None:
        """Give the table free; its game stays there for the next program."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def restore(self) -> Restored:
        """Return the game on the table, or as much of it as can be read."""
        if self.path is None or not self.path.exists():
            return Restored()
        try:
            loaded = load_records(self.path)
        except (PentoError, FileError):
            return Restored(warning=self._keep_damaged())
        if loaded.damage is None:
            with suppress(OSError):  # then it is written once more
                self._written = self.path.read_bytes()
        record = loaded.value[0]
        _go_to_cursor(record)
        name = record.tags.pop(FILE_TAG, "")
        path = Path(name) if name and Path(name).is_file() else None
        unsaved = record.tags.pop(UNSAVED_TAG, "") != ""
        warning = ""
        if loaded.damage is not None:
            warning = tr(
                "The last state of your game was damaged; this is the one saved before it."
            )
        return Restored(record, path, unsaved, warning)

    def watch(self, match: MatchModel) -> None:
        """Save the match's game now, after every change of it, and in pauses of typing."""
        if self._match is not None:
            self._match.record_changed.disconnect(self.save)
            self._match.comment_changed.disconnect(self._pause.start)
        self._match = match
        match.record_changed.connect(self.save)
        match.comment_changed.connect(self._pause.start)
        self.save()

    def save(self) -> None:
        """Write the game to the table; failures are told once, not at every move."""
        self._pause.stop()
        if self._match is None:
            return
        if self.path is None:
            self._tell(self._trouble)
            return
        data = _table_text(self._match).encode()
        if data == self._written and self.path.exists():
            return
        try:
            write_safely(self.path, data, self._check)
        except FileError as error:
            self._tell(told(error))
        else:
            self._written = data
            self._told = False

    def _check(self, data: bytes) -> None:
        """Raise ValueError unless the data are a game; what we wrote ourselves need not be read."""
        if data != self._written:
            parse_records(data)

    def _tell(self, reason: str) -> None:
        if not self._told:
            self._told = True
            sentence = tr("This game cannot be kept safe at the moment: {reason}.")
            self.failed.emit(sentence.format(reason=reason))

    def _tables(self) -> list[Path]:
        return [self._folder / f"table-{number}.pento" for number in range(1, TABLES + 1)]

    def _keep_damaged(self) -> str:
        """Put a table that cannot be read aside, where its owner may still find it; say so."""
        assert self.path is not None
        aside = self.path.with_suffix(".damaged")
        try:
            self.path.replace(aside)
        except OSError:  # then it is overwritten by the next game, which is what it is there for
            return tr("Your last game is damaged and cannot be read.")
        sentence = tr("Your last game is damaged and cannot be read; it was put aside as {name}.")
        return sentence.format(name=aside)


def _age(path: Path) -> tuple[bool, float, str]:
    """Order tables: those with a game first, the newest before the older."""
    try:
        return (False, -path.stat().st_mtime, path.name)
    except OSError:
        return (True, 0.0, path.name)


def _table_text(match: MatchModel) -> str:
    """Return the game with the tags that only table files have."""
    record, own = match.record, match.record.tags
    record.tags = own | _table_tags(match)
    try:
        return write_pento([record])
    finally:
        record.tags = own


def _table_tags(match: MatchModel) -> dict[str, str]:
    record = match.record
    number = next(n for n, node in enumerate(record.walk()) if node.id == record.cursor)
    tags = {CURSOR_TAG: str(number)}
    if match.path is not None:
        tags[FILE_TAG] = str(match.path.absolute())
    if match.modified:
        tags[UNSAVED_TAG] = "yes"
    return tags


def _go_to_cursor(record: Record[Any, Any]) -> None:
    """Put the cursor where it stood when the table was saved; at the end if nothing says where."""
    numbers = {str(number): node.id for number, node in enumerate(record.walk())}
    kept = record.tags.pop(CURSOR_TAG, "")
    if kept in numbers:
        record.go(numbers[kept])
    else:
        record.to_end()
