"""Spot the matches: the same boards everywhere, and fair judgement of what is marked."""

import random

import pytest

from pentogames.core.cells import Square
from pentogames.puzzles.panchromatic_spot import (
    SEEDS,
    SPOT_LEVELS,
    SpotGame,
    Verdict,
    board_of_code,
    make_board,
)
from tests.twins.pauli import COPIES

LEVELS = {level.name: level for level in SPOT_LEVELS}

EVER = {
    "first": "RYBG/..O./ROY./.B.G",
    "easy": ".B.OB/..RB./..GYR/GOY.O/YGR..",
    "medium": "YRG.BG/.B.YYR/ORGRG./..GOY./.BB.R./..OO..",
    "hard": ".B..BOY./OY..R.BR/G..BGG../.BR.BO.G/O...ROYY/.R....GY/.R..Y.../...OG...",
    "expert": "B.R..Y.G/.GY.G.YY/RORYGBGO/GRY.OOY./BYROBOOB/RBB.GB../OORY..../..BR.RGG",
}
"""The boards numbered 1, top row first."""


def plain_matches(board):
    colour_of = {square[:2]: colour for square, colour in board.pieces}
    return {
        (letter, copy)
        for letter, copy in COPIES
        if len({colour_of.get(square) for square in copy} - {None}) == 5
    }


def drawn(board):
    colour_of = dict(board.pieces)
    return "/".join(
        "".join(colour_of.get(Square(x, y), ".") for x in range(board.level.columns))
        for y in reversed(range(board.level.rows))
    )


@pytest.mark.parametrize("level", SPOT_LEVELS, ids=lambda level: level.name)
def test_boards_fit_their_level_and_list_all_matches(level):
    for seed in range(12):
        board = make_board(level, seed)
        assert len(board.pieces) == level.pieces
        assert all(s.x < level.columns and s.y < level.rows for s, _ in board.pieces)
        assert level.fewest <= len(board.matches) <= level.most
        found = {(m.letter, frozenset(s[:2] for s in m.squares)) for m in board.matches}
        assert found == plain_matches(board)
        colours = [colour for _, colour in board.pieces]
        counts = [colours.count(colour) for colour in "BGYOR"]
        assert max(counts) - min(counts) <= 1


def test_boards_are_the_same_for_ever():
    # A changed board would break the numbers that players have shared.
    assert {name: drawn(make_board(level, 1)) for name, level in LEVELS.items()} == EVER


def test_boards_differ_and_have_codes():
    boards = {drawn(make_board(LEVELS["easy"], seed)) for seed in range(50)}
    assert len(boards) == 50
    board = make_board(LEVELS["hard"], 123)
    assert board.code == "hard-123"
    assert board_of_code(" hard-123 ") == board


@pytest.mark.parametrize(
    "text", ["", "hard", "hard-", "hard-x", "hard--1", "soft-1", f"hard-{SEEDS}", "1", "hard-١"]
)
def test_wrong_codes_are_refused(text):
    with pytest.raises(ValueError, match="board"):
        board_of_code(text)


def test_a_search_finds_every_match_once():
    game = SpotGame(make_board(LEVELS["medium"], 7))
    matches = list(game.board.matches)
    random.Random(1).shuffle(matches)
    assert game.missed == game.board.matches
    for number, match in enumerate(matches):
        judgement = game.judge(reversed(match.squares))
        assert (judgement.verdict, judgement.letter) == (Verdict.RIGHT, match.letter)
        assert judgement.squares == match.squares
        game = game.after(match.squares)
        assert game.left == len(matches) - number - 1
        assert game.judge(match.squares).verdict is Verdict.FOUND_ALREADY
        assert game.after(match.squares) == game
    assert game.missed == ()
    assert game.wrong == 0
    assert game.found == tuple(matches)


def test_wrong_marks_are_told_and_counted():
    board = make_board(LEVELS["first"], 1)
    colour_of = dict(board.pieces)
    game = SpotGame(board)
    vacant = Square(*next((x, y) for y in range(4) for x in range(4) if (x, y, 0) not in colour_of))
    lying = list(colour_of)
    judgement = game.judge([vacant, *lying[:4]])
    assert (judgement.verdict, judgement.squares) == (Verdict.VACANT, (vacant,))
    assert game.after([vacant, *lying[:4]]).wrong == 1
    assert game.judge(lying[:4]).verdict is Verdict.NOT_FIVE
    assert game.after(lying[:4]) == game
    blue = [square for square in lying if colour_of[square] == "B"]
    others = [square for square in lying if colour_of[square] != "B"]
    judgement = game.judge([*blue[:2], *[s for s in others if colour_of[s] in "GYO"][:3]])
    assert judgement.verdict is Verdict.COLOUR_TWICE
    assert set(blue) <= set(judgement.squares)


def test_five_colours_that_do_not_touch_are_apart():
    game = SpotGame(make_board(LEVELS["hard"], 5))
    first = {}
    for square, colour in sorted(game.board.pieces, key=lambda pair: pair[0].x * 7 % 8):
        first.setdefault(colour, square)
    assert game.judge(first.values()).verdict is Verdict.APART
    assert game.after(first.values()).wrong == 1
