"""Lessons in the window: which one is begun when, and what its buttons and keys do.

A lesson lies in the place of the table (see aside), so the game there waits untouched.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from pentogames.model.progress import LessonProgress
from pentogames.model.words import tr
from pentogames.scene.strip import Tone
from pentogames.window.aside import Aside

if TYPE_CHECKING:
    from pentogames.model.lesson import LessonModel
    from pentogames.teach.lessons import Lesson
    from pentogames.window.lesson_page import LessonPage
    from pentogames.window.main_window import MainWindow

BUTTONS = ("show", "again", "back", "next", "leave")


class LessonDesk(QObject):
    """Starts, shows and ends lessons; there is one at a time (``model``), or none.

    What shows them is loaded and made for the first one: the program starts sooner without it.
    """

    scene_shown = Signal(object)  # the BoardScene of a lesson

    def __init__(self, window: "MainWindow", aside: Aside, progress: LessonProgress) -> None:
        super().__init__(window)
        self._window = window
        self._aside = aside
        self._because = False  # whether the lesson was asked for by a refusal in the game
        self.progress = progress
        actions = window.actions_by_name
        self._page: LessonPage | None = None
        actions.connect(
            {
                "lessons": self.choose,
                "why": self._why_key,
                "lesson-show": lambda: self.page.show_move(),
                "lesson-again": lambda: self.page.undo(),
                "lesson-back": self._back,
                "lesson-next": self._next,
                "lesson-leave": self.leave,
            }
        )
        self.menu = QMenu(tr("&Learn"), window)
        self.menu.addActions([actions["lessons"], actions["why"]])
        self.menu.addSeparator()
        self.menu.addActions([actions[f"lesson-{name}"] for name in BUTTONS])
        progress.failed.connect(self._tell)
        aside.left.connect(self._on_left)
        bar = window.menuBar()
        bar.insertMenu(bar.actions()[-1], self.menu)
        self.refresh_actions()

    @property
    def page(self) -> "LessonPage":
        """The page that shows lessons."""
        if self._page is None:
            from pentogames.window.lesson_page import LessonPage

            self._page = page = LessonPage(self._window.actions_by_name)
            self._aside.keep(page)
            page.set_theme(self._window.theme)
            page.hand_changed.connect(self.refresh_actions)
            page.scene_shown.connect(self.scene_shown)
            self._window.dressed.connect(page.set_theme)
            self._window.actions_by_name["motion"].toggled.connect(page.set_motion)
        return self._page

    @property
    def model(self) -> "LessonModel | None":
        """The lesson that is going on; None if none is."""
        return None if self._page is None else self._page.model

    # -- beginning and ending ---------------------------------------------------------------------

    def choose(self) -> None:
        """Let the user choose a lesson, of the game on the board first."""
        from pentogames.window.lesson_list import LessonList

        window, model = self._window, self.model
        game = window.match.game.name if model is None else model.lesson.game
        dialog = LessonList(window.theme, self.progress, game, window)
        if dialog.exec() and dialog.lesson is not None:
            self.start(dialog.lesson)
        dialog.deleteLater()

    def learn(self, game: str) -> None:
        """Start the first lesson of a game that is not done; the first of all if all are."""
        from pentogames.teach.lessons import lessons_of

        lessons = lessons_of(game)
        undone = [lesson for lesson in lessons if not self.progress.is_done(lesson.key)]
        self.start((undone or list(lessons))[0])

    def ask_why(self, rule: str) -> None:
        """Start the lesson about a rule that has just refused something in the game."""
        from pentogames.teach.lessons import lesson_about

        lesson = lesson_about(self._window.match.game.name, rule)
        if lesson is not None:
            self.start(lesson, lesson.step_about(rule), because=True)

    def start(self, lesson: "Lesson", first: int = 0, *, because: bool = False) -> None:
        """Put a lesson in the place of the table, from its first step or another one on."""
        from pentogames.model.lesson import LessonModel
        from pentogames.teach.lessons import lessons_of

        self._because = because
        model = LessonModel(lesson, first, self)
        model.done.connect(lambda star: self.progress.note(lesson.key, star=star))
        model.changed.connect(self.refresh_actions)
        lessons = lessons_of(lesson.game)
        page = self.page
        page.set_theme(self._window.theme)
        page.set_motion(self._window.settings.motion)
        self._aside.show(page)
        page.show_lesson(model, lessons.index(lesson) + 1, len(lessons))
        self.refresh_actions()

    def leave(self) -> None:
        """Go back to the game, which is as it was."""
        self._aside.leave()

    def _on_left(self, page: QWidget) -> None:
        if self._page is not None and page is self._page:
            self._page.end_lesson()
        self.refresh_actions()

    def _tell(self, sentence: str) -> None:
        """Say something that is no part of the lesson, where the user is looking."""
        lesson = None if self._page is None else self._page.scene
        scene = lesson or self._window.scene
        if scene is not None:
            scene.strip.say(sentence, Tone.NEWS)

    # -- what the player does ---------------------------------------------------------------------

    def _why_key(self) -> None:
        scene = self._window.scene
        if scene is not None and scene.refused:
            scene.ask_why()
        else:
            self._tell(tr("Nothing has been refused yet in this position."))

    def _back(self) -> None:
        if self.model is not None:
            self.model.back()

    def _next(self) -> None:
        """Go to the next step; from the last one, to the next lesson or back to the game."""
        model = self.model
        if model is None or not model.may_go_on:
            return
        following = self._following(model)
        if not model.at_end:
            model.forward()
        elif self._because or following is None:
            self.leave()
        else:
            self.start(following)

    def _following(self, model: "LessonModel") -> "Lesson | None":
        """Return the lesson after this one; None after a game's last."""
        from pentogames.teach.lessons import lessons_of

        lessons = lessons_of(model.lesson.game)
        at = lessons.index(model.lesson)
        return lessons[at + 1] if at + 1 < len(lessons) else None

    # -- what can be done -------------------------------------------------------------------------

    def refresh_actions(self) -> None:
        """Say what can be done now in the lesson, if there is one."""
        actions, model = self._window.actions_by_name, self.model
        actions["why"].setEnabled(self._aside.page is None)
        actions["lessons"].setEnabled(True)
        if model is None:
            for name in BUTTONS:
                actions[f"lesson-{name}"].setEnabled(False)
            return
        from pentogames.model.lesson import Mood

        shown = model.mood is Mood.SHOWN
        actions["lesson-again"].setText(tr("Let me &try") if shown else tr("&Try again"))
        actions["lesson-next"].setText(self._next_words(model))
        actions["lesson-leave"].setText(self._leave_words(model))
        waiting = model.mood is Mood.WAITING
        can = {
            "show": model.planned.step.asks and not waiting,
            "again": self.page.can_undo(),
            "back": model.index > 0,
            "next": model.may_go_on and not waiting,
            "leave": True,
        }
        for name, enabled in can.items():
            actions[f"lesson-{name}"].setEnabled(enabled)

    def _leave_words(self, model: "LessonModel") -> str:
        """Return what leads away: not what the button beside it says at the end."""
        if self._because and not model.at_end:
            return tr("Back to the &game")
        return tr("L&eave the lesson")

    def _next_words(self, model: "LessonModel") -> str:
        if not model.at_end:
            return tr("&Next")
        if self._because:
            return tr("Back to the &game")
        return tr("&Finish") if self._following(model) is None else tr("&Next lesson")
