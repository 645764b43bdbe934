"""The golden games read as they always have."""

import pytest

from pentogames.games import GAMES
from pentogames.store.pento import read_records, write_pento
from tests.contract.playing import AnyGame
from tests.contract.variants import VARIANTS
from tests.records import golden

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_a_game_has_golden_records_of_all_its_variants(game: AnyGame) -> None:
    records = read_records(golden.record_path(game))
    played = {record.options for record in records}
    assert played == {game.options_type.read(plain) for plain in VARIANTS[game.name]}
    assert {record.game for record in records} == {game}
    assert write_pento(records) == golden.record_path(game).read_text(encoding="utf-8")


@every_game
def test_the_golden_games_show_what_their_log_says(game: AnyGame) -> None:
    records = read_records(golden.record_path(game))
    assert golden.log(records) == golden.log_path(game).read_text(encoding="utf-8")
