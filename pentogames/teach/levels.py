"""What the seven levels of the computer players are called."""

from pentogames.teach.sentences import Translate, later, untranslated

NAMES = (
    later("Newcomer"),
    later("Easy"),
    later("Casual"),
    later("Steady"),
    later("Strong"),
    later("Expert"),
    later("Master"),
)
"""By number of the level, which counts from 1."""


def level_name(number: int, translate: Translate = untranslated) -> str:
    """Return the name of a level; IndexError if there is no such number."""
    if number < 1:
        raise IndexError(number)
    return translate(NAMES[number - 1])
