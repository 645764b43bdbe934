"""What every registered game must have: a name, variants, golden records, a perft row a variant."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from pentogames.games import GAMES, NAMES, game_named
from pentogames.teach.words import words_for
from tests.contract.playing import ALL_GAMES, AnyGame, Case
from tests.contract.variants import LONGEST, VARIANTS
from tests.records import golden

PERFT: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


def test_games_are_found_by_their_names() -> None:
    assert len({game.name for game in GAMES}) == len(GAMES) > 0
    assert all(game_named(game.name) is game for game in ALL_GAMES)
    with pytest.raises(KeyError):
        game_named("chess")


def test_games_stand_in_the_order_of_their_names() -> None:
    assert [game.name for game in GAMES] == [game_named(name).name for name in NAMES]
    assert [game.name for game in GAMES[1:3]] == list(NAMES[1:3])
    assert GAMES[-1] is game_named(NAMES[-1])


def test_a_game_is_loaded_when_it_is_first_asked_for() -> None:
    """Asked of a Python of its own, as tests have long loaded them all."""
    script = (
        "import sys; from pentogames.games import GAMES, NAMES; GAMES[0]; "
        "print(*(name for name in NAMES if 'pentogames.games.' + name.replace('-', '_')"
        " in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.split() == [NAMES[0]], done.stderr


@every_game
def test_a_game_is_in_the_tables_of_the_suite(game: AnyGame) -> None:
    assert VARIANTS[game.name][0] == {}, "the first variant is the rule sheet's"
    assert LONGEST[game.name] > 0
    rows = [row.get("options", {}) for row in PERFT[game.name]]
    assert rows == list(VARIANTS[game.name])


def test_every_registered_game_has_golden_records() -> None:
    for game in GAMES:
        assert golden.record_path(game).is_file()
        assert golden.log_path(game).is_file()


@every_game
def test_every_rule_and_option_of_a_game_has_its_words(game: AnyGame) -> None:
    words = words_for(game.name)
    assert {str(rule) for rule in game.rules} == {str(rule) for rule in words.refusals}
    assert words.title
    assert words.summary
    if game in GAMES:
        assert set(game.options_type().plain()) <= set(words.options)
        assert set(game.seats) <= set(words.names)


def test_sequences_of_moves_are_as_many_as_ever(variant: Case) -> None:
    row = PERFT[variant.game.name][variant.number]
    start = variant.game.start(variant.options)
    assert [perft(start, depth) for depth in range(1, len(row["counts"]) + 1)] == row["counts"]


def perft(position: Any, depth: int) -> int:
    if depth == 1:
        return sum(1 for _ in position.moves())
    return sum(perft(position.after(move), depth - 1) for move in position.moves())
