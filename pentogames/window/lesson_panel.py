"""The panel of a lesson, in the place of the moves: what to do, what came of it, where to go."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.lesson import LessonModel, Mood
from pentogames.model.words import tr
from pentogames.scene.glyphs import draw_icon
from pentogames.scene.theme import LIGHT, RADIUS, Theme
from pentogames.teach.lesson_plan import PlannedStep
from pentogames.teach.words import words_for
from pentogames.window.actions import Actions
from pentogames.window.panels import GamePanel, GamePanelPlace

TEXT_SIZE = 16  # of what is to be done, logical pixels
DOT, DOT_GAP = 9.0, 8.0  # diameter and distance of the dots, logical pixels


def drawn_in_words(planned: PlannedStep) -> Iterator[str]:
    """Yield sentences that say what a step paints, for those who do not see it."""
    name = planned.game.layout(planned.start).name
    for mark in planned.paint:
        squares = ", ".join(name(square) for square in mark.squares)
        yield tr("Marked: {squares}.").format(squares=squares)
    for arrow in planned.arrows:
        sentence = tr("An arrow leads from {start} to {end}.")
        yield sentence.format(start=name(arrow.start), end=name(arrow.end))


class Dots(QWidget):
    """A dot for each step: filled when it is behind the player, with a ring at the present one."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self._count, self._at = 1, 0
        self._solved: frozenset[int] = frozenset()
        self.setFixedHeight(18)

    def show_progress(self, count: int, at: int, solved: frozenset[int]) -> None:
        """Show so many steps, the index of the present one, and those that are solved."""
        self._count, self._at, self._solved = count, at, solved
        text = tr("Step {number} of {count}; {solved} done")
        self.setAccessibleName(text.format(number=at + 1, count=count, solved=len(solved)))
        self.setToolTip(self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that all dots need."""
        return QSize(round(self._count * (DOT + DOT_GAP) + 8), 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.theme
        for index in range(self._count):
            centre = QPointF(8 + index * (DOT + DOT_GAP), self.height() / 2)
            filled = index in self._solved
            painter.setPen(QPen(theme.accent if filled else theme.frame, 1.4))
            painter.setBrush(theme.accent if filled else Qt.GlobalColor.transparent)
            painter.drawEllipse(centre, DOT / 2, DOT / 2)
            if index == self._at:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.accent, 1.4))
                painter.drawEllipse(centre, DOT / 2 + 3, DOT / 2 + 3)
        painter.end()


class SaidBox(QWidget):
    """What the lesson says to what was done, with a sign of whether it was right."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self._mood = Mood.ASKING
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(36, 10, 12, 10)
        layout.addWidget(self.label)

    def say(self, text: str, mood: Mood) -> None:
        """Say something in a mood; without a text the box is gone."""
        self._mood = mood
        self.label.setText(text)
        self.setVisible(bool(text))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box and its sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.theme
        wrong = self._mood is Mood.WRONG
        done = self._mood in (Mood.RIGHT, Mood.SHOWN)
        edge = theme.bad if wrong else theme.good if done else theme.frame
        painter.setPen(QPen(edge, 1.4))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        name = "back" if wrong else "place" if done else "next"
        draw_icon(painter, name, QRectF(11, 11, 18, 18), edge)
        painter.end()


class ActionButton(QPushButton):
    """A button that does what an action does, and can be pressed when that can be done.

    The ``main`` one stands out while it can be pressed.
    """

    def __init__(self, action: QAction, *, main: bool = False) -> None:
        super().__init__()
        self._action, self._main = action, main
        self.clicked.connect(lambda: action.trigger())
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        # Accelerators of menus are letters of their own; the keys stand in the tooltip.
        self.setText(self._action.text().replace("&", ""))
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
        self.setDefault(self._main and self.isEnabled())


class LessonPanel(QWidget):
    """Shows a lesson that is being done."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.theme = LIGHT
        self.model: LessonModel | None = None
        self.heading = QLabel()
        self.heading.setObjectName("quiet")
        self.title = QLabel()
        self.title.setObjectName("title")
        self.dots = Dots()
        self.text = QLabel()
        self.said = SaidBox()
        for label in (self.heading, self.title, self.text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        large = QFont(self.text.font())
        large.setPixelSize(TEXT_SIZE)
        self.text.setFont(large)
        names = ("show", "again", "back", "next", "leave")
        self.buttons = {
            name: ActionButton(actions[f"lesson-{name}"], main=name == "next") for name in names
        }
        self._spoken = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 12, 12, 12)
        layout.setSpacing(8)
        for widget in (self.heading, self.title, self.dots):
            layout.addWidget(widget)
        layout.addWidget(self._middle(), 1)
        layout.addLayout(self._row("show", "again"))
        layout.addLayout(self._row("back", "next"))
        layout.addWidget(self.buttons["leave"])
        self.setMinimumWidth(250)
        self.setAccessibleName(tr("Lesson"))

    def _middle(self) -> QScrollArea:
        """Return the part with the sentences, which can be scrolled where the window is small."""
        inner = QWidget()
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(0, 6, 4, 0)
        layout.setSpacing(14)
        self._game_place = GamePanelPlace()
        layout.addWidget(self.text)
        layout.addWidget(self.said)
        layout.addLayout(self._game_place)
        layout.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidget(inner)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return self._scroll

    def _row(self, *names: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for name in names:
            button = self.buttons[name]
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            row.addWidget(button)
        return row

    def show_lesson(self, model: LessonModel, number: int, count: int) -> None:
        """Show a lesson, the so-manieth of its game's."""
        self.model = model
        game = tr(words_for(model.lesson.game).title)
        place = tr("{game} · lesson {number} of {count}")
        self.heading.setText(place.format(game=game, number=number, count=count))
        self.title.setText(tr(model.lesson.title))
        model.changed.connect(self.refresh)
        self._spoken = ""
        self.refresh()

    def show_game_panel(self, panel: GamePanel | None) -> None:
        """Show what the game itself has to say beside the board, instead of what was there."""
        self._game_place.show_panel(panel)

    def end_lesson(self) -> None:
        """Show no lesson any more."""
        self.show_game_panel(None)
        if self.model is not None:
            self.model.changed.disconnect(self.refresh)
        self.model = None

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = self.dots.theme = self.said.theme = theme
        self._game_place.set_theme(theme)
        self.update()

    def refresh(self) -> None:
        """Show the lesson as it stands."""
        model = self.model
        if model is None:
            return
        self.dots.show_progress(len(model.steps), model.index, frozenset(model.solved))
        self.text.setText(tr(model.planned.step.text))
        spoken = " ".join((self.text.text(), *drawn_in_words(model.planned)))
        self.text.setAccessibleName(spoken)
        said = list(model.said)
        if model.at_end and model.may_go_on and model.all_solved:
            said.append(self._end_of(model))
        self.said.say(" ".join(said), model.mood)
        self._announce(" ".join(said or [spoken]))

    def _end_of(self, model: LessonModel) -> str:
        if model.spotless:
            return tr("The lesson is done, without a mistake: ★")
        return tr("The lesson is done.")

    def _announce(self, text: str) -> None:
        """Have a screen reader say it, once."""
        if text != self._spoken:
            self._spoken = text
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.said, text))
