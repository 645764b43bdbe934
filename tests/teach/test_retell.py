"""What moves did, told for every game, and exactly where the rules have something to tell."""

import random

import pytest

from pentogames.core.game import play
from pentogames.games import GAMES, game_named
from pentogames.games.pauli import consequences
from pentogames.teach.retell import retell


def told(name, moves, options=None, player=lambda seat: ""):
    game = game_named(name)
    position = game.start(game.options_type.read(options or {}))
    for text in moves:
        before, move = position, game.parse(position, text)
        position = play(position, move)
    return retell(game, before, move, player)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_move_of_a_game_is_told(game):
    chance = random.Random(5)
    position = game.start(game.options_type())
    for _ in range(60):
        if position.to_move is None:
            break
        move = chance.choice(list(position.moves()))
        text = retell(game, position, move, lambda seat: f"<{seat}>")
        assert text.endswith(".")
        assert "{" not in text
        assert f"<{position.to_move}>" in text
        position = position.after(move)


def test_universe_tells_of_regions_and_of_who_can_go_on():
    assert told("universe", ["12-D3-C5"]) == (
        "White placed the F (number 12). Black now has 2972 legal moves."
    )
    setup = "White:6-C2-B4 Black:11-B10-C8 White:7-D4-C1 Black:12-I6-G7 turn:White"
    game = game_named("universe")
    position = game.parse_position(game.options_type(), setup)
    text = retell(game, position, game.parse(position, "11-A7-B5"))
    assert "It made a dead zone of 8 squares: nobody can play there." in text
    assert "It fenced off a region of five that only the P fits: Black still has it." in text


def test_pent_up_tells_why_a_tile_lies_where_it_lies():
    two = ["I(0,0)(4,0)^1", "I(0,1)(4,1)^1"]
    assert told("pent-up", two) == (
        "Black placed the I on the table. Nothing higher was open to this tile."
    )
    assert told("pent-up", [*two, "P(2,1)(0,0)^2"]) == (
        "White placed the P on level 2, resting on 2 tiles. It opened level 2."
    )


def test_pentago_tells_of_stones_that_moved_and_of_fives():
    names = {"1": "Ann", "2": "Bo"}
    told_turn = told("pentago", ["e5-1R", "d4-5R"], player=names.__getitem__)
    assert told_turn == (
        "Bo placed a stone on d4. Block 5 was turned clockwise, and 2 stones with it."
    )
    win = ["a5-1R", "i1-1R", "b5-1R", "h2-1R", "c5-1R", "g1-1R", "d5-1R", "i3-1R", "e5"]
    assert told("pentago", win, player=names.__getitem__) == (
        "Ann placed a stone on e5. The stone made five in a row, so no block was turned. "
        "Ann has five in a row."
    )


def test_pauli_tells_of_matches_cards_and_explosions():
    assert told("pauli", ["B-c3"]) == "Cool placed blue on c3. It completed no match."
    match = ["B-c3", "R-c4", "G-c5", "O-c6", "Y-d3"]
    assert told("pauli", match) == (
        "Cool placed yellow on d3. It completed a match of the L: Cool owns 3 of its five pieces. "
        "Cool gets the card."
    )
    game = game_named("pauli")
    exploded = 0
    for seed in range(12):
        chance = random.Random(seed)
        position = game.start(game.options_type())
        while position.to_move is not None:
            moves = list(position.moves())
            stirring = [m for m in moves[:200] if consequences(position, m)]
            move = chance.choice(stirring or moves)
            text = retell(game, position, move)
            explodes = any(c.startswith("explodes") for c in consequences(position, move))
            assert ("exploded" in text) == explodes
            assert explodes == ("back to" in text)
            exploded += explodes
            position = position.after(move)
    assert exploded > 3


def test_the_picture_puzzle_does_not_betray_what_is_to_be_remembered():
    game = game_named("picture-puzzle")
    position = game.start(game.options_type())
    move = next(position.moves())
    text = retell(game, position, move)
    assert text.endswith("removed a stone and turned a block.")
