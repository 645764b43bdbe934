"""The engine against a plain implementation, at every ply of random games of every variant."""

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from pentogames.core.cells import Square
from pentogames.core.game import play
from pentogames.core.shapes import Placement
from pentogames.games.universe import (
    UNIVERSE,
    Rule,
    UniverseOptions,
    UniversePosition,
    regions,
)
from tests.twins.universe import TwinGame, all_placements, board, name, vacant_regions

FEW = 25
"""Placements up to which all are compared; of more, as many are drawn by lot."""

WHOLE = 8
"""In the first game of a variant every eighth ply is compared whole."""

VARIANTS = [
    (UniverseOptions(), 80),
    (UniverseOptions(rows=9), 60),
    *(
        (UniverseOptions(players=3, regions=pair), 8)
        for pair in combinations(("south", "west", "north", "east"), 2)
    ),
    (UniverseOptions(players=4), 20),
]


@cache
def twin_placements(options: UniverseOptions):
    return all_placements(board(options.players, options.regions, options.rows))


def twin_game(options: UniverseOptions) -> TwinGame:
    placements = twin_placements(options)
    return TwinGame(options.players, options.regions, options.rows, placements)


def plain(move: Placement):
    """A move in the twin's terms."""
    return move.piece, frozenset((square.x + 1, square.y + 1) for square in move.squares)


def engine_move(seat: str, piece: str, squares) -> Placement:
    return Placement(seat, piece, tuple(sorted(Square(x - 1, y - 1) for x, y in squares)))


def compare_all(position: UniversePosition, game: TwinGame) -> None:
    """Every legal placement of every seat."""
    legal = game.legal()
    for seat in game.seats:
        expected = {(piece, squares) for piece, squares in legal if piece in game.hands[seat]}
        assert {plain(move) for move in position.legal_of(seat)} == expected
        pieces = "".join(sorted({piece for piece, _ in expected}))
        assert position.playable_pieces(seat) == pieces


def compare_some(position: UniversePosition, game: TwinGame, rng: random.Random) -> None:
    """Some placements of the twin's by whom the turn is, one of them through the rule book."""
    seat = position.to_move
    if seat is None:
        return
    for piece, squares in rng.sample(game.fitting, min(FEW, len(game.fitting))):
        move = engine_move(seat, piece, squares)
        assert position.allows(move) == game.is_legal(piece, squares)
    compare_refusal(position, game, engine_move(seat, *rng.choice(game.fitting)))


def compare_refusal(position: UniversePosition, game: TwinGame, move: Placement) -> None:
    """The refusal of a placement on vacant squares, the fenced regions included."""
    refusal = position.refusal(move)
    piece, squares = plain(move)
    assert (refusal is None) == game.is_legal(piece, squares)
    if refusal is None or refusal.rule is Rule.ALREADY_USED:
        return
    assert refusal.rule is Rule.FENCES_OFF
    fenced = {frozenset((s.x + 1, s.y + 1) for s in mark.squares) for mark in refusal.marks}
    assert fenced == game.fenced(squares)
    assert sorted(refusal.facts["sizes"]) == sorted(len(region) for region in fenced)


def kind_by_size(size: int) -> str:
    return "open" if size >= 10 else "exact" if size == 5 else "dead"


def compare_state(position: UniversePosition, game: TwinGame) -> None:
    assert (position.to_move, position.ply) == (game.to_move, game.ply)
    assert list(position.out) == game.out
    assert {seat: set(hand) for seat, hand in position.hands.items()} == game.hands
    outcome = position.outcome()
    assert (outcome.places if outcome else None) == (game.places() if game.winner else None)
    standings = UNIVERSE.standings(position)
    assert {s.seat: s.place for s in standings if s.place} == game.places()
    expected = {
        frozenset(map(name, region)): kind_by_size(len(region))
        for region in vacant_regions(game.vacant)
    }
    described = UNIVERSE.board(position)["regions"]
    assert {frozenset(region["squares"]): region["kind"] for region in described} == expected
    for region in regions(position):
        if region.piece is not None:
            holders = {seat for seat in game.seats if region.piece in game.hands[seat]}
            assert set(region.seats) == holders


@pytest.mark.parametrize(("options", "games"), VARIANTS, ids=str)
def test_engine_and_twin_agree(options: UniverseOptions, games: int):
    rng = random.Random(f"{options}")
    seen: Counter[str] = Counter()
    for number in range(games):
        position, game = UNIVERSE.start(options), twin_game(options)
        while True:
            compare_state(position, game)
            compare_some(position, game, rng)
            whole = number == 0 and game.ply % WHOLE == 0
            if whole or len(game.fitting) <= FEW:
                compare_all(position, game)
            if position.to_move is None:
                break
            move = rng.choice(list(position.moves()))
            before = len(position.out)
            position = play(position, move)
            game.play(*plain(move))
            seen["several out at once"] += len(position.out) - before > 1
        assert not any(True for _ in position.moves())
        winner = game.winner
        assert winner is not None
        seen["winner could not move"] += not position.legal_set(winner)
        seen["winner could move"] += bool(position.legal_set(winner))
    assert seen["winner could not move"] > 0
    if options.players > 2:
        assert seen["several out at once"] > 0
