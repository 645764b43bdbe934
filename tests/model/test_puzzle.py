"""A puzzle being solved: undo, time and hints that cannot be undone, and what is kept."""

import json

import pytest
from PySide6.QtCore import QCoreApplication

from pentogames.core.cells import Square
from pentogames.model.puzzle import KEPT, PuzzleModel
from pentogames.model.puzzle_records import PuzzleRecords
from pentogames.model.puzzle_shelf import PuzzleShelf, shelf_path
from pentogames.puzzles.panchromatic import Figure, read_figure
from pentogames.puzzles.panchromatic_play import (
    KINDS,
    MATCHES,
    PENALTY,
    PIECES,
    SLIPS,
    TIME,
    Search,
    SpotPuzzle,
    advise,
    fewest_puzzles,
    most_puzzles,
    spot_puzzles,
)
from pentogames.puzzles.panchromatic_spot import SPOT_LEVELS
from pentogames.puzzles.puzzle import Result

MOST = {puzzle.level.name: puzzle for puzzle in most_puzzles()}
FEWEST = {puzzle.level.name: puzzle for puzzle in fewest_puzzles()}
EASY = SpotPuzzle(SPOT_LEVELS[1], 1)


class Hours:
    """A clock that goes when it is told to."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def hours():
    return Hours()


@pytest.fixture
def records(tmp_path, qapp: QCoreApplication):
    return PuzzleRecords(tmp_path / "records.json")


@pytest.fixture
def spot(records, hours):
    model = PuzzleModel(EASY, records, now=hours)
    model.resume()
    return model


def find(model, count=None):
    """Find matches of the board, all by default."""
    for match in model.state.game.missed[:count]:
        model.amend(Search(model.state.game.after(match.squares), seen=model.state.seen))


def build(model, figure):
    for square, colour in figure.pieces:
        model.push(model.state.put(square, colour))


# -- steps ----------------------------------------------------------------------------------------


def test_undo_and_redo_go_through_all_states(records):
    model = PuzzleModel(MOST["3x3"], records)
    figure = MOST["3x3"].level.matches.figure
    build(model, figure)
    assert model.state == figure
    for _ in figure.pieces:
        model.undo()
    assert model.state == Figure(3, 3)
    assert (model.can_undo, model.can_redo) == (False, True)
    model.undo()
    assert model.state == Figure(3, 3)
    for _ in figure.pieces:
        model.redo()
    assert model.state == figure
    model.restart()
    assert model.state == Figure(3, 3)
    model.undo()
    assert model.state == figure


def test_a_new_step_forgets_what_was_undone(records):
    model = PuzzleModel(MOST["3x3"], records)
    model.push(model.state.put(Square(0, 0), "B"))
    model.undo()
    model.push(model.state.put(Square(1, 1), "G"))
    assert not model.can_redo
    model.undo()
    assert model.state == Figure(3, 3)


def test_only_so_many_states_are_remembered(records):
    model = PuzzleModel(MOST["3x3"], records)
    empty, one = Figure(3, 3), Figure(3, 3).put(Square(0, 0), "B")
    for number in range(KEPT + 30):
        model.push(one if number % 2 == 0 else empty)
    assert len(model.states) == KEPT
    while model.can_undo:
        model.undo()
    assert model.state in (empty, one)


def test_steps_are_counted_back_and_forth_and_anew_after_a_restart(records):
    model = PuzzleModel(MOST["3x3"], records)
    model.undo()
    model.redo()
    assert model.steps == 0
    model.push(model.state.put(Square(0, 0), "B"))
    model.undo()
    model.redo()
    assert model.steps == 3
    other = PuzzleModel(MOST["3x3"], records)
    other.restore(json.loads(json.dumps(model.plain())))
    assert other.steps == 3
    model.restart()
    assert model.steps == 0
    model.undo()
    assert model.steps == 4
    old = model.plain()
    del old["steps"]
    for entry in old["entries"]:
        del entry["stepped"]
    other.restore(old)  # as versions wrote that counted none
    assert other.steps == 0


def test_what_was_judged_cannot_be_undone(spot):
    find(spot, 1)
    assert len(spot.state.game.found) == 1
    assert not spot.can_undo


# -- time and hints -------------------------------------------------------------------------------


def test_time_passes_while_the_puzzle_is_seen_and_unsolved(spot, hours):
    hours.now += 30
    assert spot.seconds == 30
    spot.pause()
    hours.now += 500
    spot.resume()
    hours.now += 5
    assert spot.seconds == 35
    find(spot)
    hours.now += 500
    assert spot.seconds == 35


def test_no_time_passes_where_it_does_not_count(records, hours):
    model = PuzzleModel(MOST["4x4"], records, now=hours)
    model.resume()
    hours.now += 60
    assert model.seconds == 0


def test_undoing_a_restart_brings_back_its_time_and_hints(spot, hours):
    spot.take_hint()
    hours.now += 40
    spot.restart()
    assert (spot.seconds, spot.hints) == (0, 0)
    hours.now += 3
    spot.take_hint()
    assert (spot.seconds, spot.hints) == (3, 1)
    spot.undo()
    assert (spot.seconds, spot.hints) == (43, 2)


# -- results --------------------------------------------------------------------------------------


def test_a_search_is_worth_its_time_with_penalties(spot, hours):
    spot.amend(Search(spot.state.game.after([square for square, _ in spot.state.board.pieces[:5]])))
    assert spot.state.game.wrong == 1
    spot.take_hint()
    hours.now += 12.34
    find(spot)
    assert spot.best(TIME) == Result(TIME, (12.3 + 2 * PENALTY,), "easy-1")
    assert spot.best(SLIPS) == Result(SLIPS, (2.0, 12.3), "easy-1")


@pytest.mark.parametrize("how", ["given up", "seen before"])
def test_what_was_shown_is_worth_nothing(spot, how):
    if how == "given up":
        spot.amend(Search(spot.state.game, given_up=True))
    else:
        spot.restart()
        assert spot.state.seen
        find(spot)
    assert spot.state.over
    assert spot.best(TIME) is None


def test_only_better_results_are_told(records, qtbot):
    model = PuzzleModel(MOST["3x3"], records)
    told = []
    model.beaten.connect(told.append)
    build(model, MOST["3x3"].level.matches.figure)
    assert model.best(MATCHES).score == (-12, 0)
    assert [result.score for result in told if result.measure == MATCHES][-1] == (-12, 0)
    told.clear()
    model.restart()
    build(model, MOST["3x3"].level.matches.figure)
    assert told == []
    model.restart()
    build(model, MOST["3x3"].level.kinds.figure)
    assert {result.measure for result in told} == {KINDS}
    assert model.best(KINDS).evidence == MOST["3x3"].level.kinds.figure.text


def test_the_same_value_without_a_hint_is_better(records):
    model = PuzzleModel(MOST["3x3"], records)
    model.take_hint()
    build(model, MOST["3x3"].level.matches.figure)
    assert model.best(MATCHES).score == (-12, 1)
    model.begin(read_figure(model.best(MATCHES).evidence), hints=1)
    assert model.best(MATCHES).score == (-12, 1)
    model.restart()
    build(model, MOST["3x3"].level.matches.figure)
    assert model.best(MATCHES).score == (-12, 0)


@pytest.mark.parametrize("puzzle", FEWEST.values(), ids=FEWEST)
def test_one_match_of_each_is_worth_its_pieces_once_solved(records, puzzle):
    model = PuzzleModel(puzzle, records)
    par = puzzle.level.pieces
    *most, last = par.figure.pieces
    for square, colour in most:
        model.push(model.state.put(square, colour))
    assert model.best(PIECES) is None
    model.push(model.state.put(*last))
    assert model.best(PIECES).score == (par.value, 0)


def test_advice_makes_a_figure_worth_more_or_is_not_given():
    puzzle = MOST["4x4"]
    figure = Figure(4, 4)
    assert advise(figure, puzzle.worth) is None
    for square, colour in zip([(0, 0), (1, 0), (2, 0), (3, 0)], "BGYO", strict=True):
        figure = figure.put(Square(*square), colour)
    advice = advise(figure, puzzle.worth)
    assert advice.colour == "R"
    assert advice.figure == figure.put(advice.square, "R")
    assert len(advice.figure.matches) > 0
    while advice is not None:
        before, figure = puzzle.worth(figure), advice.figure
        assert puzzle.worth(figure) > before
        advice = advise(figure, puzzle.worth)
    assert len(figure.matches) >= 20


# -- keeping --------------------------------------------------------------------------------------


def test_everything_is_there_again(spot, records, hours):
    hours.now += 7
    find(spot, 1)
    spot.take_hint()
    spot.begin(EASY.search(77))
    plain = json.loads(json.dumps(spot.plain()))
    other = PuzzleModel(EASY, records, now=hours)
    other.restore(plain)
    assert other.states == spot.states
    assert (other.state.board.code, other.hints, other.seconds) == ("easy-77", 0, 0)
    other.undo()
    assert (len(other.state.game.found), other.hints, other.seconds) == (1, 1, 7)


@pytest.mark.parametrize("puzzle", [*MOST.values(), *FEWEST.values(), *spot_puzzles(5)], ids=str)
def test_states_are_read_as_written(puzzle):
    state = puzzle.start()
    assert puzzle.read(json.loads(json.dumps(puzzle.write(state)))) == state


@pytest.mark.parametrize(
    "damage",
    [
        {"board": "easy-x"},
        {"board": "hard-1"},
        {"board": None},
        {"found": [[[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]]]},
        {"found": [[1, 2, 3]]},
        {"found": 5},
        {"wrong": "many"},
    ],
)
def test_a_damaged_search_is_no_search(damage, records):
    plain = PuzzleModel(EASY, records).plain()
    plain["entries"][0]["state"].update(damage)
    model = PuzzleModel(EASY, records)
    with pytest.raises(ValueError, match=r"."):
        model.restore(plain)
    assert model.state == EASY.start()


@pytest.mark.parametrize(
    "damage",
    [{"cursor": 9}, {"cursor": "x"}, {"entries": []}, {"entries": 3}, {"seconds": None}],
)
def test_a_damaged_puzzle_begins_anew(damage, records):
    model = PuzzleModel(EASY, records)
    with pytest.raises(ValueError, match=r"."):
        model.restore(model.plain() | damage)


def test_the_shelf_keeps_each_puzzle_and_which_is_open(records, tmp_path):
    path = shelf_path(tmp_path / "table-1.pento")
    shelf = PuzzleShelf(path, records)
    figure = MOST["4x4"].level.kinds.figure
    build(shelf.model(MOST["4x4"]), figure)
    shelf.open = MOST["4x4"].key
    shelf.model(FEWEST["four"]).push(FEWEST["four"].start().put(Square(1, 1), "R"))
    again = PuzzleShelf(path, records)
    assert again.open == "pauli-most/4x4"
    assert again.model(MOST["4x4"]).state == figure
    again.open = ""
    # What this program never looked at stays there all the same.
    third = PuzzleShelf(path, records)
    assert third.model(FEWEST["four"]).state.colour_at(Square(1, 1)) == "R"


def test_a_damaged_shelf_falls_back_to_the_copy_before(records, tmp_path):
    path = tmp_path / "table-1.puzzles"
    shelf = PuzzleShelf(path, records)
    model = shelf.model(MOST["3x3"])
    model.push(model.state.put(Square(0, 0), "B"))
    model.push(model.state.put(Square(1, 0), "G"))
    path.write_bytes(b'{"open": "pauli')
    again = PuzzleShelf(path, records)
    assert again.model(MOST["3x3"]).state.text == ".../.../B.."
    path.write_bytes(b"[]")
    path.with_name(path.name + "~").write_bytes(b"\xff")
    assert PuzzleShelf(path, records).model(MOST["3x3"]).state == Figure(3, 3)


def test_a_shelf_without_a_place_says_nothing_and_keeps_nothing(records):
    shelf = PuzzleShelf(None, records)
    build(shelf.model(MOST["3x3"]), MOST["3x3"].level.kinds.figure)
    assert shelf.model(MOST["3x3"]).state == MOST["3x3"].level.kinds.figure


def test_a_shelf_that_cannot_be_written_tells_once(records, tmp_path, qtbot):
    (tmp_path / "a-file").write_text("")
    shelf = PuzzleShelf(tmp_path / "a-file" / "table-1.puzzles", records)
    told = []
    shelf.failed.connect(told.append)
    build(shelf.model(MOST["3x3"]), MOST["3x3"].level.kinds.figure)
    assert len(told) == 1
