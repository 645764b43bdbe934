"""Games in .pento files. FORMAT.md has the format; read_pento and write_pento do texts."""

from collections.abc import Iterable
from pathlib import Path

from pentogames.store.pento_reader import AnyRecord, read_pento
from pentogames.store.pento_words import IllegalPly, PentoError, Words
from pentogames.store.pento_writer import write_pento
from pentogames.store.safe_files import Loaded, read_bytes, read_safely, write_safely

__all__ = [
    "AnyRecord",
    "IllegalPly",
    "PentoError",
    "load_records",
    "parse_records",
    "read_pento",
    "read_records",
    "save_records",
    "write_pento",
]


def parse_records(data: bytes) -> tuple[AnyRecord, ...]:
    """Read the games of a file's bytes: UTF-8, with or without a byte order mark; PentoError."""
    try:
        return read_pento(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        before = Words(data[: error.start].decode("utf-8"))
        raise before.error(len(before.text), "this is no UTF-8 text") from error


def read_records(path: Path) -> tuple[AnyRecord, ...]:
    """Read the games of this very file; FileError, PentoError."""
    return parse_records(read_bytes(path))


def load_records(path: Path) -> Loaded[tuple[AnyRecord, ...]]:
    """Read the games of a file, or those of its previous good copy if it is damaged.

    The answer says which was read. Raises FileError, or PentoError if no copy is good.
    """
    return read_safely(path, parse_records)


def save_records(path: Path, records: Iterable[AnyRecord]) -> None:
    """Write games to a file in one step, keeping the previous good copy; FileError, ValueError."""
    write_safely(path, write_pento(records).encode("utf-8"), parse_records)
