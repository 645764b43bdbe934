"""Files that a crash, a power cut or a full disk cannot destroy.

A file is written beside its place, forced to the disk and then put in its place in one step; the
good copy that was there before is kept as ``NAME~``. A symbolic link stays one: what it points to
is written. Rejected: moving the old file to ``NAME~`` first; for a moment there would be no file.
"""

import errno
import os
import stat
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Generic, TypeVar

T = TypeVar("T")


class Trouble(StrEnum):
    """What can be wrong with a file; the value says it in English."""

    MISSING = "there is no such file or folder"
    NOT_PERMITTED = "that is not permitted"
    FOLDER = "that is a folder"
    NOT_A_FILE = "that is no ordinary file"
    DISK_FULL = "the disk is full"
    READ_ONLY = "the disk is read-only"
    NAME = "that name is not possible"
    OTHER = "the system reports an error"


_TROUBLES = {
    errno.ENOENT: Trouble.MISSING,
    errno.ENOTDIR: Trouble.MISSING,
    errno.EACCES: Trouble.NOT_PERMITTED,
    errno.EPERM: Trouble.NOT_PERMITTED,
    errno.EISDIR: Trouble.FOLDER,
    errno.ENOSPC: Trouble.DISK_FULL,
    errno.EDQUOT: Trouble.DISK_FULL,
    errno.EFBIG: Trouble.DISK_FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.ENAMETOOLONG: Trouble.NAME,
    errno.EINVAL: Trouble.NAME,
    errno.ELOOP: Trouble.NAME,
}


class FileError(Exception):
    """A file that cannot be read or written: which, the trouble, and the system's own words."""

    def __init__(self, path: Path, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble} ({detail})" if trouble is Trouble.OTHER else str(trouble))
        self.path = path
        self.trouble = trouble
        self.detail = detail

    @classmethod
    def of(cls, path: Path, error: OSError | ValueError) -> "FileError":
        """Return the error for one of the system's; a ValueError is about the name."""
        if isinstance(error, OSError):
            trouble = _TROUBLES.get(error.errno or 0, Trouble.OTHER)
            return cls(path, trouble, error.strerror or str(error))
        return cls(path, Trouble.NAME, str(error))


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """What a file holds, the file it was read from, and, if that is the older copy, why."""

    value: T
    path: Path
    damage: ValueError | None = None


def backup_path(path: Path) -> Path:
    """Return where the previous good copy of a file lies."""
    return path.with_name(path.name + "~")


def read_bytes(path: Path) -> bytes:
    """Return what an ordinary file holds; FileError."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise FileError(path, Trouble.FOLDER if path.is_dir() else Trouble.NOT_A_FILE)
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise FileError.of(path, error) from error


def read_safely(path: Path, parse: Callable[[bytes], T]) -> Loaded[T]:
    """Read a file, or the previous good copy if the newest is damaged.

    ``parse`` raises ValueError for damage. If there is no good copy, that error is raised; a file
    that is not there at all, or cannot be opened, raises FileError.
    """
    target = _target(path)
    data = read_bytes(target)
    try:
        return Loaded(parse(data), path)
    except ValueError as damage:
        backup = backup_path(target)
        try:
            return Loaded(parse(read_bytes(backup)), backup, damage)
        except (FileError, ValueError):
            raise damage from None


def write_safely(path: Path, data: bytes, parse: Callable[[bytes], object]) -> None:
    """Write a file in one step and keep the previous good copy.

    What is there already becomes the previous copy only if ``parse`` takes it without ValueError,
    so that damage never replaces a good copy. Raises FileError; the file is as it was then.
    """
    target = _target(path)
    try:
        mode = _mode(path, target)
        if mode is not None:
            _keep(target, mode, parse)
        _put(target, data, mode)
    except (OSError, ValueError) as error:
        raise FileError.of(path, error) from error


def _target(path: Path) -> Path:
    """Return the file that a path leads to, symbolic links followed."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError) as error:
        raise FileError.of(path, error) from error


def _mode(path: Path, target: Path) -> int | None:
    """Return the permissions of the file that is there, None if none is; FileError."""
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        raise FileError(path, Trouble.FOLDER)
    if not stat.S_ISREG(mode):
        raise FileError(path, Trouble.NOT_A_FILE)
    if not os.access(target, os.W_OK):  # replacing it would get round its protection
        raise FileError(path, Trouble.NOT_PERMITTED)
    return stat.S_IMODE(mode)


def _keep(target: Path, mode: int, parse: Callable[[bytes], object]) -> None:
    """Copy the file to its backup if it is good."""
    data = target.read_bytes()
    try:
        parse(data)
    except ValueError:
        return
    _put(backup_path(target), data, mode)


def _put(target: Path, data: bytes, mode: int | None) -> None:
    """Write the bytes beside the target, force them to the disk, and put them in its place."""
    beside = target.with_name(f".{os.urandom(8).hex()}.tmp")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            beside.chmod(mode)
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk too, where the system lets a folder be opened for that."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError:
        pass  # some network file systems cannot; the file itself is safe
    finally:
        os.close(descriptor)
