"""Pentago for two: the one move that makes five, or forces it, by the bots' proofs."""

from collections.abc import Iterator
from dataclasses import replace

from draft import Draft, positions

from pentogames.bots.profiles._pentago_proofs import wins_in
from pentogames.core.blocks import block_of
from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PENTAGO, PentagoOptions, PentagoPosition
from pentogames.puzzles.attack_solvers.pentago import SOLVER

LEVELS = (2, 3, 4)
"""The bots whose games are looked through, in turn."""
FEWEST_STONES = 14
MOST = 4
"""Moves that the quick search takes for wins, at most: each costs a look at all defences."""
FEW_WAYS = 2
"""So few ways to five, left by the best defence, make a puzzle harder."""


def drafts_in_one(seed: int) -> Iterator[Draft]:
    """Yield positions in which one move makes five, by turning a block."""
    for position in _game(seed):
        moves = wins_in(position, 1)
        if len(moves) == 1 and moves[0].block:
            yield _draft(position, moves[0], 1, _hidden(position, moves[0]))


def drafts_in_two(seed: int) -> Iterator[Draft]:
    """Yield positions in which no move makes five at once, and one makes sure of it."""
    for position in _game(seed):
        if wins_in(position, 1) or len(wins_in(position, 2)) > MOST:
            continue
        moves = SOLVER.wins(position, 2)
        if len(moves) == 1:
            after = position.after(moves[0])
            defence = SOLVER.reply(after, 1).move
            ways = len(wins_in(after.after(defence), 1))
            points = _carried(moves[0]) + (ways <= FEW_WAYS)
            draft = _draft(position, moves[0], 3, points)
            yield replace(draft, defence=PENTAGO.format(after, defence))


def _game(seed: int) -> Iterator[PentagoPosition]:
    start = PENTAGO.start(PentagoOptions(players=2))
    for position in positions(PENTAGO.name, start, LEVELS[seed % len(LEVELS)], seed):
        if position.ply >= FEWEST_STONES:
            yield position


def _draft(position: PentagoPosition, move: Turn, plies: int, points: int) -> Draft:
    """Return a draft that is the harder, the more points it has, and then the fuller the board."""
    legal = sum(1 for _ in position.moves())
    text = PENTAGO.format_position(position)
    hardness = 100 * points + position.ply
    return Draft(text, PENTAGO.format(position, move), plies, legal, hardness)


def _hidden(position: PentagoPosition, move: Turn) -> int:
    """Rate how well a five is hidden: by a stone that the turn carries along, by a diagonal."""
    outcome = position.after(move).outcome()
    assert outcome is not None
    row = outcome.marks[0].squares
    diagonal = row[0].x != row[-1].x and row[0].y != row[-1].y
    return _carried(move) + diagonal


def _carried(move: Turn) -> bool:
    """Say whether the turn carries the new stone along."""
    assert move.square is not None
    return block_of(move.square) == move.block
