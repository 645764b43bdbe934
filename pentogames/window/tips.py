"""Tooltips that say what users have written."""

from html import escape


def plain_tip(text: str) -> str:
    """Return a tooltip that shows a text as it is written; empty if there is none.

    Qt takes a text with ``<b>`` in it for rich text, and wraps the lines of nothing else.
    """
    return f'<span style="white-space: pre-wrap">{escape(text)}</span>' if text else ""
