"""Sounds: the files, what is heard of what, how loud, and the programs that play them."""

import math
import os
import runpy
import stat
import sys
import wave
from array import array
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from pentogames.core.cells import Square
from pentogames.core.game import Effect, EffectKind, Mark, Outcome, Role, Token
from pentogames.core.record import Record
from pentogames.games import GAMES
from pentogames.model import sound, sound_player
from pentogames.model.match import Cause, Change, MatchModel
from pentogames.model.settings import Settings
from pentogames.model.sound import Sound, Sounds, at_volume, sound_of, sound_of_outcome
from pentogames.model.sound_player import AT_ONCE, ProgramPlayer, WindowsPlayer, environment
from pentogames.resources import resource_path
from tests.model.recorder import Recorder

ROOT = Path(__file__).parents[2]
FULL = 32_768
FILES = {each: resource_path("sounds", f"{each}.wav") for each in Sound}


def samples_of(path: Path) -> "np.ndarray[Any, np.dtype[np.float64]]":
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / FULL


# The files


def test_there_is_a_file_for_every_sound_and_no_other_and_they_are_small() -> None:
    folder = resource_path("sounds")
    assert {path.stem for path in folder.iterdir()} == {str(each) for each in Sound}
    assert sum(path.stat().st_size for path in folder.iterdir()) < 400_000


@pytest.mark.parametrize("each", Sound)
def test_a_sound_is_short_and_soft_and_begins_and_ends_in_silence(each: Sound) -> None:
    samples = samples_of(FILES[each])
    told = each in (Sound.WIN, Sound.LOSE, Sound.DRAW)
    assert 0.04 < len(samples) / 22_050 < (1.2 if told else 0.55)
    assert 0.15 < np.abs(samples).max() < 0.55  # far from clipping
    assert np.abs(samples[[0, -1]]).max() < 0.001
    assert np.abs(np.diff(samples)).max() < 0.25  # no click
    assert abs(samples.mean()) < 0.002


@pytest.mark.parametrize("each", Sound)
def test_a_sound_has_nothing_shrill_in_it(each: Sound) -> None:
    samples = samples_of(FILES[each])
    power = np.abs(np.fft.rfft(samples)) ** 2
    pitch = np.fft.rfftfreq(len(samples), 1 / 22_050)
    assert power[pitch > 5_000].sum() < 0.02 * power.sum()


def test_the_files_are_what_the_script_makes() -> None:
    script = runpy.run_path(str(ROOT / "packaging" / "sounds.py"))
    assert set(script["SOUNDS"]) == {str(each) for each in Sound}
    for each, path in FILES.items():
        made = script["polished"](script["SOUNDS"][each](), script["LOUDNESS"][each])
        kept = samples_of(path)
        assert len(made) == len(kept)
        # The last digit may differ where another library computes sines.
        assert np.abs(np.array(made) * 32_767 / FULL - kept).max() < 2 / FULL


def test_a_quieter_copy_is_the_same_sound_at_the_square_of_the_volume() -> None:
    file = FILES[Sound.PLACE].read_bytes()
    half = array("h", at_volume(file, 50)[sound.HEADER :])
    whole = array("h", file[sound.HEADER :])
    assert at_volume(file, 100) == file
    assert at_volume(file, 50)[: sound.HEADER] == file[: sound.HEADER]
    assert all(abs(a - b / 4) <= 0.5 for a, b in zip(half, whole, strict=True))


# What is heard of what


def effect(kind: EffectKind) -> Effect:
    token = (Token("a", "tile", None, "F"),)
    return Effect(kind, token, token)


def change(cause: Cause, *kinds: EffectKind) -> Change:
    return Change(None, None, tuple(effect(kind) for kind in kinds), cause)


@pytest.mark.parametrize(
    ("kinds", "heard"),
    [
        ((EffectKind.PUT,), Sound.PLACE),
        ((EffectKind.PUT, EffectKind.TURN), Sound.BLOCK_TURN),
        ((EffectKind.TAKE, EffectKind.CHANGE, EffectKind.PUT), Sound.PLACE),
        ((EffectKind.TAKE,), Sound.LIFT),
        ((EffectKind.CHANGE,), Sound.TURN),
        ((), None),
    ],
)
def test_a_move_sounds_like_the_strongest_of_its_effects(
    kinds: tuple[EffectKind, ...], heard: Sound | None
) -> None:
    assert sound_of(change(Cause.MOVE, *kinds)) is heard
    assert sound_of(change(Cause.REDO, *kinds)) is heard
    assert sound_of(change(Cause.UNDO, *kinds)) is Sound.UNDO
    assert sound_of(change(Cause.JUMP)) is sound_of(change(Cause.NEW)) is None


