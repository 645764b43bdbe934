"""The boards of Universe."""

import pytest

from pentogames.core.cells import letter_name, read_letter_name
from pentogames.games._universe_board import OUTER, centre_board, framed_board

WHOLE = framed_board(OUTER)


def names(board, mask: int) -> set[str]:
    return {letter_name(square) for square in board.grid.squares(mask)}


def test_the_whole_board_has_200_squares_in_five_regions():
    sizes = {name: mask.bit_count() for name, mask in WHOLE.regions.items()}
    assert sizes == {"centre": 100, "south": 25, "west": 25, "north": 25, "east": 25}
    assert WHOLE.area.bit_count() == 200


def test_columns_begin_and_end_where_the_published_layout_says():
    heights, first_rows = [], []
    for x in range(16):
        column = [square.y + 1 for square in WHOLE.grid.squares(WHOLE.area) if square.x == x]
        heights.append(len(column))
        first_rows.append(column[0])
        assert column == list(range(column[0], column[-1] + 1))
    assert heights == [5, 10, 10, 14, 14, 15, 16, 16, 16, 16, 15, 14, 14, 10, 10, 5]
    assert first_rows == [7, 4, 4, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 4, 4, 6]


def test_the_board_is_its_own_quarter_turn_but_not_its_mirror_image():
    cells = {(square.x, square.y) for square in WHOLE.grid.squares(WHOLE.area)}
    assert {(y, 15 - x) for x, y in cells} == cells
    assert {(15 - x, y) for x, y in cells} != cells


def test_each_outer_region_is_two_full_rows_and_a_row_of_five():
    south = WHOLE.grid.squares(WHOLE.regions["south"])
    assert [sum(square.y == y for square in south) for y in range(3)] == [5, 10, 10]
    lowest = [letter_name(square) for square in south if square.y == 0]
    assert lowest == ["F1", "G1", "H1", "I1", "J1"]
    west = WHOLE.grid.squares(WHOLE.regions["west"])
    assert [sum(square.x == x for square in west) for x in range(3)] == [5, 10, 10]


def test_regions_lie_at_their_sides():
    for name, square in {"south": "H1", "west": "A9", "north": "I16", "east": "P8"}.items():
        assert square in names(WHOLE, WHOLE.regions[name])
    assert {"D4", "M13", "D13", "M4"} <= names(WHOLE, WHOLE.regions["centre"])


@pytest.mark.parametrize(
    ("board", "heart"),
    [
        (centre_board(10), {"E5", "E6", "F5", "F6"}),
        (centre_board(9), {"E5", "F5"}),
        (WHOLE, {"H8", "H9", "I8", "I9"}),
    ],
)
def test_the_heart(board, heart: set[str]):
    assert names(board, board.heart) == heart


def test_unused_regions_are_told_from_what_is_off_the_board():
    board = framed_board(("south", "west"))
    assert set(board.regions) == {"centre", "south", "west"}
    assert set(board.unused) == {"north", "east"}
    assert board.area.bit_count() == 150
    assert board.holds(read_letter_name("P8"))
    assert not board.area >> board.grid.index(read_letter_name("P8")) & 1
    assert not board.holds(read_letter_name("A1"))
    assert not board.holds(read_letter_name("Q8"))
    assert not board.holds(read_letter_name("H8")._replace(level=1))
    touched = board.grid.mask(map(read_letter_name, ["M8", "N8", "I14"]))
    assert board.unused_regions(touched) == ("north", "east")
