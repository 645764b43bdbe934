"""The scene of the Picture-Puzzle: plates and stones, the cover, the clock, attempts shown again.

The match knows moves; the table knows besides who sits at it (Stage). Whenever the device goes from
one player to another, a cover lies over everything: the items below it show no stone, so neither a
picture of the table nor anything that asks the items tells what is on the board.
"""

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication

from pentogames.core.game import Mark, Seat, Token
from pentogames.games.picture_puzzle import (
    COMPUTER,
    GIVE_UP,
    Phase,
    Step,
)
from pentogames.model.match import Cause, Change
from pentogames.model.picture_driver import PictureDriver
from pentogames.model.words import tr
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.picture_hand import PictureHand
from pentogames.scene.picture_show import Frame, frames_of
from pentogames.scene.picture_stage import (
    COVERED,
    Stage,
    attempt_ended,
    stage_after,
    stage_in_the_open,
    stage_on_arrival,
    stage_to_go_on,
)
from pentogames.scene.picture_table_scene import PictureTableScene
from pentogames.scene.picture_words import cover_of, news_of, note_of, prompt_of, result_of
from pentogames.scene.strip import HandButton, Tone
from pentogames.scene.theme import FRAME_MS

HIDDEN = "hidden"


class PictureScene(PictureTableScene):
    """Shows a match of the Picture-Puzzle, and covers itself."""

    in_the_open = False
    """Whether nothing is hidden: see ``lay_open``."""

    def add_own_items(self) -> None:
        """Begin in the stage of the match, with a driver for it."""
        super().add_own_items()
        self._record = self.match.record
        self.stage = self._arrival()
        self.frames: tuple[Frame, ...] = ()
        self.frame = 0
        self._news = ""
        self._late = False
        self._asked = False
        self.driver = PictureDriver(self.match, self)
        self.driver.ticker.ticked.connect(self._tick)
        self.driver.ran_out.connect(self._note_late)
        self.match.stayed.connect(self._say_stay)
        self._frame_timer = QTimer(self)
        self._frame_timer.setSingleShot(True)
        self._frame_timer.setInterval(FRAME_MS)
        self._frame_timer.timeout.connect(lambda: self.show_frame(self.frame + 1))

    @property
    def covered(self) -> bool:
        """Whether the cover lies over the table."""
        return self.stage in COVERED

    @property
    def hand(self) -> PictureHand:
        """The gesture."""
        assert isinstance(self.gestures, PictureHand)
        return self.gestures

    @property
    def outlived(self) -> bool:
        """Whether another match is on the table already, and this scene about to be closed."""
        return self.match.record is not self._record

    def _arrival(self) -> Stage:
        if self.in_the_open:
            return stage_in_the_open(self.position)
        return stage_on_arrival(self.position, looking_back=self.match.can_redo())

    # -- what lies where --------------------------------------------------------------------------

    def tokens(self) -> tuple[Token, ...]:
        """Return what is to be seen: a frame of the show, half a move, or no stone at all."""
        game, position = self.match.game, self.position
        if self.stage is Stage.SHOW and self.frames:
            position = self.frames[self.frame].position
        elif self.hand.pending is not None:
            position = position.made(self.hand.pending)
        tokens: tuple[Token, ...] = game.tokens(position)
        if not self.covered:
            return tokens
        return tuple(
            replace(token, squares=(), state=HIDDEN) if token.kind == "stone" else token
            for token in tokens
        )

    def sync(self) -> None:
        """Make the items equal what is to be seen."""
        if self.outlived:
            return
        self.at_hand.set_tokens(
            token
            for token in self.tokens()
            if token.kind == "stone" and not token.squares and not token.state
        )
        self.at_hand.choose(self.hand.chosen())
        super().sync()
        self.show_stage()

    def _last_put(self) -> str:
        """Return what the last move of this attempt put on the board, and nothing of another."""
        running = self.stage in (Stage.RESTORE, Stage.REVIEW) and self.position.restored
        return super()._last_put() if running else ""

    # -- stages -----------------------------------------------------------------------------------

    def set_stage(self, stage: Stage) -> None:
        """Go on to a stage, and show it."""
        self.hand.forget()
        self._asked = False
        self._frame_timer.stop()
        if stage is not Stage.RESTORE:
            self.driver.ticker.pause()
        if stage in COVERED:
            self.animator.finish()
            self.strip.clear_message()
        self.stage = stage
        self.strip.show_buttons(self._show_buttons() if stage is Stage.SHOW else ())
        self.sync()
        self._refresh_homes()
        self.hand_changed.emit()

    def show_stage(self) -> None:
        """Show the cover, the prompt, the clock and the button as the stage has them."""
        if self.outlived:
            return
        if self.covered:
            self.cover.say(*cover_of(self.position, self.stage, self.player_name))
        else:
            self.cover.say("", "", "")
        self.action.main = self.stage is not Stage.RESTORE
        self.action.show_at(self.action_at, self.action_width, self._action_words())
        self.strip.set_prompt(self.prompt())
        self._show_clock()

    def _action_words(self) -> str:
        if self.stage is Stage.LOOK:
            computer = self.position.taker == COMPUTER
            return tr("Take it apart") if computer else tr("Cover the table")
        if self.stage is Stage.RESTORE:
            return tr("Really give up?") if self._asked else tr("Give up")
        words = {Stage.SHOW: tr("Go on"), Stage.REVIEW: tr("Play on from here")}
        return words.get(self.stage, "")

    def act(self) -> None:
        """Go on, or give up, as the button says."""
        if self.stage is Stage.RESTORE:
            self.give_up()
        else:
            self.go_on()

    def say_what_first(self) -> None:
        """Say what comes first to somebody who presses the board when nobody is to move."""
        sentences = {
            Stage.LOOK: tr("Nothing can be moved yet. First press “{button}” (Enter)."),
            Stage.SHOW: tr("The attempt is being shown. “{button}” (Enter) ends that."),
            Stage.REVIEW: tr("You are looking back. To change the game, press “{button}” (Enter)."),
            Stage.OVER: tr(self.words.refusals["game-over"].text),
        }
        if self.stage in sentences:
            text = sentences[self.stage].format(button=self.action.words)
            self.strip.say(text, Tone.REFUSED)

    def give_up(self) -> None:
        """Give up the attempt, when asked for it twice."""
        if self.stage is not Stage.RESTORE:
            return
        if self._asked:
            self.intended.emit(Step(GIVE_UP))
            return
        self._asked = True
        self.show_stage()

    def go_on(self) -> None:
        """Go on to what comes after this stage."""
        stage = self.stage
        if stage is Stage.LOOK and self.position.taker != COMPUTER:
            self.set_stage(Stage.TO_TAKE)
        elif stage is Stage.TO_TAKE:
            self.set_stage(Stage.TAKE)
        elif stage is Stage.LOOK or (stage is Stage.TO_RESTORE and self.driver.computer_moves):
            self.set_stage(Stage.TO_RESTORE)  # its moves are not to be seen
            self.driver.take_apart()
            self._begin_restoring()
        elif stage is Stage.TO_RESTORE:
            self._begin_restoring()
        elif stage is Stage.PAUSED:
            pending = self.hand.pending
            self.set_stage(Stage.RESTORE)
            self.hand.keep(pending)
            self.hand.resume()
            self.sync()
            self.driver.ticker.go_on()
        elif stage is Stage.SHOW:
            self.end_show()
        elif stage is Stage.REVIEW:
            self.set_stage(stage_to_go_on(self.position))

    def _begin_restoring(self) -> None:
        self.set_stage(Stage.RESTORE)
        self.driver.begin_move()

    def pause(self) -> None:
        """Cover the table in the middle of restoring; the clock stands, a placed stone lies on."""
        if self.stage is Stage.RESTORE and not self.outlived:
            pending = self.hand.pending
            self.set_stage(Stage.PAUSED)
            self.hand.keep(pending)

    def key_outside(self, key: int) -> bool:
        """Take a key while nobody is to move: go on, or through the show."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.go_on()
        elif self.stage is not Stage.SHOW:
            return False
        elif key == Qt.Key.Key_Escape:
            self.end_show()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.show_frame(self.frame + (1 if key == Qt.Key.Key_Right else -1))
        else:
            return False
        return True

    # -- an attempt shown again -------------------------------------------------------------------

    def _show_buttons(self) -> tuple[HandButton, ...]:
        return (
            HandButton("previous", tr("Step back (Left)"), lambda: self.show_frame(self.frame - 1)),
            HandButton("next", tr("Step on (Right)"), lambda: self.show_frame(self.frame + 1)),
            HandButton("place", tr("End the showing (Esc)"), self.end_show),
        )

    def show_frame(self, number: int) -> None:
        """Show a step of the attempt; beyond the last one the match goes on."""
        if self.stage is not Stage.SHOW:
            return
        if number >= len(self.frames):
            self.end_show()
            return
        old, forwards = self.poses(), number == self.frame + 1
        self.animator.finish()
        self.frame = max(0, number)
        frame = self.frames[self.frame]
        self.sync()
        self.marks.set_marks(frame.marks)
        if forwards:
            self.show_effects(frame.effects, old)
        self._let_go_by()

    def _let_go_by(self) -> None:
        """Show the next frame after a while, if things move by themselves."""
        if self.animator.enabled:
            self._frame_timer.start()

    def _forget_frames(self) -> None:
        self._frame_timer.stop()
        self.frames, self.frame = (), 0

    def end_show(self) -> None:
        """Go on with the match; its position has been there all the time."""
        if self.stage is not Stage.SHOW:
            return
        self.animator.finish()
        self._forget_frames()
        self.marks.set_marks(())
        news, self._news = self._news, ""
        self.set_stage(Stage.OVER if self.position.phase is Phase.OVER else Stage.LOOK)
        outcome = self.match.outcome()
        if outcome is not None:
            self.marks.set_marks(outcome.marks)
        elif news:
            self.strip.say(news, Tone.NEWS)

    # -- changes of the match ---------------------------------------------------------------------

    def _on_changed(self, change: Change) -> None:
        if change.cause is Cause.NEW:
            return
        self._record = self.match.record
        self._forget_frames()
        self.hand.outdate()
        if change.cause is Cause.MOVE:
            change = self._moved(change)
        else:
            self.driver.ticker.pause()
            self.stage = self._arrival()
        super()._on_changed(change)
        buttons = self._show_buttons() if self.stage is Stage.SHOW else ()
        self.strip.show_buttons(buttons)
        self._refresh_homes()
        if self.stage is Stage.SHOW:
            self.marks.set_marks(self.frames[0].marks)
            self._let_go_by()
        if self.covered:
            self.marks.set_marks(())

    def _moved(self, change: Change) -> Change:
        """Take note of a move; return the change as it is to be shown."""
        before, after = change.before, change.after
        self._asked = False
        if self.in_the_open:
            self.stage = stage_in_the_open(after)
            return change
        self.driver.note_move(before, after)
        self.stage = stage_after(before, after)
        if before.taker == COMPUTER and before.phase is Phase.TAKE_APART:
            self.stage = Stage.TO_RESTORE
            return replace(change, effects=())
        if self.stage is Stage.RESTORE:
            self.driver.begin_move()
        if not attempt_ended(before, after):
            return change
        result = result_of(before, change.move, self.player_name, late=self._late)
        self._late = False
        self._news = news_of(before, after, self.player_name)
        self.frames = frames_of(before, change.move, result)
        return replace(change, effects=self.frames[0].effects)

    def _tell_news(self, change: Change) -> None:
        """Say nothing yet: the show says how the attempt went, and its end what follows."""

    def _note_late(self) -> None:
        self._late = True

    def _say_stay(self, sentence: str) -> None:
        self.strip.say(tr(sentence), Tone.REFUSED)

    # -- the clock --------------------------------------------------------------------------------

    def _show_clock(self) -> None:
        choice, ticker = self.driver.clock, self.driver.ticker
        limit = choice.limit or 1.0
        fresh = self.stage not in (Stage.RESTORE, Stage.PAUSED)
        left = limit if fresh or ticker.left is None else ticker.left
        self.clock.show_time(choice.kind, left, limit, running=ticker.running)

    def _tick(self) -> None:
        """Show the time; cover the table if a dialog lies over it or another page is shown."""
        away = QApplication.activeModalWidget() is not None
        away = away or not any(view.isVisible() for view in self.views())
        if away and self.driver.clock.limit is not None:
            self.pause()
        self._show_clock()

    def event(self, event: QEvent) -> bool:
        """Cover the table and stop the clock when another window takes over."""
        if event.type() == QEvent.Type.WindowDeactivate and self.driver.clock.limit is not None:
            self.pause()
        return super().event(event)

    # -- names and prompts ------------------------------------------------------------------------

    def _refresh_homes(self) -> None:
        super()._refresh_homes()
        position = self.position
        for standing in self.match.game.standings(position):
            home = self.homes[standing.seat]
            note = home.note
            if standing.place is None:
                note = note_of(position, standing.seat, self.stage) or note
            active = self.stage is not Stage.SHOW and standing.seat == self._seated()
            if not active and note == tr("to move"):
                note = ""
            home.set_state(home.player, note, active=active, standing=standing)

    def _seated(self) -> Seat | None:
        """Return who is at the table now, or looks at the picture."""
        position = self.position
        if position.phase is Phase.OVER:
            return None
        looking = self.stage is Stage.LOOK
        return position.restorer if looking else position.to_move

    def prompt(self) -> str:
        """Say what is to be done now, how the attempt went, or how the match ended."""
        position = self.position
        if self.stage is Stage.SHOW and self.frames:
            return self.frames[self.frame].caption
        outcome = position.outcome()
        if outcome is None:
            half = self.hand.pending is not None
            stage = Stage.LOOK if self.stage is Stage.SHOW else self.stage
            return prompt_of(position, stage, self.player_name, half=half)
        first = [seat for seat, place in outcome.places.items() if place == 1]
        names = " & ".join(self.player_name(seat) for seat in first)
        sentence = self.words.outcomes[outcome.reason].say({"winners": names}, tr)
        return f"{sentence} ({names})" if len(first) > 1 else sentence

    def show_hints(self, marks: tuple[Mark, ...]) -> None:
        """Paint nothing: a game of memory has no hints."""

    def lay_open(self) -> None:
        """Show the table to everybody, without covers, clocks and showings."""
        self.in_the_open = True
        self.set_stage(self._arrival())

    def step_aside(self) -> None:
        """Cover the table in the middle of restoring, so that the clock stands; else as always."""
        if self.stage is Stage.RESTORE:
            self.pause()
        else:
            super().step_aside()

    def dispose(self) -> None:
        """Let go of the match; the scene is not used afterwards."""
        self._frame_timer.stop()
        self.driver.ticker.ticked.disconnect(self._tick)
        self.driver.ticker.pause()
        self.hand.outdate()
        self.match.stayed.disconnect(self._say_stay)
        super().dispose()


def picture_scene(scene: BoardScene) -> PictureScene:
    """Return a scene as what it is."""
    assert isinstance(scene, PictureScene)
    return scene
