"""A picture while it is painted."""

from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.blocks import SQUARES
from pentogames.core.cells import Square
from pentogames.puzzles.picture_draft import EMPTY, Draft
from pentogames.puzzles.pictures import Brush


def test_a_stroke_is_taken_back_as_a_whole() -> None:
    draft = Draft()
    draft.begin()
    draft.touch(Square(0, 0))
    draft.touch(Square(1, 0))
    draft.end()
    painted = draft.rows
    assert painted.endswith("rr.......")
    draft.undo()
    assert (draft.rows, draft.can_undo, draft.can_redo) == (EMPTY, False, True)
    draft.redo()
    assert draft.rows == painted


def test_a_stroke_that_changes_nothing_is_forgotten() -> None:
    draft = Draft()
    draft.colour = None
    draft.begin()
    draft.touch(Square(3, 3))
    draft.end()
    assert not draft.can_undo


strokes = st.tuples(
    st.sampled_from(SQUARES), st.sampled_from(tuple(Brush)), st.sampled_from((*"rgby", None))
)


@given(st.lists(strokes, max_size=12))
def test_undo_and_redo_go_through_all_that_was_painted(
    done: list[tuple[Square, Brush, str]],
) -> None:
    draft, seen = Draft(), [EMPTY]
    for square, brush, colour in done:
        draft.brush, draft.colour = brush, colour
        draft.begin()
        draft.touch(square)
        draft.end()
        if draft.rows != seen[-1]:
            seen.append(draft.rows)
    for rows in reversed(seen):
        assert draft.rows == rows
        draft.undo()
    for rows in seen:
        assert draft.rows == rows
        draft.redo()
