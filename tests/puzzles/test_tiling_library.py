"""The shipped tiling puzzles: sound, varied, and every one of them proved."""

from itertools import pairwise

import pytest

from pentogames.puzzles.tiling_count import count
from pentogames.puzzles.tiling_effort import difficulty
from pentogames.puzzles.tiling_library import HARDEST, Entry, entries, entry
from pentogames.puzzles.tiling_names import known_tilings
from pentogames.puzzles.tiling_search import first_solution
from pentogames.teach.tiling_play_words import GROUPS

ENTRIES = entries()
EASY = [each for each in ENTRIES if each.difficulty <= 2]
SMALL = [
    each for each in ENTRIES if len(each.puzzle.region) <= 45 and len(each.puzzle.pieces) <= 12
]
"""What is soon counted without a kernel; packaging/tilings counts all."""


def ids(each: Entry) -> str:
    return each.key


def test_there_are_many_in_every_difficulty() -> None:
    assert len(ENTRIES) >= 90
    levels = [each.difficulty for each in ENTRIES]
    assert set(levels) == set(range(1, HARDEST + 1))
    assert all(levels.count(level) >= 14 for level in range(1, HARDEST + 1))


def test_keys_and_names_are_different() -> None:
    assert len({each.key for each in ENTRIES}) == len({each.name for each in ENTRIES})
    assert len({each.key for each in ENTRIES}) == len(ENTRIES)
    regions = {(each.puzzle.region, each.puzzle.pieces) for each in ENTRIES}
    assert len(regions) >= len(ENTRIES) - 1  # 5 and S are the same shape


def test_a_puzzle_is_found_by_its_key() -> None:
    assert entry("heart").name == "Heart"
    assert entry("6x10").solutions == 2339
    with pytest.raises(KeyError):
        entry("unknown")


def test_groups_have_names_and_stand_together() -> None:
    groups = [each.group for each in ENTRIES]
    changes = sum(one != other for one, other in pairwise(groups))
    assert changes == len(set(groups)) - 1
    assert set(groups) < set(GROUPS)


def test_all_known_puzzles_are_in_it() -> None:
    for name, known in known_tilings().items():
        there = entry(name)
        assert there.puzzle.pieces == known.tiling.pieces
        assert len(there.puzzle.region) == len(known.tiling.region)
        assert known.solutions in (None, there.solutions)


@pytest.mark.parametrize("each", ENTRIES, ids=ids)
def test_every_puzzle_has_a_solution(each: Entry) -> None:
    solution = first_solution(each.puzzle)
    assert solution is not None
    covered = sorted(square for laid in solution for square in laid.squares)
    assert covered == sorted(each.puzzle.region)
    assert each.solutions is None or each.solutions > 0


@pytest.mark.parametrize("each", SMALL, ids=ids)
def test_numbers_of_solutions_are_right(each: Entry) -> None:
    assert sum(count(each.puzzle).values()) == each.solutions


@pytest.mark.parametrize("each", EASY, ids=ids)
def test_the_difficulty_is_the_one_measured(each: Entry) -> None:
    assert difficulty(each.puzzle) == each.difficulty
