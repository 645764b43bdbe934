"""The engine against a plain implementation, at every ply of random games of every variant."""

import random
from collections import Counter

import pytest

from pentogames.core.game import apply_effects, play
from pentogames.games.pentago import PENTAGO, PentagoOptions, PentagoPosition, Turn, fives
from tests.twins.pentago import TwinGame

VARIANTS = [
    PentagoOptions(players=2),
    PentagoOptions(players=3),
    PentagoOptions(players=4),
    PentagoOptions(players=4, directions="either"),
    PentagoOptions(players=3, directions="either", skip_while_empty=True),
    PentagoOptions(players=4, teams="pairs"),
    PentagoOptions(players=4, teams="pairs", directions="either", skip_while_empty=True),
    PentagoOptions(players=3, teams="two-against-one"),
    PentagoOptions(players=3, teams="two-against-one", directions="either"),
    PentagoOptions(players=3, first_five_ends=True),
    PentagoOptions(players=2, directions="either", first_five_ends=True, skip_while_empty=True),
]
GAMES = 2


def twin_game(options: PentagoOptions) -> TwinGame:
    return TwinGame(
        options.players,
        options.teams,
        options.directions,
        options.skip_while_empty,
        options.first_five_ends,
    )


def stones_in(position: PentagoPosition) -> dict[str, str]:
    return PENTAGO.board(position)["stones"]


def compare_state(position: PentagoPosition, game: TwinGame) -> None:
    assert (position.to_move, position.ply) == (game.to_move, len(game.stones))
    assert stones_in(position) == game.stones
    assert position.places() == game.places()
    outcome = position.outcome()
    assert (outcome is None) == (not game.over)
    if outcome is not None:
        assert outcome.places == game.places()
    name = PENTAGO.layout(position).name
    rows = sorted((mark.label, sorted(map(name, mark.squares))) for mark in fives(position))
    assert rows == sorted((colour, sorted(row)) for colour, row in game.rows)


def compare_moves(position: PentagoPosition, game: TwinGame) -> list[Turn]:
    moves = list(position.moves())
    texts = [PENTAGO.format(position, move) for move in moves]
    assert len(texts) == len(set(texts))
    assert set(texts) == game.legal()
    return moves


def refused(position: PentagoPosition, rng: random.Random) -> None:
    """A few turns of any kind are refused exactly when they are not among the legal ones."""
    legal = set(position.moves())
    squares = rng.sample(PENTAGO.layout(position).squares, 6)
    for square in squares:
        for block, quarters in ((None, 0), (0, 0), *((b, q) for b in (1, 5, 9) for q in (1, -1))):
            turn = Turn(square, block, quarters)
            assert (position.refusal(turn) is None) == (turn in legal)


def chosen(moves: list[Turn], rng: random.Random, keen: bool) -> Turn:
    """A move by lot; the keen make five as soon as they can."""
    winning = [move for move in moves if move.block is None]
    return rng.choice(winning if keen and winning else moves)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_engine_and_twin_agree(options: PentagoOptions):
    rng = random.Random(str(options))
    for number in range(GAMES):
        position, game = PENTAGO.start(options), twin_game(options)
        compare_state(position, game)
        while position.to_move is not None:
            moves = compare_moves(position, game)
            refused(position, rng)
            move = chosen(moves, rng, keen=number % 2 == 0)
            after = play(position, move)
            game.play(PENTAGO.format(position, move))
            compare_state(after, game)
            shown = apply_effects(PENTAGO.tokens(position), PENTAGO.effects(position, move))
            assert shown == {token.id: token for token in PENTAGO.tokens(after)}
            position = after
        assert list(position.moves()) == []


def shared_five(position: PentagoPosition, rng: random.Random) -> Turn:
    """A move, out of some by lot, with which several make five, or else with which nobody does."""
    moves = [move for move in position.moves() if move.block is not None]
    some = rng.sample(moves, min(len(moves), 80)) or list(position.moves())[:1]
    made = {
        move: sum(out == position.ply + 1 for out in position.after(move).outs) for move in some
    }
    return max(some, key=lambda move: (made[move] > 1, made[move] == 0))


def test_games_in_which_fives_are_shared():
    """The players wait for turns with which several make five; not all moves are compared."""
    rng = random.Random(7)
    seen: Counter[str] = Counter()
    for options in VARIANTS:
        for _ in range(3):
            position, game = PENTAGO.start(options), twin_game(options)
            while position.to_move is not None:
                move = shared_five(position, rng)
                game.play(PENTAGO.format(position, move))
                position = position.after(move)
                compare_state(position, game)
            outcome = position.outcome()
            assert outcome is not None
            seen[outcome.reason] += 1
            seen["shared"] += any(len(together) > 1 for together in game.fives)
    assert {"shared-five", "all-five", "no-five"} <= set(seen), seen
    assert seen["shared"] > 5
