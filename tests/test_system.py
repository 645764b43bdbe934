import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pentogames import system

ROOT = Path(__file__).parents[1]
SCREEN = {"DISPLAY": ":0"}
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0"}


def loader(*lacking: str, refused: bool = False) -> Callable[[str], Any]:
    """Load everything but what is lacking; the display lets us in unless it is refused."""

    def function(result: Any) -> Any:
        def call(*_: Any) -> Any:
            return result

        return call

    def load(name: str) -> Any:
        if name in lacking:
            raise OSError(f"{name}: cannot open shared object file: No such file or directory")
        return SimpleNamespace(
            xcb_connect=function(1),
            xcb_connection_has_error=function(int(refused)),
            xcb_disconnect=function(None),
        )

    return load


def test_missing_names_each_package_once_and_sorted() -> None:
    libraries = {"libb.so": "two", "liba.so": "two", "libc.so": "one", "libd.so": "three"}
    assert system.missing(libraries, loader("liba.so", "libb.so", "libc.so")) == ("one", "two")
    assert system.missing(libraries, loader()) == ()


def test_nothing_missing_and_a_display_is_no_problem() -> None:
    assert system.problem(SCREEN, loader(), "linux") is None
    assert system.warning(SCREEN, loader(), "linux") is None


@pytest.mark.parametrize(("library", "package"), sorted((system.BASE | system.X11).items()))
def test_each_library_that_x11_needs_is_named_by_its_package(library: str, package: str) -> None:
    sentence = system.problem(SCREEN, loader(library), "linux")
    assert sentence is not None
    assert f'package with "apt install {package}"' in sentence
    assert sentence.endswith(".")


def test_one_sentence_names_all_that_is_missing() -> None:
    sentence = system.problem(
        SCREEN, loader("libxcb-cursor.so.0", "libEGL.so.1", "libGL.so.1"), "linux"
    )
    assert sentence == (
        "Pentogames cannot open its window: install the missing Debian packages with"
        ' "apt install libegl1 libgl1 libxcb-cursor0".'
    )


def test_without_a_display_the_sentence_says_so() -> None:
    sentence = system.problem({}, loader(), "linux")
    assert sentence is not None
    assert "no display" in sentence
    assert "package xvfb" in sentence


def test_a_display_that_does_not_answer_is_named() -> None:
    sentence = system.problem({"DISPLAY": ":7"}, loader(refused=True), "linux")
    assert sentence is not None
    assert "':7'" in sentence


def test_with_wayland_what_x11_lacks_is_a_warning() -> None:
    load = loader("libxcb-cursor.so.0", refused=True)
    for environment in (WAYLAND, WAYLAND | SCREEN):
        assert system.problem(environment, load, "linux") is None
    sentence = system.warning(WAYLAND | SCREEN, load, "linux")
    assert sentence is not None
    assert "apt install libxcb-cursor0" in sentence
    assert system.warning(WAYLAND | SCREEN, loader(), "linux") is None


def test_with_wayland_what_qt_needs_everywhere_is_a_problem() -> None:
    sentence = system.problem(WAYLAND, loader("libEGL.so.1", "libxcb-cursor.so.0"), "linux")
    assert sentence is not None
    assert '"apt install libegl1"' in sentence


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600", "xcb;offscreen"])
def test_a_platform_without_a_screen_needs_neither_x11_nor_a_display(platform: str) -> None:
    environment = {"QT_QPA_PLATFORM": platform}
    assert system.problem(environment, loader(*system.X11), "linux") is None
    sentence = system.problem(environment, loader("libEGL.so.1"), "linux")
    assert sentence is not None
    assert '"apt install libegl1"' in sentence


def test_x11_asked_for_under_wayland_needs_all_of_x11() -> None:
    environment = {"QT_QPA_PLATFORM": "xcb"} | WAYLAND | SCREEN
    assert system.problem(environment, loader("libxcb-icccm.so.4"), "linux") is not None
    assert system.problem(environment, loader(refused=True), "linux") is not None
    assert system.problem(environment, loader(), "linux") is None


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_not_looked_at(platform: str) -> None:
    load = loader(*system.BASE, *system.X11)
    assert system.problem({}, load, platform) is None
    assert system.warning({}, load, platform) is None


def test_the_setup_installs_what_the_check_looks_for() -> None:
    script = "\n".join(
        [f'. "{ROOT}/packaging/setup.sh"', 'printf "%s\\n" $PACKAGES_TO_PLAY'],
    )
    done = subprocess.run(
        ["sh", "-c", script, str(ROOT / "packaging/start")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == sorted((system.BASE | system.X11).values())


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a process of its own, with nothing of a screen but what is given."""
    variables = {
        name: value for name, value in os.environ.items() if not name.startswith(("QT_", "XDG_"))
    }
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=variables | environment,
        capture_output=True,
        text=True,
        timeout=60,
    )


FAKE = """
import ctypes
real = ctypes.CDLL
def fake(name, *rest, **options):
    if name in {lacking!r}:
        raise OSError(name)
    return real(name, *rest, **options)
ctypes.CDLL = fake
from pentogames import system
system.require()
import sys
print("PySide6" in sys.modules)
"""


def assert_one_sentence_and_no_window(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("Pentogames cannot open its window: ")


def test_a_process_without_a_library_ends_with_the_sentence() -> None:
    lacking = ("libEGL.so.1", "libxcb-cursor.so.0")
    done = run(FAKE.format(lacking=lacking), DISPLAY=":0")
    assert_one_sentence_and_no_window(done)
    assert "libegl1" in done.stderr
    assert "libxcb-cursor0" in done.stderr


def test_a_process_without_a_display_ends_with_the_sentence() -> None:
    done = run(FAKE.format(lacking=()))
    assert_one_sentence_and_no_window(done)
    assert "no display" in done.stderr


def test_a_process_with_a_dead_display_ends_with_the_sentence() -> None:
    done = run(FAKE.format(lacking=()), DISPLAY=":987")
    assert_one_sentence_and_no_window(done)
    assert "':987'" in done.stderr


def test_a_process_without_need_of_a_screen_goes_on_without_qt() -> None:
    done = run(FAKE.format(lacking=tuple(system.X11)), QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout, done.stderr) == (0, "False\n", "")


def test_the_window_looks_before_it_loads_qt() -> None:
    code = "from pentogames.window.app import run; raise SystemExit(run([]))"
    assert_one_sentence_and_no_window(run(code))


def test_the_program_without_a_display_ends_with_the_sentence() -> None:
    code = "import runpy; runpy.run_module('pentogames', run_name='__main__', alter_sys=True)"
    assert_one_sentence_and_no_window(run(code))
