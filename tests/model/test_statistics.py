"""Which games count, what is kept of them, and how it outlives the program."""

from pathlib import Path

import pytest

from pentogames.core.game import Outcome
from pentogames.model.statistics import Played, Statistics, judged

LEVELS = {"White": None, "Black": 3}


@pytest.mark.parametrize(
    ("levels", "places", "score"),
    [
        (LEVELS, {"White": 1, "Black": 2}, 1.0),
        (LEVELS, {"White": 1, "Black": 1}, 0.5),
        (LEVELS, {"White": 2, "Black": 1}, 0.0),
        ({"White": None, "Black": 3, "Red": 2}, {"White": 1, "Black": 1, "Red": 3}, 0.5),
        ({"White": None, "Black": 3, "Red": 2}, {"White": 2, "Black": 1, "Red": 3}, 0.0),
    ],
)
def test_a_game_of_one_person_counts(
    levels: dict[str, int | None], places: dict[str, int], score: float
) -> None:
    assert judged("universe", levels, Outcome(places, "x")) == Played("universe", 3, score)


@pytest.mark.parametrize(
    ("levels", "places"),
    [
        ({"White": None, "Black": None}, {"White": 1, "Black": 2}),
        ({"White": 2, "Black": 2}, {"White": 1, "Black": 2}),
        ({"White": None, "Black": None, "Red": 3}, {"White": 1, "Black": 2, "Red": 3}),
        ({"A1": None, "B1": 3}, {"A": 1, "B": 2}),
    ],
)
def test_other_games_do_not(levels: dict[str, int | None], places: dict[str, int]) -> None:
    assert judged("pentago", levels, Outcome(places, "x")) is None


def test_two_programs_keep_each_other_s_games(tmp_path: Path) -> None:
    one, other = Statistics(tmp_path / "games.json"), Statistics(tmp_path / "games.json")
    one.note(Played("pauli", 2, 1.0))
    other.note(Played("pauli", 2, 0.0))
    one.note(Played("pauli", 4, 0.5))
    after = Statistics(tmp_path / "games.json")
    assert after.tally("pauli") == {2: (1, 0, 1), 4: (0, 1, 0)}
    assert len(after.ratings("pauli")) == 4
    assert after.games() == ("pauli",)
    assert after.tally("universe") == {}


@pytest.mark.parametrize(
    "text", ["", "[]", '{"games": [{"game": "pauli", "level": 9, "score": 1}]}', '{"games": [3]}']
)
def test_a_damaged_file_is_replaced_by_the_copy_before(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.json"
    statistics = Statistics(path)
    statistics.note(Played("pauli", 2, 1.0))
    statistics.note(Played("pauli", 2, 1.0))
    path.write_text(text)
    assert Statistics(path).tally("pauli") == {2: (1, 0, 0)}


def test_a_file_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    statistics = Statistics(tmp_path / "file" / "games.json")
    said: list[str] = []
    statistics.failed.connect(said.append)
    statistics.note(Played("pauli", 2, 1.0))
    statistics.note(Played("pauli", 2, 1.0))
    assert len(said) == 1
    assert said[0].startswith("Your statistics cannot be saved: ")
