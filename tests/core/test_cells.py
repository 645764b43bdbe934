"""Squares and sets of squares, against sets of pairs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.cells import Grid, Square, bits, letter_name, read_letter_name

GRIDS = st.builds(Grid, st.integers(1, 9), st.integers(1, 9))


@st.composite
def grids_with_squares(draw: st.DrawFn) -> tuple[Grid, set[Square]]:
    grid = draw(GRIDS)
    cells = st.builds(
        Square, st.integers(0, grid.columns - 1), st.integers(0, grid.rows - 1), st.just(0)
    )
    return grid, draw(st.sets(cells))


def neighbours(grid: Grid, square: Square) -> set[Square]:
    x, y, _ = square
    around = (Square(x - 1, y), Square(x + 1, y), Square(x, y - 1), Square(x, y + 1))
    return {other for other in around if grid.holds(other)}


def flood(grid: Grid, seeds: set[Square], area: set[Square]) -> set[Square]:
    found = seeds & area
    waiting = list(found)
    while waiting:
        for other in (neighbours(grid, waiting.pop()) & area) - found:
            found.add(other)
            waiting.append(other)
    return found


@pytest.mark.parametrize(
    ("square", "name"),
    [(Square(0, 0), "A1"), (Square(9, 9), "J10"), (Square(25, 98), "Z99")],
)
def test_squares_have_letter_names(square: Square, name: str) -> None:
    assert letter_name(square) == name
    assert read_letter_name(name) == square
    assert read_letter_name(name.lower()) == square


@pytest.mark.parametrize("square", [Square(-1, 0), Square(26, 0), Square(0, -1)])
def test_squares_beyond_the_letters_have_no_name(square: Square) -> None:
    with pytest.raises(ValueError, match="no letter"):
        letter_name(square)


@pytest.mark.parametrize("text", ["", "A", "1", "1A", "A0", "A01", "A-1", "A1 ", "Ä1", "A²", "A١"])
def test_other_texts_name_no_square(text: str) -> None:
    with pytest.raises(ValueError, match="no square"):
        read_letter_name(text)


@given(st.sets(st.integers(0, 300)))
def test_bits_gives_the_members_of_a_set_in_order(members: set[int]) -> None:
    assert list(bits(sum(1 << member for member in members))) == sorted(members)


@given(grids_with_squares())
def test_sets_of_squares_and_integers_are_the_same(case: tuple[Grid, set[Square]]) -> None:
    grid, squares = case
    mask = grid.mask(squares)
    assert mask & ~grid.full == 0
    assert mask.bit_count() == len(squares)
    assert grid.squares(mask) == tuple(sorted(squares, key=lambda square: (square.y, square.x)))
    assert all(grid.square(grid.index(square)) == square for square in squares)


@given(grids_with_squares())
def test_the_border_is_what_lies_beside(case: tuple[Grid, set[Square]]) -> None:
    grid, squares = case
    beside = set().union(*(neighbours(grid, square) for square in squares)) - squares
    assert set(grid.squares(grid.border(grid.mask(squares)))) == beside


@given(grids_with_squares(), st.data())
def test_a_component_is_what_a_flood_reaches(
    case: tuple[Grid, set[Square]], data: st.DataObject
) -> None:
    grid, area = case
    seeds = data.draw(st.sets(st.sampled_from(sorted(area)))) if area else set()
    found = grid.component(grid.mask(seeds), grid.mask(area))
    assert set(grid.squares(found)) == flood(grid, seeds, area)


@given(grids_with_squares())
def test_components_part_an_area_by_their_lowest_squares(case: tuple[Grid, set[Square]]) -> None:
    grid, area = case
    parts = list(grid.components(grid.mask(area)))
    assert sum(parts) == grid.mask(area)
    assert parts == sorted(parts, key=lambda part: part & -part)
    for part in parts:
        squares = set(grid.squares(part))
        assert flood(grid, {min(squares)}, area) == squares


def test_a_grid_holds_its_squares_only() -> None:
    grid = Grid(3, 2)
    inside = [Square(x, y) for x in range(-1, 5) for y in range(-1, 4) if grid.holds(Square(x, y))]
    assert len(inside) == 6
    assert grid.full == grid.mask(inside)
