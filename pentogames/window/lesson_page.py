"""The page of a lesson: its board, as the game's own scene shows it, and the panel beside it."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QWidget

from pentogames.model.lesson import LessonModel, Mood
from pentogames.model.match import Cause, Change
from pentogames.scene.board_scene import BoardScene, scene_for
from pentogames.scene.board_view import BoardView
from pentogames.scene.theme import LIGHT, Theme
from pentogames.teach.overlays import overlays_for
from pentogames.window.actions import Actions
from pentogames.window.lesson_panel import LessonPanel
from pentogames.window.panels import panel_for

SLOWLY = 3.0
"""How many times longer a move takes that is shown."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class LessonPage(QWidget):
    """Shows a lesson that is being done, and takes what the player does on its board."""

    hand_changed = Signal()  # something was taken in hand, moved or put down
    scene_shown = Signal(object)  # another BoardScene

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.model: LessonModel | None = None
        self.scene: BoardScene | None = None
        self.theme = LIGHT
        self.motion = True
        self._next = actions["lesson-next"]
        self.view = BoardView()
        self.panel = LessonPanel(actions)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.view)
        splitter.addWidget(self.panel)
        splitter.setStretchFactor(0, 1)
        splitter.setCollapsible(0, False)
        splitter.setCollapsible(1, False)
        splitter.setSizes([880, 270])
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)

    # -- beginning and ending ---------------------------------------------------------------------

    def show_lesson(self, model: LessonModel, number: int, count: int) -> None:
        """Show a lesson, by its number among those of its game, instead of the one before."""
        self.end_lesson()
        self.model = model
        model.match.changed.connect(self._on_changed)
        model.entered.connect(self._enter)
        model.changed.connect(self._refresh)
        model.demonstrated.connect(self._demonstrate)
        self._show_scene()
        self.panel.show_lesson(model, number, count)
        self._enter()
        self._refresh()

    def end_lesson(self) -> None:
        """Show no lesson any more, and let go of it."""
        if self.model is None:
            return
        self.model.stop()
        self.panel.end_lesson()
        self._drop_scene(self.scene)
        self.model.deleteLater()
        self.model = self.scene = None

    def _show_scene(self) -> None:
        """Show the lesson's match in a new scene."""
        assert self.model is not None
        old = self.scene
        self.scene = scene_for(self.model.match, self.theme)
        self.scene.lay_open()
        self.scene.set_motion(self.motion)
        self.scene.intended.connect(self._intend)
        self.scene.hand_changed.connect(self.hand_changed)
        self.view.show_scene(self.scene)
        self.scene_shown.emit(self.scene)
        panel = panel_for(self.model.lesson.game)
        if panel is not None and panel.in_lessons:
            self.panel.show_game_panel(panel(self.model.match, self.scene))
        self._drop_scene(old)

    def _drop_scene(self, scene: BoardScene | None) -> None:
        if scene is not None:
            scene.dispose()
            scene.deleteLater()

    # -- looks ------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.panel.set_theme(theme)
        if self.scene is not None:
            self.scene.set_theme(theme)

    def set_motion(self, on: bool) -> None:
        """Let things move, or have them jump to where they belong."""
        self.motion = on
        if self.scene is not None:
            self.scene.set_motion(on)

    # -- the board --------------------------------------------------------------------------------

    def _on_changed(self, change: Change) -> None:
        """Make another scene for a position of another kind of table."""
        if change.cause is Cause.NEW:
            self._show_scene()

    def _enter(self) -> None:
        """Show what a step shows besides its position, with nothing in hand."""
        model, scene = self.model, self.scene
        if model is None or scene is None:
            return
        scene.gestures.cancel("another step")
        scene.strip.clear_message()
        for overlay in overlays_for(model.lesson.game):
            on = overlay.at_first or overlay.name in model.planned.step.overlays
            scene.set_overlay(overlay.name, on)
        self.view.setFocus()

    def _refresh(self) -> None:
        """Paint what the step paints as it stands; where it is done, be ready to go on."""
        model, scene = self.model, self.scene
        if model is None or scene is None:
            return
        planned = model.planned
        if model.mood in (Mood.ASKING, Mood.READING):
            scene.show_notes(planned.paint, planned.arrows)
        elif model.mood in (Mood.RIGHT, Mood.SHOWN):
            marks = planned.paint_right
            if model.refusal is not None:
                marks = (*marks, *model.refusal.marks)
                scene.marks.set_marks(())  # they would be painted twice
            scene.show_notes(marks)
        else:
            scene.show_notes(())

    def _intend(self, move: object) -> None:
        model, scene = self.model, self.scene
        if model is None or scene is None:
            return
        if model.mood is Mood.ASKING:
            model.try_move(move)
        else:
            scene.gestures.cancel("it is not asked for")

    def _demonstrate(self, move: object) -> None:
        if self.scene is not None:
            self.scene.gestures.demonstrate(move)

    def show_move(self) -> None:
        """Have the step done before the player's eyes, slowly."""
        if self.model is not None and self.scene is not None:
            self.view.setFocus()  # from where Enter goes on
            self.scene.animator.pace = SLOWLY
            self.model.show()
            self.scene.animator.pace = 1.0

    def undo(self) -> None:
        """Take back half a move, or what was done in this step."""
        if self.model is not None and self.scene is not None and not self.scene.gestures.undo():
            self.model.try_again()

    def can_undo(self) -> bool:
        """Whether there is something to take back in this step."""
        if self.model is None or self.scene is None:
            return False
        return self.model.may_try_again or self.scene.gestures.can_undo

    # -- events -----------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Put down what is being dragged when the window is left."""
        if event.type() == QEvent.Type.WindowDeactivate and self.scene is not None:
            self.scene.gestures.cancel("the window was left")
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the board to the player only where a step asks for something.

        A press takes a wrong move back first, so that one grasp is enough; where the step is done,
        Enter goes on.
        """
        model = self.model
        if model is None or model.mood is Mood.ASKING:
            return False
        presses = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if watched is self.view.viewport():
            if event.type() in presses:
                return self._hold_back(model)
            # What is in hand shows what was refused, until the next press.
            return event.type() == QEvent.Type.MouseMove and self._busy
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in ENTER and model.may_go_on:
                self._next.trigger()
                return True
            if event.text().strip() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
                return self._hold_back(model)
        return False

    @property
    def _busy(self) -> bool:
        return self.scene is not None and self.scene.gestures.busy

    def _hold_back(self, model: LessonModel) -> bool:
        """Say whether what the player does is not for the board now."""
        if model.mood in (Mood.WRONG, Mood.SHOWN):
            model.try_again()
            return False
        return True
