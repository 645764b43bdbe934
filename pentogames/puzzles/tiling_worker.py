"""The inner side of a process that answers questions about tiling puzzles, one at a time.

A new question ends the work on the one before; None, or the end of the other side, ends the
process.
"""

from multiprocessing.connection import Connection
from typing import NamedTuple

from pentogames.puzzles.tiling import StoppedError
from pentogames.puzzles.tiling_insight import Insight, Question, insights


class Asked(NamedTuple):
    """A question with its number, which its answers bear too."""

    number: int
    question: Question


class Told(NamedTuple):
    """What is known of the question with that number."""

    number: int
    insight: Insight


def serve(connection: Connection) -> None:
    """Answer what comes through the connection, until it ends."""
    try:
        while (asked := connection.recv()) is not None:
            _answer(connection, asked)
    except (EOFError, OSError):
        pass  # the other side is gone, and nobody waits for an answer


def _answer(connection: Connection, asked: Asked) -> None:
    """Send what is known, more each time, unless something else is asked meanwhile."""
    try:
        for insight in insights(asked.question, lambda share: not connection.poll()):
            connection.send(Told(asked.number, insight))
    except StoppedError:
        pass  # the next question waits
