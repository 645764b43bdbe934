"""Playing tiling puzzles: what may be laid, what is decided first, what is kept."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS, SHAPES, moved
from pentogames.puzzles.puzzle import Effort
from pentogames.puzzles.tiling import Laid, Tiling
from pentogames.puzzles.tiling_codes import (
    first_image,
    laid_code,
    read_laid,
    read_solution,
    solution_code,
)
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_play import EFFORT, TIME, TilingPuzzle, TilingState, Trouble
from pentogames.puzzles.tiling_search import search
from pentogames.teach.tiling_play_words import TROUBLES

SMALL = Tiling(rectangle(5, 3), "FILNPTUVWXYZ")
PUZZLE = TilingPuzzle("tiling/small", SMALL, 7)
SOLUTION = next(search(SMALL))
ROWS = [Laid("I", tuple(Square(x, y) for x in range(5))) for y in range(3)]
ALL_LAID = st.builds(
    lambda letter, number, x, y: Laid(
        letter, moved(SHAPES[letter].orientations[number % _forms(letter)].offsets, x, y)
    ),
    st.sampled_from(LETTERS),
    st.integers(0, 7),
    st.integers(-9, 70),
    st.integers(-9, 70),
)


def _forms(letter: str) -> int:
    return len(SHAPES[letter].orientations)


# -- texts ----------------------------------------------------------------------------------------


@given(ALL_LAID)
def test_a_laid_piece_is_read_back_from_its_text(laid: Laid) -> None:
    assert read_laid(laid_code(laid)) == laid


@pytest.mark.parametrize(
    "code", ["", "F", "F1,2", "F1,2,4", "Q1,2,0", "F1,2,0g", "F1,2,0 ", "f1,2,0"]
)
def test_other_texts_are_no_pieces(code: str) -> None:
    with pytest.raises(ValueError, match="is no piece"):
        read_laid(code)


def test_a_solution_is_read_back_and_nothing_else() -> None:
    assert read_solution(solution_code(SOLUTION), SMALL) == SOLUTION
    with pytest.raises(ValueError, match="no solution"):
        read_solution(solution_code(SOLUTION[:2]), SMALL)
    with pytest.raises(ValueError, match="overlap or lie outside"):
        read_solution(solution_code(SOLUTION), Tiling(rectangle(3, 5)))
    other = Tiling(SMALL.region, SMALL.pieces, (ROWS[0],))
    with pytest.raises(ValueError, match="no solution"):
        read_solution(solution_code(SOLUTION), other)


def test_all_images_of_a_solution_have_the_same_first_one() -> None:
    images = {tuple(sorted(map(each.laid, SOLUTION))) for each in SMALL.symmetries}
    assert len(images) == 4
    assert {first_image(SMALL, image) for image in images} == {min(images)}


# -- laying ---------------------------------------------------------------------------------------


def test_what_may_be_laid() -> None:
    state = PUZZLE.start()
    assert state.trouble(ROWS[0]) is None
    beyond = Laid("I", tuple(Square(x, 0) for x in range(1, 6)))
    assert state.trouble(beyond) is Trouble.OFF_REGION
    state = state.put(ROWS[0])
    assert state.left == LETTERS.replace("I", "")
    assert state.trouble(ROWS[0]) is Trouble.COVERED
    assert state.trouble(ROWS[1]) is Trouble.NONE_LEFT
    assert state.trouble(ROWS[1], origin=ROWS[0]) is None
    assert state.take(ROWS[0]) == PUZZLE.start()


def test_a_covered_region_is_solved() -> None:
    state = PUZZLE.start()
    for laid in SOLUTION:
        assert (state.solved, PUZZLE.running(state)) == (False, True)
        state = state.put(laid)
    assert (state.solved, PUZZLE.running(state)) == (True, False)
    assert state.solution == SOLUTION
    assert PUZZLE.again(state) == PUZZLE.start()


def test_results_are_the_effort_and_a_time_without_hints() -> None:
    state = replace(PUZZLE.start(), laid=SOLUTION)
    least, time = PUZZLE.results(state, Effort(61.26, 0, 5))
    assert (least.measure, least.score) == (EFFORT, (0, 5, 61.3))
    assert (time.measure, time.score) == (TIME, (61.3,))
    assert least.evidence == time.evidence == solution_code(SOLUTION)
    (only,) = PUZZLE.results(state, Effort(9.0, 1, 3))
    assert least.beats(only)
    assert PUZZLE.results(PUZZLE.start(), Effort(9.0, 0, 3)) == ()


# -- deciding -------------------------------------------------------------------------------------

FOUR = TilingPuzzle("tiling/four", Tiling(rectangle(8, 8)), remove=4)
THREE = TilingPuzzle("tiling/three", SMALL, choose=3)
CORNERS = tuple(Square(x, y) for x in (0, 7) for y in (0, 7))


def four_removed() -> TilingState:
    state = FOUR.start()
    for corner in CORNERS:
        state = state.toggle_square(corner)
    return state


def test_squares_are_removed_first() -> None:
    state = FOUR.start()
    assert state.trouble(ROWS[0]) is Trouble.NOT_READY_SQUARES
    state = state.toggle_square(CORNERS[0])
    assert state.toggle_square(CORNERS[0]) == FOUR.start()
    assert state.toggle_square(Square(8, 8)) == state
    state = four_removed()
    assert (state.ready, len(state.tiling.region)) == (True, 60)
    assert state.toggle_square(Square(3, 3)) == state
    assert state.trouble(ROWS[0]) is Trouble.OFF_REGION
    assert state.trouble(ROWS[1]) is None
    assert FOUR.again(state.put(ROWS[1])) == state


def test_pieces_are_chosen_first() -> None:
    state = THREE.start()
    assert state.trouble(ROWS[0]) is Trouble.NOT_READY_PIECES
    for letter in "XXUFP":
        state = state.toggle_piece(letter)
    assert (state.chosen, state.ready, state.left) == ("FPU", True, "FPU")
    assert state.toggle_piece("I") == state
    assert state.trouble(ROWS[0]) is Trouble.NONE_LEFT


def test_solutions_are_collected_by_what_was_decided() -> None:
    assert PUZZLE.variant(PUZZLE.start()) == "tiling/small"
    assert FOUR.variant(four_removed()) == "tiling/four 0,0 0,7 7,0 7,7"
    assert THREE.variant(replace(THREE.start(), chosen="FPU")) == "tiling/three FPU"


# -- keeping --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("puzzle", "state"),
    [
        (PUZZLE, PUZZLE.start()),
        (PUZZLE, replace(PUZZLE.start(), laid=SOLUTION[::-1])),
        (FOUR, four_removed().put(ROWS[1])),
        (FOUR, FOUR.start().toggle_square(CORNERS[2])),
        (THREE, THREE.start().toggle_piece("X")),
    ],
)
def test_a_state_is_read_back(puzzle: TilingPuzzle, state: TilingState) -> None:
    assert puzzle.read(json.loads(json.dumps(puzzle.write(state)))) == state


@pytest.mark.parametrize(
    "plain",
    [
        {"laid": ["I0,0,0", "I0,0,0"]},
        {"laid": ["I9,9,0"]},
        {"laid": ["nothing"]},
        {"removed": [[0, 0]]},
    ],
)
def test_damaged_states_are_refused(plain: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"cannot|is no piece"):
        PUZZLE.read(plain)


def test_there_is_a_sentence_for_every_trouble() -> None:
    assert set(TROUBLES) == set(Trouble)
    for sentence in TROUBLES.values():
        assert sentence.say({"piece": "X"}).endswith(".")
