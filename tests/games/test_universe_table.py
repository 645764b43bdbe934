"""The table of placements, and the set of legal ones as a game goes on."""

import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.core.cells import bits
from pentogames.games._universe_table import numbers, table_for

SQUARE = table_for(None, 10)
WHOLE = table_for(("south", "west", "north", "east"), 10)


@given(st.integers(min_value=0, max_value=1 << 300))
def test_numbers_of_a_set(chosen: int):
    assert list(numbers(chosen)) == list(bits(chosen))


def test_placements_are_numbered_in_the_order_of_pieces():
    assert list(SQUARE.pieces) == sorted(SQUARE.pieces)
    assert len(SQUARE.pieces) == len(SQUARE.squares) == len(SQUARE.masks) == 4096
    for number, mask in enumerate(SQUARE.masks):
        assert SQUARE.index[mask] == number
        assert SQUARE.number(SQUARE.pieces[number], SQUARE.squares[number]) == number
        assert SQUARE.board.grid.mask(SQUARE.squares[number]) == mask


def test_placements_as_moves_of_a_seat():
    moves = SQUARE.placements("Black")
    assert len(moves) == 4096
    assert (moves[0].seat, moves[0].piece, moves[0].squares) == ("Black", "F", SQUARE.squares[0])
    assert SQUARE.placements("Black") is moves


def test_what_has_no_number():
    squares = SQUARE.squares[0]
    assert SQUARE.number("I", squares) is None
    assert SQUARE.number("F", squares[::-1]) is None
    assert SQUARE.number("F", ()) is None


def test_sets_by_piece_and_by_square():
    assert SQUARE.held("") == 0
    assert SQUARE.held("FI") == SQUARE.of_piece["F"] | SQUARE.of_piece["I"]
    for cell, covering in SQUARE.covers.items():
        expected = {n for n, mask in enumerate(SQUARE.masks) if mask >> cell & 1}
        assert set(numbers(covering)) == expected


def test_legal_placements_of_the_first_move():
    assert SQUARE.first.bit_count() == 3960
    assert WHOLE.first.bit_count() == 8944


def test_every_pair_of_first_moves_is_counted():
    area = SQUARE.board.area
    pairs = sum(
        SQUARE.legal_after(SQUARE.first, area & ~SQUARE.masks[number], number).bit_count()
        for number in numbers(SQUARE.first)
    )
    assert pairs == 12_494_604


@pytest.mark.parametrize("table", [SQUARE, table_for(None, 9), WHOLE], ids=["10x10", "10x9", "200"])
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(min_value=0, max_value=10**9))
def test_taking_away_gives_what_looking_anew_gives(table, seed: int):
    rng = random.Random(seed)
    legal, vacant = table.first, table.board.area
    while legal:
        number = rng.choice(list(numbers(legal)))
        vacant &= ~table.masks[number]
        legal = table.legal_after(legal, vacant, number)
        assert legal == table.legal(vacant)


def test_a_pickled_table_is_a_reference():
    pickled = pickle.dumps(WHOLE)
    assert len(pickled) < 300
    assert pickle.loads(pickled) is WHOLE
