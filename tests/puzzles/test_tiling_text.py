"""Texts of tiling puzzles: what is read, what is refused and where, drawings of solutions."""

from pathlib import Path

import pytest

import pentogames
from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.puzzles.tiling import Laid, Tiling
from pentogames.puzzles.tiling_count import count, solutions
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_text import TilingError, draw, read_tiling

PAGE = Path(pentogames.__file__).with_name("puzzles") / "TILING.md"
LINE = Laid("I", tuple(Square(x, 1) for x in range(5)))


def test_the_example_of_the_page_has_the_one_way_that_it_promises() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    first = lines.index("    pieces: FILNPTUVWXYZ")
    example = "\n".join(line[4:] for line in lines[first : first + 7])
    tiling = read_tiling(example)
    assert [laid.piece for laid in tiling.givens] == ["X"]
    assert list(count(tiling).values()) == [1]


@pytest.mark.parametrize(
    "text",
    [
        "IIIII\n.....",
        "\ufeffIIIII\r\n.....\r\n",
        "\n\nIIIII  \n.....\n\npieces: FILNPTUVWXYZ\n",
        "pieces: F I L N P T U V W X Y Z\rIIIII\r.....",
        "pieces:FIL1NPTUVW XYZ1\nIIIII#\n.....##",
    ],
)
def test_a_puzzle_is_read_however_it_is_written(text: str) -> None:
    assert read_tiling(text) == Tiling(rectangle(5, 2), LETTERS, (LINE,))


def test_copies_are_counted_and_blanks_lie_outside() -> None:
    tiling = read_tiling("pieces: P2 L P I 3\n. .\n#.\n")
    assert tiling.pieces == "IIILPPP"
    assert tiling.region == {Square(0, 1), Square(2, 1), Square(1, 0)}


def test_givens_of_one_letter_may_lie_apart() -> None:
    tiling = read_tiling("pieces: I2 L\nIIIII\n.....\nIIIII\n")
    assert [laid.squares[0].y for laid in tiling.givens] == [0, 2]
    assert tiling.left == "L"


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ("", 1, 1, "expected the drawing of a region, such as ...."),
        ("pieces: F\n\n", 1, 1, "expected the drawing of a region, such as ...."),
        ("..A..", 1, 3, "'A' is neither . nor # nor a piece"),
        ("..x..", 1, 3, "'x' is neither . nor # nor a piece"),
        ("\n.\t.", 2, 2, "'\\t' is neither . nor # nor a piece"),
        ("##\n##", 1, 1, "the region has no square"),
        ("....\n\n....", 3, 1, "the drawing is interrupted before this line"),
        ("....\npieces: F\n....", 3, 1, "the drawing is interrupted before this line"),
        ("pieces: F\npieces: F\n.....", 2, 1, "the pieces are there already"),
        ("pieces: F Q\n.....", 1, 11, "there is no piece Q"),
        ("pieces: 2F\n.....", 1, 9, "there is no piece 2"),
        ("pieces: F, I\n.....", 1, 10, "there is no piece ,"),
        ("pieces: F I1000\n.....", 1, 11, "there are more than 999 pieces"),
        ("pieces: F" + "9" * 5000 + "\n.....", 1, 9, "there are more than 999 pieces"),
        ("." * 65, 1, 65, "there are more than 64 columns"),
        (".\n" * 65, 65, 1, "there are more than 64 rows"),
        ("...\n.II\n.II", 2, 2, "these squares have not the form of a piece I"),
        ("IIIII\nIIIII", 1, 1, "these squares have not the form of a piece I"),
        ("pieces: F\nIIIII", 2, 1, "more pieces I are given than there are"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    text: str, line: int, column: int, reason: str
) -> None:
    with pytest.raises(TilingError) as caught:
        read_tiling(text)
    assert (caught.value.line, caught.value.column, caught.value.reason) == (line, column, reason)
    assert str(caught.value) == f"{line}:{column}: {reason}"


def test_a_solution_is_drawn_as_it_is_read() -> None:
    tiling = Tiling(rectangle(4, 5))
    drawings = [draw(tiling.region, solution) for solution in solutions(tiling)]
    assert len(set(drawings)) == 50
    for drawing, solution in zip(drawings, solutions(tiling), strict=True):
        assert read_tiling(drawing) == Tiling(tiling.region, LETTERS, solution)


def test_a_drawing_shows_what_is_vacant_and_what_lies_outside() -> None:
    assert draw({Square(1, 1), Square(3, 2)}, ()) == "##.\n.##"
    assert draw(rectangle(5, 2), (LINE,)) == "IIIII\n....."
