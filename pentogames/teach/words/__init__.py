"""The words of each game: one module a game, found by the game's name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from pentogames.core.game import Outcome, Refusal, Seat
from pentogames.teach.sentences import Sentence, Translate, untranslated

_OUT = Sentence("{player}: out.")

SEATS = ("seat", "owner", "to_move")
"""The figures of refusals that are seats."""


@dataclass(frozen=True, slots=True)
class Words:
    """Everything a game's codes are called in front of people.

    ``refusals`` by rule code, ``outcomes`` by reason code (both may use the figures that come with
    the code); ``names`` of seats, teams, colours, pieces, areas and figures by their code, and
    ``terms``, what areas and colours are called within a sentence, by the word in its figures;
    ``options`` by the option's name, and ``choices`` by ``option:value``, each one short line;
    ``leave`` says who (``{player}``) has just left a game that goes on.
    """

    title: str
    summary: str
    refusals: Mapping[str, Sentence]
    outcomes: Mapping[str, Sentence]
    names: Mapping[str, str] = field(default_factory=dict)
    terms: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)
    leave: Sentence = _OUT

    def name(self, code: str, translate: Translate = untranslated) -> str:
        """Return what a seat, piece, area or figure is called; the code itself if nothing."""
        return translate(self.names[code]) if code in self.names else code

    def figure(self, fact: Any, translate: Translate = untranslated) -> Any:
        """Return a figure for a sentence: words in the user's language, all else as it is."""
        if isinstance(fact, tuple):
            return tuple(self.figure(item, translate) for item in fact)
        known = isinstance(fact, str) and fact in self.terms
        return translate(self.terms[fact]) if known else fact

    def explain(
        self,
        refusal: Refusal,
        translate: Translate = untranslated,
        called: Callable[[Seat], str] | None = None,
    ) -> str:
        """Return the sentence that says why a move is refused.

        ``called`` says what a seat is called, if not by the game's own word for it.
        """
        called = called or (lambda seat: self.name(seat, translate))
        facts = {
            fact: called(value) if fact in SEATS else self.figure(value, translate)
            for fact, value in refusal.facts.items()
        }
        return self.refusals[refusal.rule].say(facts, translate)

    def conclude(self, outcome: Outcome, translate: Translate = untranslated) -> str:
        """Return the sentence that says how the game ended; ``{winners}`` is filled in."""
        winners = " & ".join(self.name(seat, translate) for seat in outcome.winners)
        return self.outcomes[outcome.reason].say({"winners": winners}, translate)


@cache
def words_for(game: str) -> Words:
    """Return the words of the game of that name (``pent-up`` has ``words/pent_up.py``)."""
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    words = module.WORDS
    assert isinstance(words, Words)
    return words
