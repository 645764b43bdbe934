"""The computer players of the window: their menu and keys, and what is seen of their thinking."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from pentogames.bots.profiles import has_profile
from pentogames.core.game import Seat
from pentogames.model.bot_runner import BotRunner
from pentogames.model.computer import USUAL_LEVEL, ComputerModel
from pentogames.model.words import tr
from pentogames.scene.strip import Offer, Tone
from pentogames.teach.sentences import later
from pentogames.window.actions import with_key
from pentogames.window.aside import Aside
from pentogames.window.computer.hint_desk import HintDesk

if TYPE_CHECKING:
    from pentogames.scene.board_scene import BoardScene
    from pentogames.window.computer.analysis_desk import AnalysisDesk
    from pentogames.window.computer.players_page import PlayersPage
    from pentogames.window.main_window import MainWindow

T = TypeVar("T")

PACE_CHOICES = (
    ("slow", later("&Slow")),
    ("normal", later("&Normal")),
    ("quick", later("&Quick")),
)
SECONDS_CHOICES = (5, 10, 30, 60)


class ComputerDesk(QObject):
    """Lets computer players play at the window's table, and shows that they think."""

    def __init__(self, window: "MainWindow", aside: Aside) -> None:
        super().__init__(window)
        self._window = window
        self._aside = aside
        self.runner = BotRunner(self)
        self.computer = ComputerModel(window.match, self.runner, window.settings, self)
        self.computer.still = self._at_rest
        self.computer.allowance = window.clocks.clock.allowance
        self.hints = HintDesk(window.match, self.runner, lambda: window.scene, self)
        self._players: PlayersPage | None = None
        self._analysis: AnalysisDesk | None = None
        self._players_place = window.panel.add_later(tr("Players"), lambda: self.players)
        self._analysis_place = window.panel.add_later(tr("Analysis"), lambda: self.analysis)
        actions = window.actions_by_name
        actions.connect(
            {
                "analysis": lambda: window.panel.show_page(self.analysis.page),
                "hint": self.hints.model.next,
                "computer-move": self._let_move,
                "computer-stop": self.computer.stop,
                "take-over": self._take_over,
                "computer-plays": self._hand_over,
            }
        )
        actions["computer-pause"].toggled.connect(lambda on: self.computer.pause(on=on))
        self.menu = self._build_menu()
        self.computer.changed.connect(self.refresh)
        self.computer.progressed.connect(self._show_progress)
        self.computer.failed.connect(self._offer_again)
        self.computer.moved.connect(lambda thought: self._tell_proof())
        aside.shown.connect(self._on_aside)
        aside.left.connect(self._on_aside)
        window.clocks.rested.connect(self._on_rested)
        window.match.record_changed.connect(self.refresh)
        window.refreshed.connect(self.refresh_actions)
        window.installEventFilter(self)
        self._on_aside(None)
        self.computer.begin()

    @property
    def players(self) -> "PlayersPage":
        """The page that says who plays."""
        if self._players is None:
            from pentogames.window.computer.players_page import PlayersPage

            self._players = page = PlayersPage(self._window.match, self.computer)
            page.set_theme(self._window.theme)
            self._window.dressed.connect(page.set_theme)
            self._window.panel.fill(self._players_place, page)
        return self._players

    @property
    def analysis(self) -> "AnalysisDesk":
        """The analysis, whose page is in the panel."""
        if self._analysis is None:
            from pentogames.window.computer.analysis_desk import AnalysisDesk

            self._analysis = AnalysisDesk(self._window, self.hints.model, self)
            self._window.panel.fill(self._analysis_place, self._analysis.page)
        return self._analysis

    @property
    def possible(self) -> bool:
        """Whether the computer can play the game on the table."""
        return has_profile(self._window.match.game.name)

    def _build_menu(self) -> QMenu:
        window, actions = self._window, self._window.actions_by_name
        menu = QMenu(tr("&Computer"), window)
        menu.addActions([actions[name] for name in ("hint", "analysis", "statistics")])
        menu.addSeparator()
        menu.addActions([actions[n] for n in ("computer-move", "computer-stop", "computer-pause")])
        menu.addActions([actions[name] for name in ("take-over", "computer-plays")])
        menu.addSeparator()
        settings = window.settings
        pace = menu.addMenu(tr("Sp&eed"))
        paces = [(name, tr(text)) for name, text in PACE_CHOICES]
        _choices(pace, paces, settings.pace, lambda name: setattr(settings, "pace", name))
        time = menu.addMenu(tr("Thinking time of the stron&gest level"))
        _choices(
            time,
            [(n, tr("{count} seconds").format(count=n)) for n in SECONDS_CHOICES],
            settings.thinking_seconds,
            lambda seconds: setattr(settings, "thinking_seconds", seconds),
        )
        bar = window.menuBar()
        bar.insertMenu(bar.actions()[-1], menu)
        return menu

    # -- what is seen -----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show whose turn it is, whether somebody thinks, and what can be asked for."""
        scene = self._window.scene
        if scene is None:
            return
        scene.hold.keep(self._reason(scene))
        panel = self._window.panel
        panel.offer_pages(on=self.possible)
        panel.deed.setVisible(self.possible)
        deed = "computer-stop" if self.computer.thinking else "computer-move"
        before, action = panel.deed.defaultAction(), self._window.actions_by_name[deed]
        if action is not before:
            if before is not None:
                panel.deed.removeAction(before)  # a button with two actions offers a menu
            panel.deed.setDefaultAction(action)
        self._show_progress()
        self.refresh_actions()

    def refresh_actions(self) -> None:
        """Say what can be asked of the computer now."""
        actions, computer = self._window.actions_by_name, self.computer
        at_table = self._aside.page is None and not self._window.clocks.resting
        seat = computer.match.position.to_move
        goes_on = self.possible and at_table and seat is not None
        level = computer.match.level(seat)
        actions["computer-move"].setEnabled(goes_on and not computer.thinking)
        actions["computer-stop"].setEnabled(goes_on and computer.thinking)
        actions["take-over"].setEnabled(goes_on and self._their_seat() is not None)
        actions["computer-plays"].setEnabled(goes_on and level is None)
        actions["analysis"].setEnabled(self.possible and at_table)
        actions["hint"].setEnabled(goes_on and not computer.thinking)
        pause = actions["computer-pause"]
        pause.setEnabled(at_table and computer.plays and computer.alone)
        pause.setChecked(computer.paused)

    def _reason(self, scene: "BoardScene") -> str:
        """Return why hands are to be kept off the table now; empty if a person is on turn."""
        computer = self.computer
        if self._window.clocks.resting:
            return self._window.clocks.reason()
        seat = computer.match.position.to_move
        if seat is None or (computer.seat is None and not computer.thinking):
            return ""
        name = scene.player_name(seat)
        actions = self._window.actions_by_name
        if computer.thinking:
            key = _key(actions["computer-stop"])
            text = tr("{player} is thinking. {key}: move now.")
        else:
            key = _key(actions["computer-move"])
            text = tr("{player}, the computer, waits. {key}: go on.")
        return text.format(player=name, key=key)

    def _show_progress(self) -> None:
        scene, computer = self._window.scene, self.computer
        if scene is None:
            return
        turn = computer.match.position.to_move
        for seat, home in scene.homes.items():
            home.set_thinking(computer.share if computer.thinking and seat == turn else None)

    def _offer_again(self, sentence: str) -> None:
        """Say that the computer could not think, and offer to try again."""
        scene = self._window.scene
        if scene is not None:
            hint = with_key(tr("Let the computer think once more"), ("Ctrl+Return",))
            offer = Offer(tr("Try again"), hint, self._try_again)
            scene.strip.say(sentence, Tone.NEWS, stay=True, offer=offer)

    def _let_move(self) -> None:
        self.hints.model.clear()
        self.computer.let_move()

    def _try_again(self) -> None:
        if self._window.scene is not None:
            self._window.scene.strip.clear_message()
        self.computer.let_move()

    def _tell_proof(self) -> None:
        """Say who wins, when the computer has proved it."""
        scene, proof = self._window.scene, self.computer.proof
        if scene is None or proof is None or self.computer.match.outcome() is not None:
            return
        from pentogames.teach.thinking import told_proof

        game = self.computer.match.game.name
        depth = None if proof.depth is None else proof.depth - 1  # one move was made since
        sentence = told_proof(game, proof.position, proof.value, depth, scene.player_name, tr)
        if sentence:
            scene.strip.say(sentence, Tone.NEWS)

    # -- what is asked for ------------------------------------------------------------------------

    def _their_seat(self) -> Seat | None:
        """Return the computer's seat on turn, or else the one that was on turn last."""
        match = self.computer.match
        seats = match.position.seats
        if match.position.to_move not in seats:
            return None
        at = seats.index(match.position.to_move)
        order = (seats[at], *reversed(seats[:at]), *reversed(seats[at + 1 :]))
        return next((seat for seat in order if match.level(seat) is not None), None)

    def _take_over(self) -> None:
        seat = self._their_seat()
        if seat is not None:
            self.computer.take_over(seat, None)

    def _hand_over(self) -> None:
        """Let the computer play the seat on turn from now on, as strongly as it plays another."""
        match = self.computer.match
        levels = [match.level(seat) for seat in match.position.seats]
        level = max((one for one in levels if one is not None), default=USUAL_LEVEL)
        self.computer.take_over(match.position.to_move, level)

    # -- the table --------------------------------------------------------------------------------

    def _at_rest(self) -> bool:
        scene = self._window.scene
        return scene is None or not scene.animator.running

    def _on_aside(self, page: QWidget | None) -> None:
        self._on_rested()

    def _on_rested(self) -> None:
        """Rest while another page is in the place of the table, or the clocks are paused."""
        self.hints.model.clear()
        self.computer.set_away(away=self._aside.page is not None or self._window.clocks.resting)
        self.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the worker when the window is closed."""
        if event.type() == QEvent.Type.Close:
            self.hints.model.clear()
            self.computer.close()
            self.runner.close()
            if self._analysis is not None:
                self._analysis.close()
        return super().eventFilter(watched, event)


def _key(action: QAction) -> str:
    """Return the key of an action as keys are called where we are."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def _choices(
    menu: QMenu, choices: list[tuple[T, str]], chosen: T, choose: Callable[[T], object]
) -> None:
    """Fill a menu with choices, one of which is on."""
    group = QActionGroup(menu)
    for value, text in choices:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(value == chosen)
        action.triggered.connect(lambda _=False, value=value: choose(value))
        group.addAction(action)