def test_what_is_taken_for_marked_squares_explodes() -> None:
    take = replace(effect(EffectKind.TAKE), marks=(Mark(Role.LINE, (Square(0, 0),)),))
    effects = (effect(EffectKind.PUT), take, effect(EffectKind.CHANGE))
    assert sound_of(Change(None, None, effects, Cause.MOVE)) is Sound.EXPLOSION


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_first_move_of_every_game_is_heard(game: Any) -> None:
    match = MatchModel(Record(game, game.options_type()))
    heard: list[Sound | None] = []
    match.changed.connect(lambda change: heard.append(sound_of(change)))
    assert match.try_move(next(match.position.moves()))
    assert heard[0] in (Sound.PLACE, Sound.BLOCK_TURN)


@pytest.mark.parametrize(
    ("places", "persons", "others", "heard"),
    [
        ({"White": 1, "Black": 2}, ["White", "Black"], False, Sound.WIN),
        ({"White": 1, "Black": 2}, ["White"], True, Sound.WIN),
        ({"White": 1, "Black": 2}, ["Black"], True, Sound.LOSE),
        ({"White": 1, "Black": 2}, [], True, Sound.WIN),
        ({"White": 1, "Black": 1}, ["Black"], True, Sound.DRAW),
        ({"A": 2, "B": 1}, ["B2"], True, Sound.WIN),
        ({"A": 1, "B": 2}, ["B1", "B2"], True, Sound.LOSE),
    ],
)
def test_the_end_sounds_as_it_is_for_the_persons_at_the_table(
    places: dict[str, int], persons: list[str], others: bool, heard: Sound
) -> None:
    assert sound_of_outcome(Outcome(places, "any"), persons, others) is heard


# The settings


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()
    monkeypatch.setattr(sound_player, "player_here", lambda parent: recorder)
    return recorder


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def test_the_volume_is_that_of_the_settings(recorder: Recorder, settings: Settings) -> None:
    sounds = Sounds(settings)
    settings.volume = 50
    sounds.play(Sound.WIN)
    settings.volume = 100
    sounds.play(Sound.WIN)
    quiet, loud = recorder.played
    assert loud == FILES[Sound.WIN]
    assert math.isclose(
        np.abs(samples_of(quiet)).max() * 4, np.abs(samples_of(loud)).max(), rel_tol=0.01
    )


def test_nothing_is_played_without_sounds_or_volume_or_after_the_end(
    recorder: Recorder, settings: Settings
) -> None:
    sounds = Sounds(settings)
    settings.sound = False
    sounds.play(Sound.LIFT)
    settings.sound, settings.volume = True, 0
    sounds.play(Sound.LIFT)
    settings.volume, recorder.ready = 60, False
    sounds.play(Sound.LIFT)
    recorder.ready = True
    sounds.release()
    sounds.play(Sound.LIFT)
    assert recorder.played == []
    assert recorder.released


def test_to_switch_sounds_on_looks_for_a_player_again(
    recorder: Recorder, settings: Settings
) -> None:
    sounds = Sounds(settings)
    sounds.play(Sound.LIFT)
    settings.sound = False
    assert recorder.looked == 0
    settings.sound = True
    assert recorder.looked == 1
    sounds.release()


