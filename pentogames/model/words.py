"""Text on the screen: everything a user reads passes through here, once, to be translated."""

from PySide6.QtCore import QCoreApplication

from pentogames.teach.sentences import untranslated

CONTEXT = "Pentogames"


def tr(text: str, one: str = "", count: int = -1, /, sense: str = "") -> str:
    """Return the text in the user's language, for figures to be filled in by ``format``.

    A text whose wording depends on a count is written for many, with its wording for ``one``, and
    the count: ``tr("{n} pieces", "One piece", n).format(n=n)``; a language chooses among as many
    wordings as it has. ``sense`` tells texts apart that are alike in English only, such as Start,
    a button, and Start, the first position.
    """
    translated = QCoreApplication.translate(CONTEXT, text, sense, count)
    return untranslated(text, one, count) if translated == text else translated
