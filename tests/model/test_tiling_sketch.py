"""What was drawn last is kept, and damage to its file does no harm."""

from pathlib import Path

from pentogames.model.tiling_sketch import TilingSketch
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_text import Titled

LINE = Tiling(rectangle(5, 1), "I")


def test_the_last_puzzle_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "drawn.pentile"
    sketch = TilingSketch(path)
    assert sketch.kept is None
    sketch.keep(Tiling(rectangle(5, 2)), "First")
    sketch.keep(LINE, "Länge")
    assert TilingSketch(path).kept == Titled("Länge", LINE)


def test_a_damaged_file_gives_the_copy_before_it_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "drawn.pentile"
    sketch = TilingSketch(path)
    sketch.keep(LINE, "First")
    sketch.keep(LINE, "Second")
    path.write_text("?", encoding="utf-8")
    assert TilingSketch(path).kept == Titled("First", LINE)
    path.with_name("drawn.pentile~").unlink()
    assert TilingSketch(path).kept is None


def test_what_cannot_be_kept_is_told_once(qtbot, tmp_path: Path) -> None:
    path = tmp_path / "drawn.pentile"
    path.mkdir()
    sketch = TilingSketch(path)
    told: list[str] = []
    sketch.failed.connect(told.append)
    sketch.keep(LINE, "")
    sketch.keep(LINE, "")
    assert told == ["What you have drawn cannot be kept: that is a folder."]
    assert sketch.kept == Titled("", LINE)
