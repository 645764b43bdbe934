"""Text on the screen: everything a user reads passes through here to be translated."""

from PySide6.QtCore import QCoreApplication

CONTEXT = "Pentogames"


def tr(text: str, count: int = -1) -> str:
    """Return the text in the user's language; ``%n`` in it becomes the count."""
    return QCoreApplication.translate(CONTEXT, text, "", count)
