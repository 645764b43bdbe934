"""Why a move is good, in sentences: one module a game, found by the game's name.

Each module has SENTENCES: for each code of the game's reasons a sentence, which may use the figures
that come with the code. Figures called ``seat``, ``mover`` or ``side`` are seats or teams and are
called by their names.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from importlib import import_module

from pentogames.bots.profile import Reason
from pentogames.core.game import Seat
from pentogames.teach.sentences import Sentence, Translate, untranslated
from pentogames.teach.words import words_for

SEATS = ("seat", "mover", "side")
"""The figures of reasons that are seats or teams."""


def tell(
    game: str,
    reason: Reason,
    translate: Translate = untranslated,
    called: Callable[[Seat], str] | None = None,
) -> str:
    """Return the sentence of a reason; ``called`` says what a seat is called at this table."""
    words = words_for(game)
    called = called or (lambda seat: words.name(seat, translate))
    facts = {
        fact: called(value) if fact in SEATS else words.figure(value, translate)
        for fact, value in reason.facts.items()
    }
    return sentences_of(game)[reason.code].say(facts, translate)


@cache
def sentences_of(game: str) -> Mapping[StrEnum, Sentence]:
    """Return the sentences of the game of that name, by code."""
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    sentences: Mapping[StrEnum, Sentence] = module.SENTENCES
    return sentences
