"""Figures of coloured pieces, their counts, and the pars that ship, counted by the plain twin."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.puzzles.panchromatic import (
    AT_HAND,
    Count,
    Figure,
    Standing,
    Trouble,
    fewest_levels,
    most_levels,
    read_figure,
)
from tests.twins.pauli import COPIES

COLOURS = "BGYOR"


def plain_tally(figure: Figure) -> Counter[str]:
    """The matches by letter, by looking at all copies of all pentominoes."""
    colour_of = {square[:2]: colour for square, colour in figure.pieces}
    return Counter(
        letter
        for letter, copy in COPIES
        if len({colour_of.get(square) for square in copy} - {None}) == 5
    )


def is_fair(figure: Figure) -> bool:
    return max(Counter(colour for _, colour in figure.pieces).values()) <= AT_HAND


@pytest.mark.parametrize("level", most_levels(), ids=lambda level: level.name)
def test_the_figures_of_the_most_matches_have_them(level):
    for par in (level.matches, level.kinds):
        assert (par.figure.columns, par.figure.rows) == (level.columns, level.rows)
        assert is_fair(par.figure)
    counted = plain_tally(level.matches.figure)
    assert level.matches.value == counted.total() == len(level.matches.figure.matches)
    assert level.matches.figure.tally == {letter: counted[letter] for letter in LETTERS}
    counted = plain_tally(level.kinds.figure)
    assert level.kinds.value == len(counted) == level.kinds.figure.kinds
    assert level.start().pieces == ()


def test_the_4x4_square_of_the_rules_has_the_known_pars():
    level = next(level for level in most_levels() if level.name == "4x4")
    assert (level.matches.value, level.matches.standing) == (54, Standing.PROVED)
    assert (level.kinds.value, level.kinds.standing) == (11, Standing.PROVED)


@pytest.mark.parametrize("level", fewest_levels(), ids=lambda level: level.name)
def test_the_figures_of_the_fewest_pieces_have_one_match_of_each(level):
    figure = level.pieces.figure
    assert len(figure.pieces) == level.pieces.value
    assert is_fair(figure)
    counted = plain_tally(figure)
    assert [counted[letter] for letter in level.letters] == [1] * len(level.letters)
    assert level.solved(figure)
    assert not level.solved(level.start())


def test_all_twelve_in_twelve_pieces_are_the_last_level():
    level = fewest_levels()[-1]
    assert level.letters == LETTERS
    assert (level.pieces.value, level.pieces.standing) == (12, Standing.PROVED)


def test_the_table_tells_none_one_and_too_many():
    level = fewest_levels()[-1]
    figure = read_figure("BGYORB/......")
    table = {row.letter: row for row in level.table(figure)}
    assert [row.letter for row in level.table(figure)] == list(LETTERS)
    assert table["I"].count is Count.TOO_MANY
    assert [len(match.squares) for match in table["I"].matches] == [5, 5]
    assert table["X"].count is Count.NONE
    one = level.table(figure.take(Square(5, 1)))
    assert [row.letter for row in one if row.count is Count.ONE] == ["I"]


def test_troubles():
    figure = Figure(4, 4)
    for x in range(4):
        figure = figure.put(Square(x, 0), "R")
    figure = figure.put(Square(0, 1), "R").put(Square(1, 1), "R")
    assert figure.left("R") == 0
    assert figure.left("B") == 6
    assert figure.trouble(Square(2, 1), "R") is Trouble.NONE_LEFT
    assert figure.trouble(Square(2, 1), "B") is None
    assert figure.trouble(Square(1, 1), "B") is Trouble.SQUARE_TAKEN
    assert figure.trouble(Square(4, 1), "B") is Trouble.OFF_REGION
    assert figure.trouble(Square(-1, 1), "B") is Trouble.OFF_REGION
    assert figure.trouble(Square(2, 1), "K") is Trouble.NO_SUCH_COLOUR
    assert figure.trouble(Square(2, 1), "") is Trouble.NO_SUCH_COLOUR
    with pytest.raises(ValueError, match="none-left"):
        figure.put(Square(2, 1), "R")
    with pytest.raises(ValueError, match="square-vacant"):
        figure.take(Square(2, 1))
    assert figure.take(Square(1, 1)).left("R") == 1
    assert figure.colour_at(Square(1, 1)) == "R"
    assert figure.colour_at(Square(2, 1)) is None


@settings(max_examples=40)
@given(
    st.integers(1, 8),
    st.integers(1, 8),
    st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7), st.sampled_from(COLOURS))),
)
def test_figures_count_their_matches_and_round_trip_as_text(columns, rows, wanted):
    figure = Figure(columns, rows)
    for x, y, colour in wanted:
        if figure.trouble(Square(x, y), colour) is None:
            figure = figure.put(Square(x, y), colour)
    assert read_figure(figure.text) == figure
    assert {letter: n for letter, n in figure.tally.items() if n} == plain_tally(figure)


@pytest.mark.parametrize(
    "text", ["", "BG/B", "BGYORBGYO", "/".join("B" * 9), "K", "RRRR/RRR.", "b", "B /.."]
)
def test_wrong_figures_are_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011 - the sentence differs from fault to fault
        read_figure(text)
