"""Pictures and records in the user's own folder."""

from pathlib import Path

import pytest

from pentogames.model.picture_gallery import Gallery, export_picture, import_picture
from pentogames.model.picture_records import Best, PictureRecords
from pentogames.puzzles.pictures import Picture, PictureError, samples
from pentogames.store.safe_files import FileError

ROWS = samples()[0].rows
OTHER = samples()[1].rows


def test_pictures_are_kept_by_name_whatever_the_name(tmp_path: Path) -> None:
    gallery = Gallery(tmp_path / "new" / "folder")
    assert gallery.own() == ()
    names = ["../up", "a/b", "王", "王王", "CON", "Größe", "grosse", ".", "x" * 60]
    for name in names:
        gallery.save(Picture(name, ROWS))
    assert sorted(picture.name for picture in gallery.own()) == sorted(names)
    assert {path.parent for path in tmp_path.rglob("*.txt")} == {gallery.folder}
    gallery.save(Picture("a/b", OTHER))
    assert {p.name: p.rows for p in gallery.own()}["a/b"] == OTHER
    for name in names:
        gallery.delete(name)
    assert gallery.own() == ()
    assert list(gallery.folder.iterdir()) == []


def test_a_damaged_picture_falls_back_to_the_copy_before_it(tmp_path: Path) -> None:
    gallery = Gallery(tmp_path)
    gallery.save(Picture("A", ROWS))
    gallery.save(Picture("A", OTHER))
    (path,) = tmp_path.glob("*.txt")
    path.write_bytes(b"\xff\xfe")
    assert gallery.own() == (Picture("A", ROWS),)
    (tmp_path / "strange.txt").write_text("no picture", encoding="utf-8")
    assert gallery.own() == (Picture("A", ROWS),)


def test_what_is_no_picture_is_not_imported(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    for data in (b"", b"\xff", b"picture X\n" + b"." * 20_000):
        path.write_bytes(data)
        with pytest.raises(PictureError):
            import_picture(path)
    with pytest.raises(FileError):
        import_picture(tmp_path / "missing.txt")
    export_picture(path, samples()[7])
    assert import_picture(path) == samples()[7]


def test_a_record_is_a_higher_number_or_less_time(tmp_path: Path) -> None:
    records = PictureRecords(tmp_path / "data")
    assert records.best(ROWS) is None
    assert records.note(ROWS, Best(2, 30.0))
    assert not records.note(ROWS, Best(1, 5.0))
    assert not records.note(ROWS, Best(2, 30.0))
    assert records.note(ROWS, Best(2, 29.5))
    assert records.note(ROWS, Best(3, 90.0))
    assert records.note(OTHER, Best(1, 1.0))
    again = PictureRecords(tmp_path / "data")
    assert again.best(ROWS) == Best(3, 90.0)
    assert again.best(OTHER) == Best(1, 1.0)


@pytest.mark.parametrize("data", [b"", b"[]", b'{"x": 1}', b'{"x": {"n": "1"}}', b"\xff"])
def test_damaged_records_are_begun_anew(tmp_path: Path, data: bytes) -> None:
    records = PictureRecords(tmp_path)
    records.path.write_bytes(data)
    assert records.best(ROWS) is None
    assert records.note(ROWS, Best(1, 2.0))
    assert records.best(ROWS) == Best(1, 2.0)
