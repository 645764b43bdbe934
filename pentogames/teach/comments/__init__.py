"""What a record says of a move by itself; games without a module here say nothing.

Comments stand in files, so they are the same in every language: codes and letters of the rules.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol


class Comment(Protocol):
    """Says in the words of the rules what followed a move."""

    def __call__(self, before: Any, move: Any) -> str:
        """Return the comment on a legal move; empty if there is nothing to say."""


def comment_on(game: str, before: Any, move: Any) -> str:
    """Return the comment on a legal move of the game of that name; empty for none."""
    comment = _comment_of(game)
    return "" if comment is None else comment(before, move)


@cache
def _comment_of(game: str) -> Comment | None:
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return None
    comment: Comment = import_module(module).comment
    return comment
