"""Levels are read from files, and what is wrong with a file is said exactly."""

import pytest

from pentogames.bots.levels import (
    COUNT,
    Leaf,
    Level,
    LevelsError,
    Search,
    level_of,
    levels_of,
    read_levels,
)
from pentogames.bots.profiles import profile_of
from pentogames.games import GAMES
from pentogames.teach.levels import NAMES, level_name

PLAIN = '[[level]]\nsearch = "one-ply"\n'


def seven(changed: str) -> str:
    """Return seven levels, the fifth with other lines."""
    return PLAIN * 4 + "[[level]]\n" + changed + PLAIN * 2


def test_keys_left_out_have_their_defaults() -> None:
    levels = read_levels("[weights]\nany = 1\n" + PLAIN * 7, "toy.toml")
    assert [level.number for level in levels] == [1, 2, 3, 4, 5, 6, 7]
    assert levels[2] == Level(3, Search.ONE_PLY)
    assert [level.careful for level in levels] == [False] * 3 + [True] * 4


def test_all_keys_are_read() -> None:
    text = seven(
        'search = "mcts"\nwork = 400\nseconds = 2\nwidth = 12\ntemperature = 0.02\nexact = 300\n'
        'leaf = "best-move"\nplayouts = 0.5\nexplore = 1.5\nsharpness = 0.2\nchecked = 70\n'
    )
    assert read_levels(text, "toy.toml")[4] == Level(
        5, Search.MCTS, 400, 2.0, 12, 0.02, 0.0, 300, Leaf.BEST_MOVE, 0.5, 1.5, 0.2, 70
    )


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (PLAIN, r"toy.toml: \[\[level\]\] stands there 7 times, once for each level"),
        ("level = 3", r"toy.toml: \[\[level\]\] stands there 7 times, once for each level"),
        ("[[level]", r"toy.toml: .*line 1"),
        (seven("search = 'deep'\n"), 'toy.toml: level 5: search is one of "one-ply", "mcts"'),
        (seven(""), "level 5: search is one of"),
        (seven("search = 'mcts'\nwidht = 3\n"), "level 5: there is no key 'widht'"),
        (seven("search = 'mcts'\nleaf = 3\n"), 'level 5: leaf is one of "estimate", "best-move"'),
        (seven("search = 'mcts'\nwork = 0\n"), "level 5: work is a whole number from 1 to"),
        (seven("search = 'mcts'\nwork = 2.5\n"), "work is a whole number .* not 2.5"),
        (seven("search = 'mcts'\nwork = true\n"), "work is a whole number .* not True"),
        (seven("search = 'mcts'\nseconds = 'x'\n"), "seconds is a number .* not 'x'"),
        (seven("search = 'mcts'\nblind = 0.2\n"), "level 5: from level 4 on nothing is overlooked"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(text: str, error: str) -> None:
    with pytest.raises(LevelsError, match=error):
        read_levels(text, "toy.toml")


def test_work_is_scaled_with_the_solving_and_never_to_nothing() -> None:
    level = Level(7, Search.MCTS, work=1000, exact=500, checked=70, seconds=10)
    assert level.scaled(0.1) == Level(7, Search.MCTS, work=100, exact=50, checked=7, seconds=10)
    assert level.scaled(0.0001).work == 1
    assert level.scaled(1.0) is level


@pytest.mark.parametrize("number", [0, 8, -1])
def test_there_are_seven(number: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 7"):
        level_of("universe", number)


def test_every_level_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == COUNT
    assert level_name(1) == "Newcomer"
    assert level_name(7, lambda text, one="", count=-1: text.upper()) == "MASTER"
    with pytest.raises(IndexError):
        level_name(0)


def test_every_game_with_a_computer_player_has_levels() -> None:
    for game in GAMES:
        if profile_of(game.name) is not None:
            assert [level.number for level in levels_of(game.name)] == list(range(1, COUNT + 1))