def test_a_folder_that_cannot_be_written_to_costs_only_the_volume(
    recorder: Recorder, settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(path: Path, data: bytes) -> int:
        raise OSError("no space left on device")

    monkeypatch.setattr(Path, "write_bytes", fail)
    Sounds(settings).play(Sound.TICK)
    assert recorder.played == [FILES[Sound.TICK]]


# The programs that play


class Fakes:
    """Programs in a folder that is all of the PATH; what they are called with is written down."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.calls_file = folder / "calls"

    def add(self, name: str, then: str = "exit 0") -> None:
        path = self.folder / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >> "{self.calls_file}"\n{then}\n')
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    @property
    def calls(self) -> list[str]:
        return self.calls_file.read_text().splitlines() if self.calls_file.exists() else []


@pytest.fixture
def fakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fakes:
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return Fakes(folder)


PROGRAMS = (("first",), ("second", "-q"))
FILE = Path("/sounds/a file.wav")


def test_the_first_program_that_is_there_plays(qtbot: QtBot, fakes: Fakes) -> None:
    fakes.add("second")
    player = ProgramPlayer(PROGRAMS)
    player.play(FILE)
    qtbot.waitUntil(lambda: fakes.calls == [f"second -q {FILE}"])
    player.release()


def test_no_more_sounds_than_may_be_are_played_at_a_time(qtbot: QtBot, fakes: Fakes) -> None:
    fakes.add("first", "while :; do /bin/sleep 0.05; done")
    player = ProgramPlayer(PROGRAMS)
    for _ in range(AT_ONCE + 4):
        player.play(FILE)
    qtbot.waitUntil(lambda: len(fakes.calls) == AT_ONCE)
    assert not player.ready
    player.release()
    assert len(fakes.calls) == AT_ONCE
    player.play(FILE)
    assert not player.ready


def test_a_program_that_fails_gives_way_to_the_next_and_silence_is_logged_once(
    qtbot: QtBot, fakes: Fakes, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "pentogames.model.sound_player")
    fakes.add("first", "exit 1")
    fakes.add("second", "kill -9 $$")
    player = ProgramPlayer(PROGRAMS)
    player.play(FILE)
    qtbot.waitUntil(lambda: [command[1:] for command in player._found()] == [("-q",)])
    assert caplog.messages == []
    player.play(FILE)
    qtbot.waitUntil(lambda: not player.ready)
    player.play(FILE)
    assert caplog.messages == ["no sounds: none of first, second plays them here"]
    assert [call.split()[0] for call in fakes.calls] == ["first", "second"]


def test_a_program_that_cannot_be_started_fails_as_well(qtbot: QtBot, fakes: Fakes) -> None:
    broken = fakes.folder / "first"
    broken.write_text("#!/nowhere/interpreter\n")
    broken.chmod(0o700)
    player = ProgramPlayer((("first",),))
    assert player.ready
    player.play(FILE)
    qtbot.waitUntil(lambda: not player.ready)


def test_a_program_that_hangs_is_ended(
    qtbot: QtBot, fakes: Fakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound_player, "LONGEST_MS", 50)
    fakes.add("first", "while :; do /bin/sleep 0.05; done")
    player = ProgramPlayer((("first",),))
    player.play(FILE)
    qtbot.waitUntil(lambda: not player.ready)
    assert player._running == []


def test_without_a_program_it_is_silent_until_it_looks_again(qtbot: QtBot, fakes: Fakes) -> None:
    player = ProgramPlayer(PROGRAMS)
    player.play(FILE)
    fakes.add("first")
    assert not player.ready
    player.look_again()
    assert player.ready


def test_programs_of_the_system_find_the_systems_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/frozen")
    assert environment().value("LD_LIBRARY_PATH") == "/frozen"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    assert not environment().contains("LD_LIBRARY_PATH")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/theirs")
    assert environment().value("LD_LIBRARY_PATH") == "/theirs"
    assert os.environ["LD_LIBRARY_PATH"] == "/frozen"


def test_windows_is_asked_to_play_at_once_and_its_refusal_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[object, int]] = []

    def play(name: object, flags: int) -> None:
        asked.append((name, flags))
        if name == str(FILE) and len(asked) > 1:
            raise RuntimeError("Failed to play sound")

    fake = SimpleNamespace(PlaySound=play, SND_FILENAME=1, SND_ASYNC=2, SND_NODEFAULT=4)
    monkeypatch.setitem(sys.modules, "winsound", fake)
    monkeypatch.setattr(sys, "platform", "win32")
    player = WindowsPlayer()
    player.play(FILE)
    player.play(FILE)
    player.look_again()
    player.release()
    assert asked == [(str(FILE), 7), (str(FILE), 7), (None, 0)]
