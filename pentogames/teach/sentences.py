"""Sentences with figures in them, in English, ready to be translated.

Games speak in codes and figures; the words of each game (teach/words) map its codes to sentences.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Translate = Callable[[str], str]


def untranslated(text: str) -> str:
    """Return the English text as it is."""
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
        """Return the sentence with the figures filled in; lists are joined by commas."""
        singular = bool(self.one) and facts.get(self.count) == 1
        template = translate(self.one if singular else self.text)
        return template.format_map(
            {name: _written(fact, translate) for name, fact in facts.items()}
        )


def _written(fact: Any, translate: Translate) -> str:
    if isinstance(fact, tuple | list):
        return ", ".join(_written(item, translate) for item in fact)
    return translate(fact) if isinstance(fact, str) else str(fact)
