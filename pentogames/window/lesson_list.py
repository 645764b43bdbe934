"""The list of lessons: a game at the left, its lessons at the right, what is done marked."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pentogames.core.game import Game
from pentogames.model.progress import LessonProgress
from pentogames.model.words import tr
from pentogames.scene.glyphs import draw_glyph, draw_icon
from pentogames.scene.specs import games_on_screen
from pentogames.scene.theme import Theme
from pentogames.scene.theme_seats import Glyph
from pentogames.teach.lessons import Lesson, lessons_of
from pentogames.teach.words import words_for
from pentogames.window.dialogs import message_box
from pentogames.window.rows import RowDelegate, RowSpot

LESSON_ROLE = Qt.ItemDataRole.UserRole


class LessonDelegate(RowDelegate):
    """Draws a lesson: its number or a tick, title and promise, and a star if it was won."""

    size = (200, 54)
    gap = 2

    def __init__(self, theme: Theme, progress: LessonProgress, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self._progress = theme, progress

    def paint_row(self, at: RowSpot) -> None:
        """Draw the row."""
        painter, area, selected = at.painter, at.area, at.selected
        lesson: Lesson = at.index.data(LESSON_ROLE)
        ink, quiet = self.ink(selected), self.quiet(selected)
        self._paint_mark(painter, lesson, at.index.row() + 1, area, selected)
        star = self._progress.has_star(lesson.key)
        room = area.adjusted(52, 6, -44 if star else -12, -6)
        align = Qt.AlignmentFlag.AlignLeft
        elide = Qt.TextElideMode.ElideRight
        title, line = QFont(at.font), QFont(at.font)
        title.setWeight(QFont.Weight.DemiBold)
        line.setPixelSize(13)
        for font, colour, text, edge in (
            (title, ink, tr(lesson.title), Qt.AlignmentFlag.AlignTop),
            (line, quiet, tr(lesson.promise), Qt.AlignmentFlag.AlignBottom),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(
                room, align | edge, QFontMetricsF(font).elidedText(text, elide, room.width())
            )
        if star:
            centre = QPointF(area.right() - 22, area.center().y())
            colour = self.theme.on_accent if selected else self.theme.accent
            draw_glyph(painter, Glyph.STAR, centre, 9, colour)

    def _paint_mark(
        self, painter: QPainter, lesson: Lesson, number: int, area: QRectF, selected: bool
    ) -> None:
        """Draw a ring with the lesson's number, or with a tick in it."""
        theme = self.theme
        done = self._progress.is_done(lesson.key)
        ink = theme.on_accent if selected else theme.accent if done else theme.text_quiet
        ring = QRectF(area.left() + 12, area.center().y() - 14, 28, 28)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, 1.6))
        painter.drawEllipse(ring)
        if done:
            draw_icon(painter, "place", ring.adjusted(6, 6, -6, -6), ink)
        else:
            painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(number))


class LessonList(QDialog):
    """Lets the user choose a lesson; ``lesson`` is the one chosen."""

    def __init__(
        self, theme: Theme, progress: LessonProgress, game: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Lessons"))
        self.lesson: Lesson | None = None
        self._progress = progress
        self._games: tuple[Game[Any, Any, Any], ...] = games_on_screen()
        self.games = QListWidget()
        self.games.setAccessibleName(tr("Games"))
        self.games.setFixedWidth(232)
        self.lessons = QListWidget()
        self.lessons.setAccessibleName(tr("Lessons"))
        self.lessons.setItemDelegate(LessonDelegate(theme, progress, self.lessons))
        self.lessons.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for each in self._games:
            self.games.addItem(QListWidgetItem())
            self.games.item(self.games.count() - 1).setData(LESSON_ROLE, each.name)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = buttons.addButton(tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setDefault(True)
        self.reset = QPushButton(tr("Reset progress…"))
        self.reset.setAutoDefault(False)
        buttons.addButton(self.reset, QDialogButtonBox.ButtonRole.ResetRole)
        columns = QHBoxLayout()
        columns.setSpacing(14)
        columns.addWidget(self.games)
        columns.addWidget(self.lessons, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(14)
        layout.addLayout(columns, 1)
        layout.addWidget(buttons)
        self.resize(780, 560)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.reset.clicked.connect(self._reset)
        self.games.currentRowChanged.connect(self._show_game)
        self.lessons.itemActivated.connect(lambda _: self.accept())
        progress.changed.connect(self._refresh)
        self._refresh()
        names = [each.name for each in self._games]
        self.games.setCurrentRow(names.index(game) if game in names else 0)
        self.lessons.setFocus()

    def accept(self) -> None:
        """Take the lesson that is chosen."""
        item = self.lessons.currentItem()
        if item is not None:
            self.lesson = item.data(LESSON_ROLE)
            super().accept()

    def _show_game(self, row: int) -> None:
        """Show a game's lessons, the first that is not done chosen."""
        lessons = lessons_of(self._games[row].name)
        self.lessons.clear()
        for lesson in lessons:
            item = QListWidgetItem(self._spoken(lesson))
            item.setData(LESSON_ROLE, lesson)
            self.lessons.addItem(item)
        undone = [i for i, each in enumerate(lessons) if not self._progress.is_done(each.key)]
        self.lessons.setCurrentRow(undone[0] if undone else 0)

    def _spoken(self, lesson: Lesson) -> str:
        """Return what a screen reader says of a lesson."""
        parts = [tr(lesson.title), tr(lesson.promise)]
        if self._progress.is_done(lesson.key):
            star = self._progress.has_star(lesson.key)
            parts.append(tr("Done, with a star.") if star else tr("Done."))
        return " – ".join(parts)

    def _refresh(self) -> None:
        """Show how much of each game is done."""
        for row, game in enumerate(self._games):
            lessons = lessons_of(game.name)
            done = sum(self._progress.is_done(lesson.key) for lesson in lessons)
            title = tr(words_for(game.name).title)
            text = tr("{game}  {done}/{count}")
            self.games.item(row).setText(text.format(game=title, done=done, count=len(lessons)))
        for row in range(self.lessons.count()):
            item = self.lessons.item(row)
            item.setText(self._spoken(item.data(LESSON_ROLE)))
        self.lessons.viewport().update()

    def _reset(self) -> None:
        """Forget what is done, if the user means it."""
        buttons = QMessageBox.StandardButton
        text = tr("Forget which lessons are done, of all games, and the stars?")
        box = message_box(self, "question", text)
        box.setStandardButtons(buttons.Yes | buttons.No)
        box.setDefaultButton(buttons.No)
        answer = box.exec()
        box.deleteLater()
        if answer == buttons.Yes:
            self._progress.reset()
