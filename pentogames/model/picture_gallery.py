"""The pictures of the Picture-Puzzle that a user keeps, each in a small text file of its own."""

import unicodedata
import zlib
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from pentogames.model.words import tr
from pentogames.puzzles.pictures import (
    Picture,
    PictureError,
    read_picture_file,
    samples,
    write_picture_file,
)
from pentogames.store.safe_files import (
    FileError,
    backup_path,
    read_bytes,
    read_safely,
    write_safely,
)

ENDING = ".txt"
LARGEST = 10_000  # bytes of a file that can be a picture


def default_folder() -> Path:
    """Return the folder of this user's pictures and records."""
    location = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "Pentogames" / "pictures"


def read_data(data: bytes) -> Picture:
    """Read what a picture's file holds; PictureError."""
    if len(data) > LARGEST:
        raise PictureError(1, 1, "the file is too large for a picture")
    try:
        return read_picture_file(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise PictureError(1, 1, "the file is no UTF-8 text") from None


def called(picture: Picture) -> str:
    """Return what a picture is called on the screen; only samples have names to be translated."""
    return tr(picture.name) if picture in samples() else picture.name


def import_picture(path: Path) -> Picture:
    """Read a picture from any file; PictureError, FileError."""
    return read_data(read_bytes(path))


def export_picture(path: Path, picture: Picture) -> None:
    """Write a picture to any file; FileError."""
    write_safely(path, write_picture_file(picture).encode(), read_data)


class Gallery:
    """The samples, and the user's own pictures in a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = default_folder() if folder is None else folder

    def own(self) -> tuple[Picture, ...]:
        """Return the user's pictures by name; files that cannot be read are passed over."""
        found = []
        for path in sorted(self.folder.glob(f"*{ENDING}")):
            try:
                found.append(read_safely(path, read_data).value)
            except (FileError, PictureError):
                continue  # somebody else's file; it stays where it is
        return tuple(sorted(found, key=lambda picture: picture.name.casefold()))

    def all(self) -> tuple[Picture, ...]:
        """Return the samples, then the user's own."""
        return samples() + self.own()

    def called(self, rows: str) -> str:
        """Return the name of the picture with these rows; empty if it has none."""
        return next((picture.name for picture in self.all() if picture.rows == rows), "")

    def save(self, picture: Picture) -> None:
        """Keep a picture under its name, instead of one that had the name before; FileError."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError.of(self.folder, error) from error
        export_picture(self._path(picture.name), picture)

    def delete(self, name: str) -> None:
        """Forget one of the user's pictures; FileError."""
        path = self._path(name)
        try:
            path.unlink(missing_ok=True)
            backup_path(path).unlink(missing_ok=True)
        except OSError as error:
            raise FileError.of(path, error) from error

    def _path(self, name: str) -> Path:
        """Return the file of a name: letters and digits of it, and a sum so that it is its own."""
        plain = unicodedata.normalize("NFKD", name.casefold())
        kept = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in plain)
        total = zlib.crc32(unicodedata.normalize("NFC", name).encode())
        return self.folder / f"{kept[:40].strip('-') or 'picture'}-{total:08x}{ENDING}"
