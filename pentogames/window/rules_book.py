"""The rules book: a page a game beside the list of them, searchable, with diagrams of the scenes.

The diagrams are drawn by the games' own scenes when they are shown, so they follow the theme.
"""

import re
from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QFont, QImage, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.words import tr
from pentogames.scene.picture import paint_position
from pentogames.scene.theme import Theme
from pentogames.teach import book

TABLE = QSize(760, 560)
"""The size of the table that a diagram is taken from; only its board is shown."""

WIDEST = 420
"""Width of a diagram at most, in logical pixels."""

PLACE_ROLE = Qt.ItemDataRole.UserRole


class BookPage(QTextBrowser):
    """Shows a page; its diagrams come from the scenes."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme | None = None
        self.setOpenLinks(False)
        self.document().setDocumentMargin(18)
        self.setAccessibleName(tr("Rules"))

    def show_page(self, page: book.Page, theme: Theme) -> None:
        """Show a page from its beginning."""
        self.theme = theme
        self.clear()
        self.document().setMarkdown(_with_captions(page.text))
        self._space_out()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return the picture of a diagram."""
        address = name.toString() if isinstance(name, QUrl) else name
        image_kind = QTextDocument.ResourceType.ImageResource.value
        if kind == image_kind and address.startswith(book.SCHEME) and self.theme is not None:
            return self._picture(address.removeprefix(book.SCHEME), self.theme)
        return super().loadResource(kind, QUrl(address))

    def _picture(self, name: str, theme: Theme) -> QImage:
        diagram = book.diagram(name, tr)
        ratio = self.devicePixelRatioF()
        image = paint_position(
            diagram.game,
            diagram.position,
            TABLE,
            theme,
            board_only=True,
            marks=diagram.marks,
            ratio=ratio,
        )
        widest = round(min(WIDEST, max(200, self.viewport().width() - 60)) * ratio)
        if image.width() > widest:
            image = image.scaledToWidth(widest, Qt.TransformationMode.SmoothTransformation)
            image.setDevicePixelRatio(ratio)
        return image

    def go_to(self, heading: str) -> None:
        """Show the section of that heading at the top."""
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and block.text() == heading:
                self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
                self.setTextCursor(QTextCursor(block))
                return
            block = block.next()

    def _space_out(self) -> None:
        """Give headings and paragraphs the room that Markdown leaves out."""
        block = self.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            cursor = QTextCursor(block)
            spacing = QTextBlockFormat()
            spacing.setTopMargin({0: 4, 1: 0}.get(level, 16))
            spacing.setBottomMargin(6)
            spacing.setLineHeight(135, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if not _holds_picture(block.text()):
                cursor.mergeBlockFormat(spacing)
            if level:
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                form = cursor.charFormat()
                font = QFont(self.font())
                font.setPixelSize(22 if level == 1 else 17)
                font.setWeight(QFont.Weight.DemiBold)
                form.setFont(font)
                cursor.mergeCharFormat(form)
            block = block.next()


def _with_captions(text: str) -> str:
    """Write each picture's words below it too, for those who see it."""
    return re.sub(r"(?m)^(!\[([^\]]+)\]\([^)]+\))$", r"\1\n\n*\2*", text)


def _holds_picture(text: str) -> bool:
    return "\ufffc" in text


class RulesBook(QDialog):
    """The book in a window of its own, which may stay open beside a game."""

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Rules"))
        self._theme = theme
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search the rules"))
        self.search.setAccessibleName(tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Pages"))
        self.list.setWordWrap(True)
        self.page = BookPage()
        self._nothing = QLabel(tr("Nothing found."))
        self._nothing.setObjectName("quiet")
        self._nothing.hide()
        side = QVBoxLayout()
        side.addWidget(self.search)
        side.addWidget(self._nothing)
        side.addWidget(self.list, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        layout.addLayout(side, 1)
        layout.addWidget(self.page, 3)
        self.resize(860, 680)
        self._shown = ""
        self.search.textChanged.connect(self._list)
        self.list.currentItemChanged.connect(self._go)
        self._list("")

    def open_at(self, game: str) -> None:
        """Show the page of a game."""
        self.search.clear()
        for row in range(self.list.count()):
            if self.list.item(row).data(PLACE_ROLE)[0] == game:
                self.list.setCurrentRow(row)
        self._show(game)

    def set_theme(self, theme: Theme) -> None:
        """Draw the page anew in the colours of another theme."""
        self._theme = theme
        shown, self._shown = self._shown, ""
        if shown:
            place = self.page.verticalScrollBar().value()
            self._show(shown)
            self.page.verticalScrollBar().setValue(place)

    def _list(self, words: str) -> None:
        """List the pages, or the sections that hold the words searched for."""
        self.list.blockSignals(True)
        self.list.clear()
        if words.strip():
            for page, section in book.search(words, tr):
                item = QListWidgetItem(
                    tr("{name}: {value}").format(name=page.title, value=section.heading)
                )
                item.setData(PLACE_ROLE, (page.game, section.heading))
                self.list.addItem(item)
        else:
            for page in book.pages(tr):
                item = QListWidgetItem(page.title)
                item.setData(PLACE_ROLE, (page.game, ""))
                self.list.addItem(item)
        self._nothing.setVisible(self.list.count() == 0)
        self.list.blockSignals(False)
        if words.strip() and self.list.count():
            self.list.setCurrentRow(0)

    def _go(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            game, heading = item.data(PLACE_ROLE)
            self._show(game)
            if heading:
                self.page.go_to(heading)

    def _show(self, game: str) -> None:
        if game != self._shown:
            page = next(page for page in book.pages(tr) if page.game == game)
            self.page.show_page(page, self._theme)
            self._shown = game

    def closeEvent(self, event: QCloseEvent) -> None:
        """Clear the search, so that the next look begins with the pages."""
        self.search.clear()
        super().closeEvent(event)
