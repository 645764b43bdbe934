import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.blocks import (
    BLOCK_MASKS,
    BLOCK_SQUARES,
    BLOCKS,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    GRID,
    LAYOUT,
    OFF_BOARD,
    ROWS,
    SQUARES,
    block_centre,
    block_of,
    carried,
    drawn,
    has_five,
    is_block,
    is_quarter,
    on_board,
    read_rows,
    read_square_name,
    rows_of_five,
    square_name,
    symbol_at,
    tracked,
    turned,
    write_rows,
)
from pentogames.core.cells import Square
from pentogames.core.game import NotationError

squares = st.sampled_from(SQUARES)
boards = st.sets(squares).map(GRID.mask)
blocks = st.sampled_from(list(BLOCKS))
quarters = st.sampled_from([CLOCKWISE, COUNTER_CLOCKWISE])


def mask(names: str) -> int:
    return GRID.mask(map(read_square_name, names.split()))


def test_blocks_are_numbered_as_read():
    first = {block: square_name(BLOCK_SQUARES[block][0]) for block in BLOCKS}
    assert first == dict(
        zip(BLOCKS, ["a7", "d7", "g7", "a4", "d4", "g4", "a1", "d1", "g1"], strict=True)
    )
    numbers = [block_of(read_square_name(name)) for name in ("c7", "f9", "e5", "a3", "i1")]
    assert numbers == [1, 2, 5, 7, 9]
    assert sum(BLOCK_MASKS.values()) == GRID.full
    assert block_centre(1) == (1.5, 7.5)
    assert block_centre(5) == (4.5, 4.5)


def test_a_clockwise_turn_carries_the_upper_left_to_the_upper_right():
    assert carried(Square(0, 8), 1, CLOCKWISE) == Square(2, 8)
    assert carried(Square(2, 8), 1, CLOCKWISE) == Square(2, 6)
    assert carried(Square(0, 8), 1, COUNTER_CLOCKWISE) == Square(0, 6)
    assert carried(Square(1, 7), 1, CLOCKWISE) == Square(1, 7)
    assert carried(Square(0, 8), 2, CLOCKWISE) == Square(0, 8)
    assert turned(mask("d4 e4 f5 a1"), 5, CLOCKWISE) == mask("d6 d5 e4 a1")


@given(boards, blocks, quarters)
def test_turning_moves_every_square_as_carried(board: int, block: int, turn: int):
    moved = {carried(square, block, turn) for square in GRID.squares(board)}
    after = turned(board, block, turn)
    assert set(GRID.squares(after)) == moved
    assert turned(after, block, -turn) == board
    places = bytes(GRID.index(square) for square in GRID.squares(board)) + bytes((OFF_BOARD,))
    places = tracked(places, block, turn)
    assert places[-1] == OFF_BOARD
    assert sum(1 << index for index in places[:-1]) == after


@given(boards, blocks, quarters)
def test_four_quarters_bring_a_block_home(board: int, block: int, turn: int):
    again = board
    for _ in range(4):
        again = turned(again, block, turn)
    assert again == board


