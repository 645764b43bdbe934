"""The secrets of the Picture-Puzzle: how the picture of the running attempt was taken apart."""

from typing import Any

from pentogames.core.record import ROOT, Record
from pentogames.games.picture_puzzle import REMOVE, Phase
from pentogames.teach.secrets import OPEN, Secrets
from pentogames.teach.words.picture_puzzle import ATTEMPT_RUNS


def secrets(record: Record[Any, Any]) -> Secrets:
    """Return the removals of an attempt that runs at the end of the line.

    While the cursor stands there it must stay: a position before shows the picture. Once the
    attempt is over all of it may be read.
    """
    line = record.line()
    end = line[-1] if line else ROOT
    position = record.position_at(end)
    if position.phase is Phase.OVER or not position.taken:
        return OPEN
    running = line[-len(position.taken) - len(position.restored) :]
    made = {node: record.node(node).move for node in running}
    moves = frozenset(node for node, move in made.items() if move and move.what == REMOVE)
    return Secrets(moves, ATTEMPT_RUNS if record.cursor == end else "")
