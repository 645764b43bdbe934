"""What is said of a drawing: one sentence for each way in which squares and pieces can be."""

import pytest

from pentogames.core.cells import Square
from pentogames.puzzles.tiling_draft import DraftState, DraftTrouble, Mirror
from pentogames.teach.sentences import untranslated
from pentogames.teach.tiling_draft_words import MIRRORS, TROUBLES, count_words


@pytest.mark.parametrize(
    ("squares", "pieces", "said"),
    [
        (0, "F", "Draw the squares that are to be covered."),
        (1, "F", "One square: a piece covers five."),
        (5, "F", "5 squares: one piece."),
        (10, "FI", "10 squares: 2 pieces."),
        (11, "FI", "11 squares: one more than pieces can cover."),
        (14, "FI", "14 squares: 4 more than pieces can cover."),
        (10, "F", "10 squares: pieces are lacking (1 of 2)."),
        (10, "FIL", "10 squares: 2 of 3 pieces."),
    ],
)
def test_squares_and_pieces_are_counted_in_words(squares: int, pieces: str, said: str) -> None:
    region = frozenset(Square(number, 0) for number in range(squares))
    assert count_words(DraftState(20, 5, region, pieces), untranslated) == said


def test_every_code_has_its_words() -> None:
    assert set(MIRRORS) == set(Mirror)
    assert set(TROUBLES) == set(DraftTrouble)
