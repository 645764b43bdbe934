"""What the window needs of the system, looked for before Qt is loaded.

A missing system library makes Qt's import fail with the name of a file that no user knows, and a
missing X11 library or display makes Qt abort the whole process, which nothing can catch. So all of
them are looked for first, and what is missing is said in one sentence with the Debian packages to
install. Nothing in here imports Qt.
"""

import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

Load = Callable[[str], Any]
"""Loads a shared library by its name; raises OSError if it cannot be loaded."""

BASE = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""The libraries that Qt needs on any Linux screen, and the Debian package of each."""

X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""The libraries that Qt needs besides for a window on an X11 display."""

_WAYLAND = {"wayland", "wayland-egl"}


def require() -> None:
    """End the program with exit code 1 and one sentence if the window cannot open here.

    To be called before PySide6 is imported. A lack that does no harm now is only mentioned.
    """
    sentence = problem()
    if sentence is not None:
        print(sentence, file=sys.stderr)
        raise SystemExit(1)
    doubt = warning()
    if doubt is not None:
        print(doubt, file=sys.stderr)


def problem(
    environment: Mapping[str, str] = os.environ,
    load: Load = ctypes.CDLL,
    platform: str = sys.platform,
) -> str | None:
    """Say in one sentence why the window cannot open; None if nothing speaks against it."""
    if platform != "linux":
        return None
    choices = _platforms(environment)
    nothing_but_x11 = choices <= {"xcb"}
    packages = missing(BASE | X11 if nothing_but_x11 else BASE, load)
    if packages:
        return f"Pentogames cannot open its window: {_install(packages)}."
    if not choices:
        return (
            "Pentogames cannot open its window: no display is named (by DISPLAY or"
            " WAYLAND_DISPLAY); start it from a desktop, or give it a virtual screen with"
            " xvfb-run from the Debian package xvfb."
        )
    display = environment.get("DISPLAY", "")
    if nothing_but_x11 and not _answers(display, load):
        return (
            f"Pentogames cannot open its window: the display {display!r} (DISPLAY) does not"
            " answer or does not let this user in; start it from your own desktop session."
        )
    return None


def warning(
    environment: Mapping[str, str] = os.environ,
    load: Load = ctypes.CDLL,
    platform: str = sys.platform,
) -> str | None:
    """Say what is missing for X11 where Wayland serves instead; None if nothing is."""
    if platform != "linux" or not _platforms(environment) >= {"wayland", "xcb"}:
        return None
    packages = missing(X11, load)
    if not packages:
        return None
    return f"Pentogames uses Wayland; to use X11 as well, {_install(packages)}."


def missing(libraries: Mapping[str, str], load: Load = ctypes.CDLL) -> tuple[str, ...]:
    """Return the Debian packages, sorted, of those libraries that cannot be loaded."""
    packages = set()
    for library, package in libraries.items():
        try:
            load(library)
        except OSError:
            packages.add(package)
    return tuple(sorted(packages))


def _platforms(environment: Mapping[str, str]) -> set[str]:
    """Return the Qt platforms that are asked for (all, if none is) and have a display to be on.

    Platforms without a screen of their own, such as ``offscreen``, are always there.
    """
    asked = environment.get("QT_QPA_PLATFORM") or "wayland;xcb"
    # What follows a colon are options of the platform.
    names = {name.partition(":")[0] for name in asked.split(";")}
    if not environment.get("WAYLAND_DISPLAY"):
        names -= _WAYLAND
    if not environment.get("DISPLAY"):
        names -= {"xcb"}
    return names


def _answers(display: str, load: Load) -> bool:
    """Say whether the X11 display lets us in; Qt would abort the process if it does not."""
    xcb = load("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


def _install(packages: tuple[str, ...]) -> str:
    """Return what to do, in words that go on a sentence."""
    noun = "package" if len(packages) == 1 else "packages"
    return f'install the missing Debian {noun} with "apt install {" ".join(packages)}"'
