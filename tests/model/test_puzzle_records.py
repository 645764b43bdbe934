"""The best results: kept at once, shared by programs, safe from damage."""

import pytest
from PySide6.QtCore import QCoreApplication

from pentogames.model.puzzle_records import FILE, PuzzleRecords, default_path
from pentogames.puzzles.puzzle import Result

KEY = "pauli-most/4x4"


@pytest.fixture
def path(tmp_path, qapp: QCoreApplication):
    return tmp_path / "data" / FILE


def best(path, measure="matches"):
    return PuzzleRecords(path).best(KEY, measure)


def test_results_are_there_again(path):
    records = PuzzleRecords(path)
    assert records.best(KEY, "matches") is None
    assert records.note(KEY, Result("matches", (-20, 0), "B.."))
    assert records.note(KEY, Result("kinds", (-8, 2), "G.."))
    assert best(path) == Result("matches", (-20, 0), "B..")
    assert best(path, "kinds") == Result("kinds", (-8, 2), "G..")
    assert PuzzleRecords(path).best("pauli-most/5x5", "matches") is None


@pytest.mark.parametrize(
    ("score", "better"), [((-21, 3), True), ((-20, 0), False), ((-20, 1), False), ((-19, 0), False)]
)
def test_scores_are_compared_number_by_number(path, score, better):
    records = PuzzleRecords(path)
    records.note(KEY, Result("matches", (-20, 0), "old"))
    assert records.note(KEY, Result("matches", score, "new")) is better
    assert best(path).evidence == ("new" if better else "old")


def test_what_another_program_has_written_is_not_lost(path):
    first, second = PuzzleRecords(path), PuzzleRecords(path)
    first.note(KEY, Result("matches", (-30, 0), "first"))
    assert not second.note(KEY, Result("matches", (-25, 0), "second"))
    assert second.best(KEY, "matches").evidence == "first"
    second.note(KEY, Result("kinds", (-9, 0), "second"))
    assert best(path).evidence == "first"
    assert best(path, "kinds").evidence == "second"


def test_a_damaged_file_falls_back_to_the_copy_before(path):
    records = PuzzleRecords(path)
    records.note(KEY, Result("matches", (-20, 0), "older"))
    records.note(KEY, Result("matches", (-21, 0), "newer"))
    path.write_bytes(path.read_bytes()[:40])
    assert best(path).evidence == "older"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"puzzles": []}',
        '{"puzzles": {"a": 1}}',
        '{"puzzles": {"a": {"b": {"score": []}}}}',
        '{"puzzles": {"a": {"b": {"score": ["x"]}}}}',
        '{"puzzles": {"a": {"b": {"score": [true]}}}}',
    ],
)
def test_a_file_of_something_else_is_taken_for_none(path, text):
    path.parent.mkdir()
    path.write_text(text)
    records = PuzzleRecords(path)
    assert records.best(KEY, "matches") is None
    assert records.note(KEY, Result("matches", (-1, 0), "new"))
    assert best(path).evidence == "new"


def test_results_that_cannot_be_saved_stay_for_now_and_it_is_said_once(tmp_path):
    (tmp_path / "data").write_text("no folder")
    records = PuzzleRecords(tmp_path / "data" / FILE)
    told = []
    records.failed.connect(told.append)
    assert records.note(KEY, Result("matches", (-1, 0), "one"))
    assert records.note(KEY, Result("matches", (-2, 0), "two"))
    assert records.best(KEY, "matches").evidence == "two"
    assert len(told) == 1


def test_the_file_lies_in_the_users_data():
    assert default_path().is_absolute()
    assert default_path().name == FILE
