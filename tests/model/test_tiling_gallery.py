"""The solutions that were found: kept once each, by whichever program, and never lost."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from pentogames.model.tiling_gallery import TilingGallery


@pytest.fixture
def path(tmp_path: Path, qapp: QCoreApplication) -> Path:
    return tmp_path / "data" / "solutions.json"


def test_a_solution_is_kept_once(path: Path) -> None:
    gallery = TilingGallery(path)
    assert gallery.found("a") == ()
    assert [gallery.note("a", code) for code in ("F1", "X2", "F1")] == [True, True, False]
    assert gallery.note("b", "F1")
    for each in (gallery, TilingGallery(path)):
        assert (each.found("a"), each.found("b")) == (("F1", "X2"), ("F1",))


def test_two_programs_lose_nothing_of_each_other(path: Path) -> None:
    one, other = TilingGallery(path), TilingGallery(path)
    one.note("a", "F1")
    assert not other.note("a", "F1")
    other.note("a", "X2")
    one.note("a", "Z3")
    assert set(TilingGallery(path).found("a")) == {"F1", "X2", "Z3"}


@pytest.mark.parametrize("text", ["", "[]", '{"solutions": 1}', '{"solutions": {"a": [1]}}'])
def test_a_damaged_file_is_none_and_is_replaced(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)
    gallery = TilingGallery(path)
    assert gallery.found("a") == ()
    gallery.note("a", "F1")
    assert TilingGallery(path).found("a") == ("F1",)


def test_it_is_told_once_that_nothing_can_be_kept(path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    gallery, told = TilingGallery(path), list[str]()
    gallery.failed.connect(told.append)
    assert gallery.note("a", "F1")
    assert gallery.note("a", "X2")
    assert len(told) == 1
    assert told[0].startswith("The solutions that you find cannot be saved: ")
    assert gallery.found("a") == ("F1", "X2")
