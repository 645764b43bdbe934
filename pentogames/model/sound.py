"""Sounds: which there are, what a change of the match sounds like, and how loud they are played.

The files in resources/sounds are made by packaging/sounds.py. Whoever plays them (see sound_player)
knows no volume that all systems share, so a copy is made of each at the volume that is wished for.
"""

import sys
from array import array
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTemporaryDir

from pentogames.core.game import Effect, EffectKind, Outcome, Seat
from pentogames.model.match import Cause, Change
from pentogames.model.settings import SOUND, Settings
from pentogames.resources import resource_path

if TYPE_CHECKING:
    from pentogames.model.sound_player import Player

HEADER = 44
"""Bytes before the samples in a wave file that has nothing but samples in it."""

LOUDEST = 100


class Sound(StrEnum):
    """What can be heard, by the names of the files."""

    LIFT = "lift"  # a piece is taken in hand
    TURN = "turn"  # what is in hand is turned or flipped; a thing on the table changes
    PLACE = "place"
    REFUSE = "refuse"
    BLOCK_TURN = "block-turn"  # a part of the board goes round
    EXPLOSION = "explosion"
    WIN = "win"
    LOSE = "lose"
    DRAW = "draw"
    UNDO = "undo"
    TICK = "tick"  # of a clock that runs out


STRONGEST_FIRST = (
    (EffectKind.TURN, Sound.BLOCK_TURN),
    (EffectKind.PUT, Sound.PLACE),
    (EffectKind.TAKE, Sound.LIFT),
    (EffectKind.CHANGE, Sound.TURN),
)
"""A move makes one sound, that of the strongest of its effects; explosions come before all."""


def sound_of(change: Change) -> Sound | None:
    """Return what a step to another position sounds like; a jump is silent."""
    if change.cause is Cause.UNDO:
        return Sound.UNDO
    if change.cause in (Cause.MOVE, Cause.REDO):
        return sound_of_effects(change.effects)
    return None


def sound_of_effects(effects: Iterable[Effect]) -> Sound | None:
    """Return the sound of the strongest effect; None if nothing happens on the table.

    What is taken from the board for squares that are marked explodes on them.
    """
    found = tuple(effects)
    if any(effect.kind is EffectKind.TAKE and effect.marks for effect in found):
        return Sound.EXPLOSION
    kinds = {effect.kind for effect in found}
    return next((sound for kind, sound in STRONGEST_FIRST if kind in kinds), None)


def sound_of_outcome(outcome: Outcome, persons: Iterable[Seat], others: bool) -> Sound:
    """Return how the end of a game sounds to the persons at the table.

    ``others`` says whether anybody but persons plays; among themselves somebody of them has won. A
    seat's name begins with that of its team.
    """
    if outcome.draw:
        return Sound.DRAW
    seats = tuple(persons)
    won = any(seat.startswith(name) for seat in seats for name in outcome.winners)
    return Sound.WIN if won or not others or not seats else Sound.LOSE


class Sounds(QObject):
    """Plays sounds as the settings wish, or none; never waits for one."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._player: Player | None = None  # before the first sound
        self._released = False
        self._folder: QTemporaryDir | None = None
        settings.changed.connect(self._on_setting)

    def play(self, sound: Sound) -> None:
        """Begin to play a sound, unless sounds are off or there is nothing to play them with."""
        volume = self._settings.volume
        if self._released or not self._settings.sound or volume == 0:
            return
        if self._player is None:
            from pentogames.model.sound_player import player_here

            self._player = player_here(self)
        if self._player.ready:
            self._player.play(self._file(sound, volume))

    def release(self) -> None:
        """End what is to be heard; nothing is played afterwards."""
        if self._player is not None:
            self._player.release()
        self._released = True

    def _on_setting(self, key: str) -> None:
        """Look again for something that plays when sounds are switched on."""
        if key == SOUND and self._settings.sound and self._player is not None:
            self._player.look_again()

    def _file(self, sound: Sound, volume: int) -> Path:
        """Return a file of the sound at a volume; at the loudest, or without room, our own."""
        own = resource_path("sounds", f"{sound}.wav")
        if self._folder is None:
            self._folder = QTemporaryDir()
        copy = Path(self._folder.filePath(f"{sound}-{volume}.wav"))
        if volume == LOUDEST or not self._folder.isValid():
            return own
        if not copy.exists():
            try:
                copy.write_bytes(at_volume(own.read_bytes(), volume))
            except OSError:  # a full disk
                return own
        return copy


def at_volume(file: bytes, volume: int) -> bytes:
    """Return a wave file of ours at a volume from 0 to 100.

    Loudness is heard by proportions, so that half the way is a quarter of the amplitude.
    """
    samples = array("h", file[HEADER:])
    if sys.byteorder == "big":
        samples.byteswap()
    factor = (volume / LOUDEST) ** 2
    quieter = array("h", (round(sample * factor) for sample in samples))
    if sys.byteorder == "big":
        quieter.byteswap()
    return file[:HEADER] + quieter.tobytes()
