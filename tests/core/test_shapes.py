"""The twelve pentominoes: forms, marks, placements, and a piece in hand."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.cells import Square, read_letter_name
from pentogames.core.shapes import (
    LETTERS,
    NUMBERS,
    SHAPES,
    TRANSFORMS,
    Hand,
    Transform,
    marked_squares,
    moved,
    placements,
    squares_from_marks,
)

ORIENTATIONS = dict.fromkeys("FLNPY", 8) | dict.fromkeys("TUVWZ", 4) | {"I": 2, "X": 1}
# Orientations times the places of their rectangles: 3x3, 2x3, 2x4 and 1x5 squares.
ON_TEN_BY_TEN = {"X": 64, "I": 120, "U": 288, "F": 512, "P": 576} | (
    dict.fromkeys("TVWZ", 256) | dict.fromkeys("LNY", 504)
)

pieces = st.sampled_from(LETTERS)
transforms = st.sampled_from(TRANSFORMS)
offsets = st.tuples(st.integers(-5, 5), st.integers(-5, 5))


def test_the_shapes_are_the_twelve_free_pentominoes() -> None:
    forms = {
        min(
            tuple(sorted(moved_to_corner([turn.apply(o) for o in shape.offsets])))
            for turn in TRANSFORMS
        )
        for shape in SHAPES.values()
    }
    assert forms == free_pentominoes()
    assert "".join(SHAPES) == LETTERS
    assert sorted(NUMBERS) == list(range(1, 13))


def moved_to_corner(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return [(x - left, y - low) for x, y in cells]


def free_pentominoes() -> set[tuple[tuple[int, int], ...]]:
    """Grow all forms of five squares, a square at a time; turned and flipped ones are the same."""
    forms = {((0, 0),)}
    for _ in range(4):
        grown = set()
        for form, (dx, dy) in product(forms, [(1, 0), (-1, 0), (0, 1), (0, -1)]):
            for x, y in form:
                cells = {*form, (x + dx, y + dy)}
                if len(cells) > len(form):
                    grown.add(
                        min(
                            tuple(sorted(moved_to_corner([turn.apply(c) for c in cells])))
                            for turn in TRANSFORMS
                        )
                    )
        forms = grown
    return forms


def test_the_pieces_have_63_fixed_orientations() -> None:
    assert {letter: len(SHAPES[letter].orientations) for letter in LETTERS} == ORIENTATIONS
    assert sum(ORIENTATIONS.values()) == 63


@pytest.mark.parametrize("letter", LETTERS)
def test_an_orientation_is_reached_by_its_transform(letter: str) -> None:
    shape = SHAPES[letter]
    for orientation in shape.orientations:
        turned = [orientation.transform.apply(offset) for offset in shape.offsets]
        assert sorted(moved_to_corner(turned)) == list(orientation.offsets)
        assert len(orientation.marks) == 8 // ORIENTATIONS[letter] or letter in "XI"
        assert orientation.marks == tuple(sorted(orientation.marks))


def test_placements_on_ten_by_ten_are_4096() -> None:
    counts = {
        letter: sum(1 for _ in placements(letter, range(10), range(10))) for letter in LETTERS
    }
    assert counts == ON_TEN_BY_TEN
    assert sum(counts.values()) == 4096


@pytest.mark.parametrize(
    ("piece", "first", "second", "squares"),
    [
        ("F", "D3", "C5", "D3 C4 D4 E4 C5"),  # turned by a quarter; the source's 12-D3-C5
        ("L", "B3", "E4", "B3 C3 D3 E3 E4"),
        ("X", "B2", "B2", "B2 A2 C2 B1 B3"),
        ("I", "A6", "A10", "A6 A7 A8 A9 A10"),
        ("U", "E5", "D7", "E5 D5 D6 D7 E7"),
    ],
)
def test_marks_name_squares(piece: str, first: str, second: str, squares: str) -> None:
    expected = {read_letter_name(name) for name in squares.split()}
    found = squares_from_marks(piece, read_letter_name(first), read_letter_name(second))
    assert found is not None
    assert set(found) == expected


@given(pieces, st.integers(-20, 20), st.integers(-20, 20), st.integers(0, 4), st.data())
def test_marks_and_squares_undo_each_other(
    piece: str, x: int, y: int, level: int, data: st.DataObject
) -> None:
    orientation = data.draw(st.sampled_from(SHAPES[piece].orientations))
    squares = moved(orientation.offsets, x, y, level)
    marks = marked_squares(piece, reversed(squares))
    assert marks is not None
    assert squares_from_marks(piece, *marks) == squares
    for (x1, y1), (x2, y2) in orientation.marks:
        first, second = Square(x + x1, y + y1, level), Square(x + x2, y + y2, level)
        assert squares_from_marks(piece, first, second) == squares
        assert marks <= (first, second)


def test_other_squares_have_no_marks() -> None:
    assert marked_squares("X", []) is None
    assert marked_squares("X", [Square(x, 0) for x in range(5)]) is None
    assert marked_squares("I", [Square(x, 0) for x in range(4)]) is None
    assert squares_from_marks("I", Square(0, 0), Square(3, 0)) is None


@given(transforms, offsets)
def test_turning_four_times_and_flipping_twice_changes_nothing(
    transform: Transform, offset: tuple[int, int]
) -> None:
    turned = transform
    for _ in range(4):
        turned = turned.then_turned(1)
    assert turned == transform
    assert transform.then_flipped().then_flipped() == transform
    x, y = transform.apply(offset)
    assert transform.then_turned(1).apply(offset) == (y, -x)
    assert transform.then_flipped().apply(offset) == (-x, y)


@given(pieces, transforms, st.integers(0, 4), st.integers(-9, 9), st.integers(-9, 9))
def test_a_piece_in_hand_turns_about_the_gripped_square(
    piece: str, transform: Transform, grip: int, x: int, y: int
) -> None:
    square = Square(x, y, 2)
    hand = Hand(piece, transform).gripped(grip)
    for held in (hand, hand.turned(), hand.turned(-1), hand.flipped()):
        assert held.offsets()[grip] == (0, 0)
        assert square in held.at(square)
        assert marked_squares(piece, held.at(square)) is not None
    assert hand.turned().turned(-1) == hand
    assert hand.turned(2).turned(2) == hand
    assert hand.flipped().flipped() == hand
    assert [(y, -x) for x, y in hand.offsets()] == list(hand.turned().offsets())


@given(pieces)
def test_turning_and_flipping_reach_all_orientations(piece: str) -> None:
    hand = Hand(piece)
    seen = set()
    for start in (hand, hand.flipped()):
        for quarters in range(4):
            cells = list(start.turned(quarters).offsets())
            seen.add(tuple(sorted(moved_to_corner(cells))))
    assert seen == {orientation.offsets for orientation in SHAPES[piece].orientations}