def test_there_are_140_rows_of_five():
    assert len(set(ROWS)) == len(ROWS) == 140
    ends = [GRID.squares(row)[::4] for row in ROWS]
    steps = [(abs(b.x - a.x) // 4, abs(b.y - a.y) // 4) for a, b in ends]
    assert (steps.count((1, 0)), steps.count((0, 1)), steps.count((1, 1))) == (45, 45, 50)
    rising = [a for a, b in ends if b.x - a.x == b.y - a.y]
    assert len(rising) == 25
    assert all(has_five(row) for row in ROWS)


@given(boards)
def test_a_five_is_one_of_the_rows(board: int):
    expected = any(board & row == row for row in ROWS)
    assert has_five(board) == expected
    found = rows_of_five(board)
    assert bool(found) == expected
    covered = {row for row in ROWS if board & row == row}
    for line in found:
        assert len(line) >= 5
        assert GRID.mask(line) & ~board == 0
        covered -= {row for row in covered if GRID.mask(line) & row == row}
    assert covered == set()


def test_dense_boards_have_the_rows_that_are_there():
    rng = random.Random(5)
    for _ in range(300):
        board = GRID.mask(rng.sample(SQUARES, 50))
        assert has_five(board) == any(board & row == row for row in ROWS)
        lines = [GRID.mask(line) for line in rows_of_five(board)]
        spans = {row for line in lines for row in ROWS if line & row == row}
        assert spans == {row for row in ROWS if board & row == row}


def test_rows_are_whole_and_from_end_to_end():
    assert rows_of_five(mask("b2 c2 d2 e2 f2 g2 a9")) == (
        tuple(map(read_square_name, ["b2", "c2", "d2", "e2", "f2", "g2"])),
    )
    cross = rows_of_five(mask("a1 b2 c3 d4 e5 e1 e2 e3 e4"))
    assert [[square_name(square) for square in line] for line in cross] == [
        ["e1", "e2", "e3", "e4", "e5"],
        ["a1", "b2", "c3", "d4", "e5"],
    ]
    assert rows_of_five(mask("h1 i1 a2 b2 c2")) == ()
    assert rows_of_five(mask("a1 b1 c1 d1")) == ()


@given(st.lists(st.sampled_from(".rgby"), min_size=81, max_size=81))
def test_rows_are_written_and_read(symbols: list[str]):
    text = "/".join("".join(symbols[i : i + 9]) for i in range(0, 81, 9))
    stones = read_rows(text, "rgby")
    assert write_rows(stones, "rgby") == text
    assert symbol_at(stones, "rgby", Square(0, 8)) == symbols[0]
    assert symbol_at(stones, "rgby", Square(8, 0)) == symbols[-1]


ROW = "........."


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("/".join([ROW] * 8), 80),
        ("/".join([ROW] * 10), 90),
        ("/".join([ROW, "....x....", *[ROW] * 7]), 15),
        ("/".join([ROW, "........", *[ROW] * 7]), 19),
        ("/".join([ROW, "..........", *[ROW] * 7]), 20),
        ("/".join([*[ROW] * 8, "........"]), 89),
    ],
)
def test_what_is_wrong_with_rows_is_told(text: str, column: int):
    with pytest.raises(NotationError) as caught:
        read_rows(text, "12")
    assert caught.value.column == column


def test_the_board_is_drawn_with_its_blocks_apart():
    lines = drawn((mask("a9"), mask("e5 i1")), "12").splitlines()
    assert lines[0] == "9  1 . .   . . .   . . ."
    assert lines[3] == ""
    assert lines[5] == "5  . . .   . 2 .   . . ."
    assert lines[10] == "1  . . .   . . .   . . 2"
    assert lines[-1] == "   a b c   d e f   g h i"


def test_squares_have_small_letters():
    assert LAYOUT.name(Square(8, 0)) == "i1"
    assert LAYOUT.square("e5") == LAYOUT.square("E5") == Square(4, 4)
    assert [area.name for area in LAYOUT.areas] == list("123456789")
    assert LAYOUT.areas[4].squares == BLOCK_SQUARES[5]
    for text in ("j1", "a10", "5e", ""):
        with pytest.raises(ValueError, match=r"board|square"):
            LAYOUT.square(text)


def test_values_of_any_kind_are_told_from_the_real_ones():
    assert on_board(Square(0, 0))
    for value in (None, "e5", (0, 0), Square(9, 0), Square(0, -1), Square(0, 0, 1)):
        assert not on_board(value)
    assert not on_board(Square(0.5, 0))  # type: ignore[arg-type]
    assert is_block(9)
    assert not any(map(is_block, (0, 10, -1, None, "5", 5.0, True)))
    assert is_quarter(-1)
    assert not any(map(is_quarter, (0, 2, None, "R", 1.0, True)))
