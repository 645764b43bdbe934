"""Files of tiling puzzles: written and read back exactly, titles, and what is wrong where."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.cli.main import run_subcommand
from pentogames.core.cells import Square
from pentogames.puzzles.tiling import Laid, Tiling
from pentogames.puzzles.tiling_ending import ENDING, is_tiling_file
from pentogames.puzzles.tiling_file import MIME, load_tiling, save_tiling
from pentogames.puzzles.tiling_library import entries
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_text import (
    LONGEST_TITLE,
    TilingError,
    Titled,
    read_titled,
    write_tiling,
)
from pentogames.store.safe_files import FileError

PAGE = Path(__file__).parents[2] / "pentogames" / "puzzles" / "TILING.md"


def test_the_page_names_the_ending_and_the_kind_of_file() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert f"`NAME{ENDING}`" in text
    assert f"`{MIME}`" in text
    assert is_tiling_file(Path("cat.PENTILE"))
    assert not is_tiling_file(Path("cat.pento"))


def test_every_shipped_puzzle_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / f"ö王{ENDING}"
    for entry in entries():
        save_tiling(path, entry.puzzle, entry.name)
        assert load_tiling(path) == Titled(entry.name, entry.puzzle)


squares = st.tuples(st.integers(0, 8), st.integers(0, 8)).map(lambda place: Square(*place))
regions = st.frozensets(squares, min_size=1, max_size=40)
titles = st.text(
    st.characters(codec="utf-8", exclude_categories=["C", "Z"]), max_size=LONGEST_TITLE
)


@given(regions, st.text("FILNPTUVWXYZ", max_size=30), titles)
def test_any_puzzle_is_read_back_from_its_corner(
    region: frozenset[Square], pieces: str, title: str
) -> None:
    read = read_titled(write_tiling(Tiling(region, pieces), title))
    left, low = min(s.x for s in region), min(s.y for s in region)
    shifted = frozenset(Square(x - left, y - low) for x, y, _ in region)
    assert read == Titled(title, Tiling(shifted, pieces))


def test_two_givens_of_a_letter_that_touch_cannot_be_written() -> None:
    rows = (Laid("I", tuple(Square(x, y) for x in range(5))) for y in range(2))
    with pytest.raises(ValueError, match="I"):
        write_tiling(Tiling(rectangle(5, 2), "II", tuple(rows)))


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ("title: a\n.....\n\ntitle: b", 4, 1, "the title is there already"),
        ("pieces: I\npieces: I\n.....", 2, 1, "the pieces are there already"),
        ("title:  " + "a" * 61 + "\n.....", 1, 69, "a title has at most 60 characters"),
        ("title: a\x07b\n.....", 1, 9, r"'\x07' cannot stand in a title"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    text: str, line: int, column: int, reason: str
) -> None:
    with pytest.raises(TilingError) as caught:
        read_titled(text)
    error = caught.value
    assert (error.line, error.column, error.reason) == (line, column, reason)


def test_bytes_that_are_no_text_are_named_with_their_place(tmp_path: Path) -> None:
    path = tmp_path / "wrong.pentile"
    path.write_bytes("title: ä\n..é.".encode() + b"\xff.\n")
    with pytest.raises(TilingError) as caught:
        load_tiling(path)
    assert str(caught.value) == "2:5: that is no text in UTF-8"


def test_a_file_that_is_not_there_is_an_error_of_files(tmp_path: Path) -> None:
    with pytest.raises(FileError):
        load_tiling(tmp_path / "none.pentile")


def test_commands_take_such_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.pentile", tmp_path / "bad.pentile"
    save_tiling(good, Tiling(rectangle(5, 1), "I"), "Line")
    bad.write_text("title: bad\n..x..\n", encoding="utf-8")
    assert run_subcommand(["check", str(good), str(bad)]) == 1
    assert capsys.readouterr().out == f"{bad}:2:3: 'x' is neither . nor # nor a piece\n"
    assert run_subcommand(["solve", str(good), "--count"]) == 0
    assert capsys.readouterr().out == "1 solution.\n"
