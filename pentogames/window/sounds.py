"""What is heard at the window's table and in lessons: hands, moves, refusals, a game's end."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QTimer

from pentogames.core.game import Outcome
from pentogames.model.match import Cause, Change, MatchModel
from pentogames.model.settings import SOUND, VOLUME
from pentogames.model.sound import Sound, Sounds, sound_of, sound_of_outcome
from pentogames.scene.board_scene import BoardScene

if TYPE_CHECKING:
    from pentogames.window.main_window import MainWindow

VERDICT_MS = 450
"""How long after the last move's sound that of the game's end is heard."""

SAMPLE_MS = 200
"""How long the volume rests before a sample of it is played."""


class SoundDesk(QObject):
    """Plays what belongs to what happens; ``sounds`` is open to whoever has a sound of its own."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.sounds = Sounds(window.settings, self)
        self._verdict = self._timer(VERDICT_MS, self._tell_outcome)
        self._sample = self._timer(SAMPLE_MS, lambda: self.sounds.play(Sound.PLACE))
        self._switch = window.actions_by_name["sound"]
        self._switch.setChecked(window.settings.sound)
        self._switch.toggled.connect(self._set_sound)
        window.view_menu.insertAction(window.actions_by_name["full-screen"], self._switch)
        window.settings.changed.connect(self._on_setting)
        window.match.changed.connect(self._on_changed)
        window.match.ended.connect(lambda outcome: self._verdict.start())
        window.installEventFilter(self)
        window.lessons.scene_shown.connect(self._listen)
        self._listen(window.scene)

    def _timer(self, milliseconds: int, act: Any) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=milliseconds)
        timer.timeout.connect(act)
        return timer

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fall silent when the window is closed."""
        if event.type() == QEvent.Type.Close:
            self._verdict.stop()
            self._sample.stop()
            self.sounds.release()
        return False

    # -- the switch -------------------------------------------------------------------------------

    def _set_sound(self, on: bool) -> None:
        if on != self._window.settings.sound:  # else the switch follows the settings
            self._window.settings.sound = on

    def _on_setting(self, key: str) -> None:
        """Follow the settings; what is switched on, or made louder, is heard."""
        if key == SOUND:
            self._switch.setChecked(self._window.settings.sound)
        if key in (SOUND, VOLUME):
            self._sample.start()

    # -- the table --------------------------------------------------------------------------------

    def _listen(self, scene: BoardScene | None) -> None:
        """Listen to a table as well, until its scene is gone."""
        if scene is not None:
            TableEar(scene, self.sounds)

    def _on_changed(self, change: Change) -> None:
        """Forget the end of a game that is left or taken back; another game has another scene."""
        self._verdict.stop()
        if change.cause is Cause.NEW:
            self._listen(self._window.scene)

    def _tell_outcome(self) -> None:
        match = self._window.match
        outcome = match.outcome()
        if outcome is not None:
            self.sounds.play(verdict(match, outcome))


class TableEar(QObject):
    """Hears what is done at a scene: taking, turning, half a move, moves, and what is refused.

    It lives as long as the scene does, and is deaf when another scene has taken its place.
    """

    def __init__(self, scene: BoardScene, sounds: Sounds) -> None:
        super().__init__(scene)
        self._scene = scene
        self._sounds = sounds
        self._grasp: object = None
        self._half = False
        scene.hand_changed.connect(self._on_hand)
        scene.match.changed.connect(self._on_changed)
        scene.match.refused.connect(self._on_refused)

    def _on_hand(self) -> None:
        grasp, half = self._scene.gestures.grasp, self._scene.hands.can_undo
        sound = None
        if half and not self._half:
            sound = Sound.PLACE
        elif grasp is not None and grasp != self._grasp:
            sound = Sound.LIFT if self._grasp is None else Sound.TURN
        self._grasp, self._half = grasp, half
        self._play(sound)

    def _on_changed(self, change: Change) -> None:
        self._grasp, self._half = None, False  # in another position; not every hand says so
        self._play(sound_of(change))

    def _on_refused(self) -> None:
        self._play(Sound.REFUSE)

    def _play(self, sound: Sound | None) -> None:
        if sound is not None and self._scene.views():
            self._sounds.play(sound)


def verdict(match: MatchModel, outcome: Outcome) -> Sound:
    """Return what the end of a match sounds like to the persons at the table."""
    seats = match.position.seats
    persons = [seat for seat in seats if match.level(seat) is None]
    return sound_of_outcome(outcome, persons, others=len(persons) < len(seats))
