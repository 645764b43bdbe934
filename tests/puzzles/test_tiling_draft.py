"""Drawing a tiling puzzle: strokes and their images, pieces, givens, the sheet, undo and redo."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.puzzles.tiling import Laid, Tiling
from pentogames.puzzles.tiling_draft import (
    DraftState,
    DraftTrouble,
    Mirror,
    TilingDraft,
    copies_of,
    state_of,
    tally,
)
from pentogames.puzzles.tiling_library import entries
from pentogames.puzzles.tiling_text import read_titled, write_tiling


def line(x: int, y: int, piece: str = "I") -> Laid:
    return Laid(piece, tuple(Square(x + step, y) for step in range(5)))


SHEET = DraftState(7, 7)

IMAGES = {
    Mirror.NONE: {(1, 2)},
    Mirror.LEFT_RIGHT: {(1, 2), (5, 2)},
    Mirror.TOP_BOTTOM: {(1, 2), (1, 4)},
    Mirror.BOTH: {(1, 2), (5, 2), (1, 4), (5, 4)},
    Mirror.HALF_TURN: {(1, 2), (5, 4)},
    Mirror.QUARTER_TURNS: {(1, 2), (2, 5), (5, 4), (4, 1)},
    Mirror.ALL: {(1, 2), (5, 2), (1, 4), (5, 4), (2, 1), (2, 5), (4, 1), (4, 5)},
}


@pytest.mark.parametrize("mirror", Mirror)
def test_a_stroke_paints_its_images(mirror: Mirror) -> None:
    draft = TilingDraft(SHEET)
    draft.mirror = mirror
    draft.begin()
    draft.touch(Square(1, 2), on=True)
    draft.end()
    assert draft.state.region == {Square(*place) for place in IMAGES[mirror]}
    draft.begin()
    draft.touch(Square(1, 2), on=False)
    draft.end()
    assert draft.state.region == frozenset()


@given(st.sampled_from(list(Mirror)), st.integers(0, 6), st.integers(0, 6))
def test_images_of_images_are_the_same_squares(mirror: Mirror, x: int, y: int) -> None:
    images = SHEET.images(Square(x, y), mirror)
    for image in images:
        assert set(SHEET.images(image, mirror)) == set(images)


def test_a_sheet_that_is_not_square_has_no_quarter_turns() -> None:
    state = DraftState(9, 4)
    for mirror, meant in ((Mirror.ALL, Mirror.BOTH), (Mirror.QUARTER_TURNS, Mirror.HALF_TURN)):
        images = state.images(Square(8, 3), mirror)
        assert set(images) == set(state.images(Square(8, 3), meant))
        assert all(map(state.on_sheet, images))


def test_a_stroke_is_one_step_and_one_without_effect_is_none() -> None:
    draft = TilingDraft(SHEET)
    draft.begin()
    for x in range(4):
        draft.touch(Square(x, 0), on=True)
    draft.end()
    draft.begin()
    draft.touch(Square(0, 0), on=True)
    draft.end()
    draft.undo()
    assert draft.state == SHEET
    assert not draft.can_undo
    draft.redo()
    assert len(draft.state.region) == 4
    draft.undo()
    draft.change(SHEET.with_sets(2))
    assert not draft.can_redo


def test_a_given_brings_its_squares_and_its_piece() -> None:
    state = SHEET.with_sets(0).with_given(line(1, 3))
    assert state.region == set(line(1, 3).squares)
    assert state.pieces == "I"
    assert state.copies("I", 0).pieces == "I"  # what is given stays
    assert state.with_sets(0).pieces == "I"
    assert state.given_at(Square(2, 3)) == line(1, 3)
    assert state.painted([Square(2, 3)], on=False).givens == ()
    lifted = state.without_given(line(1, 3))
    assert lifted.givens == ()
    assert lifted.region == state.region


@pytest.mark.parametrize(
    ("laid", "trouble"),
    [
        (line(3, 0), DraftTrouble.OFF_SHEET),
        (line(2, 3), DraftTrouble.COVERED),
        (line(2, 4), DraftTrouble.TOUCHES),
        (line(2, 5), None),
    ],
)
def test_what_cannot_be_given_is_refused(laid: Laid, trouble: DraftTrouble | None) -> None:
    assert SHEET.with_given(line(1, 3)).trouble(laid) is trouble


def test_a_smaller_sheet_cuts_off_what_lies_beyond() -> None:
    state = SHEET.with_given(line(1, 3)).with_given(line(1, 0)).resized(5, 3)
    assert state.region == {Square(x, 0) for x in range(1, 5)} - {Square(5, 0)}
    assert state.givens == ()


def test_it_is_counted() -> None:
    state = SHEET.painted([Square(x, y) for x in range(4) for y in range(3)], on=True)
    counted = tally(state)
    assert (counted.squares, counted.needed, counted.over, counted.at_hand) == (12, 2, 2, 12)
    assert copies_of(state.with_sets(2)) == dict.fromkeys(LETTERS, 2)


def test_every_shipped_puzzle_can_be_taken_up_and_is_the_same_puzzle() -> None:
    for entry in entries():
        state = state_of(entry.puzzle)
        assert all(map(state.on_sheet, state.region))
        assert state.tiling is not None
        assert read_titled(write_tiling(state.tiling)).tiling == entry.puzzle


def test_nothing_drawn_is_no_puzzle() -> None:
    assert SHEET.tiling is None
    assert SHEET.painted([Square(0, 0)], on=True).tiling == Tiling(frozenset({Square(0, 0)}))
