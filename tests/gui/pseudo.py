"""A language of no country: every text in brackets, so that one without them was not translated."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTranslator
from PySide6.QtGui import QAction, QFontMetrics, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTableView,
    QTextBrowser,
    QWidget,
)

from pentogames.model.words import CONTEXT

LEFT, RIGHT = "⟦", "⟧"
BUTTONS = "QPlatformTheme"
"""What Qt calls the texts of its standard buttons."""

NAMES = (
    frozenset({"Pentogames", "English", "Deutsch", "Français", "Español"})
    | frozenset({"Ctrl", "Shift", "Alt", "Home", "End", "PgUp", "PgDown", "Esc", "Return", "Enter"})
    | frozenset({"Up", "Down", "Del", "Pause"})
)
"""The program, the languages by their own names, and keys, which Qt translates itself."""


class Pseudo(QTranslator):
    """Puts every text in brackets; ``asked`` holds what was to be translated."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if context == CONTEXT:
            self.asked.add(source)
        elif context != BUTTONS:
            return source
        return f"{LEFT}{source}{RIGHT}"


def bare(text: str) -> list[str]:
    """Return the words of a text that stand in no brackets, names and notation left out."""
    outside, depth = [], 0
    for sign in text:
        depth += (sign == LEFT) - (sign == RIGHT)
        outside.append(sign if depth == 0 and sign != RIGHT else " ")
    # What has a digit in it is notation: a square, a move, a size.
    words = [word for word in "".join(outside).split() if not re.search(r"\d", word)]
    letters = re.findall(r"[^\W\d_]{2,}", " ".join(words))
    return [word for word in letters if not word.isupper() and word not in NAMES]


class Painted:
    """Takes down every text that is painted, in full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: set[str] = set()
        for kind, name in ((QPainter, "drawText"), (QPainterPath, "addText")):
            monkeypatch.setattr(kind, name, self._noting(getattr(kind, name)))
        for metrics in (QFontMetrics, QFontMetricsF):
            monkeypatch.setattr(metrics, "elidedText", lambda metrics, text, *_: text)

    def _noting(self, paint):
        def noted(painter, *arguments):
            self.texts.update(text for text in arguments if isinstance(text, str))
            return paint(painter, *arguments)

        return noted


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield every text of a widget and of all that is in it, hidden or not."""
    yield widget.windowTitle()
    for each in [widget, *widget.findChildren(QWidget)]:
        yield from (each.toolTip(), each.accessibleName(), each.accessibleDescription())
        yield from _own(each)
    for action in widget.findChildren(QAction):
        yield from (action.text(), action.toolTip())


def _own(widget: QObject) -> Iterator[str]:
    if isinstance(widget, QAbstractButton | QLabel):
        yield widget.text()
    elif isinstance(widget, QMenu | QGroupBox):
        yield widget.title()
    elif isinstance(widget, QLineEdit | QPlainTextEdit):
        yield widget.placeholderText()  # the text itself is the user's
    elif isinstance(widget, QTextBrowser):
        yield widget.toPlainText()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model, root = widget.model(), widget.rootIndex()
        columns = model.columnCount(root) if isinstance(widget, QTableView) else 1
        for row in range(model.rowCount(root)):
            for column in range(columns):
                yield str(model.index(row, column, root).data() or "")


def shown() -> Iterator[str]:
    """Yield every text of every window there is."""
    for window in QApplication.topLevelWidgets():
        yield from texts_of(window)
