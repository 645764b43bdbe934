"""What a move did, told in sentences: one module a game, found by the game's name."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from pentogames.core.game import Game, Seat
from pentogames.teach.sentences import Sentence, Translate, untranslated
from pentogames.teach.words import words_for

Said = tuple[Sentence, Mapping[str, Any]]
"""A sentence and the figures to fill in; seats stand in it as Who, to be called by their names."""


class Who(str):
    """A seat in the figures of a sentence; players are called by their names."""

    __slots__ = ()


class Retell(Protocol):
    """Tells what a legal move does, and what it leaves."""

    def __call__(self, before: Any, move: Any) -> Iterator[Said]:
        """Yield sentences with their figures, the move itself first."""


def retell(
    game: Game[Any, Any, Any],
    before: Any,
    move: Any,
    player: Callable[[Seat], str] = lambda seat: "",
    translate: Translate = untranslated,
) -> str:
    """Return what a legal move did, in sentences; ``player`` gives the name of who sits there."""
    words = words_for(game.name)

    def called(fact: Any) -> Any:
        if isinstance(fact, Who):
            return player(str(fact)) or words.name(fact, translate)
        if isinstance(fact, tuple):
            return tuple(called(item) for item in fact)
        return words.figure(fact, translate)

    told = _retell_of(game.name)(before, move)
    return " ".join(
        sentence.say({name: called(fact) for name, fact in facts.items()}, translate)
        for sentence, facts in told
    )


@cache
def _retell_of(game: str) -> Retell:
    tell: Retell = import_module(f"{__name__}.{game.replace('-', '_')}").retell
    return tell
