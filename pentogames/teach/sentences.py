"""Sentences with figures in them, in English, ready to be translated.

Games speak in codes and figures; the words of each game (teach/words) map its codes to sentences.
A text is translated as a whole and once, and only then are the figures filled in; what is filled in
is a figure, a name, or a word that is translated already.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol


class Translate(Protocol):
    """Returns a text in the user's language.

    A text whose wording depends on a count comes with its English wording for ``one``, and with the
    count, from which each language chooses among as many wordings as it has.
    """

    def __call__(self, text: str, one: str = "", count: int = -1, /) -> str:
        """Return the wording for the count, its figures not filled in yet."""


def untranslated(text: str, one: str = "", count: int = -1, /) -> str:
    """Return the English text as it is."""
    return one if one and count == 1 else text


def later(text: str) -> str:
    """Return the text as it is: it is translated where it is shown.

    This marks texts for the catalogue (packaging/translations) that stand in tables of constants,
    where no call of a translating function shows what they are.
    """
    return text


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence with ``{name}`` where a figure goes.

    ``one`` is its wording when the figure named ``count`` is 1.
    """

    text: str
    one: str = ""
    count: str = ""

    def say(self, facts: Mapping[str, Any], translate: Translate = untranslated) -> str:
        """Return the sentence with the figures filled in as they are; lists, with commas."""
        if self.one:
            template = translate(self.text, self.one, facts.get(self.count, -1))
        else:
            template = translate(self.text)
        return template.format_map({name: _written(fact) for name, fact in facts.items()})


def _written(fact: Any) -> str:
    return ", ".join(map(str, fact)) if isinstance(fact, tuple | list) else str(fact)
