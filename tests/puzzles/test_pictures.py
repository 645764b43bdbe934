"""Pictures of the Picture-Puzzle: samples, files, brushes and difficulty."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.blocks import SQUARES, read_square_name, square_name
from pentogames.core.cells import Square
from pentogames.games.picture_puzzle import PicturePuzzleOptions
from pentogames.puzzles.pictures import (
    HARDEST,
    Brush,
    Factor,
    Picture,
    PictureError,
    difficulty,
    painted,
    read_picture_file,
    samples,
    stroke,
    write_picture_file,
)
from pentogames.teach.words.picture_puzzle import CAUSES, tell_cause

NAMES = [
    "Red Cross",
    "H",
    "Square",
    "Triangle",
    "Space Rocket",
    "House",
    "Bottleneck / Traffic Jam",
    "Lightning",
    "Orion",
    "Four W",
    "Love",
    "Jackson Pollock",
]
EMPTY = "/".join(["........."] * 9)

pictures = st.lists(st.sampled_from("....rgby"), min_size=81, max_size=81).map(
    lambda symbols: "/".join("".join(symbols[i : i + 9]) for i in range(0, 81, 9))
)


def sample(name: str) -> Picture:
    return next(picture for picture in samples() if picture.name == name)


# Samples


def test_the_twelve_samples_are_there_in_their_order():
    assert [picture.name for picture in samples()] == NAMES
    assert len({picture.rows for picture in samples()}) == 12


@pytest.mark.parametrize("picture", samples(), ids=lambda picture: picture.name)
def test_a_sample_has_nine_stones_or_more_and_can_be_played(picture: Picture):
    assert sum(mask.bit_count() for mask in picture.stones) >= 9
    assert 1 <= sum(map(bool, picture.stones)) <= 4
    assert PicturePuzzleOptions(pictures=(picture.rows,)).picture(1) == picture.rows


def test_the_default_picture_is_the_first_sample():
    assert PicturePuzzleOptions().pictures == (samples()[0].rows,)


def test_four_w_are_one_letter_in_four_colours():
    first, *others = (
        {(s.x, s.y) for s in SQUARES if mask >> (s.y * 10 + s.x) & 1}
        for mask in sample("Four W").stones
    )
    for drop, other in zip((2, 4, 6), others, strict=True):
        assert other == {(x, y - drop) for x, y in first}


# Files


@given(
    pictures.filter(lambda rows: rows != EMPTY), st.sampled_from(["Love", "Ünter / 4", "x" * 60])
)
def test_files_are_read_as_written(rows: str, name: str):
    picture = Picture(name, rows)
    text = write_picture_file(picture)
    assert read_picture_file(text) == picture
    assert read_picture_file("\ufeff" + text.replace("\n", " \r\n") + "\r\n\r\n") == picture


LINES = ["picture Test", *["........."] * 8, "....r...."]


def changed(number: int, line: str | None) -> str:
    """Return a good file with one line, counted from 1, changed or left out."""
    lines = [*LINES[: number - 1], *([] if line is None else [line]), *LINES[number:]]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        (changed(1, "picture"), 1, 1),
        (changed(1, "Test"), 1, 1),
        (changed(1, "picture " + "x" * 61), 1, 9),
        (changed(1, "picture a\x07b"), 1, 9),
        (changed(10, None), 10, 1),
        (changed(10, "....r....\n........."), 11, 1),
        (changed(2, "........"), 2, 9),
        (changed(2, ".........."), 2, 10),
        (changed(5, "...q....."), 5, 4),
        (changed(10, "....R...."), 10, 5),
        (changed(10, "........."), 2, 1),
    ],
)
def test_what_is_wrong_with_a_file_is_told(text: str, line: int, column: int):
    with pytest.raises(PictureError) as caught:
        read_picture_file(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert str(caught.value) == f"{line}:{column}: {caught.value.reason}"


# Brushes


@pytest.mark.parametrize(
    ("brush", "names"),
    [
        (Brush.SINGLE, "b1"),
        (Brush.LEFT_RIGHT, "b1 h1"),
        (Brush.TOP_BOTTOM, "b1 b9"),
        (Brush.CROSS, "b1 h1 b9 h9"),
        (Brush.RISING, "b1 a2"),
        (Brush.FALLING, "b1 i8"),
        (Brush.HALF_TURN, "b1 h9"),
        (Brush.QUARTER_TURNS, "b1 a8 h9 i2"),
        (Brush.STAR, "b1 h1 b9 h9 a2 i8 a8 i2"),
    ],
)
def test_a_brush_paints_images_too(brush: Brush, names: str):
    painted_squares = stroke(Square(1, 0), brush)
    assert [square_name(square) for square in painted_squares] == names.split()


@given(st.sampled_from(SQUARES), st.sampled_from(list(Brush)))
def test_what_a_brush_has_painted_it_paints_from_any_of_the_squares(square: Square, brush: Brush):
    squares = stroke(square, brush)
    assert len(set(squares)) == len(squares)
    assert squares[0] == square
    for other in squares:
        assert set(stroke(other, brush)) == set(squares)


def test_a_square_has_one_colour():
    rows = painted(EMPTY, map(read_square_name, ["a9", "i1"]), "r")
    assert rows.startswith("r........")
    assert rows.endswith("........r")
    rows = painted(rows, [read_square_name("a9")], "y")
    assert rows.count("r") == rows.count("y") == 1
    assert painted(painted(rows, [Square(0, 8)], None), [Square(8, 0)], None) == EMPTY


# Difficulty


def test_samples_spread_over_all_levels():
    levels = {picture.name: difficulty(picture.rows).level for picture in samples()}
    assert set(levels.values()) == {1, 2, 3, 4, 5}
    assert levels["Square"] == levels["H"] == levels["Red Cross"] == 1
    assert levels["Jackson Pollock"] == HARDEST
    assert levels["House"] < levels["Orion"] < levels["Jackson Pollock"]


def test_figures_are_those_of_the_picture():
    figures = {
        cause.factor: cause.figure for cause in difficulty(sample("Space Rocket").rows).causes
    }
    assert figures == {
        Factor.ASYMMETRY: 0,
        Factor.PATCHES: 6,  # nose, two fins, hull, window, flame
        Factor.BLOCKS: 7,
        Factor.COLOURS: 3,
        Factor.STONES: 31,
    }
    half = painted(EMPTY, [Square(4, 4), Square(0, 0), Square(1, 3), Square(7, 4)], "b")
    assert difficulty(half).causes[0].factor is Factor.ASYMMETRY


@given(pictures)
def test_an_estimate_is_a_level_with_its_causes(rows: str):
    estimate = difficulty(rows)
    assert 1 <= estimate.level <= HARDEST
    assert {cause.factor for cause in estimate.causes} == set(Factor)
    weights = [cause.weight for cause in estimate.causes]
    assert weights == sorted(weights, reverse=True)
    assert min(weights) >= 0
    turned = "/".join("".join(row[x] for row in reversed(rows.split("/"))) for x in range(9))
    assert difficulty(turned) == estimate


def test_an_empty_board_is_easy():
    assert difficulty(EMPTY).level == 1


def test_every_cause_has_its_sentence():
    assert set(CAUSES) == set(Factor)
    assert tell_cause(Factor.ASYMMETRY, 0) == "It is symmetrical."
    assert tell_cause(Factor.ASYMMETRY, 23) == "23 % of its stones break the symmetry."
    assert tell_cause(Factor.COLOURS, 1) == "It has one colour."
    for factor in Factor:
        assert tell_cause(factor, 5).endswith(".")
