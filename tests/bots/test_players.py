"""Who plays a seat, as tags of a record say."""

import pytest

from pentogames.bots.levels import COUNT
from pentogames.bots.players import level_at, player_tag, player_text
from pentogames.core.record import Record
from pentogames.games import GAMES
from pentogames.store.pento import read_pento, write_pento


@pytest.mark.parametrize("level", range(1, COUNT + 1))
def test_what_is_written_is_read(level):
    tags = {player_tag("White"): player_text(level)}
    assert level_at(tags, "White") == level
    assert level_at(tags, "Black") is None


@pytest.mark.parametrize(
    "text", ["", "Ann", "computer", "computer level 0", "computer level 8", "computer level 5 "]
)
def test_anything_else_is_a_person(text):
    assert level_at({player_tag("White"): text}, "White") is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_files_keep_who_plays(game):
    options = game.options_type()
    seats = game.start(options).seats
    tags = {player_tag(seat): player_text(n) for n, seat in enumerate(seats, start=1)}
    text = write_pento([Record(game, options, tags=tags)])
    (record,) = read_pento(text)
    assert [level_at(record.tags, seat) for seat in seats] == list(range(1, len(seats) + 1))
