"""The short pages of the settings: motion, sound, language, and play."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSlider

from pentogames.core.time_control import read_control
from pentogames.model.language import available
from pentogames.model.settings import SYSTEM, Settings
from pentogames.model.words import tr
from pentogames.window.clocks.box import ClockBox
from pentogames.window.settings.page import Page, like_system


class MotionPage(Page):
    """Asks whether things move."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.heading(tr("Animation"))
        choices = (
            (SYSTEM, like_system()),
            ("true", tr("Always on")),
            ("false", tr("Off: everything jumps to its place")),
        )
        self.motion = self.radios(choices, lambda: settings.motion_wish, self._set_motion)
        self.note(tr("Animation never holds up the game: you can play on while things move."))
        self.finish()

    def _set_motion(self, wish: str) -> None:
        self.settings.motion_wish = wish


class SoundPage(Page):
    """Asks whether and how loud sounds are."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.heading(tr("Sound"))
        self.sound = self.switch(tr("&Play sounds"), lambda: settings.sound, self._set_sound)
        label = QLabel(tr("&Volume"))
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        self.volume.setMaximumWidth(320)
        self.volume.setAccessibleName(tr("Volume"))
        label.setBuddy(self.volume)
        self.column.addWidget(label)
        self.column.addWidget(self.volume)
        self.volume.valueChanged.connect(self._set_volume)
        self.refreshed.connect(self._show)
        self._show()
        self.finish()

    def _show(self) -> None:
        self.volume.setValue(self.settings.volume)
        self.volume.setEnabled(self.settings.sound)

    def _set_sound(self, on: bool) -> None:
        self.settings.sound = on

    def _set_volume(self, volume: int) -> None:
        if volume != self.settings.volume:
            self.settings.volume = volume


class LanguagePage(Page):
    """Asks for the language of the screen; each is written in its own words."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.heading(tr("Language"))
        choices = ((SYSTEM, like_system()), *available())
        self.language = self.radios(choices, lambda: settings.language, self._set_language)
        self.note(tr("The screen changes when this dialog is closed; your game stays as it is."))
        self.finish()

    def _set_language(self, wish: str) -> None:
        self.settings.language = wish


class PlayPage(Page):
    """Asks how moves are made, and whether the board helps to find them."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.heading(tr("Moves"))
        self.confirm = self.switch(
            tr("&Confirm each move"), lambda: settings.confirm_moves, self._set_confirm
        )
        self.note(
            tr("What you put down counts only when you press Enter or the tick below the board.")
        )
        self.heading(tr("Help"))
        self.aids = self.switch(
            tr("Let the board &help to find moves"), lambda: settings.aids, self._set_aids
        )
        self.note(tr("Without it, the switches for legal squares, regions and the like are gone."))
        self.heading(tr("Clock"))
        self.clock = ClockBox()
        self.clock.choose(read_control(settings.clock))
        self.clock.changed.connect(self._set_clock)
        self.refreshed.connect(self._show_clock)
        self.column.addWidget(self.clock)
        self.note(tr("New games are offered with it; each can have another."))
        self.finish()

    def _set_confirm(self, on: bool) -> None:
        self.settings.confirm_moves = on

    def _set_clock(self) -> None:
        self.settings.clock = self.clock.control().tag

    def _show_clock(self) -> None:
        control = read_control(self.settings.clock)
        if control.tag != self.clock.control().tag:
            self.clock.choose(control)

    def _set_aids(self, on: bool) -> None:
        self.settings.aids = on
