"""Pauli's computer player at the board: legal moves everywhere, and tactics from level 4 on."""

from random import Random

import pytest

from pentogames.bots.levels import CAREFUL, COUNT, levels_of
from pentogames.bots.thinking import think
from pentogames.core.game import play
from pentogames.games.pauli import PAULI, PauliOptions, PauliPosition
from tests.contract.variants import VARIANTS
from tests.games.pauli_boards import lively_move, play_all, set_up

LIGHT = 0.05
"""The share of its work that a level does here."""

PLAIN = PauliOptions(repetition_draw=False)
ONE_CARD = PauliOptions(goal=1)

each_careful_level = pytest.mark.parametrize("level", range(CAREFUL, COUNT + 1))

# Positions in which a single move avoids a loss with the next one; from games by lot.
SAVES = (
    ("8/8/8/8/1OGoY3/2rry3/2Yog3/1B2b3 112112121111 LUV/FNPTYZ 22 -", "B-f4"),
    ("8/8/2BYOG2/3Rogy1/5r2/3Y4/8/8 1113111112 LNPYZ/FTV 25 -", "B-g4"),
    ("8/3y4/8/1Yry4/2G2R2/2O5/8/8 1112111 FLTVY/P 13 -", "B-e5"),
    ("8/4r3/8/oOy1Yo2/o1yYBgr1/3o1G2/3O4/8 221124121113312 FNUWZ/LPTVY 52 -", "R-c3"),
    ("8/3Y4/2bGy3/1RYBO3/8/8/8/8 11121211 FLPTY/NUWZ 13 -", "R-b6"),
)


def answer(position: PauliPosition, level: int, seed: int = 1) -> str:
    """The move of a level, in the game's notation; it has passed the checked door."""
    move = think("pauli", position, level, seed, seconds=600.0, work=LIGHT).move
    play(position, move)
    return PAULI.format(position, move)


@pytest.mark.parametrize("plain", VARIANTS["pauli"], ids=repr)
@pytest.mark.parametrize("level", range(1, COUNT + 1))
def test_moves_are_legal_in_every_variant(level: int, plain: dict[str, object]) -> None:
    options = PauliOptions.read(plain)
    for seed in range(3):
        rng, position = Random(seed), PAULI.start(options)
        while position.outcome() is None:
            if position.ply % 7 == 3:
                answer(position, level, seed)
            position = position.after(lively_move(position, rng))


@each_careful_level
def test_a_win_at_once_is_taken(level: int) -> None:
    assert answer(set_up("8/8/8/8/8/8/8/BG1oy3", "-/-", 4, ONE_CARD), level) == "R-c1"
    # Whoever empties the opponent's last places or stash wins, too.
    board = "r1o1oBGy/r1G5/r1B5/Y1Y1OGyb/G1o1r3/8/gOByYgoB/7B"
    position = set_up(board, "-/L", 35, PauliOptions(goal=12))
    outcome = play_all(position, answer(position, level)).outcome()
    assert outcome is not None
    assert outcome.winners == ("Hot",)


@each_careful_level
def test_a_threat_to_win_is_blocked(level: int) -> None:
    position = set_up("7r/8/8/8/8/8/8/BG1oY3", "-/-", 5, ONE_CARD)
    after = play_all(position, answer(position, level))
    replies = [after.after(move).outcome() for move in after.moves()]
    assert not any(outcome is not None and outcome.winners == ("Cool",) for outcome in replies)


@each_careful_level
@pytest.mark.parametrize(("text", "move"), SAVES)
def test_the_only_move_that_does_not_lose_is_found(level: int, text: str, move: str) -> None:
    assert answer(PAULI.parse_position(PLAIN, text), level) == move


@each_careful_level
def test_the_only_legal_move_is_made(level: int) -> None:
    # Cool has a red piece left, and the exclusion principle bars it from all squares but one.
    board = "ro2oBGy/r1G3r1/r1B5/Y1Y1OGyb/G1o1r3/8/gOByYgoB/7B"
    position = set_up(board, "-/LY", 36, PauliOptions(goal=12))
    assert [PAULI.format(position, move) for move in position.moves()] == ["R-d8"]
    assert answer(position, level) == "R-d8"


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        position = PAULI.start(PauliOptions(goal=3))
        while position.outcome() is None:
            position = play_all(position, answer(position, 2 + position.ply % 4, position.ply))
        games.append(PAULI.format_position(position))
    assert games[0] == games[1]


def test_levels_differ() -> None:
    assert len({repr(level) for level in levels_of("pauli")}) == COUNT
