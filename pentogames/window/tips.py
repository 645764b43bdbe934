"""Tooltips that say what users have written."""


def plain_tip(text: str) -> str:
    """Return a tooltip that shows a text as it is written; empty if there is none.

    Qt takes a text with ``<b>`` in it for rich text, and wraps the lines of nothing else.
    """
    if not text:
        return ""
    from html import escape  # with a list of all that HTML has names for

    return f'<span style="white-space: pre-wrap">{escape(text)}</span>'
