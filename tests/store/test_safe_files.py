"""Files survive crashes, full disks and damage."""

import errno
import os
import stat
from pathlib import Path

import pytest

from pentogames.core.record import Record
from pentogames.store.pento import PentoError, load_records, read_records, save_records
from pentogames.store.safe_files import (
    FileError,
    Trouble,
    backup_path,
    read_bytes,
    read_safely,
    write_safely,
)
from tests.contract.tiny import TINY, TinyOptions


def parse(data: bytes) -> str:
    """Take what begins with ``good``."""
    if not data.startswith(b"good"):
        raise ValueError("damaged")
    return data.decode()


def write(path: Path, data: bytes) -> None:
    write_safely(path, data, parse)


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_new_file_is_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "Größe ♟ spaced.pento"
    write(path, b"good 1")
    loaded = read_safely(path, parse)
    assert (loaded.value, loaded.path, loaded.damage) == ("good 1", path, None)
    assert names(tmp_path) == {path.name}


def test_the_previous_good_copy_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game"
    for data in (b"good 1", b"good 2", b"good 3"):
        write(path, data)
    assert path.read_bytes() == b"good 3"
    assert backup_path(path).read_bytes() == b"good 2"
    assert names(tmp_path) == {"game", "game~"}


def test_a_damaged_file_never_replaces_the_good_copy(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write(path, b"good 1")
    write(path, b"good 2")
    path.write_bytes(b"go")
    write(path, b"good 3")
    assert backup_path(path).read_bytes() == b"good 1"


@pytest.mark.parametrize("damaged", [b"", b"bad", b"\x00" * 8])
def test_a_damaged_file_is_read_from_the_previous_copy(tmp_path: Path, damaged: bytes) -> None:
    path = tmp_path / "game"
    write(path, b"good 1")
    write(path, b"good 2")
    path.write_bytes(damaged)
    loaded = read_safely(path, parse)
    assert loaded.value == "good 1"
    assert loaded.path == backup_path(path)
    assert str(loaded.damage) == "damaged"


@pytest.mark.parametrize("backup", [None, b"bad"])
def test_damage_without_a_good_copy_is_an_error(tmp_path: Path, backup: bytes | None) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"bad")
    if backup is not None:
        backup_path(path).write_bytes(backup)
    with pytest.raises(ValueError, match="damaged"):
        read_safely(path, parse)


def test_a_file_that_is_not_there_is_not_read_from_the_copy(tmp_path: Path) -> None:
    path = tmp_path / "game"
    backup_path(path).write_bytes(b"good 1")
    with pytest.raises(FileError) as caught:
        read_safely(path, parse)
    assert caught.value.trouble is Trouble.MISSING


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EIO])
@pytest.mark.parametrize("there", [False, True])
def test_a_failure_in_mid_write_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, there: bool
) -> None:
    path = tmp_path / "game"
    if there:
        write(path, b"good 1")

    def fail(_descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(FileError) as caught:
        write(path, b"good 2")
    full = number != errno.EIO
    assert caught.value.trouble is (Trouble.DISK_FULL if full else Trouble.OTHER)
    assert (str(caught.value) == "the disk is full") == full
    assert names(tmp_path) == ({"game"} if there else set())
    assert not there or path.read_bytes() == b"good 1"


def test_a_crash_between_the_two_steps_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    write(path, b"good 1")
    write(path, b"good 2")
    replace = Path.replace

    def crash(source: Path, target: Path) -> Path:
        if target == path:
            raise KeyboardInterrupt
        return replace(source, target)

    monkeypatch.setattr(Path, "replace", crash)
    with pytest.raises(KeyboardInterrupt):
        write(path, b"good 3")
    assert path.read_bytes() == b"good 2"
    assert backup_path(path).read_bytes() == b"good 2"
    assert names(tmp_path) == {"game", "game~"}


def test_a_file_keeps_its_permissions_and_a_new_one_gets_the_usual(tmp_path: Path) -> None:
    path = tmp_path / "game"
    before = os.umask(0o027)
    try:
        write(path, b"good 1")
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    path.chmod(0o604)
    write(path, b"good 2")
    assert stat.S_IMODE(path.stat().st_mode) == 0o604
    assert stat.S_IMODE(backup_path(path).stat().st_mode) == 0o604


def test_a_symbolic_link_stays_one_and_its_file_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "game"
    link = tmp_path / "link"
    link.symlink_to(path)
    write(link, b"good 1")
    write(link, b"good 2")
    assert link.is_symlink()
    assert names(tmp_path) == {"folder", "link"}
    assert path.read_bytes() == b"good 2"
    path.write_bytes(b"")
    assert read_safely(link, parse).value == "good 1"


def test_a_write_protected_file_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    write(path, b"good 1")
    # The superuser may write everything, so the system's answer is given here.
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(FileError) as caught:
        write(path, b"good 2")
    assert caught.value.trouble is Trouble.NOT_PERMITTED
    assert path.read_bytes() == b"good 1"


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("folder", Trouble.FOLDER),
        ("nowhere/game", Trouble.MISSING),
        ("file/game", Trouble.MISSING),
        ("n" * 300, Trouble.NAME),
        ("nul\0l", Trouble.NAME),
        ("loop", Trouble.NAME),
        ("pipe", Trouble.NOT_A_FILE),
    ],
)
def test_places_where_no_file_can_be_are_named(tmp_path: Path, name: str, trouble: Trouble) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "loop").symlink_to("loop")
    os.mkfifo(tmp_path / "pipe")
    path = tmp_path / name
    with pytest.raises(FileError) as written:
        write(path, b"good")
    assert written.value.trouble is trouble
    with pytest.raises(FileError) as read:
        read_bytes(path)
    assert read.value.trouble is trouble


def test_records_are_saved_and_loaded_with_the_copy_behind_them(tmp_path: Path) -> None:
    path = tmp_path / "спиль.pento"
    record = Record(TINY, TinyOptions(), tags={"Left": "Ann"})
    save_records(path, [record])
    record.play(next(record.position.moves()))
    save_records(path, [record, record])
    assert len(read_records(path)) == 2
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(PentoError):
        read_records(path)
    loaded = load_records(path)
    assert loaded.path == backup_path(path)
    assert isinstance(loaded.damage, PentoError)
    assert [len(each.main_line()) for each in loaded.value] == [0]
