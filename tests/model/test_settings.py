"""The user's wishes: defaults, what is kept, and how they are taken back."""

from pathlib import Path

import pytest

from pentogames.model import system_wishes
from pentogames.model.settings import KEYS, MOTION, SYSTEM, THEME, VOLUME, Settings


def heard(settings: Settings) -> list[str]:
    """Return a list that grows by each key that ``changed`` names."""
    keys: list[str] = []
    settings.changed.connect(keys.append)
    return keys


def test_nothing_is_wished_for_at_first(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    assert (settings.theme, settings.vision, settings.motion_wish) == (SYSTEM, "standard", SYSTEM)
    assert (settings.sound, settings.volume) == (True, 60)
    assert (settings.confirm_moves, settings.aids) == (False, True)
    assert settings.keys("new") is None
    assert settings.wishes() == {}


def test_wishes_are_kept(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    settings.theme, settings.vision, settings.motion = "wood", "red-green", False
    settings.sound, settings.volume = False, 35
    settings.confirm_moves, settings.aids = True, False
    settings.set_keys("new", ("Ctrl+B",))
    settings.set_keys("open", ())
    settings.sync()
    again = Settings(tmp_path / "s.ini")
    assert (again.theme, again.vision, again.motion) == ("wood", "red-green", False)
    assert (again.sound, again.volume) == (False, 35)
    assert (again.confirm_moves, again.aids) == (True, False)
    assert (again.keys("new"), again.keys("open"), again.keys("save")) == (("Ctrl+B",), (), None)


@pytest.mark.parametrize(("text", "volume"), [("loud", 60), ("-3", 60), ("250", 100), ("0", 0)])
def test_a_volume_is_from_0_to_100(tmp_path: Path, text: str, volume: int) -> None:
    path = tmp_path / "s.ini"
    path.write_text(f"[sound]\nvolume={text}\n")
    assert Settings(path).volume == volume


@pytest.mark.parametrize("wished", [False, True])
def test_motion_is_like_that_of_the_system_until_it_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wished: bool
) -> None:
    monkeypatch.setattr("pentogames.model.settings.less_motion_wished", lambda: wished)
    settings = Settings(tmp_path / "s.ini")
    assert settings.motion is not wished
    settings.motion = wished
    assert settings.motion is wished
    settings.motion_wish = SYSTEM
    assert settings.motion is not wished


def test_taking_back_sets_everything_as_it_was_and_says_so(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    settings.theme = "dark"
    before = settings.wishes()
    settings.theme, settings.volume = "wood", 10
    settings.set_keys("new", ("Ctrl+B",))
    settings.add_recent_file(tmp_path / "game.pento")
    changes = heard(settings)
    settings.take_back(before)
    assert sorted(changes) == sorted([THEME, VOLUME, f"{KEYS}new"])
    assert (settings.theme, settings.volume, settings.keys("new")) == ("dark", 60, None)
    assert settings.recent_files == (tmp_path / "game.pento",)
    assert settings.wishes() == before


def test_only_changes_are_told(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    changes = heard(settings)
    settings.motion = False
    settings.motion = False
    assert changes == [MOTION]


# -- the system's wishes --------------------------------------------------------------------------


@pytest.fixture
def _asked_anew() -> None:
    system_wishes.less_motion_wished.cache_clear()


@pytest.mark.usefixtures("_asked_anew")
def test_without_a_bus_the_system_has_no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    assert system_wishes.less_motion_wished() is False


@pytest.mark.usefixtures("_asked_anew")
def test_a_bus_that_nobody_answers_on_has_no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    assert system_wishes.less_motion_wished() is False


@pytest.mark.parametrize(
    ("told", "wished"),
    [
        ({"reduced-motion": 1}, True),
        ({"reduced-motion": 0, "enable-animations": True}, False),
        ({"enable-animations": False}, True),
        ({}, False),
    ],
)
@pytest.mark.usefixtures("_asked_anew")
def test_what_the_desktop_tells_counts(
    monkeypatch: pytest.MonkeyPatch, told: dict[str, object], wished: bool
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setattr(system_wishes, "_portal_setting", lambda space, name: told.get(name))
    assert system_wishes.less_motion_wished() is wished
    system_wishes.less_motion_wished.cache_clear()
