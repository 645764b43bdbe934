"""Hints on the table: what each step paints and says."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from pentogames.model.bot_runner import BotRunner
from pentogames.model.hints import HintModel
from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.strip import Offer, Tone
from pentogames.window.actions import with_key


class HintDesk(QObject):
    """Shows the hint of a model on the scene that lies on the table."""

    def __init__(
        self,
        match: MatchModel,
        runner: BotRunner,
        scene: Callable[[], BoardScene | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.model = HintModel(match, runner, self)
        self._match = match
        self._scene = scene
        self._shown = False
        self.model.changed.connect(self._show)
        self.model.failed.connect(self._tell)

    def _show(self) -> None:
        scene, model = self._scene(), self.model
        if scene is None:
            return
        hint, step = model.hint, model.step
        if hint is None or step is None:
            if self._shown:
                scene.show_notes(())
                scene.point_out("")
                scene.strip.end_standing_message()
            self._shown = model.thinking
            if model.thinking:
                scene.strip.say(tr("Looking for a good move…"), Tone.NEWS, stay=True)
            return
        from pentogames.bots.hints import Step
        from pentogames.teach.thinking import told_hint

        self._shown = True
        scene.show_notes(hint.shown(step))
        named = step is Step.WHICH and hint.token is not None
        scene.point_out(hint.token.id if named and hint.token is not None else "")
        position = self._match.position
        text = told_hint(self._match.game, position, hint, step, scene.player_name, tr)
        last = step is hint.steps[-1]
        words = tr("Another") if last else tr("More")
        tip = tr("The next best move") if last else tr("The next step of the hint")
        offer = Offer(words, with_key(tip, ("H",)), model.next)
        scene.strip.say(text, Tone.NEWS, stay=True, offer=offer)

    def _tell(self, sentence: str) -> None:
        scene = self._scene()
        if scene is not None:
            scene.strip.say(sentence, Tone.NEWS)
