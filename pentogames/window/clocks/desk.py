"""The clocks at the window's table: shown at the seats, paused under a cover, and run out."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QMessageBox

from pentogames.model.match_clock import MatchClock
from pentogames.model.words import tr
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.clock_text import clock_text
from pentogames.scene.cover import CoverItem
from pentogames.scene.seat_clock import SeatClock
from pentogames.window import dialogs
from pentogames.window.actions import native

if TYPE_CHECKING:
    from pentogames.window.main_window import MainWindow

Z_COVER = 200
"""Above all that lies on the table, and what is in hand."""


class ClockDesk(QObject):
    """Shows what the players' clocks say, and does what is asked of them.

    While it is ``resting`` nobody plays: the clocks are paused, or a player's time has run out and
    it is being decided what becomes of that.
    """

    rested = Signal()  # ``resting`` has changed

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._deciding = False
        self._cover: CoverItem | None = None
        self._covered: BoardScene | None = None
        self.clock = MatchClock(window.match, self._held, self)
        actions = window.actions_by_name
        self._pause = actions["clock-pause"]
        self._pause.toggled.connect(self._on_toggled)
        for name in ("undo", "redo"):
            actions[name].triggered.connect(self.clock.go_on)
        window.moves_menu.addSeparator()
        window.moves_menu.addAction(self._pause)
        self.clock.changed.connect(self._show)
        self.clock.paused_changed.connect(self._on_paused)
        self.clock.fell.connect(self._on_fallen)
        window.refreshed.connect(self._refresh_action)
        window.dressed.connect(lambda theme: self._show())
        window.installEventFilter(self)
        self._on_paused()

    @property
    def resting(self) -> bool:
        """Whether nobody may play now."""
        return self._deciding or self.clock.paused

    def reason(self) -> str:
        """Say why nobody may play now, and how to go on."""
        key = native(self._pause.shortcut())
        return tr("The game is paused. {key}: go on.").format(key=key)

    # -- what is seen -----------------------------------------------------------------------------

    def _held(self) -> bool:
        """Say whether the table is out of the players' sight."""
        window = self._window
        away = window.aside.page is not None or window.isMinimized()
        return away or QApplication.activeModalWidget() is not None

    def _show(self) -> None:
        """Show the times, and the cover where it has to be."""
        scene, clock = self._window.scene, self.clock
        if scene is None:
            return
        times = clock.times()
        for seat, home in scene.homes.items():
            left = times.get(seat)
            if left is None:
                home.set_clock(SeatClock())
                continue
            on_turn = seat == clock.seat and clock.running
            low = left <= clock.control.low and not clock.over
            home.set_clock(SeatClock(clock_text(left), on_turn, low))
        self._cover_table(scene)

    def _cover_table(self, scene: BoardScene) -> None:
        """Cover the table while the clocks are paused, and only then."""
        if self._covered is not scene:  # its cover has gone with the one before
            self._cover, self._covered = None, scene
            scene.sceneRectChanged.connect(self._fit_cover)
        if not self.clock.paused:
            if self._cover is not None:
                scene.removeItem(self._cover)
            self._cover = None
            return
        cover = self._cover
        if cover is None:
            self._cover = cover = CoverItem(lambda: self.clock.pause(on=False))
            cover.setZValue(Z_COVER)
            scene.addItem(cover)
            cover.set_area(scene.sceneRect())
            cover.say(tr("Paused"), self._who_goes_on(scene), tr("Go on"), "pause")
        if cover.theme is not self._window.theme:
            cover.set_theme(self._window.theme)

    def _fit_cover(self) -> None:
        """Leave nothing of a table uncovered that has got another size."""
        if self._cover is not None and self._covered is not None:
            self._cover.set_area(self._covered.sceneRect())

    def _who_goes_on(self, scene: BoardScene) -> str:
        seat = self.clock.seat
        name = "" if seat is None else scene.player_name(seat)
        key = native(self._pause.shortcut())
        return tr("The clocks stand. {player} is to move. {key}: go on.").format(
            player=name, key=key
        )

    def _refresh_action(self) -> None:
        """Offer a pause while there is something to pause."""
        at_table = self._window.aside.page is None
        self._pause.setEnabled(at_table and not self.clock.over)
        self._pause.setChecked(self.clock.paused)

    # -- pause, and the end of a player's time ----------------------------------------------------

    def _on_toggled(self, on: bool) -> None:
        if on != self.clock.paused:  # else the switch follows the clock
            self.clock.pause(on=on)

    def _on_paused(self) -> None:
        self._refresh_action()
        self._show()
        self.rested.emit()

    def _on_fallen(self, seat: str) -> None:
        """Say whose time has run out, and ask what becomes of the game."""
        scene = self._window.scene
        assert scene is not None
        scene.step_aside()
        self._decide(on=True)
        lost = self._ask(scene.player_name(seat))
        if lost:
            self.clock.award()
        else:
            self.clock.play_without()
        self._decide(on=False)

    def _decide(self, *, on: bool) -> None:
        self._deciding = on
        self.rested.emit()

    def _ask(self, name: str) -> bool:
        """Ask whether the player has lost; else the game goes on without clocks."""
        text = tr("{player} has no time left.").format(player=name)
        box = dialogs.message_box(self._window, "clock", text)
        lost = box.addButton(tr("&Lost on time"), QMessageBox.ButtonRole.AcceptRole)
        goes_on = box.addButton(tr("&Play on without clocks"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(lost)
        box.setEscapeButton(goes_on)
        box.exec()
        decided = box.clickedButton() is lost
        box.deleteLater()
        return decided

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Write down the time of the player on turn when the window is closed."""
        if event.type() == QEvent.Type.Close:
            self.clock.put_down()
        return super().eventFilter(watched, event)
